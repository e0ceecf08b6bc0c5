"""What an Enemy makes for, and how much of the way there its AP pay (N-AI-08, N-AI-20)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.ground.flood import UNLIMITED, Flood, Walker
from plancia.games.nova_aetas.rules.ground.paths import best_path, path_past
from plancia.games.nova_aetas.rules.ground.reach import flood, over_terrain
from plancia.games.nova_aetas.state.box import ENTANGLED, NOBODY
from plancia.games.nova_aetas.state.gaits import FLY, JUMPER, OVERRUN, RUNNER, move_cost
from plancia.games.nova_aetas.state.state import NovaAetas

EVERY: Final = 1 << 10


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
        self.found: Flood | None = None  # where the way is traced,
        self.place = 0  # the place there of the goal,
        self.steps = EVERY  # and how many squares of it are walked
        self.minds = 0  # squares: it thinks again as soon as an Enemy comes to one or leaves one
        self.held = 0  # those of them that other Enemies held


class Standpoint:
    """Where an Enemy stands or would stand, and what it has there."""

    def __init__(self, enemy: int, here: int, ap: int, unloaded: bool, fresh: bool) -> None:
        self.enemy = enemy
        self.here = here
        self.ap = ap
        self.unloaded = unloaded
        self.fresh = fresh  # no step and no attack yet in this Activation


def walker_of(g: NovaAetas, enemy: int, here: int, opponents: int) -> Walker:
    """The Enemy on its way from a square, were it there."""
    walker = Walker(g.ground, g.gait[enemy], here, is_entangled(g, enemy))
    return walker.among(opponents, g.tall_at & opponents, opponents | held_by_others(g, enemy))


def free_for(g: NovaAetas, enemy: int, here: int) -> int:
    """N-CORE-FREE: where it may end its walk, were it here."""
    standable = g.ground.open
    return standable ^ standable & (g.heroes_at | held_by_others(g, enemy)) | 1 << here


def held_by_others(g: NovaAetas, enemy: int) -> int:
    here = 1 << g.at[enemy]
    return (g.enemies_at | here) ^ here


def is_entangled(g: NovaAetas, enemy: int) -> bool:
    return g.tokens[enemy] & ENTANGLED != 0


def nearer(g: NovaAetas, who: Standpoint, goals: int, opponents: int, apart: int) -> Aim | None:
    """The cheapest way to one of these squares, on which no Opponent stands, and how much of it the AP pay; None if
    there is no way. `apart`: they are at least so many squares away."""
    walker = walker_of(g, who.enemy, who.here, opponents)
    gait = walker.gait
    if gait & JUMPER:
        found, apart = flood(walker, UNLIMITED, goals), 0
    else:
        found = over_terrain(walker)
        found.grow(UNLIMITED, goals)
    place = found.place_of(goals, apart)
    whole: tuple[int, ...] = ()
    if place > 0 and found.up_to[place - 1] & opponents and not gait & (JUMPER | FLY | OVERRUN):
        whole = _way_past(found, found.up_to[place] & goals, opponents)
        if not whole:
            found = flood(walker, UNLIMITED, goals)
            place = found.place_of(goals, apart)
    if place < 0:
        return None
    nearest = found.up_to[place] & goals
    goal = whole[-1] if whole else (nearest & -nearest).bit_length() - 1  # in reading order
    aim = Aim(goal, (), 0, NOBODY, False, "nearest")
    aim.found, aim.place, aim.whole = found, place, whole
    own = 1 << g.at[who.enemy] | 1 << who.here
    _begin(aim, found, who.ap, (g.heroes_at | g.enemies_at | g.ground.cumbersome | own) ^ own)
    return aim


def _way_past(found: Flood, nearest: int, opponents: int) -> tuple[int, ...]:
    """To the first of these squares that is no farther for them being there; () if that is none."""
    whole: tuple[int, ...] = ()
    while nearest and not whole:
        low = nearest & -nearest
        nearest ^= low
        whole = path_past(found, low.bit_length() - 1, opponents)
    return whole


def _begin(aim: Aim, found: Flood, ap: int, taken: int) -> None:
    """What of the way the AP pay, up to the last Free Square. Where all squares to which its last AP may take it are
    free the way need not be known: a best way is the best one to each of its squares. But a Runner's may begin with one
    more of those that cost nothing."""
    place, count = aim.place, min(found.last_for(ap), aim.place)
    if not aim.whole and count < found.even and (place < found.even or not found.gait & RUNNER):
        last = found.at(count) & found.field.grid.within(aim.goal, found.squares(place) - count)
        if not last & taken:
            aim.minds, aim.ap, aim.steps = last, found.costs[count], count
            return
    whole = aim.whole = aim.whole or best_path(found, aim.goal)
    costs = costs_along(found, whole[: 2 * ap if found.gait & RUNNER else ap])  # nobody walks farther
    count = len(costs)
    while count and costs[count - 1] > ap:
        count -= 1
    while count and taken >> whole[count - 1] & 1:
        aim.minds |= 1 << whole[count - 1]
        count -= 1
    if count:
        aim.minds |= 1 << whole[count - 1]
        aim.ap = costs[count - 1]
    aim.steps, aim.walked = count, whole[:count]


def trace(aim: Aim) -> None:
    """Find the way, unless it is known."""
    if not aim.whole and aim.found is not None:
        aim.whole = best_path(aim.found, aim.goal)
        aim.walked = aim.whole[: aim.steps]


def costs_along(found: Flood, whole: tuple[int, ...]) -> list[int]:
    """N-CORE-MOVE-COST: the AP paid by the time it has come to each square of a way."""
    if len(whole) < found.even:
        return found.costs[1 : len(whole) + 1]
    costs: list[int] = []
    if found.wading is not None:
        paid = 0
        for to in whole:
            paid += found.wading.price + (found.wet >> to & 1)
            costs.append(paid)
        return costs
    squares = extra = 0
    at = found.start
    for to in whole:
        length = found.field.distance(at, to)
        squares += length
        if length == 1:  # a jump pays no surcharge
            extra += found.wet >> to & 1
        costs.append(move_cost(found.gait, squares, extra, found.entangled))
        at = to
    return costs
