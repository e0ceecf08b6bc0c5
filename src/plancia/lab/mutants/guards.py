"""Guards that no longer refuse, and guards that always do."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from plancia.lab.fuzz.source import is_offer
from plancia.lab.mutants.parts import Edit, Part, instead, parts


def opened(body: ast.FunctionDef, rules: Collection[str]) -> Iterator[tuple[str, ast.stmt, Edit]]:
    """Nothing where a verdict named a rule."""
    for part in _verdicts(body, rules):
        if isinstance(part.node, ast.Constant):
            yield str(part.node.value), part.line, instead(part, ast.Constant(None))


def shut(body: ast.FunctionDef, rules: Collection[str]) -> Iterator[tuple[ast.stmt, Edit]]:
    """The rule, whatever the table looks like."""
    told = {id(part.line) for part in _verdicts(body, rules)}
    for part in parts(body):
        node = part.node
        if isinstance(node, ast.If) and _leads_to(node.body, told):
            yield node, instead(Part(node.test, node, "test", None, node), ast.Constant(True))
        elif isinstance(node, ast.If) and _leads_to(node.orelse, told):
            yield node, instead(Part(node.test, node, "test", None, node), ast.Constant(False))
        elif isinstance(node, ast.IfExp) and (id(part.line) in told):
            for one, other in ((node.body, node.orelse), (node.orelse, node.body)):
                if _is_rule(one, rules) and isinstance(other, ast.Constant) and other.value is None:
                    yield part.line, instead(part, one)
    last = body.body[-1]
    if id(last) in told and isinstance(last, ast.Return) and _is_rule(last.value, rules) and len(body.body) > 1:
        yield body, Edit(body, "body", None, [last])


def _leads_to(lines: list[ast.stmt], told: set[int]) -> bool:
    """To a rule and to nothing else."""
    return bool(lines) and id(lines[-1]) in told and not any(isinstance(line, ast.If | ast.For) for line in lines)


def _verdicts(body: ast.FunctionDef, rules: Collection[str]) -> Iterator[Part]:
    """The rules that are returned, given to `offer` or `put`, or to a name that is."""
    refuses = body.returns is None or "None" in ast.unparse(body.returns)
    calls = [node for node in ast.walk(body) if isinstance(node, ast.Call)]
    offered = [call.args[-1] for call in calls if is_offer(call)]
    names = {node.id for node in offered if isinstance(node, ast.Name)}
    if refuses:
        returned = [node.value for node in ast.walk(body) if isinstance(node, ast.Return)]
        names |= {value.id for value in returned if isinstance(value, ast.Name)}
    inside: set[int] = set(map(id, offered))
    for part in parts(body):
        node, parent = part.node, part.parent
        given = _given(node, names, refuses)
        if given is not None:
            inside.add(id(given))
        elif isinstance(parent, ast.IfExp) and id(parent) in inside and part.field != "test":
            inside.add(id(node))
        if id(node) in inside and _is_rule(node, rules):
            yield part


def _given(node: ast.AST, names: set[str], refuses: bool) -> ast.expr | None:
    """What a line returns as a verdict, or gives to a name for one."""
    if isinstance(node, ast.Return):
        return node.value if refuses else None
    if isinstance(node, ast.Assign):
        return node.value if _names(node.targets) & names else None
    return node.value if isinstance(node, ast.AnnAssign) and _names([node.target]) & names else None


def _names(targets: list[ast.expr]) -> set[str]:
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _is_rule(node: ast.AST | None, rules: Collection[str]) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in rules
