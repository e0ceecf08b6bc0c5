"""Generated tables of Nova Aetas on which a mission is nearly over: one deed from being won, one from being lost."""

from __future__ import annotations

from random import Random

from plancia.games.nova_aetas.state.box import NOBODY, THREAT_MAX
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.plan import Condition
from plancia.games.nova_aetas.state.state import LYING, TALLIES, NovaAetas
from plancia.games.nova_aetas.trials.figures import beside, come


class Endgame:
    """Where the Heroes should stand, in their order, and whose Activation comes next."""

    def __init__(self) -> None:
        self.squares: list[int] = []
        self.ally = NOBODY  # who acts first
        self.kind = NOBODY  # or the Enemies who do; else it is the first Hero
        self.victim = NOBODY  # an Ally in danger


def nearly_won(dice: Random, g: NovaAetas, free: list[int]) -> Endgame:
    """Every main Objective but one is met or nearly met, and most of the secondary ones."""
    end, plan = Endgame(), g.plan()
    for clause in plan.secondary:
        if dice.random() < 0.8:
            fulfil(dice, g, clause.any[0], 0)
    clauses = [clause for clause in plan.victory if g.has_flags(clause.if_, clause.unless)]
    passing = [number for number, clause in enumerate(clauses) if clause.any[0].is_ not in ("counter", "defeated")]
    open_one = dice.choice(passing or list(range(len(clauses))))
    for number, clause in enumerate(clauses):
        condition = clause.any[0]
        if number != open_one and condition.is_ in ("counter", "defeated"):
            fulfil(dice, g, condition, 0)
        else:
            end.squares += nearly(dice, g, condition, free)
    return end


def fulfil(dice: Random, g: NovaAetas, condition: Condition, missing: int) -> None:
    """What is counted is there; what is to be defeated has been. `missing`: so much less of it."""
    if condition.is_ == "counter":
        g.counters[condition.counter] = max(g.counters[condition.counter], condition.n - missing)
    elif condition.is_ == "defeated":
        g.beaten[condition.enemy] = 1
    elif condition.is_ == "rank-defeated":
        kinds = [kind.number for kind in g.box.enemies if kind.rank == condition.rank]
        g.beaten[dice.choice(kinds)] = 1
    elif condition.is_ == "no-alarm":
        g.aware, g.alarm = False, -1


def nearly(dice: Random, g: NovaAetas, condition: Condition, free: list[int]) -> list[int]:
    """One deed is missing; returns the squares from which it is done."""
    plan, first = g.plan(), g.company[0]
    if condition.is_ == "counter":
        fulfil(dice, g, condition, 1)
        counted = [
            action.number
            for action in plan.actions
            if any(then.do == "count" and then.counter == condition.counter for then in action.then)
        ]
        needs = {plan.actions[number].needs for number in counted} - {NOBODY}
        for thing, (kind, _) in enumerate(plan.things):
            if kind in needs:
                g.things[thing] = g.company[thing % 2]
        return beside(g, [square for number, square in plan.elements if number in counted and square >= 0])
    if condition.is_ == "defeated":
        found = come(dice, g, condition.enemy, 1, free)
        for model in found:
            g.wounds[model] = g.health[model] - 1
        return beside(g, [g.at[model] for model in found])
    if condition.is_ == "bearer-at":
        g.things[[kind for kind, _ in plan.things].index(condition.object)] = first
    if condition.is_ == "ally-at":
        return []
    return [square for square in squares_of(condition.at) if g.stands[square] == NOBODY]


def nearly_lost(dice: Random, g: NovaAetas, free: list[int], number: int) -> Endgame:
    """One of the ways in which a mission is lost has nearly come to its end."""
    end, plan = Endgame(), g.plan()
    condition = plan.defeat[number].any[0]
    if condition.is_ == "time":
        g.t = condition.t - dice.randint(1, 2)
    elif condition.is_ == "alarm-late":
        g.t = dice.randint(condition.t, condition.t + 20)
        g.aware, g.alarm = True, g.t - condition.t + dice.randint(1, 2)
    elif condition.is_ == "ally-removed":
        end.victim = condition.ally
    elif condition.is_ == "counter":
        g.counters[condition.counter] = condition.n - 1
        objective = next(o for o in plan.objectives if any(then.counter == condition.counter for then in o.then))
        end.kind = dice.choice(objective.types)
        lying = [place - LYING for place in g.things if place >= LYING] if objective.objects >= 0 else []
        goals = [square for square in beside(g, [*objective.at, *lying]) if square in free]
        for square in goals:
            free.remove(square)
            free.insert(0, square)
        come(dice, g, end.kind, 1, free)
    return end


def endanger(dice: Random, g: NovaAetas, ally: int, free: list[int]) -> int:
    """An Ally at his last breath, with Enemies around; returns their type."""
    g.wounds[ally] = g.health[ally] - 1
    kind = dice.choice([each.number for each in g.box.enemies if not any(a.friend for a in each.attacks)])
    around = [square for square in beside(g, [g.at[ally]]) if square in free]
    come(dice, g, kind, 3, [*around, *[square for square in free if square not in around]])
    return kind


def be_renowned(dice: Random, g: NovaAetas) -> None:
    """What a Hero has done in this mission, near or beyond what an Achievement asks for."""
    for hero in g.company:
        if dice.random() < 0.3 and g.on_field(hero):
            g.threat[hero] = THREAT_MAX
        for tally in range(TALLIES):
            if dice.random() < 0.5:
                g.feats[g.feat_at(hero, tally)] = dice.randint(1, 6)
