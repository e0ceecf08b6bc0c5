"""Twin Blades (5.3): one attack with each of two One Hand weapons."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, may_attack_with
from plancia.games.nova_aetas.state.box import FIRST_PLACE, ONE_HAND
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, run


class TwinBlades(Procedure):
    """The Hero chooses which weapon strikes first; the other strikes if it still has somebody to strike."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.first = UNARMED

    @ask("N-CORE-ACT-SKILL", into="first")
    def choose_weapon(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "weapon")
        for place in range(FIRST_PLACE[ONE_HAND], FIRST_PLACE[ONE_HAND + 1]):
            asked.offer(place, may_attack_with(g, self.hero, place, True))
        return asked

    @run("N-CORE-ACT-ATTACK")
    def strike(self, g: NovaAetas) -> Procedure:
        return HeroAttack(self.hero, self.first, True)

    @run("N-CORE-ACT-ATTACK")
    def strike_again(self, g: NovaAetas) -> Procedure | None:
        if g.outcome != UNDECIDED or not g.on_field(self.hero):
            return None
        other = 2 * FIRST_PLACE[ONE_HAND] + 1 - self.first
        return HeroAttack(self.hero, other, True) if may_attack_with(g, self.hero, other, True) is None else None
