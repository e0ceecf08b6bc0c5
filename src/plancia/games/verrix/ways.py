"""Where a tribe may go for what, by which route, with whom, and what it pays (V-MOVE-02, V-MOVE-03).

What for: an Action card, a Battle of one's own, or Support in another's Battle.
"""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.box import (
    ATTACKING,
    ENGAGING,
    EVERY_CLASS,
    EXCHANGE,
    FREE,
    MOVING,
    NOBODY,
    PLUNDER,
    PORT,
    RAID,
    RAID_MOVEMENT,
    STEAL,
    TRIBE,
)
from plancia.games.verrix.movement import food_to_pay, may_pay, may_settle, tribute_count, tributes_on, way_cost
from plancia.games.verrix.state import Verrix
from plancia.games.verrix.units import capacity, eligible, fighters_in, may_engage, move_bonus, size_of
from plancia.games.verrix.wares import may_exchange, may_plunder

TO_BATTLE: Final = -1  # in place of a card
TO_SUPPORT: Final = -2
BATTLE_UNITS: Final = 4  # V-BATTLE-02


def classes_of(g: Verrix, card: int) -> int:
    """V-ACT-11; in a Battle anyone may be lined up (V-A-17)."""
    return g.box.actions[card].classes if card >= 0 else EVERY_CLASS


def destinations(g: Verrix, who: int, card: int) -> list[int]:
    """The territories there are to judge, in any order."""
    place = g.box.actions[card].place if card >= 0 else TRIBE
    if place == PORT:
        return [g.box.port]
    if place == TRIBE:
        return [territory for territory in g.homes if territory >= 0 and g.villages[territory] != who]
    if g.reasons:
        return list(range(len(g.villages)))
    found: list[int] = []
    for start in g.homes[who * 3 : who * 3 + 3]:
        if start >= 0:
            for territory in g.box.borders[start]:
                if g.villages[territory] == NOBODY and territory not in found:
                    found.append(territory)
    return found


def nearest_tribe(g: Verrix, who: int) -> int:
    """What the way to the nearest village of another tribe costs."""
    best = 999
    for territory in g.homes:
        if territory >= 0 and g.villages[territory] != who:
            cost = way_cost(g, who, territory)
            if cost < best:
                best = cost
    return best


def may_go_anywhere(g: Verrix, who: int, card: int, event: int, nearest: int) -> str | None:
    """Is there a place to do it at? If not, a rule that forbids it somewhere."""
    everyone = eligible(g, who, classes_of(g, card))
    if card == TO_BATTLE and fighters_in(g, who, everyone) < BATTLE_UNITS:
        return "V-BATTLE-02"
    place = g.box.actions[card].place if card >= 0 else TRIBE
    why = "V-TRADE-13" if place == FREE else "V-MOVE-03"
    less = bonuses(g, who, card, everyone)
    reach = g.food(who) + less
    free = event != NOBODY and g.box.events[event].window == MOVING
    if place == TRIBE and nearest > reach and not free:
        return "V-MOVE-03"
    for territory in destinations(g, who, card):
        cost = 0 if free else way_cost(g, who, territory)
        if cost <= reach and (place != FREE or may_settle(g, who, territory) is None):
            for due in tributes_on(g, who, territory):
                each = may_afford(g, who, card, territory, food_to_pay(cost, less, due), due, everyone)
                if each is None:
                    return None
                why = each
    return why


def may_go(g: Verrix, who: int, card: int, event: int, territory: int) -> str | None:
    """Is there a way to do it there: on some route, with everyone who may be engaged?"""
    if card >= 0 and g.box.actions[card].place == FREE:
        why = may_settle(g, who, territory)
        if why is not None:
            return why
    everyone = eligible(g, who, classes_of(g, card))
    cost, less = cost_there(g, who, event, territory), bonuses(g, who, card, everyone)
    why = None
    for due in tributes_on(g, who, territory):
        why = may_afford(g, who, card, territory, food_to_pay(cost, less, due), due, everyone)
        if why is None:
            return None
    return why


def may_set_out(
    g: Verrix, who: int, card: int, event: int, territory: int, cost: int, due: int, units: int
) -> str | None:
    """May these units do it, there and on this route? More units never hinder."""
    if card < 0:
        why = may_engage(g, who, EVERY_CLASS, 0, units)
        if why is None and card == TO_BATTLE and fighters_in(g, who, units) < BATTLE_UNITS:
            why = "V-BATTLE-02"
    else:
        why = may_engage(g, who, g.box.actions[card].classes, cost_of(g, card, event), units)
    if why is not None:
        return why
    food = food_to_pay(cost, bonuses(g, who, card, units), due)
    return may_afford(g, who, card, territory, food, due, units)


def may_afford(g: Verrix, who: int, card: int, territory: int, food: int, due: int, units: int) -> str | None:
    """Have they the Food for the way, and is there something to do at its end?"""
    why = may_pay(g, who, food)
    if why is not None or card < 0:
        return why
    action = g.box.actions[card]
    if action.does == EXCHANGE:
        partner = g.villages[territory] if action.place == TRIBE else NOBODY
        return may_exchange(g, who, action, partner, food, due, capacity(g, who, units) + action.carrying)
    if action.does == PLUNDER:
        return may_plunder(g, action, size_of(units), food - tribute_count(due))
    return None


def cost_of(g: Verrix, card: int, event: int) -> int:
    """The FORCE that is wanted; Lugh counts towards that of a Development or Trade card."""
    action = g.box.actions[card]
    if event != NOBODY and g.box.events[event].window == ENGAGING:
        return action.cost - g.box.events[event].force
    return action.cost


def food_for(g: Verrix, who: int, card: int, event: int, territory: int, due: int, units: int) -> int:
    """V-MOVE-11: what these units pay on the way."""
    return food_to_pay(cost_there(g, who, event, territory), bonuses(g, who, card, units), due)


def cost_there(g: Verrix, who: int, event: int, territory: int) -> int:
    """Before bonuses; Cernunnos makes it nothing."""
    if event != NOBODY and g.box.events[event].window == MOVING:
        return 0
    return way_cost(g, who, territory)


def bonuses(g: Verrix, who: int, card: int, units: int) -> int:
    """What lowers the Movement Cost: of the units, the card and the tribe."""
    less = move_bonus(g, who, units)
    if card >= 0:
        action = g.box.actions[card]
        less += action.movement
        if g.box.ability[who] == RAID_MOVEMENT and action.type == RAID and action.place == TRIBE:
            less += g.box.ability_amount[who]
    return less


def may_use_with(g: Verrix, card: int, event: int) -> str | None:
    """V-EVENT-11: does an Event card that was shown before the action go with it?"""
    window = g.box.events[event].window
    if card < 0:
        return None if window == MOVING else "V-EVENT-11"
    action = g.box.actions[card]
    if window == ENGAGING:
        return "V-EVENT-11" if action.type == RAID else None
    if window == MOVING:
        return None if action.place in (TRIBE, PORT, FREE) else "V-EVENT-11"
    if window == ATTACKING:
        return None if action.does == STEAL else "V-EVENT-11"
    return "V-EVENT-11"
