"""Verrix at the terminal: its words from the game, its drawing from here."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from plancia.cli.faces import Face
from plancia.games.verrix.shown.draw import drawn
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.terminal.full import event, in_full
from plancia.games.verrix.terminal.map import STYLES, draw_map
from plancia.games.verrix.terminal.table import centre, contest, headline, strip
from plancia.games.verrix.voice import VerrixVoice
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.view import View


class VerrixFace(VerrixVoice, Face):
    def paint(self, g: Verrix, text: Text, lang: str) -> Text:
        """The tribes' names in their colours."""
        names = Names(g, lang)
        for who in g.players:
            text.highlight_regex(rf"\b{names.short(who)}\b", STYLES[TRIBES[who]])
        return text

    def above_the_map(self, view: View, lang: str) -> list[Text]:
        return headline(drawn(view, lang))

    def the_map(self, view: View, lang: str) -> list[Text]:
        g = view.table
        assert isinstance(g, Verrix)
        return draw_map(drawn(view, lang), g.box)

    def below_the_map(self, view: View, lang: str) -> list[RenderableType]:
        """And the reader's own Event cards, to be read."""
        scene = drawn(view, lang)
        asked = [TRIBES[seat] for seat in view.waiting_for if seat >= 0]
        own = [card for tribe in scene.tribes for card in (*tribe.held.cards, *tribe.drawn.cards)]
        return [*centre(scene), *contest(scene), strip(scene, asked), *map(event, own)]

    def in_full(self, view: View, seat: int, lang: str) -> list[Text]:
        scene = drawn(view, lang)
        return in_full(scene, next(tribe for tribe in scene.tribes if tribe.id == TRIBES[seat]))
