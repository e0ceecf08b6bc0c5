"""How an Enemy gets at a Hero (N-AI-08, N-AI-19, N-AI-23), and what it strikes with (N-AI-18, N-CORE-REACT-1)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.rules.enemies.aim import Standpoint
from plancia.games.nova_aetas.rules.enemies.approach import aim_at
from plancia.games.nova_aetas.state.box import ENTANGLED
from plancia.games.nova_aetas.state.effects.moving import stand
from plancia.games.nova_aetas.state.field import square_name
from tests.games.nova_aetas.rules.enemies.drills import SIXES, enemy, hero, play
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, drill
from tests.scenes import example

LANE = 'rows = ["........"]\n'


@example("N-ABIL-CHARGE", "N-AMB-17", "N-AMB-18")
def test_a_charge_may_go_round_a_tree_in_five_squares():
    rows = 'rows = ["........", "........", "...T....", "........"]\n'
    scene = play(rows + enemy("centaur-lancer", "A3") + hero("valerio", "E3"))
    assert (scene.boxes("centaur-lancer-1").split()[-2], len(scene.path("centaur-lancer-1").split())) == ("charge", 5)


@example("N-AI-07", "N-AI-22", "N-ABIL-CHARGE")
def test_whoever_the_lot_falls_on_is_charged():
    text = enemy("centaur-lancer", "D3") + hero("valerio", "D6") + hero("sofia", "G3")
    scene = play(text, rows=6, enemy_target=["sofia"])
    assert (scene.boxes("centaur-lancer-1").split()[-2], scene.attacked("centaur-lancer-1")) == ("charge", ["sofia"])


@example("N-AI-23", "N-STATUS-ENTANGLED", "N-AI-08")
def test_who_is_entangled_no_longer_thinks_again():
    g = drill(LANE + enemy("x", "A1") + hero("valerio", "H1")).g
    model = g.stands[0]
    plain = aim_at(g, Standpoint(model, 0, 6, False, True), 0)
    g.tokens[model] |= ENTANGLED
    entangled = aim_at(g, Standpoint(model, 0, 6, False, True), 0)
    assert plain is not None
    assert entangled is not None
    assert (plain.walked, entangled.walked) == ((1, 2, 3, 4, 5, 6), (1, 2, 3))


def leaves(scene: Scene, name: str, square: int) -> None:
    stand(scene.g, scene.model(name), square)


@example("N-AI-19", "N-AI-26")
def test_as_soon_as_there_is_room_to_strike_it_does_not_throw_its_net():
    """A Brigand stands in the way: the Bounty Hunter nets Valerio from afar. When it is gone it comes close."""
    text = enemy("bounty-hunter", "A1") + "enemies.brigand = ['D1']\n" + hero("valerio", "E1")
    scene = drill(LANE + text)
    hunter = scene.model("bounty-hunter-1")
    before = aim_at(scene.g, Standpoint(hunter, 0, 6, False, True), 0)
    leaves(scene, "brigand-1", 7)
    after = aim_at(scene.g, Standpoint(hunter, 0, 6, False, True), 0)
    assert before is not None
    assert after is not None
    assert [(before.goal, before.attack), (after.goal, after.attack)] == [(1, 1), (3, 0)]


@example("N-AI-23", "N-AI-08")
def test_a_square_that_becomes_free_is_made_for_rather_than_a_nearer_one_that_is_not():
    """Valerio on E3 between two trees: D3 and F3 are held by others; then F3 is free, the long way round."""
    rows = 'rows = ["........", "....T...", "........", "....T...", "........"]\n'
    scene = drill(rows + enemy("x", "A3") + "enemies.brigand = ['D3', 'F3']\n" + hero("valerio", "E3"))
    goals = []
    for _ in range(2):
        aim = aim_at(scene.g, Standpoint(scene.model("x-1"), 16, 3, False, True), 0)
        assert aim is not None
        goals.append(square_name(aim.goal, 8))
        leaves(scene, "brigand-2", 39)
    assert goals == ["D3", "F3"]


@example("N-AI-26", "N-AI-08", "N-AI-23")
@pytest.mark.parametrize(("option", "square"), [("false", "D1"), ("true", "B1")])
def test_where_a_table_agrees_on_any_attack_a_lion_stops_to_roar(option: str, square: str):
    """Claws reach one square, its Roar three and wounds nobody."""
    text = f"options.any_attack = {option}\n" + enemy("winged-lion", "A1") + hero("valerio", "E1")
    assert play(LANE + text).at("winged-lion-1") == square


@example("N-AI-18", "N-AI-23", "N-TOKEN-UNLOADED", "N-CORE-LOS-1", "N-AI-26")
def test_an_ogre_that_cannot_reload_goes_to_use_its_fist():
    """Stunned it has 2 AP, and to reload takes 3: its Bombard is of no use, here or in the corner."""
    scene = play(LANE + enemy("ogre-bombardier", "B1", tokens="unloaded stunned") + hero("valerio", "G1"))
    assert (scene.path("ogre-bombardier-1"), scene.attacked("ogre-bombardier-1")) == ("C1 D1", [])
    assert scene.tokens("ogre-bombardier-1") == "unloaded"


@example("N-AI-18", "N-TRAIT-RELOAD", "N-AI-07", "N-AMB-29")
def test_who_reloads_quickly_shoots_again():
    """X-GUN has 6 AP: a shot takes 2, to reload 1. Of two equals the lot decides, and it shoots that one twice."""
    scene = play(enemy("x-gun", "C3") + hero("valerio", "C5") + hero("sofia", "E3"), enemy_target=["sofia"])
    assert (scene.attacked("x-gun-1"), scene.spent("x-gun-1")) == (["sofia", "sofia"], 6)


@example("N-AI-17", "N-ABIL-SHOOTER")
def test_a_shooter_withdraws_from_where_its_target_has_slipped_away_to():
    """From C5 the west would be as far as the east; from B5, where Sofia is now, the east is farther."""
    rows = 'rows = [".....", ".TTT.", ".....", ".T.T.", "....."]\n'
    sofia = 'heroes.sofia = { at = "C5", skills = "slip-away", heroism = 0, gear = "" }\n'
    scene = drill(rows + enemy("crossbowman", "C3") + sofia, die=SIXES)
    scene.one("slip-away", "B5")
    assert (scene.at("sofia"), scene.at("crossbowman-1")) == ("B5", "E3")


@example("N-TRAIT-REACH", "N-ATK-HEIGHT", "N-AI-18")
@pytest.mark.parametrize(("here", "there", "strikes"), [("1", "0", True), ("2", "0", False), ("7", "7", True)])
def test_a_halberd_reaches_one_level_down_and_along_the_highest_ledge(here: str, there: str, strikes: bool):
    scene = play(f'rows = ["{here}{there.replace("0", ".")}"]\n' + enemy("papal-guard", "A1") + hero("valerio", "B1"))
    assert bool(scene.attacked("papal-guard-1")) is strikes


# What it reacts with.


@example("N-CORE-REACT-1", "N-ABIL-ECLECTIC", "N-TOKEN-UNLOADED")
@pytest.mark.parametrize(
    ("kind", "weapon"),
    [
        ("masked-captain-1 D3", 1),
        ("arquebusier-1 D3", 0),
        ("arquebusier-1 D3, tokens unloaded", 1),
        ("brigand-1 D3, tokens unloaded", 0),
        ("centaur-lancer-1 D3", 0),
    ],
)
def test_who_is_left_strikes_with_the_first_attack_it_can_make(kind: str, weapon: int):
    scene = table("valerio", "valerio C3, skills none, gear none", kind, die=SIXES)
    scene.one("move", "C4").pass_all()
    assert [each.weapon for each in scene.done("Attacked")] == [weapon]


@example("N-CORE-REACT-1", "N-TOKEN-UNLOADED")
def test_an_ogre_with_an_empty_bombard_has_its_fist():
    scene = table("valerio", "valerio C3, skills none, gear none", "ogre-bombardier-1 D3, tokens unloaded", die=SIXES)
    scene.one("move", "C4").pass_all()
    assert [each.weapon for each in scene.done("Attacked")] == [0]
