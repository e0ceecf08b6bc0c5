"""Positions: any table in the players' words, and what is wrong with one that cannot be."""

from __future__ import annotations

import pytest

from plancia.games.verrix.game import GAME
from plancia.games.verrix.position import read_position, write_position
from plancia.kernel import engine
from plancia.kernel.position import PositionError
from plancia.kernel.save import state_hash
from tests.scenes.verrix import verrix

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
    g = read_position(FULL.replace("\n    ", "\n"))
    engine.advance(g)
    again = read_position(write_position(g))
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
    again = read_position(text)
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
        ("[seats.blue]\ndivine_will = 21", 1, "V-SETUP-06"),
        ("turn = 13", 1, "12"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, line: int, said: str):
    with pytest.raises(PositionError) as refused:
        read_position(text)
    problems = [str(problem) for problem in refused.value.problems]
    assert any(said in problem for problem in problems), problems
    assert any(f"position:{line}:" in problem for problem in problems), problems


def test_a_finished_game_is_a_position_too():
    scene = verrix("turn = 12\n[seats.blue]\nvp = 9\n[seats.green]").advance()
    again = read_position(write_position(scene.g))
    assert GAME.result(again) == {"winners": ["blue"], "vp": {"blue": 9, "green": 3}, "rounds": 12, "rule": "V-END-02"}
