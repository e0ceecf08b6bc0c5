"""Who comes first when two are equal: orders turned round."""

from __future__ import annotations

import ast
import builtins
from typing import Any

from plancia.lab.mutants.parts import Edit, Part, instead

OTHER = {"min": "max", "max": "min"}
SORTS = ("sorted", "sort")
BACKWARDS, LAST = "plancia_backwards", "plancia_last_index"  # names that a mutant finds among the built-in ones


class Backwards:
    """Whatever it holds, in the opposite order."""

    def __init__(self, held: Any) -> None:
        self.held = held

    def __lt__(self, other: Backwards) -> bool:
        return bool(other.held < self.held)

    def __gt__(self, other: Backwards) -> bool:
        return bool(other.held > self.held)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Backwards) and self.held == other.held

    def __hash__(self) -> int:
        return hash(self.held)


def last_index(among: Any, wanted: Any) -> int:
    return max(place for place, each in enumerate(among) if each == wanted)


def lend_names() -> None:
    setattr(builtins, BACKWARDS, Backwards)
    setattr(builtins, LAST, last_index)


def ties(part: Part, body: ast.FunctionDef) -> list[Edit]:
    call = part.node
    if not isinstance(call, ast.Call):
        return []
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    found: list[ast.expr] = []
    if name in SORTS:
        found.append(_reversed(call))
    if name in OTHER and isinstance(call.func, ast.Name):
        found.append(ast.Call(_name(OTHER[name]), call.args, call.keywords))
    if name in SORTS or name in OTHER:
        found += _by_turned_keys(call)
    if name == "reversed" and isinstance(call.func, ast.Name):
        found.append(ast.Call(_name("list"), call.args, []))
    if name == "index" and isinstance(call.func, ast.Attribute) and _is_an_extreme(call.args[0], body):
        found.append(ast.Call(_name(LAST), [call.func.value, call.args[0]], []))
    return [instead(part, new) for new in found]


def _name(name: str) -> ast.expr:
    return ast.Name(name, ast.Load())


def _reversed(call: ast.Call) -> ast.Call:
    backwards: list[ast.keyword] = [ast.keyword("reverse", ast.Constant(True))]
    for given in call.keywords:
        if given.arg == "reverse":
            backwards = [ast.keyword("reverse", ast.UnaryOp(ast.Not(), given.value))]
    kept = [given for given in call.keywords if given.arg != "reverse"]
    return ast.Call(call.func, call.args, kept + backwards)


def _by_turned_keys(call: ast.Call) -> list[ast.expr]:
    """What decides when what came before is equal."""
    found: list[ast.expr] = []
    for given in call.keywords:
        key = given.value
        if given.arg != "key" or not isinstance(key, ast.Lambda) or not isinstance(key.body, ast.Tuple):
            continue
        for place in range(1, len(key.body.elts)):
            turned = list(key.body.elts)
            turned[place] = ast.Call(_name(BACKWARDS), [turned[place]], [])
            other = ast.Lambda(key.args, ast.Tuple(turned, ast.Load()))
            keywords = [ast.keyword("key", other) if each is given else each for each in call.keywords]
            found.append(ast.Call(call.func, call.args, keywords))
    return found


def _is_an_extreme(value: ast.expr, body: ast.FunctionDef) -> bool:
    """The least or the most of something: then the first of several is a choice."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in OTHER
    if not isinstance(value, ast.Name):
        return False
    given = [node for node in ast.walk(body) if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)]
    named = [node for node in given if any(getattr(target, "id", "") == value.id for target in node.targets)]
    return any(_is_an_extreme(node.value, body) for node in named)
