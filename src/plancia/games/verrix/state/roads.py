# not compiled
"""The map as a graph: which places touch, how far apart they are, and what the cheapest routes cross (V-MOVE-01)."""

from __future__ import annotations

from typing import Any

Tables = dict[str, dict[str, Any]]
FAR = 999  # out of reach


def neighbours(tables: Tables) -> list[list[int]]:
    """By place, territories first and then sea areas: the places that can be entered from it."""
    places = [*tables["territory"], *tables["sea"]]
    near: list[list[int]] = []
    for territory in tables["territory"].values():
        near.append(sorted(places.index(other) for other in [*territory.borders, *territory.coasts]))
    for id, sea in tables["sea"].items():
        washed = [land for land, territory in tables["territory"].items() if id in territory.coasts]
        near.append(sorted(places.index(other) for other in [*sea.links, *washed]))
    return near


def entering(tables: Tables, tile: str) -> list[int]:
    """V-MOVE-04: by place, the Food that entering it costs."""
    cost = tables["movement"][tile]
    return [cost.territory] * len(tables["territory"]) + [cost.sea] * len(tables["sea"])


def distances(near: list[list[int]], enter: list[int], end: int) -> list[int]:
    """V-MOVE-06: from every place to this one, the start excluded and the destination included."""
    far = [FAR] * len(near)
    far[end] = 0
    waiting = [end]
    while waiting:
        place = min(waiting, key=lambda each: (far[each], each))
        waiting.remove(place)
        for other in near[place]:
            if far[place] + enter[place] < far[other]:
                far[other] = far[place] + enter[place]
                waiting.append(other)
    return far


def distance(tables: Tables, start: str, end: str, tile: str = "A") -> int:
    places = [*tables["territory"], *tables["sea"]]
    return distances(neighbours(tables), entering(tables, tile), places.index(end))[places.index(start)]


def cheapest(near: list[list[int]], enter: list[int], far: list[int], start: int, end: int) -> list[tuple[int, ...]]:
    """V-MOVE-06: every cheapest way, as the places on it from the start to the destination."""
    found: list[tuple[int, ...]] = []
    waiting: list[tuple[int, ...]] = [(start,)]
    while waiting:
        way = waiting.pop()
        if way[-1] == end:
            found.append(way)
        else:
            waiting += [(*way, other) for other in near[way[-1]] if far[other] + enter[other] == far[way[-1]]]
    return found


def routes(ways: list[tuple[int, ...]], lands: int) -> list[tuple[int, ...]]:
    """V-A-04: the territories that each of these ways crosses; ways that cross the same ones are one route."""
    return sorted({tuple(sorted(place for place in way[1:-1] if place < lands)) for way in ways})
