"""What the Enemies weigh and what decides (N-AI-02 to N-AI-07), and who of a group goes first (N-AI-21)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.state import DEFEAT
from tests.games.nova_aetas.rules.enemies.drills import SIXES, enemy, hero, play
from tests.games.nova_aetas.scene import Scene, drill
from tests.scenes import example


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


@example("N-AI-07", "N-AI-23")
def test_who_is_blocked_decides_nothing():
    """Valerio, more wounded, would come first, but stands behind trees: Sofia is left, and nothing had to decide."""
    rows = 'rows = ["........", "T.......", ".T......", "T......."]\n'
    scene = play(rows + enemy("x", "C3") + hero("valerio", "A3", 2, 1) + hero("sofia", "E3", 2))
    assert scene.done("Pondered", rule="N-AI-07", why="blocked")[0].heroes == (0,)
    assert chosen(scene, "N-AI-06") == ((0, 2), 2, "")


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


@example("N-AI-04")
def test_who_has_vanished_and_is_alone_is_gone_for_all_the_same():
    vanished = "more.boons = [0, 0, 2, 0, 0, 0]\n"
    scene = play('mission = "DRILL-ZERO"\n' + enemy("x-6-3", "B2") + hero("sofia", "E2") + vanished)
    assert scene.boxes("x-6-3-1").startswith("02y 04y 06")


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


@example("N-CORE-ACT-START", "N-AI-21", "N-TRAIT-RELOAD")
def test_who_reloads_with_its_last_ap_strikes_nobody():
    """Stunned, X-CANNON has 3 AP, and to reload takes 3: beside Valerio as it is, it does not use its rammer."""
    text = 'active = "x-cannon"\nenemies.x-cannon-1 = { at = "C3", tokens = "unloaded stunned" }\n'
    scene = play(text + 'enemies.x-cannon-2 = { at = "A1" }\n' + hero("valerio", "D3"))
    ordered = scene.done("Ordered")[0]
    assert (ordered.models[0], ordered.attacks) == (scene.model("x-cannon-2"), (True, False))
    assert scene.attacked("x-cannon-1") == []


@example("N-AI-11", "N-AI-21", "N-AI-22")
@pytest.mark.parametrize("told", [True, False])
def test_who_has_been_wounded_meanwhile_is_seen_by_the_next(told: bool):
    """Valerio and Sofia are equal for X-1, and farther than they seem. X-2 strikes Sofia: then X-1 draws no lots."""
    rows = 'rows = ["........", "........", "...T....", "..T.....", "........"]\n'
    text = rows + enemy("x", "C3", "G3") + hero("sofia", "E3", 1) + hero("valerio", "C5", 1)
    scene = drill(text, die=SIXES)
    if not told:
        scene.g.log = None
    scene.pass_all()
    assert (scene.waits_for, scene.wounds("valerio"), scene.wounds("sofia") > 1) == ("audience", 0, True)
