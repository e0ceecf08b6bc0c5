"""What is put on models and taken off them: Wounds, tokens, Threat, Heroism; who goes Down and stands up."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import HEROISM_MAX, MARKED, NOBODY, NOWHERE, THREAT_MAX
from plancia.games.nova_aetas.state.effects.activation import TOLD_AS_PAID
from plancia.games.nova_aetas.state.effects.moving import lay_down, stand
from plancia.games.nova_aetas.state.sheets import refresh_hero
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.state import Effect


class SoMany(Effect[NovaAetas]):
    """So many more or fewer on a model; of none nothing is told."""

    def __init__(self, model: int, n: int, rule: str) -> None:
        self.model = model
        self.n = n
        self.rule = rule

    def is_quiet(self, g: NovaAetas) -> bool:
        return self.n == 0


class Wound(SoMany):
    """Wounds are placed on a model: "suffered" (N-CORE-WOUND-STEPS 7). Never more than its Health (N-CORE-DOWN-1)."""

    def __init__(self, model: int, n: int, by: int, rule: str) -> None:
        super().__init__(model, n, rule)
        self.by = by  # who made it suffer, or NOBODY

    def apply(self, g: NovaAetas) -> None:
        model = self.model
        room = g.health[model] - g.wounds[model]
        if self.n > room:
            self.n = room
        g.wounds[model] += self.n


class Heal(SoMany):
    """N-CORE-HEALING: Wounds are discarded, no more than there are."""

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

    def is_quiet(self, g: NovaAetas) -> bool:
        return self.rule in TOLD_AS_PAID

    def apply(self, g: NovaAetas) -> None:
        g.tokens[self.model] &= ~self.tokens
        g.armed[self.model] &= ~self.tokens


class ChangeThreat(SoMany):
    """N-CORE-THREAT-1: 0 to 12."""

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

    def is_quiet(self, g: NovaAetas) -> bool:
        return self.n == 0

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

    RULE = "N-CORE-DOWN-4"

    def __init__(self, hero: int, square: int, wounds: int, hour: int, by: int = NOBODY, ap: int = 0) -> None:
        self.hero = hero
        self.square = square
        self.wounds = wounds
        self.hour = hour
        self.by = by
        self.ap = ap

    def apply(self, g: NovaAetas) -> None:
        hero = self.hero
        g.down &= ~(1 << hero)
        if g.inside[hero] < 0:
            stand(g, hero, self.square)
        g.wounds[hero] = self.wounds
        g.hour[hero] = self.hour
