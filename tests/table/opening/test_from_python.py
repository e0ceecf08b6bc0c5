"""The Python face: words, mistakes that say what was meant, and what a console shows."""

from __future__ import annotations

import re

import pytest

import plancia
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import CHANCE


@pytest.fixture
def match() -> plancia.Match:
    return plancia.new("wroth", {"koda": "human", "runen": "thumb"}, seed=7)


def test_it_says_its_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", plancia.__version__)


@pytest.mark.parametrize(
    ("mistake", "said"),
    [
        (lambda match: match.view("koad"), "there is no seat 'koad' here; did you mean 'koda'?"),
        (lambda match: match.view("aldan"), "there is no seat 'aldan' here; choose among koda, runen"),
        (lambda match: match.view(99), "there is no seat 99 here; choose among koda, runen"),
        (lambda match: match.answer(0, by="zork"), "there is no seat 'zork' here; choose among koda, runen"),
        (lambda match: match.order("W-ACT-02", 0, "runnen"), "did you mean 'runen'?"),
        (lambda match: match.prompt("fr"), "there is no language 'fr' here; choose among en, it"),
        (lambda _: plancia.new("wroth", {"koda": "human", "runen": "thum"}), "'thum' here; did you mean 'thumb'?"),
        (lambda _: plancia.new("wrot", {}), "there is no game 'wrot' here; did you mean 'wroth'?"),
        (lambda _: plancia.position("worth", ""), "did you mean 'wroth'?"),
        (lambda match: plancia.position("wroth", match.position(), {"guild": "human"}), "no seat 'guild' here"),
    ],
)
def test_what_is_not_there_is_named_with_what_may_have_been_meant(match, mistake, said: str) -> None:
    before = match.hash
    with pytest.raises(plancia.NoSuch, match=re.escape(said)) as error:
        mistake(match)
    assert error.value.known
    assert match.hash == before


def test_the_question_and_its_options_in_words(match: plancia.Match) -> None:
    assert match.prompt() == "Choose your feat for this game."
    assert match.prompt("it") != match.prompt("en")
    labels = match.labels("it")
    assert list(labels) == list(match.names())
    assert "Risveglio di Koda-konn" in labels["KOD-F1"]
    while not match.over:
        match.answer(match.decision.options[0])
    assert (match.prompt(), match.labels()) == ("", {})


def test_what_a_console_shows(match: plancia.Match) -> None:
    assert repr(match) == "<Match of wroth (koda=human, runen=thumb), koda is asked W-SETUP-09 feat>"
    assert repr(match.decision).startswith("<Decision W-SETUP-09 feat by seat ")
    assert repr(match.view("koda")) == "<View of wroth by koda, asked W-SETUP-09 feat>"
    assert repr(match.view(-2)) == "<View of wroth by a spectator>"
    while not match.over:
        match.answer(match.decision.options[0])
    assert "over: {'winners': [" in repr(match)


def rolled(g) -> list[tuple[str, tuple[int, ...]]]:
    """What chance says in the next fifty answers."""
    g.journal = []
    for _ in range(50):
        if g.decision is not None:
            engine.answer(g, g.decision.options[0])
    return [(what, values) for by, what, values in g.journal if by == CHANCE]


def test_clones_roll_the_same_dice_and_forks_their_own(match: plancia.Match) -> None:
    before = match.hash
    clones = [rolled(match.state.clone()) for _ in range(3)]
    forks = [rolled(match.state.fork(key_of(f"playout {n}"))) for n in range(3)]
    assert clones[0] == clones[1] == clones[2] != []
    assert len({str(fork) for fork in [*forks, clones[0]]}) == 4
    assert rolled(match.state.fork(key_of("playout 1"))) == forks[1]
    assert match.hash == before


def test_a_fork_of_a_replayed_game_does_not_follow_its_record(match: plancia.Match) -> None:
    for _ in range(3):
        match.answer(match.decision.options[0])
    again = plancia.replay(match.record())
    forks = [rolled(again.state.fork(key_of(f"playout {n}"))) for n in range(2)]
    assert forks[0] != forks[1]
