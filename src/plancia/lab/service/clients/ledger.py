"""What the server was asked and what it said, and whether the books agree with it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from plancia.table.entries import Answered, Row, Wrote

Body = dict[str, Any]


class Sent(NamedTuple):
    """A command as it went out."""

    path: str  # below the table: answer, chat, undo
    body: Body


class Ledger:
    """One for each trial. Everything by table, then by move id."""

    def __init__(self) -> None:
        self.sent: dict[str, dict[str, Sent]] = {}
        self.told: dict[str, dict[str, bytes]] = {}  # what was acknowledged, as it was said
        self.again = 0  # how often an answer was asked for once more

    def send(self, table: str, sent: Sent) -> None:
        self.sent.setdefault(table, {})[sent.body["move"]] = sent

    def hear(self, table: str, move: str, body: bytes) -> str:
        """Note an acknowledgement. Not empty: it was said otherwise before."""
        first = self.told.setdefault(table, {}).setdefault(move, body)
        self.again += first is not body
        return "" if first == body else f"{table}: {move} was answered {first!r}, then {body!r}"

    @property
    def acknowledged(self) -> int:
        return sum(len(moves) for moves in self.told.values())

    def faults(self, table: str, rows: Sequence[Row], first: int = 0) -> list[str]:
        """What is wrong with the rows from number `first` on, and with what was acknowledged there."""
        found = [
            f"{table}: number {row.number} stands where {number} should"
            for number, row in enumerate(rows, first)
            if row.number != number
        ]
        by_move: dict[str, Row] = {}
        for row in rows:
            if row.move and row.move in by_move:
                found.append(f"{table}: {row.move} was done twice, at {by_move[row.move].number} and {row.number}")
            by_move[row.move] = row
            sent = self.sent.get(table, {}).get(row.move)
            if sent is not None and not says(row, sent):
                found.append(f"{table}: {row.number} is {row.entry}, and {sent.body} was sent")
        for move, body in self.told.get(table, {}).items():
            told = json.loads(body)
            if told["number"] < first:
                continue
            kept = by_move.get(move)
            if kept is None:
                found.append(f"{table}: {move} was acknowledged as {told['number']} and is not there")
            elif (kept.number, kept.at) != (told["number"], told["at"]):
                found.append(f"{table}: {move} was acknowledged as {told}, and is number {kept.number} at {kept.at}")
        return found


def says(row: Row, sent: Sent) -> bool:
    """Is this entry what was sent?"""
    if isinstance(row.entry, Answered):
        return sent.path == "answer" and (row.entry.seat, row.entry.option) == (sent.body["seat"], sent.body["option"])
    if isinstance(row.entry, Wrote):
        return sent.path == "chat" and (row.entry.seat, row.entry.text) == (sent.body["seat"], sent.body["text"])
    return sent.path not in ("answer", "chat")
