"""Line of Sight (N-CORE-LOS). Symmetric but for who counts as an Opponent, so one end may stand for the other.

`opponents` are the squares of the tracer's standing Opponents, `tall` those of them that are Tall; Down Heroes and
friends never obstruct (N-CORE-LOS-5) and are in neither.
"""

from __future__ import annotations

from plancia.games.nova_aetas.state.field import HIGHEST, Field
from plancia.games.nova_aetas.state.grid import Lines, squares_of


def sees(field: Field, a: int, b: int, opponents: int, tall: int, sniper: bool) -> bool:
    """Does a model on `a` see square `b`?

    N-CORE-LOS-6, N-AMB-12: only its Opponents obstruct. N-ABIL-TALL: at any height.
    """
    if field.grid.next_to[a] >> b & 1:  # N-CORE-LOS-1
        return True
    lines = field.grid.lines(a)
    obstructing = _obstructing(field, field.levels[a], field.levels[b], opponents, tall, sniper)
    if lines.crossed[b] & obstructing:
        return False
    for pair in lines.corners[b]:
        if pair & obstructing == pair:
            return False
    return True


def obstacles(field: Field, a: int, b: int, opponents: int, tall: int, sniper: bool) -> int:
    """The squares that deny the line; none when there is Line of Sight."""
    if field.grid.next_to[a] >> b & 1:
        return 0
    lines = field.grid.lines(a)
    obstructing = _obstructing(field, field.levels[a], field.levels[b], opponents, tall, sniper)
    denying = lines.crossed[b] & obstructing
    for pair in lines.corners[b]:
        if pair & obstructing == pair:
            denying |= pair
    return denying


def in_sight(field: Field, square: int, opponents: int, tall: int, sniper: bool) -> int:
    """All squares with Line of Sight to this one, itself included."""
    if sniper:
        return seen_by_sniper(field, square)
    if not opponents:
        return seen_over_scenery(field, square)
    key = (square, opponents, tall)
    seen = field.in_sight.get(key)
    if seen is None:
        seen = field.in_sight.keep(key, _seen_past(field, square, opponents, tall))
    return seen


def _seen_past(field: Field, square: int, opponents: int, tall: int) -> int:
    seen = seen_over_scenery(field, square)
    lines = field.grid.lines(square)
    level = field.same_level[square]
    flat = opponents & (level | tall)  # N-CORE-LOS-3 (d): they obstruct between squares of this Height
    lost = 0
    left = flat
    while left:
        low = left & -left
        left ^= low
        blocker = low.bit_length() - 1
        lost |= _shade(field, square, blocker) | _pinched(lines, blocker, flat)
    seen &= ~(lost & level)
    left = tall
    if left:  # N-CORE-LOS-4 (c)
        lost = 0
        while left:
            low = left & -left
            left ^= low
            blocker = low.bit_length() - 1
            lost |= lines.shadow[blocker]
            for partner, ends in lines.pinch[blocker]:
                if partner & (tall | field.towering):
                    lost |= ends
                else:
                    lost |= _ends_below(field, square, partner, ends)
        seen &= ~(lost & ~level)
    return seen | field.grid.next_to[square]


def _shade(field: Field, square: int, blocker: int) -> int:
    """The ends of this Height that one Opponent hides, by himself or together with scenery."""
    hidden = field.shades.get((square, blocker))
    if hidden is None:
        lines, level = field.grid.lines(square), field.same_level[square]
        scenery = field.above[field.levels[square]] | field.towering | field.blocking & level
        hidden = field.shades.keep((square, blocker), lines.shadow[blocker] | _pinched(lines, blocker, scenery))
    return hidden


def _pinched(lines: Lines, square: int, others: int) -> int:
    """The ends whose line passes exactly between this square and one of the others."""
    hidden = 0
    if lines.partners[square] & others:
        for partner, ends in lines.pinch[square]:
            if partner & others:
                hidden |= ends
    return hidden


def seen_over_scenery(field: Field, square: int) -> int:
    """The squares with Line of Sight to this one when no model is there."""
    seen = field.seen[square]
    if seen < 0:
        seen = field.seen[square] = _worked_out(field, square, False)
    return seen


def seen_by_sniper(field: Field, square: int) -> int:
    """N-ABIL-SNIPER: only elevation obstructs."""
    seen = field.seen_by_snipers[square]
    if seen < 0:
        seen = field.seen_by_snipers[square] = _worked_out(field, square, True)
    return seen


def _worked_out(field: Field, square: int, sniper: bool) -> int:
    """Height by Height of the other end."""
    lines, seen = field.grid.lines(square), field.grid.next_to[square] | 1 << square
    for height in range(HIGHEST + 1):
        ends = field.on_level[height]
        if ends:
            obstructing = _obstructing(field, field.levels[square], height, 0, 0, sniper)
            hidden = 0
            for each in squares_of(obstructing):
                hidden |= lines.shadow[each] | _pinched(lines, each, obstructing)
            seen |= ends & ~hidden
    return seen


def _obstructing(field: Field, one: int, other: int, opponents: int, tall: int, sniper: bool) -> int:
    """Between squares of these Heights."""
    if sniper:
        return field.above[max(one, other)]
    if one == other:  # N-CORE-LOS-3
        level = field.on_level[one]
        return field.above[one] | field.towering | field.blocking & level | opponents & (level | tall)
    return field.above[max(one, other)] | field.towering | tall  # N-CORE-LOS-4


def _ends_below(field: Field, square: int, partner: int, ends: int) -> int:
    """Of these ends, those on another Height for which the partner's elevation obstructs."""
    height = field.levels[partner.bit_length() - 1]
    if height <= field.levels[square]:
        return 0
    return ends & ~field.above[height - 1]
