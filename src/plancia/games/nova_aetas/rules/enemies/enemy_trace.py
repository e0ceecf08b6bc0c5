"""An Enemy's plan, put into the log for whoever reads along (N-AI)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.enemies.choose_target import BY_NEARNESS, BY_THREAT, decided_by, others
from plancia.games.nova_aetas.rules.enemies.flowchart import HIGHEST_THREAT, Answer, Plan, without
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.enemies import CHOSEN, NO, YES, Pondered
from plancia.games.nova_aetas.state.state import NovaAetas


def tell_boxes(g: NovaAetas, plan: Plan) -> None:
    """The questions of the flowchart up to its first way, and the Heroes that made them a yes."""
    g.tell(Pondered(plan.enemy, "N-AI-02", NO if plan.objective == NOBODY else YES))
    for answer in plan.answers:
        _tell_box(g, plan, answer)


def tell_choice(g: NovaAetas, plan: Plan) -> None:
    """Whom it chooses among, who was blocked, who is left, and what decided."""
    if plan.looked is not None:
        _tell_box(g, plan, plan.looked)
    if not plan.chooses:
        return
    if plan.blocked:
        blocked = Pondered(plan.enemy, "N-AI-07", NO, "blocked")
        _weigh(g, blocked, plan.blocked)
        g.tell(blocked)
    as_asked = plan.how == (BY_THREAT if plan.chooses == HIGHEST_THREAT else BY_NEARNESS)
    weighed = plan.among if as_asked and plan.heroes and plan.heroes[0] in plan.among else others(g, plan.among)
    told = Pondered(plan.enemy, plan.chooses, CHOSEN)
    _weigh(g, told, weighed)
    if len(plan.heroes) > 1:
        told.by = "chance" if plan.how == BY_THREAT else "players"
    elif plan.heroes:
        told.chosen = plan.heroes[0]
        rest = without(without(weighed, plan.heroes), plan.blocked)
        told.by = _last([decided_by(g, plan.here, told.chosen, hero, plan.how) for hero in rest], plan.how)
    g.tell(told)


def _last(words: list[str], how: int) -> str:
    """The last thing that had to be looked at."""
    for word in ("wounds", "distance", "threat") if how == BY_THREAT else ("wounds", "threat", "distance"):
        if word in words:
            return word
    return ""


def _tell_box(g: NovaAetas, plan: Plan, answer: Answer) -> None:
    told = Pondered(plan.enemy, answer.rule, YES if answer.yes else NO)
    _weigh(g, told, answer.heroes)
    told.threat = answer.threat
    g.tell(told)


def _weigh(g: NovaAetas, told: Pondered, heroes: list[int]) -> None:
    here, field = g.at[told.enemy], g.ground
    told.heroes = tuple(heroes)
    told.distances = tuple([field.distance(here, g.at[hero]) for hero in heroes])
    told.threats = tuple([g.threat_of(hero) for hero in heroes])
    told.wounds = tuple([g.wounds[hero] for hero in heroes])
