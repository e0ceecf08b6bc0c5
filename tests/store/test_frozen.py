"""Stores of earlier versions open, and their tables go on. See tests/frozen/make.py."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from sqlalchemy import select

from plancia.games.wroth.game import GAME
from plancia.kernel.written.save import load, state_hash
from plancia.lab.postgres import Postgres
from plancia.table.store import Store, alive, schema, sqlite_url, tables
from plancia.table.store.people import invitations, notes, people, tokens, webhooks
from plancia.table.store.schema import VERSIONS
from tests.store.playing import play, sit_down
from tests.store.things import NOON

FROZEN = Path(__file__).parents[1] / "frozen"


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return f"v{request.param}"


@pytest.fixture
def found(version: str) -> Any:
    """What must be in it."""
    return msgspec.json.decode((FROZEN / f"{version}.json").read_bytes())


@pytest.fixture
def thawed(version: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store]:
    if kind == "sqlite":
        shutil.copy(FROZEN / f"{version}.sqlite", tmp_path / "plancia.db")
        url = sqlite_url(tmp_path / "plancia.db")
    else:
        server: Postgres = request.getfixturevalue("server")
        url = server.new_database()
        with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as conn:
            conn.execute((FROZEN / f"{version}.sql").read_bytes())
    store = Store(url)
    yield store
    store.close()


def test_every_table_stands_where_it_stood(thawed: Store, found: Any, tmp_path: Path) -> None:
    for name, kept in found["tables"].items():
        table, ground = sit_down(thawed, kept["id"], tmp_path / "cache")
        assert (table.number, state_hash(table.state)) == (kept["number"], kept["hash"]), name
        info = tables.read(thawed, table.id)
        assert info is not None
        assert (info.number, info.content) == (table.number, table.opened.content)
        if name == "other content":
            assert ground.own_copy
            assert [folder.name for folder in ground.packs] == ["cheap-stoics"]


def test_every_table_that_is_not_over_can_be_played_to_its_end(thawed: Store, found: Any, tmp_path: Path) -> None:
    for name in ("running", "other content"):
        table, _ = sit_down(thawed, found["tables"][name]["id"], tmp_path / "cache")
        assert 0 < play(thawed, table, 5000, "on") < 5000
        again, _ = sit_down(thawed, table.id, tmp_path / "cache")
        assert state_hash(again.state) == state_hash(table.state)


def test_a_snapshot_is_what_the_journal_leads_to(thawed: Store, found: Any, tmp_path: Path) -> None:
    table, ground = sit_down(thawed, found["tables"]["running"]["id"], tmp_path / "cache")
    with thawed.look() as conn:
        snapshot = conn.execute(select(schema.snapshots).where(schema.snapshots.c.table_id == table.id)).first()
    assert snapshot is not None
    g = load(GAME, msgspec.json.decode(snapshot.state), ground.packs, ground.base)
    assert (snapshot.number, snapshot.hash) == (table.number, state_hash(table.state))
    assert state_hash(g) == snapshot.hash


def test_people_find_what_is_theirs(thawed: Store, found: Any) -> None:
    running, anna = found["tables"]["running"]["id"], found["anna"]
    account = people.with_login(thawed, "Anna")
    assert account is not None
    assert (account[0].id, account[1][:10]) == (anna, "$argon2id$")
    assert [each.name for each in people.passkeys_of(thawed, anna)] == ["phone"]
    bea = people.read(thawed, found["bea"])
    assert bea is not None
    assert bea.name == "Bea 🂡"
    assert [info.title for info in tables.of_person(thawed, anna)] == ["Thursday"]
    assert [info.title for info in tables.lobby(thawed)] == ["Thursday"]
    assert tables.who_sits(thawed, running) == {"koda": anna, "runen": found["bea"]}
    assert notes.read(thawed, running, "koda") == "mai fidarsi della Gilda"
    assert notes.last_looked(thawed, running, "koda") == 7
    assert [each.url for each in webhooks.for_seat(thawed, running, "koda")] == ["https://example.org/turn"]


def test_what_was_given_away_is_still_good(thawed: Store, found: Any) -> None:
    running = found["tables"]["running"]["id"]
    seat = tokens.find(thawed, found["seat token"], NOON)
    session = tokens.find(thawed, found["session"], NOON)
    assert seat is not None
    assert session is not None
    assert (seat.table, seat.seat, session.person) == (running, "koda", found["anna"])
    assert tokens.find(thawed, found["revoked"], NOON) is None
    invitation = invitations.accept(thawed, found["invitation"], NOON)
    assert invitation is not None
    assert (invitation.table, invitation.seat) == (running, "runen")
    assert alive.outages(thawed) == [alive.Outage(NOON, NOON + 60_000)]
