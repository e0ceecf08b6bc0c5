# not compiled
"""The words of Wroth, gathered for whoever speaks for it: the terminal, the table, the server."""

from __future__ import annotations

from typing import Any

from plancia.games.voices import PlainVoice
from plancia.games.wroth.about import about_game
from plancia.games.wroth.shown import draw, motions, spots
from plancia.games.wroth.shown.forecast import forecast
from plancia.games.wroth.shown.in_sentences import described
from plancia.games.wroth.state.box import NOBODY
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words import labels, log, prompts, rule_cards
from plancia.games.wroth.words.asked_by import because
from plancia.games.wroth.words.names_shown import TEXT, Names
from plancia.games.wroth.words.upshots import phrase, upshots


class WrothVoice(PlainVoice):
    texts = TEXT
    prompt = staticmethod(prompts.prompt)
    label = staticmethod(labels.label)
    numbered = staticmethod(labels.numbered)
    ledger = staticmethod(prompts.ledger)
    tell = staticmethod(log.tell)
    trace = staticmethod(log.trace)
    upshots = staticmethod(upshots)
    phrase = staticmethod(phrase)
    about = staticmethod(rule_cards.about)
    about_game = staticmethod(about_game)
    describe = staticmethod(described)
    forecast = staticmethod(forecast)
    because = staticmethod(because)
    scene = staticmethod(draw.scene)
    spots = staticmethod(spots.spots)
    motion = staticmethod(motions.motion)
    things = staticmethod(motions.things)
    candidates = staticmethod(motions.candidates)

    def points(self, g: Wroth) -> dict[str, int]:
        found: dict[str, int] = g.game.points(g)
        return found

    def seat_name(self, g: Wroth, seat: int, lang: str) -> str:
        return Names(g, lang).faction(seat)

    def automated(self, g: Wroth) -> list[int]:
        return [] if g.ai == NOBODY else [g.ai]

    def opening(self, g: Wroth, lang: str) -> list[str]:
        """What is read out before the first round: the scenario card."""
        if g.scenario is None:
            return []
        card: Any = rule_cards.about(g.box, g.scenario.id, lang)
        return [f"{card.name} ({card.id})", *card.lines]
