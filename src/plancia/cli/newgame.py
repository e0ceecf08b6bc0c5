"""A few friendly questions before a game of Wroth."""

from __future__ import annotations

from random import Random
from typing import Any

from plancia.cli.reading import choose
from plancia.cli.voice import voice
from plancia.games.wroth.box import FACTIONS
from plancia.games.wroth.cards import table_of
from plancia.games.wroth.content import open_box
from plancia.games.wroth.naming import Names
from plancia.table.match import HUMAN

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
    voice().print(say("new-welcome"), "bold")
    against_ai = choose(say("new-mode"), [say("new-mode-standard"), say("new-mode-coop")]) == 1
    people = choose(say("new-people"), [say("new-people-n", n=n) for n in range(1, 5)]) + 1
    ai, scenario = choose_scenario() if against_ai else (None, None)
    seats: dict[str, str] = {}
    for number in range(people):
        free = [name for name in FACTIONS if name not in (*seats, ai)]
        usual = free.index(FIRST) + 1 if FIRST in free else 1
        question = say("new-faction", number=number + 1) if people > 1 else say("new-your-faction")
        seats[free[choose(question, [faction(name) for name in free], usual)]] = HUMAN
    free = [name for name in FACTIONS if name not in (*seats, ai)]
    least, most = (0, 4 - people) if against_ai else (max(0, 2 - people), 4 - people)
    if most > 0:
        bots = least + choose(say("new-bots"), [say("new-bots-n", n=n) for n in range(least, most + 1)])
        if bots:
            strength = ("thumb", "random")[choose(say("new-strength"), [say("new-thumb"), say("new-random")])]
            seats |= dict.fromkeys(Random(seed).sample(free, bots), strength)
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
