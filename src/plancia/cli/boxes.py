"""The content of each game, for packs: its schema, its folder, and what is checked beyond the schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from plancia.games.shelf import titles
from plancia.kernel.content import Datum, Report, Tables


class Content(NamedTuple):
    game: str
    schema: Mapping[str, type[Datum]]
    folder: Path
    check: Callable[[Tables, Report], None]
    open_box: Callable[[tuple[Path, ...]], Any]  # raises ContentError


def content_of(game: str) -> Content:
    """Raises KeyError."""
    box = titles()[game].part("box")
    return Content(game, box.SCHEMA, box.HERE, box.check, box.open_box)


def game_said(said: object) -> str | None:
    """The game that a file names, if there is one of that name."""
    return said if isinstance(said, str) and said in titles() else None
