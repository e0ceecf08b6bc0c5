"""Who hurries to a Hero that has gone Down (N-CORE-BOND, level 3)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.turn.movement import Dash
from plancia.games.nova_aetas.state.effects.wounds import ChangeHeroism
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.procedure import Procedure, do, run

CLOSEST: Final = 3  # the level of a Bond


def hurrying(g: NovaAetas, fallen: int) -> list[Procedure]:
    """Each who is so close to him, in the order of the company."""
    return [HurryTo(hero) for hero in g.company if hero != fallen and is_close(g, hero, fallen)]


class HurryTo(Procedure):
    """N-CORE-BOND, level 3."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero

    @do("N-CORE-BOND", "N-CORE-HEROISM")
    def take_heart(self, g: NovaAetas) -> None:
        g.do(ChangeHeroism(self.hero, 1, "N-CORE-BOND"))

    @run("N-CORE-BOND", "N-ABIL-DASH")
    def dash(self, g: NovaAetas) -> Procedure | None:
        return Dash(self.hero, True) if g.on_field(self.hero) else None


def is_close(g: NovaAetas, hero: int, fallen: int) -> bool:
    return g.bond(hero, fallen) >= CLOSEST and not g.down >> hero & 1
