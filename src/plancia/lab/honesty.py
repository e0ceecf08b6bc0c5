"""Honest bots: tables that look the same to a seat get the same answer from every bot with the same seed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from random import Random

from plancia.bots import LADDER, bot_named, bots_for
from plancia.kernel import engine
from plancia.kernel.decision import Decision
from plancia.kernel.game import Game
from plancia.kernel.state import State
from plancia.kernel.view import View
from plancia.kernel.written.record import begin
from plancia.lab.fuzz.gathering import Gathered, gather
from plancia.lab.fuzz.play import Plan, lay
from plancia.lab.fuzz.run import guide_to
from plancia.lab.processes import QUIET, Progress
from plancia.lab.random_walk import Luck
from plancia.lab.twins import elsewhere
from plancia.lab.words import figures, say

LOOK_EVERY = 6  # questions between two that are looked at, on average
SKILLED_EVERY = 2  # games; in the others everybody plays at random
OF_A_KIND = LADDER[3:]  # differ from the one before them by their budget only, and are asked now and then
SELDOM = 40


@dataclass
class Honest(Gathered):
    trial = "honesty"
    CHUNK = 50
    asked: Counter[str] = field(default_factory=Counter)  # by bot

    def add(self, other: Honest) -> None:
        super().add(other)
        self.asked.update(other.asked)

    def lines(self) -> list[str]:
        bots = figures(", ".join(f"{name} {n:,}" for name, n in self.asked.items()))
        return [*super().lines(), say("honesty-asked", bots=bots)]


def honesty(
    game: str, pairs: int, seed: int, jobs: int = 1, progress: Progress = QUIET, bots: tuple[str, ...] = ()
) -> Honest:
    return gather(Honest(game), partial(watch_game, bots or bots_for(game)), pairs, seed, jobs, progress)


def watch_game(bots: tuple[str, ...], wanted: Plan, outcome: Honest, most: int) -> None:
    guide, luck, dice = guide_to(outcome.game), Luck(f"asks at {wanted.seed}"), Random(wanted.seed)
    skilled = outcome.games % SKILLED_EVERY == 0 and "thumb" in bots
    g = lay(guide, wanted)
    begin(g)
    while g.decision is not None and outcome.pairs < most and not outcome.faults:
        asked = luck.question(g)
        if asked.by >= 0 and len(asked.options) > 1 and luck.below(LOOK_EVERY) == 0:
            ask_both(guide.game, g, asked, bots, luck, outcome)
        if skilled and asked.by >= 0:
            engine.answer(g, bot_named("thumb", 1).choose(View(g, asked.by)), asked.by)
        else:
            engine.answer(g, guide.choose(dice, g, asked, wanted.temper(asked)), asked.by)


def ask_both(game: Game, g: State, asked: Decision, bots: tuple[str, ...], luck: Luck, outcome: Honest) -> None:
    """Every bot answers at this table and at another one that looks the same."""
    twin, seed = elsewhere(game, g, asked.by, luck), f"honest {outcome.pairs}"
    outcome.one_more(game, g, twin)
    for name in bots:
        if name in OF_A_KIND and luck.below(SELDOM):
            continue
        here, there = (bot_named(name, seed, 0.0).choose(View(table, asked.by)) for table in (g, twin))
        outcome.asked[name] += 1
        if here != there:
            outcome.faults.append(say("honesty-fault", bot=name, question=asked.rule, one=here, other=there))
