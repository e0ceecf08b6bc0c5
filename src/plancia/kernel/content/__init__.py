"""What is in the box: folders of TOML, read into the frozen records that a game declares.

A file holds tables of tables, kind and id: `[unit.stoic]`, `[feat.RUN-F1]`. A pack is one more folder, which overrides
by id. Nothing in a folder is run, followed or written, and the schema is closed.

    SCHEMA = {"unit": Unit, "feat": Feat}          # Unit and Feat derive from Datum
    box = load(SCHEMA, folder, packs, game="mine", extensible=["card"], check=the_box_is_whole)
    box.tables["unit"]["stoic"].cost

This folder stays out of mypyc: msgspec cannot decode into compiled classes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import msgspec

from .layers import BASE, Key, Report, Shelf, Tables
from .problems import ContentError, Problem
from .records import Datum, Described, Named, Pack, Part, Provenance, Text, alike

__all__ = [
    "BASE", "ContentError", "Datum", "Described", "Loaded", "Named", "Pack", "Part", "Problem", "Report", "Tables",
    "Text", "alike", "load",
]  # fmt: skip

Check: TypeAlias = Callable[[Tables, Report], None]


@dataclass(frozen=True)
class Loaded:
    tables: Tables  # kind -> id -> record, in the order of the base content; then what the packs add
    hash: str  # the same for the same records, however they are spread over files
    origin: dict[Key, str]  # "base", or the name of the last pack that wrote in the record
    packs: tuple[Pack, ...]

    def provenance(self, kind: str, id: str) -> Provenance:
        record: Datum = self.tables[kind][id]
        return record.from_


def load(
    schema: Mapping[str, type[Datum]],
    folder: Path,
    packs: Sequence[Path] = (),
    *,
    game: str = "",
    extensible: Collection[str] = (),
    check: Check | None = None,
) -> Loaded:
    """The content of a folder with packs over it, or a ContentError that tells everything that is wrong with them.

    `game` is what a pack must say it is for, `extensible` the kinds to which it may add ids. `check` looks at what no
    schema can say, when all records are well formed: report("unit.stoic.vp", "W-C-12", "Stoics have a bonus above 0").
    """
    shelf = Shelf(schema, extensible)
    shelf.lay_folder(folder)
    headers = [] if shelf.problems else [shelf.lay_pack(pack, game) for pack in packs]  # a broken base misleads
    tables = shelf.decode()
    if check is not None and not shelf.problems:
        check(tables, shelf.report)
    if shelf.problems:
        shelf.problems.complain()
    digest = sha256(msgspec.json.encode(tables, order="sorted")).hexdigest()
    return Loaded(tables, digest, shelf.origin, tuple(header for header in headers if header is not None))
