"""Servers that are killed, two servers for one table, workers that die, readers that do not read."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from plancia.games.shelf import GAMES
from plancia.kernel.written.save import dump
from plancia.lab.postgres import Postgres
from plancia.server.workers.bot_worker import Sent, Task, think
from plancia.table.entries import Answered
from plancia.table.store import Store, sqlite_url
from plancia.table.table import Table
from tests.server.conftest import Process
from tests.server.live.test_whole_games import play
from tests.server.people import Guest, figures, new_move
from tests.server.tolls import settings_for

LINUX = sys.platform == "linux"
MIXED: dict[str, Any] = {"north": ("online", {}), "east": ("open", {}), "south": ("bot", {"bot": "random"})}


def test_a_server_killed_in_mid_game_loses_nothing(launch, tmp_path: Path):
    """Acknowledged moves are there, streams go on where they were, the last command may be sent again. And no worker
    outlives its server."""
    database = sqlite_url(tmp_path / "plancia.db")
    server = launch(database, tmp_path)
    ada = Guest(server.url, "Ada")
    table = ada.open_table("tolls", chairs={"north": ("online", {}), "east": ("here", {"name": "Eva"})}).id
    accepted: list[tuple[dict[str, Any], bytes]] = []
    rng = random.Random(2)

    def answer() -> None:
        seat = ada.sees(table)["waiting"][0]["seat"]
        seen = ada.sees(table, seat)
        option = rng.choice(seen["question"]["options"])["name"]
        body = {"move": new_move(), "seat": seat, "at": seen["number"], "option": option}
        accepted.append((body, ada.http.post(f"/api/tables/{table}/answer", json=body).content))

    for _ in range(8):
        answer()
    with ada.stream(table, "north") as north:
        before = north.next()
    other = ada.open_table("tolls", chairs={"north": ("online", {}), "east": ("bot", {"bot": "random"})}).id
    with ada.stream(other, "north") as north:
        north.until(1)  # a bot has thought
    family = descendants(server.process.pid)
    assert family or not LINUX
    server.kill()
    again = launch(database, tmp_path, server.port)
    with ada.stream(table, "north", since=before["number"]) as north:
        after = north.next()
    assert (after["number"], after["since"], after["log"]) == (before["number"], before["number"], [])
    assert after["table"] == before["table"]
    for body, content in accepted:
        assert ada.http.post(f"/api/tables/{table}/answer", json=body).content == content
    answer()
    again.stop()
    store = Store(database)
    rows = store.read(table)
    store.close()
    assert [row.number for row in rows] == list(range(10))
    assert sum(isinstance(row.entry, Answered) for row in rows) == 9
    assert Table(table, rows).number == 9
    until = time.monotonic() + 20
    while any(map(runs, family)):
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, Process]]:
    """Two servers on one PostgreSQL."""
    database = postgres.new_database()
    with ThreadPoolExecutor(2) as both:
        one, two = both.map(lambda name: Process(database, tmp_path_factory.mktemp(name)), ("one", "two"))
    yield one, two
    for each in (one, two):
        each.kill()


def test_two_servers_serve_one_table_live(pair: tuple[Process, Process]):
    """Ada plays at one process, Bruno at the other, a bot thinks in one of them."""
    one, two = pair
    ada, bruno = Guest(one.url, "Ada"), Guest(two.url, "Bruno")
    table = ada.open_table("tolls", chairs=MIXED, settings={"rounds": 1}, public=True).id
    assert table in [each["table"] for each in bruno.get("/api/tables")]
    bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    with ada.stream(table, "north") as north, bruno.stream(table, "east") as east:
        play([(ada, "north", north), (bruno, "east", east)], table, random.Random(4))
        assert north.seen["table"]["result"] == east.seen["table"]["result"]


def test_of_many_at_two_servers_one_wins(pair: tuple[Process, Process]):
    """Everybody submits everything at both: one winner per version, and everybody learns where the table is."""
    one, two = pair
    ada = Guest(one.url, "Ada")
    race = ada.open_table("tolls", chairs={"north": ("online", {}), "east": ("here", {"name": "Eva"})})
    seat = ada.sees(race.id)["waiting"][0]["seat"]
    seen = ada.sees(race.id, seat)
    options = [option["name"] for option in seen["question"]["options"]]
    devices = []
    for url in (one.url, two.url) * 4:
        device = Guest(url, come_in=False)
        device.http.headers["Authorization"] = f"Bearer {race.tokens[seat]}"
        devices.append(device)

    def submit(n: int) -> Any:
        body = {
            "move": f"race-{n // 2}",
            "seat": seat,
            "at": seen["number"],
            "option": options[(n // 2) % len(options)],
        }
        return devices[n % 8].http.post(f"/api/tables/{race.id}/answer", json=body)

    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(submit, range(64)))
    winners = {answer.content for answer in answers if answer.status_code == 200}
    assert len(winners) == 1
    assert {answer.json()["number"] for answer in answers if answer.status_code != 200} == {seen["number"] + 1}


def test_a_token_revoked_at_one_server_is_dead_at_the_other(pair: tuple[Process, Process]):
    one, two = pair
    ada = Guest(one.url, "Ada")
    seats = ada.open_table("tolls", chairs={"north": ("online", {}), "east": ("here", {"name": "Eva"})}, public=True)
    device = Guest(two.url, come_in=False)
    with device.stream(seats.id, "north", tokens=[seats.tokens["north"]]) as north:
        north.next()
        began = time.monotonic()
        ada.ask("DELETE", f"/api/tables/{seats.id}/seats/north/tokens")
        assert north.next("problem")["code"] == "not-your-seat"
        assert time.monotonic() - began < 1
    body = {"move": new_move(), "seat": "north", "text": "still here"}
    device.http.headers["Authorization"] = f"Bearer {seats.tokens['north']}"
    assert device.refused(f"/api/tables/{seats.id}/chat", **body) == (403, "not-your-seat")


def test_when_one_of_two_servers_dies_the_other_goes_on(pair: tuple[Process, Process]):
    """The bot's turn too: whoever held the claim to think is dead."""
    one, two = pair
    ada, bruno = Guest(one.url, "Ada"), Guest(two.url, "Bruno")
    table = ada.open_table("tolls", chairs=MIXED, settings={"rounds": 1}, public=True).id
    bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    with bruno.stream(table, "east") as east:
        ada.answers(table, "north")
        east.until(2)
        one.kill()
        moved = Guest(two.url, come_in=False)
        moved.http.cookies = ada.http.cookies
        with moved.stream(table, "north") as north:
            play([(moved, "north", north), (bruno, "east", east)], table, random.Random(6))
            assert north.seen["table"]["result"]


@pytest.mark.skipif(not LINUX, reason="finds the workers in /proc")
def test_a_dead_worker_is_replaced(start, tmp_path: Path):
    """Every worker is killed while the bots of a long game think; the game comes to its end all the same."""
    house = start(settings_for(tmp_path / "house"))
    ada = Guest(house.url, "Ada")
    chairs: dict[str, Any] = {"koda": ("bot", {"bot": "thumb"}), "runen": ("bot", {"bot": "thumb"})}
    table = ada.open_table(chairs=chairs).id
    with ada.stream(table) as watching:
        watching.next()
        watching.next()  # somebody has thought
        for pid in workers():
            os.kill(pid, signal.SIGKILL)
        while not watching.seen["table"]["over"]:
            watching.next(timeout=40)
    assert "plancia_workers_lost_total 0.0" not in figures(ada)


def workers() -> list[int]:
    """The processes that this one's fork server has started."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                words = (folder / "cmdline").read_bytes()
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                grandparent = int((Path("/proc") / str(parent) / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, IndexError):
                continue
            if b"forkserver" in words and grandparent == os.getpid():
                found.append(int(folder.name))
    return found


def descendants(pid: int) -> list[int]:
    """Children and grandchildren, but for the tracker of shared memory, which ends by itself when it likes."""
    found: list[int] = []
    if not LINUX:
        return found
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes():
                found += [int(child), *descendants(int(child))]
    return found


def runs(pid: int) -> bool:
    """Not one that is dead and that only nobody has buried: the first process of a container may not do it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_reader_who_does_not_read_is_cut_off(start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What waits for one reader stays small, others are served meanwhile, and the line is cut in the end."""
    monkeypatch.setattr("plancia.server.live.reader.READ_IN", 0.5)
    house = start(settings_for(tmp_path / "house"))
    ada = Guest(house.url, "Ada")
    table = ada.open_table(chairs={"koda": ("online", {}), "runen": ("here", {"name": "Eva"})}, public=True).id
    port = int(house.url.rpartition(":")[2])
    house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    with socket.socket() as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        lazy.connect(("127.0.0.1", port))
        lazy.sendall(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nOrigin: {house.url}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert lazy.recv(1024).startswith(b"HTTP/1.1 101")
        lazy.sendall(masked(b'{"type":"hello","protocol":1}'))
        until = time.monotonic() + 20
        while 'plancia_sockets{kind="table"} 1.0' not in figures(ada):
            assert time.monotonic() < until
        while 'plancia_sockets{kind="table"} 0.0' not in figures(ada):
            body = {"move": new_move(), "seat": "koda", "text": "x" * 500}
            said = ada.http.post(f"/api/tables/{table}/chat", json=body).status_code
            assert said in (200, 429)  # a quick machine says all it may before the line is cut
            assert time.monotonic() < until


def masked(text: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def test_think_gives_the_answers_that_the_table_accepts(ada: Guest, server):
    """What a worker does, without the worker: the same state and key give the same answers."""
    chairs: dict[str, Any] = {"north": ("online", {}), "east": ("here", {"name": "Eva"})}
    table = ada.open_table("tolls", chairs=chairs).id
    rows = server.store.read(table)
    at = Table(table, rows)
    state = json.dumps(dump(at.state)).encode()
    bots = dict.fromkeys(at.chairs, "random")
    task = Task(Sent("tolls", state, (), None), bots, at.now.keys[-1], at.number + 1, 1.0)
    answers = think(task)
    assert answers == think(task)
    assert len(answers) > 10
    assert "tolls" in GAMES
    for answer in answers[:10]:
        assert answer.option in at.option_names(answer.seat)
        rows.append(rows[-1]._replace(number=at.number + 1, move="", entry=answer))
        at.apply(rows[-1])


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_program_serves_and_stops(how: signal.Signals, tmp_path: Path):
    environment = {**os.environ, "PYTHONWARNINGS": "error", "PLANCIA_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "plancia.cli.main", "serve", "--port", "0", "--lang", "it"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        said = program.stdout.readline().split()
        assert said[0] == "plancia:"
        ada = Guest(said[1], "Ada")
        seats = ada.open_table(chairs={"koda": ("online", {}), "runen": ("bot", {"bot": "random"})})
        secret = seats.tokens["koda"]
        with ada.stream(seats.id) as watching:
            watching.until(1)  # a worker has thought
        ada.get("/api/tables/%00", expect=404)
        program.send_signal(how)
        assert program.wait(20) == 0
        lines = [json.loads(line) for line in program.stderr.read().splitlines()]
    assert {line["event"] for line in lines} == {"request"}
    assert all(secret not in json.dumps(line) and "Ada" not in json.dumps(line) for line in lines)
    assert (tmp_path / "plancia.db").exists()
