# not compiled
"""What is true of every table of Nova Aetas at every moment."""

from __future__ import annotations

from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.state.box import (
    CARRIED,
    GRAVE_MAX,
    HEAVY,
    HEROES,
    HEROES_ONLY,
    HEROISM_MAX,
    NOBODY,
    PLACES,
    THREAT_MAX,
)
from plancia.games.nova_aetas.state.effects.moving import Arrive
from plancia.games.nova_aetas.state.state import LYING, PHASES, TALLIES, NovaAetas


def problem(g: NovaAetas) -> str | None:
    """The first broken invariant, with its rule, or None."""
    return _shape(g) or _sheets(g) or _field(g) or _worked_out(g) or _bodies(g) or _time(g) or _decks(g) or _things(g)


def _shape(g: NovaAetas) -> str | None:
    box = g.box
    heroes, side, models, kinds = box.proper, box.hero_side, box.models, len(box.enemies)
    sizes = {
        "at": models, "wounds": models, "tokens": models, "armed": models, "rapidity": models, "health": models,
        "able": models, "climb": models, "jump": models, "immune": models, "gait": models, "inside": side,
        "threat": side, "hour": side, "heroism": heroes, "boons": heroes, "destiny": heroes, "unloaded": heroes,
        "used": heroes, "gear": heroes * CARRIED, "gear_wounds": heroes * CARRIED, "oiled": heroes * CARRIED,
        "feats": heroes * TALLIES, "group_hour": kinds, "beaten": kinds, "drafts": kinds,
        "acted": side + kinds, "xp": heroes, "skills": heroes, "graves": heroes, "fresh_graves": heroes,
        "bonds": heroes * heroes, "reagents": len(box.reagents), "stock": len(box.items),
        "reagent_decks": len(box.reagents), "destiny_level": heroes, "class_points": heroes,
    }  # fmt: skip
    for name, size in sizes.items():
        if len(getattr(g, name)) != size:
            return f"{name} should have {size} entries, not {len(getattr(g, name))}"
    for name in ("wounds", "tokens", "armed", "threat", "heroism", "gear_wounds", "xp", "stock", "reagents", "drafts"):
        if min(getattr(g, name)) < 0:
            return f"N-CORE-GOLD-4: {name} holds a negative number"
    if not 0 <= g.phase < len(PHASES) or not -1 <= g.mission < len(g.plans) or g.popolini < 0:
        return "N-CORE-CAMP-1: the game stands nowhere"
    if g.mission >= 0:
        field = g.plan().field
        if len(g.stands) != (0 if field is None else field.size):
            return "N-CORE-GRID: the field has other squares than its map"
        plan = g.plan()
        for name, wanted in (("cubes", plan.elements), ("counters", plan.counters), ("things", plan.things)):
            if len(getattr(g, name)) != len(wanted):
                return f"{name} should have {len(wanted)} entries"
    elif g.stands:
        return "N-CORE-GRID: a field without a mission"
    return None


def _sheets(g: NovaAetas) -> str | None:
    if len(g.company) != HEROES or len(set(g.company)) < HEROES or not set(g.company) <= set(range(g.box.proper)):
        return "N-CORE-MODE-1: there are always four Heroes"
    for hero in g.company:
        name = g.box.hero_ids[hero]
        if g.graves[hero].bit_count() > GRAVE_MAX:
            return f"N-CORE-GRAVE: {name} has too many Grave Wounds"
        if not 1 <= g.destiny_level[hero] <= 3:
            return f"N-CORE-DESTINY: {name} has no such Destiny level"
        for place in range(CARRIED):
            item = g.item(hero, place)
            if item != NOBODY and g.box.items[item].slot != PLACES[place]:
                return f"N-ENC-CHECK: {name} has {g.box.item_ids[item]} in the wrong place"
            if item != NOBODY and g.item_wounds(hero, place) > g.box.items[item].resistance:
                return f"N-TRAIT-RESISTANCE: {g.box.item_ids[item]} of {name} has too many Wounds"
    return None


def _field(g: NovaAetas) -> str | None:
    heroes = enemies = 0
    for square, model in enumerate(g.stands):
        if model == NOBODY:
            continue
        name = model_name(g.box, model)
        if g.at[model] != square:
            return f"N-CORE-GRID: {name} stands on a square where it is not"
        if not g.field().open >> square & 1:
            return f"N-MAP-CUMBERSOME: {name} stands where nobody can"
        if g.able[model] & HEAVY and g.field().levels[square]:
            return f"N-ABIL-HEAVY: {name} is above the ground"
        if model < g.box.hero_side:
            heroes |= 1 << square
        else:
            enemies |= 1 << square
    if (heroes, enemies) != (g.heroes_at, g.enemies_at):
        return "N-CORE-GRID: the sets of squares are not those of the models"
    for model, square in enumerate(g.at):
        if square < 0:
            continue
        down = model < g.box.proper and g.down >> model & 1
        if square >= len(g.stands):
            return f"N-CORE-GRID: {model_name(g.box, model)} is off the map"
        if not down and g.stands[square] == NOBODY:
            return f"N-CORE-GRID: {model_name(g.box, model)} is on a square where nobody stands"
        if down and g.stands[square] == model:
            return f"N-CORE-DOWN-1: {model_name(g.box, model)} is Down and stands"
        if model < g.box.hero_side and g.inside[model] >= 0:
            return f"N-CORE-BUILDING: {model_name(g.box, model)} is in two places"
    return None


def _worked_out(g: NovaAetas) -> str | None:
    """What the state keeps besides its fields follows from them."""
    for hero in range(g.box.proper):
        if g.kits[hero].things != tuple(g.items_of(hero)):
            return f"N-ENC: the kit of {model_name(g.box, hero)} is not what he carries"
    if g.talents.company != g.company or g.talents.skills != g.skills:
        return "N-CORE-SKILL-BUY: the Heroes' talents are not what they have learned"
    for lenders, aura in ((g.barriers, g.barrier), (g.protectors, g.protection)):
        if lenders[0] + lenders[1] != [model for model in range(g.box.models) if aura[model]]:
            return "N-AMB-47: others lend what they have than those that have it"
    if g.seat_of != g.shares():
        return "N-CORE-MODE-1: the Heroes are shared out otherwise"
    return None if g.ground is g.map_now() else "N-CORE-GRID: another map lies there"


def _bodies(g: NovaAetas) -> str | None:
    for model in range(g.box.models):
        if g.wounds[model] > g.health[model]:
            return f"N-CORE-DOWN-1: {model_name(g.box, model)} has more Wounds than Health"
        if model >= g.box.hero_side:
            if g.at[model] < 0 and (g.wounds[model] or g.tokens[model]):
                return f"N-CORE-DEFEAT: {model_name(g.box, model)} is in the supply with Wounds or tokens"
            if g.tokens[model] & HEROES_ONLY:
                return f"N-TOKEN-GEN-5: {model_name(g.box, model)} holds a token for Heroes"
        elif not 0 <= g.threat[model] <= THREAT_MAX:
            return f"N-CORE-THREAT-1: the Threat of {model_name(g.box, model)} is off the Perilium"
    if any(not 0 <= n <= HEROISM_MAX for n in g.heroism):
        return "N-CORE-HEROISM: from 0 to 3"
    return None


def _time(g: NovaAetas) -> str | None:
    if g.ap < 0 or g.spent < 0:
        return "N-CORE-ACT-AP: fewer AP than none"
    if g.mission < 0:
        return None
    coming = bool(g.log and isinstance(g.log[-1], Arrive))  # its token follows with the next effect
    for kind, hour in enumerate(g.group_hour):
        there = bool(g.models_of(kind))
        if coming and there and hour < 0:
            continue
        if there != (hour >= 0):
            return f"N-CORE-HORO-2: the token of {g.box.enemy_ids[kind]} is not where its models are"
        if there and hour < g.t:
            return f"N-CORE-HORO-4: the token of {g.box.enemy_ids[kind]} was left behind"
    if sorted(g.groups) != [kind for kind, hour in enumerate(g.group_hour) if hour >= 0]:
        return "N-CORE-HORO-4: an Enemy type with a token is not in line, or one without is"
    for hero in g.company:
        if g.hour[hero] >= 0 and g.down >> hero & 1:
            return f"N-CORE-HORO-8: {g.box.hero_ids[hero]} is Down and has a token"
        if 0 <= g.hour[hero] < g.t:
            return f"N-CORE-HORO-4: the token of {g.box.hero_ids[hero]} was left behind"
    return None


def _decks(g: NovaAetas) -> str | None:
    held = 0
    for cards in g.destiny:
        if held & cards or g.destinies & cards:
            return "N-CORE-DESTINY: a Destiny Card is in two places"
        held |= cards
    for reagent in g.box.reagents:
        if not 0 <= g.reagent_decks[reagent.number] <= reagent.copies:
            return f"5.6: there are {reagent.copies} cards of {reagent.id}"
    return None


def _things(g: NovaAetas) -> str | None:
    for place in g.things:
        if place >= LYING + len(g.stands) or g.box.hero_side <= place < LYING or place < -2:
            return "N-CORE-CARRY: an object is nowhere"
    return None
