"""One game of the fuzz: planned, played under supervision, and told about when something is wrong."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NamedTuple

from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import Decision
from plancia.kernel.game import new_table
from plancia.kernel.state import State, Tally
from plancia.kernel.written.outside import in_stack
from plancia.kernel.written.record import begin
from plancia.lab.fuzz.guide import Guide, Wish
from plancia.lab.laws import LAWS, Broken
from plancia.lab.random_walk import LONGEST
from plancia.lab.samples import SAMPLES, Sample, records_lead_back

SAMPLE_EVERY = 60  # decisions between two samples of a law, on average
RECORD_EVERY = 25  # games between two whose record is tried
WALK_EVERY = 60  # games between two whose settings are tried by a law on a walk of its own


class Violation(Exception):
    """Something that must never be, and whether the last answer led to it."""

    def __init__(self, text: str, by_answer: bool = True) -> None:
        super().__init__(text)
        self.by_answer = by_answer


class Plan(NamedTuple):
    """What a game of the fuzz is made of; the same plan gives the same game."""

    seed: str
    settings: dict[str, Any]
    origin: str  # the position it starts from, if it does not start from set-up
    tempers: tuple[str, ...]

    def temper(self, asked: Decision) -> str:
        """How whoever is asked plays."""
        return self.tempers[asked.by % len(self.tempers)]


def plan(guide: Guide, seed: str, wish: Wish) -> Plan:
    dice = Random(f"plan {seed}")
    settings = guide.settings(dice, wish)
    origin = ""
    if dice.random() < (0.9 if wish.near else 0.25):
        origin = guide.position(dice, settings, wish.near or dice.choice(("", "end")))
    return Plan(seed, settings, origin, guide.tempers(dice, wish))


def lay(guide: Guide, plan: Plan) -> State:
    """The table of a plan, before the first question."""
    return new_table(guide.game, plan.settings, key_of(plan.seed), plan.origin)


def after_an_effect(g: State) -> str | None:
    """What has got lost or come from nowhere by the last effect."""
    problem: str | None = g.game.problem(g)
    return f"{problem} (after {type(g.log[-1]).__name__})" if problem is not None and g.log else None


class Play:
    """A game in progress; `trail` holds the answers, so that it can be played again."""

    def __init__(self, guide: Guide, plan: Plan, met: Counter[str], tally: Tally) -> None:
        self.guide = guide
        self.plan = plan
        self.trail: list[tuple[int, int]] = []  # by whom, option
        self.dice = Random(f"play {plan.seed}")
        self.tally = tally
        self.watching = guide.witness(met)

    def to_the_end(self, most: int = 2 * LONGEST) -> None:
        """Or to so many decisions. Raises Violation."""
        try:
            g = lay(self.guide, self.plan)
            g.tally = self.tally
            g.watch = self._look
            begin(g)
            self._check(g)
            self.watching.begun(g)
            while g.decision is not None and len(self.trail) < most:
                self._answer(g)
        except Violation:
            raise
        except Exception as error:
            raise Violation(f"{type(error).__name__}: {error}") from error
        if self.dice.randrange(RECORD_EVERY) == 0:
            self._sample(records_lead_back, g)
        if self.dice.randrange(WALK_EVERY) == 0:
            self._walk()

    def _answer(self, g: State) -> None:
        asked = self.dice.choice(engine.pending(g))
        self.watching.asked(g, asked)
        if self.dice.randrange(SAMPLE_EVERY) == 0:
            self._sample(self.dice.choice(SAMPLES), g)
        temper = self.plan.temper(asked)
        option = self.guide.choose(self.dice, g, asked, temper)
        if option not in asked.options:
            raise Violation(f"{temper} answers {asked.step} by {option}, which is no option", by_answer=False)
        self.trail.append((asked.by, option))
        if len(self.trail) > LONGEST:
            raise Violation(f"no end after {LONGEST} decisions")
        engine.answer(g, option, asked.by)
        self._check(g)
        self.watching.answered(g, asked, option)

    def _look(self, g: State) -> None:
        problem = after_an_effect(g)
        if problem is not None:
            raise Violation(problem)

    def _check(self, g: State) -> None:
        problem = self.guide.game.problem(g)
        if problem is None:
            misfit = next(in_stack(g), None)
            problem = None if misfit is None else f"a note holds what it may not: {misfit}"
        if problem is None and g.decision is None and self.guide.game.result(g) is None:
            problem = "a dead end: nobody is asked, and nobody has won"
        if problem is not None:
            raise Violation(problem)

    def _sample(self, law: Sample, g: State) -> None:
        try:
            broken = law(g)
        except Exception as error:
            broken = f"{law.__name__}: {type(error).__name__}: {error}"
        if broken is not None:
            raise Violation(broken, by_answer=False)

    def _walk(self) -> None:
        law = self.dice.choice(LAWS)
        try:
            law(self.guide.game, self.plan.settings, self.dice.randrange(1_000_000), 3)
        except Broken as broken:
            raise Violation(f"{law.__name__}: {broken}", by_answer=False) from None
