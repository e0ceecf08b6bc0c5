"""The Enemy Draft (N-CORE-DRAFT, N-ABIL-HORDE), and models that come to the field."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.ground.placing import free_squares, nearest_free
from plancia.games.nova_aetas.rules.turn.hours import first_hour
from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE
from plancia.games.nova_aetas.state.effects.decks import DrawDraft, NobodyLeft, RefillDrafts
from plancia.games.nova_aetas.state.effects.moving import Arrive
from plancia.games.nova_aetas.state.effects.time import SetGroupHour
from plancia.games.nova_aetas.state.lay_out import deck_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Roll
from plancia.kernel.procedure import AGAIN, Procedure, do, repeat, roll


def in_supply(g: NovaAetas, kind: int) -> list[int]:
    """The models of a type that are not on the field, by number."""
    card = g.box.enemies[kind]
    return [model for model in card.numbers if g.at[model] < 0]


def next_in_supply(g: NovaAetas, kind: int) -> int:
    """The first of them, or NOBODY."""
    card = g.box.enemies[kind]
    for model in card.numbers:
        if g.at[model] < 0:
            return model
    return NOBODY


def bring(g: NovaAetas, kind: int, square: int, rule: str, loot: bool = True) -> int:
    """A model of the supply comes to a square or the nearest that suits it; NOBODY when there is none."""
    model = next_in_supply(g, kind)
    if model == NOBODY:
        return NOBODY
    where = nearest_free(g, model, square)
    if where == NOWHERE:
        return NOBODY
    g.do(Arrive(model, where, rule, loot))
    if g.group_hour[kind] < 0:
        g.do(SetGroupHour(kind, first_hour(g, g.box.enemies[kind].rapidity), "N-CORE-HORO-7"))
    return model


class Draft(Procedure):
    """N-CORE-DRAFT. One card for each square, in order."""

    def __init__(self, squares: tuple[int, ...] = ()) -> None:
        self.squares = squares

    @repeat("N-CORE-DRAFT")
    def next_square(self, g: NovaAetas) -> Procedure | None:
        if not self.squares:
            return None
        square, self.squares = self.squares[0], self.squares[1:]
        return DraftOn(square)


class DraftOn(Procedure):
    """One Draft Card, and the model or the Horde it brings."""

    def __init__(self, square: int = 0) -> None:
        self.square = square
        self.card: tuple[int, ...] = ()

    @do("N-CORE-DRAFT")
    def shuffle(self, g: NovaAetas) -> None:
        """The deck has run out: the discards become the deck."""
        if not sum(g.drafts):
            g.do(RefillDrafts(tuple(deck_of(g, g.mission))))

    @roll("N-CORE-DRAFT", into="card")
    def draw(self, g: NovaAetas) -> Roll | None:
        self.card = ()
        if not can_place(g):
            return None
        faces: list[int] = []
        for kind, copies in enumerate(g.drafts):
            if copies:
                faces += [kind] * copies
        return Roll("draft", len(faces), 1, False, faces)

    @do("N-CORE-DRAFT", "N-ABIL-HORDE", "N-AMB-48", "N-AMB-52")
    def place(self, g: NovaAetas) -> str | None:
        if not self.card:
            return None
        kind = self.card[0]
        g.do(DrawDraft(kind, self.square))
        first = bring(g, kind, self.square, "N-CORE-DRAFT")
        if first == NOBODY:
            g.tell(NobodyLeft(kind))
            return AGAIN
        for _ in range(g.box.enemies[kind].powers.horde - 1):
            beside_the_first(g, kind, first)
        return None


def can_place(g: NovaAetas) -> bool:
    """Is there a card, in the deck or among the discards, of which a model is left and has room?"""
    for kind, copies in enumerate(deck_of(g, g.mission)):
        if copies:
            model = next_in_supply(g, kind)
            if model != NOBODY and free_squares(g, model):
                return True
    return False


def beside_the_first(g: NovaAetas, kind: int, first: int) -> None:
    """N-ABIL-HORDE: on a Free Square next to the first (N, W, E, S), or as near as possible, in reading order."""
    model = next_in_supply(g, kind)
    if model == NOBODY:
        return
    field, here = g.ground, g.at[first]
    free = free_squares(g, model)
    for direction in range(4):  # N, W, E, S
        beside = field.grid.shifted(1 << here, direction) & field.beside[here] & free
        if beside:
            bring(g, kind, beside.bit_length() - 1, "N-ABIL-HORDE")
            return
    bring(g, kind, here, "N-ABIL-HORDE")
