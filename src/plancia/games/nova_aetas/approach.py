"""How an Enemy gets at a Hero: charge, best square, or as near as it can (N-AI-08, N-AI-19, N-AI-23, N-ABIL-CHARGE)."""

from __future__ import annotations

from plancia.games.nova_aetas.attack_choice import Stances, stances
from plancia.games.nova_aetas.box import CHARGE, CHARGE_DISTANCE, ENTANGLED, NOBODY
from plancia.games.nova_aetas.flood import UNLIMITED, Flood, flood
from plancia.games.nova_aetas.gaits import RUNNER, SURE, move_cost, surcharge
from plancia.games.nova_aetas.grid import squares_of
from plancia.games.nova_aetas.paths import best_path
from plancia.games.nova_aetas.state import NovaAetas


class Aim:
    """What an Enemy does about a Hero or a goal: the squares it walks, the AP it pays, the attack it makes there."""

    def __init__(self, goal: int, walked: tuple[int, ...], ap: int, attack: int, charges: bool, by: str) -> None:
        self.goal = goal
        self.walked = walked
        self.ap = ap
        self.attack = attack  # NOBODY: it only comes nearer
        self.charges = charges
        self.by = by
        self.whole = walked  # the way to the goal
        self.found: Flood | None = None  # a way that is not yet traced
        self.costs: list[int] = []  # what each square of it costs, from the start; of a way that is only begun


def aim_at(
    g: NovaAetas, enemy: int, here: int, ap: int, target: int, unloaded: bool, fresh: bool, roughly: bool = False
) -> Aim | None:
    """None: the Hero is blocked (N-AI-23). `fresh`: no step and no attack yet in this Activation. `roughly`: whether it
    attacks and at what price, but not its way, nor the price of only coming nearer."""
    stand = stances(g, enemy, target, unloaded)
    if fresh and ap and g.able[enemy] & CHARGE:
        charge = charge_at(g, enemy, here, ap, target, stand)
        if charge is not None:
            return charge
    best = best_square(g, enemy, here, ap, target, stand)
    if best is None:
        best = towards(g, enemy, here, stand)
    return best if best is None or roughly else traced(g, enemy, here, ap, best)


def traced(g: NovaAetas, enemy: int, here: int, ap: int, aim: Aim) -> Aim:
    """With its way."""
    if aim.found is None:
        return aim
    whole = best_path(aim.found, aim.goal)
    if aim.attack == NOBODY:
        return _begun(g, enemy, here, ap, aim.goal, whole, aim.found)
    aim.walked = aim.whole = whole
    return aim


def walks(g: NovaAetas, enemy: int, here: int, gait: int, entangled: bool, opponents: int) -> Flood:
    """Where the Enemy gets from a square, were it there."""
    taken = (opponents | g.enemies_at) & ~(1 << g.at[enemy])
    return flood(g.field(), gait, here, opponents, g.tall_at & opponents, taken, entangled)


def free_for(g: NovaAetas, enemy: int, here: int) -> int:
    """N-CORE-FREE: where it may end its walk, were it here."""
    return g.field().open & ~g.heroes_at & ~(g.enemies_at & ~(1 << g.at[enemy])) | 1 << here


def is_entangled(g: NovaAetas, enemy: int) -> bool:
    return g.tokens[enemy] & ENTANGLED != 0


def best_square(g: NovaAetas, enemy: int, here: int, ap: int, target: int, stand: Stances) -> Aim | None:
    """N-AI-19: the square from which it attacks in this Activation; None if it cannot afford one."""
    gait, walking = g.gait[enemy], ap - stand.cheapest
    near = g.field().within(here, 2 * walking if gait & RUNNER else walking) & free_for(g, enemy, here)
    if not near & stand.any:
        return None
    attacks, masks = stand.attacks, stand.by_attack
    numbers = range(len(attacks))
    found = walks(g, enemy, here, gait, is_entangled(g, enemy), g.heroes_at)
    found.grow(walking, 0)
    for wounding in (True, False):  # N-AI-26
        if wounding and g.any_attack:
            continue
        wanted = near & (stand.wounding if wounding else stand.any)
        if not wanted & found.seen:
            continue
        for cost, _, mask in found.order:
            left = ap - cost
            if left < stand.cheapest:
                break
            mask &= wanted
            if not mask:
                continue
            hits = 0
            for number in numbers:
                if attacks[number].ap <= left and (attacks[number].wounding or not wounding):
                    hits |= mask & masks[number]
            if hits:
                best = 0
                while attacks[best].ap > left or not hits & masks[best]:
                    best += 1
                square, by = _best_of(g, target, hits, hits & masks[best])
                aim = Aim(square, (), cost, best, False, by)
                aim.found = found
                return aim
    return None


def _best_of(g: NovaAetas, target: int, equals: int, preferred: int) -> tuple[int, str]:
    """Of squares equally near: its first attack, fewest other Heroes adjacent, farthest from him, reading order."""
    if not preferred & (preferred - 1):
        return preferred.bit_length() - 1, "cost" if preferred == equals else "attack"
    field, there = g.field(), g.at[target]
    rest = g.heroes_at & ~(1 << there)
    keys: list[tuple[int, int, int]] = []
    for square in squares_of(preferred):
        keys.append(((field.beside[square] & rest).bit_count(), -field.distance(square, there), square))
    keys.sort()
    first, second = keys[0], keys[1]
    if first[0] != second[0]:
        return first[2], "others"
    return first[2], "distance" if first[1] != second[1] else "order"


def charge_at(g: NovaAetas, enemy: int, here: int, ap: int, target: int, stand: Stances) -> Aim | None:
    """N-ABIL-CHARGE, N-AMB-17, N-AMB-18: by squares, whatever they cost; all AP are spent."""
    field, there = g.field(), g.at[target]
    beside = field.beside[there]
    if beside >> here & 1 or field.distance(here, there) > CHARGE_DISTANCE:
        return None
    able = stand.any & beside & free_for(g, enemy, here)
    if not able:
        return None
    found = walks(g, enemy, here, g.gait[enemy] & ~RUNNER | SURE, False, g.heroes_at)
    found.grow(CHARGE_DISTANCE, 0)
    for cost, _, mask in found.order:
        if cost > CHARGE_DISTANCE:
            break
        mask &= able
        if mask:
            square = _least_beset(g, there, mask)
            attack = 0
            while not stand.by_attack[attack] >> square & 1:
                attack += 1
            return Aim(square, best_path(found, square), ap, attack, True, "squares")
    return None


def _least_beset(g: NovaAetas, there: int, squares: int) -> int:
    """Fewest other Opponents adjacent, then reading order."""
    rest = g.heroes_at & ~(1 << there)
    beside = g.field().beside
    return min([((beside[square] & rest).bit_count(), square) for square in squares_of(squares)])[1]


def towards(g: NovaAetas, enemy: int, here: int, stand: Stances) -> Aim | None:
    """N-AI-08, N-AI-23: as far as its AP go towards the nearest square to attack from; None when none is connected."""
    standable = g.field().open & ~g.heroes_at
    held = g.enemies_at & ~(1 << g.at[enemy])
    for wounding in (True, False):
        if wounding and g.any_attack:
            continue
        goals = standable & (stand.wounding if wounding else stand.any)
        for goal in (goals & ~held, goals & held):
            aim = nearest(g, enemy, here, goal, g.heroes_at) if goal else None
            if aim is not None:
                return aim
    return None


def nearer(g: NovaAetas, enemy: int, here: int, ap: int, goals: int, opponents: int) -> Aim | None:
    """The cheapest way to one of these squares, and how much of it the AP pay; None if there is no way."""
    aim = nearest(g, enemy, here, goals, opponents)
    return None if aim is None else traced(g, enemy, here, ap, aim)


def nearest(g: NovaAetas, enemy: int, here: int, goals: int, opponents: int) -> Aim | None:
    """The one of these squares that is cheapest to come to; the way is not traced."""
    found = walks(g, enemy, here, g.gait[enemy], is_entangled(g, enemy), opponents)
    if not found.seen & goals:
        found.grow(UNLIMITED, goals)
        if not found.seen & goals:
            return None
    for _, _, mask in found.order:
        mask &= goals
        if mask:
            aim = Aim((mask & -mask).bit_length() - 1, (), 0, NOBODY, False, "nearest")
            aim.found = found
            return aim
    return None


def _begun(g: NovaAetas, enemy: int, here: int, ap: int, goal: int, whole: tuple[int, ...], found: Flood) -> Aim:
    """What of a way the AP pay, up to the last Free Square."""
    if found.even:
        costs = [entry[0] for entry in found.order[1 : len(whole) + 1]]
    else:
        costs = costs_along(g, enemy, here, whole)
    free = free_for(g, enemy, here)
    count = paid = 0
    for place in range(len(whole)):
        if costs[place] > ap:
            break
        if free >> whole[place] & 1:
            count, paid = place + 1, costs[place]
    aim = Aim(goal, whole[:count], paid, NOBODY, False, "nearest")
    aim.whole, aim.costs = whole, costs
    return aim


def costs_along(g: NovaAetas, enemy: int, here: int, whole: tuple[int, ...]) -> list[int]:
    """N-CORE-MOVE-COST: the AP paid by the time it has come to each square of a way."""
    field, gait, entangled = g.field(), g.gait[enemy], is_entangled(g, enemy)
    squares = extra = 0
    costs: list[int] = []
    at = here
    for to in whole:
        length = field.distance(at, to)
        squares += length
        if length == 1:  # a jump pays no surcharge
            extra += surcharge(field, gait, to)
        costs.append(move_cost(gait, squares, extra, entangled))
        at = to
    return costs
