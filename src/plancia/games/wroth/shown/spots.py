# not compiled
"""Where on the table an option is chosen: the addresses of the things a person would click for it."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.notation.option_names import NUMBERS
from plancia.games.wroth.rules.ai.ai_damage import casualty_of
from plancia.games.wroth.rules.turn import turn as t
from plancia.games.wroth.rules.turn.exodus import OMNI_DIE
from plancia.games.wroth.rules.units.moving import chosen_slots
from plancia.games.wroth.state.box import ACTIONS, BOARD, FACTIONS, KINDS, OWNER_OF, PLACES, REGULAR, TRAP, Box
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import PASS, Decision


def spots(g: Wroth, decision: Decision, option: int) -> list[str]:
    """The most fitting first; none for what stands only in the list."""
    kind, by = decision.kind, decision.by
    proc: Any = g.stack[-1]
    if option == PASS or kind in NUMBERS:
        return []
    if kind in ("region", "origin"):
        return _place(g, decision, option)
    if kind == "step":
        return _step(g, decision, option)
    if kind == "faction":
        return _faction(g, proc, option)
    if kind == "face":
        return [f"die:{ACTIONS[option]}"] if g.pool[option] else []
    if kind == "bonus":
        return [f"token:{proc.region}", f"region:{proc.region}"]
    if kind == "unit":
        return [unit_spot(g.box, proc.target, proc.region, option)]
    if kind == "casualty":
        who, slot = casualty_of(g.box, option)
        return [unit_spot(g.box, who, proc.region, slot)]
    if kind == "units":
        return list(dict.fromkeys(unit_spot(g.box, by, proc.origin, slot) for slot in chosen_slots(g.box, option)))
    if kind == "dice":
        second = _omni(g, by) if option % 5 == OMNI_DIE else _held(g, by, option % 5)
        return list(dict.fromkeys(_held(g, by, option // 5) + second))
    if kind == "feat":
        return [f"feat:{g.box.feat_ids[option]}"] if g.feats[option] else []
    return _omni(g, by) if kind == "reroll" else []


def unit_spot(box: Box, who: int, region: int, slot: int) -> str:
    return f"unit:{FACTIONS[who]}:{region}:{piece_of(box, who, slot)}"


def piece_of(box: Box, who: int, slot: int) -> str:
    return "regular" if slot == REGULAR else KINDS[box.slot_kind[who][slot]]


def _place(g: Wroth, decision: Decision, region: int) -> list[str]:
    by = decision.by
    if region == BOARD:
        return [f"board:{FACTIONS[by]}"]
    own = [f"army:{FACTIONS[by]}:{region}"] if decision.kind == "origin" and g.count(by, region) else []
    return [f"region:{region}", *own]


def _faction(g: Wroth, proc: Any, who: int) -> list[str]:
    """Its army where the question is about a place, or the faction itself."""
    region = int(getattr(proc, "origin", 0)) or int(getattr(proc, "region", 0))
    there = [f"army:{FACTIONS[who]}:{region}"] if region in PLACES and g.count(who, region) else []
    return [*there, *([f"faction:{FACTIONS[who]}"] if who in g.factions else [])]


def _step(g: Wroth, decision: Decision, step: int) -> list[str]:
    who, box = decision.by, g.box
    if step >= t.FEAT:
        return [f"feat:{box.feat_ids[step - t.FEAT]}"] if g.feats[step - t.FEAT] else []
    if step >= t.BUY:
        kind = step - t.BUY
        return [f"elite:{FACTIONS[OWNER_OF[kind]]}:{KINDS[kind]}"]
    if step == t.USE_OMNI:
        return _omni(g, who)
    if step == t.USE_ABILITY:
        return [f"ability:{box.power_id[box.ability[who]]}"]
    if step == t.SPRING:
        return [f"ability:{box.power_id[TRAP]}"]
    if step in (t.END_TURN, t.TAKE_EXODUS):
        return []
    if step >= t.DISCARD_DIE:  # a die that can be spent is spent by a click, not thrown away
        face = step - t.DISCARD_DIE
        return [] if t.SPEND + face in decision.options else _held(g, who, face)
    return _held(g, who, step - t.SPEND)


def _held(g: Wroth, who: int, face: int) -> list[str]:
    return [f"held:{FACTIONS[who]}:{ACTIONS[face]}"] if g.dice[who * 4 + face] else []


def _omni(g: Wroth, who: int) -> list[str]:
    return [f"omni:{FACTIONS[who]}"] if g.omni[who] >= 0 else []
