"""Britannia in 80 columns. Places that share a border line touch; ⌂ and a letter are a village of that tribe."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from rich.text import Text

from plancia.cli.console import WIDTH, console
from plancia.cli.lines import DOWN, LEFT, LINES, RIGHT, UP, overlay
from plancia.games.verrix.shown.scene import Scene, Territory
from plancia.games.verrix.state.box import Box
from plancia.games.verrix.words.names_shown import TEXT

# Every mark has its letters too, so that colour is never needed.
STYLES = {
    "blue": "bold #5b8bd9",
    "green": "bold #2a9d7a",
    "orange": "bold #d9682c",
    "yellow": "bold #d4b43c",
    "violet": "bold #b07cc6",
}
SEA = "dim italic"


def say(key: str, /, **values: Any) -> str:
    """A text of the face, in the language of the terminal."""
    return console().of(TEXT)(key, **values)


# From north to south, from west to east: the place, and the column where it ends. The sea runs on beyond the edges.
ROWS = (
    (("deucaledonius", 80),),
    (("deucaledonius", 24), ("caledonii", 43), ("taexali", 56), ("deucaledonius", 80)),
    (("hibernicus", 14), ("epidii", 27), ("damnonii", 43), ("votadini", 60), ("germanicus", 80)),
    (("hibernicus", 30), ("selgovae", 43), ("votadini", 57), ("germanicus", 80)),
    (("hibernicus", 30), ("brigantes", 59), ("parisii", 74), ("germanicus", 80)),
    (("hibernicus", 23), ("cornovii", 39), ("corieltauvi", 66), ("germanicus", 80)),
    (("hibernicus", 8), ("ordovices", 23), ("cornovii", 39), ("corieltauvi", 66), ("germanicus", 80)),
    (("vergivius", 10), ("silures", 23), ("dobunni", 39), ("catuvellauni", 59), ("iceni", 75), ("germanicus", 80)),
    (("vergivius", 13), ("dobunni", 39), ("catuvellauni", 59), ("trinovantes", 76), ("germanicus", 80)),
    (("vergivius", 2), ("dumnonii", 16), ("durotriges", 31), ("atrebates", 46), ("cantiaci", 59), ("britannicus", 80)),
    (("britannicus", 61), ("portum-itium", 77), ("britannicus", 80)),
)
BELOW = len(ROWS) * 2 - 1  # lines of the drawing: a row, a border, a row, ...


def draw_map(scene: Scene, box: Box) -> list[Text]:
    seas = {sea.id: sea.name for sea in scene.seas}
    canvas = [Text(line) for line in ground(set(seas))]
    for row, left, right, words in labels({**seas, **{land.id: land.name for land in scene.territories}}):
        place = at(row, left)
        text = Text(f" {words} ", style=SEA)
        if place not in seas:
            text = territory(scene, next(land for land in scene.territories if land.id == place))
        text.truncate(right - left - 1)
        room = right - left - 1 - text.cell_len
        canvas[2 * row] = overlay(canvas[2 * row], left + 1 + (room // 2 if place in seas else min(1, room)), text)
    return [*canvas, *borders_that_differ(box, scene)]


def territory(scene: Scene, land: Territory) -> Text:
    """Its name, and whose village it has: ⌂, or ! where somebody is raided or fights."""
    tribe = next((tribe for tribe in scene.tribes if tribe.id == land.village), None)
    if tribe is None:
        return Text(land.name)
    contest = scene.battle or scene.raid
    mark = "!" if contest is not None and contest.territory == land.id else "⌂"
    return Text(f"{land.name} {mark}{tribe.letter}", style=STYLES[land.village])


def labels(names: dict[str, str]) -> list[tuple[int, int, int, str]]:
    """Row, left and right edge, words. A name stands where there is most room, or in two rows if it must."""
    found = []
    for place, name in names.items():
        spans = [(row, left, right) for row in range(len(ROWS)) for left, right in spans_of(row, place)]
        spans.sort(key=lambda span: span[1] - span[2])
        row, left, right = spans[0]
        if len(name) < right - left or len(spans) == 1 or " " not in name:
            found.append((row, left, right, name))
        else:
            found += [(*span, word) for span, word in zip(sorted(spans[:2]), name.split(" ", 1), strict=True)]
    return found


def spans_of(row: int, place: str) -> list[tuple[int, int]]:
    """Left and right edge of a place in a row; -1 and 80 are beyond the drawing."""
    edges = [-1, *(right for _, right in ROWS[row])]
    return [(edges[n], right) for n, (name, right) in enumerate(ROWS[row]) if name == place]


def at(row: int, x: int) -> str:
    """The place between column x and the next one."""
    return next(name for name, right in ROWS[row] if x < right)


def ground(seas: set[str]) -> list[str]:
    """Borders: lines around land, dots between sea areas; and some waves."""
    bits = [[0] * WIDTH for _ in range(BELOW)]
    lines = [[" "] * WIDTH for _ in range(BELOW)]
    for row in range(len(ROWS)):
        y = 2 * row
        for _, x in ROWS[row][:-1]:
            bits[y][x] |= UP | DOWN
            bits[y - 1][x] |= DOWN
            if y + 1 < BELOW:
                bits[y + 1][x] |= UP
        for x in range(WIDTH - 1):
            if at(row, x) in seas and (x + 2 * row) % 8 == 0 and 0 < x < WIDTH - 2:
                lines[y][x] = "~"
            if row + 1 < len(ROWS) and at(row, x) != at(row + 1, x):
                if {at(row, x), at(row + 1, x)} <= seas:
                    lines[y + 1][x] = "·" if x % 2 else " "
                else:
                    bits[y + 1][x] |= RIGHT
                    bits[y + 1][x + 1] |= LEFT
    for y, line in enumerate(bits):
        for x, bit in enumerate(line):
            lines[y][x] = LINES.get(bit, lines[y][x])
    return ["".join(line) for line in lines]


def drawn_to_touch() -> set[frozenset[str]]:
    """The pairs of places that share a border line in the drawing."""
    pairs = set()
    for row in range(len(ROWS)):
        places = [name for name, _ in ROWS[row]]
        pairs |= {frozenset(pair) for pair in pairwise(places)}
        if row + 1 < len(ROWS):
            pairs |= {frozenset((at(row, x), at(row + 1, x))) for x in range(WIDTH - 1)}
    return {pair for pair in pairs if len(pair) == 2}


def touching(box: Box) -> set[frozenset[str]]:
    """The pairs that the box says."""
    found = {(id, other) for id, land in box.tables["territory"].items() for other in (*land.borders, *land.coasts)}
    found |= {(id, other) for id, sea in box.tables["sea"].items() for other in sea.links}
    return {frozenset(pair) for pair in found}


def borders_that_differ(box: Box, scene: Scene) -> list[Text]:
    """A pack may bring another map: then what touches what is said in words."""
    if touching(box) == drawn_to_touch():
        return []
    names = {land.id: land.name for land in scene.territories} | {sea.id: sea.name for sea in scene.seas}
    pairs = ", ".join(sorted("–".join(sorted(names[place] for place in pair)) for pair in touching(box)))
    return [Text(console().say("map-adjacent", pairs=pairs), style="bold")]
