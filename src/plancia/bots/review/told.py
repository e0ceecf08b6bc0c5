# not compiled
"""A review as it is told, in one language: what the terminal prints, a program reads, and the browser draws."""

from __future__ import annotations

import msgspec


class Share(msgspec.Struct):
    """Of the chance to win, from -1 to 1, with its 95 % interval."""

    value: float
    low: float
    high: float


class SeatReview(msgspec.Struct):
    """`final` less `initial` is exactly `luck` and `own` and `others` together: the chance to win at the first question
    and at the end, what dice and cards gave, what the seat's own decisions did against rules of thumb, and what those
    of the others did. `accuracy`: of all there was to be lost by choosing blindly, how much was not lost, from 0 to 1;
    null where that cannot be said. `curve`: the chance to win at each of the review's moments."""

    seat: str
    name: str
    initial: float
    final: float
    luck: Share
    own: Share
    others: Share
    accuracy: float | None
    decisions: int
    curve: list[float]


class Continuation(msgspec.Struct):
    seat: str
    text: str


class Punishment(msgspec.Struct):
    """What others often answer that leaves least: how often, and the chance that is left then."""

    seat: str
    text: str
    share: float
    chance: float


class Turning(msgspec.Struct):
    """A decision that moved the chance of whoever took it, from `before` to `after`; or in which much was missed.
    `loss` is how much less it gives than the best answer there was (`chance` with it), as far as the seat could know;
    `better` is empty where nothing is clearly better. `line`: how it can go on from the better answer, or from this
    one. `number`: the moment to look at, or to play on from."""

    number: int
    round: str
    seat: str
    question: str
    played: str
    before: float
    after: float
    loss: float
    better: str
    chance: float
    reasons: list[str]
    reply: Punishment | None
    line: list[Continuation]


class Stroke(msgspec.Struct):
    """Dice or cards moved the chance of a seat, after somebody's answer; `number` is the moment after them."""

    number: int
    round: str
    seat: str
    by: str
    played: str
    change: float


class RoundMark(msgspec.Struct):
    title: str
    number: int


class ReviewTold(msgspec.Struct):
    """`done`: how much of it is there, from 0 to 1. `readable`: curve and turning points are; the accuracy follows.
    `together`: all win or lose as one, and the curves are the same. `numbers`: the moments of the curves; the last one
    is the end."""

    game: str
    done: float
    readable: bool
    complete: bool
    together: bool
    numbers: list[int]
    rounds: list[RoundMark]
    seats: list[SeatReview]
    turning: list[Turning]
    strokes: list[Stroke]
