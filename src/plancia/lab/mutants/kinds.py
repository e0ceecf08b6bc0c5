"""The ways in which a rule can be broken."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import NamedTuple

from plancia.lab.mutants.code import Code
from plancia.lab.mutants.guards import opened, shut
from plancia.lab.mutants.parts import Edit, Part, instead, parts, shown
from plancia.lab.mutants.ties import ties

GUARDS = ("open", "shut", "step", "effect")  # guards, and what is left out
TURNED = ("comparison", "number", "tie-break")
KINDS = (*GUARDS, *TURNED)

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


class Mutant(NamedTuple):
    code: Code
    kind: str
    rules: tuple[str, ...]  # a test that cites one of them should notice
    line: int
    was: str
    now: str
    edit: Edit

    @property
    def key(self) -> tuple[str, str, str, str]:
        """By what it is known after small changes elsewhere."""
        return self.code.place, self.kind, self.was, self.now


def mutants(code: Code) -> Iterator[Mutant]:
    body = code.node
    if not isinstance(body, ast.FunctionDef):
        number = Part(body.value or body, body, "value", None, body)
        yield from (_mutant(code, "number", code.rules, number.line, edit) for edit in numbers(number))
        return
    if code.step:
        nothing = ast.List([], ast.Load()) if code.step == "together" else ast.Constant(None)
        left_out = instead(Part(body, body, "body", None, body), ast.Return(nothing))
        yield Mutant(code, "step", code.rules, body.lineno, f"@{code.step} {body.name}", "left out",
                     left_out._replace(new=[left_out.new]))  # fmt: skip
    yield from (_mutant(code, "open", (rule,), line, edit) for rule, line, edit in opened(body, code.rules))
    yield from (_mutant(code, "shut", code.rules, line, edit) for line, edit in shut(body, code.rules))
    turn: dict[str, Callable[[Part], list[Edit]]] = {"comparison": comparisons, "number": numbers}
    for part in parts(body):
        for edit in effects(part, code.effect):
            yield _mutant(code, "effect", code.rules, part.line, edit)
        for kind, turned in turn.items():
            for edit in [] if _is_a_blank(part.line, code) else turned(part):
                yield _mutant(code, kind, code.rules, part.line, edit)
        for edit in ties(part, body):
            yield _mutant(code, "tie-break", code.rules, part.line, edit)


def _is_a_blank(line: ast.stmt, code: Code) -> bool:
    """What a field holds before anything is known: nobody reads it."""
    if not code.name.endswith(".__init__") or not isinstance(line, ast.Assign | ast.AnnAssign) or line.value is None:
        return False
    plain = (ast.Constant, ast.List, ast.Tuple, ast.UnaryOp, ast.USub, ast.BinOp, ast.Mult, ast.Load)
    return all(isinstance(node, plain) for node in ast.walk(line.value)) and not code.chapter.cites(line.lineno)


def _mutant(code: Code, kind: str, rules: tuple[str, ...], line: ast.stmt, edit: Edit) -> Mutant:
    was = shown(line)
    back = edit.turn()
    now = "left out" if isinstance(edit.new, ast.Pass) else shown(line)
    if isinstance(edit.new, list):  # all there is to it now
        now = "at once " + shown(edit.new[0])
    back.turn()
    return Mutant(code, kind, rules, getattr(edit.new, "lineno", line.lineno), was, now, edit)


def effects(part: Part, applied: bool) -> list[Edit]:
    """What is not done to the table: by a step, or by the effect itself."""
    line = part.node
    if isinstance(line, ast.Expr) and isinstance(line.value, ast.Call) and isinstance(line.value.func, ast.Attribute):
        call = line.value.func
        if (call.attr == "do" and isinstance(call.value, ast.Name)) or (applied and _of_the_table(call.value)):
            return [instead(part, ast.Pass())]
    if applied and isinstance(line, ast.Assign | ast.AugAssign):
        targets = [line.target] if isinstance(line, ast.AugAssign) else line.targets
        if all(isinstance(each, ast.Attribute | ast.Subscript) and _of_the_table(each) for each in targets):
            return [instead(part, ast.Pass())]
    return []


def _of_the_table(node: ast.expr) -> bool:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return isinstance(node, ast.Name) and node.id == "g"


def comparisons(part: Part) -> list[Edit]:
    node = part.node
    if isinstance(node, ast.Compare):
        found = []
        for place, op in enumerate(node.ops):
            ops = [*node.ops[:place], OPPOSITE[type(op)](), *node.ops[place + 1 :]]
            found.append(instead(part, ast.Compare(node.left, ops, node.comparators)))
        return found
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return [instead(part, node.operand)]
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return [instead(part, ast.BoolOp(other, node.values))]
    asked = part.field in ("test", "ifs") or (part.field == "values" and isinstance(part.parent, ast.BoolOp))
    if asked and isinstance(node, ast.Name | ast.Attribute | ast.Subscript | ast.Call | ast.BinOp):
        return [instead(part, ast.UnaryOp(ast.Not(), node))]
    return []


def numbers(part: Part) -> list[Edit]:
    node = part.node
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return [instead(part, ast.Constant(node.value + 1))]
    return []
