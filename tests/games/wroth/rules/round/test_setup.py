"""Setting up a standard game."""

from __future__ import annotations

import pytest

from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.game import GAME
from plancia.kernel.game import BadSettings
from tests.games.wroth.scene import new_game
from tests.scenes import example

FOUR = ["koda", "runen", "guild", "aldan"]


def four_players():
    scene = new_game(seats=FOUR, rolls={"tokens": [11, 1, 2, 3, 4, 5, 6, 7], "first-player": [4]})
    return scene.koda("KOD-F1").runen("RUN-F1").guild("GUI-F1").aldan("ALD-F1")


@example(
    "W-SETUP-05",
    "W-SETUP-06",
    "W-SETUP-09",
    "W-SETUP-10",
    "W-SETUP-11",
    "W-SETUP-14",
    "W-UNIT-01",
    "W-SHORE-03",
    "W-SETUP-01",
)
def test_four_players_set_up():
    """W-EX-85."""
    scene = four_players()
    scene.rolls(omniscient=["mine", "mine", "mine", "mine"])
    scene.advance()
    assert scene.question == "action-dice"
    assert [scene.board[name] for name in FOUR] == [20, 20, 20, 20]
    assert [scene.units(name, "shores") for name in FOUR] == ["5 regular"] * 4
    assert [scene.corra[name] for name in FOUR] == [1, 1, 1, 1]
    assert scene.g.stockpile == 16


@example("W-SETUP-11", "W-SETUP-14", "W-UNIT-01", "W-SETUP-01", "W-SETUP-09")
def test_before_the_first_round_nobody_has_anything():
    """W-EX-85, before Groundwork."""
    scene = new_game(
        seats=FOUR, feats={name: [f"{name[:3].upper()}-F1"] for name in FOUR}, rolls={"tokens": range(1, 9)}
    )
    assert scene.question == "first-player"
    assert [scene.board[name] for name in FOUR] == [22, 22, 22, 22]
    assert [scene.units(name, "shores") for name in FOUR] == ["3 regular"] * 4
    assert (scene.g.corra, scene.g.vp, scene.g.discard) == ([0] * 5, [0] * 6, [0] * 5)
    assert (scene.g.pool, scene.g.bought) == ([0] * 4, [0] * 5)
    assert scene.g.stockpile == 20


@example("W-SETUP-01")
def test_the_game_begins_with_one_map_and_one_track_for_everybody():
    scene = new_game(seats=["koda", "runen"], rolls={"tokens": range(1, 9), "first-player": [1]})
    assert scene.question == "W-SETUP-09"  # nothing is played before the table is laid out
    scene.koda("KOD-F1").runen("RUN-F1")
    assert sorted(scene.g.tokens)[0] == -1
    assert scene.g.tokens.count(-1) == 1  # a token on each of the eight regions that all share
    assert (scene.vp["koda"], scene.vp["runen"], scene.g.round) == (0, 0, 1)


@example("W-SETUP-05", "W-SETUP-06", "W-MAP-03")
def test_eight_of_eleven_tokens_are_laid_as_they_are_drawn():
    tokens = four_players().g.tokens
    assert [open_box().token_ids[token] for token in tokens[1:]] == [
        "TK-11", "TK-01", "TK-02", "TK-03", "TK-04", "TK-05", "TK-06", "TK-07",
    ]  # fmt: skip
    assert tokens[0] == -1


@example("W-SETUP-12", "W-SETUP-13")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise():
    scene = four_players()
    assert scene.first == "aldan"
    assert [GAME.seats[who] for who in scene.g.in_turn_order()] == ["aldan", "koda", "runen", "guild"]


@example("W-SETUP-03", "W-SETUP-04")
@pytest.mark.parametrize(("players", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_how_many_action_dice_are_rolled(players, dice):
    scene = new_game(
        seats=FOUR[:players],
        feats={name: [f"{name[:3].upper()}-F1"] for name in FOUR[:players]},
        rolls={"tokens": range(1, 9), "first-player": [1], "omniscient": ["mine"] * players},
    )
    scene.rolls(action_dice=["mine"] * dice)
    scene.advance()
    assert sum(scene.g.pool) + sum(scene.g.dice) == dice


@example("W-SETUP-09", "W-FEAT-02", "W-FEAT-03")
def test_everyone_chooses_one_of_three_feats_at_once():
    scene = new_game(seats=["koda", "runen"])
    assert scene.options == ["KOD-F1", "KOD-F2", "KOD-F3"]
    scene.runen("RUN-F3")  # nobody need wait for the others
    scene.koda("KOD-F2")
    assert [open_box().feat_ids[feat] for feat, state in enumerate(scene.g.feats) if state] == ["KOD-F2", "RUN-F3"]


@example("W-FEAT-05", "W-A-40")
def test_a_less_experienced_player_may_take_two_feats():
    scene = new_game(seats=["koda", "runen"], extra_feat=["koda"])
    scene.koda("KOD-F1", "KOD-F3").runen("RUN-F1")
    assert [open_box().feat_ids[feat] for feat, state in enumerate(scene.g.feats) if state] == [
        "KOD-F1", "KOD-F3", "RUN-F1",
    ]  # fmt: skip


@example("W-A-01", "W-C-10")
def test_there_are_36_elite_dice():
    assert sum(open_box().dice) == 36


REFUSED = [
    ({"seats": ["koda"]}, "W-GEN-04"),
    ({"seats": ["koda", "runen", "guild", "aldan", "ooglan"]}, "W-GEN-04"),
    ({"seats": ["koda", "koda"]}, "W-GEN-07"),
    ({"seats": ["koda", "paldeyn"]}, "W-GEN-08"),
    ({"seats": ["koda", "elves"]}, "W-GEN-01"),
    ({"seats": ["koda", "runen"], "scenario": "RUN-1"}, "W-SETUP-15"),
    ({"seats": ["koda", "runen"], "feats": {"koda": ["KOD-F1", "KOD-F2"]}}, "W-FEAT-02"),
    ({"seats": ["koda", "runen"], "feats": {"koda": ["KOD-F1", "KOD-F1"]}, "extra_feat": ["koda"]}, "W-FEAT-02"),
    ({"seats": ["koda", "runen"], "feats": {"koda": ["RUN-F1"]}}, "W-SETUP-09"),
    ({"seats": ["koda", "runen"], "feats": {"guild": ["GUI-F1"]}}, "W-FEAT-02"),
    ({"seats": ["koda", "runen"], "extra_feat": ["guild"]}, "W-FEAT-05"),
    ({"seats": ["koda"], "ai": "koda", "scenario": "KOD-1"}, "W-GEN-07"),
    ({"seats": [], "ai": "koda", "scenario": "KOD-1"}, "W-GEN-05"),
    ({"seats": ["runen"], "ai": "koda", "scenario": "KOD-9"}, "W-COOP-SETUP-14"),
    ({"seats": ["runen"], "ai": "koda", "scenario": "ALD-1"}, "W-COOP-SETUP-20"),
    ({"seats": ["runen"], "ai": "koda", "scenario": "KOD-1", "extra_feat": ["runen"]}, "W-FEAT-05"),
]


@example(
    "W-GEN-01", "W-GEN-04", "W-GEN-05", "W-GEN-07", "W-GEN-08", "W-SETUP-07", "W-SETUP-09", "W-SETUP-15", "W-FEAT-02",
    "W-FEAT-05", "W-COOP-SETUP-09", "W-COOP-SETUP-14", "W-COOP-SETUP-20",
)  # fmt: skip
@pytest.mark.parametrize(("settings", "rule"), REFUSED)
def test_a_game_that_cannot_be_set_up_says_by_which_rule(settings, rule):
    with pytest.raises(BadSettings) as caught:
        GAME.table(settings)
    assert caught.value.rule == rule


@example("W-GEN-04", "W-GEN-05", "W-SETUP-07")
@pytest.mark.parametrize("seats", [FOUR[:2], FOUR[:3], FOUR])
def test_two_to_four_play_and_one_to_four_against_the_ai(seats):
    assert len(GAME.table({"seats": seats}).humans) == len(seats)
    against = {"ai": "ooglan", "scenario": "OOG-1"}
    assert len(GAME.table({"seats": seats, **against}).humans) == len(seats)
    assert len(GAME.table({"seats": seats[:1], **against}).humans) == 1


@example("W-GEN-04")
def test_everyone_plays_against_everyone():
    g = GAME.table({"seats": FOUR[:3]})
    assert {GAME.seats[who]: [GAME.seats[enemy] for enemy in g.enemies[who]] for who in g.humans} == {
        "koda": ["runen", "guild"], "runen": ["koda", "guild"], "guild": ["koda", "runen"],
    }  # fmt: skip


@example("W-FEAT-05", "W-FEAT-02", "W-SETUP-09", "W-FEAT-01")
def test_feats_may_be_agreed_beforehand():
    scene = new_game(
        seats=["koda", "runen"], extra_feat=["koda"], feats={"koda": ["KOD-F1", "KOD-F3"], "runen": ["RUN-F2"]}
    )
    assert [open_box().feat_ids[feat] for feat, state in enumerate(scene.g.feats) if state] == [
        "KOD-F1", "KOD-F3", "RUN-F2",
    ]  # fmt: skip
