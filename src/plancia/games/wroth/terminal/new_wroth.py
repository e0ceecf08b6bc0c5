"""A few friendly questions before a game of Wroth."""

from __future__ import annotations

from typing import Any

from plancia.cli.commands.newgame import how_many_people, seat_bots, seat_people
from plancia.cli.console import voice
from plancia.cli.reading import choose
from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.state.box import FACTIONS
from plancia.games.wroth.words.names_shown import Names
from plancia.games.wroth.words.rule_cards import table_of

FIRST = "koda"  # the faction that is offered first


class Agreed:
    """Who sits where, and against whom."""

    def __init__(self, seats: dict[str, str], ai: str | None = None, scenario: str | None = None) -> None:
        self.seats = seats
        self.ai = ai
        self.scenario = scenario

    def against(self) -> dict[str, Any]:
        return {"ai": self.ai, "scenario": self.scenario} if self.ai or self.scenario else {}


def agree(seed: str | None) -> Agreed:
    """Raises EOFError when the input ends before the game begins."""
    say = voice().say
    voice().print(say("new-welcome", game="Wroth"), "bold")
    against_ai = choose(say("new-mode"), [say("new-mode-standard"), say("new-mode-coop")]) == 1
    people = how_many_people(4)
    ai, scenario = choose_scenario() if against_ai else (None, None)
    free = [name for name in FACTIONS if name != ai]
    seats = seat_people(people, free, FIRST, "faction", faction)
    least = 0 if against_ai else max(0, 2 - people)
    seats |= seat_bots(least, 4 - people, [name for name in free if name not in seats], seed)
    return Agreed(seats, ai, scenario)


def choose_scenario() -> tuple[str, str]:
    say, box = voice().say, open_box()
    ai = FACTIONS[choose(say("new-ai"), [faction(name) for name in FACTIONS], len(FACTIONS))]
    cards = [card for card in box.scenarios if FACTIONS[card.faction] == ai]
    names = Names(table_of(box), voice().lang)
    titles = [f"{names.word(card.record.name)} ({card.id}): {names.word(card.record.mission_text)}" for card in cards]
    return ai, cards[choose(say("new-scenario"), titles)].id


def faction(name: str) -> str:
    """A faction with its units."""
    box = open_box()
    names = Names(table_of(box), voice().lang)
    who = FACTIONS.index(name)
    units = [names.regulars(who), *(names.kind(kind, 2) for kind in box.letters[who])]
    return f"{names.faction_name(who)} ({', '.join(units)})"
