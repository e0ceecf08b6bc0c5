"""Tables that a stranger has written to do harm: what cannot be played is refused and written nowhere."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

import plancia
from plancia.cli.main import run
from plancia.server.metrics import Figures
from plancia.server.workers.pool import RanAway, Workers, WorkFailed
from plancia.table.entries import HERE, Answered, Chair, Entry, Wrote
from plancia.table.opening.opening import opening
from plancia.table.opening.process_limits import MEMORY
from plancia.table.store import Store, new_info, schema, sqlite_url, tables
from tests.server.conftest import Running
from tests.server.people import Guest, figures
from tests.server.tolls import settings_for

TOLLS: dict[str, Any] = {"north": ("online", {}), "east": ("here", {"name": "Eva"})}
NOVA: dict[str, Any] = {"one": ("here", {"name": "Ada"})}


@pytest.fixture
def house(start, tmp_path: Path) -> Running:
    found: Running = start(settings_for(tmp_path / "house"))
    return found


def patient(house: Running) -> Guest:
    """Somebody who waits until the first worker has started, on a machine that has other things to do."""
    guest = Guest(house.url, "Ada")
    guest.http.timeout = httpx.Timeout(120)
    return guest


def a_position() -> str:
    """Nova Aetas, Mission 1: the first of the four Heroes is being placed."""
    return plancia.new("nova-aetas", {"one": "human"}, seed=1, play="mission", mission="M1").position()


def damaged() -> str:
    """The last of them is, and the field is taken by nobody else: some squares lead on, and some run away."""
    return a_position().replace("placed = 1", "placed = 4")


def refused(guest: Guest, lang: str, **body: Any) -> dict[str, Any]:
    wanted = {"game": "nova-aetas", "chairs": {"one": {"kind": "here", "name": "Ada"}}, **body}
    answer = guest.http.post("/api/tables", json=wanted, params={"lang": lang})
    assert answer.status_code == 400
    found: dict[str, Any] = answer.json()
    return found


def test_a_position_that_leads_nowhere_is_refused_in_time(house: Running):
    """Every answer to its first question would run for ever."""
    ada = patient(house)
    told = refused(ada, "en", position=damaged())
    assert told["code"] == "bad-position"
    assert told["detail"] == "no answer to its first question can be carried out"
    assert ada.get("/api/me/tables") == []


def test_what_cannot_stand_in_a_note_is_refused_with_its_line(house: Running):
    ada = patient(house)
    position = a_position().replace("placed = 1", "placed = 400")
    line = next(n for n, each in enumerate(position.splitlines(), 1) if "placed = 400" in each)
    told = refused(ada, "en", position=position)
    assert f"position:{line}:" in told["detail"]
    assert "mission.SetUp.placed: 400 should be a whole number from 0 to 4" in told["detail"]
    assert refused(ada, "it", position=position)["title"] == "Questa posizione non si può preparare."


def test_a_good_position_is_played_from(house: Running):
    ada = patient(house)
    table = ada.open_table("nova-aetas", chairs=NOVA, position=a_position()).id
    assert ada.answers(table, "one")["number"] == 1


def stored(house: Running, guest: Guest, *entries: Entry) -> str:
    """A table as an earlier version of the server might have kept it."""
    known = tables.read(house.store, guest.open_table("tolls", chairs=TOLLS).id)
    assert known is not None
    me, now = known.host, 1_790_000_000_000
    first = opening("nova-aetas", {"one": Chair(HERE, name="Ada")}, "11" * 32, origin=damaged())
    info = new_info(first, now, title="", public=False, host=me)
    tables.create(house.store, info, [("", now, entry) for entry in (first, *entries)])
    tables.sit(house.store, info.id, "one", me)
    return info.id


def test_an_answer_that_cannot_be_carried_out_is_not_written(house: Running):
    """The table stays as it is, and opens again; and others play on."""
    ada = patient(house)
    table = stored(house, ada)
    before = ada.sees(table, "one")
    body = {"move": "m", "seat": "one", "at": 0, "option": before["question"]["options"][0]["name"]}
    assert ada.refused(f"/api/tables/{table}/answer", **body) == (422, "cannot-be-played")
    assert ada.sees(table, "one") == before
    assert len(house.store.read(table)) == 1
    assert "plancia_unplayable_total 1.0" in figures(ada)
    other = ada.open_table("tolls", chairs=TOLLS).id
    assert ada.answers(other, ada.sees(other)["waiting"][0]["seat"])["number"] == 1


# -- a table that does not open


def an_answer() -> Answered:
    match = plancia.position("nova-aetas", damaged(), seed=1)
    assert match.decision is not None
    return Answered("one", match.decision.rule, next(iter(match.names())))


def test_a_table_that_does_not_open_says_so_and_its_owner_winds_it_back(house: Running):
    """Its journal has a move that runs away, as a server that wrote before it tried would have left it."""
    ada, bruno = patient(house), patient(house)
    table = stored(house, ada, Wrote("Ada", "hm", "one"), an_answer(), Wrote("Ada", "hello?", "one"))
    told = ada.http.get(f"/api/tables/{table}", params={"seat": "one", "lang": "it"})
    assert (told.status_code, told.json()["code"]) == (409, "damaged")
    assert "riportarlo all'ultima mossa buona" in told.json()["title"]
    assert bruno.refused(f"/api/tables/{table}/wind-back") == (404, "not-here")
    assert ada.post(f"/api/tables/{table}/wind-back") == {"to": 1, "number": 4}
    assert ada.sees(table, "one")["number"] == 4
    lines = [line["text"] for line in ada.get(f"/api/tables/{table}/log?seat=one")]
    assert lines[-1].startswith("The table could not be opened any more, and was wound back")
    assert "hello?" not in lines
    assert ada.refused(f"/api/tables/{table}/wind-back") == (409, "opens")


def spoil(house: Running, table: str, number: int) -> None:
    """What a bad disk leaves of an entry."""
    c = schema.journal.c
    spoilt = update(schema.journal).where(c.table_id == table, c.number == number).values(entry=b"\x00\xff{")
    house.store.execute(spoilt)


def test_an_entry_that_cannot_be_read_is_wound_back_too(house: Running):
    ada, bruno = patient(house), patient(house)
    table = ada.open_table("tolls", chairs=TOLLS, public=True).id
    for _ in range(4):
        ada.answers(table, ada.sees(table)["waiting"][0]["seat"])
    before = ada.get(f"/api/tables/{table}?number=2")["view"]
    assert ada.get(f"/api/tables/{table}/damage", expect=409)["code"] == "opens"
    spoil(house, table, 3)
    again = Running(replace(house.settings, port=0))
    try:
        for guest in (ada, bruno):
            guest.http.base_url, guest.http.headers["Origin"] = again.url, again.url
        told = {"title": "", "game": "tolls"}
        assert ada.get(f"/api/tables/{table}/damage") == {**told, "owner": True, "good": 2, "lost": 2}
        assert bruno.get(f"/api/tables/{table}/damage") == {**told, "owner": False, "good": -1, "lost": 0}
        ada.post(f"/api/tables/{table}/wind-back")
        assert ada.get(f"/api/tables/{table}")["view"] == before
        assert bruno.get(f"/api/tables/{table}/damage", expect=409)["code"] == "opens"
    finally:
        again.stop()


def test_a_table_without_its_beginning_cannot_be_helped(house: Running):
    ada = patient(house)
    table = ada.open_table("tolls", chairs=TOLLS).id
    spoil(house, table, 0)
    again = Running(replace(house.settings, port=0))
    try:
        ada.http.base_url, ada.http.headers["Origin"] = again.url, again.url
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/damage"):
            assert ada.get(path, expect=409)["code"] == "cannot-open"
        assert ada.refused(f"/api/tables/{table}/wind-back") == (409, "cannot-open")
    finally:
        again.stop()


# -- workers


def sleep_for_ever(_: None) -> None:
    while True:
        pass


def eat(_: None) -> int:
    return len(bytearray(2 * MEMORY))


def fail(_: None) -> None:
    raise KeyError("lost")


def square(n: int) -> int:
    return n * n


@pytest.fixture
def workers() -> Iterator[Workers]:
    found = Workers(1, None, Figures(), kindness=0)
    yield found
    found.stop()


def test_a_worker_that_runs_away_is_ended_and_replaced(workers: Workers):
    with pytest.raises(RanAway, match="sleep_for_ever did not end within 1 s"):
        asyncio.run(workers.do(sleep_for_ever, None, 1))
    assert asyncio.run(workers.do(square, 7, 5)) == 49
    assert b"plancia_workers_lost_total 1.0" in workers.figures.text()


def test_a_worker_has_so_much_memory_and_no_more(workers: Workers):
    with pytest.raises(WorkFailed, match="MemoryError"):
        asyncio.run(workers.do(eat, None, 5))
    assert asyncio.run(workers.do(square, 7, 5)) == 49


def test_what_a_worker_raises_comes_back_as_text_and_it_goes_on(workers: Workers):
    with pytest.raises(WorkFailed, match="KeyError: 'lost'"):
        asyncio.run(workers.do(fail, None, 5))
    assert asyncio.run(workers.do(square, 7, 5)) == 49
    assert b"plancia_workers_lost_total 0.0" in workers.figures.text()


# -- the watchdog

BUSY = """
import itertools, signal
from plancia.server.watchdog import watched
signal.signal(signal.SIGTERM, lambda *_: None)  # heard, and nothing comes of it
with watched(0.5):
    print("ready", flush=True)
    sum(itertools.repeat(0))  # one step, as compiled code is: Python does not look at signals in it
"""

QUIET = """
import signal, time
from plancia.server.watchdog import watched
signal.signal(signal.SIGTERM, signal.default_int_handler)
try:
    with watched(30):
        print("ready", flush=True)
        time.sleep(60)
except KeyboardInterrupt:
    print("gone")
"""

STUCK = """
import itertools
from plancia.server import watchdog
watchdog.BLOCKED = 0.5
watchdog.turning()
sum(itertools.repeat(0))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="has no watchdog")
@pytest.mark.parametrize(("program", "status", "said"), [(BUSY, -signal.SIGKILL, ""), (QUIET, 0, "gone\n")])
def test_a_server_that_is_told_to_leave_leaves(program: str, status: int, said: str):
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
        server.terminate()
        assert server.wait(60) == status
        assert server.stdout.read() == said


def test_a_server_whose_loop_stands_still_says_where_and_ends():
    done = subprocess.run([sys.executable, "-c", STUCK], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert 'File "<string>", line 6' in done.stderr


def test_a_table_is_wound_back_from_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    first = opening("nova-aetas", {"one": Chair(HERE, name="Ada")}, "11" * 32, origin=damaged())
    store = Store(sqlite_url(tmp_path / "plancia.db"))
    info = new_info(first, 1_000, title="", public=False, host="")
    tables.create(store, info, [("", 1_000, first), ("", 1_000, an_answer())])
    store.close()
    assert run(["--lang", "it", "wind-back", info.id, "--data", str(tmp_path)]) == 0
    assert f"{info.id} sta di nuovo come dopo la voce 0." in capsys.readouterr().out
    assert run(["wind-back", info.id, "--data", str(tmp_path)]) == 2
    assert "there is nothing to wind back" in capsys.readouterr().err
