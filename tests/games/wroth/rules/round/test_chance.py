"""Dice that nobody has laid down: every side can come up, and no other."""

from __future__ import annotations

import pytest

from plancia.games.wroth.state.answers import END_TURN
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import PASS
from tests.games.wroth.scene import Scene, wroth
from tests.scenes import example

KEYS = [key_of(f"dice {number}") for number in range(12)]


def rolled(text: str, key: bytes) -> Scene:
    scene = wroth(text)
    scene.g.key = key
    return scene.advance()


@example("W-DRAFT-01", "W-C-08")
def test_action_dice_show_four_faces():
    tables = [rolled('phase = "draft"\n[seats.koda]\n[seats.runen]', key) for key in KEYS]
    assert [sum(scene.g.pool) for scene in tables] == [7] * len(KEYS)
    assert all(any(scene.g.pool[face] for scene in tables) for face in range(4))


@example("W-PREP-03", "W-C-09")
@pytest.mark.parametrize("again", ["yes", "pass"])
def test_omniscient_dice_show_four_faces(again):
    text = 'phase = "groundwork"\n[seats.aldan]\nregions.3 = "1 wynden"\n[seats.runen]\n[seats.koda]\n[seats.guild]'
    shown = set()
    for key in KEYS:
        scene = rolled(text, key).aldan(again)
        shown |= {scene.omniscient(who) for who in ("aldan", "runen", "koda", "guild")}
    assert shown == {"mine", "strike", "assault", "double"}


@example("W-AI-TURN-03", "W-C-08")
def test_the_die_of_the_ai_shows_four_faces():
    text = """
        phase = "actions"
        ai = "koda"
        scenario = "KOD-1"
        [seats.aldan]
        dice = "mine mine mine"
        [seats.koda]
        dice = "mine"
    """
    shown = set()
    for key in KEYS:
        scene = rolled(text, key).discard_everything()
        shown |= {turned.face for turned in scene.done("TurnDie")}
    assert shown == {0, 1, 2, 3}


TABLES = [
    ("koda", 'dice = "mine"\ncorra = 3\nomniscient = "mine"\nregions.3 = "1 trapper"\nfeats = ["KOD-F3"]'),
    ("koda", 'dice = "mine"\ncorra = 3\nregions.3 = "3 grey"\nused = ["KOD-F3"]'),
    ("koda", 'dice = "battle"\nomniscient = "strike"'),
    ("ooglan", 'dice = "mine extend"\ncorra = 3\nregions.3 = "1 regular"\ndiscard = 2\nfeats = ["OOG-F1"]'),
    ("aldan", 'dice = "maneuver"\ncorra = 2\nregions.3 = "1 wynden"\nregions.4 = "2 regular"\nfeats = ["ALD-F1"]'),
    ("guild", 'dice = "mine mine"\nregions.3 = "1 regular"\nused = ["GUI-F1"]'),
]


@example("W-ACT-02", "W-BUY-02", "W-PREP-05")
@pytest.mark.parametrize(("who", "mine"), TABLES)
def test_what_may_be_done_on_a_turn_does_not_depend_on_who_asks_why(who, mine):
    scene = wroth(f'active = "{who}"\n[seats.{who}]\n{mine}\n[seats.runen]\nregions.3 = "2 regular"').advance()
    asked = scene.g.decision
    assert asked is not None
    assert asked.refused
    scene.g.reasons = False
    engine.advance(scene.g)
    assert scene.g.decision.options == asked.options
    assert END_TURN.option() not in asked.options
    assert PASS not in asked.options
