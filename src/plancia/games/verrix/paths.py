# not compiled
"""The ways that an answer would take over the map: what they cross, what they cost, and who takes tribute."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from plancia.games.verrix.box import FREE, NOBODY, PORT, TILES, TRIBE, TRIBES, Box
from plancia.games.verrix.host import host_of
from plancia.games.verrix.movement import tributes_on, way_cost
from plancia.games.verrix.naming import Names
from plancia.games.verrix.roads import cheapest, distances, entering, neighbours
from plancia.games.verrix.state import Verrix
from plancia.games.verrix.support import SHOWING
from plancia.games.verrix.turn import DECLARE
from plancia.games.verrix.ways import TO_BATTLE, TO_SUPPORT, destinations, food_for, may_go, place_of
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.picture import Path


def paths(g: Verrix, decision: Decision, option: int | None, lang: str) -> list[Path]:
    """Those of an option; without one, those that the question itself is about."""
    names, step = Names(g, lang), decision.step
    proc: Any = g.stack[-1]
    if option == PASS:
        return []
    if step.startswith("Journey-"):
        return _of_a_journey(names, decision, proc, option)
    if option is None:
        return []
    if step == "Turn-choose_act":
        return _of_an_action(names, decision.by, proc.event, option)
    if step == "Support-propose":
        event = proc.event if proc.event != NOBODY or option < SHOWING else g.held[decision.by][0]
        return _to(names, decision.by, TO_SUPPORT, event, proc.territory)
    return []


def _of_a_journey(names: Names, decision: Decision, proc: Any, option: int | None) -> list[Path]:
    who, card, event, there = proc.who, proc.card, proc.event, proc.destination
    if decision.kind == "territory":
        places = decision.options if option is None else [option]
        return [path for place in places for path in _to(names, who, card, event, place)]
    if decision.kind == "route":
        dues = decision.options if option is None else [option]
        return [_path(names, who, there, due, _most(names, who, card, event, there, due)) for due in dues]
    due = proc.tributes
    if option is None:
        return [_path(names, who, there, due, _most(names, who, card, event, there, due))]
    food = food_for(names.g, who, card, event, there, due, option)
    return [_path(names, who, there, due, names.say("path-cost", n=food))]


def _of_an_action(names: Names, who: int, event: int, option: int) -> list[Path]:
    """To every place where it could be done."""
    g = names.g
    card = TO_BATTLE if option == DECLARE else option
    if card >= len(g.box.actions) or (card >= 0 and g.box.actions[card].place not in (TRIBE, PORT, FREE)):
        return []
    host, places = host_of(g, who), sorted(destinations(g, who, place_of(g, card)))
    there = [place for place in places if may_go(g, who, card, event, place, host) is None]
    return [path for place in there for path in _to(names, who, card, event, place)]


def _to(names: Names, who: int, card: int, event: int, place: int) -> list[Path]:
    dues = tributes_on(names.g, who, place)
    return [_path(names, who, place, due, _most(names, who, card, event, place, due)) for due in dues]


def _most(names: Names, who: int, card: int, event: int, place: int, due: int) -> str:
    """What is paid unless those who go have a bonus."""
    return names.say("path-cost-most", n=food_for(names.g, who, card, event, place, due, 0))


def _path(names: Names, who: int, destination: int, due: int, cost: str) -> Path:
    g = names.g
    way = way_for(g, who, destination, due)
    notes = {
        place_spot(g.box, place): names.say("path-tribute", name=names.short(g.villages[place]))
        for place in way[1:-1]
        if takes_tribute(g, who, place)
    }
    return Path([place_spot(g.box, place) for place in way], TRIBES[who], notes | {place_spot(g.box, way[-1]): cost})


# -- the way itself


def way_for(g: Verrix, who: int, destination: int, due: int) -> tuple[int, ...]:
    """V-MOVE-08, V-A-04: from the nearest own village, one of the cheapest ways that pay this tribute."""
    lands, cost = len(g.villages), way_cost(g, who, destination)
    starts = [home for home in g.homes[who * 3 : who * 3 + 3] if home >= 0]
    near = [home for home in starts if g.box.distance[g.tile][home * lands + destination] == cost]
    ways = [way for home in near for way in cheapest_ways(g.box, g.tile, home, destination)]
    return min((way for way in ways if tribute_of(g, who, way) == due), key=lambda way: (len(way), way))


def tribute_of(g: Verrix, who: int, way: tuple[int, ...]) -> int:
    return sum(1 << (3 * g.villages[place]) for place in way[1:-1] if takes_tribute(g, who, place))


def takes_tribute(g: Verrix, who: int, place: int) -> bool:
    return place < len(g.villages) and g.villages[place] not in (NOBODY, who)


@lru_cache(maxsize=5000)
def cheapest_ways(box: Box, tile: int, start: int, end: int) -> list[tuple[int, ...]]:
    near, enter = neighbours(box.tables), entering(box.tables, TILES[tile])
    return cheapest(near, enter, distances(near, enter, end), start, end)


def place_spot(box: Box, place: int) -> str:
    lands = len(box.territory_ids)
    return f"territory:{box.territory_ids[place]}" if place < lands else f"sea:{box.sea_ids[place - lands]}"


def place_name(names: Names, place: int) -> str:
    kind, _, id = place_spot(names.box, place).partition(":")
    return names.named(kind, id)
