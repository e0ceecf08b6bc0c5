"""Battle case by case: who can declare, which cards can be played, and what is cleared away."""

from __future__ import annotations

import pytest

from tests.games.verrix.scene import verrix
from tests.scenes import example


@example("V-AREA-12", "V-A-24", "V-BATTLE-32", "V-BATTLE-16")
def test_the_ardour_of_blue_works_again_in_the_next_battle():
    scene = verrix(
        """
        active = "violet"
        [seats.violet]
        villages = "brigantes"
        village = "9 food"
        discard = ["supremacy", "harrowing-lament"]
        [seats.blue]
        villages = "caledonii"
        available = "4 commoner, niamh"
        discard = ["supremacy", "assault"]
        """,
        {"token": [0, 3, 1, 0, 1, 1, 2]},
    )
    scene.violet("declare-battle", "5").blue("everyone", "ability")
    assert len(scene.totals) == 3
    assert (scene.g.ardour, scene.tokens, scene.g.disc) == (False, 7, 0)


@example("V-A-18", "V-A-19", "V-BATTLE-19")
@pytest.mark.parametrize(
    ("line_up", "refused"), [("4", ["blue:warriors-fury"]), ("niamh+3", []), ("niamh+sive+2", ["blue:supremacy"])]
)
def test_a_battle_card_wants_its_force_from_the_units_it_shows(line_up: str, refused: list[str]):
    """Supremacy wants 3 of commoners alone, Assault 4 of commoners and warriors, the Fury 5."""
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        village = "9 food"
        available = "4 commoner, niamh, sive"
        learned = ["warriors-fury"]
        [seats.violet]
        villages = "brigantes"
        available = ""
        away = "lindsay"
        """,
    )
    scene.blue("declare-battle", line_up)
    assert scene.refused == dict.fromkeys(refused, "V-A-18")
    assert len(scene.options) == 3 - len(refused)


@example("V-BATTLE-02", "V-BATTLE-04", "V-A-20")
@pytest.mark.parametrize(
    ("available", "allowed"), [("4 commoner", True), ("3 commoner, niamh", True), ("3 commoner", False)]
)
def test_four_who_fight_can_declare_without_any_battle_card(available: str, allowed: bool):
    scene = verrix(f"""
        active = "blue"
        [seats.blue]
        village = "9 food"
        available = "{available}"
        away = "{"" if "niamh" in available else "niamh"}"
        discard = ["supremacy", "assault"]
        [seats.violet]
    """)
    assert ("declare-battle" in scene.options) == allowed
    assert scene.refused.get("declare-battle") == (None if allowed else "V-BATTLE-02")


@example("V-BATTLE-02", "V-MOVE-03")
def test_without_food_for_the_way_there_is_no_battle():
    text = 'active = "blue"\n[seats.blue]\nvillages = "caledonii"\nvillage = "{} food"\n'
    text += '[seats.violet]\nvillages = "brigantes"'
    assert verrix(text.format(2)).refused["declare-battle"] == "V-MOVE-03"
    assert "declare-battle" in verrix(text.format(3)).options


@example("V-A-17", "V-ACT-11", "V-BATTLE-04")
@pytest.mark.parametrize(("agreed", "rule"), [("fighters", "V-A-17"), ("everyone", "V-BATTLE-04")])
def test_why_a_host_cannot_set_out_to_battle(agreed: str, rule: str):
    text = f'active = "green"\n[options]\nbattle_units = "{agreed}"\n[seats.green]\nvillage = "9 food"'
    scene = verrix(f"{text}\n[seats.violet]").green("declare-battle")
    assert (scene.refused["0"], scene.refused["murchad+2"]) == ("V-ACT-08", rule)
