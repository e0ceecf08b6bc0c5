# not compiled
"""What is true of every table of Wroth at every moment (the ledger's invariants)."""

from __future__ import annotations

from plancia.games.wroth.rules.round.draft import action_dice
from plancia.games.wroth.rules.round.settings import regulars_in_play
from plancia.games.wroth.state.box import FACTIONS, KINDS, NOBODY, OWNER_OF, PLACES, REGULAR, SHORES, TEAM
from plancia.games.wroth.state.state import ROUND_CAP, Wroth


def problem(g: Wroth) -> str | None:
    """The first broken invariant, with its rule, or None."""
    return _shape(g) or _corra(g) or _units(g) or _dice(g) or _rest(g)


def _shape(g: Wroth) -> str | None:
    sizes = {"tokens": 9, "pool": 4, "corra": 5, "vp": 6, "dice": 20, "omni": 5, "board": 5, "discard": 5, "bought": 5}
    sizes |= {"reserve": len(KINDS), "feats": len(g.box.feat_ids), "units": 45 * g.box.width, "total": 45}
    for name, size in sizes.items():
        values = getattr(g, name)
        if len(values) != size:
            return f"{name} should have {size} numbers, not {len(values)}"
        if name not in ("omni", "tokens") and min(values) < 0:
            return f"{name} holds a negative number"
    return None


def _corra(g: Wroth) -> str | None:
    if g.stockpile < 0 or g.stockpile + sum(g.corra) != 20:
        return f"W-CORRA-01: there are 20 Corra, not {g.stockpile + sum(g.corra)}"
    return None


def _units(g: Wroth) -> str | None:
    box = g.box
    for who in range(5):
        regulars = g.board[who] + g.discard[who]
        kinds = dict.fromkeys([kind for kind in range(len(KINDS)) if OWNER_OF[kind] == who], 0)
        for region in PLACES:
            slots = g.standing(who, region)
            if any(g.at(who, region, slot) for slot in range(len(slots), box.width)):
                return f"{FACTIONS[who]} have units of no kind in region {region}"
            if sum(slots) != g.count(who, region):
                return f"the units of {FACTIONS[who]} in region {region} do not add up"
            regulars += slots[REGULAR]
            for slot in range(1, len(box.slot_kind[who])):
                kinds[box.slot_kind[who][slot]] += slots[slot]
        wanted = regulars_in_play(g, who) if who in g.factions else 0
        if regulars != wanted:
            return f"W-UNIT-01: {FACTIONS[who]} have {wanted} regulars in play, not {regulars}"
        for kind, on_map in kinds.items():
            if on_map + g.reserve[kind] != (box.dice[kind] if who in g.factions else 0):
                return f"W-C-10: {box.dice[kind]} {KINDS[kind]} dice, not {on_map + g.reserve[kind]}"
    if g.ai != NOBODY and g.count(g.ai, SHORES):
        return "W-A-32: no AI unit is ever in the Shores"
    return None


def _dice(g: Wroth) -> str | None:
    held = sum(g.pool) + sum(g.dice)
    if held not in (0, action_dice(g)):
        return f"W-SETUP-03: {action_dice(g)} action dice, not {held}"
    if not all(NOBODY <= face < 4 for face in g.omni):
        return "W-OMNI-03: an omniscient die shows one of four faces"
    return None


def _rest(g: Wroth) -> str | None:
    if g.round and not all(0 <= token < len(g.box.token_ids) for token in g.tokens[1:]):
        return "W-SETUP-05: every region has a VP token"
    if len(set(g.tokens[1:])) < 8 and g.round:
        return "W-SETUP-05: no VP token lies in two regions"
    if not 0 <= g.round <= ROUND_CAP or not 0 <= g.phase <= 6 or not 0 <= g.first < len(g.humans):
        return "W-ROUND-01: no such round, phase or first player"
    if not 0 <= g.base <= 8 or not 0 <= g.chaos <= 8 or (g.ai != NOBODY and g.round and not (g.base and g.chaos)):
        return "W-COOP-SETUP-05: the base lies in a region and the Chaos Die shows 1 to 8"
    for feat, state in enumerate(g.feats):
        if state > 2 or (state and g.box.feat_owner[feat] not in g.humans):
            return f"W-FEAT-02: {g.box.feat_ids[feat]} cannot be in play"
    if any(side not in (*g.factions, TEAM) for side in g.winners) or g.over != bool(g.winners):
        return "W-GEN-03: a game is over when somebody has won"
    return None
