"""Step by step past friends (N-CORE-MOVE-PASS, N-CORE-FREE), and what falls and walks leave in the log."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene
from tests.scenes import example

FAR = "bravo-6 L8"


def lane(row: str, *heroes: str, left: int) -> Scene:
    """Valerio, or whoever is named first, on A1 with so many AP left, about to step."""
    hero = heroes[0]
    name = hero.split()[0]
    scene = table(name, f"rows = ['{row}', '.{'T' * (len(row) - 2)}.']", *heroes, f"bravo-6 {chr(64 + len(row))}2")
    ap = scene.g.ap
    return scene.one(*["wait"] * (ap - left), "move", "step-by-step")


VALERIO = "valerio A1, skills none, gear none"
RUNNER = "valerio A1, skills none, gear boots-of-mercury"


@example("N-CORE-MOVE-PASS", "N-CORE-FREE", "N-ABIL-RUNNER", "N-CORE-MOVE-COST")
@pytest.mark.parametrize(
    ("row", "hero", "left", "steps", "square", "why"),
    [
        # onto Sofia: on past Altair, or back
        (".....", VALERIO, 2, [], "B1", None),
        (".....", VALERIO, 1, [], "B1", "N-CORE-FREE"),
        (".....", VALERIO + ", tokens entangled", 4, [], "B1", None),
        (".....", VALERIO + ", tokens entangled", 3, [], "B1", "N-CORE-FREE"),
        # from her square onto Altair's
        (".....", VALERIO, 3, ["B1"], "C1", None),
        (".....", VALERIO, 2, ["B1"], "C1", "N-CORE-FREE"),
        ("...T.", VALERIO, 4, ["B1"], "C1", None),  # behind him a tree: two steps back
        ("...T.", VALERIO, 3, ["B1"], "C1", "N-CORE-FREE"),
        ("...1.", VALERIO, 3, ["B1"], "C1", "N-CORE-FREE"),
        ("...~.", VALERIO, 4, ["B1"], "C1", None),
        ("...~.", VALERIO, 3, ["B1"], "C1", "N-CORE-FREE"),
        # who runs has every second square for nothing
        (".....", RUNNER, 1, [], "B1", None),
        (".....", RUNNER, 1, ["B1"], "C1", "N-CORE-FREE"),
        (".....", RUNNER, 2, ["B1"], "C1", None),
        (".....", RUNNER + ", tokens entangled", 2, [], "B1", "N-CORE-FREE"),
        (".....", RUNNER + ", tokens entangled", 3, [], "B1", None),
    ],
)
def test_a_step_onto_a_friend_must_lead_on(
    row: str, hero: str, left: int, steps: list[str], square: str, why: str | None
):
    scene = lane(row, hero, "sofia B1, skills none", "altair C1, skills none", left=left).one(*steps)
    assert (scene.refused.get(square), square in scene.options) == (why, why is None)


@example("N-ABIL-RUNNER", "N-CORE-MOVE-PASS", "N-AMB-49")
def test_a_runner_counts_his_squares_past_a_friend():
    """Two AP are four squares; the friend is on the third."""
    scene = lane("......", RUNNER, "sofia D1, skills none", left=2)
    scene.one("B1", "C1", "D1", "E1")
    assert (scene.at("valerio"), scene.g.ap) == ("E1", 0)


@example("N-CORE-MOVE-PASS", "N-ABIL-RUNNER", "N-CORE-FREE")
@pytest.mark.parametrize(("left", "why"), [(2, None), (1, "N-CORE-FREE")])
def test_a_runner_goes_past_three_friends(left: int, why: str | None):
    """From the first to the second for nothing, to the third for 1, and for nothing beyond."""
    friends = [f"{name}1, skills none" for name in ("sofia B", "altair C", "gregorio D")]
    scene = lane("......", RUNNER, *friends, left=left).one("B1")
    assert scene.refused.get("C1") == why


# Falls.


@example("N-CORE-FALL", "N-CORE-ACT-MOVE", "N-CORE-HEIGHT-3", "N-CORE-MOVE-COST")
@pytest.mark.parametrize(("wounds", "at", "spent"), [(0, "C1", 2), (7, "B1", 0)])
def test_who_has_fallen_goes_on_if_he_can(wounds: int, at: str, spent: int):
    """Two levels down, on the way to C1."""
    scene = table(
        "valerio", "rows = ['2...', 'TTT.']", f"valerio A1, skills none, gear none, wounds {wounds}", "bravo-6 D2",
        grave_wound=["broken-arm"],
    )  # fmt: skip
    scene.one("move", "C1")
    assert (scene.at("valerio"), scene.wounds("valerio"), scene.g.spent) == (at, wounds + 2, spent)


@example("N-CORE-FALL", "N-CORE-HEIGHT-2", "N-MAP-LADDER")
@pytest.mark.parametrize(("row", "wounds"), [("L..", 0), ("...", 3)])
def test_from_the_top_of_a_ladder_nobody_falls(row: str, wounds: int):
    scene = table("valerio", f"rows = ['{row}', 'TT.']", "heights = { A1 = 3 }", VALERIO, "bravo-6 C2")
    assert scene.one("move", "B1").wounds("valerio") == wounds


@example("N-CORE-ACT-MOVE", "N-CORE-MOVE-COST", "N-CORE-REACT-3")
@pytest.mark.parametrize(
    ("hero", "to", "squares"),
    [("valerio C3, skills none", "E4", 3), ("brother-theodore A3", "B1", 3), ("brother-theodore A2", "C2", 2)],
)
def test_a_walk_that_nobody_watches_is_one_movement(hero: str, to: str, squares: int):
    scene = table(hero.split()[0], hero, "sofia L1, skills none", FAR)
    scene.one("move", to)
    assert [(len(each.path), each.ap) for each in scene.done("Move")] == [
        (3 if to != "C2" else 2, 3 if to != "C2" else 2)
    ]


# Enemies that jump.


@example("N-ABIL-JUMP", "N-AI-20", "N-CORE-HEIGHT-3")
@pytest.mark.parametrize(("row", "at"), [("1W...", "C1"), ("2W...", "A1"), ("1T...", "A1")])
def test_a_chimera_jumps_down_as_far_as_it_climbs(row: str, at: str):
    """One level; over a well, not over a tree."""
    scene = table(
        "chimera", f"rows = ['{row}', 'TTTTT']", "valerio E1, skills none, gear none", "chimera-1 A1", die=[6] * 9
    )
    assert scene.at("chimera-1") == at
