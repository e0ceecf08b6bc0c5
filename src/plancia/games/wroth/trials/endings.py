"""How a game of Wroth ended: by which mission or rule, and how ties were settled."""

from __future__ import annotations

from collections import Counter

from plancia.games.wroth.rules.round.missions import is_met
from plancia.games.wroth.state.box import NOBODY, TEAM
from plancia.games.wroth.state.effects_round import Remember
from plancia.games.wroth.state.state import Wroth


def count_ending(g: Wroth, met: Counter[str]) -> None:
    mode = "standard" if g.ai == NOBODY else "co-op"
    if g.ended_by == "W-A-51":
        met[f"ending W-A-51, {mode}"] += 1
    elif g.ended_by == "W-VP-12":
        met[f"ruling final_tie {g.options.final_tie}, {mode}"] += 1
    elif g.ai == NOBODY:
        count_standard(g, met)
    elif g.ended_by == "W-A-31":
        met["ending W-A-31"] += 1
    elif g.ended_by == "W-COOP-VP-05":
        met[f"ending W-COOP-VP-05, {'regions' if g.vp[TEAM] == g.vp[g.ai] else 'VP'}"] += 1
    if g.scenario is not None:
        count_missions(g, met)


def count_standard(g: Wroth, met: Counter[str]) -> None:
    met["ending W-VP-09"] += 1
    there = sorted(g.vp[who] for who in g.humans if g.vp[who] >= 30)
    if len(there) > 1:
        met["ending W-VP-11" if there[-2] == there[-1] else "ending W-VP-10"] += 1


def count_missions(g: Wroth, met: Counter[str]) -> None:
    assert g.scenario is not None
    for mission in g.scenario.record.missions:
        for side, name in ((TEAM, "humans"), (g.ai, "ai")):
            met_now = mission.side in (name, "both") and is_met(g, mission, side)
            if met_now and (mission.what != "hold-twice" or held_twice(g)):
                met[f"mission {g.scenario.id} {mission.what}, {name}"] += 1


def held_twice(g: Wroth) -> bool:
    """At the end the scenario remembers this round; the log also says what it remembered before."""
    kept = [line.value for line in g.log or [] if isinstance(line, Remember)]
    return kept[-2:] == [1, 1]
