"""What a Hero attacks with (N-ATK, N-CORE-ACT-ATTACK): the block of the weapon, its price, whom it may target."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.ground import areas
from plancia.games.nova_aetas.rules.ground.sight import sees
from plancia.games.nova_aetas.state.box import (
    BLINDED,
    CARRIED,
    DEXTERITY,
    LANCE,
    ONE_HAND,
    PHYSIQUE,
    REACH,
    SNIPER,
    Attack,
)
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import DANCING, FOG, NovaAetas

UNARMED: Final = CARRIED  # the place of bare hands
FOG_RANGE: Final = 4


def block_of(g: NovaAetas, hero: int, place: int) -> Attack | None:
    """The attack block of the Equipment at a place, or of bare hands."""
    if hero < g.box.proper:
        return g.kits[hero].blocks[place]
    return g.box.unarmed if place == UNARMED and g.box.heroes[hero].unarmed else None


def price(g: NovaAetas, hero: int, place: int, attack: Attack) -> int:
    """AP; less for One Hand while he dances."""
    if place == UNARMED or hero >= g.box.proper or not g.boons[hero] & DANCING:
        return attack.ap
    if g.box.items[g.item(hero, place)].slot != ONE_HAND:
        return attack.ap
    return max(1, attack.ap - 1)


def characteristic(g: NovaAetas, attack: Attack) -> int:
    """N-AMB-23: a table may agree that weapons use Physique only."""
    return PHYSIQUE if attack.test == DEXTERITY and not g.dexterity_weapons else attack.test


def range_now(g: NovaAetas, attack: Attack) -> int:
    return min(attack.range, FOG_RANGE) if g.weather == FOG else attack.range


def may_use_weapon(g: NovaAetas, hero: int, place: int, attack: Attack, free: bool = False) -> str | None:
    """Whatever the target; for a Hero on the field."""
    if g.tokens[hero] & BLINDED:
        return "N-STATUS-BLINDED"
    if place != UNARMED and g.unloaded[hero] >> place & 1:
        return "N-TOKEN-UNLOADED"
    if not free and attack.ap > g.ap and price(g, hero, place, attack) > g.ap:
        return "N-CORE-ACT-ATTACK"
    return None


def may_attack_with(g: NovaAetas, hero: int, place: int, free: bool = False) -> str | None:
    """N-CORE-ACT-ATTACK: there must be somebody to attack."""
    attack = block_of(g, hero, place)
    assert attack is not None, "there is nothing to attack with"
    return may_attack(g, hero, place, attack, free)


def may_attack(g: NovaAetas, hero: int, place: int, attack: Attack, free: bool = False) -> str | None:
    """The same, of the block that is at this place."""
    why = may_use_weapon(g, hero, place, attack, free)
    if why is not None:
        return why
    return None if has_target(g, hero, attack) else "N-CORE-RANGE"


def in_reach(g: NovaAetas, hero: int, attack: Attack) -> int:
    """The squares it may target: Range, Height and Line of Sight."""
    field, here = g.ground, g.at[hero]
    near = areas.in_range(field, here, range_now(g, attack), attack.traits & REACH != 0)
    near &= g.heroes_at if attack.friend else g.enemies_at
    for square in squares_of(near ^ near & field.grid.next_to[here]):
        if not looks_at(g, hero, square):
            near ^= 1 << square
    return near


def looks_at(g: NovaAetas, hero: int, square: int) -> bool:
    """Line of Sight past Enemies."""
    return sees(g.ground, g.at[hero], square, g.enemies_at, g.tall_at & g.enemies_at, g.able[hero] & SNIPER != 0)


def has_target(g: NovaAetas, hero: int, attack: Attack) -> bool:
    """Is there anybody this attack may target (N-CORE-RANGE)?"""
    if attack.friend:
        return True  # himself
    if attack.area >= LANCE:
        return g.enemies_at != 0 and len(targets(g, hero, attack)) > 0
    field, here = g.ground, g.at[hero]
    if attack.range and field.beside[here] & g.enemies_at:  # N-CORE-LOS-1
        return True
    if attack.range < 2 and not attack.traits & REACH:
        return False
    near = areas.in_range(field, here, range_now(g, attack), attack.traits & REACH != 0) & g.enemies_at
    if near & field.grid.next_to[here]:
        return True
    while near:
        low = near & -near
        near ^= low
        if looks_at(g, hero, low.bit_length() - 1):
            return True
    return False


def targets(g: NovaAetas, hero: int, attack: Attack) -> list[int]:
    """The models a Hero's attack may target."""
    found, here = [hero] if attack.friend else [], 1 << g.at[hero]
    for square in squares_of(in_reach(g, hero, attack)):
        if attack.area < LANCE or areas.aligned(g.ground, square, attack.area, attack.length) & here:
            found.append(g.stands[square])
    return found


def may_target(g: NovaAetas, hero: int, attack: Attack, target: int) -> str | None:
    """Why this one, who is somebody else, is out of reach; for those who ask."""
    field, here, there = g.ground, g.at[hero], g.at[target]
    if field.distance(here, there) > range_now(g, attack):
        return "N-CORE-RANGE"
    if not areas.in_range(field, here, range_now(g, attack), attack.traits & REACH != 0) >> there & 1:
        return "N-ATK-HEIGHT"
    if not in_reach(g, hero, attack) >> there & 1:
        same = field.levels[here] == field.levels[there]
        return "N-CORE-LOS-3" if same else "N-CORE-LOS-4"
    if attack.area >= LANCE and not areas.aligned(field, there, attack.area, attack.length) >> here & 1:
        return "N-AREA-LANCE" if attack.area == LANCE else "N-AREA-BREATH"
    return None
