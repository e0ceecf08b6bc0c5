"""An Activation and its AP (N-CORE-ACT)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.sheets import refresh_hero
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.state import TURN, Effect

# Paid with AP, and told as that. A token that goes with it needs no line.
TOLD_AS_PAID: Final = (
    "N-STATUS-STUNNED", "N-TOKEN-REACTION-1", "N-TOKEN-REACTION-2", "N-TRAIT-RELOAD", "N-CORE-ACT-WAIT",
)  # fmt: skip


class BeginActivation(Effect[NovaAetas]):
    """AP equal to Rapidity. N-TOKEN-GEN-3: Blinded and Entangled will go at its end."""

    RULE = "N-CORE-ACT-AP"
    LEVEL = TURN

    def __init__(self, model: int, armed: int) -> None:
        self.model = model
        self.armed = armed

    def apply(self, g: NovaAetas) -> None:
        model = self.model
        g.begin_with(model, g.rapidity[model])
        g.armed[model] = self.armed
        g.activations += 1
        if model >= g.box.hero_side:
            g.acted[g.box.hero_side + g.box.type_of[model]] = g.activations


class EndActivation(Effect[NovaAetas]):
    RULE = "N-CORE-ACT-END"
    QUIET = True

    def __init__(self, model: int) -> None:
        self.model = model
        self.spent = 0

    def apply(self, g: NovaAetas) -> None:
        self.spent = g.spent
        if self.model < g.box.hero_side:
            g.acted[self.model] = g.activations
        g.begin_with(NOBODY, 0)


class Pay(Effect[NovaAetas]):
    """AP of whoever is activating."""

    def __init__(self, model: int, ap: int, rule: str) -> None:
        self.model = model
        self.ap = ap
        self.rule = rule

    def is_quiet(self, g: NovaAetas) -> bool:
        return self.rule not in TOLD_AS_PAID

    def apply(self, g: NovaAetas) -> None:
        g.ap -= self.ap
        g.spent += self.ap


class SetBoons(Effect[NovaAetas]):
    """What a Hero has until his next Activation."""

    RULE = "N-CORE-ACT-SKILL"
    QUIET = True

    def __init__(self, hero: int, boons: int) -> None:
        self.hero = hero
        self.boons = boons

    def apply(self, g: NovaAetas) -> None:
        g.boons[self.hero] = self.boons
        refresh_hero(g, self.hero)
