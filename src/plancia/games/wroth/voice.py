# not compiled
"""The words of Wroth, gathered for whoever speaks for it: the terminal, the table, the server."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.about import about_game
from plancia.games.wroth.shown import draw, motions, spots
from plancia.games.wroth.shown.forecast import forecast
from plancia.games.wroth.shown.in_sentences import described
from plancia.games.wroth.state.box import NOBODY
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words import log, prompts, rule_cards
from plancia.games.wroth.words.asked_by import because
from plancia.games.wroth.words.names_shown import TEXT, Names
from plancia.kernel.decision import Decision
from plancia.kernel.picture import Path, StandingOrder, Survey
from plancia.kernel.view import View
from plancia.kernel.words import catalogue


class WrothVoice:
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
    forecast = staticmethod(forecast)
    because = staticmethod(because)
    scene = staticmethod(draw.scene)
    spots = staticmethod(spots.spots)
    motion = staticmethod(motions.motion)
    things = staticmethod(motions.things)
    candidates = staticmethod(motions.candidates)

    def seat_name(self, g: Wroth, seat: int, lang: str) -> str:
        return Names(g, lang).faction(seat)

    def lesson(self, step: str, lang: str) -> str:
        """What a question is about, for somebody who learns; `step` is the one that asks it."""
        return catalogue(TEXT, lang)(f"lesson-{step}")

    def chapter(self, id: str, lang: str) -> str:
        """The title of a chapter of the ledger."""
        return catalogue(TEXT, lang)(f"chapter-{id}")

    def automated(self, g: Wroth) -> list[int]:
        return [] if g.ai == NOBODY else [g.ai]

    def paths(self, g: Wroth, decision: Decision, option: int | None, lang: str) -> list[Path]:
        """Armies go to regions that touch."""
        return []

    def survey(self, view: View, spot: str, to: str, lang: str) -> Survey | None:
        """Nothing is measured on its map."""
        return None

    def survey_of(self, g: Wroth, decision: Decision, option: int, lang: str) -> Survey | None:
        return None

    def orders(self, g: Wroth, seat: int, lang: str) -> list[StandingOrder]:
        """No question of Wroth is worth an answer in advance."""
        return []

    def opening(self, g: Wroth, lang: str) -> list[str]:
        """What is read out before the first round: the scenario card."""
        if g.scenario is None:
            return []
        card: Any = rule_cards.about(g.box, g.scenario.id, lang)
        return [f"{card.name} ({card.id})", *card.lines]
