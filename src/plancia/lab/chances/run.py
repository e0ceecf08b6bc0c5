"""Plays a series, fits the chances, says how true they are in games that they were not fitted to, and keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from plancia.bots.review.chances import Chances
from plancia.lab.arena.run import in_turn
from plancia.lab.chances.fit import brier, fitted, pairs_of
from plancia.lab.chances.watch import Game, Moment, Piece, watch
from plancia.lab.processes import QUIET, Progress
from plancia.lab.words import figures, say

BINS = 10
ENOUGH = 12  # games played on to the end, before they are believed
TRUER = 0.9


class Verdict(NamedTuple):
    """`kept`: fitted to all games. What follows is of every second game, by what was fitted to the others."""

    kept: Chances
    games: int
    before: float  # Brier scores: as the mind says, as it is fitted, and by who wins where games are played on
    after: float
    to_the_end: tuple[int, float, float] | None  # games; there, and beside it what is kept
    table: list[tuple[float, float, int]]  # promised, came, how often

    @property
    def ends_are_truer(self) -> bool:
        """Clearly enough to be worth the time."""
        if self.to_the_end is None or self.to_the_end[0] < ENOUGH:
            return False
        _, end, here = self.to_the_end
        return end < TRUER * here


def judged(games: Sequence[Game]) -> Verdict:
    together = games[0].together

    def of(these: Sequence[Game]) -> list[Moment]:
        return [moment for game in these for moment in game.moments]

    learned = fitted(of(games[::2]), together, len(games[::2]))
    fresh, ended = of(games[1::2]), [game for game in games if game.ends]
    ends = [moment for game in ended for moment in game.ends]
    beside = (len(ended), brier(ends, learned, together), brier(of(ended), learned, together)) if ended else None
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for p, won in pairs_of(fresh, learned, together):
        bins[min(BINS - 1, int(p * BINS))].append((p, won))
    table = [
        (sum(p for p, _ in each) / len(each), sum(w for _, w in each) / len(each), len(each)) for each in bins if each
    ]
    return Verdict(
        fitted(of(games), together, len(games)),
        len(games),
        brier(fresh, Chances(), together),
        brier(fresh, learned, together),
        beside,
        table,
    )


def chances(game: str, games: int, seed: int, ends: int, jobs: int, progress: Progress = QUIET) -> dict[str, Verdict]:
    """By how many play, or all together; the first `ends` games are also played on to the end."""
    pieces = [Piece(game, number, str(seed), number < ends) for number in range(games)]
    found: dict[str, list[Game]] = {}
    for played in in_turn(watch, pieces, jobs, progress, "games"):
        found.setdefault(played.name, []).append(played)
    return {name: judged(found[name]) for name in sorted(found) if len(found[name]) > 1}


def report(found: dict[str, Verdict]) -> str:
    lines = []
    for name, verdict in found.items():
        before, after = figures(f"{verdict.before:.3f}"), figures(f"{verdict.after:.3f}")
        lines.append(say("chances-brier", name=name, games=verdict.games, before=before, after=after))
        if verdict.to_the_end is not None:
            n, end, here = verdict.to_the_end
            lines.append(say("chances-end", games=n, end=figures(f"{end:.3f}"), here=figures(f"{here:.3f}")))
        lines.append(say("chances-columns"))
        lines += [figures(f"  {promised:6.1%} {came:6.1%} {n:6}") for promised, came, n in verdict.table]
    return "\n".join(lines)


def kept(game: str, found: dict[str, Verdict]) -> str:
    """The table as it is written down."""
    lines = [f"# Made by `plancia lab chances {game}`."]
    for name, verdict in found.items():
        lines += ["", f"[{name}]", f"games = {verdict.games}", f"brier = {verdict.after:.4f}"]
        lines += [f"sharp = {verdict.kept.sharp:.2f}", f"shift = {verdict.kept.shift:.2f}"]
        lines += ["to_the_end = true"] if verdict.ends_are_truer else []
    return "\n".join(lines) + "\n"
