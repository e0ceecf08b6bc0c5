"""plancia pack check: is a pack well written, and what does it change?"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from plancia.cli.commands.playing import game_said, ledger_of
from plancia.cli.console import Trouble, console
from plancia.cli.sandbox import apart
from plancia.cli.troubles import content_lines
from plancia.games.shelf import game_named, names, titles
from plancia.kernel.content import BASE, ContentError, Loaded, load
from plancia.kernel.content.problems import shown
from plancia.kernel.game import see_they_fit


@apart
def check(folder: Path, /) -> None:
    say = console().say
    game = game_of_pack(folder)
    box = titles()[game].part("box")
    try:
        loaded = load(box.SCHEMA, box.HERE, [folder], game=game, check=box.check)
        see_they_fit(game_named(game).kinds, box.open_box((folder,)), [folder])
    except ContentError as error:
        lines = content_lines(error, ledger_of(game))
        raise Trouble("\n".join([*lines, say("pack-bad", n=len(lines))])) from None
    pack = loaded.packs[0]
    console().print(say("pack-good", title=pack.title, name=pack.name), "green")
    changed = changes(box, loaded)
    for line in changed:
        console().print(line, indent=2)
    console().print(say("pack-changes", n=len(changed)))


def game_of_pack(folder: Path) -> str:
    """As its header says; what is wrong with the header is found out later."""
    try:
        said = tomllib.loads((folder / "pack.toml").read_text("utf-8"))
    except (OSError, ValueError):
        return names()[0]
    return game_said(said.get("game")) or names()[0]


def changes(box: Any, loaded: Loaded) -> list[str]:
    """unit.stoic.cost: 2 → 3, for every value that differs from the box."""
    base = load(box.SCHEMA, box.HERE, check=box.check).tables
    found = []
    for (kind, id), origin in loaded.origin.items():
        if origin != BASE:
            old = flat(base[kind].get(id))
            new = flat(loaded.tables[kind][id])
            for path in new:
                if path != "from" and old.get(path) != new[path]:
                    before = f"{shown(old[path])} → " if path in old else ""
                    found.append(f"{kind}.{id}.{path}: {before}{shown(new[path])}")
    return found


def flat(record: Any, path: str = "") -> dict[str, Any]:
    """The values of a record by path; lists are values."""
    if record is None:
        return {}
    values = record if isinstance(record, dict) else msgspec.to_builtins(record)
    found: dict[str, Any] = {}
    for key, value in values.items():
        here = f"{path}.{key}" if path else key
        found |= flat(value, here) if isinstance(value, dict) else {here: value}
    return found
