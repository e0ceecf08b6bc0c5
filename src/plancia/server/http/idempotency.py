"""A command as its sender names it: done once, however often it is sent."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from plancia.server import writing

SUM = 32  # hexadecimal digits of what a command says


class Move(NamedTuple):
    """Bound to who sends it and to all it says: another one under the same id is refused, and nobody else's is it."""

    id: str
    sum: str = ""

    @property
    def written(self) -> str:
        """As the journal keeps it."""
        return f"{self.id}#{self.sum}" if self.sum else self.id

    @property
    def said(self) -> str:
        """As its sender knows it."""
        return self.id.rpartition("/")[2]

    @staticmethod
    def id_in(written: str) -> str:
        return written.partition("#")[0]


def command(whose: str, move: str, what: str, data: Any) -> Move:
    """`what` is done, as `data` says. Raises Problem for an id that no client needs."""
    said = msgspec.json.encode([what, data], order="deterministic")
    return Move(f"{whose}/{writing.move_id(move)}", sha256(said).hexdigest()[:SUM])
