"""plancia verify: draw every roll of a record again from its key, and see that chance was fair."""

from __future__ import annotations

from pathlib import Path

from plancia.cli import saves
from plancia.cli.commands.replay import record_in
from plancia.cli.console import console
from plancia.cli.sandbox import apart
from plancia.cli.saved_games import meant
from plancia.cli.troubles import save_trouble
from plancia.games.shelf import game_named
from plancia.kernel.written.replay import Replay
from plancia.kernel.written.save import BadSave
from plancia.table.fair_chance import verify as drawn_again


@apart
def verify(file: Path, /, *, pack: list[Path] | None = None) -> None:
    file = meant(file)
    record, packs, say = record_in(saves.read(file)), tuple(pack or ()), console().say
    try:
        reading = Replay(game_named, record, packs)
        if not reading.fair:
            raise console().trouble("verify-no-hash", file=str(file))
        if not reading.keys:
            raise console().trouble("verify-no-key", file=str(file))
        verdict = drawn_again(record, packs)
    except BadSave as error:
        raise save_trouble(file, error) from None
    console().print(say("verify-good", n=verdict.outcomes), "green")
    if verdict.borrowed:
        console().print(say("verify-borrowed", n=verdict.borrowed))
