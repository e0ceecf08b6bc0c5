# not compiled
"""The words of Wroth, gathered for whoever speaks for it: the terminal, the table, the server."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth import cards, telling, words
from plancia.games.wroth.naming import Names
from plancia.games.wroth.state import Wroth


class WrothVoice:
    prompt = staticmethod(words.prompt)
    label = staticmethod(words.label)
    why = staticmethod(words.why)
    numbered = staticmethod(words.numbered)
    ledger = staticmethod(words.ledger)
    tell = staticmethod(telling.tell)
    trace = staticmethod(telling.trace)
    rule_of = staticmethod(telling.rule_of)
    level = staticmethod(telling.level)
    is_quiet = staticmethod(telling.is_quiet)
    is_thought = staticmethod(telling.is_thought)
    begins_ai = staticmethod(telling.begins_ai)
    about = staticmethod(cards.about)

    def seat_name(self, g: Wroth, seat: int, lang: str) -> str:
        return Names(g, lang).faction(seat)

    def opening(self, g: Wroth, lang: str) -> list[str]:
        """What is read out before the first round: the scenario card."""
        if g.scenario is None:
            return []
        card: Any = cards.about(g.box, g.scenario.id, lang)
        return [f"{card.name} ({card.id})", *card.lines]
