"""What is said before a game, put together from the texts of a title: settings, and tables that open with one click."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from plancia.games.lesson import read_lesson
from plancia.kernel.ledger import Ledger
from plancia.kernel.words import Catalogue

About = dict[str, Any]  # as voices.Voice.about_game tells it
ME, BOT = {"kind": "online"}, {"kind": "bot", "bot": "thumb"}
CASUAL = {"kind": "bot", "bot": "casual"}  # where a title has the whole ladder


class Before:
    """A setting is called "setting-<key>", one of its values "setting-<key>-<value>", a table "preset-<id>"."""

    def __init__(self, say: Catalogue, ledger: Ledger) -> None:
        self.say = say
        self.ledger = ledger

    def setting(self, key: str, rule: str, values: list[About], default: Any = None) -> About:
        title, text = self.say(f"setting-{key}"), self.ledger.text(rule, self.say.lang)
        return {"key": key, "title": title, "help": text, "rule": rule, "values": values, "default": default}

    def choice(self, key: str, rule: str, *known: Any) -> About:
        """One of a few; the first of them is as usual."""
        words = [(value, f"setting-{key}-{str(value).lower()}") for value in known]
        values = [value_of(value, self.say(word), self.say(f"{word}-help")) for value, word in words]
        return self.setting(key, rule, values, known[0])

    def game(self, seats: list[About], settings: list[About], presets: list[About], **more: Any) -> About:
        said = {"title": self.say("game-title"), "blurb": self.say("game-blurb"), "seats": seats}
        return said | {"settings": settings, "presets": presets} | more

    def preset(self, id: str, chairs: About, settings: About | None = None, position: str = "") -> About:
        title, text = self.say(f"preset-{id}"), self.say(f"preset-{id}-text")
        said = {"id": id, "title": title, "text": text}
        return said | {"chairs": chairs, "settings": settings or {}, "position": position}

    def lesson(self, teaching: Path) -> About:
        """The guided first game of a title, which lies in its folder `teaching/`."""
        lesson = read_lesson(teaching)
        assert lesson is not None
        chairs = {
            seat: ME if seat == lesson.seat else {"kind": "bot", "bot": kind} for seat, kind in lesson.seats.items()
        }
        return self.preset("first", chairs, position=lesson.position)


def value_of(value: Any, title: str, text: str, **sets: Any) -> About:
    """Choosing it also `sets` other settings."""
    return {"value": value, "title": title, "help": text, "sets": sets}
