"""Which of its attacks an Enemy uses, and from where it could (N-AI-18, N-ABIL-ECLECTIC)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.enemies.control import hero_squares
from plancia.games.nova_aetas.rules.fights.weapons import range_now
from plancia.games.nova_aetas.rules.ground.areas import aligned, in_range
from plancia.games.nova_aetas.rules.ground.sight import in_sight
from plancia.games.nova_aetas.state.box import BLINDED, ECLECTIC, LANCE, NOBODY, REACH, SNIPER, UNLOADED, Attack
from plancia.games.nova_aetas.state.box_cards import EnemyType
from plancia.games.nova_aetas.state.field import Field
from plancia.games.nova_aetas.state.state import FOG, NovaAetas
from plancia.kernel.memo import Memo

# The last ones: a group weighs the same Heroes again and again.
_stances: Final[Memo[tuple[Field, EnemyType, int, bool, int, int, int, bool], Stances]] = Memo(32)


class Stances:
    """The squares from which an Enemy could target a Hero, whatever it costs to be there."""

    def __init__(self, attacks: list[Attack], by_attack: list[int]) -> None:
        self.attacks = attacks
        self.by_attack = by_attack
        self.any = 0
        self.wounding = 0  # with an attack that wounds (N-AI-26)
        for number in range(len(attacks)):
            self.any |= by_attack[number]
            if attacks[number].wounding:
                self.wounding |= by_attack[number]


def stances(g: NovaAetas, enemy: int, target: int, unloaded: bool) -> Stances:
    """`unloaded`: none for an attack that reloads."""
    field, kind, there = g.ground, g.box.enemies[g.box.type_of[enemy]], g.at[target]
    able = g.able[enemy] & (SNIPER | ECLECTIC)
    if able or kind.longest > 1:
        return _past_others(g, kind, able, there, unloaded)
    beside = (kind, there, unloaded)  # whoever else stands there hides nothing from who reaches only beside it
    found = field.stances.get(beside)
    if found is None:
        found = field.stances.keep(beside, Stances(kind.attacks, _by_attack(g, kind.attacks, able, there, unloaded)))
    return found


def _past_others(g: NovaAetas, kind: EnemyType, able: int, there: int, unloaded: bool) -> Stances:
    """Of who reaches farther: others may hide the Hero."""
    heroes = g.heroes_at
    key = (g.ground, kind, there, unloaded, able, heroes, heroes & g.tall_at, g.weather == FOG)
    found = _stances.get(key)
    if found is None:
        found = _stances.keep(key, Stances(kind.attacks, _by_attack(g, kind.attacks, able, there, unloaded)))
    return found


def _by_attack(g: NovaAetas, attacks: list[Attack], able: int, there: int, unloaded: bool) -> list[int]:
    field, heroes = g.ground, g.heroes_at
    beside = field.grid.next_to[there]  # always in sight (N-CORE-LOS-1)
    found: list[int] = []
    for attack in attacks:
        if unloaded and attack.reload:
            found.append(0)
            continue
        mask = in_range(field, there, range_now(g, attack), attack.traits & REACH != 0)
        if mask & ~beside:
            mask &= in_sight(field, there, heroes, heroes & g.tall_at, able & SNIPER != 0)
        if attack.area >= LANCE:
            mask &= aligned(field, there, attack.area, attack.length)
        found.append(mask)
    if able & ECLECTIC:
        near = next_to_heroes(g)
        found[0] &= ~near
        found[1] &= near
    return found


def next_to_heroes(g: NovaAetas) -> int:
    """The squares with a Hero adjacent."""
    beside, mask = g.ground.beside, 0
    for square in hero_squares(g):
        mask |= beside[square]
    return mask


def which_attack(g: NovaAetas, enemy: int, target: int, ap: int) -> int:
    """N-AI-18: the first attack it can make now on this Hero with so many AP, or NOBODY."""
    if ap < g.type_of(enemy).cheapest or g.tokens[enemy] & BLINDED or not g.on_field(target):
        return NOBODY
    here = g.at[enemy]
    found = stances(g, enemy, target, g.tokens[enemy] & UNLOADED != 0)
    if found.any >> here & 1:
        for number in range(len(found.attacks)):
            if found.by_attack[number] >> here & 1 and found.attacks[number].ap <= ap:
                return number
    return NOBODY


def reaction_attack(g: NovaAetas, enemy: int) -> int:
    """N-CORE-REACT-1: the attack it makes on a Hero who leaves the square beside it, AP ignored; or NOBODY. Whoever
    stands there is in Range of every attack, and in line for every area."""
    attacks = g.box.enemies[g.box.type_of[enemy]].attacks
    for number in range(1 if g.able[enemy] & ECLECTIC else 0, len(attacks)):  # beside a Hero: its second attack
        if not attacks[number].reload or not g.tokens[enemy] & UNLOADED:
            return number
    return NOBODY
