"""Generated tables of Nova Aetas, which play from set-up rarely reaches: grown Heroes, any Enemies, any things."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from plancia.games.nova_aetas.box import (
    CARRIED,
    FIRST_PLACE,
    HEAVY,
    HEROES_ONLY,
    HEROISM_MAX,
    NEGATIVE,
    NOBODY,
    NOWHERE,
    POSITIVE,
    TOKENS,
    UNLOADED,
)
from plancia.games.nova_aetas.draft import in_supply
from plancia.games.nova_aetas.effects import stand
from plancia.games.nova_aetas.effects_campaign import ReachSettlement
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.laying import LayMission
from plancia.games.nova_aetas.plan import ENCOUNTER
from plancia.games.nova_aetas.settlement import CITY_VISITS, VILLAGE_VISITS
from plancia.games.nova_aetas.sheets import refresh, replaced
from plancia.games.nova_aetas.standing import stand_at
from plancia.games.nova_aetas.state import MISSION, SETTLEMENT, STRENGTHENINGS, NovaAetas
from plancia.games.nova_aetas.tokens import may_receive

LATE = 30  # Sectors


def generate(dice: Random, settings: Mapping[str, Any], near: str) -> str:
    """`near` a "fight": grown Heroes among Enemies; "plugged": with little Threat, between Enemies and their Objective;
    "at work": beside the elements of the mission; "late", "end": time has passed; "town": a settlement with means to
    spend; "last": the last mission of a campaign. "": no position where a game begins without a field."""
    g = GAME.table(settings)
    grow(dice, g)
    if not g.quick:
        campaign(dice, g, near)
    if not g.quick and (near == "town" or (near not in ("last", "late") and dice.random() < 0.5)):
        settle(dice, g)
        return GAME.write_position(g)
    if g.plans[g.node].family == ENCOUNTER:
        return ""
    LayMission(g.node).apply(g)
    g.phase = MISSION
    g.t = dice.randint(1, 6) if near == "plugged" else dice.randint(1, LATE if near in ("late", "end", "last") else 12)
    if g.plan().stealth and dice.random() < 0.6:
        g.aware, g.alarm = True, dice.randint(0, g.t)
    spread(dice, g, near)
    if near in ("late", "end", "last"):
        g.counters = [dice.randint(0, 2) for _ in g.counters]
    stand_at(g, *active(dice, g))
    return GAME.write_position(g)


def grow(dice: Random, g: NovaAetas) -> None:
    """What a campaign may have made of the Heroes, with any things they have room for."""
    box = g.box
    share = dice.choice((0.2, 0.5, 0.8))
    for hero in g.company:
        own = range(len(box.heroes[hero].skills))
        g.skills = replaced(g.skills, hero, sum(1 << place for place in own if dice.random() < share))
        g.strengthened = replaced(g.strengthened, hero, dice.getrandbits(STRENGTHENINGS) if dice.random() < 0.5 else 0)
        g.schools = replaced(g.schools, hero, dice.getrandbits(4))
        g.destiny_level = replaced(g.destiny_level, hero, dice.choice((1, 2, 3)))
        g.advanced |= (dice.random() < 0.5) << hero
        graves = dice.sample(range(len(box.graves)), dice.choice((0, 0, 0, 1, 2)))
        g.graves = replaced(g.graves, hero, sum(1 << card for card in graves))
        pack(dice, g, hero)
    for one in g.company:
        for other in g.company:
            if one < other:
                g.bonds = replaced(g.bonds, one * box.proper + other, dice.choice((0, 0, 3, 6, 9)))
    refresh(g)


def pack(dice: Random, g: NovaAetas, hero: int) -> None:
    """Spells only of Schools he knows (N-ENC-CHECK)."""
    first = hero * CARRIED
    g.gear[first : first + CARRIED] = [NOBODY] * CARRIED
    for item in dice.sample(g.box.items, len(g.box.items)):
        known = item.school < 0 or g.schools[hero] >> item.school & 1
        room = [n for n in range(FIRST_PLACE[item.slot], FIRST_PLACE[item.slot + 1]) if g.gear[first + n] == NOBODY]
        if known and room and dice.random() < 0.7:
            g.gear[first + room[0]] = item.number


def campaign(dice: Random, g: NovaAetas, near: str) -> None:
    box = g.box
    way = [plan.number for plan in box.plans if plan.next]
    g.node = way[-1] if near == "last" else dice.choice(way)
    g.flags = dice.getrandbits(len(box.flags))
    g.popolini = dice.choice((0, 5, 60))
    g.reagents = tuple(dice.choice((0, 1, 5)) for _ in box.reagents)
    g.stock = tuple(int(dice.random() < 0.3) for _ in box.items)
    g.formulae |= dice.getrandbits(len(box.formulae))
    g.log_of_missions = tuple(number * 4 + dice.choice((1, 2)) for number in way[: way.index(g.node)])
    for hero in g.company:
        g.xp = replaced(g.xp, hero, dice.choice((0, 2, 12)))
        g.class_points = replaced(g.class_points, hero, dice.choice((0, 3)))
    g.leader = dice.randrange(len(g.players))


def settle(dice: Random, g: NovaAetas) -> None:
    city = dice.random() < 0.6
    ReachSettlement(city, CITY_VISITS if city else VILLAGE_VISITS).apply(g)
    g.phase = SETTLEMENT
    stand_at(g, NOBODY, NOBODY)


def spread(dice: Random, g: NovaAetas, near: str) -> None:
    field = g.field()
    free = [square for square in range(field.size) if field.open >> square & 1]
    dice.shuffle(free)
    foes(dice, g, free)
    if near == "plugged":
        free = [*plugs(dice, g), *free]
    elif near == "at work":
        places = [square for _, square in g.plan().elements if square >= 0]
        beside = [square for square in free if any(field.beside[place] >> square & 1 for place in places)]
        free = [*beside, *free]
    for hero in g.company:
        place(dice, g, hero, free)
        if near == "plugged":
            g.threat[hero] = dice.choice((0, 0, 0, 1, 5))
        elif near == "fight" and dice.random() < 0.1:
            lie(dice, g, hero)
    if near == "at work" and g.plan().nodes and dice.random() < 0.6:
        for hero in g.company[: dice.randint(1, 2)]:
            go_inside(dice, g, hero)
    for ally in range(g.box.proper, g.box.hero_side):
        if ally in g.plan().ally_goals or dice.random() < 0.1:
            place(dice, g, ally, free)
            g.came = (*g.came, ally)
    if g.down == sum(1 << hero for hero in g.company):
        g.down &= g.down - 1  # one of them stands where he lay, barely
        up = next(hero for hero in g.company if not g.down >> hero & 1)
        g.wounds[up], square = 1, g.at[up]
        g.at[up] = NOWHERE
        g.hour[up] = g.t + 1
        stand(g, up, square if g.stands[square] == NOBODY else next(s for s in free if g.stands[s] == NOBODY))
    dealt = list(range(len(g.box.destinies)))
    dice.shuffle(dealt)
    for hero in g.company:
        for card in [dealt.pop() for _ in range(min(dice.randint(0, 3), len(dealt)))]:
            g.destiny[hero] |= 1 << card
            g.destinies &= ~(1 << card)


def foes(dice: Random, g: NovaAetas, free: list[int]) -> None:
    """Two to five sorts of them, among them those that the mission's Objectives are for."""
    kinds = [kind for objective in g.plan().objectives for kind in objective.types]
    kinds = [kind for kind in kinds if dice.random() < 0.7]
    kinds += dice.sample(range(len(g.box.enemies)), dice.randint(1, 4))
    for kind in dict.fromkeys(kinds):
        for _ in range(dice.choice((1, 1, 2, 3))):
            supply = in_supply(g, kind)
            levels = g.field().levels
            fits = [square for square in free if not g.box.enemies[kind].powers.able & HEAVY or not levels[square]]
            if supply and fits:
                free.remove(fits[0])
                stand(g, supply[0], fits[0])
                g.tokens[supply[0]] = tokens(dice, g, supply[0], 0.1)
                g.wounds[supply[0]] = dice.randrange(g.health[supply[0]]) if dice.random() < 0.4 else 0
        if g.models_of(kind):
            g.arrivals += 1
            g.group_arrival[kind] = g.arrivals
            g.group_hour[kind] = g.t + dice.randint(0, 3)


def plugs(dice: Random, g: NovaAetas) -> list[int]:
    """Squares around Enemies, or around what they are after."""
    field = g.field()
    around = [square for objective in g.plan().objectives for square in objective.at]
    if not around or dice.random() < 0.5:
        around = [g.at[model] for model in range(g.box.hero_side, g.box.models) if g.at[model] >= 0]
    middle = dice.choice(around)
    found = [square for square in range(field.size) if field.beside[middle] >> square & 1 and field.open >> square & 1]
    dice.shuffle(found)
    return [square for square in found if g.stands[square] == NOBODY]


def place(dice: Random, g: NovaAetas, hero: int, free: list[int]) -> None:
    square = next(square for square in free if g.stands[square] == NOBODY)
    stand(g, hero, square)
    g.tokens[hero] = tokens(dice, g, hero, 0.12)
    g.threat[hero] = dice.randint(0, 6)
    g.wounds[hero] = dice.randrange(g.health[hero]) if dice.random() < 0.5 else 0
    g.hour[hero] = g.t + dice.randint(0, 4)
    if hero < g.box.proper:
        g.heroism[hero] = dice.randint(0, HEROISM_MAX)
        for at in range(CARRIED):
            item = g.gear[hero * CARRIED + at]
            if item == NOBODY:
                continue
            worn = g.box.items[item].resistance
            g.gear_wounds[hero * CARRIED + at] = dice.randint(0, worn) if dice.random() < 0.3 else 0
            attack = g.box.items[item].attack
            if attack is not None and attack.reload and dice.random() < 0.5:
                g.unloaded[hero] |= 1 << at


def go_inside(dice: Random, g: NovaAetas, hero: int) -> None:
    stand(g, hero, NOWHERE)
    g.inside[hero] = dice.choice(g.plan().nodes).number


def lie(dice: Random, g: NovaAetas, hero: int) -> None:
    square = g.at[hero]
    stand(g, hero, NOWHERE)
    g.at[hero] = square
    g.down |= 1 << hero
    g.fallen |= 1 << hero
    g.wounds[hero], g.tokens[hero], g.threat[hero], g.hour[hero] = g.health[hero], 0, 0, -1


def tokens(dice: Random, g: NovaAetas, model: int, each: float) -> int:
    found, hero = 0, model < g.box.hero_side
    for number in range(len(TOKENS)):
        token = 1 << number
        fits = token & (NEGATIVE | POSITIVE) if hero else token & NEGATIVE & ~HEROES_ONLY
        if token == UNLOADED and not hero:
            fits = g.type_of(model).reload
        if fits and dice.random() < each and may_receive(g, model, token) is None:
            found |= token
    return found


def active(dice: Random, g: NovaAetas) -> tuple[int, int]:
    """Whose Activation begins: a Hero's, a group's, or that of the next Sector."""
    heroes = [hero for hero in g.heroes_in_play() if g.hour[hero] == g.t]
    kinds = [kind for kind in range(len(g.box.enemies)) if g.group_hour[kind] == g.t]
    chosen = dice.choice([*((hero, NOBODY) for hero in heroes), *((NOBODY, kind) for kind in kinds), (NOBODY, NOBODY)])
    for hero in heroes if chosen[0] == NOBODY else ():
        g.hour[hero] += 1  # Heroes come before Enemies
    for kind in kinds if chosen == (NOBODY, NOBODY) else ():
        g.group_hour[kind] += 1
    return chosen
