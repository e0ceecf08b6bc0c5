"""What the models of a group foresee (N-AI-21): it holds as long as none of them does more than walk; what they hope
for, as long as the Heroes stay where they are."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.enemies.pursuit import Foreseen, Quarry, foresee
from plancia.games.nova_aetas.state.state import NovaAetas


class Prospects:
    """Of the models of a kind that have not activated."""

    def __init__(self, g: NovaAetas, kind: int, objective: int, hopes: list[Foreseen]) -> None:
        self.kind = kind
        self.objective = objective  # the number of their Mission Objective, or NOBODY
        self.activation = g.activations  # the last one before they chose who goes next
        self.heroes_at = g.heroes_at
        self.rapidity = g.rapidity
        self.hopes = hopes  # what they foresee is not less than this; the least first
        self.found: dict[int, Quarry] = {}


def prospects(g: NovaAetas, kind: int) -> Prospects | None:
    """Those of the last choice, if since then one model of this kind has activated."""
    known, now = g.prospects, g.activations
    if known is None or known.kind != kind or known.activation + 1 != now or g.acted[g.box.hero_side + kind] != now:
        known = g.prospects = None
    else:
        known.activation = now
    return known


def can_still_hope(g: NovaAetas, known: Prospects, models: list[int], objective: int) -> bool:
    if known.objective != objective or len(known.hopes) != len(models):
        return False
    return known.heroes_at == g.heroes_at and known.rapidity is g.rapidity


def forget(g: NovaAetas) -> None:
    """A model has done more than walk."""
    if g.prospects is not None:
        g.prospects.found.clear()


def look(g: NovaAetas, known: Prospects, enemy: int) -> Quarry:
    """What it foresees: the same as before, unless another Enemy has come where that matters, or has left."""
    found = known.found.get(enemy)
    if found is None or g.enemies_at & found.minds != found.held:
        found = known.found[enemy] = foresee(g, enemy, known.objective)
    return found


def foreseen(g: NovaAetas, enemy: int, objective: int, unloaded: bool) -> Quarry | None:
    """What it foresaw when its group chose it, unless its tokens have cost it more than that."""
    known = g.prospects
    if known is None or known.objective != objective or known.activation + 1 != g.activations:
        return None
    found = known.found.get(enemy)
    if found is None or g.enemies_at & found.minds != found.held or found.ap != g.ap or found.unloaded != unloaded:
        return None
    return found
