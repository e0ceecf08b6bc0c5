"""What a scenario of Wroth did: its Chaos rows, its event, and the rulings for games against the AI."""

from __future__ import annotations

from collections import Counter
from typing import Any

from plancia.games.wroth.rules.units.abilities import event_of, event_rule, has_event
from plancia.games.wroth.state.box import AI_TRAPS, BATTLE, KINDS, REGULAR, SHADOWS
from plancia.games.wroth.state.effects import CountPurchase, Deploy, GainCorra, Hit, Recall, Recover
from plancia.games.wroth.state.effects_round import BeginPhase, BeginRound, MoveBase, Told
from plancia.games.wroth.state.state import Wroth


def count_scenario(g: Wroth, new: list[Any], met: Counter[str]) -> None:
    assert g.scenario is not None
    id = g.scenario.id
    for line in new:
        if isinstance(line, Told) and line.what == "chaos":
            count_row(g, line.n, met)
        if isinstance(line, BeginRound):
            count_base(g, line.round, new, met)
        if isinstance(line, BeginPhase) and line.phase == 6:
            count_turns(g, line, met)
        if isinstance(line, Told) and line.what == "spoils" and line.who != g.ai:
            met[f"ruling coop_spoils {g.options.coop_spoils}"] += g.options.coop_spoils == "individual"
        for what in g.scenario.events:
            if has_event(g, what) and fires(g, what, line, new):
                met[f"event {id} {what}"] += 1


def count_row(g: Wroth, row: int, met: Counter[str]) -> None:
    assert g.scenario is not None
    for part, order in enumerate(g.scenario.record.chaos[row - 1], 1):
        if len(g.humans) >= order.humans:
            met[f"chaos {g.scenario.id} {row}.{part}, {len(g.humans)} humans"] += 1


def count_base(g: Wroth, round: int, new: list[Any], met: Counter[str]) -> None:
    if round == 1 and not has_event(g, "base-fixed"):
        moved = any(isinstance(line, MoveBase) and line.rule == "W-COOP-UPKEEP-02" for line in new)
        if moved == g.options.db_moves_round1:
            met[f"ruling db_moves_round1 {moved}"] += 1


def count_turns(g: Wroth, end: BeginPhase, met: Counter[str]) -> None:
    """W-A-25: the AI had all its turns, or fewer because the humans had no dice left."""
    turns = 0
    for line in reversed((g.log or [])[: (g.log or []).index(end)]):
        if isinstance(line, BeginPhase):
            break
        turns += isinstance(line, Told) and line.what == "ai-turn"
    usual = len(g.humans) * (3 if len(g.humans) == 1 else 2)
    if turns == usual and g.options.ai_sets == "fixed":
        met["ruling ai_sets fixed"] += 1
    elif turns < usual and g.options.ai_sets == "until_humans_empty":
        met["ruling ai_sets until_humans_empty"] += 1


def fires(g: Wroth, what: str, line: Any, new: list[Any]) -> bool:
    """Does this line of the log come from this event?"""
    if isinstance(line, CountPurchase) and line.who == g.ai:
        if what == "cheaper":
            return line.cost < g.box.cost[line.kind]
        others = [kind for kind in g.box.letters[g.ai] if KINDS[kind] != "ram"]
        return what == "buy-first" and KINDS[line.kind] == "ram" and any(g.reserve[kind] for kind in others)
    if isinstance(line, Told) and line.what == "ai-attack" and what == "mixed-attack":
        hit = [other.who for other in new if isinstance(other, Hit) and other.region == line.region]
        return sum(g.count(who, line.region) > 0 or who in hit for who in g.humans) > 1
    if isinstance(line, GainCorra) and line.who == g.ai:
        if what == "allocate":
            at_upkeep = any(isinstance(other, GainCorra) and other.rule == "W-PREP-06" for other in new)
            return line.rule == event_rule(g) and at_upkeep
        fallen = any(isinstance(hit, Hit) and hit.defeated and hit.who == g.ai and hit.slot != REGULAR for hit in new)
        return what == "grudges" and fallen
    if isinstance(line, Deploy) and what == "ledgers":
        placed = line.who == g.ai and not line.quiet and line.slot != REGULAR
        return placed and line.region in event_of(g, what).regions and line.region != g.base
    if isinstance(line, Told) and line.what == "ability" and line.who == g.ai:
        return what == "shadows" and line.rule == g.box.power_id[SHADOWS]
    if isinstance(line, Told) and line.what == "ai-action":
        return what == "attacks" and line.n == BATTLE
    if isinstance(line, MoveBase):
        return what == "base-alternates" and g.scenario is not None and line.rule == g.scenario.id
    if isinstance(line, BeginRound):
        return what == "base-fixed" and line.round > 1
    if isinstance(line, Recall):
        return what == "traps" and line.rule == g.box.power_id[AI_TRAPS]
    return isinstance(line, Recover) and what == "return" and line.who == g.ai
