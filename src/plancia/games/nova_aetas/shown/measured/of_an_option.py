# not compiled
"""What is measured on the field for an option that somebody points at, and the ways it would take."""

from __future__ import annotations

from plancia.games.nova_aetas.notation.option_names import at, model_name
from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.weapons import block_of
from plancia.games.nova_aetas.rules.ground import areas
from plancia.games.nova_aetas.rules.missions.stealth import would_watch
from plancia.games.nova_aetas.rules.turn import actions as a
from plancia.games.nova_aetas.rules.turn.forecast import covered, noticers, walk, watchers
from plancia.games.nova_aetas.rules.turn.jumping import jump_cost, jumps
from plancia.games.nova_aetas.rules.turn.movement import STEP_BY_STEP, Walk
from plancia.games.nova_aetas.shown.addresses import model_spot
from plancia.games.nova_aetas.shown.measured.of_heroes import of_weapon, walked
from plancia.games.nova_aetas.shown.measured.sight_lines import area_of, eye_of, line, seen_from
from plancia.games.nova_aetas.state.box import AREAS, LANCE, NO_AREA, Attack
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.labels.labels_field import noticed_by, reached
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.picture import Area, Path, Survey
from plancia.kernel.words import dotted


def survey_of(g: NovaAetas, decision: Decision, option: int, lang: str) -> Survey | None:
    """None where an option is about no place on the field."""
    names, proc = Names(g, lang), g.asking()
    if option == PASS:
        return None
    if decision.kind == "action" and g.on_field(proc.model):
        return _of_action(names, proc.model, option)
    if decision.kind == "weapon" and g.on_field(g.actor):
        attack = block_of(g, g.actor, option)
        return None if attack is None else of_weapon(names, g.actor, attack, names.gear(g.actor, option))
    if isinstance(proc, HeroAttack) and decision.kind == "target" and option != proc.hero:
        return _of_target(names, proc, option, None)
    if isinstance(proc, HeroAttack) and decision.kind == "direction":
        return _of_target(names, proc, proc.target, option)
    return None


def paths(g: NovaAetas, decision: Decision, option: int | None, lang: str) -> list[Path]:
    """The way of a walk, with its price at the end and whoever strikes on it."""
    proc = g.asking()
    if option is None or option == PASS:
        return []
    if isinstance(proc, Walk) and decision.kind == "destination":
        return [] if STEP_BY_STEP.holds(option) else [_walk(Names(g, lang), proc, option)]
    if decision.kind in ("step", "landing", "dash"):
        return [Path([_square(g, g.at[proc.model]), _square(g, option)], model_name(g.box, proc.model))]
    return []


def _walk(names: Names, proc: Walk, square: int) -> Path:
    g, model = names.g, proc.model
    way = walk(g, model, square, proc.ap(g))
    notes: dict[str, str] = {}
    before = g.at[model]
    for each in way.path:
        struck = [enemy for enemy in watchers(g, model, before) if enemy in way.provoked]
        if struck:
            notes[_square(g, before)] = names.say("provokes", n=len(struck), who=names.models(struck))
        before = each
    seen = noticers(g, model, way.path)
    for each in way.path:
        by = [enemy for enemy in seen if would_watch(g, enemy, model, each)]
        seen = [enemy for enemy in seen if enemy not in by]
        if by:
            notes[_square(g, each)] = noticed_by(names, model, by)
    if not proc.free:
        end = _square(g, square)
        notes[end] = dotted(names.say("ap", n=way.ap), notes.get(end, ""))
    return Path([_square(g, each) for each in (g.at[model], *way.path)], model_name(g.box, model), notes)


def _of_action(names: Names, hero: int, option: int) -> Survey | None:
    g, action = names.g, a.ACTION.of(option)
    if action is a.MOVE:
        return Survey(names.say("survey-hero", who=names.model(hero), n=g.ap), walked(names, hero, g.ap))
    if action is a.JUMP:
        costs = {_square(g, square): str(jump_cost(g, hero, square)) for square in squares_of(jumps(g, hero))}
        reach = Area("reach", names.say("survey-jump"), list(costs), costs)
        return Survey(names.say("survey-hero", who=names.model(hero), n=g.ap), [reach])
    number = action.number(option)
    if action is a.ATTACK:
        attack = block_of(g, hero, number)
        return None if attack is None else of_weapon(names, hero, attack, names.gear(hero, number))
    return _of_skill(names, hero, a.own_skill(g, hero, number)) if action is a.SKILL else None


def _of_skill(names: Names, hero: int, skill: int) -> Survey | None:
    """How far it goes."""
    g, card = names.g, names.box.skills[skill]
    if not card.within:
        return None
    field, eye = g.field(), eye_of(g, hero)
    near = field.beside[eye.square] if card.within == 1 else field.within(eye.square, card.within)
    if card.sees:
        near &= seen_from(g, eye)
    said = names.say("survey-within", n=card.within, sees="yes" if card.sees else "no")
    title = names.say("survey-weapon", who=names.model(hero), weapon=names.skill(skill))
    return Survey(title, [area_of(g, "range", said, near)])


def _of_target(names: Names, proc: HeroAttack, target: int, facing: int | None) -> Survey:
    """The line to the target and what the area covers."""
    g, hero, attack = names.g, proc.hero, proc.attack(names.g)
    who = names.model(target)
    sight = line(names, eye_of(g, hero), g.at[target], model_spot(g, target), who)
    shapes: list[Area] = []
    if attack.area != NO_AREA:
        ways = [0] if facing is None else [facing]
        if attack.area >= LANCE and facing is None:
            ways = areas.facings(g.field(), g.at[hero], g.at[target], attack.area, attack.length)
        shapes = [_covered(names, proc, attack, target, way) for way in ways]
    return Survey(
        names.say("survey-weapon", who=names.model(hero), weapon=names.gear(hero, proc.place)), shapes, [sight]
    )


def _covered(names: Names, proc: HeroAttack, attack: Attack, target: int, way: int) -> Area:
    """N-AMB-13: with everybody who is in it."""
    g, say = names.g, names.say
    mask = areas.area(g.field(), g.at[proc.hero], g.at[target], attack.area, attack.length, way)
    hit = covered(g, proc.hero, attack, target, way)
    shape = say("area", shape=AREAS[attack.area], n=attack.length)
    return area_of(g, "covered", dotted(shape, reached(names, hit)), mask)


def _square(g: NovaAetas, square: int) -> str:
    return f"square:{at(g, square)}"
