"""What an attack of the Heroes' side rolls, and what its Successes come to (N-CORE-ATK-HERO, N-CORE-WOUND-STEPS)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.chances import value_of
from plancia.games.nova_aetas.rules.fights.weapons import characteristic
from plancia.games.nova_aetas.rules.wounds.powers import (
    flanks,
    is_shielded,
    physical_defence,
    psychic_defence,
)
from plancia.games.nova_aetas.state.box import (
    CRITICAL_AT,
    DESTINY,
    HARMLESS,
    MARKED,
    NOBODY,
    WEAK,
    Attack,
)
from plancia.games.nova_aetas.state.state import WIND, NovaAetas

WINDY: Final = 4  # the distance from which a Cross-wind counts


def pool(g: NovaAetas, hero: int, attack: Attack, target: int) -> int:
    """N-CORE-ATK-HERO-PHYS, N-CORE-ATK-HERO-PSY: dice before the tokens of the Hero."""
    dice = value_of(g, hero, characteristic(g, attack)) + attack.bonus
    if attack.friend:
        return dice
    distance = g.ground.distance(g.at[hero], g.at[target])
    if attack.physical:
        if is_shielded(g, target):
            dice -= 1
        if g.weather == WIND and distance >= WINDY:
            dice -= 1
    if g.tokens[target] & MARKED:
        dice += 1
    if flanks(g, hero, target):
        dice += 1
    if hero < g.box.proper:
        dice += scars(g, hero, attack.physical, distance) + zeal(g, hero, target)
    return dice


def scars(g: NovaAetas, hero: int, physical: bool, distance: int) -> int:
    """What Grave Wounds take from an attack."""
    dice, held = 0, g.graves[hero]
    if not held:
        return 0
    for card in g.box.graves:
        if held >> card.number & 1:
            if physical:
                dice += card.physical_dice
            if distance >= 2:
                dice += card.distant_dice
    return dice


def zeal(g: NovaAetas, hero: int, target: int) -> int:
    """Passive Skills: Fury when badly wounded, Ambush against those who have not acted since."""
    dice, fury, ambush = 0, g.talents.fury[hero], g.talents.ambush[hero]
    if fury != NOBODY and g.wounds[hero] >= g.box.skills[fury].wounds:
        dice += g.box.skills[fury].dice
    if ambush != NOBODY and g.kind_acted(g.box.type_of[target]) <= g.acted[hero]:
        dice += g.box.skills[ambush].dice
    return dice


def threshold(g: NovaAetas, hero: int, attack: Attack, target: int) -> int:
    """The Defence of an Enemy; of an attack on a friend, what is printed."""
    if not attack.friend:
        return physical_defence(g, target) if attack.physical else psychic_defence(g, target)
    sight = g.skill(hero, "second-sight") if hero < g.box.proper else NOBODY
    return attack.threshold if sight == NOBODY else attack.threshold - g.box.skills[sight].threshold


def base_wounds(attack: Attack, successes: int) -> int:
    """N-CORE-WOUND-STEPS 1 and 2; of a Spell what it says (N-CORE-ATK-HERO-PSY). N-AMB-09: Weak wounds only
    where there is a Success."""
    if not successes or attack.traits & HARMLESS or attack.friend:
        return 0
    if attack.traits & WEAK:
        return 1
    return successes if attack.physical or attack.successes else attack.wounds


def is_critical(attack: Attack, wounds: int) -> bool:
    return attack.physical and wounds >= CRITICAL_AT


def critical(g: NovaAetas, attack: Attack, target: int, wounds: int, destiny: int) -> int:
    """N-TRAIT-CRITICAL: Wounds it adds; a printed one replaces the default (N-AMB-11). N-ABIL-DESTINY suffers none."""
    if not is_critical(attack, wounds) or g.able[target] & DESTINY:
        return 0
    return max(1, attack.critical, destiny)


def lethal(attack: Attack, wounds: int, symbols: int) -> int:
    """N-TRAIT-LETHAL: one more, however many symbols match."""
    return 1 if wounds and symbols & attack.lethal else 0


def traits_of(attack: Attack, symbols: int) -> int:
    """The traits of the attack with those that its symbols add (N-CORE-SYMBOL)."""
    traits = attack.traits
    for each in range(3):
        if symbols >> each & 1:
            traits |= attack.symbol_traits[each]
    return traits


def wanted(attack: Attack) -> int:
    """The symbols that do something."""
    found = attack.lethal
    for each in range(3):
        if attack.symbol_traits[each] or attack.symbol_cures[each]:
            found |= 1 << each
    return found
