"""Step by step, jump by jump (N-CORE-ACT-MOVE, N-ABIL-JUMP, N-CORE-FALL): what it costs, where it ends, who notices."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import DRILL, Scene
from tests.scenes import example

FAR = "bravo-6 L8"


def is_down(scene: Scene, hero: str) -> bool:
    return bool(scene.g.down >> scene.model(hero) & 1)


def leap(*rows: str, at: str = "A1", enemy: str = "bravo-6 L8", **said: str) -> Scene:
    """Altair, who jumps two squares and climbs one level."""
    drawn = [row + "." * (12 - len(row)) for row in rows]
    drawn += ["." * 12] * (8 - len(drawn))
    more = "".join(f", {key} {value}" for key, value in said.items())
    return table("altair", f"rows = {drawn}", f"altair {at}, skills acrobatics{more}", enemy)


# Jumps.


@example("N-ABIL-JUMP", "N-AMB-19", "N-STATUS-ENTANGLED", "N-CORE-MOVE-COST")
@pytest.mark.parametrize(("tokens", "spent"), [("none", 2), ("entangled", 4)])
def test_entangled_a_jump_costs_twice_as_much(tokens: str, spent: int):
    scene = leap("", tokens=tokens).one("jump", "C1")
    assert (scene.at("altair"), scene.g.spent) == ("C1", spent)


@example("N-ABIL-JUMP", "N-AMB-19", "N-CORE-MOVE-COST")
@pytest.mark.parametrize(("left", "lands", "aslant"), [(2, True, "N-ABIL-JUMP"), (1, False, "N-CORE-MOVE-COST")])
def test_a_jump_takes_the_last_action_points(left: int, lands: bool, aslant: str):
    """Two squares straight ahead; two squares aslant are no Jump for any price."""
    scene = leap("").one(*["wait"] * (7 - left), "jump")
    assert (scene.refused.get("C1"), scene.refused["B2"]) == (None if lands else "N-CORE-MOVE-COST", aslant)
    assert ("C1" in scene.options, "B1" in scene.options) == (lands, True)


@example("N-ABIL-JUMP", "N-CORE-FREE", "N-CORE-REACT-1")
def test_where_a_jump_does_not_land():
    """Around C3: a tree in the west, a Bravo in the north, water in the south, a diagonal square, a wall of two."""
    scene = leap("", "", "TT....", "", "..~", enemy="bravo-1 C2", at="C3").one("jump")
    assert {"A3", "B3", "C2", "C3", "D2"} & set(scene.options) == set()
    assert {"D3", "E3", "C4", "C5", "C1"} <= set(scene.options)
    assert (scene.refused["B3"], scene.refused["C2"], scene.refused["D2"]) == (
        "N-CORE-FREE", "N-CORE-FREE", "N-ABIL-JUMP",
    )  # fmt: skip
    assert "C3" not in scene.refused


@example("N-ABIL-JUMP", "N-MAP-TOWERING", "N-MAP-CUMBERSOME", "N-CORE-HEIGHT-1")
@pytest.mark.parametrize(
    ("row", "lands"),
    [
        (".T.", False),  # a tree towers
        (".W.", True),  # a well does not
        (".CW", False),
        ("..1", False),  # never upwards
        ("1.1", True),
        ("21.", True),
        ("T..", False),
    ],
)
def test_what_is_jumped_over_and_where_to(row: str, lands: bool):
    """From A1 two squares to the east. Whoever stands on a tree's square does not: he stands beside it, on A2."""
    if row == "T..":
        scene = leap("....", row, at="A1").one("jump")
        assert ("A2" in scene.options, "A3" in scene.options) == (False, False)
        return
    scene = leap(row)
    assert scene.refused.get("jump") is None
    assert ("C1" in scene.one("jump").options) == lands


@example("N-ABIL-JUMP", "N-CORE-FALL", "N-CORE-HEIGHT-3")
@pytest.mark.parametrize(("rows", "wounds"), [("3..", 2), ("2..", 1), ("1..", 0), ("3.2", 0), ("...", 0)])
def test_who_jumps_down_falls(rows: str, wounds: int):
    """He climbs one level."""
    scene = leap(rows).one("jump", "C1")
    assert (scene.at("altair"), scene.wounds("altair")) == ("C1", wounds)


@example("N-CORE-FALL", "N-CORE-HEIGHT-2", "N-ABIL-JUMP", "N-MAP-LADDER")
@pytest.mark.parametrize(
    ("row", "how", "wounds"),
    [
        ("3L.", ("move", "B1"), 0),  # by the ladder
        ("3L.", ("jump", "C1"), 2),  # over it
        ("3.L", ("jump", "C1"), 2),  # onto it from afar
        ("3L.", ("jump", "B1"), 0),
        ("3..", ("move", "B1"), 2),
    ],
)
def test_a_ladder_saves_who_steps_on_it(row: str, how: tuple[str, str], wounds: int):
    scene = leap(row).one(*how)
    assert (scene.at("altair"), scene.wounds("altair")) == (how[1], wounds)


@example("N-ABIL-JUMP", "N-CORE-REACT-1", "N-CORE-REACT-4")
@pytest.mark.parametrize(("bravo", "struck", "at"), [("A2", True, "A1"), ("A3", False, "C1")])
def test_who_is_struck_down_before_he_jumps_does_not_land(bravo: str, struck: bool, at: str):
    scene = table(
        "altair", "altair A1, skills acrobatics, gear none, wounds 6", f"bravo-1 {bravo}", die=[1] * 9,
        grave_wound=["broken-arm"],
    )  # fmt: skip
    scene.one("jump", "C1")
    assert (scene.at("altair"), len(scene.done("React")), is_down(scene, "altair")) == (at, int(struck), struck)
    assert len(scene.done("Move")) == int(not struck)


@example("N-ABIL-JUMP", "N-CORE-REACT-1", "N-STATUS-ENTANGLED")
@pytest.mark.parametrize(("waits", "at"), [(3, "C1"), (4, "A1")])
def test_who_is_entangled_before_he_jumps_needs_the_points_for_it(waits: int, at: str):
    """Altair has 7 AP, and X a snare."""
    scene = table("altair", "altair A1, skills acrobatics, gear none", "x-snare-1 A2", die=[1] * 9, packs=[DRILL])
    scene.one(*["wait"] * waits, "jump", "C1")
    assert scene.at("altair") == at


# What happens on the way.

LANE = "rows = ['TTTTTTTT', '........', '.TTTTTTT']"


@example("N-CORE-ACT-MOVE", "N-CORE-MOVE-COST", "N-STATUS-ENTANGLED", "N-CORE-REACT-1")
@pytest.mark.parametrize(("left", "at", "ap"), [(6, "D2", 0), (5, "C2", 1), (4, "C2", 0), (3, "B2", 1)])
def test_a_walk_is_dearer_once_a_snare_has_caught_him(left: int, at: str, ap: int):
    """From A2 to D2, which would cost 3 AP; caught as he leaves, every square costs him 2."""
    scene = table("valerio", LANE, "valerio A2, skills none, gear none", "x-snare-1 A3", die=[1] * 4, packs=[DRILL])
    scene.one(*["wait"] * (6 - left), "move", "D2")
    assert (scene.at("valerio"), scene.g.ap) == (at, ap)


@example("N-CORE-ACT-MOVE", "N-CORE-MOVE-PASS", "N-STATUS-ENTANGLED", "N-CORE-FREE")
@pytest.mark.parametrize(("left", "ap"), [(5, 1), (4, 0), (3, 0), (2, 0)])
def test_who_is_caught_goes_on_past_his_friend_for_what_he_has(left: int, ap: int):
    """From A2 past Sofia to C2: nobody stays on a friend's square."""
    scene = table(
        "valerio", LANE, "valerio A2, skills none, gear none", "sofia B2, skills none", "x-snare-1 A3", die=[1] * 4,
        packs=[DRILL],
    )  # fmt: skip
    scene.one(*["wait"] * (6 - left), "move", "C2")
    assert (scene.at("valerio"), scene.g.ap) == ("C2", ap)


@example("N-CORE-ACT-MOVE", "N-CORE-MOVE-PASS", "N-CORE-FREE", "N-CORE-REACT-4")
def test_who_can_go_neither_on_nor_stay_is_put_on_the_nearest_free_square():
    """Past Sofia and Altair to C1, into which the Harpy dashes when it has clawed him on the way."""
    scene = table(
        "valerio", "rows = ['T..T', '...T', 'TTTT']", "valerio A2, skills none, gear none", "sofia B2, skills none",
        "altair B1, skills none", "harpy-1 C2", die=[1] * 4,
    )  # fmt: skip
    scene.one("move", "C1")
    assert (scene.at("valerio"), scene.at("harpy-1"), scene.g.ap) == ("A2", "C1", 5)


@example("N-CORE-ACT-MOVE", "N-CORE-FREE", "N-STATUS-ENTANGLED")
@pytest.mark.parametrize(("left", "ap"), [(3, 1), (2, 0)])
def test_step_by_step_too_nobody_stays_on_a_friend(left: int, ap: int):
    scene = table(
        "valerio", LANE, "valerio A2, skills none, gear none", "sofia B2, skills none", "x-snare-1 A3", die=[1] * 4,
        packs=[DRILL],
    )  # fmt: skip
    scene.one(*["wait"] * (6 - left), "move", "step-by-step", "B2")
    assert (scene.at("valerio"), scene.spent("valerio") if not ap else scene.g.spent) == ("A2", 6 - ap)


@example("N-CORE-ACT-MOVE", "N-CORE-ACT-FREE")
def test_step_by_step_he_stops_where_he_likes():
    scene = table("valerio", "valerio C3, skills none", FAR).one("move", "step-by-step", "C4", "C5", "stop")
    assert (scene.at("valerio"), scene.g.spent, scene.question) == ("C5", 2, "N-CORE-ACT-FREE")


@example("N-CORE-REACT-1", "N-CORE-REACT-4", "N-CORE-ACT-MOVE", "N-CORE-MOVE-COST", "N-CORE-ACT-FREE")
@pytest.mark.parametrize("how", [("move", "C1"), ("move", "step-by-step", "C1")])
def test_who_is_struck_down_stays_where_he_was(how: tuple[str, ...]):
    scene = table(
        "valerio", "valerio B1, skills none, gear none, wounds 8", "bravo-1 A1", die=[1] * 9, grave_wound=["broken-arm"]
    )
    scene.one(*how)
    assert (scene.at("valerio"), is_down(scene, "valerio"), scene.done("Move")) == ("B1", True, [])
    assert scene.waits_for == "audience"  # it is the end of his Activation


@example("N-CORE-REACT-4", "N-CORE-REACT-1", "N-CORE-DOWN-1")
def test_who_has_been_struck_down_is_struck_by_nobody_else():
    scene = table(
        "valerio", "valerio B1, skills none, gear none, wounds 8", "bravo-1 A1", "bravo-2 C1", die=[1] * 9,
        grave_wound=["broken-arm"],
    )  # fmt: skip
    scene.one("move", "B3", "bravo-2")
    assert [each.enemy for each in scene.done("React")] == [scene.model("bravo-2")]
    assert scene.waits_for == "audience"


@example("N-CORE-REACT-4", "N-CORE-REACT-1", "N-TRAIT-PRESS")
def test_who_is_pushed_aside_as_he_leaves_provokes_nobody_there():
    """An Ogre pushes him from C3 to B3, beside a Bravo; there his walk is over."""
    scene = table(
        "valerio", "valerio C3, skills none, gear none", "ogre-bombardier-1 D3", "bravo-1 A3", "sofia L8", die=[1] * 20
    )
    scene.one("move", "C5")
    assert [each.enemy for each in scene.done("React")] == [scene.model("ogre-bombardier-1")]
    assert (scene.at("valerio"), scene.at("ogre-bombardier-1")) == ("B3", "C3")


@example("N-CORE-REACT-3", "N-AMB-22", "N-ABIL-ELUSIVE", "N-CORE-REACT-1", "N-CORE-ACT-MOVE")
@pytest.mark.parametrize(
    ("hero", "bravo", "reacts"),
    [("valerio B1", "A1", 1), ("valerio B1", "B2", 1), ("valerio B1", "A2", 0), ("brother-theodore B1", "A1", 0)],
)
def test_who_leaves_an_enemy_is_struck_unless_he_is_elusive(hero: str, bravo: str, reacts: int):
    scene = table(
        hero.split()[0], hero + (", skills none, gear none" if hero[0] == "v" else ""), f"bravo-1 {bravo}",
        "sofia L8, skills none", die=[6] * 9,
    )  # fmt: skip
    scene.one("move", "E1")
    assert (len(scene.done("React")), scene.at(hero.split()[0])) == (reacts, "E1")


@example("N-CORE-REACT-3", "N-CORE-STEALTH", "N-AMB-22")
@pytest.mark.parametrize(("alarm", "reacts"), [(-1, 0), (0, 1)])
def test_who_has_not_noticed_anybody_does_not_react(alarm: int, reacts: int):
    scene = table(
        "valerio", 'mission = "M2"', f"alarm = {alarm}", "hours.bravo = 20", "valerio K1, skills none, gear none",
        "bravo-1 K2", die=[6] * 20, draft=["bravo", "crossbowman"],
    )  # fmt: skip
    scene.one("move", "J1")
    assert len(scene.done("React")) == reacts


# Why not there.


@example(
    "N-CORE-HEIGHT-1", "N-MAP-CUMBERSOME", "N-CORE-FREE", "N-CORE-MOVE-PASS", "N-CORE-MOVE-COST", "N-CORE-ACT-MOVE"
)
def test_why_a_walk_cannot_end_there():
    scene = table(
        "valerio",
        "rows = ['..T.1.TTT', 'TTTTTTTTT', '.........']",
        "valerio A1, skills none", "sofia B1, skills none", "bravo-1 I3",
    )  # fmt: skip
    assert scene.refused.get("move") == "N-CORE-MOVE-PASS"
    scene = table(
        "valerio",
        "rows = ['..T.1.TTTTT', '.........T.', 'TTTTTTTTTTT']",
        "valerio A1, skills none", "sofia B1, skills none", "bravo-1 I2",
    ).one("move")  # fmt: skip
    why = {square: scene.refused.get(square) for square in ("B1", "C1", "D1", "E1", "F1", "H2", "I2", "K2")}
    assert why == {
        "B1": "N-CORE-FREE", "C1": "N-MAP-CUMBERSOME", "D1": None, "E1": "N-CORE-HEIGHT-1", "F1": "N-CORE-MOVE-COST",
        "H2": "N-CORE-MOVE-COST", "I2": "N-CORE-FREE", "K2": "N-CORE-MOVE-PASS",
    }  # fmt: skip


@example("N-CORE-HEIGHT-1", "N-CORE-HEIGHT-3", "N-ABIL-CLIMB")
@pytest.mark.parametrize(
    ("row", "hero", "why"),
    [
        (".1", "valerio", "N-CORE-HEIGHT-1"),
        (".1", "vincenzo A1, skills none, gear rope-and-grapnel", None),
        ("1.", "valerio", None),
        (".2", "valerio", "N-CORE-HEIGHT-1"),
    ],
)
def test_one_level_is_too_high_for_who_does_not_climb(row: str, hero: str, why: str | None):
    said = hero if " " in hero else f"{hero} A1, skills none"
    scene = table(hero.split()[0], f"rows = ['{row}..', '....']", said, "bravo-1 D2").one("move")
    assert scene.refused.get("B1") == why


# Free squares: Mercury's Step.


@example("N-CORE-ACT-MOVE", "N-CORE-DESTINY", "N-CORE-MOVE-COST")
def test_two_squares_for_nothing_or_none():
    scene = table("valerio", "valerio C3, skills none, destiny mercurys-step", FAR).one("play:mercurys-step")
    assert ("pass" in scene.options, "step-by-step" in scene.options, "C5" in scene.options, "C6" in scene.options) == (
        True, False, True, False,
    )  # fmt: skip
    scene.one("C5")
    assert (scene.at("valerio"), scene.g.spent) == ("C5", 0)
