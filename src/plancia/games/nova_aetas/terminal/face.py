"""Nova Aetas at the terminal: its words from the game, its drawing from here."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from plancia.cli.faces import Face
from plancia.games.nova_aetas.notation.option_names import KINDS, at
from plancia.games.nova_aetas.shown.draw import drawn
from plancia.games.nova_aetas.state.answers import SQUARE
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.terminal.field import draw_field, legend
from plancia.games.nova_aetas.terminal.full import in_full
from plancia.games.nova_aetas.terminal.table import enemies, headline, heroes, purse, the_way, wheel
from plancia.games.nova_aetas.voice import NovaAetasVoice
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.decision import PASS
from plancia.kernel.view import View


class NovaAetasFace(NovaAetasVoice, Face):
    def paint(self, g: NovaAetas, text: Text, lang: str) -> Text:
        """The Heroes' names in their colour."""
        names = Names(g, lang)
        for hero in g.company:
            text.highlight_regex(rf"\b{names.hero(hero)}\b", "cyan")
        return text

    def above_the_map(self, view: View, lang: str) -> list[Text]:
        return headline(drawn(view, lang))

    def the_map(self, view: View, lang: str) -> list[Text]:
        scene = drawn(view, lang)
        if scene.mission is None:
            return the_way(scene)
        lines = draw_field(scene, asked_squares(view))
        return [*lines, legend(scene)] if lines else []

    def below_the_map(self, view: View, lang: str) -> list[RenderableType]:
        scene = drawn(view, lang)
        asked = [view.game.seats[seat] for seat in view.waiting_for if seat >= 0]
        foes = enemies(scene)
        return [*wheel(scene), heroes(scene, asked), *([foes] if foes is not None else []), *purse(scene)]

    def in_full(self, view: View, seat: int, lang: str) -> list[Text]:
        return in_full(drawn(view, lang), view.game.seats[seat])


def asked_squares(view: View) -> set[str]:
    """The squares that can be chosen now."""
    asked, g = view.decision, view.table
    assert isinstance(g, NovaAetas)
    if asked is None or g.mission < 0:
        return set()
    kind = KINDS[asked.kind]
    return {at(g, option) for option in asked.options if option != PASS and kind.of(option).over == (SQUARE,)}
