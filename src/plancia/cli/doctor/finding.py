"""What was looked at, and how it is."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

State = Literal["good", "hint", "wrong"]


class Finding(NamedTuple):
    what: str  # stable, for programs; `doctor-WHAT` is its text
    state: State
    values: dict[str, Any] = {}


def good(what: str, **values: Any) -> Finding:
    return Finding(what, "good", values)


def hint(what: str, **values: Any) -> Finding:
    """It works so; better is something else."""
    return Finding(what, "hint", values)


def wrong(what: str, **values: Any) -> Finding:
    return Finding(what, "wrong", values)
