"""Plays at tables that are kept in a store, as the server does: decide, append, apply."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from plancia.games.shelf import game_named
from plancia.games.wroth.game import WrothGame
from plancia.games.wroth.state.state import Wroth
from plancia.kernel import engine
from plancia.kernel.chance import below, key_of
from plancia.kernel.written.record import option_name
from plancia.table.entries import Chair, Entry, Opened
from plancia.table.opening.opening import opening
from plancia.table.store import Store, contents, new_info, tables
from plancia.table.table import Table
from tests.store.things import NOON


class OtherWroth(WrothGame):
    """Wroth as it was, or will be, installed elsewhere: the same rules, other content."""

    def __init__(self, content: Path) -> None:
        self.content: Path | None = content

    def table(self, settings: Mapping[str, Any], packs: Sequence[Path] = (), base: Path | None = None) -> Wroth:
        return super().table(settings, packs, base or self.content)


def other_content(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """The installed content of Wroth with these changes in it: file, old, new."""
    assert WrothGame.content is not None
    shutil.copytree(WrothGame.content, folder)
    for name, old, new in changes:
        text = (folder / name).read_text("utf-8")
        assert text.count(old) == 1
        (folder / name).write_text(text.replace(old, new), "utf-8")
    return folder


def open_table(
    store: Store, chairs: Mapping[str, Chair], settings: Mapping[str, Any], packs: Sequence[Path] = (), **info: Any
) -> str:
    """A table of Wroth, with what is installed and the packs."""
    first = opening("wroth", chairs, "5c" * 32, settings, packs=packs)
    contents.keep(store, game_named("wroth"), first.settings, packs)
    made = new_info(first, NOON, **info)
    tables.create(store, made, [("opening", NOON, first)])
    return made.id


def sit_down(store: Store, id: str, cache: Path) -> tuple[Table, contents.Ground]:
    """The table as a server process opens it."""
    rows = store.read(id)
    first = rows[0].entry
    assert isinstance(first, Opened)
    ground = contents.ground_of(store, game_named(first.game), first, cache)
    return Table(id, rows, ground.packs, ground.base), ground


def put(store: Store, table: Table, entry: Entry, move: str = "") -> None:
    for row in store.submit(table.id, table.number, [(move, table.rows[-1].at + 1000, entry)]).result():
        table.apply(row)


def play(store: Store, table: Table, answers: int, seed: object) -> int:
    """Any answers, always the same for the same seed; how many there were before the game was over."""
    key, draws = key_of(str(seed)), 0
    for given in range(answers):
        asked = next(iter(engine.pending(table.state)), None)
        if asked is None:
            return given
        place, draws = below(key, draws, len(asked.options))
        option = option_name(table.state, asked, asked.options[place])
        seat = table.game.seats[asked.by]
        entry = table.answer(seat, option, table.number, table.bots_due().get(seat, ""))
        put(store, table, entry, f"{seed} {given}")
    return answers
