"""plancia position: look at a position, check it, play from it, or take it from a save."""

from __future__ import annotations

from pathlib import Path

from plancia.cli.commands.playing import from_position, players_from, resumed, sit_down
from plancia.cli.console import console
from plancia.cli.sandbox import apart
from plancia.cli.saved_games import meant
from plancia.cli.table.session import Session


@apart
def position(
    file: Path | None = None,
    /,
    *,
    from_: Path | None = None,
    play: bool = False,
    seats: str | None = None,
    seed: str | None = None,
    plain: bool = False,
) -> None:
    if from_ is not None:
        console().out.print(resumed(meant(from_), ()).position(), soft_wrap=True, end="")
        return
    if file is None:
        raise console().trouble("position-which")
    match = from_position(file, players_from(seats), seed)
    if play:
        sit_down(match, 0, plain)
        return
    session = Session(match, 0, plain)
    session.who_looks.take_what_is_asked()
    session.show_table(always=True)
    session.ask()
    console().out.print(console().say("position-good", file=str(file)), style="green", soft_wrap=True)
