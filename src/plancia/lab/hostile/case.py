"""One hostile thing: its name says what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

Kind = Literal["pack", "record", "save", "position"]


class Case(NamedTuple):
    kind: Kind
    name: str
    files: dict[str, bytes]  # of a pack; everything else is one file without a name
    odd: str = ""  # something that is no plain file: a link, a pipe, a folder


def text(kind: Kind, name: str, content: str | bytes) -> Case:
    return Case(kind, name, {"": content if isinstance(content, bytes) else content.encode(errors="surrogatepass")})


def without_lines(words: str) -> Iterator[tuple[str, str]]:
    """A text with one of its lines missing, twice there, or empty."""
    lines = words.splitlines(keepends=True)
    for number, line in enumerate(lines):
        word = line.split()[0] if line.split() else "nothing"
        yield f"line {number + 1} ({word}) is missing", "".join([*lines[:number], *lines[number + 1 :]])
        yield f"line {number + 1} ({word}) is there twice", "".join([*lines[: number + 1], *lines[number:]])


# What no file of ours may be, whatever it should hold.
NOT_TEXT = {
    "nothing at all": b"",
    "one NUL": b"\0",
    "half a character": b"\xc3",
    "UTF-16": "plancia".encode("utf-16"),
    "latin-1": 'perché = "è"\n'.encode("latin-1"),
    "an overlong slash": b'name = "\xc0\xaf"\n',
    "half of a pair": b'name = "\xed\xa0\x80"\n',
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "a pickle": b"cposix\nsystem\n(S'touch owned'\ntR.",
    "a zip": b"PK\x03\x04\x14\x00\x00\x00\x08\x00",
    "a gzip": b"\x1f\x8b\x08\x00\x00\x00\x00\x00",
    "a program": b"#!/bin/sh\ntouch owned\n",
    "python": b"import os\nos.system('touch owned')\n",
    "XML with an entity": b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>\n',
    "YAML with an object": b"!!python/object/apply:os.system ['touch owned']\n",
    "JSON": b'{"__class__": "os.system", "args": ["touch owned"]}\n',
    "only newlines": b"\n" * 1000,
    "a megabyte of nothing": b"\0" * (1 << 20),
    "a megabyte of one letter": b"a" * (1 << 20),
    "a megabyte of brackets": b"[" * (1 << 20),
    "a megabyte of braces": b"{" * (1 << 20),
    "three megabytes of lines": b"a\n" * (3 << 19),
}

# Words that mean something somewhere.
WORDS = {
    "a path out": "../../../../etc/passwd",
    "a path": "/etc/passwd",
    "a home": "~/.profile",
    "a variable": "$HOME",
    "a command": "$(touch owned)",
    "a format": "{0.__class__.__mro__}",
    "a percent format": "%(x)s%n%s",
    "a dunder": "__class__",
    "an import": "__import__('os').system('touch owned')",
    "a module": "os.system",
    "a procedure": "plancia.kernel.engine.advance",
    "SQL": "'; DROP TABLE journal; --",
    "HTML": "<script>alert(1)</script>",
    "Fluent": "{ $seat } { -term } { NUMBER(1) }",
    "turned letters": "\u202egnorw\u202c",
    "no width": "ko\u200bda",
    "a NUL": "ko\0da",
    "an escape": "\x1b[2J\x1b]0;owned\x07",
    "a newline": "koda\nrunen",
    "a line that is none": "koda\u2028runen",
    "a full stop of another kind": "ko\u0307da",
    "nothing": "",
    "a space": " ",
    "very much": "x" * 100_000,
}
