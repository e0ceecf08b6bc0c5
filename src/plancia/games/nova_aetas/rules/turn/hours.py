"""The hours of the Horologium: its Sectors and laps, and where a token is set (N-CORE-HORO-1, N-CORE-HORO-7)."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import SECTORS
from plancia.games.nova_aetas.state.state import NovaAetas


def sector_of(t: int) -> int:
    """N-CORE-HORO-1: I to XII."""
    return (t - 1) % SECTORS + 1


def lap_of(t: int) -> int:
    return (t - 1) // SECTORS + 1


def first_hour(g: NovaAetas, rapidity: int) -> int:
    """N-CORE-HORO-7: now + max(1, 8 - Rapidity); at set-up now is 0."""
    return g.t + max(1, 8 - rapidity)
