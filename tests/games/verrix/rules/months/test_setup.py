"""Setting up, the score, who begins."""

from __future__ import annotations

import pytest

from plancia.games.verrix.game import GAME
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.state.effects import Score
from plancia.games.verrix.state.state import AT_MARKET
from plancia.kernel.game import BadSettings
from tests.games.verrix.scene import new_game, verrix
from tests.scenes import example

EVENTS = list(range(1, 21))
BACKWARDS = EVENTS[::-1]


@pytest.mark.parametrize("n", [2, 3, 4, 5])
@example(
    "V-SETUP-01",
    "V-SETUP-13",
    "V-SETUP-14",
    "V-SETUP-16",
    "V-SETUP-17",
    "V-SETUP-22",
    "V-SETUP-24",
    "V-SETUP-02",
    "V-SETUP-03",
    "V-SETUP-04",
    "V-SETUP-10",
    "V-UNIT-01",
    "V-A-35",
)
def test_the_table_after_set_up(n: int):
    """V-EX-25."""
    scene = new_game({"events": EVENTS}, seats=list(TRIBES[:n]), first="green")
    while scene.waits_for in TRIBES and scene.question in ("V-SETUP-19", "V-SETUP-24"):
        scene.act(scene.waits_for, scene.options[0])
    g = scene.g
    hostages = 1 if n > 2 else 0  # Orange takes one
    assert scene.vp == {tribe: 4 if tribe == "green" else 3 for tribe in TRIBES[:n]}
    assert sum(scene.market(tribe) for tribe in TRIBES) == 2 * n - hostages
    for who, tribe in enumerate(TRIBES[:n]):
        assert scene.units(tribe, "available") == f"5 commoner, {g.box.character_ids[g.box.character_of[who]]}"
        assert len(scene.villages(tribe)) == 1
        assert scene.villages(tribe)[0] in g.box.tables["tribe"][tribe].territories
        states = [scene.card(tribe, g.box.action_ids[card]) for card in g.box.deck_of[who]]
        assert (states.count("hand"), states.count("unlearned")) == (9, 5)
    assert g.grey == [-1] * 5  # all seven are in the Common Reserve
    assert (g.turn, g.tile, g.disc, len(g.deck), scene.tokens) == (1, 0, 0, 20, 7)
    assert scene.tribes_in_order[0] == "green"
    assert scene.villages(TRIBES[n - 1] if n == 5 else "blue")


@example("V-SETUP-19")
def test_a_hostage_at_set_up_is_a_commoner_of_another_tribe():
    scene = new_game({"events": EVENTS}, seats=["orange", "blue"], first="orange")
    assert scene.waits_for == "orange"
    assert scene.question == "V-SETUP-24"  # in a game of two there is only one kind of hostage, so nobody is asked
    assert scene.village("orange") == "1 food, 1 hostage-blue"
    scene = new_game({"events": EVENTS}, seats=["orange", "blue", "violet"], first="orange")
    assert scene.options == ["hostage-blue", "hostage-violet"]
    assert scene.refused == {"hostage-orange": "V-SETUP-19"}
    scene.orange("hostage-violet")
    assert (scene.market("violet"), scene.market("blue")) == (1, 2)


@example("V-SETUP-18", "V-SETUP-26")
def test_what_the_set_up_cards_give():
    scene = new_game({"events": EVENTS}, seats=["violet", "yellow"], first="violet")
    assert scene.village("violet") == "4 food, 2 belladonna"
    assert scene.village("yellow") == "2 food, 1 hammer"
    assert scene.will == {"violet": 4, "yellow": 1}
    assert scene.g.reserve == 15


@example("V-SETUP-20", "V-SETUP-21", "V-A-36")
def test_chance_names_the_first_player_and_the_others_follow_clockwise():
    scene = new_game({"events": EVENTS, "first": [3]}, seats=["blue", "violet", "green", "orange"])
    assert scene.tribes_in_order == ["green", "orange", "blue", "violet"]


@example("V-SETUP-27")
def test_tribes_that_nobody_plays_stay_in_the_box():
    scene = new_game({"events": EVENTS}, seats=["blue", "green"], first="blue")
    assert [scene.market(tribe) for tribe in TRIBES] == [2, 2, 0, 0, 0]
    assert scene.g.where[scene.g.box.character_of[4]] == 0


@pytest.mark.parametrize(
    ("settings", "rule"),
    [
        ({"seats": ["blue"]}, "V-A-35"),
        ({"seats": ["blue", "blue"]}, "V-SETUP-10"),
        ({"seats": ["blue", "red"]}, "V-SETUP-10"),
        ({"seats": ["blue", "green"], "first": "violet"}, "V-SETUP-20"),
        ({"seats": ["blue", "green"], "dice": 3}, "V-SETUP-10"),
    ],
)
@example("V-SETUP-10", "V-SETUP-20", "V-A-35")
def test_what_cannot_be_played_is_refused_by_its_rule(settings, rule):
    with pytest.raises(BadSettings) as refused:
        GAME.table(settings)
    assert refused.value.rule == rule
    assert set(refused.value.texts) == {"en", "it"}


@example("V-VP-01", "V-VP-02", "V-A-38")
def test_a_score_never_falls_below_1():
    """V-EXD-01."""
    scene = verrix("[seats.blue]\nvp = 2")
    scene.g.do(Score(0, -5, "V-VP-01"))
    assert scene.vp["blue"] == 1


@example("V-VP-03")
def test_a_score_goes_on_beyond_55():
    """V-EXD-02. On the track: the tile "55" and space 2."""
    scene = verrix("[seats.blue]\nvp = 54")
    scene.g.do(Score(0, 3, "V-VP-01"))
    assert scene.vp["blue"] == 57
    assert (scene.vp["blue"] - 1) % 55 + 1 == 2


@example("V-SETUP-07", "V-SETUP-26")
def test_the_deck_lies_as_it_was_shuffled():
    scene = new_game({"events": BACKWARDS}, seats=["blue", "green"], first="blue")
    scene.advance()
    assert scene.deck == scene.g.box.event_ids
    scene = new_game({"events": EVENTS}, seats=["blue", "green"], first="blue").advance()
    assert scene.deck == scene.g.box.event_ids[::-1]


@example("V-SETUP-18", "V-SETUP-24", "V-SETUP-26", "V-A-36")
def test_everybody_is_supplied_and_settles_in_play_order():
    scene = new_game({"events": BACKWARDS}, seats=["violet", "yellow", "green"], first="yellow").advance()
    supplied = [TRIBES[each.target - 1] for each in scene.done("Transfer", rule="V-SETUP-18")]
    assert list(dict.fromkeys(supplied)) == ["yellow", "green", "violet"]
    settled = []
    while scene.question == "V-SETUP-24":
        settled.append(scene.waits_for)
        scene.act(scene.waits_for, scene.options[-1])
    assert settled == ["yellow", "green", "violet"]


@example("V-SETUP-01", "V-SETUP-08", "V-SETUP-09", "V-SETUP-10", "V-SETUP-16", "V-SETUP-27")
def test_the_table_before_anybody_has_taken_anything():
    g = GAME.table({"seats": ["blue", "green"]})
    assert GAME.problem(g) is None
    assert (g.score, g.will, g.palisade) == ([3, 3, 0, 0, 0], [0] * 5, [0] * 5)
    assert (sum(g.goods_at(AT_MARKET)), sum(g.goods), g.reserve) == (67, 67, 20)
    assert (sum(g.captives), sum(g.worn)) == (0, 0)
