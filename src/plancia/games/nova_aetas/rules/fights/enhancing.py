"""Skills that are declared with an attack (N-CORE-SKILL-FORMS): which may be, and what the attack becomes."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.fights.weapons import UNARMED
from plancia.games.nova_aetas.state.box import NO_AREA, NOBODY, Attack
from plancia.games.nova_aetas.state.effects.fight import once_bit
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Decision


def may_declare(g: NovaAetas, hero: int, skill: int, ap: int) -> str | None:
    """`ap` is what is left when the attack is paid for."""
    card = g.box.skills[skill]
    if card.once and g.once & once_bit(g, hero, skill):
        return "N-CORE-SKILL-FORMS"
    if card.ap > ap:
        return "N-CORE-ACT-AP"
    if card.heroism > g.heroism[hero]:
        return "N-CORE-HEROISM"
    return None


def limit_means(g: NovaAetas, asked: Decision, ap: int, heroism: int) -> None:
    """Each can be paid for alone, all of them perhaps not."""
    points = {skill: g.box.skills[skill].ap for skill in asked.options}
    if sum(points.values()) > ap:
        asked.limit("N-CORE-ACT-AP", points, 0, ap)
    heroic = {skill: g.box.skills[skill].heroism for skill in asked.options}
    if sum(heroic.values()) > heroism:
        asked.limit("N-CORE-HEROISM", heroic, 0, heroism)


def suits(g: NovaAetas, hero: int, skill: int, place: int, attack: Attack, target: int) -> bool:
    """The Skill is about attacks like this one."""
    card = g.box.skills[skill]
    if attack.friend or not (card.physical if attack.physical else card.psychic):
        return False
    if card.slot != NOBODY and (place == UNARMED or slot_of(g, hero, place) != card.slot):
        return False
    if card.area != NO_AREA and attack.area != NO_AREA:
        return False
    if attack.range < card.least_range:
        return False
    return g.ground.distance(g.at[hero], g.at[target]) >= card.least_distance


def slot_of(g: NovaAetas, hero: int, place: int) -> int:
    return g.box.items[g.item(hero, place)].slot


def enhanced(g: NovaAetas, attack: Attack, skills: tuple[int, ...], trait: int) -> Attack:
    """The attack with what Skills and an oil give it."""
    made = attack.copy()
    if trait != NOBODY:
        made.traits |= 1 << trait
    for number in skills:
        card = g.box.skills[number]
        if card.does != "gain":
            continue
        made.bonus += card.dice
        made.traits |= card.traits
        made.lethal |= card.lethal
        first, second, third = made.symbol_traits
        moon, star, sun = card.symbol_traits
        made.symbol_traits = (first | moon, second | star, third | sun)
        if card.area != NO_AREA:
            made.area, made.area_wounds, made.area_opponents = card.area, card.area_wounds, card.area_opponents
    return made
