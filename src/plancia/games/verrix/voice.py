# not compiled
"""The words of Verrix, gathered for whoever speaks for it: the terminal, the table, the server."""

from __future__ import annotations

from plancia.games.verrix.about import about_game
from plancia.games.verrix.shown import draw, log_links, motions, spots
from plancia.games.verrix.shown.in_sentences import described
from plancia.games.verrix.shown.paths import paths
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words import log, prompts, rule_cards
from plancia.games.verrix.words.asked_by import because
from plancia.games.verrix.words.names_shown import TEXT, Names
from plancia.games.verrix.words.standing_orders import standing_orders
from plancia.kernel.decision import Decision
from plancia.kernel.picture import Outlook, Survey
from plancia.kernel.view import View
from plancia.kernel.words import catalogue


class VerrixVoice:
    prompt = staticmethod(prompts.prompt)
    label = staticmethod(prompts.label)
    why = staticmethod(prompts.why)
    numbered = staticmethod(prompts.numbered)
    ledger = staticmethod(prompts.ledger)
    tell = staticmethod(log.tell)
    trace = staticmethod(log.trace)
    rule_of = staticmethod(log.rule_of)
    level = staticmethod(log.level)
    is_quiet = staticmethod(log.is_quiet)
    is_thought = staticmethod(log.is_thought)
    begins_ai = staticmethod(log.begins_ai)
    is_ending = staticmethod(log.is_ending)
    about = staticmethod(rule_cards.about)
    about_game = staticmethod(about_game)
    describe = staticmethod(described)
    because = staticmethod(because)
    scene = staticmethod(draw.scene)
    spots = staticmethod(spots.spots)
    paths = staticmethod(paths)
    motion = staticmethod(motions.motion)
    things = staticmethod(log_links.things)
    candidates = staticmethod(motions.candidates)
    orders = staticmethod(standing_orders)

    def seat_name(self, g: Verrix, seat: int, lang: str) -> str:
        return Names(g, lang).tribe(seat)

    def lesson(self, step: str, lang: str) -> str:
        """What a question is about, for somebody who learns; `step` is the one that asks it."""
        return catalogue(TEXT, lang)(f"lesson-{step}")

    def chapter(self, id: str, lang: str) -> str:
        """The title of a chapter of the ledger."""
        return catalogue(TEXT, lang)(f"chapter-{id}")

    def automated(self, g: Verrix) -> list[int]:
        """Every tribe is somebody's."""
        return []

    def forecast(self, view: View, lang: str) -> Outlook | None:
        """Nothing is played by the rules themselves; what a choice would cost stands in its label."""
        return None

    def survey(self, view: View, spot: str, to: str, lang: str) -> Survey | None:
        """What is far on its map is told by the ways."""
        return None

    def survey_of(self, g: Verrix, decision: Decision, option: int, lang: str) -> Survey | None:
        return None

    def opening(self, g: Verrix, lang: str) -> list[str]:
        """Nothing is read out before a game."""
        return []
