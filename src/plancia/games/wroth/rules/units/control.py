"""Who has the most, who controls, who dominates, who reaches. Recomputed on demand, never kept."""

from __future__ import annotations

from plancia.games.wroth.state.box import MAP, NOBODY, SHORES, TEAM
from plancia.games.wroth.state.state import Wroth


def most_units(g: Wroth, region: int) -> int:
    """W-SPOILS-03, W-SPOILS-04: the faction with strictly the most units, or NOBODY."""
    best = NOBODY
    most = 0
    for who in g.factions:
        units = g.count(who, region)
        if units > most:
            best, most = who, units
        elif units == most:
            best = NOBODY
    return best


def controller(g: Wroth, region: int) -> int:
    """W-VP-02, W-VP-04: the side with the most units, or NOBODY. W-COOP-VP-02: the humans are added together."""
    if g.ai == NOBODY:
        return most_units(g, region)
    humans = humans_in(g, region)
    machines = g.count(g.ai, region)
    if humans == machines:
        return NOBODY
    return TEAM if humans > machines else g.ai


def humans_in(g: Wroth, region: int) -> int:
    units = 0
    for who in g.humans:
        units += g.count(who, region)
    return units


def dominator(g: Wroth, region: int) -> int:
    """W-VP-03, W-COOP-VP-03, W-A-43: the only faction with units there, or NOBODY. Never the Shores."""
    alone = NOBODY
    for who in g.factions:
        if g.count(who, region):
            if alone != NOBODY:
                return NOBODY
            alone = who
    return alone


def controls(g: Wroth, who: int, region: int) -> bool:
    """W-A-36: in co-op the side controls it and this faction has a unit there."""
    return g.count(who, region) > 0 and controller(g, region) == g.side[who]


def regions_controlled(g: Wroth, side: int) -> int:
    found = 0
    for region in MAP:
        if controller(g, region) == side:
            found += 1
    return found


def reaches(g: Wroth, who: int, region: int) -> bool:
    """W-A-10, W-SHORE-05: a map region it occupies, or next to a map region it occupies."""
    if g.count(who, region):
        return region != SHORES
    for other in g.box.next_to[region]:
        if g.count(who, other):
            return True
    return False


def has_enemy(g: Wroth, who: int, region: int) -> bool:
    for enemy in g.enemies[who]:
        if g.count(enemy, region):
            return True
    return False
