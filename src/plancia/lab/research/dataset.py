"""Positions of games between bots, each with what became of it: rows to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from plancia.bots import bot_named
from plancia.games.shelf import game_named
from plancia.kernel import engine
from plancia.kernel.view import View
from plancia.lab.arena.play import PATIENT
from plancia.lab.arena.run import in_turn
from plancia.lab.processes import Progress
from plancia.lab.research.table import Table

COLUMNS = ("observation", "seat", "action", "outcome", "game")


class Deal(NamedTuple):
    """One game: the modes of a title come in turn, and the bots change places."""

    title: str
    number: int
    seed: int
    bots: tuple[str, ...]
    every: int


class Rows(NamedTuple):
    version: str
    columns: dict[str, NDArray[Any]]


def write(
    title: str, games: int, bots: tuple[str, ...], seed: int, every: int, into: Path, jobs: int, progress: Progress
) -> Rows:
    """As a file of NumPy's; the same seed writes the same rows, whatever the number of jobs."""
    deals = [Deal(title, number, seed, bots, every) for number in range(games)]
    with into.open("wb") as file:  # before anybody plays: what cannot be written is known at once
        parts = list(in_turn(rows_of, deals, jobs, progress, "games"))
        (version,) = {part.version for part in parts}
        columns = {name: np.concatenate([part.columns[name] for part in parts]) for name in COLUMNS}
        named: dict[str, Any] = {"version": np.array(version), **columns}
        np.savez_compressed(file, **named)
    return Rows(version, columns)


def rows_of(deal: Deal) -> Rows:
    """One decision in so many, as the seat that is asked sees it, with its answer and its share of the victory."""
    name = f"{deal.seed} {deal.number}"
    luck = Random(name)
    table = Table(deal.title, (), game_named(deal.title).any_settings(luck, deal.number))
    table.begin(luck.getrandbits(62))
    bots = {
        table.number(seat): bot_named(deal.bots[(place + deal.number) % len(deal.bots)], f"{name} {seat}", PATIENT)
        for place, seat in enumerate(table.seats)
    }
    kept: list[tuple[NDArray[np.int32], int, int]] = []
    while (asked := table.state.decision) is not None:
        view = View(table.state, asked.by)
        option = bots[asked.by].choose(view)
        if luck.randrange(deal.every) == 0:
            kept.append((table.encoding.observed(view), asked.by, table.encoding.index.of(asked, option)))
        engine.answer(table.state, option, asked.by)
    return Rows(table.encoding.version, _columns(table, kept, deal.number))


def _columns(table: Table, kept: Sequence[tuple[NDArray[np.int32], int, int]], number: int) -> dict[str, NDArray[Any]]:
    shares = table.shares()
    return {
        "observation": np.array([row for row, _, _ in kept], np.int32).reshape(len(kept), table.encoding.size),
        "seat": np.array([seat for _, seat, _ in kept], np.int32),
        "action": np.array([action for _, _, action in kept], np.int32),
        "outcome": np.array([shares[table.game.seats[seat]] for _, seat, _ in kept], np.float32),
        "game": np.full(len(kept), number, np.int32),
    }
