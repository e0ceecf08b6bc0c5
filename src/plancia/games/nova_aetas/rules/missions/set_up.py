"""Quick play: one mission by itself, with ready-made Heroes (5.15)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.campaign.encounter import Encounter
from plancia.games.nova_aetas.rules.missions.mission import Mission
from plancia.games.nova_aetas.rules.missions.objectives import all_down
from plancia.games.nova_aetas.state.box import FIRST_PLACE, NOBODY
from plancia.games.nova_aetas.state.plan import ENCOUNTER
from plancia.games.nova_aetas.state.sheets import refresh
from plancia.games.nova_aetas.state.state import VICTORY, NovaAetas
from plancia.kernel.procedure import Procedure, do, run
from plancia.kernel.state import Effect


class ReadyHeroes(Effect[NovaAetas]):
    """What each Hero has on top in a mission played by itself; a better thing takes the place of another."""

    RULE = "N-CORE-CAMP-5"
    QUIET = True

    def __init__(self, mission: int) -> None:
        self.mission = mission

    def apply(self, g: NovaAetas) -> None:
        plan = g.plans[self.mission]
        g.flags |= plan.ready_flags
        g.popolini += plan.ready_popolini
        if not (plan.ready_health or plan.ready_main or plan.ready_items):
            return
        heroes = range(g.box.proper)
        g.extra_health = tuple([plan.ready_health if hero in g.company else 0 for hero in heroes])
        g.extra_main = tuple([plan.ready_main if hero in g.company else 0 for hero in heroes])
        for hero in g.company:
            for item in plan.ready_items:
                g.gear[g.carried_at(hero, best_place(g, hero, item))] = item
        refresh(g)


def best_place(g: NovaAetas, hero: int, item: int) -> int:
    """An empty place in the item's slot, or else the first."""
    place = g.empty_place(hero, item)
    return place if place != NOBODY else FIRST_PLACE[g.box.items[item].slot]


class EndGame(Effect[NovaAetas]):
    """The game is over: together won, or together lost."""

    def __init__(self, won: bool, rule: str, ending: int) -> None:
        self.won = won
        self.rule = rule
        self.ending = ending

    def is_ending(self, g: NovaAetas) -> bool:
        return not g.quick

    def apply(self, g: NovaAetas) -> None:
        g.over = True
        g.won = self.won
        g.ended_by = self.rule
        g.ending = self.ending


class QuickPlay(Procedure):
    """One mission, from its set-up to its end."""

    @do("N-CORE-MISSION-SETUP")
    def make_ready(self, g: NovaAetas) -> None:
        g.do(ReadyHeroes(g.node))

    @run("N-CORE-MISSION-SETUP", "N-CORE-HORO-3")
    def play(self, g: NovaAetas) -> Procedure:
        if g.plans[g.node].family == ENCOUNTER:
            return Encounter(g.node)
        return Mission(g.node)

    @do("N-CORE-MISSION-END", "N-CORE-DOWN-2")
    def end(self, g: NovaAetas) -> None:
        won = g.outcome == VICTORY
        rule = "N-CORE-DOWN-2" if not won and all_down(g) else "N-CORE-MISSION-END"
        g.do(EndGame(won, rule, NOBODY))
