"""The records as they were written, layer over layer, and where: the base content, then each pack."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from pathlib import Path as Folder
from typing import Any, TypeAlias

import msgspec

from plancia.kernel.written.decode import typed

from .files import Source, read_folder
from .lines import Path
from .problems import Problems, Where, guess, printable, shown
from .records import Datum, Pack
from .schema import faults, tag_fields
from .wanted import Json

BASE = "base"
FORMAT = 1
MOST_RECORDS = 20_000
ID = re.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,63}")

Key: TypeAlias = tuple[str, str]  # kind, id
Tables: TypeAlias = dict[str, dict[str, Any]]
Report: TypeAlias = Callable[[str, str, str], None]  # path, code, text


class Shelf:
    def __init__(self, schema: Mapping[str, type[Datum]], extensible: Collection[str]) -> None:
        self.problems = Problems()
        self.origin: dict[Key, str] = {}
        self._schema = schema
        self._extensible = extensible
        self._raw: dict[str, dict[str, Json]] = {kind: {} for kind in schema}
        self._layers: dict[Key, list[Source]] = {}
        self._sources: list[Source] = []
        self._packs: dict[str, Source] = {}
        self._label = ""

    def lay_folder(self, folder: Folder) -> None:
        self._label = printable(folder.absolute().name)
        for source in read_folder(folder, "", self.problems):
            self._lay(source, BASE)

    def lay_pack(self, folder: Folder, game: str) -> Pack | None:
        label = printable(folder.absolute().name) + "/"
        sources = {source.name: source for source in read_folder(folder, label, self.problems)}
        header = sources.pop(label + "pack.toml", None)
        if header is None:
            if folder.is_dir() and not os.path.lexists(folder / "pack.toml"):
                self.problems.add((label + "pack.toml", 0, 0), (), "not-a-pack", {})
            return None
        for key, wanted, code in (("plancia", FORMAT, "wrong-format"), ("game", game, "wrong-game")):
            said = header.tables.get(key)
            if wanted and isinstance(said, type(wanted)) and said != wanted:
                args = {"value": shown(said), "wanted": shown(wanted)}
                self.problems.add(header.where((key,)), (key,), code, args)
                return None
        pack = self._read_header(header)
        if pack is not None and pack.name in self._packs:
            args = {"value": shown(pack.name), "first": "{}:{}:{}".format(*self._packs[pack.name].where(("name",)))}
            self.problems.add(header.where(("name",)), ("name",), "duplicate", args)
            return None
        if pack is not None:
            self._packs[pack.name] = header
        for source in sources.values():
            self._lay(source, pack.name if pack else label)
        return pack

    def decode(self) -> Tables:
        tables: Tables = {}
        for kind, type_ in self._schema.items():
            tables[kind] = {}
            for id_, raw in self._raw[kind].items():
                try:
                    tables[kind][id_] = typed(raw, type_, str_keys=True)
                except msgspec.ValidationError as error:
                    for fault in faults(type_, raw, error):
                        path = (kind, id_, *fault.path)
                        self.problems.add(self._where(path, fault.at_key), path, fault.code, fault.args)
        return tables

    def report(self, path: str, code: str, text: str) -> None:
        """A problem that the game has found, by the path of the datum."""
        self.problems.say(self._where(tuple(path.split("."))), path, code, {}, text)

    def _lay(self, source: Source, origin: str) -> None:
        self._sources.append(source)
        for kind, records in source.tables.items():
            if kind not in self._schema:
                args = {"value": shown(kind), "guess": guess(kind, self._schema)}
                self.problems.add(source.where((kind,), True), (kind,), "unknown-kind", args)
            elif self._is_table(source, (kind,), records):
                for id_, record in records.items():
                    if self._is_table(source, (kind, id_), record) and self._may_lie(source, origin, (kind, id_)):
                        self._put(source, origin, (kind, id_), record)

    def _is_table(self, source: Source, path: Path, value: object) -> bool:
        if not isinstance(value, dict):
            args = {"value": shown(value), "wanted": [{"type": "table"}]}
            self.problems.add(source.where(path), path, "wrong-type", args)
        return isinstance(value, dict)

    def _may_lie(self, source: Source, origin: str, key: Key) -> bool:
        kind, id_ = key
        args: Json = {"value": shown(id_)}
        if not ID.fullmatch(id_):
            code = "bad-id"
        elif self.origin.get(key) == origin:
            file, line, column = self._layers[key][-1].where(key)
            code, args = "duplicate", {"value": shown(id_), "first": f"{file}:{line}:{column}"}
        elif origin != BASE and key not in self.origin and kind not in self._extensible:
            code, args = "unknown-id", {"kind": kind, "value": shown(id_), "guess": guess(id_, self._raw[kind])}
        elif len(self.origin) >= MOST_RECORDS and key not in self.origin:
            args = {"what": "records", "size": MOST_RECORDS + 1, "most": MOST_RECORDS}
            self.problems.add(source.where(key, True), (), "too-big", args)
            self.problems.complain()
        else:
            return True
        self.problems.add(source.where(key, True), key, code, args)
        return False

    def _put(self, source: Source, origin: str, key: Key, record: Json) -> None:
        kind, id_ = key
        if origin != BASE:
            record.setdefault("from", "pack")
            record = merged(self._raw[kind].get(id_, {}), record, self._tags)
        elif record.get("from") == "pack":
            args = {"value": '"pack"', "wanted": [{"words": ['"house"', '"public"', '"rulebook"']}]}
            self.problems.add(source.where((*key, "from")), (*key, "from"), "not-a-word", args)
        self._raw[kind][id_] = record
        self._layers.setdefault(key, []).append(source)
        self.origin[key] = origin

    @cached_property
    def _tags(self) -> set[str]:
        return tag_fields(self._schema)

    def _read_header(self, header: Source) -> Pack | None:
        try:
            return typed(header.tables, Pack)
        except msgspec.ValidationError as error:
            for fault in faults(Pack, header.tables, error):
                self.problems.add(header.where(fault.path, fault.at_key), fault.path, fault.code, fault.args)
            return None

    def _where(self, path: Path, at_key: bool = False) -> Where:
        """The place of a path in the last layer that has it, or of the nearest thing around it."""
        sources = self._layers.get((path[0], path[1])) if len(path) > 1 else None
        best: tuple[int, Where] = (0, (self._label, 0, 0))
        for source in reversed(sources or self._sources):
            depth, line, column = source.lines.find(path, at_key)
            if depth > best[0]:
                best = (depth, (source.name, line, column))
        return best[1]


def merged(old: Json, new: Json, tags: Collection[str]) -> Json:
    """Tables are merged key by key, all else is replaced; and so is a table that has become another kind of table."""
    if any(tag in old and tag in new and old[tag] != new[tag] for tag in tags):
        return new
    both = dict(old)
    for key, value in new.items():
        before = old.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            value = merged(before, value, tags)
        both[key] = value
    return both
