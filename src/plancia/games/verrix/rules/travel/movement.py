"""Territories, sea areas and movement (V-MOVE): what a way costs, and to whom tribute is due."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.state.box import NOBODY, SEATS
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.state.worked_out import RoadMap

FAR: Final = 999  # there is no way


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
        others = [territory for territory in g.homes if territory >= 0 and g.villages[territory] != who]
        found.costs.append(costs)
        found.others.append(others)
        found.nearest.append(min([costs[territory] for territory in others], default=FAR))
    return found


def _ways(g: Verrix, who: int) -> list[int]:
    """V-MOVE-04, V-MOVE-06, V-MOVE-10: to each territory, from the nearest own village and before bonuses."""
    lands, distance = len(g.villages), g.box.distance[g.tile]
    best: list[int] = []
    for start in g.homes[who * 3 : who * 3 + 3]:
        if start >= 0:
            far = distance[start * lands : start * lands + lands]
            best = [min(pair) for pair in zip(best, far)] if best else far
    return best or [FAR] * lands


def way_cost(g: Verrix, who: int, destination: int) -> int:
    return roads(g).costs[who][destination]


def tributes_on(g: Verrix, who: int, destination: int) -> list[int]:
    """V-MOVE-08, V-A-02, V-A-04: what each cheapest route pays to whom, three bits for each tribe; routes that pay the
    same are one. The destination is not crossed."""
    known = roads(g).tributes
    found = known.get((who, destination))
    if found is None:
        found = known.keep((who, destination), _tributes(g, who, destination))
    return found


def _tributes(g: Verrix, who: int, destination: int) -> list[int]:
    lands, cost = len(g.villages), way_cost(g, who, destination)
    found: list[int] = []
    for start in g.homes[who * 3 : who * 3 + 3]:
        if start >= 0 and g.box.distance[g.tile][start * lands + destination] == cost:
            for crossed in g.box.routes[g.tile][start * lands + destination]:
                due = 0
                for territory in crossed:
                    owner = g.villages[territory]
                    if owner != NOBODY and owner != who:
                        due += 1 << (3 * owner)
                if due not in found:
                    found.append(due)
    return sorted(found)


def tribute_count(due: int) -> int:
    return (due & 7) + (due >> 3 & 7) + (due >> 6 & 7) + (due >> 9 & 7) + (due >> 12 & 7)


def food_to_pay(cost: int, less: int, due: int) -> int:
    """V-MOVE-11, V-MOVE-09, V-A-03: the cost after bonuses, and at least the tributes."""
    least = tribute_count(due) if due else 0
    return cost - less if cost - less > least else least


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
