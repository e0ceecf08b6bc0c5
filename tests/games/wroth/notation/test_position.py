"""Positions: any table in the players' words, and back."""

from __future__ import annotations

import random

import pytest

from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.game import GAME
from plancia.games.wroth.notation.position import read_position, write_position
from plancia.games.wroth.state.box import FACTIONS
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.written.position import PositionError
from plancia.kernel.written.save import state_hash
from tests.games.wroth.scene import wroth

SCENARIOS = [(card.id, FACTIONS[card.faction]) for card in open_box().scenarios]
TABLES = [
    {"seats": seats}
    for seats in (["koda", "runen"], ["guild", "aldan", "ooglan"], ["runen", "ooglan", "koda", "aldan"])
]
TABLES += [
    {"seats": [name for name in FACTIONS if name != ai][: 1 + number % 4], "ai": ai, "scenario": id}
    for number, (id, ai) in enumerate(SCENARIOS)
]
TWO_FEATS = {"feats": {"koda": ["KOD-F3", "KOD-F1"]}, "extra_feat": ["koda"]}
TABLES += [{"seats": ["koda", "runen"], "final_tie": "random", **TWO_FEATS}]


@pytest.mark.parametrize("settings", TABLES, ids=lambda table: table.get("scenario", "-".join(table["seats"])))
@pytest.mark.parametrize("chance", ["keyed", "asked"])
def test_every_position_of_a_random_game_is_read_back_exactly(settings, chance):
    choose = random.Random(f"{settings} {chance}").choice
    g = GAME.table(settings)
    g.key = key_of(1) if chance == "keyed" else b""
    GAME.begin(g)
    for _ in range(150):
        text = write_position(g)
        again = read_position(GAME, text)
        assert state_hash(again) == state_hash(g), text
        assert write_position(again) == text
        if g.decision is None:
            break
        engine.advance(again)
        assert again.decision.options == g.decision.options
        engine.answer(g, choose(g.decision.options), g.decision.by)


def test_a_finished_game_is_a_position():
    scene = wroth("""
        phase = "victory points"
        [seats.koda]
        vp = 30
    """).advance()
    text = write_position(scene.g)
    assert 'winners = ["koda"]' in text
    assert state_hash(read_position(GAME, text)) == state_hash(scene.g)


def test_standing_orders_are_part_of_a_position():
    g = read_position(GAME, 'active = "koda"\n[seats.koda]\ndice = "mine"')
    engine.order(g, 2, "W-SPOILS-03", -1)
    again = read_position(GAME, write_position(g))
    assert again.orders == {2: {"W-SPOILS-03": -1}}
    assert state_hash(again) == state_hash(g)


@pytest.mark.parametrize("where", [
    'phase = "set-up"\nround = 0', 'phase = "maintenance"', 'phase = "maintenance"\nround = 3', 'phase = "spoils"',
    'phase = "groundwork"', 'phase = "draft"', 'phase = "actions"', 'phase = "victory points"', 'active = "koda"',
    'active = "runen"', 'active = "koda"\nturn = 3',
])  # fmt: skip
def test_the_beginning_of_a_phase_or_turn_needs_no_stack(where):
    seats = '\n[seats.koda]\ndice = "mine mine"\n[seats.runen]\ndice = "mine"\nregions.1 = "1 stoic-2"'
    g = read_position(GAME, where + ("" if "set-up" in where else seats))
    text = write_position(g)
    assert "stack" not in text
    assert state_hash(read_position(GAME, text)) == state_hash(g)


@pytest.mark.parametrize("where", ['active = "koda"', 'active = "runen"', 'active = "runen"\nturn = 2\nset = 2'])
def test_a_turn_against_the_ai_needs_no_stack(where):
    seats = """
        ai = "runen"
        scenario = "RUN-2"
        [seats.koda]
        dice = "mine"
        [seats.aldan]
        [seats.runen]
        dice = "battle"
    """
    g = read_position(GAME, where + seats)
    text = write_position(g)
    assert "stack" not in text
    assert state_hash(read_position(GAME, text)) == state_hash(g)


def test_what_a_position_does_not_mention_is_usual():
    scene = wroth("""
        [seats.koda]
        regions.3 = "1 grey-2, 2 trapper, 4 regular"
        [seats.runen]
        discard = 5
    """)
    assert scene.board["koda"] == 21
    assert scene.board["runen"] == 20
    assert scene.g.stockpile == 20
    assert scene.units("koda", 3) == "2 trapper, 1 grey-2, 4 regular"
    assert scene.g.tokens[1:] == list(range(8))


def test_with_fewer_seats_than_a_game_needs_the_next_factions_sit_down():
    assert read_position(GAME, "[seats.aldan]").humans == (0, 1)
    assert read_position(GAME, "[seats.runen]").humans == (4, 0)
    assert read_position(GAME, 'ai = "aldan"\nscenario = "ALD-1"').humans == (1,)


def test_with_only_the_board_given_the_other_regulars_are_discarded():
    scene = wroth("[seats.koda]\nboard = 1\nregions.4 = '9 regular'")
    assert scene.discard["koda"] == 15


def test_a_token_is_named_by_id_by_value_or_by_symbol():
    scene = wroth('tokens = { 1 = "battle", 2 = "2 battle", 3 = 3, 4 = "2", 5 = "TK-01", 6 = "mine", 7 = 1 }')
    names = [open_box().token_ids[token] for token in scene.g.tokens[1:8]]
    assert names == ["TK-04", "TK-06", "TK-10", "TK-08", "TK-01", "TK-05", "TK-02"]


AI = "ai = 'runen'\nscenario = 'RUN-1'\n"
WRONG = [
    ("[seats.runne]", "1:1: seats.runne: there is no faction \"runne\"; did you mean \"runen\"?"),
    ("phase = 'drafts'", "1:9: phase: \"drafts\" should be one of"),
    ("fist = 'koda'", "1:1: fist: unknown key \"fist\"; did you mean \"first\"?"),
    ("[seats.koda]\nregions.9 = '1 regular'", "2:13: seats.koda.regions.9: there is no region \"9\""),
    ("[seats.koda]\nregions.3 = '1 greys'", "2:13: seats.koda.regions.3: there is no unit of koda \"greys\"; did"),
    ("[seats.koda]\nregions.3 = '1 stoic'", "stoic is no unit of koda"),
    ("[seats.koda]\nregions.3 = '1 grey-5'", "there is no unit of koda \"grey-5\"; did you mean \"grey-"),
    ("[seats.koda]\nregions.3 = 'many'", "there is no unit of koda \"many\""),
    ("[seats.koda]\nregions.3 = '-1 regular'", "\"-1 regular\" should be units like"),
    ("[seats.koda]\nregions.3 = '4 grey'", "W-C-10: there are 3 grey dice; 3 are left for this"),
    ("[seats.koda]\nregions.3 = '20 regular'\nregions.4 = '6 regular'", "3:13: seats.koda.regions.4: W-UNIT-01"),
    ("[seats.koda]\nboard = 3\ndiscard = 3", "2:9: seats.koda.board: W-UNIT-01"),
    ("[seats.koda]\ndiscard = 26", "2:11: seats.koda.discard: W-UNIT-01"),
    ("[seats.koda]\ncorra = 12\n[seats.runen]\ncorra = 9", "4:9: seats.runen.corra: W-CORRA-01: there are 20"),
    ("[seats.koda]\ncorra = -1", "2:9: seats.koda.corra: -1 should be"),
    ("[seats.koda]\ndice = 'mime'", "there is no action \"mime\"; did you mean \"mine\"?"),
    ("[seats.koda]\ndice = 'mine mine mine mine mine mine mine mine'", "W-SETUP-03"),
    ("pool = 'mine'", "W-SETUP-03: there are 7 action dice in this game, not 1"),
    ("[seats.koda]\nfeats = ['RUN-F1']", "2:10: seats.koda.feats.0: there is no feat of koda"),
    ("[seats.koda]\nfeats = ['KOD-F1', 'KOD-F2']", "W-FEAT-02"),
    ("humans_vp = 3", "1:13: humans_vp: W-SETUP-15"),
    ("active = 'koda'\n[seats.koda]", "W-ACT-09: koda has no action die"),
    ("active = 'koda'\nturn = 2\n[seats.koda]\ndice = 'mine'", "2:8: turn: W-ACT-01"),
    ("active = 'guild'\n[seats.koda]\n[seats.runen]", "guild does not play"),
    ("active = 'koda'\nphase = 'draft'\n[seats.koda]", "W-ACT-01: only the actions phase has turns"),
    ("first = 'guild'\n[seats.koda]\n[seats.runen]", "W-SETUP-12"),
    ("tokens.1 = 'TK-12'", "there is no token \"TK-12\"; did you mean \"TK-1"),
    ("tokens = { 1 = 3, 2 = 3, 3 = 3 }", "W-SETUP-05: no token 3 is left for this region"),
    ("tokens.shores = 3", "there is no region with a token \"shores\""),
    ("options.final_ties = 'random'", "options.final_ties: unknown key \"final_ties\"; did you mean \"final_tie\"?"),
    ("options.final_tie = 'dice'", "1:21: options.final_tie: \"dice\" should be one of \"random\", \"shared\""),
    ("options.ai = 'koda'", "options.ai: this is no option"),
    ("scenario = 'RUN-1'", "1:12: scenario: W-SETUP-15"),
    ("ai = 'runen'", "W-COOP-SETUP-14"),
    ("ai = 'runen'\nscenario = 'ALD-1'", "2:12: scenario: W-COOP-SETUP-20"),
    (AI + "[seats.runen]\nregions.shores = '1 ram'", "4:18: seats.runen.regions.shores: W-A-32"),
    (AI + "[seats.runen]\nfeats = ['RUN-F1']", "W-COOP-SETUP-13"),
    (AI + "[seats.runen]\ndice = 'mine mine'", "W-COOP-DRAFT-02"),
    (AI + "phase = 'actions'", "W-COOP-DRAFT-02"),
    (AI + "[seats.koda]\nvp = 1", "4:6: seats.koda.vp: W-COOP-VP-01"),
    (AI + "[seats.koda]\nregions.1 = '21 regular'", "W-UNIT-01"),
    (AI + "base = 9", "3:8: base: 9 should be"),
    (AI + "base = 0", "position:3:8: base: W-COOP-SETUP-05"),
    ("winners = ['guild']\n[seats.koda]\n[seats.runen]", "position:1:1: W-GEN-03"),
    (AI + "active = 'koda'\nset = 3\n[seats.koda]\ndice = 'mine'\n[seats.aldan]", "4:7: set: W-COOP-ACT-04"),
    ("round = 0\nphase = 'draft'", "1:9: round: W-ROUND-01"),
    ("round = 21", "1:9: round: 21 should be a whole number from 0 to 20"),
    ("stack = [['rounds.Paly', '', '', {}]]", "1:9: stack: it stands in a procedure 'rounds.Paly'"),
    ("stack = [['turn.Turn', 'choose', '', {}]]", "it stands at a step turn.Turn.choose"),
    ("stack = [['turn.Turn', 'choose_step', '', { whom = 1 }]]", "turn.Turn keeps no note 'whom'"),
    ("stack = [['turn.Turn', 'choose_step', '', { who = 'koda' }]]", "'koda' should be a whole number"),
    ("round = ", "1:8: a value is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_a_mistake_is_told_with_its_line_and_what_was_meant(text, said):
    with pytest.raises(PositionError) as caught:
        read_position(GAME, text)
    assert said in str(caught.value)
    assert str(caught.value).startswith("position:")


def test_all_mistakes_are_told_at_once():
    with pytest.raises(PositionError) as caught:
        read_position(GAME, "[seats.koda]\ncorra = 30\ndice = 'dig'\nregions.3 = '9 grey'", file="mine.toml")
    assert [problem.line for problem in caught.value.problems] == [2, 3, 4]
    assert all(problem.file == "mine.toml" for problem in caught.value.problems)
