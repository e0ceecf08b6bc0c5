"""Territories, sea areas and movement (V-MOVE): what a way costs, and to whom tribute is due."""

from __future__ import annotations

from plancia.games.verrix.box import NOBODY
from plancia.games.verrix.state import Verrix


def way_cost(g: Verrix, who: int, destination: int) -> int:
    """V-MOVE-04, V-MOVE-06, V-MOVE-10: from the nearest own village, before bonuses."""
    lands, homes = len(g.villages), g.homes
    distance = g.box.distance[g.tile]
    best = 999
    for place in (who * 3, who * 3 + 1, who * 3 + 2):
        start = homes[place]
        if start < 0:
            break
        far = distance[start * lands + destination]
        if far < best:
            best = far
    return best


def tributes_on(g: Verrix, who: int, destination: int) -> list[int]:
    """V-MOVE-08, V-A-02, V-A-04: what each cheapest route pays to whom, three bits for each tribe; routes that pay the
    same are one. The destination is not crossed."""
    villages, homes = g.villages, g.homes
    lands = len(villages)
    distance, routes = g.box.distance[g.tile], g.box.routes[g.tile]
    several = homes[who * 3 + 1] >= 0
    cost = way_cost(g, who, destination) if several else 0
    found: list[int] = []
    for place in (who * 3, who * 3 + 1, who * 3 + 2) if several else (who * 3,):
        start = homes[place]
        if start >= 0 and (not several or distance[start * lands + destination] == cost):
            for crossed in routes[start * lands + destination]:
                due = 0
                for territory in crossed:
                    owner = villages[territory]
                    if owner != NOBODY and owner != who:
                        due += 1 << (3 * owner)
                if due not in found:
                    found.append(due)
    found.sort()
    return found


def tribute_count(due: int) -> int:
    return (due & 7) + (due >> 3 & 7) + (due >> 6 & 7) + (due >> 9 & 7) + (due >> 12 & 7)


def food_to_pay(cost: int, less: int, due: int) -> int:
    """V-MOVE-11, V-MOVE-09, V-A-03: the cost after bonuses, and at least the tributes."""
    return max(cost - less, tribute_count(due), 0)


def may_pay(g: Verrix, who: int, food: int) -> str | None:
    """V-MOVE-03."""
    return "V-MOVE-03" if food > g.food(who) else None


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
