"""How a table got where it is, line by line of its log: what lay on it after each, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypedDict

from plancia.games.voices import voice_of
from plancia.kernel.state import Effect, State
from plancia.kernel.view import View
from plancia.table.history import Moment, play
from plancia.table.told.log import Line, LogLine, Teller

if TYPE_CHECKING:
    from plancia.table.table import Table

MOST = 100


class Frame(TypedDict):
    """A line of the log, and what lay on the table right after it."""

    line: LogLine
    view: dict[str, Any]


def frames(table: Table, seat: str | None, lang: str, since: int, to: int) -> Iterator[Frame]:
    """For every line of entries after `since` up to `to` that still count; where there are many, so many entries as
    give enough: whoever wants more goes on after the last. The set-up, entry 0, has no table before it and gives
    none. Whoever takes them may rest between two: the table may go on meanwhile."""
    teller = Teller(table, seat, lang)
    moments = _first(teller, max(since, 0), to)
    g: State | None = None
    last: Moment | None = None
    for moment in moments:
        if g is None or moment.before is not last:
            assert moment.before is not None
            g = _own(table, moment.before)
        shadow = g.clone()
        play(g, moment)
        last = moment
        lines: list[Frame] = [
            {"line": {"number": moment.number, **line}, "view": view}
            for line, view in after_each(teller, shadow, moment.news)
        ]
        if lines:
            lines[-1]["view"] = drawn(teller, g)  # what nobody is told of lies there too
        yield from lines


def after_each(teller: Teller, g: State, effects: Iterable[Effect[Any]]) -> Iterator[tuple[Line, dict[str, Any]]]:
    """Every line that the seat is told while these things happen on `g`, and what it sees right after it."""
    for effect in effects:
        if type(effect).apply is not Effect.apply:  # a thought changes nothing
            effect.apply(g)
        for line in teller.effect(effect):
            yield line, drawn(teller, g)


def drawn(teller: Teller, g: State) -> dict[str, Any]:
    return voice_of(g.game.name).scene(View(g, teller.seat), teller.lang)


def _first(teller: Teller, since: int, to: int) -> list[Moment]:
    """The moments that count between two entries, up to the entry that gives enough lines."""
    found: list[Moment] = []
    told = 0
    for number in range(since + 1, min(to, teller.table.number) + 1):
        if told >= MOST:
            break
        for moment in teller.moments(number):
            if id(moment) in teller.counts:
                found.append(moment)
                told += sum(teller.is_told(effect) for effect in moment.news)
    return found


def _own(table: Table, moment: Moment) -> State:
    """The table as it stood then, to be played on."""
    g = table.history.at(moment)
    return g.clone() if g is table.state else g
