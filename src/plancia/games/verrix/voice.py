# not compiled
"""The words of Verrix, gathered for whoever speaks for it: the terminal, the table, the server."""

from __future__ import annotations

from plancia.games.verrix.about import about_game
from plancia.games.verrix.shown import draw, log_links, motions, spots
from plancia.games.verrix.shown.in_sentences import described
from plancia.games.verrix.shown.paths import paths
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words import labels, log, prompts, rule_cards
from plancia.games.verrix.words.names_shown import TEXT, Names
from plancia.games.verrix.words.standing_orders import standing_orders
from plancia.games.verrix.words.upshots import phrase, upshots
from plancia.games.voices import PlainVoice


class VerrixVoice(PlainVoice):
    texts = TEXT
    prompt = staticmethod(prompts.prompt)
    label = staticmethod(labels.label)
    numbered = staticmethod(prompts.numbered)
    ledger = staticmethod(prompts.ledger)
    tell = staticmethod(log.tell)
    upshots = staticmethod(upshots)
    phrase = staticmethod(phrase)
    about = staticmethod(rule_cards.about)
    about_game = staticmethod(about_game)
    describe = staticmethod(described)
    because = staticmethod(prompts.because)
    scene = staticmethod(draw.scene)
    spots = staticmethod(spots.spots)
    paths = staticmethod(paths)
    motion = staticmethod(motions.motion)
    things = staticmethod(log_links.things)
    orders = staticmethod(standing_orders)

    def points(self, g: Verrix) -> dict[str, int]:
        found: dict[str, int] = g.game.points(g)
        return found

    def seat_name(self, g: Verrix, seat: int, lang: str) -> str:
        return Names(g, lang).tribe(seat)
