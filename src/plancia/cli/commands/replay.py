"""plancia replay: play a record again and see that it ends as it says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

from plancia.cli import saves
from plancia.cli.console import console
from plancia.cli.sandbox import apart
from plancia.cli.saved_games import meant
from plancia.cli.table.session import Session
from plancia.cli.troubles import save_trouble
from plancia.games.shelf import game_named
from plancia.kernel.decision import CHANCE
from plancia.kernel.state import State
from plancia.kernel.written.replay import Replay
from plancia.kernel.written.save import BadSave, state_hash
from plancia.table.match import HUMAN, SAVE_LINE, Match


class Enough(Exception):
    """The line asked for has been played."""


@apart
def replay(file: Path, /, *, until: int | None = None, steps: bool = False, pack: list[Path] | None = None) -> None:
    file = meant(file)
    try:
        reading = Replay(game_named, record_in(saves.read(file)), tuple(pack or ()))
        watching = Watching(reading, until, steps)
        try:
            g = reading.play(watching.each)
        except Enough:
            g = reading.table
    except BadSave as error:
        raise save_trouble(file, error) from None
    watching.show(g)


def record_in(text: str) -> str:
    """A save holds the record of its game."""
    lines = text.splitlines(keepends=True)
    return "".join(lines[2:-1]) if lines and lines[0].rstrip() == SAVE_LINE else text


class Watching:
    """Prints each line of a record with what it did."""

    def __init__(self, reading: Replay, until: int | None, steps: bool) -> None:
        self.lines = [line for line in reading.lines[reading.at :] if not line.startswith("chance ")]
        self.until = until
        self.steps = steps
        self.played = 0
        g = reading.table
        g.log, g.reasons = [], True
        self.session = Session(Match(g, dict.fromkeys(g.settings["seats"], HUMAN)))
        self.session.who_looks.reads_all = True
        self.session.who_looks.turns = False

    def each(self, g: State) -> None:
        if self.steps:
            if self.played:
                console().print(Text(f"{self.played:>4}  {self.lines[self.played - 1]}", style="cyan"))
            self.session.tell_news()
        if self.until is not None and self.played >= self.until:
            raise Enough
        self.played += 1

    def show(self, g: Any) -> None:
        say = console().say
        self.session.show_table(always=True)
        result = g.game.result(g)
        if result is not None:
            self.session.report_end()
        else:
            console().print(say("replay-unfinished", n=sum(by != CHANCE for by, _, _ in g.journal or [])))
        console().print(say("replay-hash", hash=state_hash(g)))
