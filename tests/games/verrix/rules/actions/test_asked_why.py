"""Whoever asks why something is not allowed sees the same choices as who does not."""

from __future__ import annotations

from random import Random

import pytest

from plancia.games.verrix.game import GAME
from plancia.games.verrix.state.box import TRIBES
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from tests.games.verrix.scene import verrix
from tests.scenes import example

REASONED = (
    "V-ACT-01", "V-ACT-08", "V-ACT-10", "V-ACT-11", "V-ACT-20", "V-MOVE-02", "V-MOVE-03", "V-MOVE-08", "V-A-04",
    "V-A-34", "V-BATTLE-02", "V-DEV-01", "V-DEV-05", "V-DEV-06", "V-TRADE-12", "V-TRADE-15", "V-RAID-05",
)  # fmt: skip


@example(*REASONED)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_whole_game_the_reasons_change_no_choice(players: int):
    tables = []
    for reasons in (False, True):
        g = GAME.table({"seats": TRIBES[:players]})
        g.key, g.reasons = key_of(f"asked why {players}"), reasons
        GAME.begin(g)
        tables.append(g)
    plain, asked = tables
    luck = Random(players)
    while plain.decision is not None:
        assert asked.decision is not None
        options = plain.decision.options
        assert (asked.decision.by, asked.decision.options) == (plain.decision.by, options)
        answer = luck.choice(options)
        engine.answer(plain, answer)
        engine.answer(asked, answer)
    assert plain.over


JOURNEYS = [
    ('villages = "iceni"\nvillage = "3 food, 1 horse, 1 cow"\nequipped.murchad = "horse"', "feast-day"),
    ('villages = "cantiaci"\nvillage = "3 food, 1 horse"\navailable = "5 commoner, murchad, medb"', "caravan"),
    ('village = "9 food"\navailable = "5 commoner, murchad, sive"', "declare-battle"),
    ('village = "9 food"\navailable = "4 commoner, murchad, medb"\nevent = "cernunnos"', "cattle-theft"),
]


@example(*REASONED)
@pytest.mark.parametrize(("green", "act"), JOURNEYS)
def test_on_the_way_the_reasons_change_no_choice(green: str, act: str):
    text = f'active = "green"\n[seats.green]\n{green}\nlearned = ["caravan", "cattle-theft", "roman-route"]\n'
    text += '[seats.blue]\nvillages = "catuvellauni"\nvillage = "1 spear"\n'
    text += '[seats.violet]\nvillages = "dobunni"\nvillage = "1 belladonna"'
    scenes = [verrix(text), verrix(text)]
    scenes[1].g.reasons = False
    for scene in scenes:
        scene.confirms = False
        scene.green(act)
    for _ in range(3):
        shown, plain = scenes
        assert shown.options == plain.options
        answer = shown.options[-1]
        for scene in scenes:
            scene.green(answer)
        if shown.waits_for != "green":
            break


@example("V-A-04", "V-MOVE-08", "V-MOVE-09", "V-MOVE-03")
@pytest.mark.parametrize("reasons", [False, True])
def test_a_way_whose_tribute_cannot_be_paid_is_not_taken(reasons: bool):
    """With Cernunnos and no Food only the way through the Dobunni is free: Blue is at the Atrebates."""
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "1 cart"
        event = "cernunnos"
        [seats.blue]
        villages = "atrebates"
        [seats.yellow]
        villages = "durotriges"
        village = "1 belladonna"
    """)
    scene.g.reasons = reasons
    scene.green("play-event", "feast-day", "murchad+1")
    assert (scene.village("blue"), scene.road("green")) == ("", "1 belladonna")
