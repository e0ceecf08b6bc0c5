"""Wroth at the terminal: its words from the game, its drawing from here."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from plancia.cli.wroth_map import STYLES, draw_map
from plancia.cli.wroth_seats import feat_lines, headline, in_sentences, seat_sentences, seat_strip
from plancia.games.wroth import cards, telling, words
from plancia.games.wroth.naming import Names
from plancia.games.wroth.state import Wroth


class WrothFace:
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

    def paint(self, g: Wroth, text: Text, lang: str) -> Text:
        """The factions' names in their colours."""
        names = Names(g, lang)
        for who in g.factions:
            text.highlight_words([names.noun(who)], STYLES[who])
        return text

    def above_the_map(self, g: Wroth, lang: str) -> list[Text]:
        return headline(g, lang)

    def the_map(self, g: Wroth, lang: str) -> list[Text]:
        """Nothing before the tokens are laid."""
        return draw_map(g, lang) if g.round else []

    def below_the_map(self, g: Wroth, lang: str) -> list[RenderableType]:
        return [seat_strip(g, lang), *feat_lines(g, lang)]

    def in_sentences(self, g: Wroth, lang: str) -> list[str]:
        if not g.round:
            return []
        around = [line.plain for line in (*headline(g, lang), *feat_lines(g, lang))]
        return [*in_sentences(g, lang), *seat_sentences(g, lang), *around]

    def opening(self, g: Wroth, lang: str) -> list[str]:
        """What is read out before the first round: the scenario card."""
        if g.scenario is None:
            return []
        card: Any = cards.about(g.box, g.scenario.id, lang)
        return [f"{card.name} ({card.id})", *card.lines]
