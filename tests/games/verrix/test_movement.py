"""Territories, sea areas, movement and tribute."""

from __future__ import annotations

import pytest

from plancia.games.verrix.box import TRIBES
from plancia.games.verrix.movement import food_to_pay, tributes_on, way_cost
from tests.scenes import example
from tests.scenes.verrix import Scene, verrix


def cost(scene: Scene, who: str, to: str) -> int:
    return way_cost(scene.g, TRIBES.index(who), scene.g.box.territory_ids.index(to))


@pytest.mark.parametrize(
    ("start", "end", "food"),
    [
        ("iceni", "atrebates", 2),
        ("caledonii", "brigantes", 3),
        ("brigantes", "portum-itium", 5),
        ("atrebates", "cantiaci", 1),
        ("caledonii", "portum-itium", 7),
        ("cantiaci", "portum-itium", 3),
    ],
)
@example("V-MOVE-04", "V-MOVE-06")
def test_what_a_way_costs(start: str, end: str, food: int):
    """V-EX-24."""
    assert cost(verrix(f'[seats.blue]\nvillages = "{start}"'), "blue", end) == food


@example("V-MOVE-10")
def test_the_nearest_own_village_counts():
    """V-EXD-05."""
    scene = verrix('[seats.green]\nvillages = "dumnonii"')
    assert cost(scene, "green", "brigantes") == 3
    scene = verrix('[seats.green]\nvillages = "dumnonii parisii"')
    assert cost(scene, "green", "brigantes") == 1


@example("V-MOVE-07", "V-MOVE-08", "V-MOVE-11", "V-A-06")
def test_a_village_on_the_way_takes_tribute_out_of_the_food_paid():
    """V-EXD-03. From Iceni the only cheapest way to Durotriges crosses Catuvellauni and Atrebates or Dobunni."""
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "3 food, 1 horse"
        [seats.blue]
        villages = "catuvellauni"
        [seats.yellow]
        villages = "durotriges"
        village = "1 belladonna"
    """)
    before = scene.market("food")
    scene.green("feast-day", "murchad+1")  # one horse, one Belladonna: the rest goes without saying
    assert scene.village("blue") == "1 food"
    assert scene.market("food") == before + 2
    assert scene.village("green") == ""


@example("V-A-04", "V-MOVE-08")
def test_the_mover_chooses_among_the_cheapest_routes():
    """From Iceni to Durotriges over Catuvellauni, then Atrebates or Dobunni."""
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "3 food, 1 horse"
        [seats.blue]
        villages = "atrebates"
        [seats.violet]
        villages = "dobunni"
        [seats.yellow]
        villages = "durotriges"
        village = "1 belladonna"
    """)
    scene.green("feast-day")
    assert (scene.question, scene.options) == ("V-A-04", ["blue", "violet"])
    scene.green("violet", "murchad+1")
    assert (scene.village("blue"), scene.village("violet")) == ("", "1 food")


@example("V-MOVE-09", "V-MOVE-11", "V-A-03")
@pytest.mark.parametrize(("way", "less", "due", "food"), [(3, 0, 0, 3), (3, 2, 0, 1), (3, 5, 0, 0), (3, 5, 1, 1)])
def test_tribute_is_due_even_when_the_way_is_free(way: int, less: int, due: int, food: int):
    assert food_to_pay(way, less, due) == food


@example("V-A-02")
def test_the_destination_is_not_crossed():
    scene = verrix('[seats.green]\nvillages = "iceni"\n[seats.yellow]\nvillages = "atrebates"')
    assert tributes_on(scene.g, 1, scene.g.box.territory_ids.index("atrebates")) == [0]


@example("V-MOVE-02", "V-MOVE-03")
def test_without_enough_food_there_is_no_journey():
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "1 food, 1 horse"
        [seats.yellow]
        village = "1 belladonna"
    """)
    assert scene.refused["feast-day"] == "V-MOVE-03"
    assert scene.refused["journey-to-portum-itium"] == "V-MOVE-03"


@example("V-UNIT-09", "V-UNIT-14")
def test_horses_shorten_the_way_and_add_up():
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "1 food, 1 cart"
        equipped.murchad = "horse"
        [seats.yellow]
        villages = "atrebates"
        village = "1 belladonna"
    """)
    scene.green("feast-day")
    assert scene.refused["3"] == "V-MOVE-03"  # without Murchad the way costs 2
    scene.green("murchad+1")
    assert scene.village("green") == ""


@example("V-MOVE-05", "V-A-48")
def test_a_tile_stays_for_one_month():
    """V-EXD-28."""
    scene = verrix('phase = "restore"\ntile = "C"\n[seats.blue]\n[seats.green]')
    assert cost(scene, "blue", "brigantes") == 6
    scene.advance()
    assert scene.waits_for == "audience"
    assert cost(scene, "blue", "brigantes") == 3
