"""What lies where on the table is asked of the state: nobody else reckons a place of its lists, or takes a number of
units, tributes or slots apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import plancia

HOUSE = Path(plancia.__file__).parent / "games" / "verrix"
TESTS = Path(__file__).parent
MEANING = {"state.py", "answers.py", "box.py"}  # of the room `state`: what the numbers mean
PACKED = {"goods", "folk", "captives", "cards", "homes"}  # lists of the state that several things share
STRIDES = {"KINDS", "CARDS", "VILLAGES", "MOST_COMMONERS"}  # so many places each
PLACES = {
    "AVAILABLE", "VILLAGE", "TRAVEL", "BOARD", "MARKET", "RETURNING_TRAVEL", "RETURNING_VILLAGE",
}  # fmt: skip
SIZES = {"settings.py", "notes.py"}  # how long those lists are


def files() -> list[Path]:
    return sorted(
        file
        for folder in (HOUSE, TESTS)
        for file in folder.rglob("*.py")
        if not (file.parent.name == "state" and file.name in MEANING) and file != Path(__file__)
    )


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def reckoned(file: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Where a place of a shared list, or a part of a packed number, is worked out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            names = {name_of(node.left), name_of(node.right)}
            if isinstance(node.op, ast.LShift | ast.RShift) and any(
                isinstance(each, ast.BinOp) and isinstance(each.op, ast.Mult) for each in ast.walk(node.right)
            ):
                yield node.lineno, "bits of somebody"
            elif isinstance(node.op, ast.Mult) and names & STRIDES and file.name not in SIZES:
                yield node.lineno, "the place of somebody's share"
            elif isinstance(node.op, ast.Add | ast.FloorDiv | ast.Mod) and names & PLACES:
                yield node.lineno, "the place of somebody's commoners"
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr in PACKED:
            yield node.lineno, f"a place in {node.value.attr}"


def found_in(file: Path, text: str) -> list[str]:
    return [f"{file.name}:{line} {what}" for line, what in reckoned(file, ast.parse(text))]


def test_only_the_state_knows_its_places():
    assert [found for file in files() for found in found_in(file, file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "line",
    [
        "g.goods[KINDS * zone + thing]",
        "g.folk[AVAILABLE + who]",
        "g.captives[(zone - 1) * 5 + tribe]",
        "g.cards[who * CARDS + slot]",
        "g.homes[who * 3 : who * 3 + 3]",
        "due >> (3 * tribe) & 7",
        "due += 1 << 3 * tribe",
        "g.where[character] = place + VILLAGE // 5 + 1",
        "start = who * CARDS",
    ],
)
def test_reckoning_is_seen(line: str):
    assert found_in(Path("somewhere.py"), line)
