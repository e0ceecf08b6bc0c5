# not compiled
"""Stable names of options and outcomes: what records, positions and scripts say."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.wroth.state import answers as a
from plancia.games.wroth.state.box import ACTIONS, BOARD, FACTIONS, KINDS, REGULAR, SHORES, Box
from plancia.kernel.answers import Answer, Range


def region_name(region: int) -> str:
    return "shores" if region == SHORES else "board" if region == BOARD else str(region)


def slot_name(box: Box, who: int, slot: int) -> str:
    """regular, stoic-2 (with its vitality), trapper-1-new (deployed this turn)."""
    if slot == REGULAR:
        return "regular"
    new = "-new" if box.slot_fresh[who][slot] else ""
    return f"{KINDS[box.slot_kind[who][slot]]}-{box.slot_vitality[who][slot]}{new}"


NAMED: dict[Range | Answer, Callable[..., str]] = {
    a.AMOUNT: lambda g, asked, n: str(n),
    a.REGION: lambda g, asked, region: region_name(region),
    a.ORIGIN: lambda g, asked, region: region_name(region),
    a.FACTION: lambda g, asked, who: FACTIONS[who],
    a.FACE: lambda g, asked, face: ACTIONS[face],
    a.DIE: lambda g, asked, die: "omniscient" if die == a.OMNI_DIE else ACTIONS[die],
    a.KIND: lambda g, asked, kind: KINDS[kind],
    a.FEAT: lambda g, asked, feat: g.box.feat_ids[feat],
    a.SLOT: lambda g, asked, slot: slot_name(g.box, g.asking().target, slot),  # of whom the damage goes to
    a.OWN_SLOT: lambda g, asked, slot: slot_name(g.box, asked.by, slot),
    a.SECOND: lambda g, asked, slot: f"+{slot_name(g.box, asked.by, slot - 1)}" if slot else "",
    a.FALLS: lambda g, asked, who, slot: f"{FACTIONS[who]}:{slot_name(g.box, who, slot)}",
}
