"""What the search asks about Nova Aetas: a mission is compared whenever the hand has moved, by how far its Objectives
are and what the company has left."""

from __future__ import annotations

from math import exp
from typing import Final

from plancia.bots.mind import Mind
from plancia.games.nova_aetas.bot.tasks import places_of, tasks_of
from plancia.games.nova_aetas.bot.thumb import best_option, glance
from plancia.games.nova_aetas.rules.missions.objectives import holds
from plancia.games.nova_aetas.rules.turn.allies import costs_to
from plancia.games.nova_aetas.rules.turn.reaching import sure_gait
from plancia.games.nova_aetas.state.on_the_table import NO_FIELD
from plancia.games.nova_aetas.state.plan import Condition
from plancia.games.nova_aetas.state.state import MISSION, VICTORY, NovaAetas
from plancia.kernel import engine

WAY: Final = 20.0  # AP that count as one
LONGEST: Final = 3.0
# By who has won in the end: the Objectives, the way to the next task, the time left, what threatens to be lost, the
# company's health, who is Down, the Enemies.
WEIGHTS: Final = [3.0, -1.0, 1.5, -3.0, 2.0, -0.8, -0.3]
USUAL: Final = -1.0


def candidates(g: NovaAetas, seat: int) -> list[int]:
    """Between missions rules of thumb are enough."""
    return engine.asked_of(g, seat).options if g.phase == MISSION else []


def boundary(g: NovaAetas) -> int:
    return (g.phase * 100 + g.mission) * 1000 + g.t


def value(g: NovaAetas, seat: int) -> float:
    if g.over:
        return 1.0 if g.won else 0.0
    if g.phase != MISSION:
        return 0.9 if g.outcome == VICTORY else 0.1
    found = USUAL
    for weight, feature in zip(WEIGHTS, features(g)):
        found += weight * feature
    return 1.0 / (1.0 + exp(max(-50.0, min(50.0, -found))))


def features(g: NovaAetas) -> list[float]:
    """What has decided missions, each about 0 to 1."""
    plan = g.plan()
    done = threat = 0.0
    clauses = 0
    for clause in plan.victory:
        if g.has_flags(clause.if_, clause.unless):
            clauses += 1
            done += max([degree(g, each) for each in clause.any])
    for clause in plan.defeat:
        if g.has_flags(clause.if_, clause.unless):
            threat = max(threat, *[threatens(g, each) for each in clause.any])
    left = health = 0
    for hero in g.company:
        health += g.health[hero]
        if not g.down >> hero & 1:
            left += max(0, g.health[hero] - g.wounds[hero])
    enemies = 0
    for enemy in range(g.box.hero_side, g.box.models):
        if g.at[enemy] >= 0:
            enemies += g.health[enemy] - g.wounds[enemy]
    return [
        done / max(1, clauses), way_left(g), time_left(g), threat,
        left / max(1, health), float(g.down.bit_count()), enemies / 20,
    ]  # fmt: skip


def time_left(g: NovaAetas) -> float:
    deadline = g.plan().deadline
    return max(0, deadline - g.t) / 60 if 0 < deadline < 1000 else 0.5


def degree(g: NovaAetas, condition: Condition) -> float:
    """How far a condition of the victory is."""
    what = condition.is_
    if what == "counter":
        return min(1.0, g.counters[condition.counter] / max(1, condition.n))
    if what == "bearer-at":
        for hero in g.company:
            if g.carried(hero, condition.object) >= 0:
                return 0.5
        return 0.0
    if what in ("defeated", "rank-defeated"):
        if holds(g, condition):
            return 1.0
        worst = 0.0
        for kind in g.box.enemies:
            if (kind.number == condition.enemy) if what == "defeated" else (kind.rank == condition.rank):
                for model in g.models_of(kind.number):
                    worst = max(worst, 0.8 * g.wounds[model] / max(1, g.health[model]))
        return worst
    if what == "all-at":
        there = [hero for hero in g.company if g.at[hero] >= 0 and condition.at >> g.at[hero] & 1]
        return len(there) / len(g.company)
    if what == "ally-at" and g.at[condition.ally] >= 0:
        return 1.0 - way(g, condition.ally, condition.at) / LONGEST
    return 1.0 if holds(g, condition) else 0.0


def threatens(g: NovaAetas, condition: Condition) -> float:
    """How far a condition of the defeat is; time counts by itself."""
    if condition.is_ == "counter":
        return min(1.0, g.counters[condition.counter] / max(1, condition.n))
    if condition.is_ == "ally-removed" and g.at[condition.ally] >= 0:
        return g.wounds[condition.ally] / max(1, g.health[condition.ally])
    return 0.0


def way_left(g: NovaAetas) -> float:
    """To where somebody is wanted next, for whoever is nearest."""
    if g.ground is NO_FIELD:
        return 0.0
    tasks = tasks_of(g)
    best = LONGEST
    for place in places_of(g, tasks):
        for hero in g.company:
            if g.on_field(hero):
                best = min(best, way(g, hero, place))
    for hero, goal in tasks.goals.items():
        if g.on_field(hero):
            best = min(best, way(g, hero, goal))
    return best if tasks.deeds or tasks.things or tasks.goals else 0.0


def way(g: NovaAetas, model: int, goal: int) -> float:
    return min(LONGEST, costs_to(g.field(), sure_gait(g, model), goal)[g.at[model]] / WAY)


MIND: Final = Mind(best_option, glance, best_option, candidates, boundary, value, 24)
