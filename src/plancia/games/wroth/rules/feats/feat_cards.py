"""Which feats are in play, and their numbers (W-FEAT)."""

from __future__ import annotations

from plancia.games.wroth.state.box import NOBODY
from plancia.games.wroth.state.state import Wroth


def feat_with(g: Wroth, who: int, power: int) -> int:
    """The feat of a faction that has a power, or NOBODY."""
    return g.box.feat_with[who][power]


def has_feat(g: Wroth, who: int, power: int) -> bool:
    """Is a feat with this power in play and not used up?"""
    feat = g.box.feat_with[who][power]
    return feat != NOBODY and g.feats[feat] == 1


def amount_of(g: Wroth, who: int, power: int) -> int:
    return g.box.feat_amount[feat_with(g, who, power)]
