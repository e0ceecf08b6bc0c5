"""The Activation of one Enemy (N-AI-22): what it plans by the flowchart is done, and it attacks as often as it can."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.enemies.aim import Aim, Standpoint, free_for, trace, walker_of
from plancia.games.nova_aetas.rules.enemies.approach import aim_at
from plancia.games.nova_aetas.rules.enemies.attack_choice import which_attack
from plancia.games.nova_aetas.rules.enemies.choose_target import BY_THREAT
from plancia.games.nova_aetas.rules.enemies.enemy_trace import tell_boxes, tell_choice
from plancia.games.nova_aetas.rules.enemies.who_goes_first import forget, plan_now
from plancia.games.nova_aetas.rules.fights.enemy_attack import EnemyAttack
from plancia.games.nova_aetas.rules.ground.paths import best_path
from plancia.games.nova_aetas.rules.ground.reach import flood
from plancia.games.nova_aetas.rules.missions.happenings import OBJECTIVE, Thens
from plancia.games.nova_aetas.rules.missions.objectives import check
from plancia.games.nova_aetas.rules.turn.activation import begin, end
from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE, SHOOTER, UNLOADED
from plancia.games.nova_aetas.state.effects.activation import EndActivation, Pay
from plancia.games.nova_aetas.state.effects.enemies import NO, YES, Headed, Pondered
from plancia.games.nova_aetas.state.effects.moving import WALK, Move
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import Procedure, Step, ask, do, repeat, roll, run

GOING: Final = (
    "N-AI-08",
    "N-AI-19",
    "N-AI-20",
    "N-AI-26",
    "N-AMB-28",
    "N-AMB-54",
    "N-ABIL-CHARGE",
    "N-AMB-17",
    "N-AMB-18",
)
THE_END: Final = 11  # N-AI-11
Outcome = tuple[int, tuple[int, ...], bool]  # so it is written in saves


class EnemyActivation(Procedure):
    """N-AI-22."""

    def __init__(self, enemy: int = 0) -> None:
        self.enemy = enemy
        self.objective = NOBODY
        self.errand: Outcome = (THE_END, (), False)
        self.how = BY_THREAT
        self.tied: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.target = NOBODY
        self.attack = NOBODY
        self.charges = False
        self.moved = False
        self.attacks = 0
        self.there = NOWHERE  # where its target stood

    @run(
        "N-AI-22", "N-CORE-ACT-START", "N-CORE-ACT-AP", "N-AI-02", "N-AI-03", "N-AI-04", "N-AI-05", "N-AI-06",
        "N-AI-07", "N-AI-12", "N-AI-13", "N-AI-14", "N-AI-15", "N-AI-16", "N-AI-23", "N-CORE-THREAT-OBJ", "N-AMB-02",
        "N-AMB-03", "N-AMB-27", "N-AMB-41", "N-AMB-42", "N-AMB-45", *GOING, into="errand",
    )  # fmt: skip
    def begin(self, g: NovaAetas) -> Procedure | None:
        """It does as it plans: a first way, then its Mission Objective, or a Hero, or nothing."""
        enemy = self.enemy
        begin(g, enemy)
        plan = plan_now(g, enemy)
        self.objective = plan.objective
        g.trace(tell_boxes, plan)
        if plan.rule:
            walk(g, Headed(enemy, plan.rule, NOBODY, plan.goal, plan.by).walking(plan.walked, plan.paid))
            self.moved = len(plan.walked) > 0
        if plan.acts:
            return Errand(enemy, plan.objective)
        g.trace(tell_choice, plan)
        if plan.waits:
            wait(g, enemy, plan.waits)
        elif len(plan.heroes) > 1:
            self.how, self.tied = plan.how, tuple(plan.heroes)
            g.prospects = None
        elif plan.heroes:
            trace(plan.aims[0])
            self.go_for(g, plan.heroes[0], plan.aims[0])
        return None

    @do("N-AI-11")
    def line_up(self, g: NovaAetas) -> Step | None:
        """Where several are equal, lots or the players decide."""
        if self.tied:
            return None
        return EnemyActivation.end if self.target == NOBODY else EnemyActivation.attack_it

    def go_for(self, g: NovaAetas, target: int, aim: Aim) -> None:
        enemy = self.enemy
        self.target, self.attack, self.charges = target, aim.attack, aim.charges
        g.tell(Pondered(enemy, "N-AI-07", NO if aim.attack == NOBODY else YES, "", target))
        rule = "N-ABIL-CHARGE" if aim.charges else "N-AI-08"
        walk(g, Headed(enemy, rule, target, aim.goal, aim.by).walking(aim.walked, aim.ap, aim.attack))

    @roll("N-AI-06", "N-AMB-29", into="drawn")
    def draw_lots(self, g: NovaAetas) -> Roll | None:
        return Roll("enemy-target", len(self.tied), 1, False, list(self.tied)) if self.how == BY_THREAT else None

    @ask("N-AI-05", "N-AMB-29", "N-AMB-05", "N-CORE-MODE-2", into="target")
    def ask_the_players(self, g: NovaAetas) -> Decision | None:
        if self.how == BY_THREAT:
            return None
        seats = [g.controller(hero) for hero in self.tied]
        return g.ask(seats[0] if seats.count(seats[0]) == len(seats) else g.leading(), "model").among(self.tied)

    @do("N-AI-07", *GOING)
    def take_aim(self, g: NovaAetas) -> None:
        enemy, target = self.enemy, self.drawn[0] if self.drawn else self.target
        unloaded = g.tokens[enemy] & UNLOADED != 0
        aim = aim_at(g, Standpoint(enemy, g.at[enemy], g.ap, unloaded, not self.moved), target)
        assert aim is not None, "a Hero it could get at a moment ago"
        self.go_for(g, target, aim)

    @repeat("N-AI-09", "N-AI-10", "N-AI-18", "N-AI-24", "N-ABIL-ECLECTIC", "N-ABIL-CHARGE")
    def attack_it(self, g: NovaAetas) -> Procedure | None:
        enemy, target = self.enemy, self.target
        if g.outcome != UNDECIDED or g.at[enemy] < 0 or not g.on_field(target):
            return None
        if not self.attacks and self.attack != NOBODY:  # as it aimed
            number = self.attack
        else:
            number = NOBODY if self.charges else which_attack(g, enemy, target, g.ap)
        if not self.charges or not self.attacks:
            g.tell(Pondered(enemy, "N-AI-09", NO if number == NOBODY else YES, "", target))
        if number == NOBODY:
            return None
        self.attacks += 1
        self.there = g.at[target]
        return EnemyAttack(enemy, number, target, self.charges)

    def retreat(self, g: NovaAetas) -> None:
        enemy = self.enemy
        aim = withdrawal(g, enemy, g.at[self.target] if g.on_field(self.target) else self.there)
        if aim is None:
            wait(g, enemy, "no-farther")
        else:
            walk(g, Headed(enemy, "N-AI-17", self.target, aim.goal, aim.by).walking(aim.walked, aim.ap))

    @run("N-AI-17", "N-ABIL-SHOOTER", "N-AI-11", "N-AI-24", "N-CORE-ACT-END")
    def end(self, g: NovaAetas) -> Procedure | None:
        """A Shooter that has attacked withdraws first."""
        enemy = self.enemy
        if g.at[enemy] < 0 or g.outcome != UNDECIDED:
            return None
        if self.attacks and not self.charges and g.able[enemy] & SHOOTER:
            self.retreat(g)
        return end(g, enemy)

    @do("N-AI-11", "N-CORE-MISSION-END")
    def look_about(self, g: NovaAetas) -> None:
        """Who has only walked has decided nothing, and what the others foresee may still hold."""
        enemy = self.enemy
        if g.actor == enemy:
            g.do(EndActivation(enemy))
        if self.attacks or self.objective != NOBODY or g.at[enemy] < 0:
            forget(g)
            check(g)


def withdrawal(g: NovaAetas, enemy: int, away: int) -> Aim | None:
    """N-AI-17, N-ABIL-SHOOTER: the farthest square its AP reach; ties: cheapest, fewest squares, reading order. None
    when none is farther."""
    field, here = g.ground, g.at[enemy]
    found = flood(walker_of(g, enemy, here, g.heroes_at), g.ap)
    distance = field.distance(here, away)
    farther = found.up_to[found.last_for(g.ap)] & free_for(g, enemy, here) & ~field.within(away, distance)
    farthest = 0
    while farther:
        farthest, distance = farther, distance + 1
        farther &= ~field.within(away, distance)
    if not farthest:
        return None
    place = found.place_of(farthest)
    nearest = found.up_to[place] & farthest
    square = (nearest & -nearest).bit_length() - 1
    return Aim(square, best_path(found, square), found.costs[place], NOBODY, False, "distance")


def walk(g: NovaAetas, headed: Headed) -> None:
    """N-AI-08."""
    g.tell(headed)
    if headed.path:
        g.do(Move(headed.enemy, headed.path, headed.ap, WALK, headed.rule))


def wait(g: NovaAetas, enemy: int, why: str) -> None:
    """N-AI-25: all its AP, to no effect."""
    g.tell(Pondered(enemy, "N-AI-25", NO, why))
    if g.ap:
        g.do(Pay(enemy, g.ap, "N-AI-25"))


class Errand(Procedure):
    """N-AI-15. An Enemy carries out its Mission Objective, and its Activation ends."""

    def __init__(self, enemy: int = 0, objective: int = 0) -> None:
        self.enemy = enemy
        self.objective = objective

    @run("N-AI-15", "N-AMB-44")
    def act_for_the_mission(self, g: NovaAetas) -> Procedure | None:
        ap = g.plans[g.mission].objectives[self.objective].ap
        if ap:
            g.do(Pay(self.enemy, ap, "N-AI-15"))
        return Thens(OBJECTIVE, self.objective, self.enemy)

    @do("N-AI-11")
    def be_done(self, g: NovaAetas) -> None:
        self.result = (THE_END, (), True)
