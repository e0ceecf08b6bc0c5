# not compiled
"""Values of a type out of plain ones, for every thread that asks.

msgspec learns a type when it first meets it, and two threads that meet it at the same moment crash the process (0.22).
"""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_one_at_a_time = Lock()


def typed(value: Any, type_: type[T], str_keys: bool = False) -> T:
    """Raises msgspec.ValidationError."""
    with _one_at_a_time:
        return msgspec.convert(value, type_, str_keys=str_keys)
