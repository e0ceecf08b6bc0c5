"""The parts of a function, each with the place it stands at, so that another can be put there and taken away again."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from typing import Any, NamedTuple

TALK = ("tell", "Told", "Weighed")  # what only goes into the log


class Part(NamedTuple):
    node: ast.AST
    parent: ast.AST
    field: str
    place: int | None  # in a list
    line: ast.stmt  # the statement it is in


class Edit(NamedTuple):
    """One change of a tree."""

    parent: ast.AST
    field: str
    place: int | None
    new: Any

    def turn(self) -> Edit:
        """Make it; what comes back undoes it."""
        held = getattr(self.parent, self.field)
        if self.place is None:
            setattr(self.parent, self.field, self.new)
            return self._replace(new=held)
        old, held[self.place] = held[self.place], self.new
        return self._replace(new=old)


def instead(part: Part, new: ast.AST) -> Edit:
    for each in ast.walk(new):
        if "lineno" in each._attributes and not hasattr(each, "lineno"):
            ast.copy_location(each, part.line)
    return Edit(part.parent, part.field, part.place, new)


def parts(body: ast.FunctionDef) -> Iterator[Part]:
    """Everything that is carried out, in the order written."""
    for place, line in enumerate(body.body):
        yield from _inside(Part(line, body, "body", place, line))


def _inside(part: Part) -> Iterator[Part]:
    node = part.node
    line = node if isinstance(node, ast.stmt) else part.line
    if _changes_nothing(node):
        return
    yield part._replace(line=line)
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        if isinstance(value, list):
            for place, each in enumerate(value):
                if isinstance(each, ast.AST):
                    yield from _inside(Part(each, node, field, place, line))
        elif isinstance(value, ast.AST) and not isinstance(value, ast.arguments):
            yield from _inside(Part(value, node, field, None, line))


def _changes_nothing(node: ast.AST) -> bool:
    """Assertions, errors, texts, and what is only told."""
    if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.If) and not node.orelse:
        return all(isinstance(line, ast.Expr) and _changes_nothing(line.value) for line in node.body)
    if isinstance(node, ast.Compare) and ast.unparse(node.left).endswith(".log"):
        return True
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name in TALK


def shown(line: ast.AST) -> str:
    """A statement on one line, without what is below it."""
    bare = copy(line)
    for field in ("body", "orelse", "finalbody", "handlers"):
        below = getattr(bare, field, None)
        if isinstance(below, list):
            setattr(bare, field, [ast.Pass()] if field == "body" else [])
    return ast.unparse(bare).splitlines()[0] if hasattr(line, "body") else " ".join(ast.unparse(bare).split())
