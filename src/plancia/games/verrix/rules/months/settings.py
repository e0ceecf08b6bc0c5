# not compiled
"""What is agreed before a game of Verrix: who plays which tribe, and who begins."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from plancia.games.verrix.content.schema import TribeWord
from plancia.games.verrix.state.box import DIVINE_WILL, EVERY_CLASS, FIGHTERS, KINDS, NOBODY, TRIBES, Box
from plancia.games.verrix.state.state import (
    AVAILABLE,
    AWAY,
    CARDS,
    FOLK,
    HAND,
    MARKET,
    READY,
    REMOVED,
    RESERVE,
    UNLEARNED,
    VILLAGES,
    ZONES,
    Verrix,
)
from plancia.kernel.game import refused_in

refused = refused_in(Path(__file__).parents[2] / "words" / "text")


class Settings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`seats` are the tribes, clockwise; `first` begins, or chance decides (V-A-36). `battle_units`: V-A-17."""

    seats: list[str]
    first: TribeWord | None = None
    battle_units: Literal["everyone", "fighters"] = "everyone"


def table_for(settings: Settings, box: Box) -> Verrix:
    """The table before set-up: all pieces laid out, nobody has done anything."""
    agree(settings)
    g = Verrix()
    g.box = box
    g.players = tuple(TRIBES.index(name) for name in settings.seats)
    g.first = NOBODY if settings.first is None else TRIBES.index(settings.first)
    g.battle_classes = FIGHTERS if settings.battle_units == "fighters" else EVERY_CLASS
    lay_out_common(g)
    lay_out_tribes(g)
    return g


def lay_out_common(g: Verrix) -> None:
    """V-SETUP-01 to V-SETUP-09: the boards and the Common Reserve.

    V-SETUP-02, V-SETUP-03, V-SETUP-04: the Turn, the Movement Cost tile and the disc are where a new state has them.
    """
    g.villages = [NOBODY] * len(g.box.territory_ids)
    g.homes = [NOBODY] * (len(TRIBES) * VILLAGES)
    g.reserve = DIVINE_WILL
    g.trophies = [RESERVE] * len(g.box.trophy_ids)
    g.bag = g.box.tokens.copy()
    g.goods = g.box.count + [0] * ((ZONES - 1) * KINDS)
    g.folk = [0] * FOLK
    g.captives = [0] * ((ZONES - 1) * len(TRIBES))
    g.grey = [NOBODY] * 5  # V-SETUP-08: the grey Character cards are in the Common Reserve
    g.where = [AWAY] * len(g.box.character_ids)
    g.worn = [0] * len(g.box.character_ids)
    g.deck = list(range(len(g.box.events)))
    g.drawn = [[] for _ in TRIBES]
    g.held = [[] for _ in TRIBES]
    g.known = [[] for _ in TRIBES]
    g.side = [NOBODY] * 5


def lay_out_tribes(g: Verrix) -> None:
    """V-SETUP-10 to 17, V-SETUP-27: what a tribe that plays has; the others stay in the box."""
    g.score = [0] * 5
    g.will = [0] * 5
    g.palisade = [0] * 5
    g.cards = [REMOVED] * (5 * CARDS)
    for who in g.players:
        g.score[who] = 3  # V-SETUP-16
        g.put_commoners(who, AVAILABLE, 5)  # V-SETUP-13
        g.put_commoners(who, MARKET, 2)  # V-SETUP-14
        g.where[g.box.character_of[who]] = READY
        for card in g.box.deck_of[who]:
            g.put_card(who, card, UNLEARNED if g.box.actions[card].special else HAND)


def agree(settings: Settings) -> None:
    """V-SETUP-10: refuse what cannot be played, naming the rule."""
    for name in settings.seats:
        if name not in TRIBES:
            raise refused("V-SETUP-10", "no-tribe", name=name, known=", ".join(TRIBES))
    if len(set(settings.seats)) < len(settings.seats):
        raise refused("V-SETUP-10", "same-tribe")
    if not 2 <= len(settings.seats) <= 5:
        raise refused("V-A-35", "how-many-seats")
    if settings.first is not None and settings.first not in settings.seats:
        raise refused("V-SETUP-20", "does-not-play", name=settings.first)
