# not compiled
"""A board told as data, for a title that brings no drawing of its own: the browser draws it, the terminal too.

A few flat shapes in the order in which they lie upon each other. A field of the board is 100 wide; x goes right and
y goes down, from the middle of the first field. Colours are roles: each face has its own, in light and dark.
"""

from __future__ import annotations

from typing import Literal

import msgspec

How = Literal["square", "disc", "diamond", "polygon", "ring", "cross", "text"]
# Grounds: "field", "other" (every second field), "goal", "home". Pieces: "dark", "pale", "gold". Ink: "line".
Tone = Literal["field", "other", "goal", "home", "dark", "pale", "gold", "line"]

FIELD = 100


class Shape(msgspec.Struct, frozen=True):
    """`size`: from side to side. `spot`: where an option or a motion is about it; `label`: what it is, for whoever
    hears it. `text`: what is written on it, a letter or two; `sign`: the same for the terminal, where a field is
    a letter. `points`: the corners of a polygon, as far from its middle as they are."""

    how: How
    x: int
    y: int
    tone: Tone
    size: int = FIELD
    spot: str = ""
    label: str = ""
    text: str = ""
    sign: str = ""
    points: list[tuple[int, int]] = []


class SeatDrawn(msgspec.Struct, frozen=True):
    """What a seat plays with: its piece, and what is worth telling of it in a few words."""

    seat: str
    how: How
    tone: Tone
    text: str = ""
    lines: list[str] = []


class Drawing(msgspec.Struct, frozen=True, tag_field="drawn", tag="board"):
    """The whole table, so many fields wide and high. `label`: what it is;
    `lines`: what lies beside the board, in sentences."""

    width: int
    height: int
    label: str
    shapes: list[Shape]
    seats: list[SeatDrawn] = []
    lines: list[str] = []


def piece(how: How, tone: Tone, text: str = "") -> str:
    """A piece as a motion names it."""
    return f"{how} {tone} {text}".rstrip()
