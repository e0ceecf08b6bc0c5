"""Wroth at the terminal: its words from the game, its drawing from here."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from plancia.cli.wroth_map import STYLES, draw_map
from plancia.cli.wroth_seats import feat_lines, headline, in_sentences, seat_sentences, seat_strip
from plancia.games.wroth.naming import Names
from plancia.games.wroth.state import Wroth
from plancia.games.wroth.voice import WrothVoice


class WrothFace(WrothVoice):
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
