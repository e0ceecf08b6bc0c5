"""The Enemies decide for themselves: the examples of the flowchart (N-AI), box by box."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.rules.enemies.aim import Standpoint
from plancia.games.nova_aetas.rules.enemies.approach import aim_at
from plancia.games.nova_aetas.state.box import NOBODY
from tests.games.nova_aetas.rules.enemies.drills import SIXES, enemy, hero, play
from tests.games.nova_aetas.scene import Scene, drill
from tests.scenes import example


@example("N-AI-02", "N-AI-03", "N-AI-06", "N-AI-08", "N-AI-19", "N-AMB-04", "N-AMB-43")
def test_the_highest_threat_in_the_control_area_is_the_objective():
    """N-EX-93."""
    scene = play(enemy("x", "B3") + hero("valerio", "D3", 1) + hero("rebecca", "E4", 3))
    assert scene.boxes("x-1") == "02n 03y 06 07y 08 09y 09n"
    assert scene.at("x-1") == "D4"
    assert scene.attacked("x-1") == ["rebecca"]
    assert scene.spent("x-1") == 6
    chosen = scene.done("Pondered", rule="N-AI-06")[0]
    assert (chosen.heroes, chosen.threats, chosen.distances) == ((0, 1), (1, 3), (2, 4))
    assert (chosen.chosen, chosen.by) == (1, "threat")


@example("N-AI-06")
def test_equal_threat_and_distance_go_to_the_most_wounded():
    """N-EX-94."""
    scene = play(enemy("x", "D3") + hero("valerio", "D5", 2, 1) + hero("sofia", "F3", 2, 3))
    assert scene.at("x-1") == "E3"
    assert scene.attacked("x-1") == ["sofia"]
    assert scene.spent("x-1") == 4
    assert scene.done("Pondered", rule="N-AI-06")[0].by == "wounds"


@example("N-AI-06", "N-AMB-29", "N-AI-07")
@pytest.mark.parametrize("lot", ["valerio", "sofia"])
def test_equal_wounds_too_are_drawn_by_lot(lot: str):
    """N-EX-94."""
    scene = play(enemy("x", "D3") + hero("valerio", "D5", 2, 1) + hero("sofia", "F3", 2, 1), enemy_target=[lot])
    assert scene.attacked("x-1") == [lot]
    assert scene.done("Pondered", rule="N-AI-06")[0].by == "chance"


@example("N-AI-05", "N-AI-03", "N-AMB-29")
def test_outside_the_control_area_the_players_break_the_last_tie():
    """N-EX-96."""
    scene = play(enemy("x", "A1") + hero("valerio", "F1", 2) + hero("sofia", "A6", 2), rows=8)
    assert scene.waits_for == "one"
    assert scene.question == "N-AI-05"
    assert scene.options == ["valerio", "sofia"]
    scene.one("sofia").pass_all()
    assert scene.boxes("x-1") == "02n 03n 05 07n 08 09n"
    assert scene.at("x-1") == "A5"
    assert scene.attacked("x-1") == []


@example("N-AI-05")
def test_the_nearest_comes_before_the_most_dangerous():
    scene = play(enemy("x", "A1") + hero("valerio", "F1", 0) + hero("sofia", "A7", 9), rows=8)
    assert scene.done("Pondered", rule="N-AI-05")[0].by == "distance"
    assert scene.path("x-1") == "B1 C1 D1 E1"


@example("N-AI-05", "N-AI-22", "N-AI-25", "N-STATUS-BLINDED")
def test_a_blinded_enemy_waits():
    """N-EX-97."""
    scene = play(enemy("x", "B3", tokens="blinded") + hero("valerio", "C3"))
    assert scene.boxes("x-1") == "02n 25n"
    assert (scene.at("x-1"), scene.tokens("x-1"), scene.spent("x-1")) == ("B3", "", 6)
    assert scene.hour("x") == 1 + 6


@example("N-AI-07", "N-AI-23", "N-AMB-28")
def test_a_blocked_objective_gives_way_to_the_next():
    """N-EX-98."""
    scene = play('rows = ["......"]\n' + enemy("x-5-5", "A1") + hero("sofia", "C1", 1) + hero("valerio", "E1", 4))
    assert scene.boxes("x-5-5-1") == "02n 03y 07n 06 07y 08 09y 09n"
    assert scene.done("Pondered", rule="N-AI-07", why="blocked")[0].heroes == (scene.model("valerio"),)
    assert (scene.at("x-5-5-1"), scene.attacked("x-5-5-1"), scene.spent("x-5-5-1")) == ("B1", ["sofia"], 4)


@example("N-AI-07", "N-AI-23", "N-AI-25")
def test_who_can_get_at_nobody_waits():
    scene = play('rows = [".T.."]\n' + enemy("x", "A1") + hero("valerio", "C1"))
    assert scene.boxes("x-1") == "02n 03y 07n 06 25n"
    assert scene.at("x-1") == "A1"


@example("N-AI-05", "N-AI-25", "N-AMB-41")
def test_with_no_hero_on_the_field_it_waits():
    text = 'mission = "M2"\nalarm = 1\nactive = "bravo"\nenemies.bravo = ["J2"]\n'
    scene = play(text + 'heroes.valerio = { inside = "hall" }')
    assert scene.boxes("bravo-1") == "02n 03n 25n"
    assert scene.done("Pondered", rule="N-AI-25")[0].why == "nobody"


@example("N-AI-08")
def test_it_moves_no_nearer_than_its_range_needs():
    """N-EX-99."""
    scene = play('rows = ["........"]\n' + enemy("x-bow", "A1") + hero("valerio", "G1"))
    assert (scene.at("x-bow-1"), scene.attacked("x-bow-1"), scene.spent("x-bow-1")) == ("C1", ["valerio"], 5)


@example("N-AI-08", "N-AI-09", "N-AI-11")
def test_too_far_away_it_walks_until_its_ap_run_out():
    """N-EX-100."""
    scene = play(enemy("x-4-7", "A2") + hero("valerio", "H2"), rows=3)
    assert scene.boxes("x-4-7-1") == "02n 03y 06 07n 08 09n"
    assert (scene.at("x-4-7-1"), scene.attacked("x-4-7-1")) == ("E2", [])
    assert scene.done("Headed")[0].by == "nearest"


@example("N-AI-02", "N-AI-04", "N-CORE-THREAT-OBJ")
def test_a_hero_as_threatening_as_the_objective_is_attacked():
    """N-EX-102."""
    scene = play('mission = "DRILL-3"\n' + enemy("x-5-4", "B2") + hero("valerio", "C4", 3))
    assert scene.boxes("x-5-4-1") == "02y 04y 06 07y 08 09y 09n"
    assert (scene.at("x-5-4-1"), scene.spent("x-5-4-1")) == ("C3", 5)
    assert scene.done("Headed")[0].by == "order"


@example("N-AI-04", "N-AI-12", "N-AI-15", "N-AMB-44", "N-AMB-45")
def test_otherwise_the_objective_is_carried_out():
    """N-EX-103."""
    scene = play('mission = "DRILL-4"\n' + enemy("x-5-4", "B2") + hero("valerio", "C4", 3))
    assert scene.boxes("x-5-4-1") == "02y 04n 12y 15"
    assert (scene.at("x-5-4-1"), scene.spent("x-5-4-1"), scene.attacked("x-5-4-1")) == ("F2", 5, [])
    assert scene.done("Count")[0].total == 1


@example("N-AI-12", "N-AI-13", "N-AI-15")
def test_a_long_free_way_is_walked_past_a_harmless_hero():
    """N-EX-105."""
    scene = play('mission = "DRILL-LONG"\n' + enemy("x-4-3", "A2") + hero("valerio", "A1"))
    assert scene.boxes("x-4-3-1") == "02y 04n 12n 13n 15"
    assert (scene.at("x-4-3-1"), scene.attacked("x-4-3-1")) == ("E2", [])


@example("N-AI-13", "N-AI-14", "N-AI-16", "N-AMB-05")
def test_who_bars_the_way_is_attacked():
    """N-EX-106."""
    scene = play('mission = "DRILL-LANE"\n' + enemy("x-6-3", "B2") + hero("valerio", "E2", 1))
    assert scene.boxes("x-6-3-1") == "02y 04n 12n 13y 14 14n 16 07y 08 09y 09n"
    assert (scene.path("x-6-3-1"), scene.attacked("x-6-3-1"), scene.spent("x-6-3-1")) == ("C2 D2", ["valerio"], 5)


@example("N-AI-14", "N-AMB-03")
def test_a_more_dangerous_hero_met_on_the_way_comes_first():
    """N-EX-107."""
    scene = play('mission = "DRILL-NOOK"\n' + enemy("x-7-3", "A2") + hero("valerio", "F2", 1) + hero("sofia", "D4", 4))
    assert scene.boxes("x-7-3-1") == "02y 04n 12n 13y 14 14y 06 07y 08 09y 09n"
    assert scene.at("x-7-3-1") == "D3"
    assert (scene.attacked("x-7-3-1"), scene.spent("x-7-3-1")) == (["sofia"], 7)


@example("N-AI-22", "N-AMB-27")
def test_a_blinded_enemy_still_pursues_the_mission_and_waits_where_it_would_attack():
    goes = play('mission = "DRILL-4"\n' + enemy("x-5-4", "B2", tokens="blinded") + hero("valerio", "C4", 3))
    assert (goes.boxes("x-5-4-1"), goes.at("x-5-4-1")) == ("02y 04n 12y 15", "F2")
    waits = play('mission = "DRILL-3"\n' + enemy("x-5-4", "B2", tokens="blinded") + hero("valerio", "C4", 3))
    assert (waits.boxes("x-5-4-1"), waits.at("x-5-4-1")) == ("02y 04y 25n", "B2")
    assert waits.done("Pondered", rule="N-AI-25")[0].why == "blinded"
    barred = play('mission = "DRILL-LANE"\n' + enemy("x-6-3", "B2", tokens="blinded") + hero("valerio", "E2", 1))
    assert (barred.boxes("x-6-3-1"), barred.at("x-6-3-1")) == ("02y 04n 12n 13y 14 14n 25n", "D2")


@example("N-ABIL-CHARGE", "N-AI-22", "N-AMB-17", "N-AMB-18")
def test_a_charge_passes_by_who_is_adjacent():
    """N-EX-108."""
    scene = play(enemy("centaur-lancer", "B3") + hero("valerio", "C3", 1) + hero("rebecca", "F4", 4))
    assert scene.boxes("centaur-lancer-1") == "02n 03y 06 07y charge 09y"
    assert scene.path("centaur-lancer-1") == "B4 C4 D4 E4"
    assert (scene.attacked("centaur-lancer-1"), scene.spent("centaur-lancer-1")) == (["rebecca"], 7)


@example("N-ABIL-CHARGE", "N-ABIL-RUNNER", "N-CORE-MOVE-COST")
def test_a_charge_needs_its_target_within_five_squares():
    """N-EX-05."""
    near = play(enemy("centaur-lancer", "B3") + hero("sofia", "F3"), die=[4, 1])
    assert (near.path("centaur-lancer-1"), near.spent("centaur-lancer-1")) == ("C3 D3 E3", 7)
    assert near.wounds("sofia") == 3
    far = play(enemy("centaur-lancer", "B3") + hero("sofia", "H3"))
    assert (far.at("centaur-lancer-1"), far.attacked("centaur-lancer-1")) == ("F3", ["sofia"])
    assert far.spent("centaur-lancer-1") == 5


@example("N-ABIL-SHOOTER", "N-TRAIT-RELOAD", "N-CORE-ACT-START", "N-AI-25")
def test_an_arquebusier_reloads_shoots_and_has_nothing_left():
    """N-EX-109."""
    scene = play(enemy("arquebusier", "A1", tokens="unloaded") + hero("valerio", "E1"))
    assert scene.boxes("arquebusier-1") == "02n 03y 06 07y 08 09y 09n 25n"
    assert (scene.at("arquebusier-1"), scene.attacked("arquebusier-1")) == ("A1", ["valerio"])
    assert (scene.tokens("arquebusier-1"), scene.spent("arquebusier-1")) == ("unloaded", 5)


@example("N-TRAIT-RELOAD", "N-AI-18")
def test_an_arquebusier_that_can_reload_after_its_shot_does_so_at_once():
    """N-EX-51."""
    scene = play(enemy("arquebusier", "A1") + hero("valerio", "E1"))
    assert (scene.attacked("arquebusier-1"), scene.tokens("arquebusier-1"), scene.spent("arquebusier-1")) == (
        ["valerio"], "", 5,
    )  # fmt: skip


@example("N-TOKEN-UNLOADED", "N-AI-23", "N-AI-26")
def test_with_an_empty_arquebus_and_one_ap_it_goes_to_where_its_butt_would_reach():
    """N-EX-69."""
    g = drill('rows = ["........"]\n' + enemy("arquebusier", "A1", tokens="unloaded") + hero("valerio", "E1")).g
    arquebusier = g.stands[0]
    aim = aim_at(g, Standpoint(arquebusier, 0, 1, True, True), 0)
    assert aim is not None
    assert (aim.walked, aim.ap, aim.attack) == ((1,), 1, NOBODY)


@example("N-AI-09", "N-AI-17", "N-CORE-ACT-START")
def test_in_range_without_the_ap_to_shoot_it_stays_and_does_not_retreat():
    """Stunned it has 3 AP, of which reloading takes 2."""
    scene = play(enemy("arquebusier", "A1", tokens="unloaded stunned") + hero("valerio", "E1"))
    assert scene.boxes("arquebusier-1") == "02n 03y 06 07n 08 09n"
    assert (scene.at("arquebusier-1"), scene.attacked("arquebusier-1"), scene.tokens("arquebusier-1")) == ("A1", [], "")


@example("N-ABIL-SHOOTER", "N-AI-17")
def test_a_shooter_withdraws_from_its_target():
    scene = play(enemy("crossbowman", "C3") + hero("valerio", "F3"))
    assert scene.attacked("crossbowman-1") == ["valerio"]
    assert scene.boxes("crossbowman-1") == "02n 03y 06 07y 08 09y 09n 17"
    assert scene.path("crossbowman-1") == "C2 C1"


@example("N-AI-21", "N-AI-01", "N-AI-23", "N-AI-20", "N-AMB-06")
def test_the_one_that_moves_less_goes_first_and_the_other_queues_behind():
    """N-EX-110."""
    scene = play('rows = ["......"]\n' + enemy("brigand", "A1", "B1") + hero("valerio", "D1"))
    assert (scene.at("brigand-2"), scene.attacked("brigand-2"), scene.spent("brigand-2")) == (
        "C1", ["valerio", "valerio"], 5,
    )  # fmt: skip
    assert (scene.at("brigand-1"), scene.attacked("brigand-1"), scene.spent("brigand-1")) == ("B1", [], 1)
    ordered = scene.done("Ordered")[0]
    assert ordered.models == (scene.model("brigand-2"), scene.model("brigand-1"))
    assert (ordered.attacks, ordered.moves, ordered.distances) == ((True, True), (1, 2), (2, 3))
    assert scene.hour("brigand") == 1 + 5


@example("N-AI-18", "N-AI-10")
def test_with_the_ap_left_it_makes_another_attack_it_can_afford():
    """N-EX-111."""
    scene = play(enemy("faun-shaman", "A1") + hero("valerio", "D1"))
    assert [each.weapon for each in scene.done("Attacked")] == [0, 1]
    assert scene.spent("faun-shaman-1") == 5


@example("N-ABIL-ECLECTIC", "N-AI-19")
def test_an_eclectic_captain_shoots_while_nobody_is_adjacent():
    """N-EX-112."""
    scene = play(enemy("masked-captain", "A1") + hero("valerio", "E1", 3) + hero("sofia", "A3"))
    assert (scene.at("masked-captain-1"), scene.attacked("masked-captain-1")) == ("A1", ["valerio", "valerio"])
    assert [each.weapon for each in scene.done("Attacked")] == [0, 0]


def weapon_and_target(scene: Scene) -> tuple[int, int]:
    first = scene.done("Attacked")[0]
    return first.weapon, first.target


@example("N-ABIL-ECLECTIC")
def test_an_eclectic_captain_fences_who_stands_beside_him_or_nobody():
    """N-EX-12."""
    free = play(enemy("masked-captain", "D4") + hero("valerio", "D7", 1) + hero("sofia", "F4"), rows=8)
    assert weapon_and_target(free) == (0, 0)
    beset = play(enemy("masked-captain", "D4") + hero("valerio", "D5", 1) + hero("sofia", "F4"), rows=8)
    assert weapon_and_target(beset) == (1, 0)


@example("N-ABIL-ALLY", "N-AI-03", "N-AI-06")
def test_an_ally_is_chosen_like_a_hero():
    """N-EX-01."""
    ally = 'allies.brother-theodore = { at = "C3" }\n'
    scene = play(enemy("papal-guard", "C4") + hero("valerio", "C5", 2) + ally, die=[5, 2])
    assert scene.attacked("papal-guard-1") == ["brother-theodore"]
    assert scene.wounds("brother-theodore") == 2


@example("N-ABIL-SNIPER")
def test_a_sniper_looks_through_bushes_and_heroes_but_not_through_hills():
    """N-EX-06."""
    over = play('rows = ["..b...."]\n' + enemy("crossbowman", "A1") + hero("sofia", "D1") + hero("valerio", "F1", 3))
    assert over.attacked("crossbowman-1") == ["valerio"]
    hill = play('rows = ["..1...."]\n' + enemy("crossbowman", "A1") + hero("sofia", "D1") + hero("valerio", "F1", 3))
    assert hill.attacked("crossbowman-1") == []


@example("N-ABIL-CLIMB", "N-CORE-HEIGHT-1")
def test_a_faun_climbs_one_level_and_no_more():
    """N-EX-22."""
    low = play('rows = ["....", "1...", "1..."]\n' + enemy("faun-warrior", "A1") + hero("valerio", "A3"))
    assert (low.path("faun-warrior-1"), low.attacked("faun-warrior-1")) == ("A2", ["valerio"])
    high = play('rows = ["....", "2...", "2..."]\n' + enemy("faun-warrior", "A1") + hero("valerio", "A3"))
    assert high.boxes("faun-warrior-1") == "02n 03y 07n 06 25n"


@example("N-ABIL-OVERRUN")
@pytest.mark.parametrize(("lane", "path"), [("...C....", "C1 D1 E1"), ("...T....", "")])
def test_the_colossus_walks_over_carts_and_heroes_but_not_over_trees(lane: str, path: str):
    """N-EX-26. It has 4 AP: three squares, and no attack."""
    scene = play(
        f'rows = ["{lane}"]\n' + enemy("bronze-colossus", "B1") + hero("valerio", "C1") + hero("sofia", "F1", 5)
    )
    if not path:
        assert scene.attacked("bronze-colossus-1") == ["valerio"]
    assert scene.path("bronze-colossus-1") == path


@example("N-ABIL-FLY", "N-CORE-MOVE-FLY")
def test_a_harpy_flies_over_houses():
    """N-EX-27."""
    scene = play('rows = ["........", ".HHH....", "........"]\n' + enemy("harpy", "A2") + hero("valerio", "F2"))
    assert (scene.path("harpy-1").split()[:4], scene.spent("harpy-1")) == (["B2", "C2", "D2", "E2"], 4)


@example("N-TRAIT-REACH", "N-ATK-HEIGHT")
@pytest.mark.parametrize(("kind", "strikes"), [("papal-guard", True), ("bravo", False), ("crossbowman", True)])
def test_across_a_ledge_only_reach_or_range_three_strikes(kind: str, strikes: bool):
    """N-EX-29."""
    scene = play('rows = ["....", "1111"]\nheights = { }\n' + enemy(kind, "D1") + hero("valerio", "D2"))
    assert bool(scene.attacked(f"{kind}-1")) is strikes


@example("N-AI-26", "N-AMB-54")
def test_a_lion_comes_to_claw_and_does_not_stop_to_roar():
    scene = play(enemy("winged-lion", "A1") + hero("valerio", "D1"), rows=1)
    assert (scene.at("winged-lion-1"), [each.weapon for each in scene.done("Attacked")]) == ("C1", [0])
    literal = play("options.any_attack = true\n" + enemy("winged-lion", "A1") + hero("valerio", "D1"), rows=1)
    assert (literal.at("winged-lion-1"), [each.weapon for each in literal.done("Attacked")]) == ("A1", [1, 1, 1])


@example("N-AI-24")
def test_when_its_target_goes_down_the_activation_ends():
    text = enemy("brigand", "A1") + hero("vincenzo", "B1", 2, 6) + hero("valerio", "A2")
    scene = play(text, die=[1] * 20, grave_wound=[1])
    assert scene.attacked("brigand-1") == ["vincenzo"]
    assert scene.spent("brigand-1") == 2


@example("N-AI-02", "N-AI-15", "N-AI-12", "N-CORE-OBJECTIVES")
def test_the_landsknecht_burns_the_letter_from_the_nearest_free_square():
    text = 'mission = "M1"\n' + enemy("landsknecht", "K5") + hero("valerio", "A5", 2)
    scene = play(text)
    assert scene.boxes("landsknecht-1") == "02y 04n 12y 15"
    assert scene.at("landsknecht-1") == "K5"
    assert scene.done("Count")[0].total == 1


@example("N-AI-02", "N-AI-04", "N-AI-06")
def test_a_letter_that_is_taken_is_no_objective():
    text = 'mission = "M1"\nobjects.letter-1 = "valerio"\n' + enemy("landsknecht", "K5") + hero("valerio", "A5", 2)
    assert play(text).boxes("landsknecht-1") == "02n 03n 05 07n 08 09n"


@example("N-AI-02", "N-CORE-OBJECTIVES")
def test_an_objective_that_is_a_model_is_pursued_like_a_hero():
    text = 'mission = "M4"\n' + enemy("harpy", "C6") + hero("valerio", "C5", 3)
    scene = play(text + 'allies.brother-theodore = { at = "A5" }\n')
    assert scene.boxes("harpy-1").startswith("02y 04y 06 07y 08 09y")
    assert scene.attacked("harpy-1")[0] == "brother-theodore"
    assert play(text).boxes("harpy-1").startswith("02n 03y 06")


@example("N-AI-12", "N-AI-15")
def test_the_captain_steals_the_nearest_blood():
    text = 'mission = "M6"\n' + hero("valerio", "E10")
    comes = play(text + enemy("masked-captain", "F5"))
    assert comes.boxes("masked-captain-1") == "02y 04n 12n 13n 15"
    assert comes.at("masked-captain-1") == "D2"
    steals = play(text + enemy("masked-captain", "D2"))
    assert steals.boxes("masked-captain-1") == "02y 04n 12y 15"
    assert [(each.thing, each.square) for each in steals.done("LoseThing")] == [(0, -1)]


@example("N-AI-03", "N-AI-06")
def test_who_has_vanished_is_chosen_only_when_alone():
    """Sofia's Vanish."""
    text = enemy("x", "B3") + hero("sofia", "B5", 5) + hero("valerio", "D3", 1) + "more.boons = [0, 0, 2, 0, 0, 0]\n"
    assert play(text).attacked("x-1") == ["valerio"]
    alone = enemy("x", "B3") + hero("sofia", "B5", 5) + "more.boons = [0, 0, 2, 0, 0, 0]\n"
    assert play(alone).attacked("x-1") == ["sofia"]


@example("N-AI-16", "N-AI-23", "N-AI-25")
def test_who_bars_a_stair_from_above_cannot_be_struck_and_nobody_else_is():
    text = 'mission = "DRILL-STAIR"\n' + enemy("x-6-3", "B1") + hero("valerio", "D1") + hero("sofia", "A2")
    scene = play(text)
    assert scene.boxes("x-6-3-1") == "02y 04n 12n 13y 14 14n 07n 16 25n"
    assert (scene.at("x-6-3-1"), scene.attacked("x-6-3-1")) == ("C1", [])


@example("N-AI-24", "N-AI-17")
def test_a_shooter_withdraws_from_where_its_target_fell():
    text = enemy("crossbowman", "C3") + hero("rebecca", "F3", 1, 6) + hero("valerio", "A3")
    scene = play(text, die=[1] * 20, grave_wound=[1])
    assert scene.done("GoDown", hero="rebecca")
    assert scene.path("crossbowman-1") == "C2 C1"


@example("N-AI-24", "N-CORE-HORO-8", "N-CORE-SKILL-FORMS")
def test_an_enemy_felled_in_its_own_activation_is_done():
    altair = 'heroes.altair = { at = "B1", gear = "dagger", skills = "riposte", heroism = 0 }\n'
    company = 'options.company = ["altair", "rebecca", "sofia", "vincenzo"]\n'
    foe = 'active = "brigand"\nenemies.brigand-1 = { at = "A1", wounds = 2, tokens = "burned" }\n'
    fellow = "enemies.landsknecht = ['H1']\n"  # or it would run at the sight of nobody
    board = f"rows = {['........'] * 3}\n"
    scene = drill(board + company + foe + altair + fellow, die=SIXES, reagent=["metal"]).one("riposte").pass_all()
    assert scene.attacked("brigand-1") == ["altair"]
    assert (scene.at("brigand-1"), scene.hour("brigand")) == ("", -1)
    assert not scene.done("Wound", model="brigand-1", rule="N-STATUS-BURNED")
