"""The laws at one table in the middle of a game: each says what is broken, or None. For whole walks there are laws."""

from __future__ import annotations

import json
from collections.abc import Callable

from plancia.kernel import engine
from plancia.kernel.state import State
from plancia.kernel.view import View
from plancia.kernel.written.record import write_record
from plancia.kernel.written.replay import Replay
from plancia.kernel.written.save import load
from plancia.lab.laws import play_on, seats_of
from plancia.lab.random_walk import Luck, text_of
from plancia.lab.twins import look

Sample = Callable[[State], str | None]


def leads_to(twin: State, g: State) -> bool:
    """Does another table, asked again, stand where this one does?"""
    twin.reasons = True
    twin.origin, twin.key, twin.draws = g.origin, g.key, g.draws
    engine.advance(twin)
    return text_of(twin) == text_of(g)


def a_clone_is_its_own(g: State) -> str | None:
    before, twin = text_of(g), g.clone()
    if not leads_to(twin, g):
        return "a clone differs from its original"
    play_on(twin, Luck(before), 12)
    return None if text_of(g) == before else "playing a clone changes its original"


def saves_are_whole(g: State) -> str | None:
    saved = json.loads(text_of(g))[0]
    return None if leads_to(load(g.game, saved, g.packs), g) else "a table that is saved and loaded is another one"


def imagined_tables_look_the_same(g: State) -> str | None:
    before = text_of(g)
    for seat in seats_of(g):
        imagined = View(g, seat).imagine(Luck(before).key)
        imagined.reasons = True
        engine.advance(imagined)
        if look(imagined, seat) != look(g, seat):
            return f"what seat {seat} imagines looks different"
    return None if text_of(g) == before else "imagining changes the table"


def positions_lead_back(g: State) -> str | None:
    written = g.game.write_position(g)
    again = g.game.read_position(written, g.packs)
    if not leads_to(again, g):
        return "a position leads to another table"
    return None if g.game.write_position(again) == written else "a position written again reads differently"


def records_lead_back(g: State) -> str | None:
    written = write_record(g, {})
    reading = Replay(lambda _: g.game, written, g.packs)
    again = reading.play()
    if not leads_to(again, g):
        return "a record leads to another table"
    return None if write_record(again, {}) == written else "a record written again reads differently"


SAMPLES: tuple[Sample, ...] = (
    a_clone_is_its_own,
    saves_are_whole,
    imagined_tables_look_the_same,
    positions_lead_back,
)
