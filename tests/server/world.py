"""One table with everybody at it: who sits, who watches, who did, who never may."""

from __future__ import annotations

from typing import Any

from tests.server.people import Guest, new_move

ROLES = ("nobody", "guest", "gone", "out", "former", "watcher", "other", "token", "sitter", "owner")
CHAIRS: dict[str, Any] = {
    "north": ("online", {}),
    "east": ("open", {}),
    "south": ("open", {}),
    "west": ("open", {}),
}


class World:
    """`kind`: public, private, or over (and private). The seat in question is East, where Bruno sits; who is out asks
    for West, where she sat until she logged out."""

    def __init__(self, url: str, kind: str, played: bool = True) -> None:
        self.url = url
        self.owner = Guest(url, "Ada")
        settings = {"rounds": 1}
        self.table = self.owner.open_table("tolls", chairs=CHAIRS, public=kind == "public", settings=settings).id
        self.invitation = ""
        people = {"nobody": Guest(url, come_in=False), "owner": self.owner}
        for role in ("guest", "gone", "watcher", "former", "other", "sitter", "out"):
            people[role] = Guest(url, role.title())
        self.people = people
        self.sit("former", "east")
        people["former"].post(f"{self.path}/seats/east/leave", move="bye")
        token = self.sit("sitter", "east")
        self.sit("other", "south")
        west = self.sit("out", "west")
        people["token"] = self.device(token)
        self.watch("watcher")
        gone = self.watch("gone")
        self.owner.ask("DELETE", f"{self.path}/invitations/{gone}")
        if played:
            self.play(kind == "over")
        cookie = people["out"].http.cookies["plancia"]
        people["out"].ask("DELETE", "/api/me/session")
        people["out"] = self.device(west)
        people["out"].http.cookies.set("plancia", cookie)
        self.invitation = self.owner.post(f"{self.path}/invitations", seat="")["invitation"]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def device(self, token: str) -> Guest:
        device = Guest(self.url, come_in=False)
        device.http.headers["Authorization"] = f"Bearer {token}"
        return device

    def sit(self, role: str, seat: str) -> str:
        token = self.owner.post(f"{self.path}/invitations", seat=seat)["token"]
        return str(self.people[role].post("/api/invitations/accept", token=token, move=new_move())["token"])

    def watch(self, role: str) -> str:
        made = self.owner.post(f"{self.path}/invitations", seat="")
        self.people[role].post("/api/invitations/accept", token=made["token"], move=new_move())
        return str(made["invitation"])

    def play(self, over: bool) -> None:
        """Play to the end where it is to be over; else until East has answered once."""
        hands = {"north": self.owner, "east": self.people["sitter"], "south": self.people["other"]}
        hands["west"] = self.people["out"]
        while (seen := self.owner.sees(self.table))["waiting"]:
            seat = seen["waiting"][0]["seat"]
            hands[seat].answers(self.table, seat)
            if seat == "east" and not over:
                return

    def seat_of(self, role: str) -> str:
        return "west" if role == "out" else "east"
