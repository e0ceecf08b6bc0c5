# not compiled
"""What a mission, the campaign and its endings may hold. Squares are written "A1": column, then row from the top."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from plancia.games.nova_aetas.schema_words import FactionWord, FamilyWord, KeywordWord, Small, TokenWord
from plancia.kernel.content import Datum, Part, Text

Square = Annotated[str, Meta(pattern="^[A-P]([1-9]|1[0-6])$")]
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


class Marker(Part, frozen=True, kw_only=True):
    """On the Horologium: at a time, or so long after the Alarm."""

    t: Time | None = None
    after_alarm: Annotated[int, Meta(ge=0, le=120)] | None = None
    then: list[Then]


class Action(Part, frozen=True, kw_only=True):
    """A Mission Action, on or next to each of its squares (on a Location Card: in its node)."""

    id: str
    name: Text
    text: Text
    at: list[Square] = []
    needs: str = ""  # an object that the Hero must carry, and that is used up
    poi: bool = False
    ap: Small = 1
    cubes: Small = 0  # per square; 0: as often as you like
    tests: list[Test] = []  # one of these, which the Hero chooses; without `cheaper` it must be passed
    cheaper: Annotated[int, Meta(ge=0, le=9)] | None = None  # AP with a passed Test; the Hero may do without the Test
    pays_the_rest: bool = False  # a failed Test for a cheaper price costs the full price and the action is done
    requires: KeywordWord | None = None
    then: list[Then] = []
    fails: list[Then] = []


class Exit(Part, frozen=True, kw_only=True):
    id: str
    name: Text
    to: Square
    ap: Small = 1
    test: Test | None = None
    fails: list[Then] = []  # he comes out in any case


class Node(Part, frozen=True, kw_only=True):
    id: str
    name: Text
    text: Text
    links: list[str] = []  # 1 AP each
    exits: list[Exit] = []
    actions: list[Action] = []


class Card(Part, frozen=True, kw_only=True):
    """A Location Card: the inside of a building, entered from its door square into the first node."""

    id: str
    name: Text
    door: Square
    nodes: Annotated[list[Node], Meta(min_length=1, max_length=8)]
    heroes: Small = 2  # at a time


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


class Trigger(Part, frozen=True, kw_only=True):
    """When a counter reaches a number."""

    counter: str
    n: Small
    then: list[Then]


class EnemyObjective(Part, frozen=True, kw_only=True):
    """What some Enemies do instead of attacking the Heroes, until one of the conditions holds.

    interact: from the squares of `at` or next to them; reach, escape: on them; attack: `ally`.
    """

    text: Text
    kind: Literal["reach", "interact", "attack", "escape"]
    enemies: list[str] = []  # empty: all types
    at: list[Square] = []
    objects: str = ""  # in place of squares: the nearest of these objects that lie on the field
    ally: str = ""
    ap: Small = 0
    threat: Small | None = None
    then: list[Then] = []
    until: list[Condition] = []


class AllyObjective(Part, frozen=True, kw_only=True):
    ally: str
    text: Text
    at: list[Square]


class Object(Part, frozen=True, kw_only=True):
    """Something to carry, picked up from the ground for `pick_up` AP."""

    id: str
    name: Text
    at: list[Square] = []  # where copies lie at the start; none: there is one, which comes into play when it is taken
    pick_up: Small = 1
    dice: Small = 0  # for its bearer, in all Tests; once, however many he carries
    threat: Small = 0  # more, while he carries it
    code: Literal["", "G"] = ""  # its letter on the map


class Control(Part, frozen=True, kw_only=True):
    """A Control Area that differs: `set`, or `add` to it."""

    enemies: list[str] = []  # empty: all types
    set: Small = 0
    add: Small = 0
    fewer_wounds_than: Small = 0  # only while it has fewer; 0: always
    if_: Flags = field(name="if", default=[])


class Deck(Part, frozen=True, kw_only=True):
    faction: FactionWord | None = None
    enemies: dict[str, Small] = {}  # instead: so many cards of each
    if_: Flags = field(name="if", default=[])
    unless: Flags = []


class Patrol(Part, frozen=True, kw_only=True):
    enemy: str
    number: Small  # the model, from 1, as it was placed
    route: list[Square]


class Gain(Part, frozen=True, kw_only=True):
    popolini: Small = 0
    cards: dict[FamilyWord, Small] = {}
    rewards: Small = 0
    formulae: list[str] = []
    heals: list[str] = []  # each Hero discards one of these Grave Wounds
    xp: Small | None = None  # for each Hero, in place of the usual


class Next(Part, frozen=True, kw_only=True):
    on: Literal["victory", "defeat"]
    to: str  # a mission; "" is the end of the campaign
    choice: Text | None = None
    flags: Flags = []
    popolini: Small = 0


class Stage(Part, frozen=True, kw_only=True):
    """One step of an Encounter."""

    id: str
    name: Text
    text: Text
    tests: Annotated[list[Test], Meta(min_length=1)]
    requires: KeywordWord | None = None
    then: list[Then] = []
    twice: list[Then] = []  # besides, with two Successes or more
    fails: list[Then] = []
    ends: bool = False  # a failure ends the chain


class Ready(Part, frozen=True, kw_only=True):
    """What each ready-made Hero has on top in quick play."""

    health: Small = 0
    main: Small = 0  # in his main characteristic
    items: list[str] = []
    popolini: Small = 0


class Mission(Datum, frozen=True, kw_only=True):
    name: Text
    family: Literal["campaign", "hunt", "encounter", "exploration"]
    tier: Annotated[int, Meta(ge=1, le=3)] = 1
    briefing: Text
    won: Text
    lost: Text
    tags: list[Literal["rural", "urban", "water", "swamp", "buildings", "stealth"]] = []
    rows: Rows = []
    heights: dict[Square, Small] = {}  # where the code on the map does not say it (a ladder on a terrace)
    setup: list[Then] = []  # do = enemy, ally, draft
    decks: list[Deck] = []  # the first whose flags fit
    draft: list[Square] = []
    event_draft: Square | None = None  # for the Event, if not the first draft square
    timeline: list[Marker] = []
    actions: list[Action] = []
    objects: list[Object] = []
    triggers: list[Trigger] = []
    enemy_objectives: list[EnemyObjective] = []  # the first that fits an Enemy type
    ally_objectives: list[AllyObjective] = []
    patrols: list[Patrol] = []
    cards: list[Card] = []
    controls: list[Control] = []
    hero_tokens: list[Then] = []  # do = token: what every Hero starts with
    victory: list[Clause] = []  # all of them: the main Objectives
    defeat: list[Clause] = []  # any of them
    secondary: list[Clause] = []
    ends_with_the_sector: bool = False  # a victory waits until the Sector is resolved
    reward: Gain = Gain()
    consolation: Gain = Gain()  # after a defeat
    next: list[Next] = []
    settlement: Literal["village", "city"] | None = None  # where the company goes afterwards
    place: Text | None = None  # its name
    arrival: Text | None = None  # what the company finds there
    after: str = ""  # a side mission is offered once this mission has been played
    in_city: bool = False  # a side mission is offered in any City
    stages: list[Stage] = []
    ready: Ready = Ready()
    ready_flags: Flags = []  # what quick play begins with


class Campaign(Datum, frozen=True, kw_only=True):
    name: Text
    text: Text
    first: str
    settlement: Literal["village", "city"]
    place: Text  # where it begins
    popolini: Small


class Ending(Datum, frozen=True, kw_only=True):
    name: Text
    text: Text
    outcome: Literal["victory", "defeat"]
    if_: Flags = field(name="if", default=[])
    unless: Flags = []
