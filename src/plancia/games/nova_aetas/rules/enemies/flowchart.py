"""What an Enemy does, by the boxes of the flowchart (N-AI-02 to N-AI-08, N-AI-12 to N-AI-16), in its order.

Nothing is done here. Foresight, the Activation and the trace read the plan.
"""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.enemies.aim import Aim, Standpoint
from plancia.games.nova_aetas.rules.enemies.approach import aim_at
from plancia.games.nova_aetas.rules.enemies.choose_target import (
    BY_NEARNESS,
    BY_THREAT,
    FAR,
    in_control,
    most_drawn_to,
    nearest_others,
)
from plancia.games.nova_aetas.rules.enemies.objective_ways import (
    advance,
    blockers_on,
    is_feasible,
    objective_of,
    squares_to_act,
    threat_of,
    total,
    way_there,
)
from plancia.games.nova_aetas.state.box import BLINDED, NOBODY, NOWHERE
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.plan import Objective
from plancia.games.nova_aetas.state.state import NovaAetas

NEAREST_HERO: Final = "N-AI-05"
HIGHEST_THREAT: Final = "N-AI-06"
NEAREST_BLOCKER: Final = "N-AI-16"
NO_AIMS: Final[list[Aim]] = []
NO_HEROES: Final[list[int]] = []

# 0 when it attacks, AP of its movement, distance, model: the least goes first (N-AI-21). Compiled, one of any length is
# compared as it is; of four ints each would be taken apart and put together again.
Foreseen = tuple[int, ...]


class Answer:
    """One box: yes or no, and the Heroes that made it so. `threat`: of the Mission Objective."""

    def __init__(self, rule: str, yes: bool, heroes: list[int], threat: int) -> None:
        self.rule = rule
        self.yes = yes
        self.heroes = heroes
        self.threat = threat


class Plan:
    """It goes a first way, then waits, or goes for one of the Heroes, or carries out its Mission Objective."""

    def __init__(self, who: Standpoint, objective: int) -> None:
        self.who = who  # as it looked about
        self.enemy = who.enemy
        self.objective = objective  # the number of its Mission Objective, or NOBODY
        self.answers: list[Answer] = []  # the boxes up to its first way
        self.looked: Answer | None = None  # N-AI-14, from where that ends
        self.rule = ""  # of its first way; "": it goes none
        self.goal = NOWHERE
        self.walked: tuple[int, ...] = ()
        self.paid = 0
        self.by = ""
        self.here = who.here  # where it stands then
        self.acts = False  # it carries out its Mission Objective
        self.waits = ""  # why
        self.chooses = ""  # the box that chooses a Hero
        self.among: list[int] = NO_HEROES
        self.how = BY_THREAT
        self.heroes = NO_HEROES  # it is equally drawn to them, and can get at them
        self.aims = NO_AIMS  # what it would do about each; their ways are not traced
        self.blocked = NO_HEROES  # tried before in vain
        self.far = FAR
        self.minds = 0  # squares: it thinks again as soon as another Enemy comes to one or leaves one
        self.held = 0  # those of them that Enemies held

    def answer(self, rule: str, heroes: list[int], threat: int = NOBODY) -> None:
        self.answers.append(Answer(rule, len(heroes) > 0, heroes, threat))

    def go(self, rule: str, goal: int, walked: tuple[int, ...], ap: int, by: str) -> None:
        self.rule, self.goal, self.walked, self.paid, self.by = rule, goal, walked, ap, by
        if walked:
            self.here = walked[-1]

    def foreseen(self) -> Foreseen:
        """N-AI-21: ties are taken in seat order."""
        if not self.heroes:
            return (1, self.paid, self.far, self.enemy)
        aim = self.aims[0]
        return (1 if aim.attack == NOBODY else 0, self.paid + aim.ap, self.far, self.enemy)


def plan_of(g: NovaAetas, enemy: int, ap: int, unloaded: bool) -> Plan:
    """N-AI-02: has it a Mission Objective? With so many AP, and perhaps unloaded."""
    plan = Plan(Standpoint(enemy, g.at[enemy], ap, unloaded, True), objective_of(g, enemy))
    if plan.objective == NOBODY:
        _attack_the_heroes(g, plan)
    else:
        _check_control_area(g, plan, g.plans[g.mission].objectives[plan.objective])
    plan.held = g.enemies_at & plan.minds
    return plan


def _attack_the_heroes(g: NovaAetas, plan: Plan) -> None:
    """N-AI-03: are there Heroes in its Control Area? N-AI-22: who is Blinded waits."""
    if g.tokens[plan.enemy] & BLINDED:
        plan.waits = "blinded"
        return
    inside = in_control(g, plan.enemy, plan.here, -1)
    plan.answer("N-AI-03", inside)
    _choose(g, plan, HIGHEST_THREAT if inside else NEAREST_HERO, inside)


def _check_control_area(g: NovaAetas, plan: Plan, said: Objective) -> None:
    """N-AI-04, N-CORE-THREAT-OBJ, N-AMB-02, N-AMB-42: is there one who is as threatening as the Mission Objective?"""
    hot = in_control(g, plan.enemy, plan.here, threat_of(said))
    plan.answer("N-AI-04", hot, said.threat)
    if hot:
        _choose(g, plan, HIGHEST_THREAT, hot)
    elif said.kind == "attack":
        _choose(g, plan, HIGHEST_THREAT, [said.ally])
    else:
        _is_it_feasible(g, plan, said)
        plan.minds = g.ground.all


def _is_it_feasible(g: NovaAetas, plan: Plan, said: Objective) -> None:
    """N-AI-12: can it carry it out in this Activation?"""
    squares = squares_to_act(g, plan.enemy, said)
    plan.far = min([g.ground.distance(plan.here, square) for square in squares_of(squares)], default=FAR)
    way = way_there(g, plan.who, squares, True)
    plan.acts = is_feasible(g, said, way, plan.who.ap)
    plan.answers.append(Answer("N-AI-12", plan.acts, NO_HEROES, NOBODY))
    if way is not None and plan.acts:
        _carry_on(plan, way)
    else:
        _is_it_obstructed(g, plan, said, squares, way)


def _is_it_obstructed(g: NovaAetas, plan: Plan, said: Objective, squares: int, now: Aim | None) -> None:
    """N-AI-13: do Heroes keep it from getting there?"""
    free = way_there(g, plan.who, squares, False)
    if free is None:
        plan.waits = "no-way"
    elif now is not None and total(now) == total(free):
        plan.answer("N-AI-13", NO_HEROES)
        _carry_on(plan, now)
    else:
        blockers = blockers_on(g, free.whole)
        plan.answer("N-AI-13", blockers)
        _check_control_area_again(g, plan, said, free, blockers)


def _check_control_area_again(g: NovaAetas, plan: Plan, said: Objective, way: Aim, blockers: list[int]) -> None:
    """N-AI-14, N-AMB-03: it goes towards those who bar its way, and looks about on every square."""
    coming = advance(g, plan.who, way, blockers, threat_of(said))
    if coming.walked:
        plan.go("N-AI-14", way.goal, coming.walked, coming.ap, "nearest")
    plan.looked = Answer("N-AI-14", len(coming.extra) > 0, coming.extra, said.threat)
    _choose(g, plan, HIGHEST_THREAT if coming.extra else NEAREST_BLOCKER, coming.extra or blockers)


def _carry_on(plan: Plan, way: Aim) -> None:
    """N-AI-15."""
    plan.go("N-AI-15", way.goal, way.walked, way.ap, way.by)


def _choose(g: NovaAetas, plan: Plan, box: str, heroes: list[int]) -> None:
    """N-AI-05, N-AI-06, N-AI-16: whom it is drawn to most of those it can get at (N-AI-07, N-AI-23). Blocked Heroes are
    left out; then all others follow, the nearest first, unless it wants its way clear."""
    if g.tokens[plan.enemy] & BLINDED or not g.heroes_at:  # N-AMB-27
        plan.waits = "blinded" if g.heroes_at else "nobody"
        return
    plan.chooses, plan.among = box, heroes
    plan.how = how = BY_THREAT if box == HIGHEST_THREAT else BY_NEARNESS
    blocked: list[int] = []
    left = heroes
    while True:
        if not left and box != NEAREST_BLOCKER:
            left, how = nearest_others(g, plan.here, blocked), BY_NEARNESS
        if not left:
            plan.waits, plan.far, plan.blocked, plan.minds = "blocked", FAR, blocked, g.ground.all
            return
        equals = most_drawn_to(g, plan.here, left, how)
        if _can_get_at(g, plan, equals, blocked):
            break
        left = without(left, equals)
    plan.how, plan.blocked = how, blocked
    plan.far = g.ground.grid.far[g.at[plan.enemy]][g.at[plan.heroes[0]]]
    if blocked:
        plan.minds = g.ground.all


def _can_get_at(g: NovaAetas, plan: Plan, equals: list[int], blocked: list[int]) -> bool:
    """N-AI-07, N-AI-08: one of them at least? The others are blocked."""
    aims: list[Aim] = []
    who = plan.who
    if plan.walked:
        who = Standpoint(plan.enemy, plan.here, who.ap - plan.paid, who.unloaded, False)
    for hero in equals:
        aim = aim_at(g, who, hero, True)
        if aim is None:
            blocked.append(hero)
        else:
            aims.append(aim)
            plan.minds |= aim.minds
    plan.heroes, plan.aims = equals if len(aims) == len(equals) else without(equals, blocked), aims
    return len(aims) > 0


def without(heroes: list[int], others: list[int]) -> list[int]:
    return [hero for hero in heroes if hero not in others]
