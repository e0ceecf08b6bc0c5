"""Is what the clients saw of one table possible for a list to which one appends, one at a time?

A table is a log with compare-and-append. The clients know only when they asked and when they were answered; the append
itself lies somewhere in between. Linear in the number of operations, no search.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple

from plancia.table.entries import Answered, Row


class Asked(NamedTuple):
    """One submission as its sender saw it."""

    move: str
    seat: str
    at: int  # the number at which the sender saw the table
    called: float
    returned: float
    status: int
    body: bytes

    @property
    def accepted(self) -> bool:
        return self.status == 200

    @property
    def number(self) -> int:
        """Where the table was, as the sender was told; -1: was not told."""
        return int(json.loads(self.body).get("number", -1))


def faults(table: str, rows: Sequence[Row], asked: Sequence[Asked]) -> list[str]:
    """What could not have been so; empty when everything fits."""
    found = [f"{table}: number {row.number} stands at {place}" for place, row in enumerate(rows) if row.number != place]
    found += _first_answers(table, rows, asked)
    found += _one_winner(table, asked)
    if found:
        return found
    first, last = _spans(rows, asked)
    for number in range(len(rows)):
        if first[number] > last[number]:
            found.append(f"{table}: {number} was not asked for until a later number had been answered")
    for each in asked:
        if not each.accepted:
            found += _refusal(table, rows, each, first, last)
    return found


def _first_answers(table: str, rows: Sequence[Row], asked: Iterable[Asked]) -> list[str]:
    """A move has one number, one answer however often it was sent, and stands in the journal as it was acknowledged."""
    found: list[str] = []
    said: dict[str, bytes] = {}
    taken: dict[int, str] = {}
    for each in asked:
        if not each.accepted:
            continue
        if said.setdefault(each.move, each.body) != each.body:
            found.append(f"{table}: {each.move} was answered {said[each.move]!r}, then {each.body!r}")
        if taken.setdefault(each.number, each.move) != each.move:
            found.append(f"{table}: number {each.number} was given to {taken[each.number]} and to {each.move}")
        if not 0 <= each.number < len(rows) or rows[each.number].move != each.move:
            found.append(f"{table}: {each.move} was acknowledged as {each.number} and is not there")
    once = [row.move for row in rows if row.move]
    if len(set(once)) < len(once):
        found.append(f"{table}: a move was done twice")
    refused = {each.move for each in asked} - said.keys()
    found += [f"{table}: {move} was refused and is in the journal" for move in sorted(refused.intersection(once))]
    return found


def _one_winner(table: str, asked: Iterable[Asked]) -> list[str]:
    winners: dict[tuple[int, str], set[str]] = {}
    for each in asked:
        if each.accepted:
            winners.setdefault((each.at, each.seat), set()).add(each.move)
    return [
        f"{table}: {len(moves)} answers of {seat} to version {at} were accepted: {', '.join(sorted(moves))}"
        for (at, seat), moves in winners.items()
        if len(moves) > 1
    ]


def _spans(rows: Sequence[Row], asked: Iterable[Asked]) -> tuple[list[float], list[float]]:
    """Between which moments each number was appended, by its own calls and those of its neighbours."""
    first, last = [-inf] * len(rows), [inf] * len(rows)
    called: dict[str, float] = {}
    for each in asked:
        called[each.move] = min(each.called, called.get(each.move, inf))
        if each.accepted:
            last[each.number] = min(each.returned, last[each.number])
    for row in rows:
        first[row.number] = called.get(row.move, -inf)
    for number in range(1, len(rows)):
        first[number] = max(first[number], first[number - 1])
    for number in range(len(rows) - 2, -1, -1):
        last[number] = min(last[number], last[number + 1])
    return first, last


def _refusal(table: str, rows: Sequence[Row], each: Asked, first: list[float], last: list[float]) -> list[str]:
    """Whoever is refused learns where the table is: at some moment of the call it was there, and no longer as seen."""
    number = each.number
    who = f"{table}: {each.move} (saw {each.at})"
    if not 0 <= number < len(rows):
        return [f"{who} was refused and not told where the table is: {each.body!r}"]
    if first[number] > each.returned:
        return [f"{who} was told {number}, which was not yet asked for"]
    if number + 1 < len(rows) and last[number + 1] < each.called:
        return [f"{who} was told {number} by a server that was behind: {number + 1} had been acknowledged before"]
    if json.loads(each.body).get("code") == "other-move":
        return [f"{who} was taken for another one"]  # no two have the same id
    between = (row.entry for row in rows[each.at + 1 : number + 1])
    moved = any(isinstance(entry, Answered) for entry in between)
    if json.loads(each.body).get("code") == "stale" and each.at <= number and not moved:
        return [f"{who} was refused as stale at {number}, and nothing had been answered since"]
    return []
