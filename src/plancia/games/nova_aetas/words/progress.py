# not compiled
"""What the Enemies want in a mission and how far it has come: the same in every face, and in the log."""

from __future__ import annotations

from typing import NamedTuple

from plancia.games.nova_aetas.rules.enemies.objective_ways import is_there, lying
from plancia.games.nova_aetas.rules.missions.objectives import holds
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.plan import Objective, Plan
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.words import dotted


class Aim(NamedTuple):
    """An Objective of the Enemies: what it is, its Threat (NOBODY: above every Hero's), what it counts, if it counts.

    `at`: the squares where it is carried out. `open`: they still pursue it.
    """

    text: str
    threat: int
    counter: int
    n: int
    of: int
    at: tuple[int, ...]
    open: bool


def limit_of(plan: Plan, counter: int) -> int:
    """With how many of a counter something is decided, or happens; 0: with none."""
    clauses = [*plan.defeat, *plan.victory, *plan.secondary]
    decisive = [each.n for clause in clauses for each in clause.any if each.counter == counter]
    happens = [trigger.n for trigger in plan.triggers if trigger.counter == counter]
    return (decisive + happens + [0])[0]


def aims(names: Names) -> list[Aim]:
    """N-CORE-OBJECTIVES, N-CORE-THREAT-OBJ. None: they attack the Heroes."""
    said, plan = names.said(), names.plan()
    return [] if said is None else [_aim(names, each) for each in plan.objectives]


def _aim(names: Names, objective: Objective) -> Aim:
    g, plan = names.g, names.plan()
    text = names.word(names.said().enemy_objectives[objective.number].text)
    counter = next((then.counter for then in objective.then if then.do == "count"), NOBODY)
    threat = objective.threat if objective.kind != "attack" else g.threat_of(objective.ally)
    done = any(holds(g, condition) for condition in objective.until) or not is_there(g, objective)
    n, of = (g.counters[counter], limit_of(plan, counter)) if counter >= 0 else (0, 0)
    at = lying(g, objective.objects) if objective.objects >= 0 else objective.at
    return Aim(text, threat, counter, n, of, tuple(at), not done)


def aim_line(names: Names, aim: Aim) -> str:
    """Its Threat, and how far it has come."""
    say = names.say
    threat = say("aim-threat", n=aim.threat) if aim.threat >= 0 else say("aim-above-all")
    counted = say("counted-of", counter=names.counter(aim.counter), n=aim.n, of=aim.of) if aim.of else ""
    return dotted(threat, counted, "" if aim.open else say("aim-over"))
