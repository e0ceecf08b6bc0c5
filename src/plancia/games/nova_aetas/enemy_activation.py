"""The Activation of one Enemy: the flowchart of N-AI, a step for each box, so ordered that every arrow goes forward."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.activation import begin, end, start
from plancia.games.nova_aetas.approach import Aim, aim_at
from plancia.games.nova_aetas.attack_choice import which_attack
from plancia.games.nova_aetas.box import BLINDED, NOBODY, NOWHERE, SHOOTER, UNLOADED
from plancia.games.nova_aetas.choosing import BY_NEARNESS, BY_THREAT, in_control
from plancia.games.nova_aetas.effects import WALK, EndActivation, Move, Pay
from plancia.games.nova_aetas.effects_enemies import NO, YES, Headed, Pondered
from plancia.games.nova_aetas.enemy_attack import EnemyAttack
from plancia.games.nova_aetas.enemy_trace import tell_box, tell_choice
from plancia.games.nova_aetas.goals import (
    advance,
    blockers_on,
    is_feasible,
    objective_of,
    squares_to_act,
    threat_of,
    total,
    way_there,
)
from plancia.games.nova_aetas.objectives import check
from plancia.games.nova_aetas.plan import Objective
from plancia.games.nova_aetas.pursuit import quarry_of
from plancia.games.nova_aetas.retreat import retreat
from plancia.games.nova_aetas.state import UNDECIDED, NovaAetas
from plancia.games.nova_aetas.thens import OBJECTIVE, Thens
from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import Procedure, ask, do, repeat, roll, run

ATTACK_THE_HEROES: Final = 3  # the boxes: N-AI-03 ...
CONTROL_AREA: Final = 4
NEAREST_HERO: Final = 5
HIGHEST_THREAT: Final = 6
POTENTIAL_ATTACK: Final = 7
THE_END: Final = 11
FEASIBLE: Final = 12
OBSTRUCTED: Final = 13
SECOND_CONTROL_AREA: Final = 14
CARRY_ON: Final = 15
NEAREST_BLOCKER: Final = 16
RULES: Final = {NEAREST_HERO: "N-AI-05", HIGHEST_THREAT: "N-AI-06", NEAREST_BLOCKER: "N-AI-16"}


class EnemyActivation(Procedure):
    """N-AI-22. `box` is the box of the flowchart that comes next; a step whose box it is not is passed over."""

    def __init__(self, enemy: int = 0) -> None:
        self.enemy = enemy
        self.box = 0
        self.objective = NOBODY
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
        self.acts = False  # it will carry out its Mission Objective
        self.moved = False
        self.attacks = 0
        self.there = NOWHERE  # where its target stood

    def said(self, g: NovaAetas) -> Objective:
        return g.plans[g.mission].objectives[self.objective]

    def follow(self, aim: Aim) -> None:
        self.goal, self.path, self.ap, self.by = aim.goal, aim.walked, aim.ap, aim.by
        self.attack, self.charges = aim.attack, aim.charges

    def walk(self, g: NovaAetas, rule: str) -> None:
        if g.log is not None:
            g.tell(Headed(self.enemy, rule, self.target, self.goal, self.path, self.ap, self.attack, self.by))
        if self.path:
            g.do(Move(self.enemy, self.path, self.ap, WALK, rule))
            self.moved = True

    def wait(self, g: NovaAetas, why: str) -> None:
        """N-AI-25: all its AP, to no effect."""
        if g.log is not None:
            g.tell(Pondered(self.enemy, "N-AI-25", NO, why))
        if g.ap:
            g.do(Pay(self.enemy, g.ap, "N-AI-25"))
        self.box = THE_END

    @do("N-AI-22", "N-CORE-ACT-START", "N-CORE-ACT-AP")
    def begin(self, g: NovaAetas) -> None:
        begin(g, self.enemy)
        start(g, self.enemy)

    @do("N-AI-02")
    def has_mission_objective(self, g: NovaAetas) -> None:
        self.objective = objective_of(g, self.enemy)
        if g.log is not None:
            g.tell(Pondered(self.enemy, "N-AI-02", NO if self.objective == NOBODY else YES))
        self.box = ATTACK_THE_HEROES if self.objective == NOBODY else CONTROL_AREA
        if self.objective == NOBODY and g.tokens[self.enemy] & BLINDED:
            self.wait(g, "blinded")

    @do("N-AI-03")
    def attack_the_heroes(self, g: NovaAetas) -> None:
        if self.box != ATTACK_THE_HEROES:
            return
        inside = in_control(g, self.enemy, g.at[self.enemy], -1)
        tell_box(g, self.enemy, "N-AI-03", inside)
        self.heroes = tuple(inside)
        self.box = HIGHEST_THREAT if inside else NEAREST_HERO

    @do("N-AI-04", "N-CORE-THREAT-OBJ", "N-AMB-02", "N-AMB-42")
    def check_control_area(self, g: NovaAetas) -> None:
        if self.box != CONTROL_AREA:
            return
        said = self.said(g)
        hot = in_control(g, self.enemy, g.at[self.enemy], threat_of(said))
        tell_box(g, self.enemy, "N-AI-04", hot, said.threat)
        self.box = HIGHEST_THREAT
        if hot:
            self.heroes = tuple(hot)
        elif said.kind == "attack":
            self.heroes = (said.ally,)
        else:
            self.box = FEASIBLE

    @do("N-AI-12")
    def is_feasible(self, g: NovaAetas) -> None:
        if self.box != FEASIBLE:
            return
        said = self.said(g)
        way = way_there(g, self.enemy, g.ap, squares_to_act(g, self.enemy, said), True)
        self.acts = is_feasible(g, said, way, g.ap)
        if way is not None and self.acts:
            self.follow(way)
        if g.log is not None:
            g.tell(Pondered(self.enemy, "N-AI-12", YES if self.acts else NO))
        self.box = CARRY_ON if self.acts else OBSTRUCTED

    @do("N-AI-13")
    def is_obstructed(self, g: NovaAetas) -> None:
        if self.box != OBSTRUCTED:
            return
        squares = squares_to_act(g, self.enemy, self.said(g))
        now = way_there(g, self.enemy, g.ap, squares, True)
        free = way_there(g, self.enemy, g.ap, squares, False)
        if free is None:
            self.wait(g, "no-way")
            return
        if now is not None and total(now) == total(free):
            self.follow(now)
            self.box = CARRY_ON
        else:
            self.heroes = tuple(blockers_on(g, free.whole))
            self.box = SECOND_CONTROL_AREA
        tell_box(g, self.enemy, "N-AI-13", list(self.heroes))

    @do("N-AI-14", "N-AMB-03")
    def check_control_area_again(self, g: NovaAetas) -> None:
        """It goes towards those who bar its way, and looks about on every square."""
        if self.box != SECOND_CONTROL_AREA:
            return
        enemy, said = self.enemy, self.said(g)
        way = way_there(g, enemy, g.ap, squares_to_act(g, enemy, said), False)
        assert way is not None, "a way that was there a moment ago"
        unloaded = g.tokens[enemy] & UNLOADED != 0
        coming = advance(g, enemy, way, g.ap, list(self.heroes), threat_of(said), unloaded)
        if coming.walked:
            self.goal, self.path, self.ap, self.by = way.goal, coming.walked, coming.ap, "nearest"
            self.walk(g, "N-AI-14")
        tell_box(g, enemy, "N-AI-14", coming.extra, said.threat)
        self.box = NEAREST_BLOCKER
        if coming.extra:
            self.heroes = tuple(coming.extra)
            self.box = HIGHEST_THREAT

    @do("N-AI-15", "N-AMB-45")
    def carry_on(self, g: NovaAetas) -> None:
        if self.box == CARRY_ON:
            self.walk(g, "N-AI-15")

    @run("N-AI-15", "N-AMB-44")
    def act_for_the_mission(self, g: NovaAetas) -> Procedure | None:
        if self.box != CARRY_ON:
            return None
        self.box = THE_END
        if not self.acts:
            return None
        if self.said(g).ap:
            g.do(Pay(self.enemy, self.said(g).ap, "N-AI-15"))
        return Thens(OBJECTIVE, self.objective, self.enemy)

    @do("N-AI-05", "N-AI-06", "N-AI-16", "N-AI-07", "N-AI-23", "N-AMB-27", "N-AMB-41")
    def line_up(self, g: NovaAetas) -> None:
        """Whom it is drawn to most of those it can get at."""
        if self.box not in RULES:
            return
        enemy = self.enemy
        if g.tokens[enemy] & BLINDED or not g.heroes_at:
            self.wait(g, "blinded" if g.heroes_at else "nobody")
            return
        here, unloaded = g.at[enemy], g.tokens[enemy] & UNLOADED != 0
        how = BY_THREAT if self.box == HIGHEST_THREAT else BY_NEARNESS
        also = self.box != NEAREST_BLOCKER
        found = quarry_of(g, enemy, here, g.ap, list(self.heroes), how, also, unloaded, not self.moved)
        if g.log is not None:
            tell_choice(g, enemy, RULES[self.box], list(self.heroes), how, found)
        if not found.heroes:
            self.wait(g, "blocked")
            return
        self.how = found.how
        self.box = POTENTIAL_ATTACK
        if len(found.heroes) > 1:
            self.tied = found.heroes
            return
        self.target = found.heroes[0]
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
        if not self.attacks or self.charges or g.at[enemy] < 0 or not g.able[enemy] & SHOOTER:
            return
        if g.outcome != UNDECIDED:
            return
        away = self.there if not g.on_field(self.target) else g.at[self.target]
        aim = retreat(g, enemy, away)
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
        if g.actor == self.enemy:
            g.do(EndActivation(self.enemy))
        check(g)
