# not compiled
"""The words of a model or a square that may be chosen: who and where it is, what it costs, how likely a blow lands."""

from __future__ import annotations

from collections.abc import Sequence

from plancia.games.nova_aetas.rules.campaign.encounter import Step
from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.enhancing import enhanced
from plancia.games.nova_aetas.rules.ground import areas
from plancia.games.nova_aetas.rules.missions.mission_actions import test_of
from plancia.games.nova_aetas.rules.turn.forecast import blow, covered, noticers, percent, stealth_odds, walk
from plancia.games.nova_aetas.rules.turn.jumping import jump_cost
from plancia.games.nova_aetas.rules.turn.movement import GO_TO, STEP_BY_STEP
from plancia.games.nova_aetas.rules.turn.reaching import step_cost
from plancia.games.nova_aetas.state.answers import DASH, DIRECTION, LANDING, MODEL, SQUARE, STEP, TARGET, WHO
from plancia.games.nova_aetas.state.box import LANCE, NO_AREA, NOBODY
from plancia.games.nova_aetas.words.labels.labels_actions import Said, just
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import Decision
from plancia.kernel.words import dotted


def _model(names: Names, decision: Decision, option: int) -> str:
    """Who it is, where, and how he is."""
    g, say = names.g, names.say
    where = names.square(g.at[option]) if g.at[option] >= 0 else ""
    wounds = say("wounds-of", n=g.wounds[option], of=g.health[option])
    held = names.tokens(g.tokens[option])
    return dotted(names.model(option), where, wounds, held)


def _target(names: Names, decision: Decision, option: int) -> str:
    """With the odds of the attack, where it is one."""
    g, say, proc = names.g, names.say, names.asking
    said = _model(names, decision, option)
    if not isinstance(proc, HeroAttack) or option < g.box.hero_side:
        return said
    hit = blow(g, proc.hero, proc.attack(g), option)
    odds = say("blow", wounds=hit.tenths / 10, percent=hit.succeeds, defeats=hit.defeats)
    return dotted(said, odds, spread_over(names, proc, option, None))


def _hero(names: Names, decision: Decision, option: int) -> str:
    """With the AP of who is to act; with the odds of who tries a step of an Encounter."""
    g, proc = names.g, names.asking
    if isinstance(proc, Step):
        tests = [test_of(g, option, test) for test in g.plan().stages[proc.stage].tests]
        return dotted(names.model(option), names.say("percent", n=max(percent(g, test) for test in tests)))
    return dotted(_model(names, decision, option), names.say("ap", n=g.rapidity[option]))


def _destination(names: Names, decision: Decision, option: int) -> str:
    g, say, proc = names.g, names.say, names.asking
    if option not in decision.options:
        return names.square(option)
    way = walk(g, proc.model, option, proc.ap(g))
    price = "" if proc.free else say("ap", n=way.ap)
    return dotted(
        names.square(option),
        price,
        *_dangers(names, way.provoked, way.falls),
        noticed_by(names, proc.model, way.noticed),
    )


def _dangers(names: Names, provoked: tuple[int, ...], falls: int) -> list[str]:
    found = [names.say("provokes", n=len(provoked), who=names.models(provoked))] if provoked else []
    return [*found, names.say("falls", n=falls)] if falls else found


def noticed_by(names: Names, model: int, enemies: Sequence[int]) -> str:
    """The Stealth Tests that a step or a walk brings, and how likely each is passed."""
    if not enemies:
        return ""
    odds = stealth_odds(names.g, model)
    return names.say("stealth-tests", n=len(enemies), who=names.models(enemies), percent=odds)


def _seen_on(names: Names, model: int, square: int) -> str:
    return noticed_by(names, model, noticers(names.g, model, (square,)))


def _step(names: Names, decision: Decision, option: int) -> str:
    proc = names.asking
    price = names.say("ap", n=step_cost(names.g, proc.model, proc.walked, option))
    return dotted(names.square(option), price, _seen_on(names, proc.model, option))


def _landing(names: Names, decision: Decision, option: int) -> str:
    model = names.asking.model
    price = names.say("ap", n=jump_cost(names.g, model, option))
    return dotted(names.square(option), price, _seen_on(names, model, option))


def _dash(names: Names, decision: Decision, option: int) -> str:
    return dotted(names.square(option), _seen_on(names, names.asking.model, option))


def _direction(names: Names, decision: Decision, option: int) -> str:
    """With who else is in the way."""
    proc = names.asking
    also = spread_over(names, proc, proc.target, option) if isinstance(proc, HeroAttack) else ""
    return dotted(names.say("direction", n=option), also)


def spread_over(names: Names, proc: HeroAttack, target: int, facing: int | None, skill: int = NOBODY) -> str:
    """Who else an attack with an Area hits; empty where it has none, or its direction is still to be chosen."""
    g = names.g
    attack = proc.attack(g) if skill == NOBODY else enhanced(g, proc.attack(g), (skill,), NOBODY)
    if attack.area == NO_AREA:
        return ""
    if attack.area >= LANCE and facing is None:
        ways = areas.facings(g.field(), g.at[proc.hero], g.at[target], attack.area, attack.length)
        if len(ways) != 1:
            return ""
        facing = ways[0]
    return reached(names, covered(g, proc.hero, attack, target, facing or 0))


def reached(names: Names, hit: Sequence[int]) -> str:
    """N-AMB-13: everybody who is in an Area."""
    return names.say("survey-covered", who=names.models(hit)) if hit else names.say("survey-covers-nobody")


FIELD: dict[Answer | Range, Said] = {
    MODEL: _model,
    TARGET: _target,
    WHO: _hero,
    SQUARE: lambda names, asked, square: names.square(square),
    DASH: _dash,
    GO_TO: _destination,
    STEP_BY_STEP: just("label-step-by-step"),
    STEP: _step,
    LANDING: _landing,
    DIRECTION: _direction,
}
