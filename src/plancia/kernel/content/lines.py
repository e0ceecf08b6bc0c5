"""Where in a TOML file each value stands: path -> line and column.

`tomllib` keeps no positions, so the file is read a second time by tree-sitter when there is something to say about it.
Only byte offsets are asked of it: `start_point` of tree-sitter 0.26.0 miscounts references and crashes the process.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tree_sitter import Node

Path = tuple[str, ...]  # the position in a list counts as a key: ("unit", "stoic", "effects", "0", "do")


class Place(NamedTuple):
    key: int  # byte offset
    value: int
    unread: Node | None = None  # a list or table in one value, whose inside nobody has asked for yet


class Lines:
    def __init__(self, source: bytes) -> None:
        from tree_sitter import Language, Parser
        from tree_sitter_toml import language

        self._source = source
        self._places: dict[Path, Place] = {}
        self._latest: dict[Path, int] = {}  # path of an array of tables -> its last element so far
        for node in Parser(Language(language())).parse(source).root_node.named_children:
            if node.type in ("table", "table_array_element"):
                self._table(node)
            else:
                self._pair((), node)

    def find(self, path: Path, at_key: bool = False) -> tuple[int, int, int]:
        """How many keys of the path are in the file, and the line and column of the last of them, from 1."""
        depth, offset = 0, 0
        while depth < len(path) and path[: depth + 1] in self._places:
            depth += 1
            place = self._places[path[:depth]]
            offset = place.value if depth == len(path) and not at_key else place.key
            if place.unread is not None and depth < len(path):
                self._places[path[:depth]] = Place(place.key, place.value)
                self._read(path[:depth], place.unread)
        return depth, *line_and_column(self._source, offset)

    def _table(self, node: Node) -> None:
        key, *pairs = node.named_children
        place = Place(node.start_byte, node.start_byte)
        parts = names(key)
        here: Path = ()
        for part in parts[:-1]:
            here = (*here, part)
            self._places.setdefault(here, place)
            if here in self._latest:
                here = (*here, str(self._latest[here]))
        here = (*here, parts[-1])
        if node.type == "table":
            self._places[here] = place
        else:
            self._places.setdefault(here, place)
            self._latest[here] = self._latest.get(here, -1) + 1
            here = (*here, str(self._latest[here]))
            self._places[here] = place
        for pair in pairs:
            self._pair(here, pair)

    def _pair(self, here: Path, node: Node) -> None:
        if node.type != "pair" or node.has_error:  # a comment, or newer TOML than the grammar knows
            return
        key, value, *_ = node.named_children  # and a comment after them
        for part in names(key):
            here = (*here, part)
            self._places.setdefault(here, Place(key.start_byte, value.start_byte))
        self._places[here] = Place(key.start_byte, value.start_byte, value)

    def _read(self, here: Path, node: Node) -> None:
        if node.type == "array":
            elements = (child for child in node.named_children if child.type != "comment")
            for position, element in enumerate(elements):
                self._places[(*here, str(position))] = Place(element.start_byte, element.start_byte, element)
        elif node.type == "inline_table":
            for pair in node.named_children:
                self._pair(here, pair)


def names(key: Node) -> Path:
    """The parts of a key: bare, 'quoted', or dotted."""
    text = (key.text or b"").decode()
    if key.type == "bare_key":
        return (text,)
    if key.type == "quoted_key":
        return tuple(tomllib.loads(text + "=0"))
    return tuple(part for child in key.named_children for part in names(child))


def line_and_column(source: bytes, offset: int) -> tuple[int, int]:
    """From 1, and in characters, as editors count."""
    start = source.rfind(b"\n", 0, offset) + 1
    return source.count(b"\n", 0, offset) + 1, len(source[start:offset].decode(errors="replace")) + 1
