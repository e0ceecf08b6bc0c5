# not compiled
"""Stable names of options and outcomes: what records, positions and scripts say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.wroth.state import answers as a
from plancia.games.wroth.state.box import ACTIONS, BOARD, FACTIONS, KINDS, REGULAR, SHORES, Box
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import Decision


def region_name(region: int) -> str:
    return "shores" if region == SHORES else "board" if region == BOARD else str(region)


def slot_name(box: Box, who: int, slot: int) -> str:
    """regular, stoic-2 (with its vitality), trapper-1-new (deployed this turn)."""
    if slot == REGULAR:
        return "regular"
    new = "-new" if box.slot_fresh[who][slot] else ""
    return f"{KINDS[box.slot_kind[who][slot]]}-{box.slot_vitality[who][slot]}{new}"


def _hit(g: Wroth, asked: Decision, slot: int) -> str:
    """A unit of the faction that the damage goes to."""
    procedure: Any = g.stack[-1]
    return slot_name(g.box, procedure.target, slot)


NAMED: dict[Range | Answer, Callable[..., str]] = {
    a.AMOUNT: lambda g, asked, n: str(n),
    a.REGION: lambda g, asked, region: region_name(region),
    a.ORIGIN: lambda g, asked, region: region_name(region),
    a.FACTION: lambda g, asked, who: FACTIONS[who],
    a.FACE: lambda g, asked, face: ACTIONS[face],
    a.DIE: lambda g, asked, die: "omniscient" if die == a.OMNI_DIE else ACTIONS[die],
    a.KIND: lambda g, asked, kind: KINDS[kind],
    a.FEAT: lambda g, asked, feat: g.box.feat_ids[feat],
    a.SLOT: _hit,
    a.OWN_SLOT: lambda g, asked, slot: slot_name(g.box, asked.by, slot),
    a.SECOND: lambda g, asked, slot: f"+{slot_name(g.box, asked.by, slot - 1)}" if slot else "",
    a.FALLS: lambda g, asked, who, slot: f"{FACTIONS[who]}:{slot_name(g.box, who, slot)}",
}
