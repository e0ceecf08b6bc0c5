"""Goods taken from the market to the Village card."""

from __future__ import annotations

from plancia.games.verrix.state.box import Lot
from plancia.games.verrix.state.effects import Transfer, home
from plancia.games.verrix.state.state import Verrix


def may_take(g: Verrix, goods: Lot) -> str | None:
    """V-AREA-02, V-A-34: as many as there are, and at least one."""
    for good, _ in goods:
        if g.goods[good]:
            return None
    return "V-AREA-02"


def take_goods(g: Verrix, who: int, goods: Lot, rule: str) -> None:
    """V-AREA-02: as many as the market has, to the Village card."""
    for good, n in goods:
        taken = min(n, g.goods[good])
        if taken:
            g.do(Transfer(good, taken, 0, home(who), rule))
