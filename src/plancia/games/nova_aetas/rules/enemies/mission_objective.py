"""What the mission wants of an Enemy (N-AI-04, N-AI-12 to N-AI-15): the left half of the flowchart.

A step for each box; `box` is the one that comes next, and a step whose box it is not is passed over.
"""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.enemies.aim import Aim
from plancia.games.nova_aetas.rules.enemies.choose_target import in_control
from plancia.games.nova_aetas.rules.enemies.enemy_moves import wait, walk
from plancia.games.nova_aetas.rules.enemies.enemy_trace import tell_box
from plancia.games.nova_aetas.rules.enemies.objective_ways import (
    advance,
    blockers_on,
    is_feasible,
    squares_to_act,
    threat_of,
    total,
    way_there,
)
from plancia.games.nova_aetas.rules.missions.happenings import OBJECTIVE, Thens
from plancia.games.nova_aetas.state.box import NOBODY, UNLOADED
from plancia.games.nova_aetas.state.effects.enemies import NO, YES, Pondered
from plancia.games.nova_aetas.state.effects.models import Pay
from plancia.games.nova_aetas.state.plan import Objective
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.procedure import Procedure, do, run

CONTROL_AREA: Final = 4  # the boxes: N-AI-04 ...
HIGHEST_THREAT: Final = 6
THE_END: Final = 11
FEASIBLE: Final = 12
OBSTRUCTED: Final = 13
SECOND_CONTROL_AREA: Final = 14
CARRY_ON: Final = 15
NEAREST_BLOCKER: Final = 16

Outcome = tuple[int, tuple[int, ...], bool]  # the box that comes next, the Heroes to choose among, whether it has moved


class Errand(Procedure):
    """An Enemy that has a Mission Objective. The result is an Outcome."""

    def __init__(self, enemy: int = 0, objective: int = 0) -> None:
        self.enemy = enemy
        self.objective = objective
        self.box = CONTROL_AREA
        self.heroes: tuple[int, ...] = ()
        self.goal = NOBODY
        self.path: tuple[int, ...] = ()
        self.ap = 0
        self.by = ""
        self.acts = False  # it will carry out its Mission Objective
        self.moved = False

    def said(self, g: NovaAetas) -> Objective:
        return g.plans[g.mission].objectives[self.objective]

    def follow(self, aim: Aim) -> None:
        self.goal, self.path, self.ap, self.by = aim.goal, aim.walked, aim.ap, aim.by

    def walk(self, g: NovaAetas, rule: str) -> None:
        self.moved = walk(g, self.enemy, rule, NOBODY, self.goal, self.path, self.ap, NOBODY, self.by)

    @do("N-AI-04", "N-CORE-THREAT-OBJ", "N-AMB-02", "N-AMB-42")
    def check_control_area(self, g: NovaAetas) -> None:
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
            wait(g, self.enemy, "no-way")
            self.box = THE_END
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

    @do("N-AI-11")
    def be_done(self, g: NovaAetas) -> None:
        self.result = (self.box, self.heroes, self.moved)
