"""Who lends others an ability (N-ABIL-BARRIER, N-ABIL-PROTECTION): few, and mostly nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from plancia.games.nova_aetas.state.state import NovaAetas

Lenders = tuple[list[int], list[int]]  # of the Heroes' side; Enemies


def find_lenders(g: NovaAetas) -> None:
    """After `g.barrier` or `g.protection` has changed."""
    g.barriers = _lenders(g, g.barrier)
    g.protectors = _lenders(g, g.protection)


def _lenders(g: NovaAetas, aura: tuple[int, ...]) -> Lenders:
    """By number; found out once for each aura."""
    found = g.box.lenders.get(aura)
    if found is None:
        every, first = [model for model in range(len(aura)) if aura[model]], g.box.hero_side
        lenders = [each for each in every if each < first], [each for each in every if each >= first]
        found = g.box.lenders.keep(aura, lenders)
    return found
