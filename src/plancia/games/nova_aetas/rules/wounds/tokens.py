"""Who may receive which status token (N-STATUS, N-TOKEN-GEN, N-ABIL-TOUGH, N-ABIL-UNDEAD, N-ABIL-DESTINY).

N-AMB-15: nothing here lets Poisoned, Gutted or Marked expire.
"""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import (
    BLEEDING,
    BLINDED,
    DESTINY,
    DISTRACTED,
    GUTTED,
    HEROES_ONLY,
    POISONED,
    POSITIVE,
    STUNNED,
    TOUGH,
    UNDEAD,
)
from plancia.games.nova_aetas.state.effects.wounds import GiveToken
from plancia.games.nova_aetas.state.state import NovaAetas


def may_receive(g: NovaAetas, model: int, token: int) -> str | None:
    """N-TOKEN-GEN-2: the rule by which a model cannot receive this token."""
    able = g.able[model]
    if model >= g.box.hero_side:
        if token & HEROES_ONLY:
            return "N-TOKEN-GEN-5" if token & POSITIVE else "N-STATUS-CURSED"
    elif token == DISTRACTED:
        return "N-STATUS-DISTRACTED"
    if able & TOUGH and token & (BLEEDING | GUTTED):
        return "N-ABIL-TOUGH"
    if able & UNDEAD and token & (STUNNED | POISONED | BLEEDING | GUTTED):
        return "N-ABIL-UNDEAD"
    if able & DESTINY and token & (BLINDED | POISONED | STUNNED):
        return "N-ABIL-DESTINY"
    if g.immune[model] & token:
        return "N-ABIL-IMMUNITY"
    if g.tokens[model] & token:
        return "N-TOKEN-GEN-1"
    return None


def give(g: NovaAetas, model: int, tokens: int, rule: str) -> None:
    """Every token of these that the model can receive; N-AMB-16: a second one changes nothing."""
    while tokens:
        token = tokens & -tokens
        tokens ^= token
        if may_receive(g, model, token) is None:
            g.do(GiveToken(model, token, rule))
