"""Which model of a group goes first (N-AI-21, N-AMB-06, N-CORE-GOLD-3).

Who will attack, who moves least, who is nearest, the lowest number: the least of what they foresee. Plans hold as long
as none of the group does more than walk; what they hope for, as long as the Heroes stay where they are.
"""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.enemies.choose_target import FAR
from plancia.games.nova_aetas.rules.enemies.control import hero_squares
from plancia.games.nova_aetas.rules.enemies.flowchart import Foreseen, Plan, plan_of
from plancia.games.nova_aetas.rules.enemies.objective_ways import objective_of
from plancia.games.nova_aetas.state.box import CHARGE, CHARGE_DISTANCE, NOBODY, STUNNED, UNLOADED
from plancia.games.nova_aetas.state.effects.enemies import Ordered
from plancia.games.nova_aetas.state.gaits import RUNNER
from plancia.games.nova_aetas.state.state import NovaAetas

NO_PLAN: Final[Foreseen] = (2, 0, FAR, NOBODY)  # whoever has one goes before


class Prospects:
    """Of the models of a kind that have not activated."""

    def __init__(self, g: NovaAetas, kind: int, objective: int, hopes: list[Foreseen]) -> None:
        self.kind = kind
        self.objective = objective  # the number of their Mission Objective, or NOBODY
        self.activation = g.activations  # the last one before they chose who goes next
        self.heroes_at = g.heroes_at
        self.rapidity = g.rapidity
        self.hopes = hopes  # what they foresee is not less than this; the least first
        self.plans: dict[int, Plan] = {}


def most_convenient(g: NovaAetas, models: list[int]) -> int:
    """Of models of one kind. Who cannot come before the first one is not looked into."""
    kind = g.box.type_of[models[0]]
    known = _of_the_last_choice(g, kind)
    if len(models) == 1:
        return models[0]
    objective = objective_of(g, models[0])
    if known is None or not _can_still_hope(g, known, models, objective):
        known = g.prospects = Prospects(g, kind, objective, _hopes(g, models, objective))
    best, first = NO_PLAN, known.hopes[0]
    for hope in known.hopes:
        if best < hope:
            break
        foreseen = foresee(g, known, hope[3]).foreseen()
        if foreseen < best:
            best, first = foreseen, hope
    g.trace(_tell_order, known)
    known.hopes.remove(first)
    return best[3]


def _tell_order(g: NovaAetas, known: Prospects) -> None:
    order = sorted([foresee(g, known, hope[3]).foreseen() for hope in known.hopes])
    models, attacks = tuple([each[3] for each in order]), tuple([each[0] == 0 for each in order])
    g.tell(Ordered(models, attacks, tuple([each[1] for each in order]), tuple([each[2] for each in order])))


def _of_the_last_choice(g: NovaAetas, kind: int) -> Prospects | None:
    """If since then one model of this kind has activated."""
    known, now = g.prospects, g.activations
    if known is None or known.kind != kind or known.activation + 1 != now or g.kind_acted(kind) != now:
        known = g.prospects = None
    else:
        known.activation = now
    return known


def _can_still_hope(g: NovaAetas, known: Prospects, models: list[int], objective: int) -> bool:
    if known.objective != objective or len(known.hopes) != len(models):
        return False
    return known.heroes_at == g.heroes_at and known.rapidity is g.rapidity


def _hopes(g: NovaAetas, models: list[int], objective: int) -> list[Foreseen]:
    """What they foresee is not less than this, were all ways open and straight; the least first."""
    kind, at, far, heroes_at = g.type_of(models[0]), g.at, g.ground.grid.far, hero_squares(g)
    longest, cheapest, rapidity = kind.longest, kind.cheapest, g.rapidity
    charges = g.able[models[0]] & CHARGE != 0
    runs = g.gait[models[0]] & RUNNER != 0
    found: list[Foreseen] = []
    for model in models:
        distance, row = FAR, far[at[model]]
        for square in heroes_at:
            if row[square] < distance:
                distance = row[square]
        cost = distance - longest if distance > longest else 0
        if charges and cost <= CHARGE_DISTANCE:
            found.append((0, 0, distance, model))
            continue
        if runs:
            cost = (cost + 1) // 2
        if cost + cheapest <= rapidity[model]:
            found.append((0, cost, distance, model))
        else:
            found.append((1, 0, distance if objective == NOBODY else 0, model))
    found.sort()
    return found


def foresee(g: NovaAetas, known: Prospects, enemy: int) -> Plan:
    """The same as before, unless another Enemy has come where that matters, or has left."""
    plan = known.plans.get(enemy)
    if plan is None or g.enemies_at & plan.minds != plan.held:
        ap, unloaded = means(g, enemy)
        plan = known.plans[enemy] = plan_of(g, enemy, ap, unloaded)
    return plan


def means(g: NovaAetas, enemy: int) -> tuple[int, bool]:
    """The AP it would have, and whether it would be unloaded (N-CORE-ACT-START)."""
    ap, tokens = g.rapidity[enemy], g.tokens[enemy]
    if not tokens & (STUNNED | UNLOADED):
        return ap, False
    if tokens & STUNNED:
        ap = max(0, ap - 2)
    if not tokens & UNLOADED:
        return ap, False
    reload = g.type_of(enemy).reload
    return (ap - reload, False) if ap >= reload else (ap, True)


def plan_now(g: NovaAetas, enemy: int) -> Plan:
    """Of an Enemy whose Activation begins: what it foresaw when its group chose it, unless its tokens have cost it more
    than that."""
    known, unloaded = g.prospects, g.tokens[enemy] & UNLOADED != 0
    plan = known.plans.get(enemy) if known is not None and known.activation + 1 == g.activations else None
    if plan is None or g.enemies_at & plan.minds != plan.held or plan.who.ap != g.ap or plan.who.unloaded != unloaded:
        plan = plan_of(g, enemy, g.ap, unloaded)
    return plan


def forget(g: NovaAetas) -> None:
    """A model has done more than walk."""
    if g.prospects is not None:
        g.prospects.plans.clear()
