"""Tables in the states that the screens need, made over the wire by one person whose cookie every browser may wear."""

from __future__ import annotations

from typing import Any

from tests.server.people import Guest
from tests.web.games import italia
from tests.web.games.britannia import SCENES, position
from tests.web.people.hands import Hands

Chairs = dict[str, tuple[str, dict[str, str]]]
BOT: tuple[str, dict[str, str]] = ("bot", {"bot": "thumb"})
MOST = 600


class Stage(Hands):
    """`middle` (four at the table), `coop`, `over`, `open` (with an invitation), `shared` (with secrets), `watched`
    (somebody else's), `first`."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
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
        self.first = self.preset("wroth", "first")

    def table(
        self, chairs: dict[str, tuple[str, dict[str, str]]], title: str, public: bool = False, **settings: Any
    ) -> str:
        return self.ada.open_table("wroth", chairs=chairs, title=title, public=public, settings=settings).id

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


class Britannia(Hands):
    """Tables of Verrix: `start` (five tribes, before the first village), the scenes of britannia.py where Green is
    asked, `over`, `first`."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.start = self.preset("verrix", "five")
        chairs: Chairs = {"green": ("online", {}), "blue": BOT, "orange": BOT, "yellow": BOT, "violet": BOT}
        for name in SCENES:
            made = self.ada.open_table("verrix", chairs=chairs, title=name, position=position(name))
            setattr(self, name, made.id)
        self.first = self.preset("verrix", "first")
        self.over = self.preset("verrix", "first")
        self.plays(self.over, "green", MOST)


class Italia(Hands):
    """Tables of Nova Aetas: the scenes of italia.py, `trace` (Enemies have acted), `start` (a campaign), `over`,
    `first`."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        chairs: Chairs = {"one": ("online", {})}
        for name in italia.SCENES:
            made = self.ada.open_table("nova-aetas", chairs=chairs, title="The company", position=italia.position(name))
            setattr(self, name, made.id)
        self.trace = self.thinking
        self.ada.answers(self.trace, "one", "end")
        self.start = self.preset("nova-aetas", "campaign")
        self.first = self.preset("nova-aetas", "first")
        text, last = italia.nearly_over(play="mission", mission="M4")
        self.over = self.ada.open_table("nova-aetas", chairs=chairs, title="It is over", position=text).id
        self.ada.answers(self.over, "one", last)


def is_on_the_board(seen: Any) -> bool:
    """A question worth a picture: several regions to choose from, and some that may not be chosen."""
    regions = [
        each for each in seen["question"]["options"] if any(spot.startswith("region:") for spot in each["spots"])
    ]
    return len(regions) > 2 and len(seen["question"]["refused"]) > 0
