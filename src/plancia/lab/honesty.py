"""Honest bots: tables that look the same to a seat get the same answer from every bot with the same seed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from plancia.bots import LADDER, bot_named, bots_for
from plancia.kernel import engine
from plancia.kernel.decision import Decision
from plancia.kernel.game import Game
from plancia.kernel.state import State
from plancia.kernel.view import View
from plancia.kernel.written.record import begin
from plancia.lab.fuzz.guide import Wish
from plancia.lab.fuzz.play import Plan, lay, plan
from plancia.lab.fuzz.run import guide_to
from plancia.lab.processes import Progress, crew, shares
from plancia.lab.random_walk import Luck
from plancia.lab.secrets import differences
from plancia.lab.twins import elsewhere
from plancia.lab.verdict import Outcome
from plancia.lab.words import figures, say

CHUNK = 50  # pairs a process looks at before it reports
WAVE = 8
LOOK_EVERY = 6  # questions between two that are looked at, on average
SKILLED_EVERY = 2  # games; in the others everybody plays at random
OF_A_KIND = LADDER[3:]  # differ from the one before them by their budget only, and are asked now and then
SELDOM = 40


@dataclass
class Honest(Outcome):
    trial = "honesty"
    game: str
    pairs: int = 0  # of tables that look the same to the seat that is asked
    games: int = 0
    differed: Counter[str] = field(default_factory=Counter)  # what lay differently on the other table
    asked: Counter[str] = field(default_factory=Counter)  # by bot
    seconds: float = 0.0

    def add(self, other: Honest) -> None:
        self.pairs += other.pairs
        self.games += other.games
        self.differed.update(other.differed)
        self.asked.update(other.asked)
        self.faults += other.faults

    def lines(self) -> list[str]:
        lay = figures(", ".join(f"{name} {n:,}" for name, n in sorted(self.differed.items())))
        bots = figures(", ".join(f"{name} {n:,}" for name, n in self.asked.items()))
        return [
            say("secrets-pairs", game=self.game, pairs=self.pairs, games=self.games, seconds=round(self.seconds)),
            say("secrets-differed", fields=lay),
            say("honesty-asked", bots=bots),
        ]


class Chunk(NamedTuple):
    game: str
    bots: tuple[str, ...]
    seed: str
    pairs: int


def honesty(
    game: str, pairs: int, seed: int, jobs: int = 1, progress: Progress | None = None, bots: tuple[str, ...] = ()
) -> Honest:
    """The same pairs for the same seed, whatever the number of jobs."""
    total, number, tried = Honest(game), 0, bots or bots_for(game)
    with crew(jobs, progress) as workers:
        while total.pairs < pairs and not total.faults:
            parts = shares(min(pairs - total.pairs, WAVE * CHUNK), WAVE)
            wave = [Chunk(game, tried, f"{seed}-{number + n}", part) for n, part in enumerate(parts)]
            number += WAVE
            for outcome in workers.each(look_around, wave):
                total.add(outcome)
                if progress is not None:
                    progress.say(say("progress", n=total.pairs, of=pairs, what="pairs", more=""))
    total.seconds = progress.seconds if progress is not None else 0.0
    return total


def look_around(chunk: Chunk) -> Honest:
    guide, outcome = guide_to(chunk.game), Honest(chunk.game)
    while outcome.pairs < chunk.pairs and not outcome.faults:
        seed = f"honesty {chunk.seed}-{outcome.games}"
        wanted = plan(guide, seed, Wish("events") if outcome.games % 2 else Wish())
        outcome.games += 1
        watch_game(chunk, wanted, outcome)
    return outcome


def watch_game(chunk: Chunk, wanted: Plan, outcome: Honest) -> None:
    guide, luck, dice = guide_to(chunk.game), Luck(f"asks at {wanted.seed}"), Random(wanted.seed)
    skilled = outcome.games % SKILLED_EVERY == 0 and "thumb" in chunk.bots
    g = lay(guide, wanted)
    begin(g)
    while g.decision is not None and outcome.pairs < chunk.pairs and not outcome.faults:
        asked = luck.question(g)
        if asked.by >= 0 and len(asked.options) > 1 and luck.below(LOOK_EVERY) == 0:
            ask_both(guide.game, g, asked, chunk.bots, luck, outcome)
        if skilled and asked.by >= 0:
            engine.answer(g, bot_named("thumb", 1).choose(View(g, asked.by)), asked.by)
        else:
            engine.answer(g, guide.choose(dice, g, asked, wanted.tempers[asked.by % len(wanted.tempers)]), asked.by)


def ask_both(game: Game, g: State, asked: Decision, bots: tuple[str, ...], luck: Luck, outcome: Honest) -> None:
    """Every bot answers at this table and at another one that looks the same."""
    twin, seed = elsewhere(game, g, asked.by, luck), f"honest {outcome.pairs}"
    outcome.pairs += 1
    outcome.differed.update(differences(game, g, twin))
    for name in bots:
        if name in OF_A_KIND and luck.below(SELDOM):
            continue
        here, there = (bot_named(name, seed, 0.0).choose(View(table, asked.by)) for table in (g, twin))
        outcome.asked[name] += 1
        if here != there:
            outcome.faults.append(say("honesty-fault", bot=name, question=asked.rule, one=here, other=there))
