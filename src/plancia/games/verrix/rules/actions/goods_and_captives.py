"""Things that change hands: what lies where, what it is worth, and whether anything can be exchanged or plundered."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.units import capacity
from plancia.games.verrix.rules.travel.movement import Way
from plancia.games.verrix.state.answers import tribute_count, tribute_to
from plancia.games.verrix.state.box import (
    FOOD,
    HOSTAGE,
    NOBODY,
    STEALS_HOSTAGES,
    STEALS_TROPHIES,
    TROPHY,
    VALUE,
    Action,
    Lot,
)
from plancia.games.verrix.state.effects import Transfer
from plancia.games.verrix.state.state import AT_MARKET, Verrix, home
from plancia.kernel.decision import Decision


def may_take(g: Verrix, goods: Lot) -> str | None:
    """V-AREA-02, V-A-34: as many as there are, and at least one."""
    for good, _ in goods:
        if g.lying(AT_MARKET, good):
            return None
    return "V-AREA-02"


def choose_goods(g: Verrix, who: int, sets: list[Lot]) -> Decision:
    asked = g.ask(who, "take")
    for number in range(len(sets)):
        asked.offer(number, may_take(g, sets[number]))
    return asked


def take_goods(g: Verrix, who: int, goods: Lot, rule: str) -> None:
    """V-AREA-02: as many as the market has, to the Village card."""
    for good, n in goods:
        taken = min(n, g.lying(AT_MARKET, good))
        if taken:
            g.do(Transfer(good, taken, AT_MARKET, home(who), rule))


def sale_bonus(g: Verrix, who: int, action: Action) -> int:
    """What is added to the value sold: by the card, and by the ability of Green."""
    return action.value + (g.box.ability_amount[who] if g.box.ability[who] == VALUE else 0)


def cheapest_at(g: Verrix, zone: int) -> int:
    """The value of the cheapest thing that can be bought there."""
    for thing in g.box.by_value:
        if g.lying(zone, thing):
            return g.box.value[thing]
    return 999


def best_value(g: Verrix, zone: int, most: int, market: bool, fewer: int, less: int) -> int:
    """The highest value of so many things for a sale, when there are so much less of one."""
    if most <= 0:
        return 0
    values: list[int] = []
    for thing in g.things_at(zone):
        if not (market and thing >= TROPHY):
            n = g.lying(zone, thing)
            if thing == fewer:
                n -= less
            for _ in range(min(n, most)):
                values.append(g.box.value[thing])
    values.sort(reverse=True)
    return sum(values[:most])


def has_wares(g: Verrix, who: int, food: int, partner: int) -> bool:
    """Is there anything to sell, besides the Food for the way?"""
    if g.food(who) > food or any(g.goods_at(home(who))[1:]):
        return True
    return any(g.hostages_at(home(who))) or (partner != NOBODY and len(g.trophies_at(home(who))) > 0)


def may_exchange(g: Verrix, way: Way, food: int, due: int, units: int) -> str | None:
    """V-A-08, V-A-34: can one thing at least be sold and one be bought, once the Food for the way is paid?"""
    who, action, partner = way.who, g.box.actions[way.card], g.villages[way.territory]
    zone = AT_MARKET if partner == NOBODY else home(partner)
    cheapest = g.box.value[FOOD]
    if not g.lying(zone, FOOD):
        paid = food - tribute_count(due) if partner == NOBODY else tribute_to(due, partner)
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
    return None if any(g.goods_at(AT_MARKET)) else "V-AREA-02"


def may_plunder_hostages(g: Verrix) -> str | None:
    return None if any(g.hostages_at(AT_MARKET)) else "V-A-34"


def may_steal(action: Action, thing: int) -> str | None:
    """V-RAID-13, V-ACT-14: what the card lets its player take."""
    if thing < HOSTAGE:
        return None if action.steals >> thing & 1 else "V-ACT-14"
    if thing < TROPHY:
        return None if action.steals & STEALS_HOSTAGES else "V-ACT-14"
    return None if action.steals & STEALS_TROPHIES else "V-ACT-14"
