"""Every test here runs on SQLite and on PostgreSQL: a server of our own, for this run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from plancia.lab.postgres import Postgres
from plancia.table.store import Store, sqlite_url
from plancia.table.store.schema import metadata


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    with Postgres(sync=False) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def nothing_yet(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database in which there is nothing."""
    if kind == "sqlite":
        return sqlite_url(tmp_path / "plancia.db")
    return str(request.getfixturevalue("server").new_database())


@pytest.fixture(scope="session")
def cleared(server: Postgres) -> Callable[[], str]:
    """A database of PostgreSQL that is cleared for each test: to make one takes longer than most tests."""
    url = server.new_database()
    Store(url).close()
    names = ", ".join(table.name for table in metadata.sorted_tables)

    def clear() -> str:
        engine = create_engine(url)
        with engine.begin() as conn:
            conn.execute(text(f"TRUNCATE {names}"))
        engine.dispose()
        return url

    return clear


@pytest.fixture
def url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if kind == "sqlite":
        return sqlite_url(tmp_path / "plancia.db")
    return str(request.getfixturevalue("cleared")())


@pytest.fixture
def opened(url: str) -> Iterator[Callable[[], Store]]:
    """Opens the store, as often as it is asked to; each is what a server process of its own would have."""
    stores: list[Store] = []

    def open_it() -> Store:
        stores.append(Store(url))
        return stores[-1]

    yield open_it
    for store in stores:
        store.close()


@pytest.fixture
def store(opened: Callable[[], Store]) -> Store:
    return opened()
