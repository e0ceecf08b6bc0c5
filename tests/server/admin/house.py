"""A server with people at it, and whoever runs it beside it at a terminal."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from plancia.cli.main import run
from tests.server.conftest import Running
from tests.server.people import Guest, new_move

PASSWORD = "correct horse battery"
BRUNO_FROM, OTHERS_FROM = "203.0.113.7", "203.0.113.8"
CHAIRS: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}


class House:
    """Ada's private table, at which Bruno sits; he has a login, and comes from an address of his own."""

    def __init__(self, server: Running, database: str) -> None:
        self.url, self.database = server.url, database
        self.ada = self.somebody("Ada", OTHERS_FROM)
        self.bruno = self.somebody("Bruno", BRUNO_FROM)
        self.login = f"bruno-{new_move()}"
        self.bruno.post("/api/me/account", login=self.login, password=PASSWORD)
        self.table = self.ada.open_table("tolls", chairs=CHAIRS, title="Thursday").id
        invited = self.ada.post(f"/api/tables/{self.table}/invitations", seat="east")["token"]
        token = self.bruno.post("/api/invitations/accept", token=invited, move=new_move())["token"]
        self.phone = self.somebody("", BRUNO_FROM)
        self.phone.http.headers["Authorization"] = f"Bearer {token}"

    def somebody(self, name: str, address: str) -> Guest:
        guest = Guest(self.url, come_in=False)
        guest.http.headers["X-Forwarded-For"] = address
        if name:
            guest.post("/api/me", name=name)
        return guest

    def admin(self, command: str) -> int:
        """The status of `plancia admin COMMAND`."""
        known = {"BRUNO": self.login, "TABLE": self.table, "ADDRESS": BRUNO_FROM}
        words = [known.get(word, word) for word in command.split()]
        return run(["admin", *words, "--database", self.database, "--lang", "en"])

    def stream(self, guest: Guest, seat: str) -> Any:
        return guest.stream(self.table, seat)


def comes_true(what: Callable[[], Any], wanted: Any, seconds: float = 20) -> Any:
    """What it is in the end: what is wanted, or what it was when there was no time left."""
    until = time.monotonic() + seconds
    while (found := what()) != wanted and time.monotonic() < until:
        time.sleep(0.1)
    return found
