"""The fuzz: waves of games under supervision, until so many decisions are made; and what never happened in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import NamedTuple

from plancia.games.shelf import titles
from plancia.kernel.state import Tally
from plancia.lab.fuzz.guide import Guide, Wish
from plancia.lab.fuzz.play import Play, Violation, plan
from plancia.lab.fuzz.trouble import Trouble
from plancia.lab.processes import QUIET, Progress, crew, shares
from plancia.lab.words import figures, say

CHUNK = 2_000  # decisions a process makes before it reports
WAVE = 8  # chunks that know the same about what is still to be met, however many processes there are
OFTEN = 50_000  # everything should be met once in so many decisions: 20 times in a million


@dataclass
class Outcome:
    """What games have met, how many decisions it took, and the first violation."""

    decisions: int = 0
    games: int = 0
    longest: int = 0  # decisions of one game
    met: Counter[str] = field(default_factory=Counter)
    trouble: Trouble | None = None

    def add(self, other: Outcome) -> None:
        self.decisions += other.decisions
        self.games += other.games
        self.longest = max(self.longest, other.longest)
        self.met.update(other.met)
        self.trouble = self.trouble or other.trouble


class Chunk(NamedTuple):
    """One piece of work: games to their ends until there are so many decisions, and broken off at `most`."""

    game: str
    seed: str
    decisions: int
    most: int
    unmet: tuple[str, ...]


@cache
def guide_to(game: str) -> Guide:
    """Raises KeyError."""
    title = titles()[game]
    guide: Guide = (title.part("guide") if title.has("guide") else Guide)(title)
    return guide


def least_of(decisions: int) -> int:
    """How often everything should be met."""
    return max(1, decisions // OFTEN)


def fuzz(game: str, decisions: int, seed: int, jobs: int = 1, progress: Progress = QUIET) -> Outcome:
    """The same games for the same seed, whatever the number of jobs."""
    everything = guide_to(game).wishes()
    least = least_of(decisions)
    all_together = Outcome()
    number = 0
    with crew(jobs, progress) as workers:
        while all_together.decisions < decisions and all_together.trouble is None:
            unmet = tuple(item for item in everything if all_together.met[item] < least)
            parts = shares(decisions - all_together.decisions, WAVE)
            wave = [Chunk(game, f"{seed}-{number + n}", min(CHUNK, most), most, unmet) for n, most in enumerate(parts)]
            number += WAVE
            for outcome in workers.each(play_chunk, wave):
                all_together.add(outcome)
                progress.say(told(all_together, decisions, len(unmet), progress.seconds))
    return all_together


def told(so_far: Outcome, decisions: int, unmet: int, seconds: float) -> str:
    pace = round(so_far.decisions / max(seconds, 0.001))
    return say("fuzz-progress", n=so_far.decisions, of=decisions, games=so_far.games, rare=unmet, pace=pace)


def play_chunk(chunk: Chunk) -> Outcome:
    """Every other game is made for something that was met too rarely."""
    guide = guide_to(chunk.game)
    everything = guide.wishes()
    outcome = Outcome()
    tally = Tally()
    while outcome.decisions < chunk.decisions and outcome.trouble is None:
        seed = f"{chunk.seed}-{outcome.games}"
        dice = Random(f"wish {seed}")
        unmet = [item for item in chunk.unmet if not outcome.met[item]]
        wish = everything[dice.choice(unmet)] if unmet and outcome.games % 2 else Wish()
        play = Play(guide, plan(guide, seed, wish), outcome.met, tally)
        try:
            play.to_the_end(chunk.most - outcome.decisions)
        except Violation as violation:
            outcome.trouble = Trouble(guide, play, violation)
        outcome.games += 1
        outcome.decisions += len(play.trail)
        outcome.longest = max(outcome.longest, len(play.trail))
    guide.count_verdicts(tally, outcome.met)
    return outcome


# -- what it has to say at its end


def table(outcome: Outcome, everything: Collection[str], least: int) -> str:
    """By sort: how many things there are, how many were met often enough, and the one met least often."""
    lines = [f"{'':10}{say('fuzz-head-met', least=least):>9}{say('fuzz-head-of'):>6}   {say('fuzz-head-least')}"]
    for sort in dict.fromkeys(item.split()[0] for item in everything):
        items = [item for item in everything if item.split()[0] == sort]
        often = [item for item in items if outcome.met[item] >= least]
        rarest = min(items, key=lambda item: outcome.met[item])
        lines.append(f"{sort:10}{len(often):9}{len(items):6}   {rarest} ({figures(f'{outcome.met[rarest]:,}')})")
    return "\n".join(lines)


def rare(outcome: Outcome, everything: Collection[str], least: int) -> list[str]:
    """What was met less often than that, the rarest first."""
    found = [item for item in everything if outcome.met[item] < least]
    return sorted(found, key=lambda item: (outcome.met[item], item))


def report(outcome: Outcome, everything: Collection[str], least: int, seconds: float) -> str:
    decisions, games, longest = outcome.decisions, outcome.games, outcome.longest
    pace = say("fuzz-pace", decisions=decisions, games=games, longest=longest, seconds=round(seconds))
    said = [table(outcome, everything, least), pace]
    missing = rare(outcome, everything, least)
    if not missing:
        return "\n".join([*said, say("fuzz-all", n=len(everything), least=least)])
    told = [f"  {item} ({outcome.met[item]})" for item in missing]
    return "\n".join([*said, say("fuzz-rare", n=len(missing), least=least), *told])
