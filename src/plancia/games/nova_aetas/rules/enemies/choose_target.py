"""Whom an Enemy pursues: Heroes ranked by Threat (N-AI-06) or by nearness (N-AI-05), equals side by side."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.enemies.control import hero_squares, heroes_in_control
from plancia.games.nova_aetas.state.state import VANISHED, NovaAetas

ANYTHING: Final = 1 << 30  # the Threat of an Objective that prints none (N-CORE-THREAT-OBJ)
FAR: Final = 99
BY_THREAT: Final = 0  # N-AI-06: threat, distance, wounds; then at random
BY_NEARNESS: Final = 1  # N-AI-05: distance, threat, wounds; then the players choose
WORDS: Final = (("threat", "distance", "wounds"), ("distance", "threat", "wounds"))


def in_control(g: NovaAetas, enemy: int, here: int, threat: int, but_not: tuple[int, ...] = ()) -> list[int]:
    """N-AI-03, N-AI-04, N-AI-14, N-AMB-04, N-AMB-43: Heroes in the Control Area with at least this Threat, seen or not.

    Who has vanished is not chosen while another Hero is in the Control Area.
    """
    inside = heroes_in_control(g, enemy, here)
    if threat < 0 and len(inside) < 2:
        return inside
    found: list[int] = []
    for hero in inside:
        if threat >= 0 and (hero in but_not or g.threat_of(hero) < threat):
            continue
        if hero < g.box.proper and g.boons[hero] & VANISHED and len(inside) > 1:
            continue
        found.append(hero)
    return found


def others(g: NovaAetas, heroes: list[int]) -> list[int]:
    """Heroes and Allies that stand on the field but for these, by number."""
    found: list[int] = []
    for square in hero_squares(g):
        if g.stands[square] not in heroes:
            found.append(g.stands[square])
    found.sort()
    return found


def nearest_others(g: NovaAetas, here: int, heroes: list[int]) -> list[int]:
    """The nearest but for these."""
    return _nearest(g, here, others(g, heroes))


def most_drawn_to(g: NovaAetas, here: int, heroes: list[int], how: int) -> list[int]:
    """Those of the Heroes whom an Enemy on this square tries first, equals in seat order."""
    if len(heroes) == 1:
        return heroes
    equals = _nearest(g, here, heroes) if how == BY_NEARNESS else _greatest_threat(g, heroes)
    if len(equals) > 1:
        equals = _greatest_threat(g, equals) if how == BY_NEARNESS else _nearest(g, here, equals)
    return equals if len(equals) == 1 else _by_seat(g, _most_wounded(g, equals))


def _nearest(g: NovaAetas, here: int, heroes: list[int]) -> list[int]:
    at, far = g.at, g.ground.grid.far[here]
    least, nearest = FAR, heroes
    for hero in heroes:
        distance = far[at[hero]]
        if distance < least:
            least, nearest = distance, [hero]
        elif distance == least:
            nearest.append(hero)
    return nearest


def _greatest_threat(g: NovaAetas, heroes: list[int]) -> list[int]:
    most, greatest = -ANYTHING, heroes
    for hero in heroes:
        threat = g.threat_of(hero)
        if threat > most:
            most, greatest = threat, [hero]
        elif threat == most:
            greatest.append(hero)
    return greatest


def _most_wounded(g: NovaAetas, heroes: list[int]) -> list[int]:
    most = max([g.wounds[hero] for hero in heroes])
    return [hero for hero in heroes if g.wounds[hero] == most]


def _by_seat(g: NovaAetas, heroes: list[int]) -> list[int]:
    return [hero for _, hero in sorted([(_seat(g, hero), hero) for hero in heroes])]


def decided_by(g: NovaAetas, here: int, first: int, second: int, how: int) -> str:
    """What put the one before the other; "" when nothing did."""
    one, other = _key(g, here, first, how), _key(g, here, second, how)
    for place in range(3):
        if one[place] != other[place]:
            return WORDS[how][place]
    return ""


def _key(g: NovaAetas, here: int, hero: int, how: int) -> tuple[int, int, int]:
    distance = g.ground.grid.far[here][g.at[hero]]
    if how == BY_THREAT:
        return (-g.threat_of(hero), distance, -g.wounds[hero])
    return (distance, -g.threat_of(hero), -g.wounds[hero])


def _seat(g: NovaAetas, hero: int) -> int:
    return g.company.index(hero) if hero in g.company else len(g.company) + hero
