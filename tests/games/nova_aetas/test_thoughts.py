"""What the Enemies weigh and what decides (N-AI-05 to N-AI-07), and what they strike with (N-AI-18, N-CORE-REACT-1)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.approach import aim_at
from plancia.games.nova_aetas.box import ENTANGLED
from plancia.games.nova_aetas.effects import stand
from plancia.games.nova_aetas.field import square_name
from plancia.games.nova_aetas.state import DEFEAT
from tests.games.nova_aetas.drills import SIXES, enemy, hero, play
from tests.games.nova_aetas.fights import table
from tests.scenes import example
from tests.scenes.nova_aetas import Scene, drill

LANE = 'rows = ["........"]\n'


def chosen(scene: Scene, rule: str) -> tuple[tuple[int, ...], int, str]:
    """Whom it weighed, whom it chose, and by what."""
    told = scene.done("Pondered", rule=rule)[0]
    return told.heroes, told.chosen, told.by


# Whom it chooses.


@example("N-AI-03", "N-AI-06", "N-AI-07")
def test_heroes_are_weighed_in_the_order_of_their_sheets():
    """Sofia stands before Valerio on the field, Rebecca far from both."""
    scene = play(enemy("x", "C3") + hero("sofia", "C2", 1) + hero("valerio", "C5", 2) + hero("rebecca", "H5", 9))
    assert scene.done("Pondered", rule="N-AI-03")[0].heroes == (0, 2)
    assert chosen(scene, "N-AI-06") == ((0, 2), 0, "threat")


@example("N-AI-07", "N-AI-23", "N-AI-05")
def test_when_nobody_near_can_be_got_at_the_others_are_weighed():
    """Valerio stands on a rock; of the others Rebecca is nearer, of as much Threat as Sofia."""
    rows = 'rows = ["........", "..T.....", ".T.T....", "..T....."]\n'
    text = enemy("x", "A1") + hero("valerio", "C3", 5) + hero("sofia", "H2") + hero("rebecca", "F2")
    scene = play(rows + text)
    assert scene.done("Pondered", rule="N-AI-07", why="blocked")[0].heroes == (0,)
    assert chosen(scene, "N-AI-06") == ((1, 2), 1, "distance")


@example("N-AI-07", "N-AI-06")
@pytest.mark.parametrize(("threat", "by"), [(1, "threat"), (2, "wounds")])
def test_what_decided_is_the_last_thing_that_had_to_be_looked_at(threat: int, by: str):
    text = enemy("x", "C3") + hero("valerio", "C5", 2, 1) + hero("sofia", "E3", threat)
    assert chosen(play(text), "N-AI-06") == ((0, 2), 0, by)


@example("N-AI-07", "N-AI-06")
def test_who_is_alone_needs_no_choice():
    assert chosen(play(enemy("x", "C3") + hero("valerio", "C5")), "N-AI-06") == ((0,), 0, "")


@example("N-AI-07", "N-AI-06", "N-AMB-29")
def test_of_equals_nobody_is_chosen_yet():
    scene = play(enemy("x", "C3") + hero("valerio", "C5") + hero("sofia", "E3"), enemy_target=["sofia"])
    assert chosen(scene, "N-AI-06") == ((0, 2), -1, "chance")


@example("N-AI-05", "N-AMB-29", "N-CORE-MODE-2", "N-AI-07")
@pytest.mark.parametrize(
    ("heroes", "asked"),
    [(("valerio", "sofia"), "two"), (("valerio", "rebecca"), "one"), (("sofia", "vincenzo"), "two")],
)
def test_whose_heroes_are_equal_decides_among_them(heroes: tuple[str, str], asked: str):
    """Seat one has Rebecca and Valerio; seat two has the others and leads. Of both the leader decides."""
    seats = 'seats = ["one", "two"]\noptions.company = ["rebecca", "valerio", "sofia", "vincenzo"]\n'
    text = enemy("x", "A1") + hero(heroes[0], "F1", 2) + hero(heroes[1], "A6", 2)
    scene = play(seats + "more.leader = 1\n" + text, rows=8)
    assert (scene.waits_for, scene.question) == (asked, "N-AI-05")


# What the mission wants of it.


@example("N-CORE-THREAT-OBJ", "N-AI-04")
def test_an_objective_with_no_threat_to_speak_of_is_left_for_any_hero():
    """Threat 0 is a Threat; without one an Objective counts as higher than every Hero."""
    text = enemy("x-6-3", "B2") + hero("valerio", "E2")
    assert play('mission = "DRILL-ZERO"\n' + text).boxes("x-6-3-1").startswith("02y 04y 06")
    assert play('mission = "DRILL-LANE"\n' + text).boxes("x-6-3-1").startswith("02y 04n 12n")


@example("N-AI-14", "N-AI-13", "N-AI-16")
def test_who_bars_the_way_is_no_other_hero_however_dangerous():
    """As it comes nearer Valerio is in its Control Area, but it is he who bars the way."""
    scene = play('mission = "DRILL-ZERO"\n' + enemy("x-6-3", "A2") + hero("valerio", "E2"))
    assert scene.boxes("x-6-3-1") == "02y 04n 12n 13y 14 14n 16 07y 08 09y 09n"


@example("N-AI-13")
def test_all_who_bar_the_way_are_named_in_the_order_of_their_sheets():
    scene = play('mission = "DRILL-LANE"\n' + enemy("x-6-3", "A2") + hero("sofia", "E2") + hero("valerio", "F2"))
    assert scene.done("Pondered", rule="N-AI-13")[0].heroes == (0, 2)


@example("N-AI-02")
def test_what_the_mission_wants_of_others_is_nothing_to_a_brigand():
    """In M1 the Landsknecht burns the cart."""
    scene = play('mission = "M1"\n' + enemy("brigand", "K5") + hero("valerio", "A5"))
    assert scene.boxes("brigand-1").startswith("02n")


@example("N-AI-01", "N-CORE-MISSION-END")
def test_when_the_mission_is_lost_the_rest_of_the_group_does_nothing():
    scene = play('mission = "M1"\ncounters.burn = 4\n' + enemy("landsknecht", "K5", "H5") + hero("valerio", "A5"))
    assert (scene.g.outcome, len(scene.done("EndActivation"))) == (DEFEAT, 1)


# Who goes first.


@example("N-AI-19", "N-AI-21", "N-AI-26")
def test_who_need_not_move_goes_before_who_is_nearer():
    """X-2 shoots from where it stands; X-1 is nearer, but a bush is in its way."""
    rows = 'rows = ["........", "...b....", "........", "........", "........"]\n'
    scene = play(rows + enemy("x-bow", "C2", "E5") + hero("valerio", "E2"))
    ordered = scene.done("Ordered")[0]
    assert ordered.models == (scene.model("x-bow-2"), scene.model("x-bow-1"))
    assert (ordered.attacks, ordered.moves, ordered.distances) == ((True, True), (0, 1), (3, 2))


@example("N-CORE-ACT-START", "N-AI-21")
@pytest.mark.parametrize(
    ("tokens", "attacks", "moves"),
    [
        ("unloaded", (True, True), (0, 0)),
        ("stunned", (True, True), (0, 0)),
        ("unloaded stunned", (True, False), (0, 0)),
    ],
)
def test_who_must_reload_or_recover_reckons_with_it(tokens: str, attacks: tuple[bool, bool], moves: tuple[int, int]):
    """An Arquebusier has 5 AP: to reload takes 2, to be stunned 2, the shot 3."""
    text = f'active = "arquebusier"\nenemies.arquebusier-1 = {{ at = "A1", tokens = "{tokens}" }}\n'
    scene = play(text + 'enemies.arquebusier-2 = { at = "A3" }\n' + hero("valerio", "D2"))
    ordered = scene.done("Ordered")[0]
    assert (ordered.attacks, ordered.moves) == (attacks, (0, 0))
    assert (ordered.models[0] == scene.model("arquebusier-1")) == attacks[1]


@example("N-AI-11", "N-AI-21")
def test_who_has_been_wounded_meanwhile_is_seen_by_the_next():
    """Of two equals Sofia is struck by X-1: X-2, which thought them equal, draws no lots any more."""
    text = enemy("x", "E4", "C3") + hero("sofia", "E3", 1) + hero("valerio", "C5", 1)
    for log in (True, False):
        scene = drill(f"rows = {['........'] * 5}\n" + text, die=SIXES)
        scene.g.log = [] if log else None
        scene.pass_all()
        assert (scene.waits_for, scene.g.at[scene.model("x-2")]) == ("audience", scene.g.field().width * 2 + 3)


# How it gets there.


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
    plain = aim_at(g, model, 0, 6, 0, False, True)
    g.tokens[model] |= ENTANGLED
    entangled = aim_at(g, model, 0, 6, 0, False, True)
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
    before = aim_at(scene.g, hunter, 0, 6, 0, False, True)
    leaves(scene, "brigand-1", 7)
    after = aim_at(scene.g, hunter, 0, 6, 0, False, True)
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
        aim = aim_at(scene.g, scene.model("x-1"), 16, 3, 0, False, True)
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
