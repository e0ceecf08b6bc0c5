"""A question is put to its seat, to several seats at once or to chance, unless its answer is already there."""

from __future__ import annotations

from typing import Any

from plancia.kernel.chance import outcomes
from plancia.kernel.decision import CHANCE, PASS, Decision, Roll, narrowed
from plancia.kernel.procedure import Procedure, Step
from plancia.kernel.state import State


def ask(g: State, proc: Procedure, step: Step, asked: Decision) -> bool:
    """Put the question; True when it must wait for its seat."""
    if g.reasons or len(asked.options) < asked.least:
        _sign(g, proc, step, asked)
    asked.rule = step.rule
    if not asked.several:
        if is_forced(step, asked):
            setattr(proc, step.into, asked.options[0])
            return False
        if g.orders:
            ordered = _standing(g, asked)
            if ordered is not None:
                setattr(proc, step.into, ordered)
                return False
        asked.into = step.into
        g.decision = asked
        return True
    begins = step.chosen and asked.by not in g.given  # confirmed once, not pick by pick
    rest = _narrow(g, asked, not asked.always and not begins)
    if rest is not None:
        g.decision = rest
        return True
    setattr(proc, step.into, _picks(g.given.pop(asked.by, ())))
    return False


def is_forced(step: Step, asked: Decision) -> bool:
    """One answer is left, and it is not what somebody has chosen to begin."""
    if len(asked.options) != 1 or asked.always:
        return False
    return not step.chosen or asked.options[0] == PASS


def _narrow(g: State, asked: Decision, skip: bool) -> Decision | None:
    """What a seat must still pick, after standing orders and (with `skip`) picks without an alternative."""
    while True:
        given = g.given.get(asked.by, ())
        rest = narrowed(asked, given) if given or asked.several else asked
        if rest is None:
            return None
        if skip and len(rest.options) == 1:
            g.given[asked.by] = (*given, rest.options[0])
            continue
        ordered = _standing(g, rest)
        if ordered is None:
            return rest
        g.given[asked.by] = (*given, ordered)


def ask_together(g: State, proc: Procedure, step: Step, asked: list[Decision]) -> bool:
    """Put the question to every seat that has not answered; True while one is missing."""
    assert len({each.by for each in asked}) == len(asked), f"{step.name} asks a seat twice"
    waiting: list[Decision] = []
    for each in asked:
        _sign(g, proc, step, each)
        rest = _narrow(g, each, False)  # a seat that is not asked would show that it has no choice
        if rest is not None:
            waiting.append(rest)
    if waiting:
        g.decision = waiting[0]
        g.also = waiting[1:]
        return True
    answers: list[Any] = []
    for each in asked:
        given = g.given.pop(each.by, ())
        answers.append(_picks(given) if each.several else given[0])
    setattr(proc, step.into, tuple(answers))
    return False


def roll(g: State, proc: Procedure, step: Step, asked: Roll) -> bool:
    """Ask chance; True when chance is answered from outside and an outcome is missing."""
    if g.tally is not None:
        g.tally.step(step.rules)
    if asked.count == 0:  # an empty deck is shuffled: nothing to draw, nothing to write down
        setattr(proc, step.into, ())
        return False
    laid_down = None if g.script is None else g.script.get(asked.name)
    if laid_down:
        assert len(laid_down) >= asked.count, f"too few outcomes laid down for {asked.name}"
        result = tuple(laid_down[: asked.count])
        assert asked.may_be(result), f"{asked.name} cannot come out as {result}"
        del laid_down[: asked.count]
    elif g.key:
        result, g.draws = outcomes(g.key, g.draws, asked.sides, asked.count, asked.distinct, asked.faces)
    else:
        result = g.given.get(CHANCE, ())
        if len(result) < asked.count:
            waiting = Decision(CHANCE, asked.name)
            waiting.options = asked.possible(result)
            waiting.rule = step.rule
            waiting.picked = result
            g.decision = waiting
            return True
        del g.given[CHANCE]
    if g.journal is not None:
        g.journal.append((CHANCE, asked.name, result))
    setattr(proc, step.into, result)
    return False


def _sign(g: State, proc: Procedure, step: Step, asked: Decision) -> None:
    asked.rule = step.rule
    if g.reasons:
        asked.step = f"{type(proc).__name__}-{step.name}"
        if g.tally is not None:
            g.tally.step(step.rules)
            g.tally.verdicts(asked)
    assert len(asked.options) >= asked.least, f"{type(proc).__name__}.{step.name} asks what nobody can answer"


def _standing(g: State, asked: Decision) -> int | None:
    """The most telling order that fits: what the question is about, then its rule."""
    if asked.by not in g.orders:
        return None
    given = g.orders[asked.by]
    for about in (*asked.about, asked.rule):
        ordered = given.get(about)
        if ordered is not None and ordered in asked.options:
            g.obeyed.append(asked.by)
            return ordered
    return None


def _picks(given: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([option for option in given if option != PASS])
