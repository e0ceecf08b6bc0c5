"""What a mission leaves behind: healed, paid, borne, and the way on (N-CORE-CAMP-2, N-CORE-GRAVE, N-CORE-CAMP-1)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.rules.campaign.end_of_mission import BearWounds, EndOfMission
from plancia.games.nova_aetas.state.sheets import replaced
from plancia.games.nova_aetas.state.state import VICTORY
from plancia.kernel.procedure import Procedure
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import RARE, Scene, nova, rare
from tests.scenes import example


def next_comes(scene: Scene, procedure: Procedure) -> Scene:
    scene.g.stack, scene.g.shared, scene.g.decision = [procedure], 0, None
    return scene


def won(mission: str, *lines: str, **rolls: list[str]) -> Scene:
    """The mission is won; its End Mission Phase comes next."""
    scene = table("valerio", f'mission = "{mission}"', *lines, packs=[RARE] if mission == "RARE" else [])
    scene.rolls(**rolls)
    scene.g.outcome = VICTORY
    return next_comes(scene, EndOfMission(scene.g.mission))


def formulae(scene: Scene) -> set[str]:
    return {each.id for each in scene.g.box.formulae if scene.g.formulae >> each.number & 1}


def graves(scene: Scene, hero: int) -> list[str]:
    return [card.id for card in scene.g.box.graves if scene.g.graves[hero] >> card.number & 1]


# What it brings.


@example("N-CORE-CAMP-2")
def test_the_monks_of_m4_cure_night_terrors_and_festering_wounds_one_of_each_hero():
    scene = won(
        "M4", "valerio C4, graves broken-arm night-terrors", "sofia C5, graves night-terrors festering-wound",
        "vincenzo C6, graves broken-arm festering-wound", reward=["purse-of-gold"],
    )  # fmt: skip
    scene.advance()
    assert [graves(scene, hero) for hero in (0, 2, 3)] == [["broken-arm"], ["festering-wound"], ["broken-arm"]]


@example("N-CORE-CAMP-2")
@pytest.mark.parametrize(("known", "learned"), [("F-16", 1), ("F-14", 1), ("F-15", 0)])
def test_a_formula_that_is_known_is_not_learned_again(known: str, learned: int):
    """The Beast of Subiaco gives F-15."""
    scene = won("H1", "valerio F6", f"formulae = '{known}'", reagent=["mercury"] * 3, reward=["reliquary"])
    scene.advance().one("sofia")
    assert formulae(scene) == {known, "F-15"}
    assert len(scene.done("LearnFormula")) == learned


@example("N-CORE-CAMP-2")
def test_reagents_are_drawn_from_the_decks_that_are_named():
    """The Drowned Mill: two Elementum, then two Alchemia. A card of another deck cannot come."""
    cards = ["wood", "leather", "mercury", "sulphur"]
    scene = won("M3", "valerio C4", reagent=cards).advance()
    assert [scene.g.box.reagents[each.reagent].id for each in scene.done("DrawReagent")] == cards


@example("N-CORE-XP")
def test_a_mission_may_teach_nothing():
    assert won("RARE", "valerio A4").advance().g.xp[0] == 0


# What it has cost.


@example("N-CORE-GRAVE", "N-CORE-CAMP-2")
def test_each_of_the_four_bears_what_befell_him():
    scene = won("M1", "valerio C4", reagent=["wood", "wood"])
    for hero in scene.g.company:
        scene.g.fresh_graves = replaced(scene.g.fresh_graves, hero, 1 << hero)
    scene.advance()
    assert [(each.hero, scene.g.graves[each.hero]) for each in scene.done("BearGraves")] == [
        (hero, 1 << hero) for hero in scene.g.company
    ]


@example("N-CORE-GRAVE")
def test_three_grave_wounds_are_borne():
    scene = table("valerio", 'mission = "M1"', "valerio C4, graves broken-arm gashed-leg")
    scene.g.fresh_graves = replaced(scene.g.fresh_graves, 0, 1 << 3)
    next_comes(scene, BearWounds(0)).advance()
    assert (len(graves(scene, 0)), scene.g.company[0]) == (3, 0)


@example("N-CORE-GRAVE")
def test_nobody_returns_who_was_lost_before():
    """Gregorio is lost: only Altair is left to come."""
    scene = table("valerio", 'mission = "M1"', "valerio C4, graves broken-arm gashed-leg cracked-ribs")
    altair, gregorio = scene.model("altair"), scene.model("gregorio")
    scene.g.lost = 1 << gregorio
    scene.g.fresh_graves = replaced(scene.g.fresh_graves, 0, 1 << 5)
    next_comes(scene, BearWounds(0)).advance()
    assert (scene.g.company[0], scene.waits_for) == (altair, "nobody")


# The way on.


def victorious(mission: str, more: str, **rolls: list[str]) -> Scene:
    """A campaign in the last moment of a mission."""
    text = f'options.play = "campaign"\nmission = "{mission}"\nactive = "valerio"\n{more}'
    return (rare if mission == "RARE" else nova)(text, **rolls)


@example("N-CORE-CAMP-1", "N-CORE-CAMP-3", "N-CORE-CAMP-2")
def test_a_story_may_lead_back_to_its_beginning_by_way_of_a_city():
    """From RARE to M1, and two visits for each Hero before it."""
    scene = victorious("RARE", 'heroes.valerio.at = "A4"\ncounters.doors = 2\n')
    scene.one("break-the-door").play_on()
    assert (scene.g.box.mission_ids[scene.g.node], scene.g.city, scene.g.over) == ("M1", True, False)
    assert {scene.g.visits[hero] for hero in scene.g.company} == {2}
