# not compiled
"""The words of a model or a square that may be chosen: who and where it is, what it costs, how likely a blow lands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.attacks import HeroAttack
from plancia.games.nova_aetas.deeds import test_of
from plancia.games.nova_aetas.encounter import Step
from plancia.games.nova_aetas.forecast import blow, percent, walk
from plancia.games.nova_aetas.jumping import jump_cost
from plancia.games.nova_aetas.movement import STEP_BY_STEP, step_cost
from plancia.games.nova_aetas.naming import Names
from plancia.games.nova_aetas.naming_box import dotted
from plancia.kernel.decision import Decision


def _model(names: Names, decision: Decision, option: int) -> str:
    """Who it is, where, and how he is."""
    g, say = names.g, names.say
    where = names.square(g.at[option]) if g.at[option] >= 0 else ""
    wounds = say("wounds-of", n=g.wounds[option], of=g.health[option])
    held = names.tokens(g.tokens[option])
    return dotted(names.model(option), where, wounds, held)


def _target(names: Names, decision: Decision, option: int) -> str:
    """With the odds of the attack, where it is one."""
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    said = _model(names, decision, option)
    if not isinstance(proc, HeroAttack) or option < g.box.hero_side:
        return said
    hit = blow(g, proc.hero, proc.attack(g), option)
    return dotted(said, say("blow", wounds=hit.tenths / 10, percent=hit.succeeds, defeats=hit.defeats))


def _hero(names: Names, decision: Decision, option: int) -> str:
    """With the AP of who is to act; with the odds of who tries a step of an Encounter."""
    g = names.g
    proc: Any = g.stack[-1]
    if isinstance(proc, Step):
        tests = [test_of(g, option, test) for test in g.plan().stages[proc.stage].tests]
        return dotted(names.model(option), names.say("percent", n=max(percent(g, test) for test in tests)))
    return dotted(_model(names, decision, option), names.say("ap", n=g.rapidity[option]))


def _square(names: Names, decision: Decision, option: int) -> str:
    return names.square(option)


def _destination(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    if option == STEP_BY_STEP:
        return say("label-step-by-step")
    if option not in decision.options:
        return names.square(option)
    way = walk(g, proc.model, option, proc.ap(g))
    price = "" if proc.free else say("ap", n=way.ap)
    return dotted(names.square(option), price, *_dangers(names, way.provoked, way.falls))


def _dangers(names: Names, provoked: tuple[int, ...], falls: int) -> list[str]:
    found = [names.say("provokes", who=names.models(provoked))] if provoked else []
    return [*found, names.say("falls", n=falls)] if falls else found


def _step(names: Names, decision: Decision, option: int) -> str:
    g = names.g
    proc: Any = g.stack[-1]
    return dotted(names.square(option), names.say("ap", n=step_cost(g, proc.model, proc.walked, option)))


def _landing(names: Names, decision: Decision, option: int) -> str:
    proc: Any = names.g.stack[-1]
    return dotted(names.square(option), names.say("ap", n=jump_cost(names.g, proc.model, option)))


def _direction(names: Names, decision: Decision, option: int) -> str:
    return names.say("direction", n=option)


FIELD: dict[str, Callable[[Names, Decision, int], str]] = {
    "model": _model,
    "martyr": _model,
    "saviour": _model,
    "target": _target,
    "hero": _hero,
    "square": _square,
    "dash": _square,
    "destination": _destination,
    "step": _step,
    "landing": _landing,
    "direction": _direction,
}
