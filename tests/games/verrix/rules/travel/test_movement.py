"""Territories, sea areas, movement and tribute."""

from __future__ import annotations

import pytest

from plancia.games.verrix.rules.travel.movement import food_to_pay, tributes_on, way_cost
from plancia.games.verrix.state.answers import tributes
from plancia.games.verrix.state.box import TRIBES
from tests.games.verrix.scene import Scene, verrix
from tests.scenes import example


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
    scene = verrix('[seats.green]\nvillages = "dumnonii"\n[seats.orange]\nvillages = "parisii"')
    assert cost(scene, "green", "brigantes") == 3  # that of Orange is none of Green's


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


@example("V-MOVE-08", "V-A-02")
@pytest.mark.parametrize(
    ("green", "blue", "due"),
    [
        ("iceni", "catuvellauni", {"blue": 1}),
        ("iceni", "catuvellauni atrebates dobunni", {"blue": 2}),  # both that are crossed, on either way
        ("iceni", "trinovantes", {}),  # not on the way
        ("iceni catuvellauni", "silures", {}),  # one's own takes nothing
    ],
)
def test_every_village_that_is_crossed_takes_one(green: str, blue: str, due: dict[str, int]):
    scene = verrix(f"""
        [seats.green]
        villages = "{green}"
        [seats.blue]
        villages = "{blue}"
        [seats.yellow]
        villages = "durotriges"
    """)
    (way, *others) = tributes_on(scene.g, 1, scene.g.box.territory_ids.index("durotriges"))
    assert not others
    assert {TRIBES[tribe]: n for tribe, n in tributes(way)} == due


@example("V-MOVE-08", "V-MOVE-07")
def test_two_villages_of_one_tribe_on_the_way_take_two():
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "3 food, 1 horse"
        [seats.blue]
        villages = "catuvellauni atrebates dobunni"
        [seats.yellow]
        villages = "durotriges"
        village = "1 belladonna"
    """)
    before = scene.market("food")
    scene.green("feast-day", "durotriges", "murchad+1")
    assert (scene.village("blue"), scene.market("food")) == ("2 food", before + 1)


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


@example("V-UNIT-09", "V-UNIT-14", "V-MOVE-03")
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


@example("V-UNIT-09", "V-UNIT-14", "V-MOVE-03")
@pytest.mark.parametrize(("units", "food"), [("4", 0), ("niamh+3", 1), ("sive+3", 1), ("niamh+sive+3", 2)])
def test_only_the_horses_of_those_who_go_shorten_the_way(units: str, food: int):
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        available = "4 commoner, niamh, sive"
        equipped.niamh = "horse"
        equipped.sive = "horse"
        [seats.violet]
        villages = "brigantes"
        available = ""
        """,
        {"token": [3]},
    )
    scene.blue("foray", units)
    assert scene.village("blue") == (f"{food} food" if food else "")


@example("V-UNIT-09", "V-MOVE-03")
def test_a_horse_shortens_no_way_to_which_its_rider_does_not_go():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "2 food"
        available = "4 commoner, niamh"
        equipped.niamh = "horse"
        [seats.violet]
        villages = "brigantes"
    """)
    scene.blue("foray")
    assert scene.refused["4"] == "V-MOVE-03"
    assert "niamh+2" in scene.options


@example("V-MOVE-05", "V-A-48", "V-RESTORE-10")
def test_a_tile_stays_for_one_month():
    """V-EXD-28."""
    scene = verrix('phase = "restore"\ntile = "C"\n[seats.blue]\n[seats.green]')
    assert cost(scene, "blue", "brigantes") == 6
    scene.advance()
    assert scene.waits_for == "audience"
    assert cost(scene, "blue", "brigantes") == 3
