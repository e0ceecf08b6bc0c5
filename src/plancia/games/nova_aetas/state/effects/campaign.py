"""The verbs between missions: settlements, rumours, the way of the company."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import CARRIED, NOBODY
from plancia.games.nova_aetas.state.plan import CAMPAIGN
from plancia.games.nova_aetas.state.sheets import refresh, replaced
from plancia.games.nova_aetas.state.state import SETTLEMENT, VICTORY, NovaAetas
from plancia.kernel.state import Effect


def last_chapter(g: NovaAetas) -> int:
    """The last mission of the campaign that was played, side missions apart; or NOBODY."""
    for number, _ in reversed(g.missions_played()):
        if g.plans[number].family == CAMPAIGN:
            return number
    return NOBODY


class ReachSettlement(Effect[NovaAetas]):
    """A Village or a City; every Hero has his visits there."""

    RULE = "N-CORE-CAMP-3"

    def __init__(self, city: bool, visits: int) -> None:
        self.city = city
        self.visits = visits
        self.after = NOBODY  # the mission of the campaign that lies behind

    def apply(self, g: NovaAetas) -> None:
        self.after = last_chapter(g)
        g.phase = SETTLEMENT
        g.city = self.city
        g.visits = tuple([self.visits if hero in g.company else 0 for hero in range(g.box.proper)])
        g.bonded_here = g.rumoured = 0


class ComeBack(Effect[NovaAetas]):
    """From a side mission to the same settlement; visits already used stay used."""

    RULE = "N-CORE-CAMP-3"

    def apply(self, g: NovaAetas) -> None:
        g.phase = SETTLEMENT


class Visit(Effect[NovaAetas]):
    """A visit is used for a place."""

    RULE = "N-CORE-CAMP-3"

    def __init__(self, hero: int, place: int) -> None:
        self.hero = hero
        self.place = place

    def apply(self, g: NovaAetas) -> None:
        g.visits = replaced(g.visits, self.hero, g.visits[self.hero] - 1)


class HearRumour(Effect[NovaAetas]):
    """A side mission is offered here, even before its time."""

    RULE = "N-CORE-CAMP-1"

    def __init__(self, mission: int) -> None:
        self.mission = mission

    def apply(self, g: NovaAetas) -> None:
        g.rumoured |= 1 << self.mission


class RecordMission(Effect[NovaAetas]):
    """It has been played, and another seat leads the next one."""

    RULE = "N-CORE-CAMP-1"
    QUIET = True

    def __init__(self, mission: int, outcome: int) -> None:
        self.mission = mission
        self.outcome = outcome

    def apply(self, g: NovaAetas) -> None:
        g.log_of_missions = (*g.log_of_missions, g.ended(self.mission, self.outcome))
        g.leader = (g.leader + 1) % len(g.players)


class Travel(Effect[NovaAetas]):
    """The mission that comes next."""

    RULE = "N-CORE-CAMP-1"

    def __init__(self, node: int, flags: int) -> None:
        self.node = node
        self.flags = flags
        self.lost = False  # the mission before it

    def apply(self, g: NovaAetas) -> None:
        self.lost = len(g.log_of_missions) > 0 and g.missions_played()[-1][1] != VICTORY
        g.node = self.node
        g.flags |= self.flags


class LoseHero(Effect[NovaAetas]):
    """He leaves the campaign; another takes his place, with half his XP."""

    RULE = "N-CORE-GRAVE"

    def __init__(self, hero: int, other: int, xp: int) -> None:
        self.hero = hero
        self.other = other
        self.xp = xp

    def apply(self, g: NovaAetas) -> None:
        place = g.company.index(self.hero)
        g.company = replaced(g.company, place, self.other)
        g.seat_of = g.shares()
        g.lost |= 1 << self.hero
        g.fresh_graves = replaced(g.fresh_graves, self.hero, 0)
        g.xp = replaced(g.xp, self.other, self.xp)
        g.earned = replaced(g.earned, self.other, self.xp)
        for slot in range(CARRIED):
            item = g.item(self.hero, slot)
            if item != NOBODY:
                g.gear[g.carried_at(self.hero, slot)] = NOBODY
                g.stock = replaced(g.stock, item, g.stock[item] + 1)
        for item in g.box.heroes[self.other].equipment:
            g.starting = replaced(g.starting, item, g.starting[item] + 1)
        refresh(g)
