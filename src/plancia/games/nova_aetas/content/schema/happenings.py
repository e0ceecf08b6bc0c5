# not compiled
"""The words in which a mission says what happens, what is tried and what is wanted. Squares are written "A1":
column, then row from the top."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from plancia.games.nova_aetas.content.schema.words import KeywordWord, Small, TokenWord
from plancia.kernel.content import Part, Text

Square = Annotated[str, Meta(pattern="^[A-P]([1-9]|1[0-6])$")]
Height = Annotated[int, Meta(ge=0, le=7)]
Time = Annotated[int, Meta(ge=1, le=120)]
Rows = Annotated[list[Annotated[str, Meta(min_length=1, max_length=16)]], Meta(max_length=16)]
Flags = list[Annotated[str, Meta(pattern="^[a-z_]{1,30}$")]]


class Test(Part, frozen=True, kw_only=True):
    """A Keyword Test, or one of a characteristic."""

    keyword: KeywordWord | None = None
    characteristic: Literal["dexterity", "physique", "mind"] | None = None
    threshold: Annotated[int, Meta(ge=2, le=6)]
    successes: Annotated[int, Meta(ge=1, le=9)] = 1


class Then(Part, frozen=True, kw_only=True):
    """One thing that happens. `if` (any of these) and `unless` (none of these) name flags of the campaign.

    enemy: one model of `enemy` on each square of `at` (or the nearest Free Square); ally: `ally` on `at`;
    draft: on the squares of `at` in order, or on the draft square `nearest` to the Hero; count: `n` more of `counter`;
    take: the Hero takes `object`; gone: `object` leaves the game; steal: the object that the Enemy stands by is gone;
    reward: `n` Rewards; item: one of `items`; cancel-draft: the next Draft of the timeline; drain: Water becomes normal
    ground; wound: `n` to the Hero; token: `token` to the Hero (in `hero_tokens`: to every Hero); stealth: a Stealth
    Test at `threshold` if the Alarm is off; alarm; popolini: `n` (may be negative); flag: `flag` is set; skip-event:
    the next mission's first Event is ignored; later-token: a Hero the players choose gains `token` as the next mission
    starts.
    """

    do: Literal[
        "enemy", "ally", "draft", "count", "take", "gone", "steal", "reward", "item", "cancel-draft", "drain", "wound",
        "token", "stealth", "alarm", "popolini", "flag", "skip-event", "later-token",
    ]  # fmt: skip
    enemy: str = ""
    ally: str = ""
    at: list[Square] = []
    nearest: bool = False
    loot: bool = True
    in_: Annotated[int, Meta(ge=0, le=60)] = field(
        name="in", default=0
    )  # ally: its token at now + so much; 0: as usual
    counter: str = ""
    n: Annotated[int, Meta(ge=-20, le=30)] = 1
    object: str = ""
    items: list[str] = []
    token: TokenWord | None = None
    threshold: Annotated[int, Meta(ge=0, le=6)] = 0
    flag: str = ""
    if_: Flags = field(name="if", default=[])
    unless: Flags = []
    fewer: Small = 0  # enemy: so many models less, which the players choose,
    fewer_if: Flags = []  # if any of these flags is set


class Condition(Part, frozen=True, kw_only=True):
    """time: the hand has reached `t`; counter: `counter` has at least `n`; defeated: `enemy` has been defeated once;
    rank-defeated: one of that `rank`; bearer-at: whoever carries `object` ends his Activation on `at`; ally-at: `ally`
    is on `at`; all-at: every Hero who is not Down stands on `at`; ally-removed: `ally` came and is removed;
    nobody-down: nobody was Down in this mission; alarm-late: the Alarm was raised at least `t` ago; no-alarm: never;
    ally-wounds: `ally` has at most `n`; taken: a Hero has taken `object`; won-before: it is still earlier than `t`.
    """

    is_: Literal[
        "time", "counter", "defeated", "rank-defeated", "bearer-at", "ally-at", "all-at", "ally-removed", "nobody-down",
        "alarm-late", "no-alarm", "ally-wounds", "taken", "won-before", "counter-below",
    ] = field(name="is")  # fmt: skip
    t: Annotated[int, Meta(ge=0, le=120)] = 0
    counter: str = ""
    n: Small = 0
    enemy: str = ""
    rank: Literal["troop", "elite", "monster"] = "monster"
    ally: str = ""
    object: str = ""
    at: list[Square] = []


class Clause(Part, frozen=True, kw_only=True):
    text: Text
    any: Annotated[list[Condition], Meta(min_length=1, max_length=4)]
    if_: Flags = field(name="if", default=[])
    unless: Flags = []
