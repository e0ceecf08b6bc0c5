# not compiled
"""What the notes of Wroth's procedures and the fields of its table may hold."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from plancia.games.wroth.rules.round.upkeep import counter
from plancia.games.wroth.rules.turn.omniscient import EXODUS
from plancia.games.wroth.rules.units.moving import NOWHERE, SOURCES
from plancia.games.wroth.state.answers import CASUALTY, DICE, STEP
from plancia.games.wroth.state.answers import UNITS as PARTIES
from plancia.games.wroth.state.box import ACTIONS, FACTIONS, KINDS, NOBODY, OMNI, PLACES, TEAM
from plancia.games.wroth.state.state import ROUND_CAP, Wroth
from plancia.kernel.decision import PASS
from plancia.kernel.ledger import read_rules
from plancia.kernel.written.holds import (
    NOTHING,
    YES_OR_NO,
    Among,
    AnAnswer,
    Declared,
    Either,
    Holds,
    Parts,
    Word,
    count,
    index,
    number,
    row,
    some,
)

CORRA = 20  # W-CORRA-01
LEDGER = Path(__file__).parents[1] / "ledger.toml"
ALL = 99  # more units, dice or points than there can be at once


def rules_of(g: Wroth) -> Collection[str]:
    """What may stand behind something that happens: a rule, a scenario, a feat, an ability."""
    cards = {scenario.id for scenario in g.box.scenarios}
    return read_rules(LEDGER).keys() | cards | set(g.box.feat_ids) | set(g.box.power_id)


def width(g: Wroth) -> int:
    return g.box.width


def parts(g: Wroth) -> int:
    """Instructions in the longest row of the scenario's Chaos table."""
    return 0 if g.scenario is None else max(len(parts) for parts in g.scenario.record.chaos)


def sets(g: Wroth) -> int:
    return 3 if len(g.humans) == 1 else 2  # W-COOP-ACT-04


WHO = Among(lambda g: g.factions, always=True)
FACTION = Among(lambda g: g.factions, NOBODY)
REGION = index(len(PLACES))
ANY_REGION = index(len(PLACES), NOBODY)
REGIONS = some(REGION, len(PLACES))
UNITS = count(ALL)
FACE = index(len(ACTIONS), NOBODY)
RULE = Word("", known=rules_of)
TAKEN_TURNS = count(lambda g: len(g.humans))

COUNTED = (
    "n", "most", "moved", "taken", "made", "escort", "fallen", "fallen_flesh", "defeated", "points", "damage", "times",
)  # fmt: skip
SAID = ("attack", "anywhere", "bloodlust", "controlled", "first", "free", "must", "acted")

NOTES: dict[str, Holds] = {
    **dict.fromkeys(COUNTED, UNITS),
    **dict.fromkeys(SAID, YES_OR_NO),
    "who": WHO,
    "spoils.RegionSpoils.who": Among(lambda g: g.factions, TEAM, NOBODY),
    "target": FACTION,
    "region": REGION,
    "regions": REGIONS,
    "near": ANY_REGION,
    "not_from": ANY_REGION,
    "origin": index(len(PLACES) + 1, NOBODY),
    "origins": REGIONS,
    "charged": REGIONS,
    "source": Among(lambda g: SOURCES, NOBODY, NOWHERE),
    "slot": index(width, NOBODY),
    "kind": index(len(KINDS), NOBODY),
    "casualty": AnAnswer(CASUALTY),
    "units": AnAnswer(PARTIES),
    "spoils.RegionSpoils.taken": index(len(ACTIONS), PASS),
    "flesh": row(UNITS, len(FACTIONS)),
    "sent": some(Parts(index(width), UNITS), width),
    "received": some(UNITS, len(PLACES)),
    "arrived": Either(NOTHING, row(some(UNITS, width), len(PLACES))),
    "to": count(len(PLACES)),
    "go_on": number(PASS, 1),
    "again": number(PASS, 1),
    "rule": RULE,
    "action": index(len(ACTIONS)),
    "symbol": index(len(ACTIONS)),
    "face": FACE,
    "rolled": some(index(len(OMNI)), CORRA),
    "dice": AnAnswer(DICE),
    "last": index(EXODUS + 1, NOBODY),
    "step": AnAnswer(STEP),
    "feat": index(lambda g: len(g.box.feat_ids)),
    "row": count(8),
    "part": count(parts),
    "effects": count(lambda g: counter(g.round)),
    "prepared": count(lambda g: len(g.factions)),
    "turn": TAKEN_TURNS,
    "rounds.Actions.turn": count(ALL),
    "ai_turns": TAKEN_TURNS,
    "set": index(sets),
    "chosen": some(some(index(lambda g: len(g.box.feat_ids)), 2), len(FACTIONS)),
    "drawn": some(index(ALL), len(PLACES)),
    "tied": some(index(TEAM + 1), TEAM + 1),
}

FIELDS: dict[str, Holds] = {
    "round": count(ROUND_CAP),
    "phase": count(6),
    "first": index(lambda g: len(g.humans)),
    "over": YES_OR_NO,
    "winners": some(index(TEAM + 1), TEAM + 1),
    "ended_by": RULE,
    "stockpile": count(CORRA),
    "tokens": row(index(lambda g: len(g.box.token_ids), NOBODY), len(PLACES)),
    "pool": row(UNITS, len(ACTIONS)),
    "base": count(8),
    "chaos": count(8),
    "memory": count(ALL),
    "corra": row(count(CORRA), len(FACTIONS)),
    "vp": row(count(10_000), TEAM + 1),
    "dice": row(UNITS, len(FACTIONS) * len(ACTIONS)),
    "omni": row(FACE, len(FACTIONS)),
    "board": row(UNITS, len(FACTIONS)),
    "discard": row(UNITS, len(FACTIONS)),
    "reserve": row(UNITS, len(KINDS)),
    "bought": row(UNITS, len(FACTIONS)),
    "feats": row(count(2), lambda g: len(g.box.feat_ids)),
    "units": row(UNITS, lambda g: len(FACTIONS) * len(PLACES) * width(g)),
    "total": row(UNITS, len(FACTIONS) * len(PLACES)),
}

HOLDS = Declared(NOTES, FIELDS)
