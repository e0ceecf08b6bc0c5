"""The content of each game, for packs: its schema, its folder, and what is checked beyond the schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from plancia.games.shelf import NAMES
from plancia.kernel.content import Datum, Report, Tables


class Content(NamedTuple):
    game: str
    schema: Mapping[str, type[Datum]]
    folder: Path
    check: Callable[[Tables, Report], None]
    open_box: Callable[[tuple[Path, ...]], Any]  # raises ContentError


def content_of(game: str) -> Content:
    """Raises KeyError."""
    if game == "wroth":
        from plancia.games.wroth.content import read as wroth
        from plancia.games.wroth.content.schema import SCHEMA as WROTH

        return Content(game, WROTH, wroth.HERE, wroth.check, wroth.open_box)
    if game == "verrix":
        from plancia.games.verrix.content import read as verrix
        from plancia.games.verrix.content.check import check
        from plancia.games.verrix.content.schema import SCHEMA as VERRIX

        return Content(game, VERRIX, verrix.HERE, check, verrix.open_box)
    if game == "nova-aetas":
        from plancia.games.nova_aetas.content import read as nova_aetas
        from plancia.games.nova_aetas.content.check import check as check_nova_aetas
        from plancia.games.nova_aetas.content.schema.schema import SCHEMA as NOVA_AETAS

        return Content(game, NOVA_AETAS, nova_aetas.HERE, check_nova_aetas, nova_aetas.open_box)
    raise KeyError(game)


def game_said(said: object) -> str | None:
    """The game that a file names, if there is one of that name."""
    return said if isinstance(said, str) and said in NAMES else None
