# not compiled
"""What is measured on the field for whoever asks: where a model can go and at what cost, whom it sees, what it
controls, what a weapon reaches, and the distance between any two squares."""

from __future__ import annotations

from plancia.games.nova_aetas import approach
from plancia.games.nova_aetas.addresses import model_spot
from plancia.games.nova_aetas.aims import held_by_others, is_entangled
from plancia.games.nova_aetas.areas import aligned, in_range
from plancia.games.nova_aetas.box import (
    BLINDED,
    CARRIED,
    CHARGE,
    CHARGE_DISTANCE,
    ECLECTIC,
    NOBODY,
    REACH,
    REACTION_1,
    REACTION_2,
    STUNNED,
    UNLOADED,
    Attack,
)
from plancia.games.nova_aetas.control import control_area
from plancia.games.nova_aetas.field import square_at
from plancia.games.nova_aetas.forecast import walk_along
from plancia.games.nova_aetas.gaits import RUNNER, SURE
from plancia.games.nova_aetas.grid import squares_of
from plancia.games.nova_aetas.movement import sure_gait, walks
from plancia.games.nova_aetas.names import at, model_named
from plancia.games.nova_aetas.naming import Names
from plancia.games.nova_aetas.paths import path
from plancia.games.nova_aetas.reach import Reach, reach
from plancia.games.nova_aetas.sighting import Eye, eye_at, eye_of, line, seen_from
from plancia.games.nova_aetas.state import MISSION, SETTING_UP, NovaAetas
from plancia.games.nova_aetas.weapons import UNARMED, block_of, may_target, range_now
from plancia.kernel.picture import Area, Sight, Survey
from plancia.kernel.view import View


def survey(view: View, spot: str, to: str, lang: str) -> Survey | None:
    """From a spot, or from it to another; None where nothing is measured."""
    g = view.table
    assert isinstance(g, NovaAetas)
    if g.phase not in (SETTING_UP, MISSION) or g.mission < 0 or g.plan().field is None:
        return None
    names = Names(g, lang)
    kind, _, rest = spot.partition(":")
    if to:
        here, there = square_of(g, spot), square_of(g, to)
        return None if NOBODY in (here, there) else between(names, here, there)
    if kind == "gear":
        return _of_gear(names, rest)
    if kind == "square":
        here = square_of(g, spot)
        return None if here == NOBODY else from_square(names, here)
    model = model_of(g, spot)
    if model == NOBODY or not g.on_field(model):
        return None
    return of_enemy(names, model) if g.is_enemy(model) else of_hero(names, model)


def model_of(g: NovaAetas, spot: str) -> int:
    kind, _, name = spot.partition(":")
    try:
        return model_named(g.box, name) if kind in ("model", "hero") else NOBODY
    except KeyError:
        return NOBODY


def square_of(g: NovaAetas, spot: str) -> int:
    """Where it is on the field; NOBODY for nowhere."""
    kind, _, name = spot.partition(":")
    if kind != "square":
        model = model_of(g, spot)
        return NOBODY if model == NOBODY else g.at[model]
    field = g.field()
    if not name[:1].isascii() or not name[:1].isupper() or not name[1:].isdecimal() or len(name) > 3:
        return NOBODY
    square = square_at(name, field.width)
    return square if 0 <= square < field.size and at(g, square) == name else NOBODY


# -- from a square


def between(names: Names, here: int, there: int) -> Survey:
    g, say = names.g, names.say
    who = _there(names, there)
    to = f"square:{at(g, there)}" if g.stands[there] == NOBODY else model_spot(g, g.stands[there])
    eye = eye_at(g, here)
    return Survey(say("survey-between", here=_there(names, here), there=who), sights=[line(names, eye, there, to, who)])


def from_square(names: Names, here: int) -> Survey:
    """What a Hero would see from it."""
    g = names.g
    eye = Eye(f"square:{at(g, here)}", here, g.enemies_at & ~(1 << here), False)
    seen = _area(g, "range", names.say("survey-seen"), seen_from(g, eye) & ~(1 << here))
    return Survey(names.say("survey-square", square=names.square(here)), [seen], _lines(names, eye, g.enemies_at))


def _there(names: Names, square: int) -> str:
    model = names.g.stands[square]
    if model == NOBODY:
        return names.square(square)
    return names.say("survey-at", who=names.model(model), square=names.square(square))


# -- of a Hero


def of_hero(names: Names, hero: int) -> Survey:
    g, ap = names.g, ap_of(names.g, hero)
    title = names.say("survey-hero", who=names.model(hero), n=ap)
    return Survey(title, walked(names, hero, ap), _lines(names, eye_of(g, hero), g.enemies_at))


def ap_of(g: NovaAetas, model: int) -> int:
    """What it has left; of one whose Activation is to come, what it will begin with."""
    if g.actor == model:
        return g.ap
    due = ((STUNNED, 2), (REACTION_1, 1), (REACTION_2, 2))
    rapidity = g.type_of(model).rapidity if g.is_enemy(model) else g.rapidity[model]
    return max(0, rapidity - sum(price for token, price in due if g.tokens[model] & token))


def walked(names: Names, hero: int, ap: int) -> list[Area]:
    """Where he can go and at what cost; on the way to which squares he is struck at, or falls."""
    g, say = names.g, names.say
    costs, struck, falls = {}, 0, 0
    watched: list[int] = []
    sure, falling = walks(g, hero, ap, sure_gait(g, hero)), walks(g, hero, ap, g.gait[hero])
    for square in squares_of((sure.ends | falling.ends) & ~(1 << g.at[hero])):
        way = walk_along(g, hero, path(sure if sure.ends >> square & 1 else falling, square))
        costs[f"square:{at(g, square)}"] = str(way.ap)
        if way.provoked:
            struck |= 1 << square
            watched += [enemy for enemy in way.provoked if enemy not in watched]
        if way.falls:
            falls |= 1 << square
    found = [Area("reach", say("survey-reach", n=ap), list(costs), costs)]
    if struck:
        found.append(_area(g, "struck", say("survey-struck", who=names.models(watched)), struck))
    return [*found, _area(g, "fall", say("survey-fall"), falls)] if falls else found


# -- of an Enemy


def of_enemy(names: Names, enemy: int) -> Survey:
    g, say = names.g, names.say
    radius, here = control_area(g, enemy), g.at[enemy]
    ap, unloaded = ready(g, enemy)
    steps = enemy_walks(g, enemy, ap, g.gait[enemy], is_entangled(g, enemy))
    ends = steps.ends & ~(1 << here)
    costs = {f"square:{at(g, square)}": str(steps.cost(square)) for square in squares_of(ends)}
    aware = "yes" if g.aware else "no"
    areas = [
        _area(g, "control", say("survey-control", n=radius, aware=aware), g.field().within(here, radius)),
        Area("reach", say("survey-reach-enemy", n=ap, aware=aware), list(costs), costs),
    ]
    strikes = struck_at(g, enemy, ap, unloaded) if g.aware else 0
    if strikes:
        areas.append(_area(g, "strike", say("survey-strike"), strikes))
    title = say("survey-enemy", who=names.model(enemy), n=ap_of(g, enemy))
    return Survey(title, areas, _at_heroes(names, enemy, ap, unloaded))


def ready(g: NovaAetas, enemy: int) -> tuple[int, bool]:
    """Its AP once it has reloaded, as it does first (N-TRAIT-RELOAD); and whether it stays unloaded."""
    ap, unloaded = ap_of(g, enemy), g.tokens[enemy] & UNLOADED != 0
    reload = g.type_of(enemy).reload
    return (ap - reload, False) if unloaded and g.actor != enemy and ap >= reload else (ap, unloaded)


def enemy_walks(g: NovaAetas, enemy: int, ap: int, gait: int, entangled: bool) -> Reach:
    taken = g.heroes_at | held_by_others(g, enemy)
    return reach(g.field(), gait, g.at[enemy], ap, g.heroes_at, g.tall_at & g.heroes_at, taken, entangled)


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
    able = not g.tokens[enemy] & BLINDED
    found = []
    for square in squares_of(g.heroes_at):
        hero = g.stands[square]
        aim = approach.aim_at(g, enemy, g.at[enemy], ap, hero, unloaded, g.actor != enemy) if able else None
        more = [say("survey-controlled")] if controlled >> square & 1 else []
        if g.aware:
            more.append(say("survey-attackable" if aim is not None and aim.attack != NOBODY else "survey-safe"))
        found.append(line(names, eye, square, model_spot(g, hero), _there(names, square), *more))
    return found


# -- of a weapon


def _of_gear(names: Names, rest: str) -> Survey | None:
    g = names.g
    name, _, number = rest.partition(":")
    hero, place = model_of(g, f"hero:{name}"), int(number) if number.isdecimal() and len(number) < 3 else CARRIED + 1
    if hero == NOBODY or hero >= g.box.proper or place > UNARMED or not g.on_field(hero):
        return None
    attack = block_of(g, hero, place)
    return None if attack is None else of_weapon(names, hero, attack, names.gear(hero, place))


def of_weapon(names: Names, hero: int, attack: Attack, name: str) -> Survey:
    """The squares it may target, and for everybody who could be meant whether he may be and why not."""
    g, say, eye = names.g, names.say, eye_of(names.g, hero)
    far = range_now(g, attack)
    near = in_range(g.field(), eye.square, far, attack.traits & REACH != 0) & seen_from(g, eye)
    sights = []
    for square in squares_of((g.heroes_at if attack.friend else g.enemies_at) & ~(1 << eye.square)):
        model = g.stands[square]
        why = may_target(g, hero, attack, model)
        said = line(names, eye, square, model_spot(g, model), _there(names, square))
        if why is not None and said.free:
            but = say("survey-not-with-it", rule=why)
            said = Sight(said.source, said.to, False, f"{said.label} · {but}", said.note, why)
        sights.append(said)
    areas = [_area(g, "range", say("survey-range", n=far), near)]
    return Survey(say("survey-weapon", who=names.model(hero), weapon=name), areas, sights)


# -- parts


def _lines(names: Names, eye: Eye, opponents: int) -> list[Sight]:
    g = names.g
    return [
        line(names, eye, square, model_spot(g, g.stands[square]), _there(names, square))
        for square in squares_of(opponents & ~(1 << eye.square))
    ]


def _area(g: NovaAetas, kind: str, label: str, squares: int) -> Area:
    return Area(kind, label, [f"square:{at(g, square)}" for square in squares_of(squares)])
