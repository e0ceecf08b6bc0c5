"""Clocks: a seat whose time is up gets a stand-in, and a fault of the server costs nobody time."""

from __future__ import annotations

import time
from typing import Any

from plancia.table.entries import Reseated, Stopped
from plancia.table.store import Store, sqlite_url
from tests.server.people import Guest

PEOPLE: dict[str, Any] = {"north": ("online", {}), "east": ("here", {"name": "Eva"})}


def test_a_seat_whose_time_is_up_gets_a_stand_in(ada: Guest):
    table = ada.open_table("tolls", chairs=PEOPLE, clock={"kind": "live", "move": 1}).id
    seat = ada.sees(table)["waiting"][0]["seat"]
    began = time.monotonic()
    with ada.stream(table, seat) as stream:
        while stream.next()["table"]["chairs"][seat]["kind"] != "stand-in":
            pass
        assert 0.9 < time.monotonic() - began < 4
        while not any(line["what"] == "event" for line in stream.seen["log"]):
            stream.next()  # the bot plays on
        ada.post(f"/api/tables/{table}/seats/{seat}/back", move="back")
        while stream.next()["table"]["chairs"][seat]["kind"] != PEOPLE[seat][0]:
            pass


def test_the_clock_is_shown_as_it_stood_at_that_version(ada: Guest):
    table = ada.open_table("tolls", chairs=PEOPLE, clock={"kind": "live", "move": 60, "total": 600}).id
    seat = ada.sees(table)["waiting"][0]["seat"]
    shown = ada.sees(table)["clock"]
    assert shown["left"][seat] == {"move": 60_000, "total": 600_000, "runs": True}
    time.sleep(0.1)
    assert ada.sees(table)["clock"] == shown  # the same bytes for the same version
    ada.answers(table, seat)
    assert ada.sees(table)["clock"]["left"][seat]["total"] <= 600_000 - 100


def test_while_no_server_is_there_no_clock_runs_and_afterwards_it_runs_by_itself(launch, tmp_path):
    """The server is killed and away for longer than a move may take. Nobody comes back; the stand-in does, in time."""
    database = sqlite_url(tmp_path / "plancia.db")
    first = launch(database, tmp_path)
    ada = Guest(first.url, "Ada")
    table = ada.open_table("tolls", chairs=PEOPLE, clock={"kind": "live", "move": 2}).id
    first.kill()
    killed = time.time() * 1000
    time.sleep(2.1)
    launch(database, tmp_path)
    back = time.time() * 1000
    store = Store(database)
    until = time.monotonic() + 20
    while not (seated := [row for row in store.read(table) if isinstance(row.entry, Reseated)]):
        assert time.monotonic() < until
        time.sleep(0.1)
    (stopped,) = [row.entry for row in store.read(table) if isinstance(row.entry, Stopped)]
    store.close()
    assert stopped.since < killed + 100
    assert stopped.until > killed + 2000
    assert seated[0].entry.chair.kind == "stand-in"
    assert seated[0].at - stopped.until > 2000 - (killed - stopped.since) - 2500
    assert seated[0].at > back - 4000
