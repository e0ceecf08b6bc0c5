"""Rescue (N-CORE-ACT-RESCUE, N-CORE-DOWN-4): a Hero who is Down stands up again."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.chances import things_worn
from plancia.games.nova_aetas.rules.ground.placing import nearest_free
from plancia.games.nova_aetas.rules.missions.growing_bonds import RESCUE, grow
from plancia.games.nova_aetas.rules.wounds.powers import same_place
from plancia.games.nova_aetas.state.box import MEDICINE, NOBODY, NOWHERE
from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.effects.mission import Tally
from plancia.games.nova_aetas.state.effects.wounds import StandUp
from plancia.games.nova_aetas.state.state import RESCUES, NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do

PRICE: Final = 3
SKILLED: Final = 2  # for who knows Medicine
SECTORS: Final = 3


class Rescue(Procedure):
    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.fallen = NOBODY

    @ask("N-CORE-ACT-RESCUE", into="fallen", chosen=True)
    def choose(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "model")
        for other in g.company:
            if g.down >> other & 1:
                asked.offer(other, None if is_beside(g, self.hero, other) else "N-CORE-ACT-RESCUE")
        return asked

    @do("N-CORE-ACT-RESCUE", "N-CORE-DOWN-4", "N-CORE-BOND")
    def raise_him(self, g: NovaAetas) -> None:
        price = rescue_price(g, self.hero)
        g.do(Pay(self.hero, price, "N-CORE-ACT-RESCUE"))
        stand_up(g, self.fallen, g.t + SECTORS, self.hero, price)
        if self.hero < g.box.proper:
            g.do(Tally(self.hero, RESCUES))
            grow(g, self.hero, self.fallen, RESCUE)


def stand_up(g: NovaAetas, hero: int, hour: int, by: int = NOBODY, ap: int = 0) -> None:
    """In his square or the nearest Free one, with half his Health in Wounds."""
    square = NOWHERE if g.inside[hero] >= 0 else nearest_free(g, hero, g.at[hero])
    g.do(StandUp(hero, square, g.health[hero] // 2, hour, by, ap))


def rescue_price(g: NovaAetas, hero: int) -> int:
    price = SKILLED if g.box.heroes[hero].keywords >> MEDICINE & 1 else PRICE
    for item in things_worn(g, hero):
        if g.box.items[item].rescue:
            price = min(price, g.box.items[item].rescue)
    return price


def is_beside(g: NovaAetas, hero: int, fallen: int) -> bool:
    """Adjacent, in the same square, or in the same node of a Location Card."""
    if g.inside[hero] >= 0 or g.inside[fallen] >= 0:
        return g.inside[hero] == g.inside[fallen]
    return g.at[hero] == g.at[fallen] or same_place(g, hero, fallen)


def may_rescue(g: NovaAetas, hero: int) -> str | None:
    for other in g.company:
        if g.down >> other & 1 and is_beside(g, hero, other):
            return None if g.ap >= rescue_price(g, hero) else "N-CORE-ACT-AP"
    return "N-CORE-ACT-RESCUE"
