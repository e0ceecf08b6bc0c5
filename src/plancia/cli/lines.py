"""Lines of a drawing in characters: borders that join, pieces laid over them, words wrapped into a cell."""

from __future__ import annotations

from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = {
    UP | DOWN: "│", LEFT | RIGHT: "─", DOWN | RIGHT: "┌", DOWN | LEFT: "┐", UP | RIGHT: "└", UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├", UP | DOWN | LEFT: "┤", LEFT | RIGHT | DOWN: "┬", LEFT | RIGHT | UP: "┴", 15: "┼",
}  # fmt: skip


def overlay(line: Text, x: int, piece: Text) -> Text:
    return line[:x] + piece + line[x + piece.cell_len :]


def wrapped(text: str, width: int, indent: int, style: str) -> list[Text]:
    if not text.strip():
        return []
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] or len(lines) == 1 else " " * indent + word
        if len(longer) > width + 1 and lines[-1].strip():
            lines.append(" " * indent + word)
        else:
            lines[-1] = longer
    return [Text(line[1:] if number == 0 else line, style=style) for number, line in enumerate(lines)]
