"""Victory and defeat (N-CORE-OBJECTIVES, N-CORE-MISSION-END, N-CORE-DOWN-2)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.missions.growing_bonds import adjacent_pairs
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.mission import Complete, EndMission
from plancia.games.nova_aetas.state.effects.wounds import ChangeHeroism
from plancia.games.nova_aetas.state.plan import Clause, Condition, Plan
from plancia.games.nova_aetas.state.state import DEFEAT, UNDECIDED, UNSEEN, VICTORY, NovaAetas

PASSING = ("bearer-at", "all-at", "ally-at", "won-before")  # true for a moment; they count when everything else is true


def holds(g: NovaAetas, condition: Condition, ended: int = NOBODY) -> bool:
    """Is it so now? `ended`: the Hero whose Activation has just ended."""
    what = condition.is_
    if what == "all-at":
        for hero in g.company:
            if not g.down >> hero & 1 and (g.at[hero] < 0 or not condition.at >> g.at[hero] & 1):
                return False
        return not all_down(g)
    if what == "ally-removed":
        return condition.ally in g.came and g.at[condition.ally] < 0 and g.inside[condition.ally] < 0
    if what == "ally-at":
        return g.at[condition.ally] >= 0 and condition.at >> g.at[condition.ally] & 1 == 1
    if what == "alarm-late":
        return g.alarm >= 0 and g.t >= g.alarm + condition.t
    if what == "counter":
        return g.counters[condition.counter] >= condition.n
    if what == "defeated":
        return g.beaten[condition.enemy] > 0
    if what == "time":
        return g.t >= condition.t
    if what == "counter-below":
        return g.counters[condition.counter] < condition.n
    if what == "rank-defeated":
        for kind in g.box.enemies:
            if kind.rank == condition.rank and g.beaten[kind.number]:
                return True
        return False
    if what == "bearer-at":
        return (
            ended != NOBODY
            and g.on_field(ended)
            and condition.at >> g.at[ended] & 1 == 1
            and g.carried(ended, condition.object) != NOBODY
        )
    if what == "nobody-down":
        return not g.fallen
    if what == "no-alarm":
        return g.alarm < 0
    if what == "ally-wounds":
        return g.at[condition.ally] >= 0 and g.wounds[condition.ally] <= condition.n
    if what == "taken":
        for thing in g.copies_of(condition.object):
            if g.things[thing] != UNSEEN:
                return True
        return False
    assert what == "won-before", f"there is no condition {what}"
    return g.t < condition.t


def is_met(g: NovaAetas, clause: Clause, ended: int = NOBODY) -> bool:
    only = clause.only
    if only is not None:
        return holds(g, only, ended)
    if (clause.if_ or clause.unless) and not g.has_flags(clause.if_, clause.unless):
        return False
    for condition in clause.any:
        if holds(g, condition, ended):
            return True
    return False


def is_passing(clause: Clause) -> bool:
    for condition in clause.any:
        if condition.is_ in PASSING:
            return True
    return False


def complete(g: NovaAetas, number: int) -> None:
    """N-CORE-OBJECTIVES, N-CORE-HEROISM, N-CORE-BOND: every Hero gains heart, and those side by side grow closer."""
    g.do(Complete(number, True))
    for hero in g.company:
        g.do(ChangeHeroism(hero, 1, "N-CORE-HEROISM"))
    adjacent_pairs(g)


def check(g: NovaAetas, ended: int = NOBODY, sector_ends: bool = False) -> None:
    """N-CORE-MISSION-END: after every action and every step of a Sector. Mostly nothing that decides it holds."""
    if g.outcome != UNDECIDED or g.mission < 0:
        return
    plan = g.plans[g.mission]
    if may_be_decided(g, plan, ended):
        decide(g, plan, ended, sector_ends)


def may_be_decided(g: NovaAetas, plan: Plan, ended: int) -> bool:
    if g.t >= plan.deadline or (g.down and all_down(g)):
        return True
    for counter, n in plan.counts:
        if g.counters[counter] >= n:
            return True
    for enemy in plan.quarries:
        if g.beaten[enemy]:
            return True
    for condition in plan.verdicts if ended == NOBODY else plan.verdicts_on_one:
        if holds(g, condition, ended):
            return True
    return False


def decide(g: NovaAetas, plan: Plan, ended: int, sector_ends: bool) -> None:
    """N-CORE-MISSION-END: a victory comes before a defeat."""
    won = len(plan.victory) > 0
    for number in range(len(plan.victory)):
        clause = plan.victory[number]
        if (clause.if_ or clause.unless) and not g.has_flags(clause.if_, clause.unless):
            continue
        if not is_met(g, clause, ended):
            won = False
        elif not g.completed >> number & 1 and not is_passing(clause):
            complete(g, number)
    if won and (sector_ends or not plan.ends_with_the_sector):
        for number in range(len(plan.victory)):
            if not g.completed >> number & 1 and is_met(g, plan.victory[number], ended):
                complete(g, number)
        end(g, VICTORY, "N-CORE-MISSION-END", NOBODY)
        return
    if won:
        return  # it waits for the end of the Sector, and cannot be lost any more
    for number in range(len(plan.defeat)):
        if is_met(g, plan.defeat[number], ended):
            end(g, DEFEAT, "N-CORE-MISSION-END", number)
            return
    if g.down and all_down(g):
        end(g, DEFEAT, "N-CORE-DOWN-2", NOBODY)


def all_down(g: NovaAetas) -> bool:
    """N-CORE-DOWN-2."""
    for hero in g.company:
        if not g.down >> hero & 1:
            return False
    return True


def end(g: NovaAetas, outcome: int, rule: str, clause: int) -> None:
    """The secondary Objectives are looked at when it is over."""
    plan = g.plan()
    for number in range(len(plan.secondary)):
        if is_met(g, plan.secondary[number]) and (outcome == VICTORY or not is_passing(plan.secondary[number])):
            g.do(Complete(number, False))
    g.do(EndMission(outcome, rule, clause))
