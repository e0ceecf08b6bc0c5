"""Things that change hands: what lies where, what it is worth, and whether anything can be exchanged or plundered."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.units import capacity
from plancia.games.verrix.rules.travel.movement import tribute_count
from plancia.games.verrix.state.box import (
    FOOD,
    HOSTAGE,
    KINDS,
    NOBODY,
    SEATS,
    STEALS_HOSTAGES,
    STEALS_TROPHIES,
    TROPHY,
    VALUE,
    Action,
)
from plancia.games.verrix.state.effects import home
from plancia.games.verrix.state.state import MARKET, Verrix


def lying(g: Verrix, zone: int, thing: int) -> int:
    """How many of a thing lie at the market (zone 0) or on a Village card: V-TRADE-09, V-RAID-13, V-AREA-09."""
    if thing < HOSTAGE:
        return g.goods[KINDS * zone + thing]
    if thing < TROPHY:
        return g.folk[MARKET + thing - HOSTAGE] if zone == 0 else g.captives[(zone - 1) * 5 + thing - HOSTAGE]
    return 1 if zone > 0 and g.trophies[thing - TROPHY] == zone - 1 else 0


def things_at(g: Verrix, zone: int) -> list[int]:
    """The different things there, in their order. Trophies are never at the market (V-A-09)."""
    start = KINDS * zone
    found = [good for good in range(KINDS) if g.goods[start + good]]
    people, place = (g.captives, zone * 5 - 5) if zone else (g.folk, MARKET)
    for tribe in SEATS:
        if people[place + tribe]:
            found.append(HOSTAGE + tribe)
    if zone:
        for trophy in range(len(g.trophies)):
            if g.trophies[trophy] == zone - 1:
                found.append(TROPHY + trophy)
    return found


def sale_bonus(g: Verrix, who: int, action: Action) -> int:
    """What is added to the value sold: by the card, and by the ability of Green."""
    return action.value + (g.box.ability_amount[who] if g.box.ability[who] == VALUE else 0)


def cheapest_at(g: Verrix, zone: int) -> int:
    """The value of the cheapest thing that can be bought there."""
    for thing in g.box.by_value:
        if lying(g, zone, thing):
            return g.box.value[thing]
    return 999


def best_value(g: Verrix, zone: int, most: int, market: bool, fewer: int, less: int) -> int:
    """The highest value of so many things for a sale, when there are so much less of one."""
    if most <= 0:
        return 0
    values: list[int] = []
    for thing in things_at(g, zone):
        if not (market and thing >= TROPHY):
            n = lying(g, zone, thing)
            if thing == fewer:
                n -= less
            for _ in range(min(n, most)):
                values.append(g.box.value[thing])
    values.sort(reverse=True)
    return sum(values[:most])


def has_wares(g: Verrix, who: int, food: int, partner: int) -> bool:
    """Is there anything to sell, besides the Food for the way?"""
    start = KINDS * home(who)
    if g.goods[start + FOOD] > food or any(g.goods[start + 1 : start + KINDS]):
        return True
    return any(g.captives[who * 5 : who * 5 + 5]) or (partner != NOBODY and who in g.trophies)


def may_exchange(g: Verrix, who: int, action: Action, partner: int, food: int, due: int, units: int) -> str | None:
    """V-A-08, V-A-34: can one thing at least be sold and one be bought, once the Food for the way is paid?"""
    zone = 0 if partner == NOBODY else home(partner)
    cheapest = g.box.value[FOOD]
    if not g.goods[KINDS * zone + FOOD]:
        paid = food - tribute_count(due) if partner == NOBODY else due >> (3 * partner) & 7
        if not paid:  # no Food arrives there by this very movement
            cheapest = cheapest_at(g, zone)
    if cheapest == 999:
        return "V-A-08"
    if cheapest <= g.box.value[FOOD]:  # whatever is sold pays for that
        return None if has_wares(g, who, food, partner) else "V-A-08"
    most = capacity(g, who, units) + action.carrying
    best = best_value(g, home(who), most, partner == NOBODY, FOOD, food)
    if not best:
        return "V-A-08"
    return None if best + sale_bonus(g, who, action) >= cheapest else "V-TRADE-06"


def may_plunder(g: Verrix, action: Action, size: int, paid: int) -> str | None:
    """V-A-34: can goods or hostages be taken from the market?"""
    if may_plunder_goods(g, action, size, paid) is None:
        return None
    return may_plunder_hostages(g)


def may_plunder_goods(g: Verrix, action: Action, size: int, paid: int) -> str | None:
    if size < action.units:
        return "V-ACT-14"
    if paid > 0:
        return None
    for good in range(KINDS):
        if g.goods[good]:
            return None
    return "V-AREA-02"


def may_plunder_hostages(g: Verrix) -> str | None:
    for tribe in SEATS:
        if g.folk[MARKET + tribe]:
            return None
    return "V-A-34"


def may_steal(action: Action, thing: int) -> str | None:
    """V-RAID-13, V-ACT-14: what the card lets its player take."""
    if thing < HOSTAGE:
        return None if action.steals >> thing & 1 else "V-ACT-14"
    if thing < TROPHY:
        return None if action.steals & STEALS_HOSTAGES else "V-ACT-14"
    return None if action.steals & STEALS_TROPHIES else "V-ACT-14"
