"""Where a tribe may go for what, by which route, with whom, and what it pays (V-MOVE-02, V-MOVE-03).

What for: an Action card, a Battle of one's own, or Support in another's Battle.
"""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.rules.actions.goods_and_captives import may_exchange, may_plunder
from plancia.games.verrix.rules.actions.units import may_engage, total_bonus
from plancia.games.verrix.rules.travel.movement import Way, food_to_pay, may_settle, roads, tributes_on, way_cost
from plancia.games.verrix.state.answers import size_of, tribute_count
from plancia.games.verrix.state.box import (
    ATTACKING,
    ENGAGING,
    EXCHANGE,
    FIGHTERS,
    FREE,
    MOVE,
    MOVING,
    NOBODY,
    PLUNDER,
    PORT,
    RAID,
    STEAL,
    TRIBE,
    Action,
    Host,
)
from plancia.games.verrix.state.state import Verrix

TO_BATTLE: Final = -1  # in place of a card
TO_SUPPORT: Final = -2
BATTLE_UNITS: Final = 4  # V-BATTLE-02, V-BATTLE-04


def classes_of(g: Verrix, card: int) -> int:
    """V-ACT-11; in a Battle those who are agreed on (V-A-17)."""
    return g.box.actions[card].classes if card >= 0 else g.battle_classes


def place_of(g: Verrix, card: int) -> int:
    return g.box.actions[card].place if card >= 0 else TRIBE


def destinations(g: Verrix, who: int, place: int) -> list[int]:
    """The territories there are to judge, in any order."""
    if place == PORT:
        return [g.box.port]
    if place == TRIBE:
        return roads(g).others[who]
    if g.reasons:
        return list(range(len(g.villages)))
    found: list[int] = []
    for start in g.homes_of(who):
        for territory in g.box.borders[start]:
            if g.villages[territory] == NOBODY and territory not in found:
                found.append(territory)
    return found


def may_go_anywhere(g: Verrix, who: int, card: int, event: int, host: Host) -> str | None:
    """Is there a place to do it at? If not, a rule that forbids it somewhere."""
    classes, place, less = g.battle_classes, TRIBE, 0
    if card >= 0:
        action = g.box.actions[card]
        classes, place, less = action.classes, action.place, g.box.movement[who][card]
    elif card == TO_BATTLE and size_of(host.units[FIGHTERS]) < BATTLE_UNITS:
        return "V-BATTLE-02"
    less += host.move[classes]
    known, reach = roads(g), g.food(who) + less
    free = event != NOBODY and g.box.events[event].window == MOVING
    if place == TRIBE and not free and known.nearest[who] > reach:
        return "V-MOVE-03"
    why = "V-TRADE-13" if place == FREE else "V-MOVE-03"
    way = Way(who, card, event)
    for territory in known.others[who] if place == TRIBE else destinations(g, who, place):
        way.territory, way.cost = territory, 0 if free else known.costs[who][territory]
        if place == FREE and may_settle(g, who, territory) is not None:
            continue
        each = may_arrive(g, way, less, host.units[classes]) if way.cost <= reach else "V-MOVE-03"
        if each is None:
            return None
        why = each
    return why


def may_go(g: Verrix, who: int, card: int, event: int, territory: int, host: Host) -> str | None:
    """Is there a way to do it there, with everyone who may be engaged?"""
    classes, less = g.battle_classes, 0
    if card >= 0:
        action = g.box.actions[card]
        if action.place == FREE:
            why = may_settle(g, who, territory)
            if why is not None:
                return why
        classes, less = action.classes, g.box.movement[who][card]
    less += host.move[classes]
    return may_arrive(g, way_there(g, who, card, event, territory), less, host.units[classes])


def may_arrive(g: Verrix, way: Way, less: int, units: int) -> str | None:
    """Can they take some route there, and do something?"""
    why = "V-MOVE-03"
    for due in tributes_on(g, way.who, way.territory):
        each = may_afford(g, way, food_to_pay(way.cost, less, due), due, units)
        if each is None:
            return None
        why = each
    return why


def strength_for(g: Verrix, card: int, event: int) -> int:
    """The FORCE that is wanted of those who set out; none for a Battle."""
    return cost_of(g, g.box.actions[card], event) if card >= 0 else 0


def may_set_out(g: Verrix, way: Way, due: int, units: int) -> str | None:
    """May these units do it, there and on this route? More units never hinder."""
    why = may_engage(g, way.who, classes_of(g, way.card), strength_for(g, way.card, way.event), units)
    if why is not None:
        return "V-A-17" if why == "V-ACT-11" and way.card < 0 else why
    return may_take_route(g, way, due, units)


def may_take_route(g: Verrix, way: Way, due: int, units: int) -> str | None:
    """May those who are strong enough?"""
    if way.card == TO_BATTLE and size_of(units) < BATTLE_UNITS:
        return "V-BATTLE-04"
    return may_afford(g, way, food_for(g, way, due, units), due, units)


def may_afford(g: Verrix, way: Way, food: int, due: int, units: int) -> str | None:
    """Have they the Food for the way, and is there something to do at its end (V-A-34)?"""
    if food > g.food(way.who):
        return "V-MOVE-03"
    if way.card < 0:
        return None
    action = g.box.actions[way.card]
    if action.does == EXCHANGE:
        return may_exchange(g, way, food, due, units)
    if action.does == PLUNDER:
        return may_plunder(g, action, size_of(units), food - tribute_count(due))
    return None


def cost_of(g: Verrix, action: Action, event: int) -> int:
    """The FORCE that is wanted; Lugh counts towards that of a Development or Trade card."""
    if event != NOBODY and g.box.events[event].window == ENGAGING:
        return action.cost - g.box.events[event].force
    return action.cost


def food_for(g: Verrix, way: Way, due: int, units: int) -> int:
    """V-MOVE-11: what these units pay on the way."""
    return food_to_pay(way.cost, bonuses(g, way.who, way.card, units), due)


def way_there(g: Verrix, who: int, card: int, event: int, territory: int) -> Way:
    """Cernunnos makes it cost nothing."""
    free = event != NOBODY and g.box.events[event].window == MOVING
    return Way(who, card, event, territory, 0 if free else way_cost(g, who, territory))


def bonuses(g: Verrix, who: int, card: int, units: int) -> int:
    """What lowers the Movement Cost: of the units (V-UNIT-09), the card and the tribe."""
    return total_bonus(g, who, units, MOVE) + (g.box.movement[who][card] if card >= 0 else 0)


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
