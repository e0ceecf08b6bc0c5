"""The command: everything that is looked at, one line each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from plancia.cli.console import console
from plancia.cli.saves import data_folder

if TYPE_CHECKING:
    from plancia.cli.doctor.finding import Finding

MARKS = {"good": ("✓ ", "green"), "hint": ("! ", "yellow"), "wrong": ("✗ ", "red")}


def doctor(
    *,
    database: str | None = None,
    data: Path | None = None,
    host: str | None = None,
    port: int | None = None,
    origin: str | None = None,
    json: bool = False,
) -> int:
    """Status 1 when something is wrong."""
    from plancia.cli.admin.store import tell

    found, say = [], console().say
    for each in looked_at(database, data, host, port, origin):
        found.append(each)
        if not json:
            mark, style = MARKS[each.state]
            console().print(text_of(each), before=Text(mark, style=style), indent=len(mark))
    faults = sum(each.state == "wrong" for each in found)
    if json:
        tell([{"what": each.what, "state": each.state, "text": text_of(each), **each.values} for each in found])
    else:
        console().print(say("doctor-end", wrong=faults, hints=sum(each.state == "hint" for each in found)))
    return 1 if faults else 0


def text_of(finding: Finding) -> str:
    return console().say(f"doctor-{finding.what}", **finding.values)


def looked_at(
    database: str | None, data: Path | None, host: str | None, port: int | None, origin: str | None
) -> Iterator[Finding]:
    from plancia.cli.doctor.finding import wrong
    from plancia.cli.doctor.installed import installed
    from plancia.cli.doctor.kept import kept
    from plancia.cli.doctor.reached import reached
    from plancia.server.settings import BadServer, read_settings
    from plancia.server.site import BUILT

    yield from installed(BUILT)
    try:
        settings = read_settings(data_folder(), database, host, port, origin, data)
    except BadServer as bad:
        yield wrong("settings", why=console().say(f"serve-{bad.key}", value=bad.value))
        return
    yield from kept(settings.data, settings.database)
    yield from reached(settings)
