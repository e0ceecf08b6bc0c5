# not compiled
"""The ways that an answer would take over the map: what they cross, what they cost, and who takes tribute."""

from __future__ import annotations

from typing import Any

from plancia.games.verrix.rules.actions.available_units import host_of
from plancia.games.verrix.rules.travel.movement import Way, takes_tribute, tributes_on
from plancia.games.verrix.rules.travel.routes import way_for
from plancia.games.verrix.rules.travel.ways import (
    TO_BATTLE,
    TO_SUPPORT,
    destinations,
    food_for,
    may_go,
    place_of,
    way_there,
)
from plancia.games.verrix.state.answers import DECLARE, PROPOSE_SHOWING
from plancia.games.verrix.state.box import FREE, NOBODY, PORT, TRIBE, TRIBES
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words.names_shown import Names, place_spot
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.picture import Path


def paths(g: Verrix, decision: Decision, option: int | None, lang: str) -> list[Path]:
    """Those of an option; without one, those that the question itself is about."""
    names, step, proc = Names(g, lang), decision.step, g.asking()
    if option == PASS:
        return []
    if step.startswith("Journey-"):
        return _of_a_journey(names, decision, proc, option)
    if option is None:
        return []
    if step == "Turn-choose_act":
        return _of_an_action(names, decision.by, proc.event, option)
    if step == "Support-propose":
        event = proc.event if proc.event != NOBODY or not PROPOSE_SHOWING.holds(option) else g.held[decision.by][0]
        return _to(names, way_there(g, decision.by, TO_SUPPORT, event, proc.territory))
    return []


def _of_a_journey(names: Names, decision: Decision, proc: Any, option: int | None) -> list[Path]:
    g = names.g
    if decision.kind == "territory":
        places = decision.options if option is None else [option]
        ways = [way_there(g, proc.who, proc.card, proc.event, place) for place in places]
        return [path for way in ways for path in _to(names, way)]
    way = proc.way(g)
    if decision.kind == "route":
        return [_most(names, way, due) for due in (decision.options if option is None else [option])]
    if option is None:
        return [_most(names, way, proc.tributes)]
    return [_path(names, way, proc.tributes, names.say("path-cost", n=food_for(g, way, proc.tributes, option)))]


def _of_an_action(names: Names, who: int, event: int, option: int) -> list[Path]:
    """To every place where it could be done."""
    g = names.g
    card = TO_BATTLE if DECLARE.holds(option) else option
    if card >= len(g.box.actions) or (card >= 0 and g.box.actions[card].place not in (TRIBE, PORT, FREE)):
        return []
    host, places = host_of(g, who), sorted(destinations(g, who, place_of(g, card)))
    there = [place for place in places if may_go(g, who, card, event, place, host) is None]
    return [path for place in there for path in _to(names, way_there(g, who, card, event, place))]


def _to(names: Names, way: Way) -> list[Path]:
    return [_most(names, way, due) for due in tributes_on(names.g, way.who, way.territory)]


def _most(names: Names, way: Way, due: int) -> Path:
    """For what is paid unless those who go have a bonus."""
    return _path(names, way, due, names.say("path-cost-most", n=food_for(names.g, way, due, 0)))


def _path(names: Names, way: Way, due: int, cost: str) -> Path:
    g, who = names.g, way.who
    places = way_for(g, who, way.territory, due)
    notes = {
        place_spot(g.box, place): names.say("path-tribute", name=names.short(g.villages[place]))
        for place in places[1:-1]
        if takes_tribute(g, who, place)
    }
    spots = [place_spot(g.box, place) for place in places]
    return Path(spots, TRIBES[who], notes | {spots[-1]: cost})
