"""Models on the field: they arrive, move, go into buildings and leave. Each verb is also its line in the log."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.box import BURNED, FLY, NOBODY, NOWHERE
from plancia.games.nova_aetas.state.state import LYING, NovaAetas
from plancia.kernel.state import Effect

WALK: Final = 0
JUMP: Final = 1
DASH: Final = 2
FORCED: Final = 3
BLINK: Final = 4


def stand(g: NovaAetas, model: int, square: int) -> None:
    """Put a model on a square (NOWHERE: off the field), and keep the sets of squares true.

    On the square of a friend it only passes by: that one still stands there, until he goes.
    """
    stands, old = g.stands, g.at[model]
    g.at[model] = square
    if old >= 0 and stands[old] == model:
        stands[old] = NOBODY
        bit = 1 << old
        if g.tall_at & bit:
            g.tall_at ^= bit
        if model >= g.box.hero_side:
            g.enemies_at ^= bit
        else:
            g.heroes_at ^= bit
            if old in g.at[: g.box.hero_side]:
                for other in range(g.box.hero_side):
                    if other != model and g.at[other] == old and g.on_field(other):
                        g.take_square(other, old)
    if square >= 0 and stands[square] == NOBODY:
        g.take_square(model, square)


def lay_down(g: NovaAetas, hero: int, square: int) -> tuple[int, ...]:
    """N-CORE-CARRY: what a Hero carried lies beside him, who is Down."""
    found: list[int] = []
    for thing in range(len(g.things)):
        if g.things[thing] == hero:
            g.things[thing] = LYING + square
            found.append(thing)
    return tuple(found)


class Move(Effect[NovaAetas]):
    """A model goes over these squares to the last one and pays for it. N-CORE-TERRAIN-WATER: Water puts out fire."""

    def __init__(self, model: int, path: tuple[int, ...], ap: int, how: int, rule: str) -> None:
        self.model = model
        self.start = NOWHERE
        self.path = path
        self.ap = ap
        self.how = how
        self.rule = rule
        self.doused = False

    def apply(self, g: NovaAetas) -> None:
        model = self.model
        self.start = g.at[model]
        stand(g, model, self.path[-1])
        if self.ap:
            g.ap -= self.ap
            g.spent += self.ap
        if g.tokens[model] & BURNED:
            water = g.ground.water
            wet = water >> self.path[-1] & 1
            if self.how == WALK and not g.able[model] & FLY:
                for square in self.path:
                    wet |= water >> square & 1
            if wet:
                g.tokens[model] &= ~BURNED
                self.doused = True


class Arrive(Effect[NovaAetas]):
    """A model is placed on the field, whole and without tokens, if it comes from the supply."""

    def __init__(self, model: int, square: int, rule: str, loot: bool = True) -> None:
        self.model = model
        self.square = square
        self.rule = rule
        self.loot = loot

    def apply(self, g: NovaAetas) -> None:
        g.stir(self)
        model = self.model
        stand(g, model, self.square)
        if model >= g.box.proper:
            g.wounds[model] = g.tokens[model] = g.armed[model] = 0
            if model >= g.box.hero_side:
                if not self.loot:
                    g.without_loot = (*g.without_loot, model)
            else:
                g.came = (*g.came, model)


class Leave(Effect[NovaAetas]):
    """A model leaves the field and goes back to the supply (N-CORE-DEFEAT, N-ABIL-COWARDICE, N-CORE-DOWN-3).

    N-CORE-HORO-8: with the last model of its type the token leaves the Horologium.
    """

    def __init__(self, model: int, by: int, rule: str, defeated: bool) -> None:
        self.model = model
        self.by = by  # who defeated it, or NOBODY
        self.rule = rule
        self.defeated = defeated
        self.square = NOWHERE
        self.loot = False

    def apply(self, g: NovaAetas) -> None:
        g.stir(self)
        model = self.model
        self.square = g.at[model]
        stand(g, model, NOWHERE)
        g.wounds[model] = g.tokens[model] = g.armed[model] = 0
        if model < g.box.hero_side:
            g.hour[model] = -1
            return
        kind = g.box.type_of[model]
        if self.defeated:
            g.beaten[kind] += 1
            self.loot = model not in g.without_loot
        if model in g.without_loot:
            g.without_loot = tuple([other for other in g.without_loot if other != model])
        if not g.models_of(kind):
            g.group_hour[kind] = -1
            g.groups = tuple([other for other in g.groups if other != kind])


class GoInside(Effect[NovaAetas]):
    """Into a node of a Location Card, from the field or from another node."""

    RULE = "N-CORE-BUILDING"

    def __init__(self, model: int, node: int, ap: int) -> None:
        self.model = model
        self.node = node
        self.ap = ap

    def apply(self, g: NovaAetas) -> None:
        stand(g, self.model, NOWHERE)
        g.inside[self.model] = self.node
        g.ap -= self.ap
        g.spent += self.ap


class ComeOut(Effect[NovaAetas]):
    """Onto the square of an exit; a Hero who is Down lies there."""

    RULE = "N-CORE-BUILDING"

    def __init__(self, model: int, square: int) -> None:
        self.model = model
        self.square = square
        self.dropped: tuple[int, ...] = ()

    def apply(self, g: NovaAetas) -> None:
        g.inside[self.model] = NOWHERE
        if g.down >> self.model & 1:
            g.at[self.model] = self.square
            self.dropped = lay_down(g, self.model, self.square)
        else:
            stand(g, self.model, self.square)
