"""Dispersing a region (W-DISPERSE)."""

from __future__ import annotations

from plancia.games.wroth.rules.ai.threat import highest_threat
from plancia.games.wroth.state.box import REGULAR
from plancia.games.wroth.state.effects import Move
from plancia.games.wroth.state.effects_round import Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.procedure import END, Procedure, do


class Disperse(Procedure):
    """W-DISPERSE. Elites go where the threat is; regulars spread around; one stays."""

    def __init__(self, origin: int = 0) -> None:
        self.origin = origin

    @do("W-DISPERSE-01", "W-DISPERSE-06", "W-AIC-4")
    def move_elites(self, g: Wroth) -> str | None:
        if self.origin <= 0 or not g.count(g.ai, self.origin):
            return END
        g.tell(Told("disperse", "W-DISPERSE-01", g.ai, self.origin))
        move_elites(g, self.origin, -1, (), "W-DISPERSE-01")
        return None

    @do("W-DISPERSE-02", "W-DISPERSE-03", "W-DISPERSE-04", "W-DISPERSE-05")
    def scatter_regulars(self, g: Wroth) -> None:
        near = g.box.next_to[self.origin]  # W-DISPERSE-05: map regions only
        leaving = max(0, g.regulars(g.ai, self.origin) - 1)
        for place, region in enumerate(near):
            share = (leaving + len(near) - 1 - place) // len(near)
            if share:
                g.do(Move(g.ai, self.origin, region, ((REGULAR, share),)))


def move_elites(
    g: Wroth, origin: int, kind: int, staying: tuple[int, ...], rule: str, charged: tuple[int, ...] = ()
) -> int:
    """W-AIC-4: elites of a kind (-1: all) go to the neighbour with the highest threat. `staying` counts, by slot,
    those that arrived by the same effect; `charged`: regions charged already (AB-RUN-3). Returns where they went, or 0.
    """
    slots = []
    for slot, n in enumerate(g.standing(g.ai, origin)):
        if staying:
            n -= staying[slot]
        if slot != REGULAR and n > 0 and kind in (-1, g.box.slot_kind[g.ai][slot]):
            slots.append((slot, n))
    if not slots:
        return 0
    region = highest_threat(g, g.box.next_to[origin], rule)
    g.do(Move(g.ai, origin, region, tuple(slots), quiet=region in charged))
    return region
