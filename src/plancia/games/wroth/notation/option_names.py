# not compiled
"""Stable names of options and outcomes: what records, positions and scripts say."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.rules.ai.ai_damage import casualty_of
from plancia.games.wroth.rules.turn import turn as t
from plancia.games.wroth.rules.turn.exodus import OMNI_DIE
from plancia.games.wroth.rules.units.moving import chosen_slots
from plancia.games.wroth.state.box import ACTIONS, BOARD, FACTIONS, KINDS, REGULAR, SHORES, Box
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import PASS, Decision

NUMBERS = ("amount", "gather", "send", "swarm")


def option_name(g: Wroth, decision: Decision, option: int) -> str:
    kind = decision.kind
    if option == PASS:
        return "pass"
    if kind in NUMBERS:
        return str(option)
    if kind in ("region", "origin"):
        return region_name(option)
    if kind == "step":
        return step_name(g.box, option)
    if kind == "faction":
        return FACTIONS[option]
    if kind in ("face", "bonus"):
        return ACTIONS[option]
    if kind == "unit":
        return slot_name(g.box, units_asked_about(g, decision), option)
    if kind == "units":
        return "+".join(slot_name(g.box, decision.by, slot) for slot in chosen_slots(g.box, option))
    if kind == "casualty":
        who, slot = casualty_of(g.box, option)
        return f"{FACTIONS[who]}:{slot_name(g.box, who, slot)}"
    if kind == "dice":
        return f"{ACTIONS[option // 5]}+{'omniscient' if option % 5 == OMNI_DIE else ACTIONS[option % 5]}"
    if kind == "feat":
        return g.box.feat_ids[option]
    if kind in ("again", "reroll"):
        return "yes"
    return str(option)


def region_name(region: int) -> str:
    return "shores" if region == SHORES else "board" if region == BOARD else str(region)


def step_name(box: Box, step: int) -> str:
    if step >= t.FEAT:
        return f"feat-{box.feat_ids[step - t.FEAT]}"
    if step >= t.BUY:
        return f"buy-{KINDS[step - t.BUY]}"
    plain = {
        t.END_TURN: "end",
        t.TAKE_EXODUS: "exodus",
        t.USE_OMNI: "omniscient",
        t.USE_ABILITY: "ability",
        t.SPRING: "trap",
    }
    if step in plain:
        return plain[step]
    if step >= t.DISCARD_DIE:
        return f"discard-{ACTIONS[step - t.DISCARD_DIE]}"
    return f"spend-{ACTIONS[step - t.SPEND]}"


def slot_name(box: Box, who: int, slot: int) -> str:
    """regular, stoic-2 (with its vitality), trapper-1-new (deployed this turn)."""
    if slot == REGULAR:
        return "regular"
    new = "-new" if box.slot_fresh[who][slot] else ""
    return f"{KINDS[box.slot_kind[who][slot]]}-{box.slot_vitality[who][slot]}{new}"


def units_asked_about(g: Wroth, decision: Decision) -> int:
    """Whose units a question of kind "unit" is about: those that are hit."""
    procedure: Any = g.stack[-1]
    return int(procedure.target)
