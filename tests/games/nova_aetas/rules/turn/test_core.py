"""The Horologium, falls, Reaction Attacks, the windows of a Test, Down and rescue (N-CORE)."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example


@example("N-CORE-HORO-5")
@pytest.mark.parametrize(("acts", "hour"), [(("move", "F3", "attack:sword"), 8), (("move", "D3"), 3), ((), 3)])
def test_whoever_does_more_waits_longer(acts: tuple[str, ...], hour: int):
    """N-EX-75."""
    scene = table("valerio", "t = 2", "valerio C3, skills none", "landsknecht-1 G3", die=[1] * 9)
    scene.one(*acts)
    if scene.waits_for == "one":
        scene.one("end")
    assert scene.hour("valerio") == hour


@example("N-CORE-HORO-6", "N-CORE-HORO-1")
def test_a_group_comes_back_after_its_rapidity():
    """N-EX-76."""
    scene = table("brigand", "t = 8", "valerio A1, skills none", "brigand-1 H8", "brigand-2 H7")
    assert scene.hour("brigand") == 13


@example("N-CORE-FALL", "N-CORE-FORCED", "N-STATUS-DEFENDED", "N-AMB-46")
@pytest.mark.parametrize(("tokens", "answer", "wounds"), [("none", (), 2), ("defended", ("pass", "defended"), 1)])
def test_who_is_pushed_off_a_wall_falls(tokens: str, answer: tuple[str, ...], wounds: int):
    """N-EX-81: no armour helps against a fall."""
    scene = table(
        "masked-captain", "heights = { D4 = 2, D5 = 2 }",
        f"valerio D5, skills none, gear leather-cuirass 2, tokens {tokens}",
        "masked-captain-1 D4", die=[6, 6, 6, 1, 6, 6, 6, 6],
    )  # fmt: skip
    scene.one(*answer)
    falls = scene.done("Wound", rule="N-CORE-FALL")
    assert (scene.at("valerio"), [each.n for each in falls]) == ("D6", [wounds])


@example("N-CORE-REACT-1", "N-CORE-REACT-2")
def test_a_brigand_strikes_once_at_who_runs_about():
    """N-EX-82."""
    scene = table("valerio", "valerio C3, skills none, gear none", "brigand-1 D3", "brigand-2 H8", die=[6] * 4)
    scene.one("move", "C4").one("move", "C3").one("move", "B3")
    assert scene.attacked("brigand-1") == ["valerio"]


@example("N-CORE-TEST-TIMING", "N-ABIL-DODGE", "N-STATUS-LUCKY")
def test_every_window_of_a_test():
    """N-EX-83."""
    scene = table(
        "sofia", "sofia A3, skills none, tokens poisoned cursed advantaged lucky", "bravo-1 D3",
        die=[5, 4, 3, 2, 1, 6, 4], reagent=["popolini"],
    )  # fmt: skip
    scene.one("attack:bow", "advantaged", "die-2", "lucky", "die-3")
    assert scene.at("bravo-1") == ""
    assert scene.tokens("sofia") == "poisoned"


@example("N-CORE-DOWN-1", "N-CORE-GRAVE", "N-CORE-HEROISM")
def test_a_hero_goes_down():
    """N-EX-85."""
    scene = table(
        "bravo", "rebecca C3, wounds 6, skills none, gear none, threat 4", "bravo-1 D3", "valerio H8",
        die=[1, 1], grave_wound=["concussion"],
    )  # fmt: skip
    rebecca = scene.model("rebecca")
    assert scene.g.down >> rebecca & 1
    assert (scene.threat("rebecca"), scene.hour("rebecca"), len(scene.done("DrawGrave"))) == (0, -1, 1)


@example("N-CORE-DOWN-4", "N-CORE-ACT-RESCUE", "N-CORE-BOND")
def test_a_hero_is_raised():
    """N-EX-85, N-EX-118: they are friends for it."""
    scene = table("valerio", "t = 22", "valerio C3, skills none", "rebecca D3 down true", "bravo-1 H8")
    scene.one("rescue")
    assert (scene.wounds("rebecca"), scene.hour("rebecca"), scene.g.ap, scene.at("rebecca")) == (3, 25, 3, "D3")
    assert len(scene.done("GrowBond")) == 1


@example("N-CORE-THREAT-4")
@pytest.mark.parametrize(("acts", "threat"), [(("move", "F5"), 2), (("move", "E5"), 3)])
def test_who_keeps_quiet_is_forgotten(acts: tuple[str, ...], threat: int):
    """N-EX-88."""
    scene = table("sofia", "sofia D5, skills none, threat 3", "bravo-1 A1")
    scene.one(*acts)
    if threat == 2:
        scene.one("move", "F6")
    scene.one("end")
    assert scene.threat("sofia") == (2 if scene.g.hour[scene.model("sofia")] >= 4 else 3)


@example("N-CORE-KEYWORD", "N-CORE-TEST")
@pytest.mark.parametrize(("hero", "dice"), [("altair", 7), ("valerio", 3)])
def test_a_keyword_is_worth_two_dice(hero: str, dice: int):
    """N-EX-89: the strongbox of the notary, T5; Altair has his Lockpicks."""
    scene = table(hero, 'mission = "M2"', f"{hero} -, skills none, inside study", "bravo-1 J2", die=[1] * 7)
    scene.one("open-the-strongbox")
    assert len(scene.done("Rolled")[0].dice) == dice


@example("N-CORE-TERRAIN-WATER", "N-CORE-MOVE-COST")
def test_wading_through_a_river():
    """N-EX-90."""
    rows = 'rows = [".~~.....", "TTTTTTTT"]'
    scene = table("sofia", rows, "sofia A1, skills none", "bravo-1 H1")
    scene.one("move", "D1")
    assert scene.g.ap == 7 - 5


@example("N-CORE-STEALTH", "N-CORE-KEYWORD")
def test_an_unlucky_step_raises_the_alarm():
    """N-EX-91."""
    scene = table(
        "sofia", 'mission = "M2"', "alarm = -1", "sofia H1, skills none", "bravo-1 L2", die=[3, 3, 2, 1, 1, 2, 3]
    )
    scene.one("move", "H2")
    assert len(scene.done("Rolled")[0].dice) == 7
    assert len(scene.done("RaiseAlarm")) == 1


@example("N-CORE-BUILDING", "N-AI-03")
def test_through_the_notarys_house():
    """N-EX-92."""
    scene = table("valerio", 'mission = "M2"', "alarm = 1", "valerio E5, skills none", "bravo-1 A9", die=[4, 1, 1])
    scene.one("enter")
    assert scene.at("valerio") == ""
    scene.one("go:study", "leave:window")
    assert (scene.at("valerio"), scene.g.ap) == ("H3", 3)
    beside = table("valerio", 'mission = "M2"', "alarm = 1", "valerio D5, skills none", "bravo-1 A9")
    assert "enter" not in beside.options
