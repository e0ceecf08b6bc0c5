"""Which of its attacks an Enemy uses, and from where it could (N-AI-18, N-ABIL-ECLECTIC)."""

from __future__ import annotations

from plancia.games.nova_aetas.areas import aligned, in_range
from plancia.games.nova_aetas.box import BLINDED, ECLECTIC, LANCE, NOBODY, REACH, SNIPER, UNLOADED
from plancia.games.nova_aetas.sight import in_sight
from plancia.games.nova_aetas.state import NovaAetas
from plancia.games.nova_aetas.weapons import range_now


def stances(g: NovaAetas, enemy: int, target: int, unloaded: bool) -> list[int]:
    """By attack: the squares from which it could target this Hero, whatever it costs; `unloaded`: none that reloads."""
    field, there = g.field(), g.at[target]
    heroes = g.heroes_at
    seen = in_sight(field, there, heroes, heroes & g.tall_at, g.able[enemy] & SNIPER != 0)
    found: list[int] = []
    attacks = g.box.enemies[g.box.type_of[enemy]].attacks
    for attack in attacks:
        if unloaded and attack.reload:
            found.append(0)
            continue
        mask = in_range(field, there, range_now(g, attack), attack.traits & REACH != 0) & seen
        if attack.area >= LANCE:
            mask &= aligned(field, there, attack.area, attack.length)
        found.append(mask)
    if g.able[enemy] & ECLECTIC:
        near = next_to_heroes(g)
        found[0] &= ~near
        found[1] &= near
    return found


def next_to_heroes(g: NovaAetas) -> int:
    """The squares with a Hero adjacent."""
    beside = g.field().beside
    mask, left = 0, g.heroes_at
    while left:
        low = left & -left
        left ^= low
        mask |= beside[low.bit_length() - 1]
    return mask


def which_attack(g: NovaAetas, enemy: int, target: int, ap: int) -> int:
    """N-AI-18: the first attack it can make now on this Hero with so many AP, or NOBODY."""
    if g.tokens[enemy] & BLINDED or not g.on_field(target):
        return NOBODY
    here = g.at[enemy]
    masks = stances(g, enemy, target, g.tokens[enemy] & UNLOADED != 0)
    attacks = g.box.enemies[g.box.type_of[enemy]].attacks
    for number in range(len(masks)):
        if masks[number] >> here & 1 and attacks[number].ap <= ap:
            return number
    return NOBODY


def reaction_attack(g: NovaAetas, enemy: int, mover: int) -> int:
    """N-CORE-REACT-1: the attack it would make on a Hero who leaves the square beside it, AP ignored; or NOBODY."""
    if not g.field().beside[g.at[enemy]] >> g.at[mover] & 1:
        return NOBODY
    return which_attack(g, enemy, mover, 99)
