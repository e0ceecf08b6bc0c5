"""The verbs of Nova Aetas for models: moving, Wounds, tokens, Threat, time. Each is also its line in the log."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.box import (
    BURNED,
    FLY,
    HEROISM_MAX,
    MARKED,
    NOBODY,
    NOWHERE,
    TALL,
    THREAT_MAX,
)
from plancia.games.nova_aetas.state.sheets import refresh_hero
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
                        take_square(g, other, old)
    if square >= 0 and stands[square] == NOBODY:
        take_square(g, model, square)


def take_square(g: NovaAetas, model: int, square: int) -> None:
    g.stands[square] = model
    bit = 1 << square
    if model < g.box.hero_side:
        g.heroes_at |= bit
    else:
        g.enemies_at |= bit
    if g.able[model] & TALL:
        g.tall_at |= bit


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
    """N-CORE-BUILDING: into a node of a Location Card, from the field or from another node."""

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
    """N-CORE-BUILDING: onto the square of an exit; a Hero who is Down lies there."""

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


def lay_down(g: NovaAetas, hero: int, square: int) -> tuple[int, ...]:
    """N-CORE-CARRY: what a Hero carried lies beside him, who is Down."""
    found: list[int] = []
    for thing in range(len(g.things)):
        if g.things[thing] == hero:
            g.things[thing] = LYING + square
            found.append(thing)
    return tuple(found)


class Pay(Effect[NovaAetas]):
    """AP of whoever is activating."""

    def __init__(self, model: int, ap: int, rule: str) -> None:
        self.model = model
        self.ap = ap
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.ap -= self.ap
        g.spent += self.ap


class Wound(Effect[NovaAetas]):
    """Wounds are placed on a model: "suffered" (N-CORE-WOUND-STEPS 7). Never more than its Health (N-CORE-DOWN-1)."""

    def __init__(self, model: int, n: int, by: int, rule: str) -> None:
        self.model = model
        self.n = n
        self.by = by  # who made it suffer, or NOBODY
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        model = self.model
        room = g.health[model] - g.wounds[model]
        if self.n > room:
            self.n = room
        g.wounds[model] += self.n


class Heal(Effect[NovaAetas]):
    """N-CORE-HEALING: Wounds are discarded, no more than there are."""

    def __init__(self, model: int, n: int, rule: str) -> None:
        self.model = model
        self.n = n
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        self.n = min(self.n, g.wounds[self.model])
        g.wounds[self.model] -= self.n


class GiveToken(Effect[NovaAetas]):
    """N-TRAIT-MARK: Marked leaves the other model of the side that holds it."""

    def __init__(self, model: int, token: int, rule: str) -> None:
        self.model = model
        self.token = token
        self.rule = rule
        self.loser = NOBODY  # who was Marked until now

    def apply(self, g: NovaAetas) -> None:
        if self.token == MARKED:
            side = self.model < g.box.hero_side
            for other in range(len(g.tokens)):
                if (other < g.box.hero_side) == side and g.tokens[other] & MARKED:
                    g.tokens[other] &= ~MARKED
                    self.loser = other
        g.tokens[self.model] |= self.token


class DropTokens(Effect[NovaAetas]):
    def __init__(self, model: int, tokens: int, rule: str) -> None:
        self.model = model
        self.tokens = tokens
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.tokens[self.model] &= ~self.tokens
        g.armed[self.model] &= ~self.tokens


class ChangeThreat(Effect[NovaAetas]):
    """N-CORE-THREAT-1: 0 to 12."""

    def __init__(self, model: int, n: int, rule: str) -> None:
        self.model = model
        self.n = n
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        old = g.threat[self.model]
        g.threat[self.model] = max(0, min(THREAT_MAX, old + self.n))
        self.n = g.threat[self.model] - old


class ChangeHeroism(Effect[NovaAetas]):
    """N-CORE-HEROISM: 0 to 3."""

    def __init__(self, hero: int, n: int, rule: str) -> None:
        self.hero = hero
        self.n = n
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        old = g.heroism[self.hero]
        g.heroism[self.hero] = max(0, min(HEROISM_MAX, old + self.n))
        self.n = g.heroism[self.hero] - old


class GoDown(Effect[NovaAetas]):
    """N-CORE-DOWN-1, N-CORE-CARRY: the figure lies where it stood, and what it carried beside it."""

    def __init__(self, hero: int, rule: str) -> None:
        self.hero = hero
        self.rule = rule
        self.square = NOWHERE
        self.tokens = 0  # all that he loses
        self.threat = 0
        self.dropped: tuple[int, ...] = ()  # objects that lie there now

    def apply(self, g: NovaAetas) -> None:
        g.stir(self)
        hero = self.hero
        self.square = square = g.at[hero]
        self.tokens, self.threat = g.tokens[hero], g.threat[hero]
        stand(g, hero, NOWHERE)
        g.at[hero] = square
        g.down |= 1 << hero
        g.fallen |= 1 << hero
        g.tokens[hero] = g.armed[hero] = 0
        if g.boons[hero]:
            g.boons[hero] = 0
            refresh_hero(g, hero)
        g.threat[hero] = 0
        g.hour[hero] = -1
        if square >= 0:
            self.dropped = lay_down(g, hero, square)


class StandUp(Effect[NovaAetas]):
    """N-CORE-DOWN-4: on a square, with half his Wounds, his token some Sectors ahead. `by` paid `ap` for it."""

    def __init__(
        self, hero: int, square: int, wounds: int, hour: int, rule: str, by: int = NOBODY, ap: int = 0
    ) -> None:
        self.hero = hero
        self.square = square
        self.wounds = wounds
        self.hour = hour
        self.rule = rule
        self.by = by
        self.ap = ap

    def apply(self, g: NovaAetas) -> None:
        hero = self.hero
        g.down &= ~(1 << hero)
        if g.inside[hero] < 0:
            stand(g, hero, self.square)
        g.wounds[hero] = self.wounds
        g.hour[hero] = self.hour


class BeginActivation(Effect[NovaAetas]):
    """N-CORE-ACT-AP: AP equal to Rapidity. N-TOKEN-GEN-3: Blinded and Entangled will go at its end."""

    def __init__(self, model: int, armed: int) -> None:
        self.model = model
        self.armed = armed

    def apply(self, g: NovaAetas) -> None:
        model = self.model
        g.actor = model
        g.ap = g.rapidity[model]
        g.spent = 0
        g.attacked = g.has_wounded = False
        g.reactors = g.noticed = ()
        g.once = 0
        g.armed[model] = self.armed
        g.activations += 1
        if model >= g.box.hero_side:
            g.acted[g.box.hero_side + g.box.type_of[model]] = g.activations


class EndActivation(Effect[NovaAetas]):
    def __init__(self, model: int) -> None:
        self.model = model
        self.spent = 0

    def apply(self, g: NovaAetas) -> None:
        self.spent = g.spent
        if self.model < g.box.hero_side:
            g.acted[self.model] = g.activations
        g.actor = NOBODY
        g.ap = g.spent = 0
        g.attacked = g.has_wounded = False
        g.reactors = g.noticed = ()
        g.once = 0
