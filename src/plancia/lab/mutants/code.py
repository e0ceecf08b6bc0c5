"""Which code carries which rules: those its own lines name, and those its class names."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from plancia.lab.fuzz.source import name_of
from plancia.table.told.coverage import ID, carrying

CHECKS = ("invariants", "position")  # files that begin so say what a table can be, not what happens
TOLD = ("begins_ai", "is_ending", "is_quiet", "level")  # of an effect: how the log is set out
STEPS = ("ask", "together", "roll", "do", "run", "repeat")
Known = Callable[[str], bool]  # whether an id is one of the ledger's


class Code(NamedTuple):
    """A function, a method or a step, or a number of its own on a line of a module."""

    chapter: Chapter
    name: str  # Deal.hit
    node: ast.FunctionDef | ast.AnnAssign | ast.Assign
    rules: tuple[str, ...]
    step: str = ""  # "ask", "do", ... where it is a step of a procedure
    effect: bool = False  # what an effect does to the table

    @property
    def place(self) -> str:
        return f"{self.chapter.name}.{self.name}"


class Chapter:
    """One file of a title."""

    def __init__(self, path: Path, name: str, module: str) -> None:
        text = path.read_text("utf-8")
        self.path = path
        self.name = name
        self.module = module
        self.tree = ast.parse(text)
        self.lines = text.splitlines()

    def codes(self, known: Known) -> Iterator[Code]:
        """All code that carries a rule."""
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef):
                rules = self._between(_first(node), node.end_lineno, known)
                if rules:
                    yield Code(self, node.name, node, rules)
            elif isinstance(node, ast.ClassDef):
                yield from self._methods(node, known)
            elif isinstance(node, ast.Assign | ast.AnnAssign) and _is_number(node.value):
                rules = self._between(node.lineno, node.end_lineno, known)
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                if rules and isinstance(target, ast.Name):
                    yield Code(self, target.id, node, rules)

    def cites(self, line: int) -> bool:
        return ID.search(self.lines[line - 1]) is not None

    def _methods(self, kind: ast.ClassDef, known: Known) -> Iterator[Code]:
        methods = [node for node in kind.body if isinstance(node, ast.FunctionDef)]
        heads = [
            ast.get_docstring(kind) or "",
            *(ast.unparse(node) for node in kind.body if isinstance(node, ast.Assign)),
        ]
        of_the_class = [id for id in ID.findall("\n".join(heads)) if known(id)]
        is_effect = any(name_of(base) == "Effect" for base in kind.bases)
        for node in methods:
            own = self._between(_first(node), node.end_lineno, known)
            if (node.name == "__init__" and not own) or (is_effect and node.name in TOLD):
                continue  # the rules of a procedure are in its steps
            rules = tuple(dict.fromkeys([*own, *of_the_class]))
            step = next((name_of(mark) for mark in node.decorator_list if name_of(mark) in STEPS), "")
            if rules:
                yield Code(self, f"{kind.name}.{node.name}", node, rules, step, is_effect and node.name == "apply")

    def _between(self, first: int, last: int | None, known: Known) -> tuple[str, ...]:
        found = [id for line in self.lines[first - 1 : last] for id in ID.findall(line) if known(id)]
        return tuple(dict.fromkeys(found))


def chapters(folder: Path, package: str) -> list[Chapter]:
    """Of a title, without the files that only name rules in texts, or when they refuse a position."""
    found = []
    for path in carrying(folder):
        if not path.name.startswith((*CHECKS, "__")):
            parts = path.relative_to(folder).with_suffix("").parts
            name = parts[-1] if parts[0] == "rules" else ".".join(parts)  # no two files in the rules have one name
            found.append(Chapter(path, name, ".".join([package, *parts])))
    return found


def _first(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(mark.lineno for mark in node.decorator_list)])


def _is_number(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Constant) and type(value.value) is int
