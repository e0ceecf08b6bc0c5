"""What somebody holds face down in Verrix, and whether anybody else's browser has got hold of it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import Error

from plancia.games.verrix.content.read import open_box
from tests.web.people.visitor import Visitor


def held(shown: dict[str, Any]) -> set[str]:
    """The Event cards that the reader of a table holds, or has drawn and not yet shown."""
    own = next((tribe for tribe in shown["view"]["tribes"] if tribe["id"] == shown["seat"]), None)
    return {card["id"] for pile in ("held", "drawn") for card in own[pile]["cards"]} if own else set()


@cache
def named(event: str) -> re.Pattern[str]:
    """The card by its id, and by its name and text in both languages."""
    card = open_box().tables["event"][event]
    words = {event, card.name.en, card.name.it, card.text.en, card.text.it}
    return re.compile("|".join(rf"\b{re.escape(word)}(?!\w)" for word in sorted(words)), re.IGNORECASE)


def is_told(events: set[str], text: str) -> list[str]:
    return sorted(event for event in events if named(event).search(text))


class Watch:
    """Over several browsers at one table: what one holds is in no other's page, and in nothing that was sent there."""

    def __init__(self, *visitors: Visitor) -> None:
        self.visitors = visitors
        self.looks = 0

    def look(self) -> None:
        """At what has come since the last time."""
        for other in self.visitors:
            came = [*other.heard, *(body(answer) for answer in other.answers), other.page.content()]
            other.heard.clear()
            other.answers.clear()
            for owner in self.visitors:
                secrets = held(owner.shown) if owner is not other and not owner.shown["over"] else set()
                self.looks += bool(secrets)
                assert is_told(secrets, "\n".join(came)) == [], f"{other.name} knows what {owner.name} holds"


def body(answer: Any) -> str:
    try:
        return str(answer.text())
    except Error:  # nobody waited for it
        return ""
