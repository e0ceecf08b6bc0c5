"""Threat (W-THREAT), and how the AI chooses by it. Every choice leaves its trace in the log."""

from __future__ import annotations

from plancia.games.wroth.state.box import MAP, NOBODY
from plancia.games.wroth.state.effects_round import Weighed
from plancia.games.wroth.state.state import Wroth


def threat(g: Wroth, region: int) -> int:
    """W-THREAT-01, W-THREAT-02, W-THREAT-03, W-THREAT-04: 1 for each human regular, 3 for each human elite."""
    total = 0
    for who in g.humans:
        units = g.count(who, region)
        if units:
            total += 3 * units - 2 * g.regulars(who, region)
    return total


def highest_threat(g: Wroth, candidates: list[int], rule: str) -> int:
    """W-THREAT-06: ties go to the lowest region number. NOBODY when there is no candidate."""
    return choose(g, candidates, [threat(g, region) for region in candidates], rule, "threat")


def lowest_threat(g: Wroth, candidates: list[int], rule: str) -> int:
    return choose(g, candidates, [-threat(g, region) for region in candidates], rule, "low-threat")


def most_ai_units(g: Wroth, rule: str) -> int:
    """W-A-20: ties go to the lowest region number here too."""
    candidates = occupied(g)
    return choose(g, candidates, [g.count(g.ai, region) for region in candidates], rule, "units")


def choose(g: Wroth, candidates: list[int], values: list[int], rule: str, what: str) -> int:
    """The first candidate with the highest value; candidates come in ascending order."""
    if not candidates:
        return NOBODY
    best = max(values)
    chosen = candidates[values.index(best)]
    g.tell(Weighed(rule, what, tuple(candidates), tuple(values), chosen, values.count(best) > 1))
    return chosen


def occupied(g: Wroth) -> list[int]:
    return [region for region in MAP if g.count(g.ai, region)]


def in_reach(g: Wroth) -> list[int]:
    """W-THREAT-05: regions the AI occupies, or next to one it occupies."""
    return [
        region
        for region in MAP
        if g.count(g.ai, region) or any(g.count(g.ai, other) for other in g.box.next_to[region])
    ]


def select(g: Wroth, at: str | int, rule: str) -> int:
    """A selector of the AI's vocabulary: a region number, or a word."""
    if isinstance(at, int):
        return at
    if at == "base":
        return g.base
    if at == "most-units":
        return most_ai_units(g, rule)
    if at == "highest-threat":
        return highest_threat(g, list(MAP), rule)
    if at == "highest-threat-occupied":
        return highest_threat(g, occupied(g), rule)
    return highest_threat(g, in_reach(g), rule)
