"""What an attack reaches and what its area covers, models left out (N-CORE-RANGE, N-ATK-HEIGHT).

The shapes: N-AREA-CROSS, N-AREA-EXPLOSION, N-AREA-LANCE, N-AREA-BREATH.
"""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.ground.sight import seen_over_scenery
from plancia.games.nova_aetas.state.box import CROSS, EXPLOSION, LANCE, NO_AREA
from plancia.games.nova_aetas.state.field import HIGHEST, Field
from plancia.games.nova_aetas.state.grid import EAST, NORTH, SOUTH, WEST

FAR_ENOUGH: Final = 3  # N-ATK-HEIGHT: the Range from which an attack crosses Height Levels
BREATH_ROWS: Final = (1, 3, 3)


def in_range(field: Field, square: int, range_: int, reach: bool) -> int:
    """The squares an attack of this Range may target from here, or be made from against here; Line of Sight apart."""
    mask = field.ranges.get((square, range_, reach))
    if mask is None:
        mask = field.ranges.keep((square, range_, reach), _in_range(field, square, range_, reach))
    return mask


def _in_range(field: Field, square: int, range_: int, reach: bool) -> int:
    near = field.grid.within(square, range_) & ~(1 << square)
    if range_ >= FAR_ENOUGH:
        return near
    if not reach:
        return near & field.same_level[square]
    height = field.levels[square]
    mask = field.same_level[square]  # N-TRAIT-REACH
    if height:
        mask |= field.on_level[height - 1]
    if height < HIGHEST:
        mask |= field.on_level[height + 1]
    return near & mask


def aligned(field: Field, square: int, shape: int, length: int) -> int:
    """The squares from which an attack of this shape covers the square: all of them but for Lance and Breath."""
    if shape < LANCE:
        return field.all
    mask = field.aligned.get((shape, length, square))
    if mask is None:
        mask = 0
        for way in range(4):  # who faces the square stands where the square, facing them, would cover
            mask |= _outline(field, square, shape, length, way)
        field.aligned.keep((shape, length, square), mask)
    return mask


def facings(field: Field, attacker: int, target: int, shape: int, length: int) -> list[int]:
    """The directions in which a Lance or a Breath covers the target, in the order N, W, E, S."""
    return [way for way in range(4) if _outline(field, attacker, shape, length, way) >> target & 1]


def area(field: Field, attacker: int, target: int, shape: int, length: int, facing: int) -> int:
    """The squares that the area covers. `facing` is one of `facings` for Lance and Breath, and does not matter else.

    Squares of another Height than the target's, with Cumbersome scenery, or behind scenery or elevation drop out.
    """
    if shape == NO_AREA:
        return 1 << target
    if shape < LANCE:
        attacker, facing = target, 0
    key = (shape, length, attacker, target, facing)
    mask = field.areas.get(key)
    if mask is None:
        mask = _outline(field, attacker, shape, length, facing) & field.open & field.same_level[target]
        mask = mask & seen_over_scenery(field, attacker) | 1 << target
        field.areas.keep(key, mask)
    return mask


def _outline(field: Field, origin: int, shape: int, length: int, facing: int) -> int:
    grid = field.grid
    if shape == CROSS:
        return grid.within(origin, 1)
    if shape == EXPLOSION:
        rows = grid.shifted(1 << origin, WEST) | 1 << origin | grid.shifted(1 << origin, EAST)
        return rows | grid.shifted(rows, NORTH) | grid.shifted(rows, SOUTH)
    mask = 0
    ahead = 1 << origin
    if shape == LANCE:
        for _ in range(length):
            ahead = grid.shifted(ahead, facing)
            mask |= ahead
        return mask
    left = WEST if facing in (NORTH, SOUTH) else NORTH
    for wide in BREATH_ROWS:
        ahead = grid.shifted(ahead, facing)
        mask |= ahead
        if wide > 1:
            mask |= grid.shifted(ahead, left) | grid.shifted(ahead, 3 - left)
    return mask
