"""plancia report: open a bug report, to look at its table or to play on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from plancia.cli import saves
from plancia.cli.console import console
from plancia.cli.faces import face_of
from plancia.cli.sandbox import apart
from plancia.cli.table.session import Session
from plancia.cli.troubles import save_trouble
from plancia.kernel.content.problems import printable
from plancia.kernel.written.save import BadSave
from plancia.table.opening.report import EVERYONE, SPECTATORS, Report, read_report

TOLD = 12  # last lines of what happened


@apart
def report(
    file: Path,
    /,
    *,
    play: bool = False,
    plain: bool = False,
    pack: Annotated[list[Path] | None, Parameter(negative="")] = None,
) -> None:
    try:
        found = read_report(saves.read(file))
        match = found.match(tuple(pack or ()))
    except BadSave as error:
        raise save_trouble(file, error) from None
    try:
        face_of(found.game)
    except KeyError:
        raise console().trouble("report-no-face", game=found.game) from None
    session = Session(match, 0, plain)
    show(found)
    session.forget_news()
    if play:
        session.run()
        return
    session.who_looks.take_what_is_asked()
    session.show_table(always=True)
    session.ask()


def show(found: Report) -> None:
    """What the report says of itself."""
    say = console().say
    console().print(say("report-of", game=found.game, version=printable(found.plancia), number=found.number), "bold")
    if found.holds not in (EVERYONE, SPECTATORS):
        console().print(say("report-holds-seat", seat=printable(found.holds)))
    elif found.holds == SPECTATORS:
        console().print(say("report-holds-spectators"))
    if found.note:
        console().print(say("report-note", note=printable(found.note)))
    for line in found.told[-TOLD:]:
        console().print(f"· {printable(line)}", "dim")
