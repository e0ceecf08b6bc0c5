"""Reads a folder of TOML files that a stranger may have written: only plain files, bounded, never run or followed."""

from __future__ import annotations

import os
import stat
from functools import cached_property
from pathlib import Path as Folder
from typing import Any

from .lines import Lines, Path
from .parse import DEEPEST, MOST_MARKS, bad_values, measure, parse
from .problems import Problems, Where, printable

MOST_FILES = 200
MOST_BYTES = 512 * 1024
MOST_BYTES_IN_ALL = 2 * 1024 * 1024


class Source:
    """One file that could be read."""

    def __init__(self, name: str, data: bytes, tables: dict[str, Any]) -> None:
        self.name = name
        self.tables = tables
        self._data = data

    @cached_property
    def lines(self) -> Lines:
        return Lines(self._data)

    def where(self, path: Path, at_key: bool = False) -> Where:
        _, line, column = self.lines.find(path, at_key)
        return self.name, line, column


def read_folder(folder: Folder, prefix: str, problems: Problems) -> list[Source]:
    """The TOML files directly in a folder, by name; a file that cannot be read is a problem and left out."""
    names = _names(folder, prefix, problems)
    found: list[Source] = []
    size = marks = 0
    for name in names:
        place = (prefix + printable(name), 1, 1)
        data = _read_file(folder / name, place, problems)
        if data is None:
            continue
        size += len(data)
        if size > MOST_BYTES_IN_ALL:
            problems.add(place, (), "too-big", {"what": "bytes in all", "size": size, "most": MOST_BYTES_IN_ALL})
            break
        these, too_deep_in = measure(data)
        marks += these
        if marks > MOST_MARKS:
            problems.add(place, (), "too-big", {"what": "marks", "size": marks, "most": MOST_MARKS})
            break
        if too_deep_in:
            problems.add((place[0], too_deep_in, 1), (), "too-deep", {"most": DEEPEST})
            continue
        tables = parse(data, place, problems)
        if tables is not None:
            found.append(Source(place[0], data, tables))
            for path, code, args, at_key in bad_values(tables, (), []):
                problems.add(found[-1].where(path, at_key), path, code, args)
    return found


def _names(folder: Folder, prefix: str, problems: Problems) -> list[str]:
    label = (prefix.rstrip("/") or printable(folder.absolute().name), 0, 0)
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in entries if entry.name.endswith(".toml") and entry.name[0] != "."]
    except OSError:
        problems.add(label, (), "not-a-folder", {})
        return []
    if len(names) > MOST_FILES:
        problems.add(label, (), "too-big", {"what": "files", "size": len(names), "most": MOST_FILES})
        return []
    return sorted(names)


def _read_file(path: Folder, place: Where, problems: Problems) -> bytes | None:
    """Links are not followed, and a pipe or a device is opened without waiting for it."""
    if path.is_symlink():  # where the system has no O_NOFOLLOW
        problems.add(place, (), "not-a-file", {})
        return None
    flags = sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"))
    try:
        handle = os.open(path, os.O_RDONLY | flags)
    except OSError as error:
        problems.add(place, (), "unreadable", {"why": error.strerror or type(error).__name__})
        return None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        problems.add(place, (), "not-a-file", {})
        return None
    with os.fdopen(handle, "rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        problems.add(place, (), "too-big", {"what": "bytes", "size": len(data), "most": MOST_BYTES})
        return None
    return data
