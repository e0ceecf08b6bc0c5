"""The verbs between missions: experience, the treasury, sheets, the way of the company."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import CARRIED, NOBODY
from plancia.games.nova_aetas.state.plan import CAMPAIGN
from plancia.games.nova_aetas.state.sheets import refresh, replaced
from plancia.games.nova_aetas.state.state import SETTLEMENT, VICTORY, NovaAetas
from plancia.kernel.state import Effect


def last_chapter(g: NovaAetas) -> int:
    """The last mission of the campaign that was played, side missions apart; or NOBODY."""
    for entry in reversed(g.log_of_missions):
        if g.plans[entry // 4].family == CAMPAIGN:
            return entry // 4
    return NOBODY


class ReachSettlement(Effect[NovaAetas]):
    """N-CORE-CAMP-3: a Village or a City; every Hero has his visits there."""

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
    """N-CORE-CAMP-3: from a side mission to the same settlement; visits already used stay used."""

    def __init__(self) -> None:
        self.rule = "N-CORE-CAMP-3"

    def apply(self, g: NovaAetas) -> None:
        g.phase = SETTLEMENT


class Visit(Effect[NovaAetas]):
    """A visit is used for a place."""

    def __init__(self, hero: int, place: int) -> None:
        self.hero = hero
        self.place = place

    def apply(self, g: NovaAetas) -> None:
        g.visits = replaced(g.visits, self.hero, g.visits[self.hero] - 1)


class GainXp(Effect[NovaAetas]):
    """N-CORE-XP."""

    def __init__(self, hero: int, n: int, rule: str) -> None:
        self.hero = hero
        self.n = n
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.xp = replaced(g.xp, self.hero, g.xp[self.hero] + self.n)
        if self.n > 0:
            g.earned = replaced(g.earned, self.hero, g.earned[self.hero] + self.n)


class GainClassPoint(Effect[NovaAetas]):
    """N-CORE-CP."""

    def __init__(self, hero: int, n: int, rule: str) -> None:
        self.hero = hero
        self.n = n
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.class_points = replaced(g.class_points, self.hero, g.class_points[self.hero] + self.n)


class LearnSkill(Effect[NovaAetas]):
    """N-CORE-SKILL-BUY."""

    def __init__(self, hero: int, place: int) -> None:
        self.hero = hero
        self.place = place  # among the Skills of his sheet

    def apply(self, g: NovaAetas) -> None:
        g.skills = replaced(g.skills, self.hero, g.skills[self.hero] | 1 << self.place)
        refresh(g)


class Strengthen(Effect[NovaAetas]):
    """N-CORE-STRENGTHEN."""

    def __init__(self, hero: int, which: int) -> None:
        self.hero = hero
        self.which = which

    def apply(self, g: NovaAetas) -> None:
        g.strengthened = replaced(g.strengthened, self.hero, g.strengthened[self.hero] | 1 << self.which)
        refresh(g)


class Advance(Effect[NovaAetas]):
    """N-CORE-CLASS: his Advanced Class, with its School."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def apply(self, g: NovaAetas) -> None:
        g.advanced |= 1 << self.hero
        school = g.box.classes[g.box.heroes[self.hero].class_number].school
        if school >= 0:
            g.schools = replaced(g.schools, self.hero, g.schools[self.hero] | 1 << school)
        refresh(g)


class RaiseDestiny(Effect[NovaAetas]):
    """N-CORE-DESTINY."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def apply(self, g: NovaAetas) -> None:
        g.destiny_level = replaced(g.destiny_level, self.hero, g.destiny_level[self.hero] + 1)


class LearnSchool(Effect[NovaAetas]):
    def __init__(self, hero: int, school: int) -> None:
        self.hero = hero
        self.school = school

    def apply(self, g: NovaAetas) -> None:
        g.schools = replaced(g.schools, self.hero, g.schools[self.hero] | 1 << self.school)


class LearnFormula(Effect[NovaAetas]):
    """N-CORE-CRAFT."""

    def __init__(self, formula: int, rule: str) -> None:
        self.formula = formula
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.formulae |= 1 << self.formula


class ChangeReagent(Effect[NovaAetas]):
    def __init__(self, reagent: int, n: int, rule: str) -> None:
        self.reagent = reagent
        self.n = n
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.reagents = replaced(g.reagents, self.reagent, g.reagents[self.reagent] + self.n)


class LoseItem(Effect[NovaAetas]):
    """Out of the treasury: sold."""

    def __init__(self, item: int, rule: str) -> None:
        self.item = item
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.stock = replaced(g.stock, self.item, g.stock[self.item] - 1)


class Equip(Effect[NovaAetas]):
    """N-ENC: from the treasury to a place of a Hero."""

    def __init__(self, hero: int, place: int, item: int) -> None:
        self.hero = hero
        self.place = place
        self.item = item

    def apply(self, g: NovaAetas) -> None:
        g.gear[self.hero * CARRIED + self.place] = self.item
        g.stock = replaced(g.stock, self.item, g.stock[self.item] - 1)
        refresh(g)


class PutBack(Effect[NovaAetas]):
    """From a place of a Hero into the treasury."""

    def __init__(self, hero: int, place: int) -> None:
        self.hero = hero
        self.place = place
        self.item = NOBODY

    def apply(self, g: NovaAetas) -> None:
        at = self.hero * CARRIED + self.place
        self.item = g.gear[at]
        g.gear[at] = NOBODY
        g.stock = replaced(g.stock, self.item, g.stock[self.item] + 1)
        refresh(g)


class Treat(Effect[NovaAetas]):
    """N-CORE-TREAT: a Grave Wound is healed."""

    def __init__(self, hero: int, card: int, rule: str) -> None:
        self.hero = hero
        self.card = card
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.graves = replaced(g.graves, self.hero, g.graves[self.hero] & ~(1 << self.card))
        g.fresh_graves = replaced(g.fresh_graves, self.hero, g.fresh_graves[self.hero] & ~(1 << self.card))
        refresh(g)


class BearGraves(Effect[NovaAetas]):
    """N-CORE-CAMP-2 (4): the Grave Wounds of this mission take effect; a card too many is discarded."""

    def __init__(self, hero: int, cards: int) -> None:
        self.hero = hero
        self.cards = cards

    def apply(self, g: NovaAetas) -> None:
        g.graves = replaced(g.graves, self.hero, g.graves[self.hero] | self.cards)
        g.fresh_graves = replaced(g.fresh_graves, self.hero, 0)
        refresh(g)


class LoseHero(Effect[NovaAetas]):
    """N-CORE-GRAVE: he leaves the campaign; another takes his place, with half his XP."""

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
            item = g.gear[self.hero * CARRIED + slot]
            if item != NOBODY:
                g.gear[self.hero * CARRIED + slot] = NOBODY
                g.stock = replaced(g.stock, item, g.stock[item] + 1)
        for item in g.box.heroes[self.other].equipment:
            g.starting = replaced(g.starting, item, g.starting[item] + 1)
        refresh(g)


class BringEquipment(Effect[NovaAetas]):
    """A Hero joins with his own Starting Equipment."""

    def __init__(self, hero: int, places: tuple[int, ...]) -> None:
        self.hero = hero
        self.places = places  # where each thing goes

    def apply(self, g: NovaAetas) -> None:
        for item, place in zip(g.box.heroes[self.hero].equipment, self.places, strict=True):
            g.gear[self.hero * CARRIED + place] = item
        refresh(g)


class Achieve(Effect[NovaAetas]):
    """N-CORE-ACHIEVE: a box of his sheet is checked."""

    def __init__(self, hero: int, achievement: int) -> None:
        self.hero = hero
        self.achievement = achievement

    def apply(self, g: NovaAetas) -> None:
        g.achieved = replaced(g.achieved, self.hero, g.achieved[self.hero] | 1 << self.achievement)


class HeroismNextTime(Effect[NovaAetas]):
    def __init__(self, hero: int, n: int) -> None:
        self.hero = hero
        self.n = n

    def apply(self, g: NovaAetas) -> None:
        g.next_heroism = replaced(g.next_heroism, self.hero, g.next_heroism[self.hero] + self.n)


class StrengthenBond(Effect[NovaAetas]):
    """N-CORE-BOND, outside a mission; `inn`: in this settlement once for a pair."""

    def __init__(self, one: int, other: int, inn: bool) -> None:
        self.one = min(one, other)
        self.other = max(one, other)
        self.inn = inn

    def apply(self, g: NovaAetas) -> None:
        pair = self.one * g.box.proper + self.other
        g.bonds = replaced(g.bonds, pair, g.bonds[pair] + 1)
        if self.inn:
            g.bonded_here |= 1 << pair


class HearRumour(Effect[NovaAetas]):
    """A side mission is offered here, even before its time."""

    def __init__(self, mission: int) -> None:
        self.mission = mission

    def apply(self, g: NovaAetas) -> None:
        g.rumoured |= 1 << self.mission


class RecordMission(Effect[NovaAetas]):
    """N-CORE-CAMP-1: it has been played, and another seat leads the next one."""

    def __init__(self, mission: int, outcome: int) -> None:
        self.mission = mission
        self.outcome = outcome

    def apply(self, g: NovaAetas) -> None:
        g.log_of_missions = (*g.log_of_missions, self.mission * 4 + self.outcome)
        g.leader = (g.leader + 1) % len(g.players)


class Travel(Effect[NovaAetas]):
    """N-CORE-CAMP-1: the mission that comes next."""

    def __init__(self, node: int, flags: int) -> None:
        self.node = node
        self.flags = flags
        self.lost = False  # the mission before it

    def apply(self, g: NovaAetas) -> None:
        self.lost = len(g.log_of_missions) > 0 and g.log_of_missions[-1] % 4 != VICTORY
        g.node = self.node
        g.flags |= self.flags
