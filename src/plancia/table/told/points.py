"""How the points came, round by round, of a game that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from plancia.games.voices import voice_of
from plancia.kernel.state import ROUND, Effect, State
from plancia.table.snapshot import Snapshot

if TYPE_CHECKING:
    from plancia.table.table import Table


class RoundPoints(TypedDict):
    """Those there were when a round was over, by seat or side, which it was with entry `number`."""

    title: str
    number: int
    points: dict[str, int]


def by_round(table: Table, snapshot: Snapshot, end: State, lang: str) -> list[RoundPoints]:
    """Nothing where no points are counted."""
    voice = voice_of(table.game.name)
    if not voice.points(end):
        return []
    found: list[RoundPoints] = []
    title = ""
    for moment in snapshot.moment.line():
        if not any(voice.level(effect) == ROUND for effect in moment.news):
            continue
        g = None if moment.before is None else table.history.at(moment.before).clone()
        for effect in moment.news:
            if voice.level(effect) == ROUND:
                if title and g is not None:
                    found.append({"title": title, "number": moment.number, "points": voice.points(g)})
                title = voice.tell(end, effect, lang)
            if g is not None and type(effect).apply is not Effect.apply:
                effect.apply(g)
    return [*found, {"title": title, "number": snapshot.number, "points": voice.points(end)}]
