"""The battlefield of one map: ground, Height Levels, scenery with its rules (N-CORE-GRID, N-MAP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from plancia.games.nova_aetas.state.grid import Grid, grid_of
from plancia.kernel.memo import Memo

if TYPE_CHECKING:
    from plancia.games.nova_aetas.rules.enemies.attack_choice import Stances
    from plancia.games.nova_aetas.rules.ground.flood import Flood
    from plancia.games.nova_aetas.state.box_cards import EnemyType

CUMBERSOME: Final = "TWCSOHM"  # N-MAP-CUMBERSOME
BLOCKING: Final = "TbCSOH"  # N-MAP-BLOCKING
TOWERING: Final = "TOH"  # N-MAP-TOWERING
BUILDINGS: Final = "OH"  # N-MAP-BUILDINGS
SCENERY: Final = "TbWCSvxLOHM"
GROUND: Final = ".012~%haedAPG"  # with what lies on it and hinders nobody
HIGHEST: Final = 7
LETTERS: Final = GROUND + SCENERY + "34567"  # a digit is ground of that Height


class Field:
    """A map as sets of squares. It never changes; what changes in play makes another field (`changed`)."""

    __slots__ = (
        "above", "aligned", "all", "areas", "beside", "blocking", "buildings", "codes", "cumbersome",
        "even", "grid", "homeward", "in_sight", "ladders", "levels", "on_level", "one_ap", "open", "ranges",
        "same_level", "seen", "seen_by_snipers", "shades", "size", "stances", "swamp", "towering", "uncrossable",
        "water", "ways", "wet", "width",
    )  # fmt: skip

    def __init__(self, width: int, codes: str, levels: tuple[int, ...]) -> None:
        grid = grid_of(width, len(codes) // width)
        self.grid: Grid = grid
        self.width = width
        self.size = grid.size
        self.codes = codes  # one letter for each square, in reading order
        self.levels = levels
        self.all = grid.all
        self.cumbersome = self.marked(CUMBERSOME)
        self.open = self.all & ~self.cumbersome  # what is Free when nobody stands there (N-CORE-FREE)
        self.blocking = self.marked(BLOCKING)
        self.towering = self.marked(TOWERING)
        self.buildings = self.marked(BUILDINGS)
        self.uncrossable = self.marked(BUILDINGS + "T")  # also for Overrun
        self.ladders = self.marked("L")
        self.water = self.marked("~")
        self.swamp = self.marked("%")
        self.wet = self.water | self.swamp
        self.even = self.open & ~self.wet  # a step on one level costs nothing more here
        self.on_level: list[int] = [0] * (HIGHEST + 1)
        for square in range(self.size):
            self.on_level[levels[square]] |= 1 << square
        self.above: list[int] = []  # by Height: the squares higher than it (N-CORE-LOS-3)
        for level in range(HIGHEST + 1):
            mask = 0
            for higher in range(level + 1, HIGHEST + 1):
                mask |= self.on_level[higher]
            self.above.append(mask)
        self.beside: list[int] = []  # N-CORE-ADJ, N-AMB-31: by square, the adjacent ones
        self.same_level: list[int] = [self.on_level[level] for level in levels]
        for square in range(self.size):
            self.beside.append(grid.next_to[square] & self.same_level[square])
        self.one_ap: list[int] = [beside & self.even for beside in self.beside]  # of those, what costs nothing more
        # What other files have worked out and keep here never changes: tables in several threads share it.
        self.seen: list[int] = [-1] * self.size
        self.seen_by_snipers: list[int] = [-1] * self.size
        self.in_sight: Memo[tuple[int, int, int], int] = Memo(256)  # by square, Opponents, Tall ones (sight.py)
        self.shades: Memo[tuple[int, int], int] = Memo(4096)  # by square and Opponent
        self.ways: Memo[int, Ways] = Memo(256)  # by gait (gaits.py)
        self.ranges: Memo[tuple[int, int, bool], int] = Memo(4096)  # by square, Range, Reach (areas.py)
        self.aligned: Memo[tuple[int, int, int], int] = Memo(4096)  # by shape, length, square
        self.areas: Memo[tuple[int, int, int, int, int], int] = Memo(4096)  # by shape, length, from, to, facing
        self.homeward: Memo[tuple[int, int], list[int]] = Memo(64)  # by gait, goal -> by square: AP (allies.py)
        self.stances: Memo[tuple[EnemyType, int, bool], Stances] = Memo(512)  # by attacker, beside whom, unloaded

    def marked(self, letters: str) -> int:
        """The squares that carry one of these letters on the map."""
        mask = 0
        for square in range(self.size):
            if self.codes[square] in letters:
                mask |= 1 << square
        return mask

    def distance(self, a: int, b: int) -> int:
        """N-CORE-DIST."""
        return self.grid.far[a][b]

    def within(self, square: int, distance: int) -> int:
        """N-CORE-DIST: the squares at most this far away, the square itself included."""
        return self.grid.within(square, distance)

    def changed(self, changes: tuple[tuple[int, str], ...]) -> Field:
        """This field with other letters on some squares: a sluice opened, a cart gone. Height stays."""
        if not changes:
            return self
        codes = list(self.codes)
        for square, letter in changes:
            codes[square] = letter
        return _made(self.width, "".join(codes), self.levels)


class Ways:
    """Where a gait may step on a field, models left out: by direction, the squares it may leave that way."""

    def __init__(self, north: int, west: int, east: int, south: int, jumps: list[tuple[int, int, int]]) -> None:
        self.edges = 0  # squares that it may leave by a fall
        self.north = north
        self.west = west
        self.east = east
        self.south = south
        self.jumps = jumps  # (direction, squares, the squares it may start from)
        self.steps: list[int] = []  # by square: where one step leads (gaits.py)
        self.back: list[int] = []  # by square: from where one step leads there
        self.floods: Memo[tuple[int, bool], Flood] = Memo(256, grows=True)  # by start, Entangled (reach.py)


# Positions bring maps of their own without end.
_fields: Final[Memo[tuple[int, str, tuple[int, ...]], Field]] = Memo(256)


def field_of(rows: Sequence[str], heights: Mapping[str, int] | None = None) -> Field:
    """The field that map rows draw; `heights` lifts squares named "H5" whose letter is not a digit."""
    width = len(rows[0])
    codes = "".join(rows)
    assert len(codes) == width * len(rows), "map rows of different length"
    levels = [int(code) if code.isdigit() else 0 for code in codes]
    for name, level in (heights or {}).items():
        levels[square_at(name, width)] = level
    return _made(width, codes, tuple(levels))


def _made(width: int, codes: str, levels: tuple[int, ...]) -> Field:
    key = (width, codes, levels)
    return _fields.get(key) or _fields.keep(key, Field(width, codes, levels))


def square_at(name: str, width: int) -> int:
    """ "C4" -> its number."""
    return (int(name[1:]) - 1) * width + ord(name[0]) - ord("A")


def square_name(square: int, width: int) -> str:
    return f"{chr(ord('A') + square % width)}{square // width + 1}"
