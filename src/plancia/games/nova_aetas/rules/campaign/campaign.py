"""The campaign (N-CORE-CAMP): settlement, mission, End Mission Phase, and on to the next, until it ends."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.campaign.campaign_mission import Outing
from plancia.games.nova_aetas.rules.campaign.settlement import Settlement
from plancia.games.nova_aetas.rules.missions.set_up import EndGame
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.campaign import Travel
from plancia.games.nova_aetas.state.effects.treasury import GainPopolini
from plancia.games.nova_aetas.state.plan import Next
from plancia.games.nova_aetas.state.state import VICTORY, NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import END, Procedure, ask, do, repeat, run


class Campaign(Procedure):
    """N-CORE-CAMP-5: a Village first, then mission after mission."""

    @run("N-CORE-CAMP-5", "N-CORE-CAMP-3")
    def gather(self, g: NovaAetas) -> Procedure:
        return Settlement(g.box.first_settlement == "city")

    @repeat("N-CORE-CAMP-1")
    def next_chapter(self, g: NovaAetas) -> Procedure | None:
        return None if g.over else Chapter()


class Chapter(Procedure):
    """One mission of the graph, and the way to the next."""

    def __init__(self) -> None:
        self.outcome = 0
        self.way = 0

    @run("N-CORE-CAMP-1", "N-CORE-CAMP-2", into="outcome")
    def play(self, g: NovaAetas) -> Procedure:
        return Outing(g.node)

    @ask("N-CORE-CAMP-1", "N-CORE-MODE-2", into="way")
    def choose_way(self, g: NovaAetas) -> Decision | None:
        """Where the story forks the players choose."""
        ways = self.ways(g)
        if len(ways) < 2:
            return None
        return g.ask(g.leading(), "way").among(range(len(ways)))

    def ways(self, g: NovaAetas) -> list[Next]:
        return [way for way in g.plans[g.node].next if way.victory == (self.outcome == VICTORY)]

    @do("N-CORE-CAMP-1")
    def travel(self, g: NovaAetas) -> str | None:
        ways, plan = self.ways(g), g.plans[g.node]
        if not ways or ways[self.way].to < 0:
            won = self.outcome == VICTORY
            g.do(EndGame(won, "N-CORE-CAMP-1", ending_of(g, won)))
            return END
        way = ways[self.way]
        if way.popolini:
            g.do(GainPopolini(way.popolini, "N-CORE-CAMP-1"))
        self.outcome = 1 if plan.settlement == "city" else 0
        g.do(Travel(way.to, way.flags))
        return None

    @run("N-CORE-CAMP-3")
    def rest(self, g: NovaAetas) -> Procedure:
        return Settlement(self.outcome == 1)


def ending_of(g: NovaAetas, won: bool) -> int:
    """5.12, M6: by the flags and the outcome."""
    for ending in g.box.endings:
        if ending.victory == won and g.has_flags(ending.if_, ending.unless):
            return ending.number
    return NOBODY
