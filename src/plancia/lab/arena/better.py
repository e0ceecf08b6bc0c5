"""Is one bot better than another? Played in pairs, the same deals with the seats changed over, until it is clear:
Wald's sequential test of the pairs that one of them wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import NamedTuple

from plancia.lab.arena.play import Played, play
from plancia.lab.arena.run import standard
from plancia.lab.arena.series import Seating
from plancia.lab.processes import QUIET, Progress, crew
from plancia.lab.stats import wilson
from plancia.lab.words import figures, say

SURE = 0.01  # how often the test may be wrong, either way
CLEARLY = 0.65  # of the pairs that are decided: what is tested against an even chance
BATCH = 8  # pairs that are played before the test is looked at, so that the number of jobs changes nothing


class Pair(NamedTuple):
    """The same deal twice; the bots have changed places."""

    games: tuple[Seating, ...]


@dataclass
class Contest:
    one: str
    other: str
    won: int = 0
    lost: int = 0
    even: int = 0
    points: float = 0.0  # games won by the first, shared ones in part
    games: int = 0

    def add(self, played: Sequence[Played]) -> None:
        mine = sum(won for game in played for bot, won in zip(game.seating.bots, game.won) if bot == self.one)
        share = len(played) * sum(bot == self.one for bot in played[0].seating.bots) / len(played[0].seating.bots)
        self.points += mine
        self.games += len(played)
        if mine > share:
            self.won += 1
        elif mine < share:
            self.lost += 1
        else:
            self.even += 1

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier it is with the first clearly better than with both alike."""
        return self.won * log(CLEARLY / 0.5) + self.lost * log((1 - CLEARLY) / 0.5)

    @property
    def settled(self) -> bool:
        return abs(self.evidence) >= log((1 - SURE) / SURE)

    def verdict(self) -> str:
        if not self.settled:
            return say("better-open", one=self.one, other=self.other)
        return say("better-yes" if self.evidence > 0 else "better-no", one=self.one, other=self.other)

    def report(self) -> str:
        low, high = wilson(self.won + self.even / 2, self.won + self.lost + self.even)
        share = figures(f"{(self.won + self.even / 2) / max(1, self.won + self.lost + self.even):.0%}")
        interval = figures(f"[{low:.0%}, {high:.0%}]")
        return "\n".join([
            say("better-pairs", won=self.won, lost=self.lost, even=self.even, share=share, interval=interval),
            say("better-games", one=self.one, points=figures(f"{self.points:g}"), games=self.games),
            self.verdict(),
        ])  # fmt: skip


def pairs(game: str, one: str, other: str, players: int, most: int, seed: int) -> list[Pair]:
    """With more than two players the first sits alone against the others, in each place of a deal once. Raises
    BadSeries."""
    deals = standard(game, (one, *(other,) * (players - 1)), most, seed)
    return [Pair(tuple(turned(deal, by) for by in range(players))) for deal in deals]


def turned(deal: Seating, by: int) -> Seating:
    """The bots sit elsewhere; sides, dice and cards are the same."""
    return deal._replace(bots=(*deal.bots[by:], *deal.bots[:by]))


def play_pair(pair: Pair) -> list[Played]:
    return [play(seating) for seating in pair.games]


def contest(plan: Sequence[Pair], one: str, other: str, jobs: int, progress: Progress = QUIET) -> Contest:
    found = Contest(one, other)
    with crew(jobs, progress) as workers:
        for start in range(0, len(plan), BATCH):
            for played in workers.each(play_pair, plan[start : start + BATCH]):
                found.add(played)
                n = found.won + found.lost + found.even
                progress.count(n, len(plan), "pairs", figures(f"{found.won}:{found.lost}"))
            if found.settled:
                break
    return found
