"""Destiny Cards outside and inside Tests (N-CORE-DESTINY), and what a Bond is good for (N-CORE-BOND)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.sheets import replaced
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene
from tests.scenes import example

FAR = "bravo-6 L8"


def holding(card: str, more: str = "", *others: str) -> Scene:
    return table("valerio", f"valerio C3, skills none, destiny {card}{more}", *(others or (FAR,)))


def bonded(level: int, scene: Scene) -> Scene:
    """Valerio and Rebecca."""
    scene.g.bonds = replaced(scene.g.bonds, 1, level)
    return scene.advance()


# In his own Activation.


@example("N-CORE-DESTINY", "N-CORE-MOVE-PASS")
def test_mercury_gives_two_squares_for_nothing():
    scene = holding("mercurys-step").one("play:mercurys-step", "E3")
    assert (scene.at("valerio"), scene.g.ap, scene.g.destiny[0]) == ("E3", 6, 0)


@example("N-CORE-MOVE-PASS", "N-CORE-DESTINY")
@pytest.mark.parametrize(("row", "why"), [("T.T", "N-CORE-MOVE-PASS"), ("T..", None)])
def test_mercury_helps_nobody_who_cannot_move(row: str, why: str | None):
    rows = ["TTT" + "T" * 9, row + "TTTTTTTT.", "TTT" + "T" * 9]
    scene = table("valerio", f"rows = {rows}", "valerio B2, skills none, destiny mercurys-step", "bravo-1 L2")
    assert scene.refused.get("play:mercurys-step") == why


@example("N-CORE-BUILDING", "N-CORE-DESTINY")
@pytest.mark.parametrize("room", ["hall", "study"])
def test_mercury_does_not_walk_indoors(room: str):
    hero = f"valerio -, skills none, inside {room}, destiny mercurys-step the-star"
    scene = table("valerio", 'mission = "M2"', hero)
    assert scene.refused["play:mercurys-step"] == "N-CORE-BUILDING"
    assert "play:the-star" in scene.options


@example("N-CORE-THREAT-1", "N-CORE-DESTINY")
@pytest.mark.parametrize(("threat", "why"), [(0, "N-CORE-THREAT-1"), (1, None)])
def test_a_new_moon_hides_who_is_a_threat(threat: int, why: str | None):
    scene = holding("new-moon", f", threat {threat}")
    assert scene.refused.get("play:new-moon") == why


@example("N-CORE-DESTINY")
def test_the_star_gives_its_two_tokens():
    scene = holding("the-star").one("play:the-star")
    assert (scene.tokens("valerio"), scene.g.destiny[0]) == ("astrum advantaged", 0)


@example("N-CORE-DESTINY", "N-CORE-HORO-5")
@pytest.mark.parametrize(("answer", "hour"), [("saturns-patience", 3), ("pass", 5)])
def test_saturn_lets_the_token_advance_less(answer: str, hour: int):
    scene = table("valerio", "t = 1", "valerio C3, skills none, destiny saturns-patience", FAR)
    scene.one("wait", "wait", "wait", "wait", "end")
    assert scene.question == "N-CORE-HORO-5"
    scene.one(answer)
    assert scene.hour("valerio") == hour


# Eclipse: as a group of Enemies begins.


@example("N-CORE-DESTINY", "N-STATUS-BLINDED")
def test_an_eclipse_blinds_one_model_of_a_group_that_begins():
    scene = table("bravo", "valerio C3, skills none, destiny eclipse", "bravo-1 E3", "bravo-2 F3", die=[6] * 20)
    scene.one("eclipse")
    assert set(scene.options) == {"bravo-1", "bravo-2"}
    scene.one("bravo-1")
    assert (scene.g.destiny[0], scene.attacked("bravo-1"), scene.attacked("bravo-2")) == (0, [], ["valerio"])


@example("N-CORE-DESTINY")
def test_an_eclipse_may_be_kept():
    scene = table("bravo", "valerio C3, skills none, destiny eclipse", "bravo-1 D3", die=[6] * 20)
    scene.one("pass")
    assert (scene.attacked("bravo-1"), scene.g.destiny[0] > 0) == (["valerio", "valerio"], True)


@example("N-CORE-DESTINY", "N-CORE-DOWN-1")
def test_who_is_down_plays_no_eclipse():
    scene = table(
        "bravo", "valerio C3, skills none", "sofia H3 down true, destiny eclipse", "bravo-1 D3", die=[6] * 20
    )  # fmt: skip
    assert scene.attacked("bravo-1") == ["valerio", "valerio"]


# Blood Oath and Jupiter's Shield: when somebody is hurt.


@example("N-CORE-DESTINY", "N-CORE-DOWN-1")
@pytest.mark.parametrize(("answer", "down", "held"), [("sofia", 0, False), ("pass", 1, True)])
def test_an_oath_keeps_another_on_his_feet(answer: str, down: int, held: bool):
    scene = table(
        "restless-dead", "valerio C3, skills none, gear none, wounds 8", "sofia H3, skills none, destiny blood-oath",
        "restless-dead-1 D3", die=[1] * 9, grave_wound=["broken-arm"],
    )  # fmt: skip
    scene.one(answer)
    assert (scene.g.down & 1, scene.g.destiny[2] > 0) == (down, held)
    if not down:
        assert scene.wounds("valerio") < scene.g.health[0]


@example("N-CORE-DESTINY", "N-AMB-46")
def test_jupiter_takes_three_wounds_off_once():
    scene = table(
        "bravo", "valerio C3, skills none, gear none, destiny jupiters-shield", "bravo-1 D3", die=[1] * 9
    )  # fmt: skip
    scene.one("jupiters-shield")
    assert (scene.g.destiny[0], scene.wounds("valerio")) == (0, 3)  # the second blow gets through


# Re-rolls.


@example("N-CORE-DESTINY", "N-CORE-REROLL", "N-STATUS-LUCKY")
def test_the_hanged_man_throws_them_all_again():
    scene = table(
        "valerio", "valerio C3, skills none, gear sword, destiny the-hanged-man", "landsknecht-1 D3",
        die=[1] * 5 + [4, 1, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:sword", "the-hanged-man")
    assert (scene.g.destiny[0], scene.wounds("landsknecht-1")) == (0, 1)


@example("N-CORE-HEROISM", "N-CORE-REROLL")
def test_heroism_is_spent_for_a_re_roll():
    scene = table(
        "valerio", "valerio C3, skills none, gear sword, heroism 1", "landsknecht-1 D3", die=[1] * 5 + [4],
    )  # fmt: skip
    scene.one("attack:sword", "heroism", "die-1", "pass")
    assert (scene.g.heroism[0], scene.wounds("landsknecht-1")) == (0, 1)


@example("N-CORE-BOND", "N-CORE-REROLL", "N-CORE-ADJ")
@pytest.mark.parametrize(("square", "level", "why"), [("C4", 1, None), ("C5", 1, "N-CORE-ADJ"), ("C4", 0, "unasked")])
def test_a_friend_beside_him_lets_him_throw_a_die_again(square: str, level: int, why: str | None):
    scene = table(
        "valerio", "valerio C3, skills none, gear sword, tokens lucky", f"rebecca {square}, skills none",
        "landsknecht-1 D3", die=[1] * 5 + [4],
    )  # fmt: skip
    bonded(level, scene).one("attack:sword")
    if why is not None:
        assert scene.refused.get("bond:rebecca", "unasked") == why
        return
    scene.one("bond:rebecca", "pass")
    assert (scene.wounds("landsknecht-1"), scene.g.bonds_used) == (1, 1 << 1)


@example("N-CORE-BOND", "N-CORE-REROLL")
def test_a_friend_helps_once_in_a_mission():
    scene = table(
        "valerio", "valerio C3, skills none, gear sword, tokens lucky", "rebecca C4, skills none",
        "landsknecht-1 D3", die=[1] * 5 + [4],
    )  # fmt: skip
    scene.g.bonds_used = 1 << 1
    bonded(1, scene).one("attack:sword")
    assert scene.refused["bond:rebecca"] == "N-CORE-BOND"


@example("N-CORE-BOND", "N-CORE-HEROISM", "N-ABIL-DASH")
def test_the_closest_of_friends_hurries_to_who_falls():
    scene = table(
        "bravo", "more.bonds = " + str([0, 3] + [0] * 34), "valerio C3, skills none, gear none, wounds 8",
        "rebecca G3, skills none", "bravo-1 D3", die=[1] * 9, grave_wound=["broken-arm"],
    )  # fmt: skip
    assert (scene.g.down & 1, scene.g.heroism[1]) == (1, 1)
    assert scene.question == "N-ABIL-DASH"
