# not compiled
"""A table that somebody wrote down is held against what its game declares, before anything is played on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from plancia.kernel.content.problems import shown, want_in_english
from plancia.kernel.decision import CHANCE, PASS
from plancia.kernel.procedure import Procedure, name_of, notes_of
from plancia.kernel.state import State
from plancia.kernel.written.holds import Among, Declared, Holds, Number, Plain, Several, Want

MOST_FRAMES = 100  # procedures inside each other; real play has up to 20
MOST_PICKS = 100  # answers to one question
MOST_ORDERS = 500
LONGEST_TOPIC = 100  # characters of what a standing order is about
ANSWER = Number(-(1 << 31), 1 << 31)
ANSWERS = Several(ANSWER, 0, MOST_PICKS)
UNREAD = Plain()  # a result that nobody wants


class Misfit(NamedTuple):
    """A value that cannot stand where it does, and what can."""

    path: tuple[str, ...]
    value: Any
    wanted: list[Want]

    def __str__(self) -> str:
        return f"{'.'.join(self.path)}: {shown(self.value)} should be {' or '.join(map(want_in_english, self.wanted))}"


def misfits(g: State) -> Iterator[Misfit]:
    """Everything: the fields, the procedures in progress, what has been answered so far."""
    yield from in_fields(g)
    yield from in_stack(g)
    yield from in_answers(g)


def in_fields(g: State) -> Iterator[Misfit]:
    declared: Declared = g.game.holds()
    for name, holds in declared.fields.items():
        value = getattr(g, name)
        if not holds.fits(value, g):
            yield Misfit((name,), value, holds.wanted(g))


def in_stack(g: State) -> Iterator[Misfit]:
    if len(g.stack) > MOST_FRAMES:
        yield Misfit(("stack",), len(g.stack), Number(0, MOST_FRAMES).wanted(g))
        return
    caller: Procedure | None = None
    for place, procedure in enumerate(g.stack):
        yield from _in_frame(g, place, procedure, caller)
        caller = procedure


def _in_frame(g: State, place: int, procedure: Procedure, caller: Procedure | None) -> Iterator[Misfit]:
    declared: Declared = g.game.holds()
    kind = name_of(type(procedure))
    new = type(procedure)()
    for note in notes_of(procedure):
        value, holds = getattr(procedure, note), declared.note(kind, note)
        if holds is None:
            yield Misfit(("stack", str(place), kind, note), value, [])
        elif not holds.fits(value, g) and (holds.always or not _same(value, getattr(new, note))):
            yield Misfit(("stack", str(place), kind, note), value, holds.wanted(g))
    wants: Holds | None = UNREAD
    if procedure.into and caller is not None:
        wants = declared.note(name_of(type(caller)), procedure.into)
    result = procedure.result
    if not _same(result, new.result) and (wants is None or not wants.fits(result, g)):
        yield Misfit(("stack", str(place), kind, "result"), result, wants.wanted(g) if wants else [])


def _same(value: Any, other: Any) -> bool:
    """Also of one type: True is no 1 here."""
    return type(value) is type(other) and bool(value == other)


def in_answers(g: State) -> Iterator[Misfit]:
    seats = [g.game.seats.index(seat) for seat in g.settings["seats"]]
    for by, picks in g.given.items():
        if by not in (*seats, CHANCE):
            yield Misfit(("given",), by, Among(lambda g: seats, CHANCE).wanted(g))
        if not ANSWERS.fits(picks, g):
            yield Misfit(("given",), list(picks), ANSWERS.wanted(g))
    if sum(map(len, g.orders.values())) > MOST_ORDERS:
        yield Misfit(("orders",), sum(map(len, g.orders.values())), Number(0, MOST_ORDERS).wanted(g))
        return
    for by, orders in g.orders.items():
        if by not in seats:
            yield Misfit(("orders",), by, Among(lambda g: seats).wanted(g))
        for about, option in orders.items():
            if len(about) > LONGEST_TOPIC or not about.isprintable():
                yield Misfit(("orders",), about, [{"type": "text", "length": {"most": LONGEST_TOPIC}}])
            if not ANSWER.fits(option, g):
                yield Misfit(("orders", about), option, Number(PASS, 1 << 31).wanted(g))
