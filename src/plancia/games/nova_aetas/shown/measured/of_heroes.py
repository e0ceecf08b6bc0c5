# not compiled
"""What is measured for a Hero: where he can go and at what cost, whom he sees, what a weapon of his reaches."""

from __future__ import annotations

from plancia.games.nova_aetas.notation.option_names import at
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, block_of, may_target, range_now
from plancia.games.nova_aetas.rules.ground.areas import in_range
from plancia.games.nova_aetas.rules.ground.paths import path
from plancia.games.nova_aetas.rules.turn.forecast import walk_along
from plancia.games.nova_aetas.rules.turn.reaching import sure_gait, walks
from plancia.games.nova_aetas.shown.addresses import model_of, model_spot
from plancia.games.nova_aetas.shown.measured.sight_lines import area_of, eye_of, line, lines, place_of, seen_from
from plancia.games.nova_aetas.state.box import (
    CARRIED,
    NOBODY,
    REACH,
    REACTION_1,
    REACTION_2,
    STUNNED,
    Attack,
)
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.picture import Area, Sight, Survey


def of_hero(names: Names, hero: int) -> Survey:
    g, ap = names.g, ap_of(names.g, hero)
    title = names.say("survey-hero", who=names.model(hero), n=ap)
    return Survey(title, walked(names, hero, ap), lines(names, eye_of(g, hero), g.enemies_at))


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
        found.append(area_of(g, "struck", say("survey-struck", n=len(watched), who=names.models(watched)), struck))
    return [*found, area_of(g, "fall", say("survey-fall"), falls)] if falls else found


def of_gear(names: Names, rest: str) -> Survey | None:
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
        said = line(names, eye, square, model_spot(g, model), place_of(names, square))
        if why is not None and said.free:
            but = say("survey-not-with-it", rule=why)
            said = Sight(said.source, said.to, False, f"{said.label} · {but}", said.note, why)
        sights.append(said)
    areas = [area_of(g, "range", say("survey-range", n=far), near)]
    return Survey(say("survey-weapon", who=names.model(hero), weapon=name), areas, sights)
