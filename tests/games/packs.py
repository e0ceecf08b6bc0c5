"""Packs written by a test, and a game that is always played with one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from plancia.kernel.content import ContentError
from plancia.kernel.written.position import toml

Mended = Callable[[str, Any], dict[str, Any]]  # id and record -> what the pack writes over it


def pack_of(folder: Path, game: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(f'name = "mine"\ngame = "{game}"\ntitle = "Mine"\nplancia = 1\n', "utf-8")
    (folder / "cards.toml").write_text(text, "utf-8")
    return folder


def written_over(tables: dict[str, dict[str, Any]], mended: dict[str, Mended]) -> str:
    """A pack that writes over every record of some kinds."""
    lines: list[str] = []
    for kind, change in mended.items():
        for id, record in tables[kind].items():
            said = change(id, record)
            if said:
                lines += [f"[{kind}.{id}]", *(f"{key} = {toml(value)}" for key, value in said.items()), ""]
    return "\n".join(lines)


def problems_of(game: Any, settings: dict[str, Any], pack: Path) -> list[str]:
    """What is wrong with a pack: "file:line rule path"."""
    with pytest.raises(ContentError) as caught:
        game.table(settings, [pack])
    return [f"{each.file}:{each.line} {each.code} {each.path}" for each in caught.value.problems]
