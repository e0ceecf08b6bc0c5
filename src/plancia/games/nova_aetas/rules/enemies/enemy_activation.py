"""The Activation of one Enemy: the flowchart of N-AI, its boxes so ordered that every arrow goes forward."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.enemies.aim import Aim, trace
from plancia.games.nova_aetas.rules.enemies.approach import aim_at
from plancia.games.nova_aetas.rules.enemies.attack_choice import which_attack
from plancia.games.nova_aetas.rules.enemies.choose_target import BY_NEARNESS, BY_THREAT, in_control
from plancia.games.nova_aetas.rules.enemies.enemy_moves import wait, walk
from plancia.games.nova_aetas.rules.enemies.enemy_trace import tell_box, tell_choice
from plancia.games.nova_aetas.rules.enemies.foreseen_plans import foreseen, forget
from plancia.games.nova_aetas.rules.enemies.mission_objective import (
    HIGHEST_THREAT,
    NEAREST_BLOCKER,
    THE_END,
    Errand,
    Outcome,
)
from plancia.games.nova_aetas.rules.enemies.objective_ways import objective_of
from plancia.games.nova_aetas.rules.enemies.pursuit import quarry_of
from plancia.games.nova_aetas.rules.enemies.retreat import retreat
from plancia.games.nova_aetas.rules.fights.enemy_attack import EnemyAttack
from plancia.games.nova_aetas.rules.missions.objectives import check
from plancia.games.nova_aetas.rules.turn.activation import begin, end
from plancia.games.nova_aetas.state.box import BLINDED, NOBODY, NOWHERE, SHOOTER, UNLOADED
from plancia.games.nova_aetas.state.effects.enemies import NO, YES, Pondered
from plancia.games.nova_aetas.state.effects.models import EndActivation
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import Procedure, Step, ask, do, repeat, roll, run

NEAREST_HERO: Final = 5  # the boxes: N-AI-05 ...
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
RULES: Final = {NEAREST_HERO: "N-AI-05", HIGHEST_THREAT: "N-AI-06", NEAREST_BLOCKER: "N-AI-16"}
NO_ERRAND: Final[Outcome] = (THE_END, (), False)


class EnemyActivation(Procedure):
    """N-AI-22."""

    def __init__(self, enemy: int = 0) -> None:
        self.enemy = enemy
        self.objective = NOBODY
        self.errand = NO_ERRAND
        self.how = BY_THREAT
        self.tied: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.target = NOBODY
        self.attack = NOBODY
        self.charges = False
        self.moved = False
        self.attacks = 0
        self.there = NOWHERE  # where its target stood

    @run("N-AI-22", "N-CORE-ACT-START", "N-CORE-ACT-AP", "N-AI-02", into="errand")
    def begin(self, g: NovaAetas) -> Procedure | None:
        """Who has a Mission Objective goes on an errand."""
        enemy = self.enemy
        begin(g, enemy)
        self.objective = objective = objective_of(g, enemy)
        if g.log is not None:
            g.tell(Pondered(enemy, "N-AI-02", NO if objective == NOBODY else YES))
        return None if objective == NOBODY else Errand(enemy, objective)

    @do("N-AI-03", "N-AI-05", "N-AI-06", "N-AI-16", "N-AI-07", "N-AI-23", "N-AMB-27", "N-AMB-41", *GOING)
    def line_up(self, g: NovaAetas) -> Step | None:
        """Whom it is drawn to most of those it can get at. It goes for him at once, unless several are equal."""
        enemy, tokens = self.enemy, g.tokens[self.enemy]
        if tokens & BLINDED and self.objective == NOBODY:
            return self.wait(g, "blinded")
        unloaded = tokens & UNLOADED != 0
        found = foreseen(g, enemy, NOBODY, unloaded) if self.objective == NOBODY else None
        if found is None or g.log is not None:
            box, heroes = self.candidates(g)
            if box not in RULES:
                return EnemyActivation.end
            if tokens & BLINDED or not g.heroes_at:
                return self.wait(g, "blinded" if g.heroes_at else "nobody")
            how, also = BY_THREAT if box == HIGHEST_THREAT else BY_NEARNESS, box != NEAREST_BLOCKER
            if found is None:
                found = quarry_of(g, enemy, g.at[enemy], g.ap, heroes, how, also, unloaded, not self.moved)
            if g.log is not None:
                tell_choice(g, enemy, RULES[box], heroes, how, found)
        if not found.heroes:
            return self.wait(g, "blocked")
        if len(found.heroes) > 1:
            self.how = found.how
            self.tied = tuple(found.heroes)
            g.prospects = None
            return None
        trace(found.aims[0])
        self.go_for(g, found.heroes[0], found.aims[0])
        return EnemyActivation.attack_it

    def candidates(self, g: NovaAetas) -> tuple[int, list[int]]:
        """The box that comes next, and the Heroes it chooses among: by its errand, or those in its Control Area."""
        if self.objective != NOBODY:
            box, heroes, self.moved = self.errand
            return box, list(heroes)
        inside = in_control(g, self.enemy, g.at[self.enemy], -1)
        tell_box(g, self.enemy, "N-AI-03", inside)
        return HIGHEST_THREAT if inside else NEAREST_HERO, inside

    def go_for(self, g: NovaAetas, target: int, aim: Aim) -> None:
        enemy = self.enemy
        self.target, self.attack, self.charges = target, aim.attack, aim.charges
        if g.log is not None:
            told = Pondered(enemy, "N-AI-07", NO if aim.attack == NOBODY else YES)
            told.chosen = target
            g.tell(told)
        rule = "N-ABIL-CHARGE" if aim.charges else "N-AI-08"
        walk(g, enemy, rule, target, aim.goal, aim.walked, aim.ap, aim.attack, aim.by)

    def wait(self, g: NovaAetas, why: str) -> Step:
        wait(g, self.enemy, why)
        return EnemyActivation.end

    @roll("N-AI-06", "N-AMB-29", into="drawn")
    def draw_lots(self, g: NovaAetas) -> Roll | None:
        return Roll("enemy-target", len(self.tied), 1, False, list(self.tied)) if self.how == BY_THREAT else None

    @ask("N-AI-05", "N-AMB-29", "N-AMB-05", "N-CORE-MODE-2", into="target")
    def ask_the_players(self, g: NovaAetas) -> Decision | None:
        if self.how == BY_THREAT:
            return None
        seats = [g.controller(hero) for hero in self.tied]
        asked = g.ask(seats[0] if seats.count(seats[0]) == len(seats) else g.leading(), "model")
        for hero in self.tied:
            asked.offer(hero, None)
        return asked

    @do("N-AI-07", *GOING)
    def take_aim(self, g: NovaAetas) -> None:
        enemy, target = self.enemy, self.drawn[0] if self.drawn else self.target
        aim = aim_at(g, enemy, g.at[enemy], g.ap, target, g.tokens[enemy] & UNLOADED != 0, not self.moved)
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
        if g.log is not None and not (self.charges and self.attacks):
            told = Pondered(enemy, "N-AI-09", NO if number == NOBODY else YES)
            told.chosen = target
            g.tell(told)
        if number == NOBODY:
            return None
        self.attacks += 1
        self.there = g.at[target]
        return EnemyAttack(enemy, number, target, self.charges)

    def retreat(self, g: NovaAetas) -> None:
        enemy = self.enemy
        aim = retreat(g, enemy, g.at[self.target] if g.on_field(self.target) else self.there)
        if aim is None:
            wait(g, enemy, "no-farther")
        else:
            walk(g, enemy, "N-AI-17", self.target, aim.goal, aim.walked, aim.ap, NOBODY, aim.by)

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
            if self.attacks or self.errand[0] == THE_END or g.at[enemy] < 0:
                forget(g)
            check(g)
