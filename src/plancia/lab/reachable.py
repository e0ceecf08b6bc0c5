"""Everything that hangs on an object, compared with what hangs on another: by attribute, item, closure and frame."""

from __future__ import annotations

from gc import get_referents
from typing import Any

from plancia.kernel.procedure import Procedure, attributes_of

Named = list[tuple[str, Any]]


def difference(mine: object, other: object, name: str = "view") -> str | None:
    """Where two things differ that should be alike, as a path and both values; None: nowhere.

    What is one and the same object cannot differ, so a table and its twin must share no secret.
    """
    waiting: list[tuple[str, Any, Any]] = [(name, mine, other)]
    met: set[tuple[int, int]] = set()
    kept: list[Any] = []  # bound methods and slices are made anew when asked for: their ids must not be used again
    while waiting:
        path, a, b = waiting.pop()
        if a is b or (id(a), id(b)) in met:
            continue
        met.add((id(a), id(b)))
        kept += (a, b)
        if type(a) is not type(b):
            return f"{path}: {a!r} and {b!r}"
        inside, other_inside = parts_of(a), parts_of(b)
        if [part for part, _ in inside] != [part for part, _ in other_inside] or (not inside and not same(a, b)):
            return f"{path}: {a!r} and {b!r}"
        for (part, value), (_, other_value) in zip(inside, other_inside, strict=True):
            waiting.append((f"{path}{part}", value, other_value))
    return None


def same(a: object, b: object) -> bool:
    """Two of one type with nothing inside: values are equal, and an object without a field is like any other."""
    return type(a).__eq__ is object.__eq__ or a == b


def parts_of(thing: Any) -> Named:
    """What can be reached in one step, with the way there; empty for a plain value."""
    if isinstance(thing, dict):
        return [(f"[{key!r}]", value) for key, value in sorted(thing.items(), key=lambda item: repr(item[0]))]
    if isinstance(thing, list | tuple):
        return [(f"[{place}]", value) for place, value in enumerate(thing)]
    if isinstance(thing, set | frozenset):
        return [(f"{{{value!r}}}", value) for value in sorted(thing, key=repr)]
    if isinstance(thing, type):
        return []
    named = [(f".{name}", getattr(thing, name)) for name in fields_of(thing)]
    if isinstance(thing, Procedure):
        return named
    own = getattr(thing, "__dict__", None)
    held = [value for value in get_referents(thing) if value is not own and not isinstance(value, type)]
    return [(f".<{place}>", value) for place, value in enumerate(held)] + named


def fields_of(thing: Any) -> list[str]:
    """Attributes of its own, and slots that are filled; of a frame, also those that its class fills in."""
    if isinstance(thing, Procedure):
        return sorted({"at", "into", "result", *attributes_of(thing)} - {"ahead"})  # the steps of its class
    slots = [name for cls in type(thing).__mro__ for name in slots_of(cls)]
    names = sorted({*attributes_of(thing), *(name for name in slots if not name.startswith("__"))})
    return [name for name in names if hasattr(thing, name)]


def slots_of(cls: type) -> tuple[str, ...]:
    slots = vars(cls).get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)
