"""The Activation of one Enemy: the flowchart of N-AI, a step for each box, so ordered that every arrow goes forward."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.activation import begin, end
from plancia.games.nova_aetas.aims import Aim, trace
from plancia.games.nova_aetas.approach import aim_at
from plancia.games.nova_aetas.attack_choice import which_attack
from plancia.games.nova_aetas.box import BLINDED, NOBODY, NOWHERE, SHOOTER, UNLOADED
from plancia.games.nova_aetas.choosing import BY_NEARNESS, BY_THREAT, in_control
from plancia.games.nova_aetas.effects import EndActivation
from plancia.games.nova_aetas.effects_enemies import NO, YES, Pondered
from plancia.games.nova_aetas.enemy_attack import EnemyAttack
from plancia.games.nova_aetas.enemy_moves import wait, walk
from plancia.games.nova_aetas.enemy_trace import tell_box, tell_choice
from plancia.games.nova_aetas.errand import CONTROL_AREA, HIGHEST_THREAT, NEAREST_BLOCKER, THE_END, Errand, Outcome
from plancia.games.nova_aetas.goals import objective_of
from plancia.games.nova_aetas.objectives import check
from plancia.games.nova_aetas.prospects import foreseen
from plancia.games.nova_aetas.pursuit import quarry_of
from plancia.games.nova_aetas.retreat import retreat
from plancia.games.nova_aetas.state import UNDECIDED, NovaAetas
from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import Procedure, ask, do, repeat, roll, run

ATTACK_THE_HEROES: Final = 3  # the boxes: N-AI-03 ...
NEAREST_HERO: Final = 5
POTENTIAL_ATTACK: Final = 7
NO_ERRAND: Final[Outcome] = (THE_END, (), False)
RULES: Final = {NEAREST_HERO: "N-AI-05", HIGHEST_THREAT: "N-AI-06", NEAREST_BLOCKER: "N-AI-16"}


class EnemyActivation(Procedure):
    """N-AI-22. `box` is the box of the flowchart that comes next; a step whose box it is not is passed over."""

    def __init__(self, enemy: int = 0) -> None:
        self.enemy = enemy
        self.box = 0
        self.objective = NOBODY
        self.errand = NO_ERRAND
        self.heroes: tuple[int, ...] = ()  # those it chooses among
        self.tied: tuple[int, ...] = ()
        self.how = BY_THREAT
        self.drawn: tuple[int, ...] = ()
        self.target = NOBODY
        self.goal = NOWHERE
        self.path: tuple[int, ...] = ()
        self.ap = 0
        self.attack = NOBODY
        self.charges = False
        self.by = ""
        self.moved = False
        self.attacks = 0
        self.there = NOWHERE  # where its target stood

    def follow(self, aim: Aim) -> None:
        self.goal, self.path, self.ap, self.by = aim.goal, aim.walked, aim.ap, aim.by
        self.attack, self.charges = aim.attack, aim.charges

    def walk(self, g: NovaAetas, rule: str) -> None:
        if walk(g, self.enemy, rule, self.target, self.goal, self.path, self.ap, self.attack, self.by):
            self.moved = True

    def wait(self, g: NovaAetas, why: str) -> None:
        wait(g, self.enemy, why)
        self.box = THE_END

    @do("N-AI-22", "N-CORE-ACT-START", "N-CORE-ACT-AP")
    def begin(self, g: NovaAetas) -> None:
        begin(g, self.enemy)

    @do("N-AI-02")
    def has_mission_objective(self, g: NovaAetas) -> None:
        objective = objective_of(g, self.enemy)
        if g.log is not None:
            g.tell(Pondered(self.enemy, "N-AI-02", NO if objective == NOBODY else YES))
        if objective != NOBODY:
            self.objective = objective
            self.box = CONTROL_AREA
            return
        self.box = ATTACK_THE_HEROES
        if g.tokens[self.enemy] & BLINDED:
            self.wait(g, "blinded")

    @do("N-AI-03")
    def attack_the_heroes(self, g: NovaAetas) -> None:
        if self.box != ATTACK_THE_HEROES:
            return
        inside = in_control(g, self.enemy, g.at[self.enemy], -1)
        tell_box(g, self.enemy, "N-AI-03", inside)
        self.heroes = tuple(inside)
        self.box = HIGHEST_THREAT if inside else NEAREST_HERO

    @run("N-AI-02", into="errand")
    def go_on_errand(self, g: NovaAetas) -> Procedure | None:
        return Errand(self.enemy, self.objective) if self.box == CONTROL_AREA else None

    @do("N-AI-05", "N-AI-06", "N-AI-16", "N-AI-07", "N-AI-23", "N-AMB-27", "N-AMB-41")
    def line_up(self, g: NovaAetas) -> None:
        """Whom it is drawn to most of those it can get at."""
        if self.box == CONTROL_AREA:
            self.box, self.heroes, self.moved = self.errand
        if self.box not in RULES:
            return
        enemy = self.enemy
        if g.tokens[enemy] & BLINDED or not g.heroes_at:
            self.wait(g, "blinded" if g.heroes_at else "nobody")
            return
        here, unloaded = g.at[enemy], g.tokens[enemy] & UNLOADED != 0
        how = BY_THREAT if self.box == HIGHEST_THREAT else BY_NEARNESS
        also = self.box != NEAREST_BLOCKER
        found = foreseen(g, enemy, unloaded) if self.objective == NOBODY else None
        if found is None:
            found = quarry_of(g, enemy, here, g.ap, list(self.heroes), how, also, unloaded, not self.moved)
        if g.log is not None:
            tell_choice(g, enemy, RULES[self.box], list(self.heroes), how, found)
        if not found.heroes:
            self.wait(g, "blocked")
            return
        self.how = found.how
        self.box = POTENTIAL_ATTACK
        if len(found.heroes) > 1:
            self.tied = tuple(found.heroes)
            g.prospects = None
            return
        self.target = found.heroes[0]
        trace(found.aims[0])
        self.follow(found.aims[0])

    @roll("N-AI-06", "N-AMB-29", into="drawn")
    def draw_lots(self, g: NovaAetas) -> Roll | None:
        if not self.tied or self.how != BY_THREAT:
            return None
        return Roll("enemy-target", len(self.tied), 1, False, list(self.tied))

    @ask("N-AI-05", "N-AMB-29", "N-AMB-05", "N-CORE-MODE-2", into="target")
    def ask_the_players(self, g: NovaAetas) -> Decision | None:
        if not self.tied or self.how == BY_THREAT:
            return None
        seats = [g.controller(hero) for hero in self.tied]
        asked = g.ask(seats[0] if seats.count(seats[0]) == len(seats) else g.leading(), "model")
        for hero in self.tied:
            asked.offer(hero, None)
        return asked

    @do("N-AI-07")
    def take_aim(self, g: NovaAetas) -> None:
        if self.box != POTENTIAL_ATTACK:
            return
        enemy = self.enemy
        if self.tied:
            if self.drawn:
                self.target = self.drawn[0]
            unloaded = g.tokens[enemy] & UNLOADED != 0
            aim = aim_at(g, enemy, g.at[enemy], g.ap, self.target, unloaded, not self.moved)
            assert aim is not None, "a Hero it could get at a moment ago"
            self.follow(aim)
        if g.log is not None:
            told = Pondered(enemy, "N-AI-07", NO if self.attack == NOBODY else YES)
            told.chosen = self.target
            g.tell(told)

    @do("N-AI-08", "N-AI-19", "N-AI-20", "N-AI-26", "N-AMB-28", "N-AMB-54", "N-ABIL-CHARGE", "N-AMB-17", "N-AMB-18")
    def move(self, g: NovaAetas) -> None:
        if self.box == POTENTIAL_ATTACK:
            self.walk(g, "N-ABIL-CHARGE" if self.charges else "N-AI-08")

    @repeat("N-AI-09", "N-AI-10", "N-AI-18", "N-AI-24", "N-ABIL-ECLECTIC", "N-ABIL-CHARGE")
    def attack_it(self, g: NovaAetas) -> Procedure | None:
        enemy, target = self.enemy, self.target
        if self.box != POTENTIAL_ATTACK or g.outcome != UNDECIDED or g.at[enemy] < 0 or not g.on_field(target):
            return None
        if self.charges:
            number = self.attack if not self.attacks else NOBODY
        else:
            number = which_attack(g, enemy, target, g.ap)
        if g.log is not None and not (self.charges and self.attacks):
            told = Pondered(enemy, "N-AI-09", NO if number == NOBODY else YES)
            told.chosen = target
            g.tell(told)
        if number == NOBODY:
            return None
        self.attacks += 1
        self.there = g.at[target]
        return EnemyAttack(enemy, number, target, self.charges)

    @do("N-AI-17", "N-ABIL-SHOOTER")
    def retreat(self, g: NovaAetas) -> None:
        enemy = self.enemy
        if not self.attacks or self.charges or g.at[enemy] < 0 or not g.able[enemy] & SHOOTER or g.outcome != UNDECIDED:
            return
        aim = retreat(g, enemy, g.at[self.target] if g.on_field(self.target) else self.there)
        if aim is None:
            self.wait(g, "no-farther")
            return
        self.follow(aim)
        self.walk(g, "N-AI-17")

    @run("N-AI-11", "N-AI-24", "N-CORE-ACT-END")
    def end(self, g: NovaAetas) -> Procedure | None:
        return end(g, self.enemy) if g.at[self.enemy] >= 0 and g.outcome == UNDECIDED else None

    @do("N-AI-11", "N-CORE-MISSION-END")
    def look_about(self, g: NovaAetas) -> None:
        """Who has only walked has decided nothing, and what the others foresee may still hold."""
        enemy = self.enemy
        if g.actor == enemy:
            g.do(EndActivation(enemy))
        if self.attacks or self.objective != NOBODY or g.at[enemy] < 0:
            g.prospects = None
            check(g)
