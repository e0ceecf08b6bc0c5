"""Line of Sight and what stands in its way (N-CORE-LOS), scenery under the feet (N-MAP), squares and sides."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.content.maps import check_map
from plancia.games.nova_aetas.content.schema.mission import Mission
from plancia.kernel.content import Text
from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example

LANE = 'rows = ["............", "TTTTTTTTTTTT"]'


def may_shoot(*lines: str) -> str | None:
    """Why Sofia does not shoot at the Landsknecht; None when she may."""
    scene = table("sofia", *lines, die=[1] * 6)
    scene.one("attack:bow")
    if scene.attacked("sofia"):
        return None if scene.attacked("sofia") == ["landsknecht-1"] else "another"
    return None if "landsknecht-1" in scene.options else scene.refused["landsknecht-1"]


@example("N-AMB-12", "N-CORE-LOS-5", "N-CORE-LOS-3")
@pytest.mark.parametrize(
    ("between", "why"),
    [("valerio C1", None), ("prisoner C1", None), ("valerio C1, down true", None), ("bravo-1 C1", "another")],
)
def test_friends_and_the_fallen_stand_in_nobodys_way(between: str, why: str | None):
    assert may_shoot(LANE, "sofia A1, skills none, gear bow", between, "landsknecht-1 E1") == why


@example("N-AMB-12", "N-CORE-LOS-5", "N-CORE-LOS-6")
@pytest.mark.parametrize(
    ("between", "shot"), [("papal-guard-1 C1 tokens blinded", ["sofia"]), ("valerio C1, down true", ["sofia"])]
)
def test_an_enemy_shoots_past_enemies_and_over_the_fallen(between: str, shot: list[str]):
    """An Arquebusier is no Sniper."""
    scene = table("arquebusier", LANE, "sofia E1, skills none", between, "arquebusier-1 A1", die=[1] * 6)
    assert (scene.path("arquebusier-1"), scene.attacked("arquebusier-1")) == ("", shot)


@example("N-CORE-LOS-6", "N-CORE-LOS-3")
def test_an_enemy_does_not_shoot_past_a_hero():
    """Whom Sofia sees past Valerio does not see her: he is an Opponent of one of them only."""
    scene = table(
        "arquebusier", LANE, "sofia E1, skills none, threat 5", "valerio C1, skills none, gear none",
        "arquebusier-1 A1", die=[1] * 9,
    )  # fmt: skip
    assert scene.attacked("arquebusier-1") == ["valerio"]
    assert may_shoot(LANE, "sofia E1, skills none, gear bow", "valerio C1", "landsknecht-1 A1") is None


@example("N-CORE-LOS-1")
def test_neighbours_see_each_other_at_any_height():
    """Range 3 or more crosses levels; the square in between there is none."""
    assert may_shoot(LANE, "heights = { A1 = 3 }", "sofia A1, skills none, gear bow", "landsknecht-1 B1") is None


@example("N-CORE-LOS-2")
@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ('rows = ["..." , "T..", "..."]', None),
        ('rows = [".T.", "T..", "..."]', "N-CORE-LOS-3"),
        ('rows = ["...", ".T.", "..."]', "N-CORE-LOS-3"),
    ],
)
def test_a_line_through_a_corner_is_denied_by_both_squares_at_it(rows: str, why: str | None):
    """N-EX-78: A1 to C3."""
    scene = table("sofia", rows, "sofia A1, skills none, gear bow", "landsknecht-1 C3", die=[1] * 6)
    assert scene.refused.get("attack:bow") == (None if why is None else "N-CORE-RANGE")


@example("N-MAP-BLOCKING", "N-MAP-BUSH", "N-MAP-STONE", "N-MAP-WELL")
@pytest.mark.parametrize(("code", "sees"), [("b", False), ("S", False), ("C", False), ("W", True), ("v", True)])
def test_blocking_scenery_hides_on_its_own_height(code: str, sees: bool):
    rows = f'rows = ["..{code}...", "TTTTTT"]'
    scene = table("sofia", rows, "sofia A1, skills none, gear bow", "landsknecht-1 E1", die=[1] * 6)
    assert ("attack:bow" in scene.options) == sees


@example("N-MAP-BLOCKING", "N-CORE-LOS-4")
@pytest.mark.parametrize(("code", "sees"), [("b", True), ("S", True), ("T", False)])
def test_from_above_one_sees_over_what_only_blocks(code: str, sees: bool):
    rows = f'rows = ["..{code}...", "TTTTTT"]'
    scene = table(
        "sofia", rows, "heights = { A1 = 1 }", "sofia A1, skills none, gear bow", "landsknecht-1 E1", die=[1] * 6
    )
    assert ("attack:bow" in scene.options) == sees


@example("N-MAP-CUMBERSOME", "N-MAP-TREE", "N-MAP-CART", "N-MAP-MYSTIC", "N-MAP-LADDER", "N-MAP-TRAPDOOR")
@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("T", "N-MAP-CUMBERSOME"),
        ("C", "N-MAP-CUMBERSOME"),
        ("M", "N-MAP-CUMBERSOME"),
        ("L", None),
        ("x", None),
        ("b", None),
    ],
)
def test_nobody_enters_what_is_cumbersome(code: str, why: str | None):
    scene = table("sofia", f'rows = [".{code}..", "...."]', "sofia A1, skills none", "bravo-1 D2")
    scene.one("move", "step-by-step")
    assert ("B1" in scene.options, scene.refused.get("B1")) == (why is None, why)


@example("N-MAP-CUMBERSOME")
def test_a_position_puts_nobody_into_a_tree():
    with pytest.raises(Exception, match="N-MAP-CUMBERSOME"):
        table("sofia", 'rows = ["T...", "...."]', "sofia A1")


@example("N-CORE-HEIGHT-2", "N-MAP-LADDER", "N-CORE-ACT-MOVE")
@pytest.mark.parametrize(("code", "why"), [("L", None), (".", "N-CORE-HEIGHT-1")])
def test_a_ladder_leads_to_any_height_for_the_price_of_a_step(code: str, why: str | None):
    rows = f'rows = ["{code}..", "..."]'
    scene = table("sofia", rows, "heights = { B1 = 3 }", "sofia A1, skills none", "bravo-1 C2")
    scene.one("move", "step-by-step")
    assert scene.refused.get("B1") == why
    if why is None:
        scene.one("B1", "stop")
        assert (scene.at("sofia"), scene.g.spent, scene.wounds("sofia")) == ("B1", 1, 0)


@example("N-MAP-HOUSE33", "N-MAP-HOUSE24", "N-MAP-TOWER")
@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (["HHH.", "HHH.", "HHH.", "...."], ""),
        (["HHHH", "HHHH", "....", "...."], ""),
        (["HH..", "HH..", "HH..", "HH.."], ""),
        (["OO..", "OO..", "....", "...."], ""),
        (["HH..", "HH..", "....", "...."], "house"),
        (["OOO.", "OOO.", "....", "...."], "tower"),
    ],
)
def test_houses_and_towers_have_their_sizes(rows: list[str], said: str):
    word = Text(en="-", it="-")
    mission = Mission(
        from_="house", name=word, family="exploration", briefing=word, won=word, lost=word, rows=[*rows, "hhhh"]
    )
    found: list[str] = []
    check_map(mission, lambda where, rule, text: found.append(text))
    assert ([text for text in found if said in text] != []) == (said != "")


@example("N-CORE-GRID")
def test_one_square_holds_one_model():
    with pytest.raises(Exception, match="N-CORE-FREE"):
        table("sofia", "sofia A1", "valerio A1")


@example("N-CORE-SIDES", "N-CORE-MOVE-PASS")
def test_enemies_of_two_factions_let_each_other_pass():
    """A Bravo of Venice walks through a guard of Rome, and attacks nobody but Heroes."""
    scene = table("bravo", LANE, "papal-guard-1 C1", "sofia E1, skills none", "bravo-1 A1", die=[6] * 4)
    assert (scene.path("bravo-1"), scene.attacked("bravo-1")) == ("B1 C1 D1", ["sofia"])


@example("N-CORE-SIDES", "N-AMB-22", "N-CORE-REACT-1")
@pytest.mark.parametrize(("leaves", "reacts"), [("D4", 1), ("C3", 1), ("B4", 0)])
def test_leaving_the_square_beside_an_enemy_provokes_it(leaves: str, reacts: int):
    """Sofia on C4, the Bravo on C5; from B4 she was never beside it."""
    start = "C4" if reacts else "A4"
    scene = table("sofia", f"sofia {start}, skills none", "bravo-1 C5", die=[6] * 4)
    scene.one("move", leaves)
    assert len(scene.done("React")) == reacts


@example("N-AMB-21", "N-CORE-REACT-5")
def test_no_hero_strikes_at_an_enemy_that_leaves_him():
    """A Shooter walks away from Valerio, who has no Reaction Skill for that."""
    scene = table("crossbowman", "valerio D3, skills none, gear sword", "crossbowman-1 E3", die=[6] * 9)
    assert scene.path("crossbowman-1") != ""
    assert scene.attacked("valerio") == []


@example("N-AMB-31", "N-CORE-ADJ")
def test_who_stands_higher_is_not_adjacent():
    scene = table("sofia", LANE, "heights = { B1 = 1 }", "sofia B1, skills none, gear dagger", "bravo-1 A1")
    assert scene.refused["attack:dagger"] == "N-CORE-RANGE"
    scene.one("move")
    scene.one("D1") if "D1" in scene.options else None
    assert scene.done("React") == []


@example("N-AMB-30", "N-ABIL-JUMP")
@pytest.mark.parametrize(("over", "lands"), [("cyclops-1 B1", False), ("landsknecht-1 B1", True)])
def test_nobody_jumps_over_a_tall_opponent(over: str, lands: bool):
    scene = table("altair", LANE, "altair A1, skills acrobatics", over, die=[6] * 9)
    assert ("jump" in scene.options) == lands


@example("N-AMB-20", "N-CORE-MOVE-FLY")
@pytest.mark.parametrize(("tokens", "at"), [("", "G1"), (" tokens entangled", "D1")])
def test_a_flier_crosses_a_swamp_for_nothing_but_not_what_entangles_it(tokens: str, at: str):
    scene = table("harpy", 'rows = [".%%%%%%%....", "TTTTTTTTTTTT"]', "sofia L1, skills none", f"harpy-1 A1{tokens}")
    assert scene.at("harpy-1") == at


@example("N-AMB-50", "N-TRAIT-PRESS", "N-ABIL-DASH", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(("level", "at"), [(1, "C3"), (0, "D3")])
def test_who_presses_does_not_follow_to_another_level(level: int, at: str):
    """A Halberd reaches one level up and pushes: the square left empty is not adjacent to him."""
    scene = table(
        "valerio", f"heights = {{ D3 = {level}, E3 = {level} }}", "valerio C3, skills none, gear halberd",
        "landsknecht-1 D3", die=[6, 5, 1, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:halberd")
    assert (scene.at("landsknecht-1"), scene.at("valerio")) == ("E3", at)
