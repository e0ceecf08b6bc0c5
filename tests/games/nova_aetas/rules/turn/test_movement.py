"""Walking, jumping, dashing, falling (N-CORE-MOVE, N-ABIL-JUMP, N-ABIL-DASH, N-CORE-FALL), and Allies."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.rules.turn.jumping import Jump
from plancia.games.nova_aetas.state.effects.wounds import GoDown
from plancia.kernel.procedure import steps_of
from tests.games.nova_aetas.scene import nova
from tests.scenes import example


@example("N-CORE-MOVE-PASS", "N-CORE-FREE", "N-CORE-ACT-MOVE")
def test_you_pass_friends_but_never_end_on_them():
    scene = nova(
        """
        rows = [".....", "TTTTT"]
        active = "valerio"
        [heroes.valerio]
        at = "A1"
        [heroes.sofia]
        at = "B1"
        """
    )
    scene.one("move")
    assert scene.refused["B1"] == "N-CORE-FREE"
    scene.one("step-by-step", "B1")
    assert scene.refused["stop"] == "N-CORE-FREE"
    scene.one("C1", "stop")
    assert (scene.at("valerio"), scene.at("sofia"), scene.g.spent) == ("C1", "B1", 2)


@example("N-CORE-MOVE-PASS", "N-CORE-DOWN-1")
def test_whose_square_you_pass_may_fall_under_you():
    scene = nova(
        """
        rows = [".....", "TTTTT"]
        active = "valerio"
        [heroes.valerio]
        at = "A1"
        [heroes.sofia]
        at = "B1"
        """
    )
    scene.one("move", "step-by-step", "B1")
    g = scene.g
    GoDown(scene.model("sofia"), "N-CORE-DOWN-1").apply(g)
    assert g.stands[g.at[scene.model("valerio")]] == scene.model("valerio")
    assert g.game.problem(g) is None


@example("N-CORE-MOVE-PASS")
def test_enemies_bar_the_way():
    scene = nova(
        """
        rows = [".....", "TTTTT"]
        active = "valerio"
        [heroes.valerio]
        at = "A1"
        [enemies]
        brigand = ["C1"]
        """
    )
    scene.one("move")
    assert scene.options == ["B1", "step-by-step"]
    assert scene.refused["D1"] == "N-CORE-MOVE-PASS"


@example("N-CORE-HEIGHT-3", "N-CORE-FALL", "N-CORE-WOUND-STEPS", "N-TRAIT-RESISTANCE")
def test_stepping_off_an_edge_hurts():
    scene = nova(
        """
        rows = ["2.", "TT"]
        active = "valerio"
        [heroes.valerio]
        at = "A1"
        gear = "shield"
        """
    )
    scene.one("move", "B1")
    assert scene.wounds("valerio") == 2  # no Equipment takes them


@example("N-ABIL-JUMP", "N-EX-21")
@pytest.mark.parametrize(
    ("rows", "enemy", "lands"), [("2..", "brigand", True), ("2..", "cyclops", False), ("%..", "brigand", False)]
)
def test_a_jump_over_an_enemy(rows: str, enemy: str, lands: bool):
    scene = nova(
        f"""
        rows = ["{rows}", "TTT"]
        options.company = ["valerio", "rebecca", "sofia", "altair"]
        active = "altair"
        [heroes.altair]
        at = "A1"
        skills = "acrobatics"
        [enemies]
        {enemy} = ["B1"]
        """,
        die=[6] * 9,
    )
    scene.advance()
    if not lands:
        assert scene.refused["jump"] in ("N-ABIL-JUMP", "N-CORE-TERRAIN-SWAMP")
        return
    scene.one("jump").pass_all()
    assert scene.at("altair") == "C1"
    assert scene.g.spent == 2
    assert scene.wounds("altair") == 1


@example("N-ABIL-DASH", "N-EX-23")
def test_a_dash_costs_nothing_and_provokes():
    scene = nova(
        """
        rows = [".....", ".....", ".....", "....%", "....."]
        active = "valerio"
        [heroes.valerio]
        at = "C4"
        skills = "advance"
        [heroes.sofia]
        at = "D4"
        tokens = "entangled"
        [enemies]
        bravo = ["D3"]
        """,
        die=[6, 6, 6, 6],
    )
    scene.one("advance")
    while scene.at("sofia") != "E4":
        wanted = next((each for each in ("other-first", "E4") if each in scene.options), "pass")
        scene.one(wanted)
    assert scene.g.spent == 1
    assert len(scene.done("React", mover="sofia")) == 1


@example("N-ABIL-ALLY")
def test_an_ally_goes_towards_its_goal():
    scene = nova(
        """
        mission = "M4"
        active = "brother-theodore"
        [heroes.valerio]
        at = "A2"
        [allies.brother-theodore]
        at = "A5"
        """
    )
    assert scene.question == "N-CORE-ACT-MOVE"  # it may neither end nor wait, so nobody asks
    assert scene.refused["A6"] == "N-ABIL-ALLY"
    scene.one("D5")
    assert scene.at("brother-theodore") == "D5"


@example("N-ABIL-RUNNER", "N-AMB-49", "N-CORE-MOVE-COST", "N-CORE-ACT-MOVE")
def test_a_runner_pays_for_every_other_square_of_one_movement():
    scene = nova(
        """
        rows = ["......", "TTTTTT"]
        active = "valerio"
        [heroes.valerio]
        at = "A1"
        gear = "boots-of-mercury"
        """
    )
    scene.one("move", "D1")
    assert scene.g.spent == 2
    scene.one("move", "E1")
    assert scene.g.spent == 3


@example("N-ABIL-RUNNER", "N-CORE-MOVE-PASS", "N-CORE-FREE", "N-CORE-ACT-MOVE")
def test_a_runner_steps_through_a_friend_on_one_action_point():
    scene = nova(
        """
        rows = ["....", "TTTT"]
        active = "valerio"
        [heroes.valerio]
        at = "A1"
        tokens = "stunned"
        gear = "boots-of-mercury"
        [heroes.sofia]
        at = "B1"
        """
    )
    scene.one(*["wait"] * (scene.g.rapidity[0] - 3))
    assert scene.g.ap == 1
    scene.one("move", "step-by-step", "B1", "C1")
    assert (scene.at("valerio"), scene.g.ap) == ("C1", 0)


@example("N-ABIL-JUMP", "N-CORE-FREE")
def test_nobody_lands_where_an_enemy_has_dashed_meanwhile():
    scene = nova(
        """
        rows = ["....", "TTTT"]
        active = "altair"
        options.company = ["altair", "valerio", "sofia", "vincenzo"]
        [heroes.altair]
        at = "A1"
        skills = "acrobatics"
        [enemies]
        brigand = ["D1"]
        """
    )
    jump = Jump(scene.model("altair"))
    jump.here, jump.landing = 0, 3
    jump.at = [step.name for step in steps_of(Jump)].index("land")
    scene.advance()
    scene.g.stack.append(jump)  # whoever reacts has come to D1 before he lands there
    scene.advance()
    assert scene.at("altair") == "A1"
    assert (scene.at("brigand-1"), scene.g.ap) == ("D1", scene.g.rapidity[scene.model("altair")])


@example("N-ABIL-JUMP", "N-AMB-19")
def test_a_jump_may_be_of_one_square():
    """«entro X». Into the Swamp it costs no more than its square."""
    scene = nova(
        """
        rows = [".%..", "TTTT"]
        active = "altair"
        options.company = ["altair", "valerio", "sofia", "vincenzo"]
        [heroes.altair]
        at = "A1"
        skills = "acrobatics"
        """
    )
    scene.one("jump")
    assert scene.options == ["B1", "C1"]
    scene.one("B1")
    assert (scene.at("altair"), scene.g.spent) == ("B1", 1)


@example("N-ABIL-JUMP", "N-AI-20")
def test_an_enemy_that_jumps_one_square_pays_no_surcharge():
    """A Chimera with 6 AP: a jump into the Swamp, two steps out of it and on, and a Bite for 3."""
    scene = nova(
        """
        rows = [".%.%..", "TTTTTT"]
        active = "chimera"
        [heroes.valerio]
        at = "F1"
        heroism = 0
        skills = ""
        [enemies]
        chimera = ["A1"]
        """,
        die=[6] * 40,
    )
    scene.pass_all()
    assert scene.at("chimera-1") == "C1"
