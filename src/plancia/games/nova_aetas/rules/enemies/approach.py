"""How an Enemy gets at a Hero: charge, best square, or as near as it can (N-AI-08, N-AI-19, N-AI-23, N-ABIL-CHARGE)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.enemies.aim import (
    Aim,
    Standpoint,
    free_for,
    held_by_others,
    is_entangled,
    nearer,
    trace,
    walker_of,
)
from plancia.games.nova_aetas.rules.enemies.attack_choice import Stances, stances
from plancia.games.nova_aetas.rules.ground.paths import best_path
from plancia.games.nova_aetas.rules.ground.reach import flood
from plancia.games.nova_aetas.state.box import CHARGE, CHARGE_DISTANCE, NOBODY, NOWHERE
from plancia.games.nova_aetas.state.gaits import JUMPER, RUNNER, SURE
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.memo import Memo


class Aims:
    """What the Enemies have worked out: it holds while the Heroes stay where they are, in the same weather. The floods
    in it may be another thread's: they are read, never grown."""

    def __init__(self, g: NovaAetas, tall: int) -> None:
        self.ground = g.ground
        self.able = g.able
        self.gait = g.gait
        self.weather = g.weather
        self.heroes_at = g.heroes_at
        self.tall = tall
        # by Enemy, where it stands, target's square, AP; whether it is unloaded, fresh, Entangled
        self.known: Memo[tuple[int, int, int, int, bool, bool, bool], Aim] = Memo(256)


def kept_aims(g: NovaAetas) -> Aims:
    aims, tall = g.aims, g.tall_at and g.tall_at & g.heroes_at
    if (
        aims is None
        or aims.heroes_at != g.heroes_at
        or aims.tall != tall
        or aims.ground is not g.ground
        or aims.able is not g.able
        or aims.gait is not g.gait
        or aims.weather != g.weather
    ):
        aims = g.aims = Aims(g, tall)
    return aims


def aim_at(g: NovaAetas, who: Standpoint, target: int, roughly: bool = False) -> Aim | None:
    """None: the Hero is blocked (N-AI-23). `roughly`: whether it attacks and at what price, but not the way there."""
    known, enemy = kept_aims(g).known, who.enemy
    held = held_by_others(g, enemy)
    key = (enemy, who.here, g.at[target], who.ap, who.unloaded, who.fresh, is_entangled(g, enemy))
    aim = known.get(key)
    if aim is None or held & aim.minds != aim.held:
        aim = _aim_at(g, who, target, stances(g, enemy, target, who.unloaded), held)
        aim.held = held & aim.minds
        known.keep(key, aim)
    if aim.goal == NOWHERE:
        return None
    if not roughly:
        trace(aim)
    return aim


def _aim_at(g: NovaAetas, who: Standpoint, target: int, stand: Stances, held: int) -> Aim:
    """To nowhere: the Hero is blocked."""
    enemy, here, ap = who.enemy, who.here, who.ap
    minds, aim = 0, None
    if who.fresh and ap and g.able[enemy] & CHARGE:
        minds = stand.any & g.ground.beside[g.at[target]]
        aim = charge_at(g, who, target, stand)
    if aim is None:
        kind, grid = g.type_of(enemy), g.ground.grid
        squares = ap - kind.cheapest  # that it can walk and still attack
        if g.gait[enemy] & RUNNER:
            squares *= 2
        apart = max(0, grid.far[here][g.at[target]] - kind.longest)  # that it must walk
        near = stand.any & grid.within(here, squares) if apart <= squares else 0
        if near:
            aim = best_square(g, who, target, stand, near)
        if aim is None:
            minds |= near
            aim = towards(g, who, stand, held, apart)
    if aim is None:
        aim = Aim(NOWHERE, (), 0, NOBODY, False, "")
    aim.minds |= g.ground.all if g.gait[enemy] & JUMPER else minds
    return aim


def best_square(g: NovaAetas, who: Standpoint, target: int, stand: Stances, near: int) -> Aim | None:
    """N-AI-19: the one of these squares from which it attacks in this Activation; None if it cannot afford one."""
    enemy, here, ap = who.enemy, who.here, who.ap
    walking, wounding = ap - g.type_of(enemy).cheapest, not g.any_attack
    if _hits(stand, 1 << here, ap, wounding):
        return Aim(here, (), 0, _first_attack(stand, 1 << here, ap), False, "cost")
    free = near & free_for(g, enemy, here)
    if not free:
        return None
    walker = walker_of(g, enemy, here, g.heroes_at)
    wanted = free & stand.wounding if wounding else free
    while wanted or wounding:
        if not wanted:
            wanted, wounding = free, False  # N-AI-26
        found = flood(walker, walking, wanted)
        place = found.place_of(wanted)
        if place < 0 or found.costs[place] > walking:
            wanted = 0
            continue
        nearest, cost = found.up_to[place] & wanted, found.costs[place]
        hits = _hits(stand, nearest, ap - cost, wounding)
        if hits:
            best = _first_attack(stand, hits, ap - cost)
            square, by = _best_of(g, target, hits, hits & stand.by_attack[best])
            aim = Aim(square, (), cost, best, False, by)
            aim.found = found
            aim.minds = near & found.up_to[place] if wounding or g.any_attack else near
            return aim
        wanted ^= nearest
    return None


def _hits(stand: Stances, squares: int, ap: int, wounding: bool) -> int:
    """Those of the squares from which it can attack with so many AP."""
    hits = 0
    for number, attack in enumerate(stand.attacks):
        if attack.ap <= ap and (attack.wounding or not wounding):
            hits |= squares & stand.by_attack[number]
    return hits


def _first_attack(stand: Stances, squares: int, ap: int) -> int:
    """N-AI-18: the first one it can make from one of these squares."""
    number = 0
    while stand.attacks[number].ap > ap or not squares & stand.by_attack[number]:
        number += 1
    return number


def _best_of(g: NovaAetas, target: int, equals: int, preferred: int) -> tuple[int, str]:
    """Of squares equally near: its first attack, fewest other Heroes adjacent, farthest from him, reading order."""
    if not preferred & (preferred - 1):
        return preferred.bit_length() - 1, "cost" if preferred == equals else "attack"
    field, there = g.ground, g.at[target]
    rest = g.heroes_at & ~(1 << there)
    keys: list[tuple[int, int, int]] = []
    for square in squares_of(preferred):
        keys.append(((field.beside[square] & rest).bit_count(), -field.distance(square, there), square))
    keys.sort()
    first, second = keys[0], keys[1]
    if first[0] != second[0]:
        return first[2], "others"
    return first[2], "distance" if first[1] != second[1] else "order"


def charge_at(g: NovaAetas, who: Standpoint, target: int, stand: Stances) -> Aim | None:
    """N-ABIL-CHARGE, N-AMB-17, N-AMB-18: by squares, whatever they cost; all AP are spent."""
    field, here, there = g.ground, who.here, g.at[target]
    beside = field.beside[there]
    if beside >> here & 1 or field.distance(here, there) > CHARGE_DISTANCE:
        return None
    able = stand.any & beside & free_for(g, who.enemy, here)
    if not able:
        return None
    walker = walker_of(g, who.enemy, here, g.heroes_at)
    walker.gait, walker.entangled = walker.gait & ~RUNNER | SURE, False
    found = flood(walker, CHARGE_DISTANCE, able)
    place = found.place_of(able)
    if place < 0 or found.costs[place] > CHARGE_DISTANCE:
        return None
    square = _least_beset(g, there, found.up_to[place] & able)
    attack = 0
    while not stand.by_attack[attack] >> square & 1:
        attack += 1
    return Aim(square, best_path(found, square), who.ap, attack, True, "squares")


def _least_beset(g: NovaAetas, there: int, squares: int) -> int:
    """Fewest other Opponents adjacent, then reading order."""
    rest = g.heroes_at & ~(1 << there)
    beside = g.ground.beside
    return min([((beside[square] & rest).bit_count(), square) for square in squares_of(squares)])[1]


def towards(g: NovaAetas, who: Standpoint, stand: Stances, held: int, apart: int) -> Aim | None:
    """N-AI-08, N-AI-23: as far as its AP go towards the nearest square to attack from; None when none is connected."""
    stands = stand.any if g.any_attack else stand.wounding
    aim = _to_one_of(g, who, stands, held, apart)
    if aim is None and stands != stand.any:  # N-AI-26
        aim = _to_one_of(g, who, stand.any, held, apart)
    if aim is not None and aim.found is not None:
        aim.minds |= stand.any if held >> aim.goal & 1 else stand.any & aim.found.up_to[aim.place]
    return aim


def _to_one_of(g: NovaAetas, who: Standpoint, stands: int, held: int, apart: int) -> Aim | None:
    """To the nearest where nobody stands; if none is connected, to where a friend does."""
    heroes = g.heroes_at
    stands &= g.ground.open
    stands ^= stands & heroes
    taken = stands & held
    free = stands ^ taken
    aim = nearer(g, who, free, heroes, apart) if free else None
    return nearer(g, who, taken, heroes, apart) if aim is None and taken else aim
