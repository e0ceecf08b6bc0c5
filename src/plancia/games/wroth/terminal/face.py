"""Wroth at the terminal: its words from the game, its drawing from here."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from plancia.cli.faces import Face
from plancia.games.wroth.state.box import FACTIONS
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.terminal.map import STYLES, draw_map
from plancia.games.wroth.terminal.seats import feat_lines, headline, in_sentences, seat_sentences, seat_strip
from plancia.games.wroth.voice import WrothVoice
from plancia.games.wroth.words.names_shown import Names
from plancia.kernel.view import View


class WrothFace(WrothVoice, Face):
    def paint(self, g: Wroth, text: Text, lang: str) -> Text:
        """The factions' names in their colours."""
        names = Names(g, lang)
        for who in g.factions:
            text.highlight_words([names.noun(who)], STYLES[who])
        return text

    def above_the_map(self, view: View, lang: str) -> list[Text]:
        return headline(table(view), lang)

    def the_map(self, view: View, lang: str) -> list[Text]:
        """Nothing before the tokens are laid."""
        g = table(view)
        return draw_map(g, lang) if g.round else []

    def below_the_map(self, view: View, lang: str) -> list[RenderableType]:
        g = table(view)
        return [seat_strip(g, lang, view.waiting_for), *feat_lines(g, g.humans, lang)]

    def in_sentences(self, view: View, lang: str) -> list[str]:
        g = table(view)
        if not g.round:
            return []
        around = [line.plain for line in (*headline(g, lang), *feat_lines(g, g.humans, lang))]
        return [*in_sentences(g, lang), *seat_sentences(g, g.factions, lang), *around]

    def in_full(self, view: View, seat: int, lang: str) -> list[Text]:
        """What it has, and what its elites, its ability (run by the AI: the special one) and its feats say."""
        g = table(view)
        lines = [Text(line) for line in seat_sentences(g, [seat], lang)]
        faction = g.box.tables["faction"][FACTIONS[seat]]
        power = faction.special if seat == g.ai else faction.ability
        feats = [g.box.feat_ids[feat] for feat in g.box.feats_of[seat] if g.feats[feat]]
        for id in [*faction.letters, *([power] if power else []), *feats]:
            card = self.about(g.box, id, lang)
            assert card is not None
            lines += [Text(f"{card.name}: {card.lines[0]}"), *map(Text, card.lines[1:])]
        return [*lines, *feat_lines(g, [seat], lang)]


def table(view: View) -> Wroth:
    g = view.table
    assert isinstance(g, Wroth)
    return g
