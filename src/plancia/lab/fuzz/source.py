"""What a game can do according to its own source: its questions, rolls, log lines, and refusals with their owners.

Read from the source text, so that it is the same for the compiled copy.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

RuleOf = tuple[str, str]  # a function and a rule it refuses by


class Site:
    """One `offer(option, verdict)` of a question: which options are sorted there, and what may forbid them."""

    def __init__(self, name: str, ranged: bool) -> None:
        self.name = name  # the constant its options begin with, or ""
        self.ranged = ranged  # constant + something
        self.verdicts: set[RuleOf] = set()


class Source:
    """All chapters of a game, parsed."""

    def __init__(self, folder: Path) -> None:
        self.functions: dict[str, ast.FunctionDef] = {}
        self.questions: dict[str, ast.FunctionDef] = {}  # by "Procedure-step"
        self.effects: set[str] = set()
        self.told: set[tuple[str, str]] = set()  # what, and its rule ("" where it is not a constant)
        self.weighed: set[str] = set()
        self.rolls: set[str] = set()
        self.constants: dict[str, int] = {}
        for path in sorted(folder.glob("*.py")):
            self._read(ast.parse(path.read_text("utf-8")))
        self.sites = {step: self._sites_of(body, step, set()) for step, body in self.questions.items()}

    def refusals(self) -> set[RuleOf]:
        """Every rule by which a function can refuse something, met or not."""
        found: set[RuleOf] = set()
        for name, body in self.functions.items():
            if name.startswith("may_"):
                found |= {(name, rule) for value in _returned(body) for rule in _rules(value)}
        for sites in self.sites.values():
            for site in sites:
                found |= site.verdicts
        return found

    def _read(self, tree: ast.Module) -> None:
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self.functions[node.name] = node
            if isinstance(node, ast.ClassDef):
                if any(_called(base) == "Effect" for base in node.bases):
                    self.effects.add(node.name)
                for member in node.body:
                    if isinstance(member, ast.FunctionDef) and _is_question(member):
                        self.questions[f"{node.name}-{member.name}"] = member
            if isinstance(node, ast.AnnAssign | ast.Assign) and isinstance(node.value, ast.Constant):
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                if isinstance(target, ast.Name) and isinstance(node.value.value, int):
                    self.constants[target.id] = node.value.value
        for call in _calls(tree):
            if call.args:
                self._note(call)

    def _note(self, call: ast.Call) -> None:
        name, first = _called(call), _text(call.args[0])
        if name == "Told":
            self.told.add((first, _text(call.args[1])))
        elif name == "Roll" and first:
            self.rolls.add(first)
        elif name == "choose" and len(call.args) == 5 and _text(call.args[4]):  # how an automa weighs
            self.weighed.add(_text(call.args[4]))

    def _sites_of(self, body: ast.FunctionDef, owner: str, seen: set[str]) -> list[Site]:
        """The offers of a question, also those made by the functions it calls."""
        sites = []
        local = _local(body)
        for call in _calls(body):
            name = _called(call)
            if isinstance(call.func, ast.Attribute) and name == "offer":
                site = Site(*_beginning(call.args[0]))
                site.verdicts = self._verdicts(call.args[1], owner, local, set())
                sites.append(site)
            elif isinstance(call.func, ast.Name) and name in self.functions and name not in seen:
                if not name.startswith("may_"):
                    sites += self._sites_of(self.functions[name], name, seen | {name})
        return sites

    def _verdicts(self, value: ast.expr, owner: str, local: dict[str, list[ast.expr]], seen: set[str]) -> set[RuleOf]:
        found = {(owner, rule) for rule in _rules(value)}
        for node in ast.walk(value):
            if isinstance(node, ast.Call) and _called(node) in self.functions and _called(node) not in seen:
                name = _called(node)
                inside = _local(self.functions[name])
                for returned in _returned(self.functions[name]):
                    found |= self._verdicts(returned, name, inside, seen | {name})
            elif isinstance(node, ast.Name) and node.id in local and f"{owner}.{node.id}" not in seen:
                for given in local[node.id]:
                    found |= self._verdicts(given, owner, local, seen | {f"{owner}.{node.id}"})
        return found


def _local(body: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """What the names of a function are given."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(body):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found.setdefault(node.target.id, []).append(node.value)
    return found


def _is_question(member: ast.FunctionDef) -> bool:
    return any(_called(mark) in ("ask", "together") for mark in member.decorator_list)


def _calls(body: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(body) if isinstance(node, ast.Call))


def _returned(body: ast.FunctionDef) -> list[ast.expr]:
    return [node.value for node in ast.walk(body) if isinstance(node, ast.Return) and node.value is not None]


def _rules(value: ast.expr) -> list[str]:
    """The constants a verdict can be: directly, or as a branch of a conditional."""
    if isinstance(value, ast.Constant):
        return [value.value] if isinstance(value.value, str) else []
    if isinstance(value, ast.IfExp):
        return _rules(value.body) + _rules(value.orelse)
    return []


def _beginning(option: ast.expr) -> tuple[str, bool]:
    if isinstance(option, ast.BinOp) and isinstance(option.left, ast.Name) and option.left.id.isupper():
        return option.left.id, True
    if isinstance(option, ast.Name) and option.id.isupper():
        return option.id, False
    return "", True


def _called(node: ast.expr) -> str:
    """The last name of a call, a subscript or a dotted name."""
    while isinstance(node, ast.Call | ast.Subscript):
        node = node.func if isinstance(node, ast.Call) else node.value
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _text(value: ast.expr) -> str:
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""
