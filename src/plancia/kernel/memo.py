"""What is worked out once and looked up from then on, so that rules and bots need no caches of their own."""

from __future__ import annotations

from threading import get_ident
from typing import Any, Final, Generic, TypeVar, final

K = TypeVar("K")
V = TypeVar("V")

_thread: Final = get_ident  # found at once where compiled


@final
class Memo(Generic[K, V]):
    """At most so many values (then it begins anew), by a key that holds all they depend on: any two threads that work
    one out at the same time find the same. What still changes after it was kept `grows`, and is each thread's own."""

    __slots__ = ("_grows", "_kept", "_most")

    def __init__(self, most: int, grows: bool = False) -> None:
        self._most = most
        self._grows = grows
        self._kept: dict[Any, V] = {}

    def get(self, key: K) -> V | None:
        return self._kept.get((_thread(), key) if self._grows else key)

    def keep(self, key: K, value: V) -> V:
        if len(self._kept) >= self._most:
            self.clear()
        self._kept[(_thread(), key) if self._grows else key] = value
        return value

    def clear(self) -> None:
        self._kept.clear()

    def __len__(self) -> int:
        return len(self._kept)
