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
from plancia.lab.random_walk import Luck, play_on, seats_of, text_of
from plancia.lab.twins import look

Sample = Callable[[State], str | None]
PLAY_ON = 12  # answers on a table that is cloned or imagined


def stands_like(twin: State, g: State) -> bool:
    """Does another table, asked again, stand where this one does?"""
    twin.reasons = True
    engine.advance(twin)
    return text_of(twin) == text_of(g)


def leads_to(twin: State, g: State) -> bool:
    """The same where the chance to come is not written down."""
    twin.origin, twin.key, twin.draws = g.origin, g.key, g.draws
    return stands_like(twin, g)


def a_clone_is_its_own(g: State) -> str | None:
    before, twin = text_of(g), g.clone()
    if not stands_like(twin, g):
        return "a clone differs from its original"
    play_on(twin, Luck(before), PLAY_ON)
    return None if text_of(g) == before else "playing a clone changes its original"


def saves_are_whole(g: State) -> str | None:
    saved = json.loads(text_of(g))[0]
    return None if stands_like(load(g.game, saved, g.packs), g) else "a table that is saved and loaded is another one"


def imagined_tables_look_the_same(g: State) -> str | None:
    before = text_of(g)
    luck = Luck(before)
    for seat in seats_of(g):
        wrong = contradiction(g, seat, luck)
        if wrong is not None:
            return wrong
    return None if text_of(g) == before else "imagining changes the table"


def contradiction(g: State, seat: int, luck: Luck) -> str | None:
    """What a seat imagines is a possible table, and looks to it as this one does."""
    shown = look(g, seat)
    imagined = View(g, seat).imagine(luck.key)
    trouble = g.game.problem(imagined)
    if trouble is not None:
        return f"seat {seat} imagines what cannot be: {trouble}"
    imagined.reasons = True
    engine.advance(imagined)
    if look(imagined, seat) != shown:
        return f"what seat {seat} imagines looks different:\n{look(imagined, seat)}\n{shown}"
    play_on(imagined, luck, PLAY_ON)
    return None if look(g, seat) == shown else f"playing on what seat {seat} imagined changes what it sees"


def positions_lead_back(g: State) -> str | None:
    written = g.game.write_position(g)
    again = g.game.read_position(written, g.packs)
    if not leads_to(again, g):
        return "a position leads to another table"
    return None if g.game.write_position(again) == written else "a position written again reads differently"


def records_lead_back(g: State) -> str | None:
    written = write_record(g, {})
    again = Replay(lambda _: g.game, written, g.packs).play()
    if not leads_to(again, g):
        return "a record leads to another table"
    return None if write_record(again, {}) == written else "a record written again reads differently"


SAMPLES: tuple[Sample, ...] = (
    a_clone_is_its_own,
    saves_are_whole,
    imagined_tables_look_the_same,
    positions_lead_back,
)
