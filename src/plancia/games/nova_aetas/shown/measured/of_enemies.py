# not compiled
"""What is measured for an Enemy: what it controls, where it can go, where it could strike at a Hero."""

from __future__ import annotations

from plancia.games.nova_aetas.notation.option_names import at
from plancia.games.nova_aetas.rules.enemies import approach
from plancia.games.nova_aetas.rules.enemies.aim import Standpoint, is_entangled, walker_of
from plancia.games.nova_aetas.rules.enemies.control import control_area
from plancia.games.nova_aetas.rules.fights.weapons import range_now
from plancia.games.nova_aetas.rules.ground.areas import aligned, in_range
from plancia.games.nova_aetas.rules.ground.reach import Reach, reach
from plancia.games.nova_aetas.shown.addresses import model_spot
from plancia.games.nova_aetas.shown.measured.of_heroes import ap_of
from plancia.games.nova_aetas.shown.measured.sight_lines import Eye, area_of, eye_of, line, place_of, seen_from
from plancia.games.nova_aetas.state.box import (
    BLINDED,
    CHARGE,
    CHARGE_DISTANCE,
    ECLECTIC,
    NOBODY,
    REACH,
    UNLOADED,
    Attack,
)
from plancia.games.nova_aetas.state.gaits import RUNNER, SURE
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.picture import Area, Sight, Survey


def of_enemy(names: Names, enemy: int) -> Survey:
    g, say = names.g, names.say
    radius, here = control_area(g, enemy), g.at[enemy]
    ap, unloaded = ready(g, enemy)
    steps = enemy_walks(g, enemy, ap, g.gait[enemy], is_entangled(g, enemy))
    ends = steps.ends & ~(1 << here)
    costs = {f"square:{at(g, square)}": str(steps.cost(square)) for square in squares_of(ends)}
    aware = "yes" if g.aware else "no"
    areas = [
        area_of(g, "control", say("survey-control", n=radius, aware=aware), g.field().within(here, radius)),
        Area("reach", say("survey-reach-enemy", n=ap, aware=aware), list(costs), costs),
    ]
    strikes = struck_at(g, enemy, ap, unloaded) if g.aware else 0
    if strikes:
        areas.append(area_of(g, "strike", say("survey-strike"), strikes))
    title = say("survey-enemy", who=names.model(enemy), n=ap_of(g, enemy))
    return Survey(title, areas, _at_heroes(names, enemy, ap, unloaded))


def ready(g: NovaAetas, enemy: int) -> tuple[int, bool]:
    """Its AP once it has reloaded, as it does first (N-TRAIT-RELOAD); and whether it stays unloaded."""
    ap, unloaded = ap_of(g, enemy), g.tokens[enemy] & UNLOADED != 0
    reload = g.type_of(enemy).reload
    return (ap - reload, False) if unloaded and g.actor != enemy and ap >= reload else (ap, unloaded)


def enemy_walks(g: NovaAetas, enemy: int, ap: int, gait: int, entangled: bool) -> Reach:
    walker = walker_of(g, enemy, g.at[enemy], g.heroes_at)
    walker.gait, walker.entangled = gait, entangled
    return reach(walker, ap)


def struck_at(g: NovaAetas, enemy: int, ap: int, unloaded: bool) -> int:
    """The squares where it could strike at a Hero in its next Activation, as the Heroes stand now."""
    field, here = g.field(), g.at[enemy]
    if g.tokens[enemy] & BLINDED:
        return 0
    steps = enemy_walks(g, enemy, ap, g.gait[enemy], is_entangled(g, enemy))
    mask = 0
    for square in squares_of(steps.ends):
        left = ap - steps.cost(square)
        attacks = [each for each in g.type_of(enemy).attacks if each.ap <= left and not (each.reload and unloaded)]
        if attacks:
            seen = seen_from(g, Eye("", square, g.heroes_at, eye_of(g, enemy).sniper))
            for attack in attacks:
                mask |= seen & covered_from(g, enemy, square, attack)
    if g.able[enemy] & CHARGE and ap:
        gait = g.gait[enemy] & ~RUNNER | SURE
        for square in squares_of(enemy_walks(g, enemy, CHARGE_DISTANCE, gait, False).ends):
            mask |= field.beside[square] & field.within(here, CHARGE_DISTANCE)
    return mask & field.open & ~(1 << here)


def covered_from(g: NovaAetas, enemy: int, square: int, attack: Attack) -> int:
    """Where a Hero could be meant by this attack, if he may be seen. Eclectic (N-ABIL-ECLECTIC): the right attack with
    a Hero adjacent, who may be the one that is meant; the left one with none."""
    field = g.field()
    mask = in_range(field, square, range_now(g, attack), attack.traits & REACH != 0)
    mask &= aligned(field, square, attack.area, attack.length)  # which is the same there and back
    if not g.able[enemy] & ECLECTIC:
        return mask
    beside = field.beside[square]
    if attack is g.type_of(enemy).attacks[1]:
        return mask if beside & g.heroes_at else mask & beside
    return 0 if beside & g.heroes_at else mask & ~beside


def _at_heroes(names: Names, enemy: int, ap: int, unloaded: bool) -> list[Sight]:
    """To every Hero, with whether it controls him and whether it could attack him."""
    g, say, eye = names.g, names.say, eye_of(names.g, enemy)
    controlled = g.field().within(g.at[enemy], control_area(g, enemy))
    able, here = not g.tokens[enemy] & BLINDED, Standpoint(enemy, g.at[enemy], ap, unloaded, g.actor != enemy)
    found = []
    for square in squares_of(g.heroes_at):
        hero = g.stands[square]
        aim = approach.aim_at(g, here, hero) if able else None
        more = [say("survey-controlled")] if controlled >> square & 1 else []
        if g.aware:
            more.append(say("survey-attackable" if aim is not None and aim.attack != NOBODY else "survey-safe"))
        found.append(line(names, eye, square, model_spot(g, hero), place_of(names, square), *more))
    return found
