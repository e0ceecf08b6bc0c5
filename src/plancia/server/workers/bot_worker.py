"""What a worker process does: plays on for the bots of a table until a person is asked. A bot gets a view, no more."""

from __future__ import annotations

import json
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from pathlib import Path
from typing import NamedTuple

import msgspec

from plancia.bots import advice, bot_named, hints
from plancia.games.shelf import game_named
from plancia.kernel import engine
from plancia.kernel.state import State
from plancia.kernel.view import View
from plancia.kernel.written.record import option_name
from plancia.kernel.written.save import load
from plancia.table.entries import Answered
from plancia.table.fair_chance import bot_seed

MOST = 40  # answers at a time, so that people see how it goes
SECONDS = 0.5
KINDNESS = 10  # bots wait for people, not people for bots


class Sent(NamedTuple):
    """A table as a worker gets it: its state as it was dumped, and the content it is played with."""

    game: str
    state: bytes
    packs: tuple[Path, ...]
    base: Path | None

    def loaded(self) -> State:
        return load(game_named(self.game), json.loads(self.state), self.packs, self.base)


class Task(NamedTuple):
    """A table for which bots must answer, the key that bots draw from, the next number, and how long to think."""

    table: Sent
    bots: dict[str, str]  # seat -> bot
    key: str
    number: int
    patience: float


class Pupil(NamedTuple):
    """A table at which a seat wants advice."""

    table: Sent
    seat: int
    lang: str
    patience: float = 0.0  # seconds to think; none: at once, by rules of thumb


def ready(prepare: Callable[[], None] | None, kindness: int) -> None:
    """A worker begins, and ends when the server has ended, however that came."""
    if kindness and hasattr(os, "nice"):
        os.nice(kindness)
    if prepare is not None:
        prepare()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def think(task: Task) -> list[Answered]:
    """The answers of the bots, in order."""
    g = task.table.loaded()
    found: list[Answered] = []
    until = time.monotonic() + SECONDS
    while len(found) < MOST and (not found or time.monotonic() < until):
        asked = next((each for each in engine.pending(g) if g.game.seats[each.by] in task.bots), None)
        if asked is None:
            break
        seat = g.game.seats[asked.by]
        bot = task.bots[seat]
        seed = bot_seed(task.key, seat, task.number + len(found))
        chosen = bot_named(bot, seed, task.patience).choose(View(g, asked.by))
        found.append(Answered(seat, asked.rule, option_name(g, asked, chosen), bot))
        engine.answer(g, chosen, asked.by)
    return found


def advise(pupil: Pupil) -> bytes:
    """Advice for one seat, from what it may know, as it goes over the wire."""
    view = View(pupil.table.loaded(), pupil.seat)
    lang, patience = pupil.lang, pupil.patience
    found = hints.hint(view, lang, patience=patience) if patience else advice.advise(view, lang)
    return msgspec.json.encode(found, order="deterministic")
