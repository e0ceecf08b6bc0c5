# not compiled
"""What the letters on a mission's map must mean (N-MAP): buildings have their sizes, marks are named by the mission."""

from __future__ import annotations

from typing import Any

from plancia.kernel.content import Report

HOUSES = {(3, 3): "N-MAP-HOUSE33", (4, 2): "N-MAP-HOUSE24", (2, 4): "N-MAP-HOUSE24"}  # columns, rows
TOWER = (2, 2)


def check_map(mission: Any, report: Report) -> None:
    """`report` takes the field of the mission, the rule and a text."""
    for code in "HO":
        for block in blocks(mission.rows, code):
            size = extent(block)
            whole = len(block) == size[0] * size[1]
            if code == "O" and (not whole or size != TOWER):
                report("rows", "N-MAP-TOWER", f"the tower at {name(min(block, key=_reading))} is not 2 by 2")
            elif code == "H" and (not whole or size not in HOUSES):
                report(
                    "rows", "N-MAP-BUILDINGS", f"the house at {name(min(block, key=_reading))} is not 3 by 3 or 2 by 4"
                )
    doors = {card.door for card in mission.cards}
    for door in sorted(doors):
        if not any(letter(mission.rows, near) in "HO" for near in beside(door)):
            report("cards", "N-CORE-BUILDING", f"{door} is no door: no building is next to it")
    for rule, code, named in (
        ("N-MAP-POI", "P", doors | {square for action in mission.actions for square in action.at}),
        ("N-MAP-AREA", "A", squares_of_conditions(mission)),
        ("N-MAP-GAEA", "G", {square for each in mission.objects if each.code == "G" for square in each.at}),
        ("N-MAP-ENEMY", "e", {square for then in mission.setup if then.do == "enemy" for square in then.at}),
        ("N-MAP-ENEMY", "d", {*mission.draft, *squares_of_drafts(mission)}),
    ):
        for square in marked(mission.rows, code):
            if square not in named:
                report("rows", rule, f"the mission says nothing of {square}, which is marked {code}")


def squares_of_conditions(mission: Any) -> set[str]:
    clauses = (*mission.victory, *mission.defeat, *mission.secondary)
    return {square for clause in clauses for condition in clause.any for square in condition.at}


def squares_of_drafts(mission: Any) -> set[str]:
    thens = [*mission.setup, *(then for marker in mission.timeline for then in marker.then)]
    return {square for then in thens if then.do == "draft" for square in then.at}


def marked(rows: list[str], code: str) -> list[str]:
    return [name((x, y)) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == code]


def name(place: tuple[int, int]) -> str:
    return f"{chr(ord('A') + place[0])}{place[1] + 1}"


def letter(rows: list[str], place: tuple[int, int]) -> str:
    x, y = place
    return rows[y][x] if 0 <= y < len(rows) and 0 <= x < len(rows[0]) else "."


def beside(square: str) -> list[tuple[int, int]]:
    return around((ord(square[0]) - ord("A"), int(square[1:]) - 1))


def around(place: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = place
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def blocks(rows: list[str], code: str) -> list[list[tuple[int, int]]]:
    """Squares with this letter that hang together."""
    left = {(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == code}
    found = []
    while left:
        block = [min(left, key=_reading)]
        left.discard(block[0])
        for place in block:  # it grows on the way
            for near in around(place):
                if near in left:
                    left.discard(near)
                    block.append(near)
        found.append(block)
    return found


def extent(block: list[tuple[int, int]]) -> tuple[int, int]:
    columns, rows = {x for x, _ in block}, {y for _, y in block}
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def _reading(place: tuple[int, int]) -> tuple[int, int]:
    return place[1], place[0]
