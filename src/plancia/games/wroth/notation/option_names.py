# not compiled
"""Stable names of options and outcomes: what records, positions and scripts say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.wroth.state.answers import (
    AMOUNT,
    DIE,
    FACE,
    FACTION,
    FALLS,
    FEAT,
    KIND,
    OMNI_DIE,
    ORIGIN,
    OWN_SLOT,
    REGION,
    SECOND,
    SLOT,
)  # fmt: skip
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
    AMOUNT: lambda g, asked, n: str(n),
    REGION: lambda g, asked, region: region_name(region),
    ORIGIN: lambda g, asked, region: region_name(region),
    FACTION: lambda g, asked, who: FACTIONS[who],
    FACE: lambda g, asked, face: ACTIONS[face],
    DIE: lambda g, asked, die: "omniscient" if die == OMNI_DIE else ACTIONS[die],
    KIND: lambda g, asked, kind: KINDS[kind],
    FEAT: lambda g, asked, feat: g.box.feat_ids[feat],
    SLOT: _hit,
    OWN_SLOT: lambda g, asked, slot: slot_name(g.box, asked.by, slot),
    SECOND: lambda g, asked, slot: f"+{slot_name(g.box, asked.by, slot - 1)}" if slot else "",
    FALLS: lambda g, asked, who, slot: f"{FACTIONS[who]}:{slot_name(g.box, who, slot)}",
}
