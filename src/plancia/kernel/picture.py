# not compiled
"""What a game's words say for whoever draws its table. A spot is the address of a thing drawn: "region:3"."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from plancia.kernel.decision import PASS, Decision
from plancia.kernel.state import Effect


class Why(NamedTuple):
    """A refused option: what it is, the rule that forbids it, and what that rule says."""

    label: str
    rule: str
    text: str


class StandingOrder(NamedTuple):
    """An answer in advance worth offering. `about`: the rule of the question, or what else it is about; `label`: its
    words; `question`: what is asked there, in a few words."""

    about: str
    rule: str
    option: int
    label: str
    question: str


def refusing(decision: Decision, option: int) -> str | None:
    """The rule that refuses an option; None when it is not refused."""
    return None if option in decision.options else (decision.refused or {}).get(option)


def from_one(decision: Decision) -> dict[int, int]:
    """The number a player types for each option, from 1; 0 takes nothing more."""
    some = [option for option in decision.options if option != PASS]
    none = {0: PASS} if PASS in decision.options else {}
    return dict(enumerate(some, 1)) | none


class Thing(msgspec.Struct, frozen=True):
    """A word in a sentence that stands for something on the table."""

    word: str
    spot: str


class Motion(msgspec.Struct, frozen=True):
    """One effect as a picture: what flies from spot to spot, is hit, is rolled.

    `how`: "move" (from, to), "hit" (at `to`), "gone" (at `to`), "gain" (from, to), "roll" (dice at `to`, `faces`),
    "mark" (look at `to`).
    """

    how: str
    to: str
    source: str = ""
    who: str = ""  # whose colours it wears
    piece: str = ""  # as the game draws it: "regular", "grey", "corra", "die", "vp"
    n: int = 1
    faces: list[str] = []


class Path(msgspec.Struct, frozen=True):
    """A way over the board: the spots on it, from the first to the last. `notes`: what is told at some of them, in a
    few characters: what it costs, who takes something."""

    spots: list[str]
    who: str = ""  # whose colours it wears
    notes: dict[str, str] = {}


class Area(msgspec.Struct, frozen=True):
    """Spots that have something in common. `kind` says how it is drawn: "reach", "struck", "fall", "range", "covered",
    "control", "strike"; `label` what it means; `notes` a few characters for some of them: what it costs."""

    kind: str
    label: str
    spots: list[str]
    notes: dict[str, str] = {}


class Sight(msgspec.Struct, frozen=True):
    """A line from a spot to another: is it free, which spots deny it, and by which rule; `label` says it in words,
    `note` in a few characters how long it is."""

    source: str
    to: str
    free: bool
    label: str
    note: str = ""
    rule: str = ""
    by: list[str] = []


class Survey(msgspec.Struct, frozen=True):
    """What is measured on the board for whoever asks: areas, and lines of sight. Nothing of it is a choice."""

    title: str
    areas: list[Area] = []
    sights: list[Sight] = []


class Upshot(NamedTuple):
    """What an effect did to a seat, or to EVERYONE who plays together: `sign` below 0, something was lost; above, won.
    Those that differ only in `n` are told as one. `what` and `by` are the title's own, which makes a phrase of them.
    What a seat pays of its own will is a cost, and not taken from it."""

    seat: int
    sign: int
    n: int
    what: tuple[Any, ...]
    by: int = -1  # who did it, or nobody
    is_cost: bool = False


class Phrase(NamedTuple):
    """An upshot in words: "3 Kin, region 4", and through whom, where somebody did it."""

    text: str
    by: str = ""


class Candidate(msgspec.Struct, frozen=True):
    """What an automated faction weighed: a spot, what it was worth, whether it was taken."""

    spot: str
    label: str
    value: int
    chosen: bool


class Chance(NamedTuple):
    """One thing that may come: `ways` out of `of`, what happens then, and a last sentence where it must stop."""

    label: str
    ways: int
    of: int
    effects: list[Effect[Any]]
    then: str


class Outlook(NamedTuple):
    """What the automated side would do next if nothing changed."""

    title: str
    chances: list[Chance]
