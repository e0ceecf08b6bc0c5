"""The review of a finished game over HTTP: it comes while one asks, and is the same for everybody."""

from __future__ import annotations

import time
from typing import Any

from plancia.bots.review.told import ReviewTold
from tests.bots.review.games import LAST_DIE
from tests.server.live.test_wire import is_just
from tests.server.people import Guest

LONG = 120.0  # seconds that it may take on a busy machine
BOTH: dict[str, Any] = {"koda": ("here", {}), "runen": ("here", {})}


def thrown_away(ada: Guest) -> str:
    table = ada.open_table(chairs=BOTH, position=LAST_DIE, public=True).id
    ada.answers(table, "koda", "discard-battle")
    while waiting := ada.sees(table)["waiting"]:
        ada.answers(table, waiting[0]["seat"])
    return str(table)


def reviewed(guest: Guest, table: str, lang: str = "en") -> Any:
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        told = guest.get(f"/api/tables/{table}/review?lang={lang}")
        if told is not None and told["complete"]:
            return told
        time.sleep(0.1)
    raise AssertionError("the review does not end")


def test_a_review_comes_and_is_the_same_for_everybody(ada: Guest, bruno: Guest):
    table = thrown_away(ada)
    told = reviewed(ada, table)
    is_just(told, ReviewTold)
    assert told == reviewed(bruno, table)
    worst = told["turning"][0]
    assert (worst["seat"], worst["better"].partition(":")[0]) == ("koda", "Battle")
    then = ada.get(f"/api/tables/{table}?number={worst['number']}")
    assert [each["seat"] for each in then["waiting"]] == ["koda"]
    assert told["numbers"][-1] == ada.sees(table)["number"]
    assert reviewed(ada, table, "it")["turning"][0]["better"].startswith("Battaglia")


def test_only_what_is_over_is_reviewed(ada: Guest):
    table = ada.open_table(chairs=BOTH).id
    assert ada.http.get(f"/api/tables/{table}/review").status_code == 409
