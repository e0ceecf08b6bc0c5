"""An Enemy walks, or waits (N-AI-08, N-AI-25)."""

from __future__ import annotations

from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.effects.enemies import NO, Headed, Pondered
from plancia.games.nova_aetas.state.effects.moving import WALK, Move
from plancia.games.nova_aetas.state.state import NovaAetas


def walk(g: NovaAetas, headed: Headed) -> None:
    g.tell(headed)
    if headed.path:
        g.do(Move(headed.enemy, headed.path, headed.ap, WALK, headed.rule))


def wait(g: NovaAetas, enemy: int, why: str) -> None:
    """N-AI-25: all its AP, to no effect."""
    g.tell(Pondered(enemy, "N-AI-25", NO, why))
    if g.ap:
        g.do(Pay(enemy, g.ap, "N-AI-25"))
