"""The End Mission Phase (N-CORE-CAMP-2): what the mission brings, what it has cost."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.campaign.achievements import CheckBoxes
from plancia.games.nova_aetas.rules.campaign.rewards import GainRewards
from plancia.games.nova_aetas.rules.missions.loot import DrawCard
from plancia.games.nova_aetas.state.box import FIRST_PLACE, GRAVE_MAX, NOBODY
from plancia.games.nova_aetas.state.effects.campaign import LoseHero, RecordMission
from plancia.games.nova_aetas.state.effects.gear import BringEquipment
from plancia.games.nova_aetas.state.effects.growth import BearGraves, GainClassPoint, GainXp, Treat
from plancia.games.nova_aetas.state.effects.treasury import GainPopolini, LearnFormula
from plancia.games.nova_aetas.state.grid import bits_of
from plancia.games.nova_aetas.state.lay_out import LeaveField
from plancia.games.nova_aetas.state.plan import CAMPAIGN, Gain
from plancia.games.nova_aetas.state.state import VICTORY, NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do, repeat, run

WON_XP: Final = 4
LOST_XP: Final = 2


class EndOfMission(Procedure):
    """N-CORE-CAMP-2, in its order. The result is the outcome."""

    def __init__(self, mission: int = 0) -> None:
        self.mission = mission
        self.promoted = NOBODY
        self.drawn = 0
        self.next = 0

    def gain(self, g: NovaAetas) -> Gain:
        plan = g.plans[self.mission]
        return plan.reward if g.outcome == VICTORY else plan.consolation

    @do("N-CORE-XP", "N-CORE-CAMP-2")
    def gain_experience(self, g: NovaAetas) -> None:
        self.result = g.outcome
        printed = self.gain(g).xp
        for hero in g.company:
            g.do(GainXp(hero, printed if printed >= 0 else experience(g, hero), "N-CORE-XP"))

    @ask("N-CORE-CP", "N-CORE-MODE-2", into="promoted")
    def choose_promoted(self, g: NovaAetas) -> Decision | None:
        """A side mission that is won gives its Class Point to one Hero."""
        if g.outcome != VICTORY or g.plans[self.mission].family == CAMPAIGN:
            return None
        return g.ask(g.leading(), "hero").among(g.company)

    @do("N-CORE-CP")
    def gain_class_points(self, g: NovaAetas) -> None:
        if g.outcome != VICTORY:
            return
        for hero in g.company if self.promoted == NOBODY else (self.promoted,):
            g.do(GainClassPoint(hero, 1, "N-CORE-CP"))

    @do("N-CORE-CAMP-2")
    def be_paid(self, g: NovaAetas) -> None:
        gain = self.gain(g)
        if gain.popolini:
            g.do(GainPopolini(gain.popolini, "N-CORE-CAMP-2"))
        for formula in gain.formulae:
            if not g.formulae >> formula & 1:
                g.do(LearnFormula(formula, "N-CORE-CAMP-2"))
        for hero in g.company:
            for card in g.box.graves:
                if gain.heals >> card.number & 1 and g.graves[hero] >> card.number & 1:
                    g.do(Treat(hero, card.number, "N-CORE-CAMP-2"))
                    break

    @repeat("N-CORE-CAMP-2")
    def draw_reagents(self, g: NovaAetas) -> Procedure | None:
        families = [family for family in range(3) for _ in range(self.gain(g).cards[family])]
        self.drawn += 1
        return DrawCard(families[self.drawn - 1], "N-CORE-CAMP-2") if self.drawn <= len(families) else None

    @run("N-CORE-CAMP-2")
    def draw_rewards(self, g: NovaAetas) -> Procedure | None:
        return GainRewards(self.gain(g).rewards) if self.gain(g).rewards else None

    @run("N-CORE-ACHIEVE")
    def check_achievements(self, g: NovaAetas) -> Procedure:
        return CheckBoxes()

    @do("N-CORE-CAMP-2", "N-TOKEN-GEN-4", "N-CORE-HEALING")
    def leave_the_field(self, g: NovaAetas) -> None:
        outcome = g.outcome
        g.do(RecordMission(self.mission, outcome))
        g.do(LeaveField())

    @repeat("N-CORE-GRAVE", "N-CORE-CAMP-2")
    def bear_graves(self, g: NovaAetas) -> Procedure | None:
        self.next += 1
        return BearWounds(g.company[self.next - 1]) if self.next <= len(g.company) else None


def experience(g: NovaAetas, hero: int) -> int:
    """N-CORE-XP."""
    xp = WON_XP if g.outcome == VICTORY else LOST_XP
    if not g.fallen >> hero & 1:
        xp += 1
    return xp + g.secondaries.bit_count()


class BearWounds(Procedure):
    """N-CORE-GRAVE: the Grave Wounds of the mission take effect; with a fourth the Hero is lost to the campaign."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.other = NOBODY

    @ask("N-CORE-GRAVE", into="other")
    def choose_successor(self, g: NovaAetas) -> Decision | None:
        if (g.graves[self.hero] | g.fresh_graves[self.hero]).bit_count() <= GRAVE_MAX:
            return None
        asked = g.ask_for(self.hero, "hero")
        for hero in range(g.box.proper):
            if hero not in g.company and not g.lost >> hero & 1:
                asked.offer(hero, None)
        return asked if asked.options else None

    @do("N-CORE-GRAVE")
    def be_replaced(self, g: NovaAetas) -> None:
        hero, other = self.hero, self.other
        if other != NOBODY:
            g.do(LoseHero(hero, other, g.earned[hero] // 2))
            g.do(BringEquipment(other, places(g, other)))
            return
        if g.fresh_graves[hero]:
            g.do(BearGraves(hero, kept(g.graves[hero], g.fresh_graves[hero])))


def kept(held: int, fresh: int) -> int:
    """As many of the new cards, in their order, as he can still hold."""
    return sum(bits_of(fresh)[: max(0, GRAVE_MAX - held.bit_count())])


def places(g: NovaAetas, hero: int) -> tuple[int, ...]:
    """Where the Starting Equipment of a Hero goes."""
    taken: list[int] = []
    for item in g.box.heroes[hero].equipment:
        slot = g.box.items[item].slot
        for place in range(FIRST_PLACE[slot], FIRST_PLACE[slot + 1]):
            if place not in taken and g.item(hero, place) == NOBODY:
                taken.append(place)
                break
    return tuple(taken)
