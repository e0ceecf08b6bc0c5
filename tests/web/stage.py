"""Tables in the states that the screens need, made over the wire by one person whose cookie every browser may wear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext

from tests.server.people import Guest, new_move

Chairs = dict[str, tuple[str, dict[str, str]]]
BOT: tuple[str, dict[str, str]] = ("bot", {"bot": "thumb"})
MOST = 600


class Stage:
    """`middle` (four at the table), `coop`, `over`, `open` (with an invitation), `shared` (with secrets), `watched`
    (somebody else's), `first`; of Nova Aetas `field` (a mission under way) and `town` (between missions)."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ada = Guest(url, "Ada")
        self.middle = self.table({"koda": ("online", {}), "runen": BOT, "guild": BOT, "aldan": BOT}, "Thursday")
        self.plays(self.middle, "koda", 30)
        self.plays(self.middle, "koda", 30, until=is_on_the_board)
        self.coop = self.table({"koda": ("online", {})}, "Against the Runen", ai="runen", scenario="RUN-1")
        self.plays(self.coop, "koda", 20)
        self.over = self.table({"koda": ("online", {}), "runen": ("bot", {"bot": "random"})}, "A quick one")
        self.plays(self.over, "koda", MOST)
        self.open = self.table({"koda": ("online", {}), "ooglan": ("open", {}), "guild": BOT}, "Friday", public=True)
        self.invitation = self.ada.post(f"/api/tables/{self.open}/invitations", seat="ooglan")["token"]
        self.watched = self.watched_table()
        self.shared = self.shared_table()
        self.first = self.preset("first")
        self.field = self.nova(play="mission", mission="M2")
        self.plays(self.field, "one", 40)
        self.plays(self.field, "one", 30, until=is_on_the_field)
        self.town = self.nova(play="campaign")

    def table(
        self, chairs: dict[str, tuple[str, dict[str, str]]], title: str, public: bool = False, **settings: Any
    ) -> str:
        return self.ada.open_table("wroth", chairs=chairs, title=title, public=public, settings=settings).id

    def nova(self, **settings: Any) -> str:
        chairs: Chairs = {"one": ("online", {}), "two": BOT}
        return self.ada.open_table("nova-aetas", chairs=chairs, title="The company", settings=settings).id

    def watched_table(self) -> str:
        """Somebody else's, which everybody may watch."""
        ugo = Guest(self.url, "Ugo")
        chairs: Chairs = {"runen": ("online", {}), "aldan": BOT, "ooglan": BOT}
        made = ugo.open_table("wroth", chairs=chairs, title="Ugo's", public=True).id
        ugo.answers(made, "runen")
        return made

    def shared_table(self) -> str:
        """Two people at one screen who hide their cards, where there is such a game."""
        if all(game["name"] != "tolls" for game in self.ada.get("/api/games")):
            return ""
        chairs: Chairs = {"north": ("here", {"name": "Eva"}), "east": ("here", {"name": "Ugo"})}
        return self.ada.open_table("tolls", chairs=chairs, title="Two and a screen").id

    def preset(self, id: str) -> str:
        """A table as the start page opens it."""
        game = next(each for each in self.ada.get("/api/games") if each["name"] == "wroth")
        preset = next(each for each in game["presets"] if each["id"] == id)
        more = {key: preset[key] for key in ("chairs", "settings", "position") if preset[key]}
        return str(self.ada.post("/api/tables", game="wroth", title=preset["title"], **more)["table"])

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


def is_on_the_board(seen: Any) -> bool:
    """A question worth a picture: several regions to choose from, and some that may not be chosen."""
    regions = [
        each for each in seen["question"]["options"] if any(spot.startswith("region:") for spot in each["spots"])
    ]
    return len(regions) > 2 and len(seen["question"]["refused"]) > 0


def is_on_the_field(seen: Any) -> bool:
    """Squares to choose from."""
    squares = [
        each for each in seen["question"]["options"] if any(spot.startswith("square:") for spot in each["spots"])
    ]
    return len(squares) > 4
