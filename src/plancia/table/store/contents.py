"""Copies of the content that tables were begun with. When other content is installed, they go on with their own."""

from __future__ import annotations

import shutil
import tempfile
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from plancia.kernel.content import ContentError
from plancia.kernel.game import BadSettings, Game
from plancia.kernel.written.save import DAMAGE
from plancia.table.entries import Opened
from plancia.table.store import schema as s
from plancia.table.store.queries import Database, upsert


class Layer(msgspec.Struct, frozen=True):
    """A folder of content: the base, or a pack."""

    name: str
    files: dict[str, bytes]


class Ground(NamedTuple):
    """What a table is played with: game.table(settings, ground.packs, ground.base)."""

    packs: tuple[Path, ...] = ()
    base: Path | None = None  # None: what is installed

    @property
    def own_copy(self) -> bool:
        """The content that is installed is another one now; the table goes on with a copy of what it began with."""
        return self.base is not None


class NoContent(Exception):
    """The content that a table was begun with cannot be had any more."""


_decoder = msgspec.msgpack.Decoder(list[Layer])


# -- keeping


def keep(db: Database, game: Game, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> str:
    """Keep a copy of the content that a table with these settings and packs begins with; returns its hash. To be called
    before the table is made. Raises NoContent when the files are no longer what was loaded from them."""
    digest = game.content_hash(game.table(settings, packs))
    if game.content is None or _is_kept(db, game.name, digest):
        return digest
    layers = [_copied(folder) for folder in (game.content, *packs)]
    with tempfile.TemporaryDirectory(prefix="plancia-content-") as folder:
        _lay_out(layers, Path(folder))
        # Somebody may have installed other files since these were read.
        if _hash_on(game, settings, _ground(layers, Path(folder))) != digest:
            raise NoContent("the content that is installed has changed since it was read: start again")
    body = zlib.compress(msgspec.msgpack.encode(layers))

    def work(conn: Connection) -> None:
        conn.execute(upsert(conn, s.contents).values(game=game.name, hash=digest, layers=body).on_conflict_do_nothing())

    db.write(work)
    return digest


def _copied(folder: Path) -> Layer:
    """The files that the loader reads, and no others."""
    files = [file for file in sorted(folder.glob("*.toml")) if file.name[0] != "." and not file.is_symlink()]
    return Layer(folder.absolute().name, {file.name: file.read_bytes() for file in files})


# -- putting back


def ground_of(db: Database, game: Game, opened: Opened, cache: Path) -> Ground:
    """What to play a table with: the installed content where its hash is the table's, with the table's packs if it has
    some; else its own copy, put into a folder under `cache`. Raises NoContent."""
    installed = Ground()
    if _hash_on(game, opened.settings, installed) == opened.content:
        return installed
    layers = _kept(db, game.name, opened.content)
    if layers is None:
        raise NoContent(f"{game.name}: no copy of the content {opened.content} was kept")
    ground = _put_back(layers, cache / f"{game.name}-{opened.content}")
    for each in (ground._replace(base=None), ground):
        if _hash_on(game, opened.settings, each) == opened.content:
            return each
    raise NoContent(f"{game.name}: the copy of the content {opened.content} under {cache} is not what it was")


def _is_kept(db: Database, game: str, digest: str) -> bool:
    c = s.contents.c
    return db.first(select(c.hash).where(c.game == game, c.hash == digest)) is not None


def _kept(db: Database, game: str, digest: str) -> list[Layer] | None:
    c = s.contents.c
    found = db.scalar(select(c.layers).where(c.game == game, c.hash == digest))
    return None if found is None else _decoder.decode(zlib.decompress(found))


def _hash_on(game: Game, settings: Mapping[str, Any], ground: Ground) -> str:
    """Empty where a table cannot even be set up so."""
    try:
        return game.content_hash(game.table(settings, ground.packs, ground.base))
    except (BadSettings, ContentError, *DAMAGE):  # a folder that is not whole
        return ""


def _put_back(layers: Sequence[Layer], folder: Path) -> Ground:
    """Whole or not at all, also when two processes do it at once."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        beside = Path(tempfile.mkdtemp(prefix=".new-", dir=folder.parent))
        _lay_out(layers, beside)
        try:
            beside.rename(folder)
        except OSError:
            shutil.rmtree(beside)
            if not folder.is_dir():
                raise
    return _ground(layers, folder)


def _lay_out(layers: Sequence[Layer], folder: Path) -> None:
    for place, layer in zip(_places(layers, folder), layers):
        place.mkdir(parents=True)
        for name, data in layer.files.items():
            (place / Path(name).name).write_bytes(data)


def _ground(layers: Sequence[Layer], folder: Path) -> Ground:
    base, *packs = _places(layers, folder)
    return Ground(tuple(packs), base)


def _places(layers: Sequence[Layer], folder: Path) -> list[Path]:
    """Each in a folder of its own name, by which problems in it are told."""
    return [folder / str(number) / (Path(layer.name).name or "content") for number, layer in enumerate(layers)]
