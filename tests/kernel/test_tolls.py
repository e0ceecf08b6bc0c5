"""The small game that the kernel is tried with is itself in order: its rules, a trade, a storm, an end."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from plancia.kernel import engine
from plancia.kernel.game import BadSettings
from plancia.kernel.procedure import kinds_of_procedure, steps_of
from plancia.kernel.state import Tally
from plancia.lab.laws import well_made
from plancia.lab.random_walk import Luck
from tests.kernel.cards import rounds
from tests.kernel.cards.game import TOLLS
from tests.kernel.cards.offer import Offer
from tests.kernel.cards.play import EAST, NORTH, SOUTH, asked, begun, laid_out, options, say, told
from tests.kernel.cards.turn import Storm, Turn

RULES = tomllib.loads((Path(rounds.__file__).parent / "rules.toml").read_text("utf-8"))


def test_every_rule_of_a_step_has_a_text():
    kinds = [kind for name, kind in kinds_of_procedure(TOLLS).items() if ".kernel.cards." in kind.__module__]
    cited = {rule for kind in kinds for step in steps_of(kind) for rule in step.rules}
    assert cited <= RULES.keys()
    assert len(kinds) == 10
    assert well_made(TOLLS) is None


def test_a_bought_card_changes_hands_and_only_the_two_know_it():
    g = laid_out(Offer(NORTH), north="stop-12 cart1-0", east="spy-18")
    say(g, "east", "stop-12", "2", "yes")
    assert g.hands[EAST] == [12, 18]
    assert g.coins[NORTH:SOUTH] == [7, 3]
    assert [(type(effect).__name__, effect.only_for) for effect in g.log or []] == [
        ("LayDown", NORTH),
        ("Told", -1),
        ("Pay", -1),
        ("PickUp", EAST),
    ]


def test_a_refused_offer_goes_back_and_there_is_no_second_one():
    g = laid_out(Turn(NORTH), deck="cart1-0", north="stop-12", east="spy-18")
    say(g, "offer", "east", "stop-12", "3", "no")
    assert g.hands[NORTH] == [0, 12]
    assert asked(g).refused == {12: "T-ACT-02", 100: "T-ACT-03"}


def test_what_cannot_be_paid_can_only_be_refused():
    g = laid_out(Offer(NORTH), north="stop-12", east="spy-18", coins=2)
    say(g, "east", "3")
    assert g.decision is None  # north has one card and east one answer: neither was asked
    assert g.hands[NORTH] == [12]


def test_a_storm_takes_a_coin_or_a_card_that_chance_picks():
    g = laid_out(Storm(), north="cart1-0", east="stop-12")
    g.script = {"blown": [0]}
    say(g, "pay", by=SOUTH)
    say(g, "lose", by=EAST)
    say(g, "pay", by=NORTH)
    assert g.coins[:3] == [4, 5, 4]
    assert g.hands[EAST] == []
    assert told(g) == ["Pay", "Discard", "Pay"]


def test_a_game_ends_and_has_a_winner():
    g, luck = begun(rounds=1), Luck("end")
    while g.decision is not None:
        luck.answer(g)
    result = TOLLS.result(g)
    assert result is not None
    assert result["winners"]
    assert sum(g.coins) + g.road + g.chest == 60


def test_coverage_counts_what_play_carried_out_allowed_and_refused():
    g, luck = begun(rounds=2), Luck("tally")
    tally = g.tally = Tally()
    engine.advance(g)
    while g.decision is not None:
        luck.answer(g)
    assert tally.done["T-TURN-01"] >= 6
    assert tally.refused["T-ACT-02"] > 0
    assert tally.allowed("T-ACT-02") > 0
    assert tally.allowed("T-NONE-01") == 0


@pytest.mark.parametrize(
    "settings",
    [{}, {"seats": ["north"]}, {"seats": ["north", "north"]}, {"seats": ["north", "up"]}, {"seats": "north east"}],
)
def test_a_table_that_cannot_be_is_refused(settings: dict[str, object]):
    with pytest.raises(BadSettings, match="T-GEN-01"):
        TOLLS.table(settings)


def test_the_first_question_is_the_bid():
    assert options(begun(), EAST) == ["0", "1", "2", "3", "4"]
    assert asked(begun(), EAST).refused == {}
