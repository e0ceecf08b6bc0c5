"""Somebody who opens tables and plays at them over the wire, and whose cookie every browser may wear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext

from tests.server.people import Guest, new_move


class Hands:
    """Ada's."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ada = Guest(url, "Ada")

    def preset(self, game: str, id: str) -> str:
        """A table as the start page opens it."""
        known = next(each for each in self.ada.get("/api/games") if each["name"] == game)
        preset = next(each for each in known["presets"] if each["id"] == id)
        more = {key: preset[key] for key in ("chairs", "settings", "position") if preset[key]}
        return str(self.ada.post("/api/tables", game=game, title=preset["title"], **more)["table"])

    def plays(self, table: str, seat: str, answers: int, until: Callable[[Any], bool] = lambda seen: False) -> None:
        """As it is advised."""
        for _ in range(answers):
            with self.ada.stream(table, seat) as line:
                seen = line.next()["table"]
                while not seen["over"] and seen["question"] is None:
                    seen = line.next()["table"]
            if seen["over"] or until(seen):
                return
            advised = self.ada.get(f"/api/tables/{table}/advice?seat={seat}")["suggestions"]
            name = advised[0]["option"] if advised else seen["question"]["options"][0]["name"]
            body = {"move": new_move(), "seat": seat, "at": seen["number"], "option": name}
            self.ada.post(f"/api/tables/{table}/answer", **body)

    def dresses(self, context: BrowserContext) -> None:
        """This browser is Ada's too."""
        context.add_cookies(
            [{"name": name, "value": value, "url": self.url} for name, value in self.ada.http.cookies.items()]
        )

    def strikes(self) -> None:
        self.ada.http.close()
