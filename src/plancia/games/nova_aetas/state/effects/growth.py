"""What a Hero gains and bears: experience, Skills, his class, Bonds, Achievements, Grave Wounds."""

from __future__ import annotations

from plancia.games.nova_aetas.state.sheets import refresh, replaced
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.state import Effect


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
    RULE = "N-CORE-SKILL-BUY"

    def __init__(self, hero: int, place: int) -> None:
        self.hero = hero
        self.place = place  # among the Skills of his sheet

    def apply(self, g: NovaAetas) -> None:
        g.skills = replaced(g.skills, self.hero, g.skills[self.hero] | 1 << self.place)
        refresh(g)


class Strengthen(Effect[NovaAetas]):
    RULE = "N-CORE-STRENGTHEN"

    def __init__(self, hero: int, which: int) -> None:
        self.hero = hero
        self.which = which

    def apply(self, g: NovaAetas) -> None:
        g.strengthened = replaced(g.strengthened, self.hero, g.strengthened[self.hero] | 1 << self.which)
        refresh(g)


class Advance(Effect[NovaAetas]):
    """His Advanced Class, with its School."""

    RULE = "N-CORE-CLASS"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def apply(self, g: NovaAetas) -> None:
        g.advanced |= 1 << self.hero
        school = g.box.classes[g.box.heroes[self.hero].class_number].school
        if school >= 0:
            g.schools = replaced(g.schools, self.hero, g.schools[self.hero] | 1 << school)
        refresh(g)


class RaiseDestiny(Effect[NovaAetas]):
    RULE = "N-CORE-DESTINY"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def apply(self, g: NovaAetas) -> None:
        g.destiny_level = replaced(g.destiny_level, self.hero, g.destiny_level[self.hero] + 1)


class LearnSchool(Effect[NovaAetas]):
    RULE = "N-ATK-SCHOOL"

    def __init__(self, hero: int, school: int) -> None:
        self.hero = hero
        self.school = school

    def apply(self, g: NovaAetas) -> None:
        g.schools = replaced(g.schools, self.hero, g.schools[self.hero] | 1 << self.school)


class Achieve(Effect[NovaAetas]):
    """A box of his sheet is checked."""

    RULE = "N-CORE-ACHIEVE"

    def __init__(self, hero: int, achievement: int) -> None:
        self.hero = hero
        self.achievement = achievement

    def apply(self, g: NovaAetas) -> None:
        g.achieved = replaced(g.achieved, self.hero, g.achieved[self.hero] | 1 << self.achievement)


class HeroismNextTime(Effect[NovaAetas]):
    RULE = "N-CORE-ACHIEVE"

    def __init__(self, hero: int, n: int) -> None:
        self.hero = hero
        self.n = n

    def apply(self, g: NovaAetas) -> None:
        g.next_heroism = replaced(g.next_heroism, self.hero, g.next_heroism[self.hero] + self.n)


class TokenNextTime(Effect[NovaAetas]):
    """A Hero begins the next mission with a token."""

    RULE = "N-CORE-MISSION-SETUP"

    def __init__(self, hero: int, token: int) -> None:
        self.hero = hero
        self.token = token

    def apply(self, g: NovaAetas) -> None:
        g.next_tokens = replaced(g.next_tokens, self.hero, g.next_tokens[self.hero] | self.token)


class StrengthenBond(Effect[NovaAetas]):
    """Outside a mission; `inn`: in this settlement once for a pair."""

    RULE = "N-CORE-BOND"

    def __init__(self, one: int, other: int, inn: bool) -> None:
        self.one = min(one, other)
        self.other = max(one, other)
        self.inn = inn

    def apply(self, g: NovaAetas) -> None:
        pair = g.pair(self.one, self.other)
        g.bonds = replaced(g.bonds, pair, g.bonds[pair] + 1)
        if self.inn:
            g.bonded_here |= 1 << pair


class GrowBond(Effect[NovaAetas]):
    """The Bond of a pair grows by 1, for a reason that counts once in a mission."""

    RULE = "N-CORE-BOND"

    def __init__(self, one: int, other: int, reason: int) -> None:
        self.one = one
        self.other = other
        self.reason = reason

    def apply(self, g: NovaAetas) -> None:
        pair = g.pair(self.one, self.other)
        g.bonds = replaced(g.bonds, pair, g.bonds[pair] + 1)
        g.bonds_grown = (*g.bonds_grown, g.growth(pair, self.reason))


class BearGraves(Effect[NovaAetas]):
    """N-CORE-CAMP-2 (4): the Grave Wounds of this mission take effect; a card too many is discarded."""

    RULE = "N-CORE-GRAVE"

    def __init__(self, hero: int, cards: int) -> None:
        self.hero = hero
        self.cards = cards

    def apply(self, g: NovaAetas) -> None:
        g.graves = replaced(g.graves, self.hero, g.graves[self.hero] | self.cards)
        g.fresh_graves = replaced(g.fresh_graves, self.hero, 0)
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
