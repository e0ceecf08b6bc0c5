"""Whom an Enemy pursues: Heroes ranked by Threat (N-AI-06) or by nearness (N-AI-05), equals side by side."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.control import heroes_in_control
from plancia.games.nova_aetas.grid import squares_of
from plancia.games.nova_aetas.state import VANISHED, NovaAetas

ANYTHING: Final = 1 << 30  # the Threat of an Objective that prints none (N-CORE-THREAT-OBJ)
BY_THREAT: Final = 0  # N-AI-06: threat, distance, wounds; then at random
BY_NEARNESS: Final = 1  # N-AI-05: distance, threat, wounds; then the players choose
WORDS: Final = (("threat", "distance", "wounds"), ("distance", "threat", "wounds"))


def in_control(g: NovaAetas, enemy: int, here: int, threat: int, but_not: tuple[int, ...] = ()) -> list[int]:
    """N-AI-03, N-AI-04, N-AI-14, N-AMB-04, N-AMB-43: Heroes in the Control Area with at least this Threat, seen or not.

    Who has vanished is not chosen while another Hero is in the Control Area.
    """
    inside = heroes_in_control(g, enemy, here)
    if not inside or (len(inside) == 1 and threat < 0):
        return inside
    found: list[int] = []
    for hero in inside:
        hidden = hero < g.box.proper and g.boons[hero] & VANISHED and len(inside) > 1
        if not hidden and hero not in but_not and g.threat_of(hero) >= threat:
            found.append(hero)
    return found


def others(g: NovaAetas, heroes: list[int]) -> list[int]:
    found = [g.stands[square] for square in squares_of(g.heroes_at)]
    return sorted([hero for hero in found if hero not in heroes])


def most_drawn_to(g: NovaAetas, here: int, heroes: list[int], how: int) -> tuple[int, ...]:
    """Those of the Heroes whom an Enemy on this square tries first, equals in seat order."""
    if len(heroes) == 1:
        return (heroes[0],)
    keys: list[tuple[int, int, int]] = []
    for hero in heroes:
        keys.append(_key(g, here, hero, how))
    least = min(keys)
    if keys.count(least) == 1:
        return (heroes[keys.index(least)],)
    equals = sorted([(_seat(g, heroes[place]), heroes[place]) for place in range(len(keys)) if keys[place] == least])
    return tuple([hero for _, hero in equals])


def decided_by(g: NovaAetas, here: int, first: int, second: int, how: int) -> str:
    """What put the one before the other; "" when nothing did."""
    one, other = _key(g, here, first, how), _key(g, here, second, how)
    for place in range(3):
        if one[place] != other[place]:
            return WORDS[how][place]
    return ""


def _key(g: NovaAetas, here: int, hero: int, how: int) -> tuple[int, int, int]:
    distance = g.ground.grid.distance(here, g.at[hero])
    if how == BY_THREAT:
        return (-g.threat_of(hero), distance, -g.wounds[hero])
    return (distance, -g.threat_of(hero), -g.wounds[hero])


def _seat(g: NovaAetas, hero: int) -> int:
    return g.company.index(hero) if hero in g.company else len(g.company) + hero
