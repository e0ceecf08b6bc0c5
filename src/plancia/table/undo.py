"""Taking back: free until somebody has learned something, by consent after that, always alone or together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import TYPE_CHECKING

import msgspec

from plancia.kernel.decision import CHANCE
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR, is_sealed, unseen
from plancia.table.chairs import is_solo, present

if TYPE_CHECKING:
    from plancia.table.fold import Fold
    from plancia.table.history import Moment
    from plancia.table.snapshot import Snapshot

Orders = Mapping[int, Mapping[str, int]]
Ordered = tuple[int, str, int | None]  # by a seat, about something, that option or none any more


class Secrets:
    """What was hidden before a seat did something."""

    def __init__(self, g: State, seat: int) -> None:
        game = g.game
        looking = (*range(len(game.seats)), SPECTATOR) if game.hidden_together else ()
        self.unseen = {each: unseen(g, each) for each in looking}
        self.sealed = [by for by in g.given if by != seat] if is_sealed(g) else []

    def told_by(self, g: State) -> bool:
        """Has somebody seen a card that they could not see, or a sealed answer of somebody else?"""
        if any(by not in g.given for by in self.sealed):
            return True
        for seat, before in self.unseen.items():
            for cards, left in zip(before, unseen(g, seat), strict=True):
                if cards != left and Counter(cards) - Counter(left):
                    return True
        return False


def last_answer(now: Moment, of: Callable[[int], bool]) -> Moment | None:
    """The last moment in which one of these seats answered its question."""
    for moment in now.back():
        by, what, _ = moment.journal[0] if moment.journal else (CHANCE, "", ())
        if by != CHANCE and of(by) and not what.startswith("order "):
            return moment
    return None


def is_free(now: Moment, answer: Moment, seat: int) -> bool:
    """Since this answer nobody has learned anything: no roll, nothing revealed, no decision of another seat."""
    return not any(each.learned or any(by != seat for by in each.decided) for each in _since(now, answer))


def _since(now: Moment, answer: Moment) -> Iterator[Moment]:
    """From now back to the answer."""
    yield from takewhile(lambda moment: moment is not answer, now.back())
    yield answer


class UndoOffer(msgspec.Struct, frozen=True):
    """What a seat could take back: to where, and whether it must ask first, and whom."""

    to: int
    free: bool
    ask: list[str]


def offer(table: Fold, snapshot: Snapshot, g: State, seat: str) -> UndoOffer | None:
    """None: there is nothing since the table branched off, or the game is over and its key told."""
    index = table.index(seat)
    answer = last_answer(snapshot.moment, lambda by: by == index)
    if answer is None or any(moment.key for moment in _since(snapshot.moment, answer)):
        return None
    number = answer.number
    if is_solo(snapshot.chairs) or table.game.together(g):
        return UndoOffer(number - 1, True, [])
    if g.decision is None:
        return None
    others = [other for other in present(snapshot.chairs) if other != seat]
    free = not others or is_free(snapshot.moment, answer, index)
    return UndoOffer(number - 1, free, [] if free else others)


def orders_to_keep(then: Orders, now: Orders, seat: int) -> list[Ordered]:
    """What the others have ordered and revoked since then."""
    kept: list[Ordered] = []
    for by in sorted({*then, *now} - {seat}):
        old, new = then.get(by, {}), now.get(by, {})
        kept += [(by, about, new.get(about)) for about in sorted({*old, *new}) if old.get(about) != new.get(about)]
    return kept
