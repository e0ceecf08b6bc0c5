"""Territories, sea areas and movement (V-MOVE): what a way costs, and to whom tribute is due."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.state.answers import tribute, tribute_count
from plancia.games.verrix.state.box import NOBODY, SEATS, RoadMap
from plancia.games.verrix.state.state import Verrix

FAR: Final = 999  # there is no way


class Way:
    """Who goes where for what, with which Event card; `cost` is before bonuses of those who go."""

    def __init__(self, who: int, card: int, event: int, territory: int = NOBODY, cost: int = 0) -> None:
        self.who = who
        self.card = card
        self.event = event
        self.territory = territory
        self.cost = cost


def roads(g: Verrix) -> RoadMap:
    """The ways as villages and tile lie now."""
    known = g.road_map
    if known.homes != g.homes or known.tile != g.tile:
        known = g.road_map = _road_map(g)
    return known


def _road_map(g: Verrix) -> RoadMap:
    found = RoadMap(g.tile, g.homes.copy())
    for who in SEATS:
        costs = _ways(g, who)
        others = [territory for other in SEATS if other != who for territory in g.homes_of(other)]
        found.costs.append(costs)
        found.others.append(others)
        found.nearest.append(min([costs[territory] for territory in others], default=FAR))
    return found


def _ways(g: Verrix, who: int) -> list[int]:
    """V-MOVE-04, V-MOVE-06, V-MOVE-10: to each territory, from the nearest own village and before bonuses."""
    best: list[int] = []
    for start in g.homes_of(who):
        far = g.box.distance[g.tile][start]
        best = [min(pair) for pair in zip(best, far)] if best else far
    return best or [FAR] * len(g.villages)


def way_cost(g: Verrix, who: int, destination: int) -> int:
    return roads(g).costs[who][destination]


def tributes_on(g: Verrix, who: int, destination: int) -> list[int]:
    """V-MOVE-08, V-A-02, V-A-04: what each cheapest route pays to whom; routes that pay the same are one. The
    destination is not crossed."""
    known = roads(g).tributes
    found = known.get((who, destination))
    if found is None:
        found = known.keep((who, destination), _tributes(g, who, destination))
    return found


def _tributes(g: Verrix, who: int, destination: int) -> list[int]:
    cost = way_cost(g, who, destination)
    found: list[int] = []
    for start in g.homes_of(who):
        if g.box.distance[g.tile][start][destination] == cost:
            for crossed in g.box.routes[g.tile][start][destination]:
                due = tribute_of(g, who, crossed)
                if due not in found:
                    found.append(due)
    return sorted(found)


def tribute_of(g: Verrix, who: int, crossed: tuple[int, ...]) -> int:
    """What is paid where these places are crossed."""
    due = 0
    for place in crossed:
        if takes_tribute(g, who, place):
            due += tribute(g.villages[place])
    return due


def takes_tribute(g: Verrix, who: int, place: int) -> bool:
    """Another tribe's village; never a sea area."""
    return place < len(g.villages) and g.villages[place] != NOBODY and g.villages[place] != who


def food_to_pay(cost: int, less: int, due: int) -> int:
    """V-MOVE-11, V-MOVE-09, V-A-03: the cost after bonuses, and at least the tributes."""
    return max(cost - less, tribute_count(due) if due else 0)


def may_settle(g: Verrix, who: int, territory: int) -> str | None:
    """V-TRADE-12, V-A-16: a free territory that borders on an own village; never a sea area, never Portum Itium."""
    if territory == g.box.port:
        return "V-A-16"
    if g.villages[territory] != NOBODY:
        return "V-TRADE-12"
    for other in g.box.borders[territory]:
        if g.villages[other] == who:
            return None
    return "V-TRADE-12"
