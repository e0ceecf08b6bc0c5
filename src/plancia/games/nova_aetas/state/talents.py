"""What the Heroes' Skills are good for: found out once for each set of Skills, and looked up from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from plancia.games.nova_aetas.state.box import NOBODY

if TYPE_CHECKING:
    from plancia.games.nova_aetas.state.state import NovaAetas


class Talents:
    """Skills by their number; by Hero NOBODY where he has none."""

    def __init__(self, company: tuple[int, ...], skills: tuple[int, ...]) -> None:
        self.company = company
        self.skills = skills
        self.martyrs: list[tuple[int, int]] = []  # (Hero, Skill)
        self.banners: list[tuple[int, int]] = []
        self.ward: list[int] = []  # by Hero, and so the others
        self.slip_away: list[int] = []
        self.riposte: list[int] = []
        self.fury: list[int] = []
        self.ambush: list[int] = []
        self.enhancing: list[list[int]] = []  # by Hero: Skills that are declared with an attack
        self.against_physical: list[list[int]] = []  # by Hero attacked: Reaction Skills
        self.against_psychic: list[list[int]] = []


def sort_talents(g: NovaAetas) -> None:
    """After a Skill was learned, or the company has changed."""
    key = (g.company, g.skills)
    g.talents = g.box.talents.get(key) or g.box.talents.keep(key, _found_out(g))


def _found_out(g: NovaAetas) -> Talents:
    talents = Talents(g.company, g.skills)
    for hero in g.company:
        if g.skill(hero, "martyr") != NOBODY:
            talents.martyrs.append((hero, g.skill(hero, "martyr")))
        if g.skill(hero, "banner") != NOBODY:
            talents.banners.append((hero, g.skill(hero, "banner")))
    for hero in range(g.box.proper):
        talents.ward.append(g.skill(hero, "ward"))
        talents.slip_away.append(g.skill(hero, "slip-away"))
        talents.riposte.append(g.skill(hero, "riposte"))
        talents.fury.append(g.skill(hero, "fury"))
        talents.ambush.append(g.skill(hero, "ambush"))
        enhancing = g.box.heroes[hero].formed.get("enhancement", [])
        talents.enhancing.append([number for bit, number in enhancing if g.skills[hero] & bit])
    for hero in range(g.box.hero_side):
        talents.against_physical.append(_answers(g, hero, True))
        talents.against_psychic.append(_answers(g, hero, False))
    return talents


def _answers(g: NovaAetas, victim: int, physical: bool) -> list[int]:
    """N-CORE-REACT-5: what Heroes have against an attack of this type, whether they may use it now or not."""
    found = []
    for hero in g.company:
        for bit, number in g.box.heroes[hero].answers:
            if not g.skills[hero] & bit:
                continue
            card = g.box.skills[number]
            if card.target != "hero" and hero != victim:
                continue
            if card.physical if physical else card.psychic:
                found.append(number)
    return found
