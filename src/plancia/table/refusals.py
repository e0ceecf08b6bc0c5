"""What a table says no with. The code is a stable word; the rule is a rule of the game, where one forbids it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches


class Refused(Exception):
    """A command that cannot be done. Nothing has changed. `texts` says it in other languages than English."""

    def __init__(self, code: str, rule: str = "", text: str = "", texts: Mapping[str, str] | None = None) -> None:
        super().__init__(text or code)
        self.code = code
        self.rule = rule
        self.text = text
        self.texts = texts or {}


class Stale(Refused):
    """What the sender saw is no longer so; `number` is where the table is now."""

    def __init__(self, number: int, rule: str = "", text: str = "the table has gone on") -> None:
        super().__init__("stale", rule, text)
        self.number = number


class CannotOpen(Exception):
    """Rows that make no table here. The code is "game", "rules", "content" or "rows"; `good` is the last entry that
    could be, -1 where none could."""

    def __init__(self, code: str, text: str, good: int = -1) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.good = good


class NoSuch(LookupError):
    """A seat, a bot, a game or a language that is not there: `.name`, `.known`, and what may have been meant."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        self.name = name
        self.known = tuple(known)
        close = get_close_matches(str(name), self.known, 1)
        meant = f"did you mean {close[0]!r}?" if close else f"choose among {', '.join(self.known)}"
        super().__init__(f"there is no {what} {name!r} here; {meant}")
