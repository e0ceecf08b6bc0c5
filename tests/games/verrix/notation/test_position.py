"""Positions: any table in the players' words, and what is wrong with one that cannot be."""

from __future__ import annotations

import pytest

import plancia
from plancia.games.verrix.game import GAME
from plancia.games.verrix.notation.position import read_position
from plancia.games.verrix.notation.position_write import write_position
from plancia.games.verrix.state.state import Verrix
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.written.position import PositionError
from plancia.kernel.written.save import state_hash
from tests.games.verrix.scene import verrix
from tests.scenes import example

FULL = """
    turn = 5
    active = "violet"
    order = "blue violet green"
    passed = "green"
    tile = "B"
    deck = "feud lugh"
    spent = "famine"
    [options]
    first = "blue"
    [seats.blue]
    vp = 12
    villages = "caledonii taexali"
    village = "3 food, 1 spear, 2 hostage-green, stone-of-falias"
    road = "1 cow, 1 hostage-violet, spear-of-gorias"
    divine_will = 4
    available = "3 commoner, ambigath"
    engaged = "1 commoner"
    away = "1 commoner, niamh"
    market = 2
    equipped.niamh = "sword horse"
    learned = ["clan-pact", "palisade"]
    discard = ["cook"]
    removed = ["promote-commoner"]
    palisade = 2
    event = "epona"
    knows = 2
    [seats.violet]
    [seats.green]
    returning = 1
"""


def test_a_position_sets_everything_it_says():
    scene = verrix(FULL)
    assert scene.waits_for == "violet"
    assert scene.vp == {"blue": 12, "violet": 3, "green": 3}
    assert scene.villages("blue") == ["caledonii", "taexali"]
    assert scene.village("blue") == "3 food, 1 spear, 2 hostage-green, stone-of-falias"
    assert scene.road("blue") == "1 cow, 1 hostage-violet, spear-of-gorias"
    assert scene.units("blue", "available") == "3 commoner, ambigath"
    assert scene.equipped("niamh") == "sword horse"
    assert (scene.card("blue", "clan-pact"), scene.card("blue", "cook")) == ("hand", "discard")
    assert scene.event("blue") == ["epona"]
    assert scene.deck[:2] == ["feud", "lugh"]
    assert scene.units("green", "available") == "2 commoner, murchad"  # two hostages, one returns, two at the market
    assert scene.villages("green") == ["iceni"]


def test_a_position_written_is_read_back_exactly():
    g = read_position(GAME, FULL.replace("\n    ", "\n"))
    g.key = key_of("a table")
    engine.advance(g)
    again = read_position(GAME, write_position(g))
    engine.advance(again)
    assert state_hash(again) == state_hash(g)
    assert 'active = "violet"' in write_position(g)
    assert "stack" not in write_position(g)


def test_in_the_middle_of_a_raid_the_procedures_are_written_too():
    scene = verrix('active = "blue"\n[seats.blue]\nvillage = "3 food"\n[seats.violet]')
    scene.g.stack.pop(2)  # the curtain
    scene.blue("foray", "niamh+4")
    text = write_position(scene.g)
    assert '["raid.Raid", "react"' in text
    again = read_position(GAME, text)
    engine.advance(again)
    assert again.decision is not None
    assert (again.decision.by, again.decision.options) == (4, scene.g.decision.options if scene.g.decision else [])


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("[seats.red]", 1, "there is no tribe"),
        ('[seats.blue]\nvillage = "3 foud"', 2, "did you mean"),
        ('[seats.blue]\nvillage = "7 cow"', 2, "V-SETUP-09"),
        ('[seats.blue]\nvillage = "hostage-blue"', 2, "V-UNIT-03"),
        ('[seats.blue]\nvillages = "londinium"', 2, "there is no territory"),
        ('[seats.blue]\nvillages = "iceni"\n[seats.green]\nvillages = "iceni"', 4, "V-A-16"),
        ('[seats.blue]\nvillages = "iceni parisii selgovae silures"', 2, "V-SETUP-10"),
        ('[seats.blue]\navailable = "8 commoner"', 1, "V-SETUP-10"),
        ('[seats.blue]\navailable = "lindsay"', 2, "no character of blue"),
        ('[seats.blue]\navailable = "sive, ambigath"', 2, "V-DEV-13"),
        ('[seats.blue]\nequipped.niamh = "cart"', 2, "there is no good for niamh"),
        ('[seats.blue]\nlearned = ["prophecy"]', 2, "card of blue"),
        ('[seats.blue]\nevent = "the-gift"', 1, "V-EVENT-05"),
        ('[seats.blue]\nevent = "lugh"\n[seats.green]\nevent = "lugh"', 4, "Event card left"),
        ('turn = 3\nactive = "blue"\n[seats.blue]', 1, "V-FLOW-01"),
        ('active = "blue"\npassed = "blue"\n[seats.blue]', 1, "V-ACT-01"),
        ('tokens_out = "3 3"', 1, "V-SETUP-05"),
        ("[seats.blue]\ndivine_will = 21", 2, "V-SETUP-06"),
        ("[seats.blue]\ndivine_will = 11\n[seats.green]\ndivine_will = 10", 4, "V-SETUP-06"),
        ('winners = ["violet"]\n[seats.blue]', 1, "V-END-02"),
        ("turn = 13", 1, "12"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, line: int, said: str):
    with pytest.raises(PositionError) as refused:
        read_position(GAME, text)
    problems = [str(problem) for problem in refused.value.problems]
    assert any(said in problem for problem in problems), problems
    assert any(f"position:{line}:" in problem for problem in problems), problems


def begun(key: str, deck: str = "") -> Verrix:
    g = read_position(
        GAME, f'turn = 4\n{deck}\nspent = "lugh"\n[seats.blue]\nevent = "epona"\nknows = 3\n[seats.violet]'
    )
    g.key, g.journal = key_of(key), []
    engine.advance(g)
    return g


@example("V-SETUP-07")
def test_chance_shuffles_the_deck_that_a_position_does_not_name():
    decks = {tuple(begun(f"key {n}").deck) for n in range(20)}
    assert len(decks) == 20
    assert begun("key 1").deck == begun("key 1").deck
    assert {frozenset(deck) for deck in decks} == {frozenset(begun("any").deck)}


@example("V-SETUP-07")
def test_the_named_cards_stay_on_top_and_the_rest_is_shuffled_below():
    named = 'deck = "feud arianrhod"'
    one, other = begun("one", named), begun("other", named)
    names = one.box.event_ids
    assert [[names[card] for card in g.deck[-1:-3:-1]] for g in (one, other)] == [["feud", "arianrhod"]] * 2
    assert one.deck[:-2] != other.deck[:-2]
    assert one.known[0] == one.deck[-3:]  # two that are named, and one that chance has laid there
    assert GAME.problem(one) is None


def test_a_record_from_such_a_position_leads_to_the_same_deck():
    match = plancia.position("verrix", 'active = "blue"\n[seats.blue]\n[seats.violet]', seed=3)
    again = plancia.replay(match.record())
    assert again.state.deck == match.state.deck  # type: ignore[attr-defined]
    assert "events-left" in match.record()


def test_a_roll_in_progress_wants_a_whole_deck():
    g = begun("key")
    text = write_position(g).replace('deck = "', 'deck = ""#') + "\n"
    with pytest.raises(PositionError, match="V-SETUP-07"):
        read_position(GAME, "given = [[-1, [2]]]\n" + text)


def test_a_finished_game_is_a_position_too():
    scene = verrix("turn = 12\n[seats.blue]\nvp = 9\n[seats.green]").advance()
    again = read_position(GAME, write_position(scene.g))
    assert GAME.result(again) == {"winners": ["blue"], "vp": {"blue": 9, "green": 3}, "rounds": 12, "rule": "V-END-02"}


@example("V-MOVE-02")
def test_nobody_sets_out_with_a_card_that_is_played_in_battle():
    scene = verrix('active = "blue"\n[seats.blue]\nvillage = "3 food"\n[seats.violet]')
    scene.g.stack.pop(2)  # the curtain
    scene.blue("foray")
    text = write_position(scene.g)
    foray, lament = map(scene.g.box.action_ids.index, ("foray", "harrowing-lament"))
    journey = next(line for line in text.splitlines() if "journey.Journey" in line)
    assert f"card = {foray}" in journey
    read_position(GAME, text)
    with pytest.raises(PositionError, match=r"journey\.Journey\.card"):
        read_position(GAME, text.replace(journey, journey.replace(f"card = {foray}", f"card = {lament}")))
