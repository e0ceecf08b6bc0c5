"""The titles on the shelf, as the words that a command takes: any other is refused, with those there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from plancia.games.shelf import names

if TYPE_CHECKING:
    Game = str
else:
    Game = Literal[tuple(sorted(names()))]
