"""Setting up a game against the AI."""

from __future__ import annotations

import pytest

from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.game import GAME
from plancia.games.wroth.state.box import KINDS_OF
from tests.games.wroth.scene import new_game, wroth
from tests.scenes import example

HUMANS = ["koda", "guild", "ooglan", "aldan"]
FEATS = {"koda": "KOD-F1", "guild": "GUI-F1", "ooglan": "OOG-F1", "aldan": "ALD-F1", "runen": "RUN-F1"}


def against(ai, card, humans, **rolls):
    """Up to the drawing of the first player, unless it is laid down."""
    seats = [name for name in [*HUMANS, "runen"] if name != ai][:humans]
    laid = {"tokens": range(1, 9), "base": [1], "chaos": [4], **rolls}
    return new_game(
        seats=seats,
        ai=ai,
        scenario=card,
        feats={name: [FEATS[name]] for name in seats},
        rolls={name.replace("_", "-"): outcomes for name, outcomes in laid.items()},
    )


@example(
    "W-COOP-SETUP-03",
    "W-COOP-SETUP-10",
    "W-COOP-SETUP-12",
    "W-COOP-SETUP-16",
    "W-COOP-SETUP-17",
    "W-A-19",
    "W-COOP-SETUP-01",
)
def test_three_humans_set_up():
    """W-EX-86."""
    scene = against("runen", "RUN-3", 3, base=[5])
    assert scene.question == "first-player"
    assert [scene.board[name] for name in HUMANS[:3]] == [10, 10, 10]
    assert [scene.units(name, "shores") for name in HUMANS[:3]] == ["2 regular"] * 3
    assert (scene.board["runen"], scene.g.regulars(4, 5)) == (21, 4)
    scene.rolls(first_player=[2], omniscient=["mine"] * 4)
    scene.g.chaos = 3  # all Rams move, of which there are none
    scene.advance()
    assert scene.question == "action-dice"
    assert [scene.board[name] for name in HUMANS[:3]] == [9, 9, 9]
    assert [scene.units(name, "shores") for name in HUMANS[:3]] == ["3 regular"] * 3
    assert scene.board["runen"] == 18
    assert sum(scene.g.regulars(4, region) for region in range(1, 9)) == 7
    assert [scene.corra[name] for name in [*HUMANS[:3], "runen"]] == [1, 1, 1, 1]
    assert scene.g.stockpile == 16
    scene.rolls(action_dice=["mine"] * 7)
    assert scene.advance().waits_for == "guild"


@example("W-COOP-SETUP-10", "W-COOP-SETUP-16", "W-COOP-SETUP-03", "W-COOP-SETUP-11", "W-A-19")
@pytest.mark.parametrize(("humans", "regulars", "placed"), [(1, 20, 4), (2, 15, 3), (3, 12, 2), (4, 10, 1)])
def test_the_more_humans_the_fewer_regulars_each(humans, regulars, placed):
    scene = against("runen", "RUN-3", humans)
    assert scene.units("koda", "shores") == f"{placed} regular"
    assert scene.board["koda"] == regulars - placed


@example("W-COOP-SETUP-01")
def test_the_ai_is_set_up_like_any_player():
    scene = against("runen", "RUN-3", 2)
    assert scene.board["runen"] + scene.g.regulars(4, scene.g.base) == 25
    assert [scene.g.reserve[kind] for kind in KINDS_OF[4]] == [2, 2, 3]  # two of its elites begin on the map
    alone = new_game(
        seats=["koda", "guild"],
        feats={"koda": ["KOD-F1"], "guild": ["GUI-F1"]},
        rolls={"tokens": range(1, 9)},
    )
    assert (alone.board["runen"], alone.g.base, alone.g.chaos) == (0, 0, 0)  # without an AI there is nothing of it


@example("W-COOP-SETUP-11", "W-A-19")
def test_the_marker_of_the_score_that_humans_share_is_none_of_their_units():
    scene = against("runen", "RUN-3", 2)
    assert [scene.board[name] + scene.g.regulars(GAME.seats.index(name), 0) for name in HUMANS[:2]] == [15, 15]
    scored = wroth("""
        phase = "victory points"
        ai = "runen"
        scenario = "RUN-3"
        tokens = { 3 = 2, 4 = 1 }
        [seats.koda]
        regions.3 = "1 regular"
        [seats.guild]
        regions.4 = "1 regular"
    """).advance()
    assert {side: vp for side, vp in scored.vp.items() if vp} == {"humans": 5}


@example("W-COOP-SETUP-05", "W-COOP-SETUP-07", "W-COOP-SETUP-17")
def test_the_base_and_the_chaos_die_are_rolled():
    scene = against("guild", "GUI-1", 2, base=[6], chaos=[8])
    assert (scene.g.base, scene.g.chaos) == (6, 8)
    assert scene.map("guild") == {6: "4 regular"}


@example("W-COOP-SETUP-13", "W-COOP-SETUP-19")
def test_the_ai_has_no_feat():
    scene = against("runen", "RUN-3", 2)
    assert [scene.g.feats[feat] for feat in open_box().feats_of[4]] == [0, 0, 0]


@example("W-COOP-SETUP-18")
def test_the_first_player_is_a_human():
    scene = against("runen", "RUN-3", 2)
    assert scene.options == ["1", "2"]


SCENARIO_UNITS = [
    # scenario, humans -> units of the AI at the start, with the base on the first region it can be
    ("ALD-1", 1, {1: "1 elagynt, 5 regular"}),
    ("ALD-1", 3, {1: "2 elagynt, 6 regular"}),
    ("ALD-2", 1, {7: "4 regular"}),
    ("ALD-3", 1, {1: "4 regular", 7: "1 wynden"}),
    ("GUI-1", 1, {1: "4 regular"}),
    ("GUI-2", 1, {1: "4 regular", 7: "1 crysen"}),
    ("GUI-3", 1, {1: "4 regular", 8: "1 stellen"}),
    ("KOD-1", 2, {1: "4 regular"}),
    ("KOD-1", 3, {1: "1 grey, 4 regular"}),
    ("KOD-2", 2, {7: "4 regular", 8: "2 regular"}),
    ("KOD-2", 3, {7: "4 regular", 8: "4 regular"}),
    ("KOD-2", 4, {7: "4 regular", 8: "6 regular"}),
    ("KOD-3", 2, {1: "4 regular", 2: "1 trapper", 4: "1 trapper", 6: "1 trapper"}),
    ("KOD-3", 3, {1: "4 regular", 2: "1 trapper", 4: "1 trapper", 6: "1 trapper", 8: "1 trapper"}),
    ("RUN-1", 1, {1: "4 regular", 3: "1 ram"}),
    ("RUN-1", 2, {1: "4 regular", 3: "1 ram"}),
    ("RUN-1", 3, {1: "4 regular", 3: "1 ram", 6: "1 ram"}),
    ("RUN-1", 4, {1: "4 regular", 3: "1 ram", 6: "2 ram"}),
    ("RUN-2", 2, {7: "1 stoic, 4 regular"}),
    ("RUN-2", 3, {7: "3 stoic, 7 regular"}),
    ("RUN-2", 4, {7: "3 stoic, 9 regular"}),
    ("RUN-3", 1, {1: "1 miner, 1 stoic, 4 regular"}),
    ("OOG-1", 1, {2: "4 regular"}),
    ("OOG-2", 1, {1: "4 regular"}),
    ("OOG-3", 1, {1: "4 regular"}),
]
NAMES = {"ALD": "aldan", "GUI": "guild", "KOD": "koda", "RUN": "runen", "OOG": "ooglan"}


@example("W-COOP-SETUP-08", "W-COOP-SETUP-15", "W-SCEN-06", "W-SCEN-RUN1-03", "W-SCEN-RUN1-04", "W-A-33")
@example(*(f"{faction}-{number}" for faction in NAMES for number in (1, 2, 3)))
@pytest.mark.parametrize(("scenario", "humans", "units"), SCENARIO_UNITS)
def test_what_a_scenario_puts_on_the_map(scenario, humans, units):
    ai = NAMES[scenario[:3]]
    scene = against(ai, scenario, humans, scenario=[3, 6, 6][: {1: 1, 2: 1, 3: 2, 4: 3}[humans]])
    assert scene.map(ai) == units
    assert scene.done("Hit") == []  # GUI-3: the Stellen deals no damage now


@example("RUN-1", "W-A-33", "W-SCEN-RUN1-04")
def test_by_choice_one_roll_places_all_rams():
    scene = new_game(
        seats=HUMANS,
        ai="runen",
        scenario="RUN-1",
        feats={name: [FEATS[name]] for name in HUMANS},
        run1_ram_rolls="once",
        rolls={"tokens": range(1, 9), "base": [1], "chaos": [4], "scenario": [5]},
    )
    assert scene.map("runen") == {1: "4 regular", 5: "3 ram"}


@example("RUN-1", "W-SCEN-RUN1-03")
@pytest.mark.parametrize("region", [1, 2, 3, 4])
def test_the_base_of_run_1_is_one_of_four(region):
    assert against("runen", "RUN-1", 1, base=[region], scenario=[8]).g.base == region
    assert against("runen", "RUN-1", 1, base=[], scenario=[8]).options == ["1", "2", "3", "4"]


@example("ALD-1", "W-COOP-SETUP-14", "W-COOP-SETUP-02", "W-SCEN-06")
def test_a_scenario_lays_its_tokens_and_chance_the_others():
    scene = against("aldan", "ALD-1", 1, tokens=[9, 8, 7, 6, 5, 4])
    names = [open_box().token_ids[token] for token in scene.g.tokens[1:]]
    assert names == ["TK-09", "TK-08", "TK-07", "TK-06", "TK-05", "TK-04", "TK-10", "TK-11"]


@example("ALD-2", "OOG-1", "W-C-22")
def test_objective_tokens():
    objectives = {card.id: card.objectives for card in open_box().scenarios if card.objectives}
    assert objectives == {"ALD-2": (3, 6), "OOG-1": (5, 6)}


@example("W-COOP-SETUP-07", "W-SCEN-RUN1-04")
def test_the_chaos_die_and_the_scenario_have_eight_sides():
    eight = [str(side) for side in range(1, 9)]
    assert against("runen", "RUN-1", 1, scenario=[]).options == eight
    scene = against("guild", "GUI-1", 1, chaos=[])
    assert (scene.question, scene.options) == ("chaos", eight)
