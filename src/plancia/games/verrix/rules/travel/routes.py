# not compiled
"""The way that a journey takes over the map, where several cost the same."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.rules.travel.movement import tribute_of, way_cost
from plancia.games.verrix.state.box import TILES, Box
from plancia.games.verrix.state.roads import cheapest, distances, entering, neighbours
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.memo import Memo


def way_for(g: Verrix, who: int, destination: int, due: int) -> tuple[int, ...]:
    """V-MOVE-08, V-A-04: from the nearest own village, one of the cheapest ways that pay this tribute."""
    cost, distance = way_cost(g, who, destination), g.box.distance[g.tile]
    near = [home for home in g.homes_of(who) if distance[home][destination] == cost]
    ways = [way for home in near for way in cheapest_ways(g.box, g.tile, home, destination)]
    return min((way for way in ways if tribute_of(g, who, way[1:-1]) == due), key=lambda way: (len(way), way))


_cheapest: Final[Memo[tuple[Box, int, int, int], list[tuple[int, ...]]]] = Memo(5000)


def cheapest_ways(box: Box, tile: int, start: int, end: int) -> list[tuple[int, ...]]:
    found = _cheapest.get((box, tile, start, end))
    if found is None:
        near, enter = neighbours(box.tables), entering(box.tables, TILES[tile])
        found = _cheapest.keep((box, tile, start, end), cheapest(near, enter, distances(near, enter, end), start, end))
    return found
