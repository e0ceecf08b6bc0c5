"""How a model moves, as an int: its gait (N-CORE-MOVE, N-CORE-HEIGHT, N-ABIL-CLIMB, N-ABIL-JUMP, N-ABIL-FLY)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.field import Field, Ways
from plancia.games.nova_aetas.state.grid import Grid

MOST: Final = 15  # levels or squares; the rest of the gait has the bits from 8 on
JUMPER: Final = MOST << 4
FLY: Final = 1 << 8
HEAVY: Final = 1 << 9
OVERRUN: Final = 1 << 10
RUNNER: Final = 1 << 11
FALLS: Final = 1 << 12  # steps down where it would fall, too (N-CORE-HEIGHT-3)
SURE: Final = 1 << 13  # Water and Swamp cost it nothing more
DRY: Final = FLY | SURE  # whom they cost nothing more
PASSES: Final = FLY | OVERRUN  # who goes through Opponents


def gait_of(climb: int, jump: int, flags: int) -> int:
    """Climb and Jump (0: none) with any of FLY, HEAVY, OVERRUN, RUNNER, FALLS, SURE.

    A Hero's Jump is an action of its own and no part of his walks; an Enemy's is a step like any other (N-AI-20).
    More than MOST of them no field has use for.
    """
    return min(climb, MOST) | min(jump, MOST) << 4 | flags


def move_cost(gait: int, squares: int, surcharges: int, entangled: bool) -> int:
    """N-CORE-MOVE-COST, N-ABIL-RUNNER, N-AMB-49: one uninterrupted Movement over so many squares."""
    base = (squares + 1) // 2 if gait & RUNNER else squares
    return base + surcharges + (squares if entangled else 0)


def may_step(field: Field, gait: int, a: int, b: int, opponents: int) -> str | None:
    """May a model step from `a` to its neighbour `b`? What it costs, and where a walk may end, is another question.

    N-CORE-HEIGHT-2: by a ladder to any height. N-ABIL-OVERRUN: over Opponents and low scenery.
    """
    if gait & HEAVY and field.levels[b]:
        return "N-ABIL-HEAVY"
    if gait & FLY:
        return None
    here = 1 << b
    if here & (field.uncrossable if gait & OVERRUN else field.cumbersome):
        return "N-MAP-CUMBERSOME"
    if here & opponents and not gait & OVERRUN:
        return "N-CORE-MOVE-PASS"
    rise = field.levels[b] - field.levels[a]
    if rise and not (here | 1 << a) & field.ladders and abs(rise) > gait & MOST:
        if rise > 0:
            return "N-CORE-HEIGHT-1"
        if not gait & FALLS:
            return "N-CORE-HEIGHT-3"
    return None


def fall(field: Field, gait: int, a: int, b: int) -> int:
    """N-CORE-FALL: the Wounds of going down from `a` to `b`, by a step, a jump or a push."""
    if gait & FLY or ((1 << a | 1 << b) & field.ladders and field.grid.next_to[a] >> b & 1):
        return 0
    return max(0, field.levels[a] - field.levels[b] - (gait & MOST))


def landings(field: Field, gait: int, square: int, opponents: int, tall: int, taken: int) -> int:
    """N-ABIL-JUMP, N-AMB-30: where a jump from here may land, whatever the fall."""
    mask = 0
    for direction, length, starts in ways(field, gait | FALLS).jumps:
        if starts >> square & 1:
            mask |= jumped(field.grid, 1 << square, direction, length, tall, field.open & ~taken & ~opponents)
    return mask


def ways(field: Field, gait: int) -> Ways:
    """Where this gait may step, models left out."""
    found = field.ways.get(gait)
    if found is None:
        exits, steps, back = [0, 0, 0, 0], [0] * field.size, [0] * field.size
        jumps: list[tuple[int, int, int]] = []
        for direction in range(4):
            for square in range(field.size):
                there = field.grid.shifted(1 << square, direction)
                other = there.bit_length() - 1
                if there and may_step(field, gait, square, other, 0) is None:
                    exits[direction] |= 1 << square
                    steps[square] |= there
                    back[other] |= 1 << square
            for length in range(1, (gait >> 4 & MOST) + 1):
                starts = _jump_starts(field, gait, direction, length)
                if starts:
                    jumps.append((direction, length, starts))
        found = Ways(exits[0], exits[1], exits[2], exits[3], jumps)
        found.steps, found.back = steps, back
        if gait & FALLS:
            sure = ways(field, gait & ~FALLS)
            found.edges = exits[0] & ~sure.north | exits[1] & ~sure.west
            found.edges |= exits[2] & ~sure.east | exits[3] & ~sure.south
        field.ways.keep(gait, found)
    return found


def _jump_starts(field: Field, gait: int, direction: int, length: int) -> int:
    """N-ABIL-JUMP: the squares from which such a jump may start, models left out."""
    starts = 0
    for square in range(field.size):
        if field.swamp >> square & 1:  # N-CORE-TERRAIN-SWAMP
            continue
        over = 1 << square
        crossed = 0
        for _ in range(length):
            crossed |= over
            over = field.grid.shifted(over, direction)
        if not over or crossed & ~(1 << square) & field.towering or over & field.cumbersome:
            continue
        drop = field.levels[square] - field.levels[over.bit_length() - 1]
        if (
            drop < 0
            or (drop > gait & MOST and not gait & FALLS)
            or (gait & HEAVY and field.levels[over.bit_length() - 1])
        ):
            continue
        starts |= 1 << square
    return starts


def jumped(grid: Grid, starts: int, direction: int, length: int, tall: int, open_: int) -> int:
    """Where jumps in one direction land on open squares, with nobody Tall on the way."""
    landed = starts
    for left in range(length, 0, -1):
        landed = grid.shifted(landed, direction)
        if left > 1:
            landed &= ~tall
    return landed & open_
