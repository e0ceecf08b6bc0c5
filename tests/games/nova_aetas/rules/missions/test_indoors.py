"""In and out of buildings (N-CORE-BUILDING), and who is heard or seen about it (N-CORE-STEALTH)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.box import STEALTH
from plancia.games.nova_aetas.state.effects.wounds import GoDown
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import RARE, Scene, nova
from tests.scenes import example

M2, QUIET = 'mission = "M2"', "alarm = -1"
DOOR, BARE = "E5", "skills none, gear none"


def watched(hero: str, *more: str, die: list[int]) -> Scene:
    """At the notary's door, with a Bravo beside it."""
    return table(
        "valerio", M2, "alarm = 1", f"valerio {DOOR}, {hero}", "bravo-1 F5", *more, die=die, grave_wound=["lost-eye"]
    )


# Doors.


@example("N-CORE-BUILDING")
@pytest.mark.parametrize(("inside", "why"), [((), None), (("sofia",), None), (("sofia", "rebecca"), "N-CORE-BUILDING")])
def test_a_third_hero_finds_no_room(inside: tuple[str, ...], why: str | None):
    scene = table("valerio", M2, f"valerio {DOOR}", *(f"{hero} -, inside hall" for hero in inside))
    assert scene.refused.get("enter") == why


@example("N-CORE-BUILDING", "N-CORE-REACT-1")
def test_who_stands_by_the_door_strikes_at_who_goes_in():
    scene = watched(BARE, die=[6] * 4).one("enter")
    assert (scene.attacked("bravo-1"), scene.at("valerio")) == (["valerio"], "")
    alone = table("valerio", M2, "alarm = 1", f"valerio {DOOR}, {BARE}", "bravo-1 H5").one("enter")
    assert (alone.done("Attacked"), alone.at("valerio")) == ([], "")


@example("N-CORE-BUILDING", "N-CORE-REACT-1")
def test_who_is_struck_down_on_the_threshold_stays_outside():
    scene = watched(f"{BARE}, wounds 8", "sofia A1", die=[1] * 4).one("enter")
    assert (scene.g.down & 1, scene.g.inside[0], scene.at("valerio")) == (1, -1, DOOR)


@example("N-CORE-BUILDING")
def test_a_door_may_be_in_the_corner_of_the_map():
    scene = table("valerio", 'mission = "RARE"', "valerio A1", packs=[RARE]).one("enter")
    assert (scene.at("valerio"), scene.g.inside[0]) == ("", 0)


@example("N-CORE-BUILDING", "N-CORE-DOWN-2")
@pytest.mark.parametrize(("inside", "square"), [("first-cell", "A1"), ("second-cell", "G2")])
def test_who_falls_indoors_lies_before_that_building(inside: str, square: str):
    scene = table("valerio", 'mission = "RARE"', "valerio A4", f"sofia -, inside {inside}", packs=[RARE])
    scene.g.do(GoDown(2, "N-CORE-DOWN-1"))
    scene.one("wait")
    assert (scene.g.inside[2], scene.at("sofia")) == (-1, square)


# Windows.


@example("N-CORE-BUILDING", "N-CORE-MISSION-ACTION", "N-CORE-STEALTH")
@pytest.mark.parametrize(
    ("token", "jump", "quiet", "wounds", "alarm"),
    [
        ("", [4, 1, 1], [], 0, False),
        ("", [3, 1, 1], [5, 1, 1], 1, False),
        ("", [3, 1, 1], [4, 1, 1], 1, True),
        (", tokens cursed", [4, 1, 1], [5, 1, 1], 1, False),
    ],
)
def test_a_leap_from_the_window_may_hurt_and_be_heard(
    token: str, jump: list[int], quiet: list[int], wounds: int, alarm: bool
):
    """Dexterity 4 and more; who fails takes a Stealth Test of 5. A moon alone is no Success."""
    scene = table(
        "valerio", M2, QUIET, f"valerio -, {BARE}, inside study{token}", die=jump + quiet, draft=["bravo"] * 2
    )
    scene.one("leave:window")
    assert (scene.at("valerio"), scene.wounds("valerio"), scene.g.alarm >= 0) == ("H3", wounds, alarm)


@example("N-CORE-MISSION-ACTION")
def test_when_everybody_is_alarmed_nobody_listens():
    scene = table("valerio", M2, "alarm = 1", f"valerio -, {BARE}, inside study", die=[1, 1, 1])
    scene.one("leave:window")
    assert (scene.wounds("valerio"), len(scene.done("Rolled"))) == (1, 1)


# Quiet steps.


def lane(active: str, *lines: str, die: list[int], draft: int = 0) -> Scene:
    return table(active, M2, QUIET, "hours.bravo = 20", *lines, die=die, draft=["bravo"] * draft)


@example("N-CORE-STEALTH")
def test_one_success_is_enough_to_stay_unseen():
    """Whoever has heart enough to roll again is not asked."""
    scene = lane("sofia", f"sofia K1, {BARE}, heroism 1", "bravo-1 K6", die=[4, 1, 1, 1, 1, 1])
    scene.one("move", "K2")
    assert (scene.g.alarm, scene.question) == (-1, "N-CORE-ACT-FREE")


@example("N-CORE-STEALTH")
def test_a_moon_does_not_hide_who_is_cursed():
    scene = lane("sofia", f"sofia K1, {BARE}, tokens cursed", "bravo-1 K6", die=[4, 1, 1, 1, 1, 1], draft=2)
    scene.one("move", "K2")
    assert scene.g.alarm == scene.g.t


@example("N-CORE-STEALTH")
def test_after_the_alarm_nobody_else_need_notice_him():
    scene = lane("sofia", f"sofia K1, {BARE}", "bravo-1 K6", "bravo-2 J3", die=[1] * 6, draft=2)
    scene.one("move", "K2")
    assert (len(scene.done("Notice")), len(scene.done("Rolled"))) == (1, 1)


def watch(kind: str, square: str, heroes: dict[str, str], die: list[int]) -> Scene:
    """The hour of an Enemy that has no round to walk has come."""
    text = f'mission = "M2"\nalarm = -1\nt = 2\nenemies.{kind} = ["{square}"]\nhours.{kind} = 3\n'
    for hero, at in heroes.items():
        text += f'heroes.{hero} = {{ at = "{at}", skills = "", gear = "", heroism = 1, hour = 40 }}\n'
    return nova(text, die=die, draft=["bravo"] * 2).advance()


@example("N-CORE-STEALTH")
def test_a_guard_in_the_corner_of_the_map_sees_too():
    scene = watch("crossbowman", "A1", {"sofia": "C1"}, die=[1] * 6)
    assert ("heroism" in scene.options, scene.g.actor) == (True, scene.model("crossbowman-1"))


@example("N-CORE-STEALTH")
def test_once_one_hero_is_seen_the_others_need_not_hide():
    scene = watch("crossbowman", "A1", {"valerio": "C1", "sofia": "A4"}, die=[1] * 9)
    scene.one("pass")
    assert (scene.g.alarm, len(scene.done("Rolled", keyword=STEALTH))) == (3, 1)
