"""A table whose journal is damaged: its owner is told, and winds it back with a click; the others are told to wait."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.conftest import Process
from tests.web.conftest import Visit
from tests.web.looks.fit import faults
from tests.web.people.person import Person, is_asked
from tests.web.people.visitor import Visitor
from tests.web.people.words import says

EXPECTED = ("WebSocket connection to", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "409", "ERR_SOCKET_NOT_CONNECTED")


def damage(file: Path, table: str, number: int) -> int:
    """What a bad disk leaves of an entry; how many come after the one before it."""
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE journal SET entry = ? WHERE table_id = ? AND number = ?", (b"\x00\xff{", table, number))
        (last,) = base.execute("SELECT max(number) FROM journal WHERE table_id = ?", (table,)).fetchone()
    return int(last) - number + 1


def fits(visitor: Visitor) -> None:
    visitor.lets_it_rest()
    assert not faults(visitor.page, visitor.touches)


def is_told(visitor: Visitor, key: str, **values: int) -> None:
    visitor.page.get_by_text(says(key, visitor.lang, **values)).first.wait_for()


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "it")])
def test_a_damaged_table_is_wound_back_by_its_owner(
    visit: Visit, mortal: Callable[..., Process], tmp_path: Path, size: str, lang: str
):
    server = mortal()
    ada, bruno = (
        visit("Ada", url=server.url, size=size, lang=lang),
        visit("Bruno", url=server.url, size=size, lang=lang),
    )
    ada.expects(*EXPECTED)
    bruno.expects(*EXPECTED)
    table = ada.opens_table({"koda": "online", "runen": "open"}, public=True)
    bruno.comes_in().ask("POST", f"/api/tables/{table}/seats/runen/sit", move="sit")
    players = Person(ada, "lists", seed=1), Person(bruno, "lists", seed=2)
    for each in (ada, bruno):
        each.goes(f"/t/{table}")
    play_on(players, 12)
    bad = ada.number - 3
    server.kill()
    lost = damage(tmp_path / "plancia.db", table, bad)
    for each in (ada, bruno):
        each.awaited.clear()  # nobody answers any more
    mortal(server.port)

    is_told(bruno, "table-damaged-waits")  # his page was open all the time
    assert not bruno.page.get_by_role("button", name=says("table-damaged-wind", lang, good=bad - 1)).count()
    ada.goes(f"/t/{table}")
    is_told(ada, "table-damaged-why", good=bad - 1)
    is_told(ada, "table-damaged-help", good=bad - 1, lost=lost)
    fits(ada)
    fits(bruno)
    ada.button("table-damaged-wind", good=bad - 1).click()
    fits(ada)
    ada.seen = {}
    ada.button("table-damaged-yes").click()
    ada.waits(lambda: ada.number == bad + lost, "the table opens")
    bruno.seen = {}
    bruno.button("table-again").click()
    bruno.waits(lambda: bruno.number == ada.number, "for the others too")
    play_on(players, 6)


def play_on(players: tuple[Person, ...], answers: int) -> None:
    """So many, by whoever is asked."""
    lead = players[0].visitor
    for _ in range(answers):
        lead.waits(lambda: any(map(is_asked, players)), "somebody is asked")
        next(each for each in players if is_asked(each)).answers()
