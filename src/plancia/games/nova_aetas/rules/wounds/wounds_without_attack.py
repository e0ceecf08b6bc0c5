"""Wounds that no attack inflicts (N-CORE-WOUND-STEPS, N-CORE-FALL): fire, blood, falls, Events, some Skills."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.wounds.down import Fall, has_fallen
from plancia.games.nova_aetas.rules.wounds.wounds import UNBLOCKABLE, Suffer
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.procedure import Procedure, run


class Hurt(Procedure):
    """Wounds that no attack inflicts: fire, blood, falls, Events. The model may fall by them."""

    def __init__(self, model: int = 0, n: int = 0, by: int = NOBODY, rule: str = "", unblockable: bool = False) -> None:
        self.model = model
        self.n = n
        self.by = by
        self.rule = rule
        self.unblockable = unblockable

    @run("N-CORE-WOUND-STEPS")
    def suffer(self, g: NovaAetas) -> Procedure | None:
        if self.n <= 0:
            return None
        return Suffer(self.model, self.n, self.by, UNBLOCKABLE if self.unblockable else 0, self.rule)

    @run("N-CORE-DOWN-1", "N-CORE-DEFEAT")
    def fall(self, g: NovaAetas) -> Procedure | None:
        return Fall(self.model, self.by) if has_fallen(g, self.model) else None
