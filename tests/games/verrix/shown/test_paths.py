"""The ways over the map that an answer would take: as the rules count them, told before anything is paid."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from plancia.games.verrix.rules.travel.movement import tribute_of, tributes_on, way_cost
from plancia.games.verrix.rules.travel.routes import way_for
from plancia.games.verrix.state.box import TILES, TRIBES
from plancia.games.verrix.state.roads import entering, neighbours
from plancia.games.verrix.words.names_shown import place_spot
from plancia.kernel.picture import Path
from plancia.kernel.written.record import option_name
from tests.games.verrix.scene import Scene, verrix
from tests.games.verrix.shown.test_forecast import CROSSROADS
from tests.games.verrix.shown.test_pictures import VOICE, drawn, questions, spots_of
from tests.scenes import example


def paths(scene: Scene, name: str = "", lang: str = "en") -> list[Path]:
    asked = scene.advance().g.decision
    named = {option_name(scene.g, asked, option): option for option in asked.options}
    return VOICE.paths(scene.g, asked, named[name] if name else None, lang)


@example("V-MOVE-01", "V-MOVE-06", "V-MOVE-08", "V-A-04")
def test_a_way_goes_from_place_to_place_for_its_price_and_pays_its_tribute():
    """On tables as they come in play, to wherever anybody could go."""
    found: Counter[str] = Counter()
    for g in questions(6, seed=3):
        near, enter = neighbours(g.box.tables), entering(g.box.tables, TILES[g.tile])
        for who in g.players if g.homes and g.decision.kind == "act" else ():
            for territory in range(len(g.villages)):
                for due in tributes_on(g, who, territory):
                    way = way_for(g, who, territory, due)
                    assert g.villages[way[0]] == who
                    assert way[-1] == territory
                    assert all(other in near[place] for place, other in pairwise(way))
                    assert sum(enter[place] for place in way[1:]) == way_cost(g, who, territory)
                    assert tribute_of(g, who, way[1:-1]) == due
                    found["by sea"] += any(place >= len(g.villages) for place in way)
                    found["with tribute"] += due > 0
    assert min(found.values()) > 50, found


def test_every_way_lies_on_the_board_and_is_told_with_its_price():
    counted: Counter[str] = Counter()
    for g in questions(10, seed=4):
        asked = g.decision
        for option in (None, *asked.options):
            for path in VOICE.paths(g, asked, option, "en"):
                counted[asked.step] += 1
                assert path.who == TRIBES[asked.by]
                assert {*path.spots, *path.notes} <= spots_of(drawn(g, asked.by))
                assert path.notes[path.spots[-1]].endswith("Food")
    steps = {"Turn-choose_act", "Journey-choose_destination", "Journey-choose_route", "Journey-choose_units"}
    assert {*steps, "Support-propose"} <= counted.keys(), counted


@example("V-A-04", "V-MOVE-08", "V-MOVE-11")
def test_who_takes_tribute_stands_where_it_is_taken():
    scene = verrix(CROSSROADS)
    scene.green("feast-day")
    assert [path.spots[-1] for path in paths(scene)] == [
        place_spot(scene.g.box, territory) for territory in scene.g.decision.options for _ in ways(scene, territory)
    ]
    scene.green("cantiaci")
    free, taxed = paths(scene)
    assert free.spots == ["territory:durotriges", "territory:atrebates", "territory:cantiaci"]
    assert paths(scene, "blue", "it") == [
        Path(taxed.spots, "green", {"territory:catuvellauni": "1 a Blu", "territory:cantiaci": "≤ 2 Alimenti"})
    ]
    scene.green("blue")
    assert paths(scene) == [taxed]  # settled: it stands there until somebody goes
    (gone,) = paths(scene, "murchad+1")
    assert gone.notes == {"territory:catuvellauni": "1 to Blue", "territory:cantiaci": "2 Food"}


def ways(scene: Scene, territory: int) -> list[int]:
    return tributes_on(scene.g, TRIBES.index("green"), territory)


def test_a_card_shows_everywhere_it_leads_and_one_without_a_way_nowhere():
    scene = verrix(CROSSROADS)
    assert {path.spots[-1] for path in paths(scene, "feast-day")} == {"territory:cantiaci", "territory:catuvellauni"}
    assert paths(scene, "cook") == paths(scene, "pass") == paths(scene) == []


@example("V-MOVE-06", "V-MOVE-08")
def test_a_reader_finds_what_the_way_to_a_territory_costs():
    """On the way that pays least tribute; whoever only watches goes nowhere."""
    g = verrix(CROSSROADS).advance().g
    ways = {each["id"]: (each["way"], each["tribute"]) for each in drawn(g, TRIBES.index("green"))["territories"]}
    assert ways["iceni"] == (None, [])
    assert ways["cantiaci"] == (2, [])
    assert {each["way"] for each in drawn(g)["territories"]} == {None}
    g = verrix(CROSSROADS.replace(" durotriges", "")).advance().g
    ways = {each["id"]: (each["way"], each["tribute"]) for each in drawn(g, TRIBES.index("green"))["territories"]}
    assert ways["cantiaci"] == (2, ["blue"])
