"""What a game can do according to its own source: its questions, rolls, log lines, and refusals with their owners.

Read from the source text, so that it is the same for the compiled copy.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from plancia.kernel.decision import PASS

RuleOf = tuple[str, str]  # a function and a rule it refuses by
AROUND = ("bot", "terminal", "trials")
SUMS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.LShift: operator.lshift}


class Site(NamedTuple):
    """One `put(answer, number, verdict)` or `offer(option, verdict)` of a question: which options are sorted there, and
    what may forbid them."""

    name: str  # the constant its options begin with, or ""
    first: int | None  # its number
    ranged: bool  # constant + something
    answer: str  # or the answer that is declared, by its kind and stable name
    verdicts: set[RuleOf]


class Chapter:
    """One file, and what the names in it mean: two chapters may use the same name for different things."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name = name
        self.tree = tree
        self.functions: dict[str, ast.FunctionDef] = {}
        self.constants: dict[str, ast.expr] = {}
        self.imported: dict[str, tuple[str, str]] = {}  # a name here: the chapter it is from, its name there
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self.functions[node.name] = node
            if isinstance(node, ast.AnnAssign | ast.Assign) and node.value is not None:
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                if isinstance(target, ast.Name):
                    self.constants[target.id] = node.value
        for line in ast.walk(tree):
            if isinstance(line, ast.ImportFrom) and line.module:
                for each in line.names:
                    self.imported[each.asname or each.name] = (_inside(line.module), each.name)


Function = tuple[Chapter, ast.FunctionDef]


class Source:
    """All chapters of a game, parsed."""

    def __init__(self, folder: Path) -> None:
        self.questions: dict[str, Function] = {}  # by "Procedure-step"
        self.told: set[tuple[str, str]] = set()  # what, and its rule ("" where it is not a constant)
        self.weighed: set[str] = set()
        self.rolls: set[str] = set()
        self.chapters = {name: Chapter(name, ast.parse(path.read_text("utf-8"))) for name, path in _chapters(folder)}
        self._bases: dict[str, set[str]] = {}
        for chapter in self.chapters.values():
            self._read(chapter)
        families = set().union(*self._bases.values())
        self.effects = {name for name in self._bases if name not in families and self._is_effect(name)}
        self.sites = {step: self._sites_of(asking, step, set()) for step, asking in self.questions.items()}

    def refusals(self) -> set[RuleOf]:
        """Every rule by which a function can refuse something, met or not."""
        found: set[RuleOf] = set()
        for chapter in self.chapters.values():
            for name, body in chapter.functions.items():
                if name.startswith("may_"):
                    found |= {(name, rule) for value in _returned(body) for rule in _rules(value)}
        for sites in self.sites.values():
            for site in sites:
                found |= site.verdicts
        return found

    def _read(self, chapter: Chapter) -> None:
        for node in chapter.tree.body:
            if isinstance(node, ast.ClassDef):
                self._bases[node.name] = {name_of(base) for base in node.bases} - {node.name}
                for member in node.body:
                    if isinstance(member, ast.FunctionDef) and _is_question(member):
                        self.questions[f"{node.name}-{member.name}"] = (chapter, member)
        for call in _calls(chapter.tree):
            if call.args:
                self._note(call)

    def _is_effect(self, name: str) -> bool:
        return name == "Effect" or any(self._is_effect(base) for base in self._bases.get(name, ()))

    def _note(self, call: ast.Call) -> None:
        name, first = name_of(call), _text(call.args[0])
        if name == "Told":
            self.told |= {(first, rule) for rule in _rules(call.args[1]) or [""]}
        elif name == "Roll" and first:
            self.rolls.add(first)
        elif name == "choose" and len(call.args) == 5 and _text(call.args[4]):  # how an automa weighs
            self.weighed.add(_text(call.args[4]))

    def _meaning(self, chapter: Chapter, name: str) -> tuple[Chapter, ast.expr] | None:
        """What a name is given in its chapter, or in that from which it is imported."""
        if name in chapter.constants:
            return chapter, chapter.constants[name]
        there, known_as = chapter.imported.get(name, ("", ""))
        return self._meaning(self.chapters[there], known_as) if there in self.chapters else None

    def _number(self, chapter: Chapter, name: str) -> int | None:
        if chapter.imported.get(name, ("", ""))[1] == "PASS":
            return PASS
        meaning = self._meaning(chapter, name)
        return None if meaning is None else self._sum(*meaning)

    def _answer(self, chapter: Chapter, name: str) -> str:
        """The kind and the stable name of an answer that is declared."""
        where, declared = self._meaning(chapter, name) or (chapter, None)
        match declared:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=kind), attr="answer"), args=[called, *_]):
                _, made = self._meaning(where, kind) or (where, None)
                return f"{_text(made.args[0])} {_text(called)}" if isinstance(made, ast.Call) else ""
        return ""

    def _sum(self, chapter: Chapter, value: ast.expr) -> int | None:
        """A number, or what is reckoned from numbers with names."""
        if isinstance(value, ast.Constant):
            return value.value if isinstance(value.value, int) else None
        if isinstance(value, ast.Name):
            return self._number(chapter, value.id)
        if isinstance(value, ast.BinOp) and type(value.op) in SUMS:
            one, other = self._sum(chapter, value.left), self._sum(chapter, value.right)
            return None if one is None or other is None else SUMS[type(value.op)](one, other)
        return None

    def _function(self, chapter: Chapter, call: ast.Call) -> Function | None:
        """What is called, if it is a function of some chapter."""
        there, name = chapter.name, name_of(call)
        if isinstance(call.func, ast.Attribute):
            if not isinstance(call.func.value, ast.Name):
                return None
            there = ".".join(filter(None, chapter.imported.get(call.func.value.id, ())))
        elif name not in chapter.functions:
            there, name = chapter.imported.get(name, ("", ""))
        found = self.chapters[there].functions.get(name) if there in self.chapters else None
        return None if found is None else (self.chapters[there], found)

    def _sites_of(self, asking: Function, owner: str, seen: set[str]) -> list[Site]:
        """The offers of a question, also those made by the functions it calls."""
        chapter, body = asking
        sites = []
        local = _local(body)
        for call in _calls(body):
            if is_offer(call):
                name, ranged = _beginning(call.args[0])
                verdicts = self._verdicts(call.args[-1], asking, owner, local, set())
                sites.append(Site(name, self._number(chapter, name), ranged, self._answer(chapter, name), verdicts))
                continue
            called = self._function(chapter, call)
            if called is not None and called[1].name not in seen and not called[1].name.startswith("may_"):
                sites += self._sites_of(called, called[1].name, seen | {called[1].name})
        return sites

    def _verdicts(
        self, value: ast.expr, asking: Function, owner: str, local: dict[str, list[ast.expr]], seen: set[str]
    ) -> set[RuleOf]:
        found = {(owner, rule) for rule in _rules(value)}
        for node in ast.walk(value):
            if isinstance(node, ast.Call):
                called = self._function(asking[0], node)
                if called is not None and called[1].name not in seen:
                    name, inside = called[1].name, _local(called[1])
                    for returned in _returned(called[1]):
                        found |= self._verdicts(returned, called, name, inside, seen | {name})
            elif isinstance(node, ast.Name) and node.id in local and f"{owner}.{node.id}" not in seen:
                for given in local[node.id]:
                    found |= self._verdicts(given, asking, owner, local, seen | {f"{owner}.{node.id}"})
        return found


def _chapters(folder: Path) -> Iterator[tuple[str, Path]]:
    """The files of a title by their names in it, but for what stands around the game and not in it."""
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if parts[0] not in AROUND:
            yield ".".join(parts), path


def _inside(module: str) -> str:
    """A module of a title, by its name in the title."""
    return ".".join(module.split(".")[3:]) if module.startswith("plancia.games.") else module


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
    return any(name_of(mark) in ("ask", "together") for mark in member.decorator_list)


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


def is_offer(call: ast.Call) -> bool:
    """Whose last argument is the rule that forbids, or None."""
    return isinstance(call.func, ast.Attribute) and call.func.attr in ("offer", "put") and len(call.args) > 1


def _beginning(option: ast.expr) -> tuple[str, bool]:
    ranged = isinstance(option, ast.BinOp)
    if isinstance(option, ast.Call) and isinstance(option.func, ast.Attribute):
        option = option.func.value  # ANSWER.option(number)
    while isinstance(option, ast.BinOp):
        option = option.left
    if isinstance(option, ast.Name) and option.id.isupper():
        return option.id, ranged
    return "", True


def name_of(node: ast.expr) -> str:
    """The last name of a call, a subscript or a dotted name."""
    while isinstance(node, ast.Call | ast.Subscript):
        node = node.func if isinstance(node, ast.Call) else node.value
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _text(value: ast.expr) -> str:
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""
