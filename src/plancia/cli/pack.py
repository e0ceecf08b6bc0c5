"""plancia pack check: is a pack well written, and what does it change?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from plancia.cli.faces import face_of
from plancia.cli.troubles import content_lines
from plancia.cli.voice import Trouble, voice
from plancia.games.wroth.content import HERE, open_box
from plancia.games.wroth.content import check as check_box
from plancia.games.wroth.schema import SCHEMA
from plancia.kernel.content import BASE, ContentError, Loaded, load
from plancia.kernel.content.problems import shown


def check(folder: Path, /) -> None:
    say = voice().say
    try:
        loaded = load(SCHEMA, HERE, [folder], game="wroth", check=check_box)
    except ContentError as error:
        lines = content_lines(error, face_of("wroth").ledger(open_box()))
        raise Trouble("\n".join([*lines, say("pack-bad", n=len(lines))])) from None
    pack = loaded.packs[0]
    voice().print(say("pack-good", title=pack.title, name=pack.name), "green")
    changed = changes(loaded)
    for line in changed:
        voice().print(line, indent=2)
    voice().print(say("pack-changes", n=len(changed)))


def changes(loaded: Loaded) -> list[str]:
    """unit.stoic.cost: 2 → 3, for every value that differs from the box."""
    base = load(SCHEMA, HERE, check=check_box).tables
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
