# not compiled
"""The words of Verrix, gathered for whoever speaks for it: the terminal, the table, the server."""

from __future__ import annotations

from plancia.games.verrix import cards, telling, words
from plancia.games.verrix.naming import Names
from plancia.games.verrix.orders import standing_orders
from plancia.games.verrix.state import Verrix


class VerrixVoice:
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
    orders = staticmethod(standing_orders)

    def seat_name(self, g: Verrix, seat: int, lang: str) -> str:
        return Names(g, lang).tribe(seat)

    def opening(self, g: Verrix, lang: str) -> list[str]:
        """Nothing is read out before a game."""
        return []
