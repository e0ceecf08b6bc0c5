"""A few friendly questions before a game of Verrix."""

from __future__ import annotations

from plancia.cli.commands.newgame import how_many_people, seat_bots, seat_people
from plancia.cli.console import voice
from plancia.games.verrix.content.read import open_box
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.words.names_shown import Names
from plancia.games.verrix.words.rule_cards import table_of

FIRST = "green"  # the tribe that is offered first


def agree(seed: str | None) -> dict[str, str]:
    """Who plays which tribe, clockwise. Raises EOFError when the input ends before the game begins."""
    say = voice().say
    voice().print(say("new-welcome", game="Verrix"), "bold")
    people = how_many_people(len(TRIBES))
    seats = seat_people(people, TRIBES, FIRST, "tribe", tribe)
    free = [name for name in TRIBES if name not in seats]
    return seats | seat_bots(max(0, 2 - people), len(free), free, seed)


def tribe(name: str) -> str:
    """A tribe with its trait and its character."""
    box, lang = open_box(), voice().lang
    names, who = Names(table_of(box), lang), TRIBES.index(name)
    trait = names.word(box.tables["tribe"][name].trait)
    return f"{names.short(who)} ({trait}, {names.character(box.character_of[who])})"
