"""A mutant takes the place of the code that is running.

Functions keep their identity and get another `__code__`, so that it does not matter who has imported them or holds
them as a step. A number of a module is given to every module of the title that has imported it; what was worked out
from it on import stays as it was.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any

from plancia.kernel.memo import Memo
from plancia.lab.mutants.code import Chapter, Code
from plancia.lab.mutants.kinds import Mutant
from plancia.lab.mutants.ties import lend_names


def put_in(mutant: Mutant, title: Sequence[Chapter]) -> None:
    """Into this process, for good."""
    lend_names()
    mutant.edit.turn()
    code = mutant.code
    if not isinstance(code.node, ast.FunctionDef):
        _rebind(code, mutant.edit.new.value, title)
        return
    whole = compile(code.chapter.tree, str(code.chapter.path), "exec", dont_inherit=True)
    live = function_of(code)
    first = live.__code__.co_firstlineno
    live.__code__ = next(
        each for each in _all_codes(whole) if each.co_qualname == code.name and each.co_firstlineno == first
    )


def forget(title: Sequence[Chapter]) -> None:
    """What a process has kept of what it called."""
    for chapter in title:
        for held in list(vars(import_module(chapter.module)).values()):
            if hasattr(held, "cache_clear") and hasattr(held, "cache_info"):
                held.cache_clear()
            elif isinstance(held, Memo):
                held.clear()


def function_of(code: Code) -> FunctionType:
    """What runs under this name: of a step its body, of a property its reader, of a kept function the function."""
    held: Any = import_module(code.chapter.module)
    for name in code.name.split("."):
        held = vars(held)[name]
    for inner in ("body", "fget", "__func__", "__wrapped__"):
        if not isinstance(held, FunctionType):
            held = getattr(held, inner, held)
    assert isinstance(held, FunctionType), f"{code.place} is no function of ours"
    return held


def _all_codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _all_codes(each)


def _rebind(code: Code, value: int, title: Sequence[Chapter]) -> None:
    setattr(import_module(code.chapter.module), code.name, value)
    for chapter in title:
        for line in ast.walk(chapter.tree):
            if isinstance(line, ast.ImportFrom) and line.module == code.chapter.module:
                for each in line.names:
                    if each.name == code.name:
                        setattr(import_module(chapter.module), each.asname or each.name, value)
