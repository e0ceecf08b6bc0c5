"""The database of a server, beside it; who and what is meant there; and how lists are shown."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.table import Table as Drawn

from plancia.cli.console import Trouble, console
from plancia.cli.saves import data_folder
from plancia.cli.troubles import server_troubles
from plancia.kernel.content.problems import printable as shown

if TYPE_CHECKING:
    from plancia.table.store import Info, Store
    from plancia.table.store.people.people import Person


@contextmanager
def opened(database: str | None, data: Path | None) -> Iterator[Store]:
    """The one that `plancia serve` would open with these words; it may be running. Raises Trouble."""
    from plancia.server.settings import read_settings
    from plancia.table.store import Store, Unavailable, sqlite_file, sqlite_url

    with server_troubles():
        settings = read_settings(data_folder(), database, host="127.0.0.1", data=data)
        place = settings.database or sqlite_url(settings.data / "plancia.db")
        file = sqlite_file(place)
        if (file is None and not settings.database) or (file is not None and not file.exists()):
            raise console().trouble("admin-no-database", place=str(file or settings.data / "plancia.db"))
        store = Store(place)
    try:
        yield store
    except Unavailable as problem:
        raise console().trouble("admin-away", why=str(problem)) from None
    finally:
        store.close()


def now() -> int:
    return int(time.time() * 1000)


def person_called(store: Store, said: str) -> Person:
    """Raises Trouble."""
    from plancia.table.store.admin import listing

    found = listing.person(store, said) if is_text(said) else None
    if found is None:
        raise console().trouble("admin-nobody", said=shown(said))
    return found


def table_called(store: Store, said: str) -> Info:
    """Raises Trouble."""
    from plancia.table.store import tables

    found = tables.read(store, said) if is_text(said) else None
    if found is None:
        raise console().trouble("admin-no-table", said=shown(said))
    return found


def is_text(said: str) -> bool:
    try:
        said.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in said


def searched(words: tuple[str, ...]) -> str:
    """Raises Trouble."""
    said = " ".join(words)
    if not is_text(said):
        raise Trouble(console().say("admin-no-text"))
    return said


def day(at: int) -> str:
    """In the time of this machine; empty for never."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000)) if at else ""


def tell(value: Any) -> None:
    """As JSON, for programs."""
    sys.stdout.write(as_json(value))


def as_json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode() + "\n"


def draw(heads: Sequence[str], rows: Sequence[Sequence[str]], most: int) -> None:
    """Columns for people; a line where there are none, and one where there may be more."""
    say, out = console().say, console().out
    if not rows:
        out.print(say("admin-none"))
        return
    drawn = Drawn(box=None, pad_edge=False)
    for head in heads:
        drawn.add_column(say(head), overflow="fold", no_wrap=head == "admin-id")
    for row in rows:
        drawn.add_row(*(shown(each) for each in row))
    out.print(drawn)
    if len(rows) == most:
        out.print(say("admin-more", n=most))
