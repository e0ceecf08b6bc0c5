"""The Settlement Phase (N-CORE-CAMP-3): the Heroes go about, and the company leaves when all is done."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.campaign.campaign_mission import Outing
from plancia.games.nova_aetas.rules.campaign.town import GoAbout, offered, side_missions
from plancia.games.nova_aetas.state.answers import HERO, MISSION
from plancia.games.nova_aetas.state.effects.campaign import ComeBack, ReachSettlement
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import Kind
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, run

NEXT: Final = Kind("settlement")
GO_ABOUT: Final = NEXT.answer("{}", HERO)
LEAVE: Final = NEXT.answer("leave-for:{}", MISSION)
CITY_VISITS: Final = 2
VILLAGE_VISITS: Final = 1
ROUNDS: Final = 3  # a settlement has an end: so often a Hero goes about in it


class Settlement(Procedure):
    """N-CORE-CAMP-3. The leader says who goes about next, and when the company leaves."""

    def __init__(self, city: bool = False) -> None:
        self.city = city
        self.arrived = False
        self.gone: tuple[int, ...] = ()  # Heroes that have gone about, as often as they have
        self.next = 0

    @do("N-CORE-CAMP-3", "N-CORE-CAMP-5")
    def arrive(self, g: NovaAetas) -> None:
        if not self.arrived:
            self.arrived = True
            g.do(ReachSettlement(self.city, CITY_VISITS if self.city else VILLAGE_VISITS))

    @ask("N-CORE-CAMP-3", "N-CORE-CAMP-1", "N-CORE-MODE-2", into="next", chosen=True)
    def choose_next(self, g: NovaAetas) -> Decision:
        asked = g.ask(g.leading(), "settlement")
        asked.put(LEAVE, g.node, None)
        for hero in g.company:
            asked.put(GO_ABOUT, hero, None if self.gone.count(hero) < ROUNDS else "N-CORE-CAMP-3")
        open_here = offered(g)
        for mission in side_missions(g):
            asked.put(LEAVE, mission, None if mission in open_here else "N-CORE-CAMP-1")
        return asked

    @do("N-CORE-CAMP-1")
    def leave(self, g: NovaAetas) -> str | None:
        return END if self.next == LEAVE.option(g.node) else None

    @run("N-CORE-CAMP-3", "N-CORE-CAMP-1")
    def go(self, g: NovaAetas) -> Procedure:
        """A side mission leads back to the same settlement, where visits already used stay used."""
        if LEAVE.holds(self.next):
            return Outing(LEAVE.number(self.next))
        self.gone = (*self.gone, self.next)
        return GoAbout(self.next)

    @do("N-CORE-CAMP-3")
    def be_back(self, g: NovaAetas) -> str:
        if LEAVE.holds(self.next):
            g.do(ComeBack())
        return AGAIN
