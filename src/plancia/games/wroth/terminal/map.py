"""The map of Wroth in 80 columns. Regions that share a border line are adjacent; a double line is a land bridge."""

from __future__ import annotations

from rich.text import Text

from plancia.cli.console import WIDTH, console
from plancia.cli.lines import DOWN, LEFT, LINES, RIGHT, UP, overlay, wrapped
from plancia.games.wroth.rules.ai.threat import threat
from plancia.games.wroth.rules.units.control import controller
from plancia.games.wroth.state.box import MAP, NOBODY, SHORES
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.log import token
from plancia.games.wroth.words.names_shown import TEXT, Names

# By faction; every mark has its letter too, so that colour is never needed.
STYLES = ("bold #c0679b", "bold #5b8bd9", "bold #d9682c", "bold #b9a77c", "bold #2a9d7a")
SEA = "dim"
# Left and right edge, and the rows (0 to 3) of each region. A half turn takes 1 to 4, 2 to 5, 3 to 6 and 7 to 8.
SHAPES = {
    1: (8, 38, 0, 0), 2: (38, 66, 0, 0), 3: (56, 79, 1, 2), 4: (41, 71, 3, 3),
    5: (13, 41, 3, 3), 6: (0, 23, 1, 2), 7: (23, 56, 1, 1), 8: (23, 56, 2, 2),
}  # fmt: skip


def draw_map(g: Wroth, lang: str) -> list[Text]:
    """The Shores above, the eight regions where they lie."""
    names = Names(g, lang)
    inside = {region: region_lines(names, region, SHAPES[region][1] - SHAPES[region][0] - 1) for region in MAP}
    tops = row_tops(inside)
    lines = [[" "] * WIDTH for _ in range(tops[4] + 1)]
    draw_borders(lines, tops)
    canvas = [Text("".join(line), style="") for line in lines]
    for region, (left, _, first, last) in SHAPES.items():
        room = tops[last + 1] - tops[first] - 1
        start = tops[first] + 1 + (room - len(inside[region])) // 2
        for offset, line in enumerate(inside[region]):
            canvas[start + offset] = overlay(canvas[start + offset], left + 1, line)
    return [*shores_lines(names), *canvas, *bridges_that_differ(g)]


def row_tops(inside: dict[int, list[Text]]) -> list[int]:
    """The y of the five horizontal lines: rows as high as their fullest region."""
    high = [max(len(inside[1]), len(inside[2])), len(inside[7]), len(inside[8]), max(len(inside[4]), len(inside[5]))]
    tall = max(len(inside[3]), len(inside[6])) - 1
    high = [max(2, height) for height in high]
    high[2] += max(0, tall - high[1] - high[2])
    tops = [0]
    for height in high:
        tops.append(tops[-1] + height + 1)
    return tops


def draw_borders(lines: list[list[str]], tops: list[int]) -> None:
    bits = [[0] * WIDTH for _ in lines]
    for left, right, first, last in SHAPES.values():
        top, bottom = tops[first], tops[last + 1]
        for x in range(left, right):
            for y in (top, bottom):
                bits[y][x] |= RIGHT
                bits[y][x + 1] |= LEFT
        for y in range(top, bottom):
            for x in (left, right):
                bits[y][x] |= DOWN
                bits[y + 1][x] |= UP
    for y, row in enumerate(bits):
        for x, bit in enumerate(row):
            lines[y][x] = LINES.get(bit, " ")
    draw_sea(lines, tops)
    for y, (start, stop) in ((tops[1], (57, 65)), (tops[3], (14, 22))):  # the bridges 2-3 and 5-6
        for x in range(start, stop + 1):
            lines[y][x] = "═"


def draw_sea(lines: list[list[str]], tops: list[int]) -> None:
    """The Shores lie all around: a few waves where there is no land."""
    for row, land in ((0, (8, 66)), (3, (13, 71))):
        for y in range(tops[row] + row // 3, tops[row + 1] + row // 3):
            for x in range(1 + 2 * (y % 2), WIDTH, 4):
                if not land[0] - 1 <= x <= land[1] + 1:
                    lines[y][x] = "~"


def region_lines(names: Names, region: int, width: int) -> list[Text]:
    """Number and token, then who is there: ► before whoever controls it."""
    g, say = names.g, console().of(TEXT)
    worth = token(names, g.tokens[region]).split(" ", 1) if g.tokens[region] >= 0 else []
    title = Text.assemble((f" {region} ", "bold reverse"))
    if worth:
        title.append(" " + say("face-map-vp", value=worth[0]), "bold")
        title.append(f" {worth[1]}" if len(worth) > 1 else "", "italic")
    lines = [title, *wrapped(" " + " ".join(tags(names, region)), width, 1, "yellow")]
    side = controller(g, region)
    for who in g.factions:
        if g.count(who, region):
            mark = "►" if g.side[who] == side else " "
            lines += wrapped(f"{mark}{names.letter(who)} {names.brief(who, region)}", width, 3, STYLES[who])
    return lines


def tags(names: Names, region: int) -> list[str]:
    """Threat, base and objective, in solo and co-op."""
    g, say = names.g, console().of(TEXT)
    if g.ai == NOBODY or g.scenario is None or not g.round:
        return []
    found = [say("face-map-base")] if g.base == region else []
    found += [say("face-map-objective")] if region in g.scenario.objectives else []
    found += [say("face-map-threat", n=threat(g, region))] if threat(g, region) else []
    return found


def shores_lines(names: Names) -> list[Text]:
    """Who waits on the Shores, with waves to the edge."""
    g = names.g
    lines = [Text.assemble(("~ ~ ", SEA), (console().of(TEXT)("face-map-shores"), "bold"))]
    for who in g.factions:
        if g.count(who, SHORES):
            army = Text(f"  {names.letter(who)} {names.brief(who, SHORES)}", style=STYLES[who])
            if lines[-1].cell_len + army.cell_len > WIDTH:
                lines.append(Text.assemble(("~ ~ ", SEA)))
            lines[-1].append(army)
    return [line.append(" ~" * ((WIDTH - line.cell_len) // 2), SEA) for line in lines]


def neighbours_drawn() -> set[tuple[int, int]]:
    """The pairs of regions that share a border line in the drawing."""
    pairs = set()
    for one, (left, right, first, last) in SHAPES.items():
        for other, (left2, right2, first2, last2) in SHAPES.items():
            beside = right == left2 and first <= last2 and first2 <= last
            above = last + 1 == first2 and left < right2 and left2 < right
            if beside or above:
                pairs |= {(one, other), (other, one)}
    return pairs


def bridges_that_differ(g: Wroth) -> list[Text]:
    """A pack may bring another map: then the adjacency is said in words."""
    real = {(one, other) for one in MAP for other in g.box.next_to[one]}
    if real == neighbours_drawn():
        return []
    pairs = " ".join(f"{one}-{other}" for one, other in sorted(real) if one < other)
    return [Text(console().say("map-adjacent", pairs=pairs), style="bold")]
