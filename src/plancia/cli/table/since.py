"""What happened since a seat last decided something: what it did to that seat first, then everybody's turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from plancia.table.told.strip import Befell, since_decided

if TYPE_CHECKING:
    from plancia.cli.table.session import Session

LOST = Text("  − ", "red")
WON = Text("  + ", "green")


def tell_since(at: Session, seat: int) -> None:
    yours, passages = since_decided(at.match, seat, at.console.lang)
    at.console.print(at.console.say("since-yours", name=at.name(seat)), "bold")
    if not yours:
        at.console.print(at.console.say("since-spared"), indent=2)
    for each in yours:
        tell(at, each, "", each["by"] or each["during"])
    for passage in passages:
        at.console.print(passage["title"], "bold")
        for each in passage["befell"]:
            whose = at.name(at.match.game.seats.index(each["seat"]))
            tell(at, each, f"{whose}: ", each["by"])


def tell(at: Session, each: Befell, whose: str, through: str) -> None:
    text = Text.assemble(whose, each["text"], (f" · {through}" if through else "", "dim"))
    painted = at.face.paint(at.match.state, text, at.console.lang)
    at.console.print(painted, indent=4, before=LOST if each["lost"] else WON)
