# not compiled
"""Where on the table an option is chosen: the addresses of the things a person would click for it."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.wroth.state import answers as a
from plancia.games.wroth.state.box import ACTIONS, BOARD, FACTIONS, KINDS, OWNER_OF, PLACES, REGULAR, TRAP, Box
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.answers import Answer, Range, said_of
from plancia.kernel.decision import PASS, Decision


def spots(g: Wroth, decision: Decision, option: int) -> list[str]:
    """The most fitting first; none for what stands only in the list."""
    if option == PASS:
        return []
    return said_of(SPOTS, g, g, decision, option) or []


def unit_spot(box: Box, who: int, region: int, slot: int) -> str:
    return f"unit:{FACTIONS[who]}:{region}:{piece_of(box, who, slot)}"


def piece_of(box: Box, who: int, slot: int) -> str:
    return "regular" if slot == REGULAR else KINDS[box.slot_kind[who][slot]]


def _origin(g: Wroth, asked: Decision, region: int) -> list[str]:
    who = FACTIONS[asked.by]
    if region == BOARD:
        return [f"board:{who}"]
    return [f"region:{region}", *([f"army:{who}:{region}"] if g.count(asked.by, region) else [])]


def _faction(g: Wroth, asked: Decision, who: int) -> list[str]:
    """Its army where the question is about a place, or the faction itself."""
    region = int(getattr(g.asking(), "origin", 0)) or int(getattr(g.asking(), "region", 0))
    there = [f"army:{FACTIONS[who]}:{region}"] if region in PLACES and g.count(who, region) else []
    return [*there, *([f"faction:{FACTIONS[who]}"] if who in g.factions else [])]


def _falls(g: Wroth, asked: Decision, who: int, slot: int) -> list[str]:
    return [unit_spot(g.box, who, g.asking().region, slot)]


def _party(g: Wroth, asked: Decision, second: int, slot: int) -> list[str]:
    slots = [slot, second - 1] if second else [slot]
    return list(dict.fromkeys(unit_spot(g.box, asked.by, g.asking().origin, slot) for slot in slots))


def _dice(g: Wroth, asked: Decision, first: int, second: int) -> list[str]:
    other = _omni(g, asked) if second == a.OMNI_DIE else _held(g, asked, second)
    return list(dict.fromkeys(_held(g, asked, first) + other))


def _discard(g: Wroth, asked: Decision, face: int) -> list[str]:
    """A die that can be spent is spent by a click, not thrown away."""
    return [] if a.SPEND.option(face) in asked.options else _held(g, asked, face)


def _held(g: Wroth, asked: Decision, face: int) -> list[str]:
    return [f"held:{FACTIONS[asked.by]}:{ACTIONS[face]}"] if g.held(asked.by, face) else []


def _omni(g: Wroth, asked: Decision) -> list[str]:
    return [f"omni:{FACTIONS[asked.by]}"] if g.omni[asked.by] >= 0 else []


def _feat(g: Wroth, asked: Decision, feat: int) -> list[str]:
    return [f"feat:{g.box.feat_ids[feat]}"] if g.feats[feat] else []


SPOTS: dict[Range | Answer, Callable[..., list[str]]] = {
    a.REGION: lambda g, asked, region: [f"region:{region}"],
    a.ORIGIN: _origin,
    a.FACTION: _faction,
    a.TAKE_DIE: lambda g, asked, face: [f"die:{ACTIONS[face]}"] if g.pool[face] else [],
    a.ACT: lambda g, asked, face: [f"token:{g.asking().region}", f"region:{g.asking().region}"],
    a.SLOT: lambda g, asked, slot: _falls(g, asked, g.asking().target, slot),
    a.FALLS: _falls,
    a.PARTY: _party,
    a.TWO_DICE: _dice,
    a.FEAT: _feat,
    a.SPEND: _held,
    a.DISCARD_DIE: _discard,
    a.USE_OMNI: _omni,
    a.ROLL_AGAIN: _omni,
    a.USE_ABILITY: lambda g, asked: [f"ability:{g.box.power_id[g.box.ability[asked.by]]}"],
    a.SPRING: lambda g, asked: [f"ability:{g.box.power_id[TRAP]}"],
    a.BUY: lambda g, asked, kind: [f"elite:{FACTIONS[OWNER_OF[kind]]}:{KINDS[kind]}"],
}
