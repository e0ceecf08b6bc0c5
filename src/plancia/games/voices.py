"""The words of each game: what it asks, offers, refuses and tells, in the language of the player."""

from __future__ import annotations

from pathlib import Path as Folder
from typing import Any, Protocol

from plancia.games.shelf import titles
from plancia.kernel.answers import box_of
from plancia.kernel.decision import Decision
from plancia.kernel.ledger import Card, Ledger
from plancia.kernel.picture import (
    Candidate,
    Motion,
    Outlook,
    Path,
    Phrase,
    StandingOrder,
    Survey,
    Thing,
    Upshot,
    Why,
    from_one,
    refusing,
)
from plancia.kernel.procedure import attributes_of
from plancia.kernel.state import Effect
from plancia.kernel.view import View
from plancia.kernel.words import catalogue
from plancia.kernel.written.record import option_name


class Voice(Protocol):
    """What a game says. Where it has no words of its own it inherits them from here: stable names, the same in every
    language. `g` is the table at the question. Of an effect, only what it says itself and what never changes may be
    told: the table may have gone on since. `box` is the content the table is played with, where a game has any.

    Pictures: `scene` is what a client draws, `spots` where on it an option is chosen, `paths` the ways over it that an
    option would take (None: those that the question is about already), `survey` what is measured from a spot, or from
    one to another, `survey_of` what is measured for an option; `motion`, `things` and `candidates` what a line of the
    log shows on it. `forecast` is made into sentences by table/told/forecast.py.
    """

    texts: Folder | None = None  # the folder with its texts, where it has one

    def prompt(self, g: Any, decision: Decision, lang: str) -> str:
        return f"{decision.rule}: {decision.kind}?"

    def label(self, g: Any, decision: Decision, option: int, lang: str) -> str:
        return option_name(g, decision, option)

    def why(self, g: Any, decision: Decision, option: int, lang: str) -> Why | None:
        """Which rule refuses an option, and what it says; None when it is not refused."""
        rule = refusing(decision, option)
        if rule is None:
            return None
        ledger = self.ledger(box_of(g))
        text = ledger.text(rule, lang) if rule in ledger.rules or rule in ledger.cards else rule
        return Why(self.label(g, decision, option, lang), rule, text)

    def numbered(self, decision: Decision) -> dict[int, int]:
        return from_one(decision)

    def tell(self, g: Any, effect: Effect[Any], lang: str) -> str:
        fields = [name for name in attributes_of(effect) if name not in ("only_for", "stage")]
        return " ".join([type(effect).__name__, *(f"{name}={getattr(effect, name)}" for name in fields)])

    def trace(self, g: Any, effect: Effect[Any], lang: str, full: bool = False) -> str:
        return self.tell(g, effect, lang)

    def rule_of(self, effect: Effect[Any]) -> str:
        return effect.cites()

    def level(self, effect: Effect[Any]) -> int:
        return effect.level()

    def is_quiet(self, g: Any, effect: Effect[Any]) -> bool:
        return effect.is_quiet(g)

    def is_thought(self, effect: Effect[Any]) -> bool:
        return effect.THOUGHT

    def begins_ai(self, effect: Effect[Any]) -> bool:
        return effect.begins_ai()

    def is_ending(self, g: Any, effect: Effect[Any]) -> bool:
        return effect.is_ending(g)

    def upshots(self, g: Any, effect: Effect[Any]) -> list[Upshot]:
        """What it did to whom: what was lost, taken, won."""
        return []

    def phrase(self, g: Any, upshot: Upshot, lang: str) -> Phrase:
        return Phrase("")

    def points(self, g: Any) -> dict[str, int]:
        """So far, by seat or side; none where none are counted."""
        return {}

    def ledger(self, box: Any) -> Ledger:
        return Ledger({}, {})

    def about(self, box: Any, id: str, lang: str) -> Card | None:
        return None

    def seat_name(self, g: Any, seat: int, lang: str) -> str:
        return str(g.game.seats[seat])

    def automated(self, g: Any) -> list[int]:
        """Seats that the rules themselves play: nobody sits there."""
        return []

    def opening(self, g: Any, lang: str) -> list[str]:
        return []

    def because(self, g: Any, decision: Decision, lang: str) -> str:
        return ""

    def lesson(self, step: str, lang: str) -> str:
        """What a question is about, for somebody who learns; `step` is the one that asks it."""
        return "" if self.texts is None else catalogue(self.texts, lang)(f"lesson-{step}")

    def chapter(self, id: str, lang: str) -> str:
        """The title of a chapter of the ledger: the rules whose ids begin so."""
        return id if self.texts is None else catalogue(self.texts, lang)(f"chapter-{id}")

    def about_game(self, lang: str) -> dict[str, Any]:
        """What it says beyond its name and seats: title, blurb, seats by name, settings, presets; and `written`:
        settings that are no choice of a few, each with an example."""
        return {}

    def scene(self, view: View, lang: str) -> dict[str, Any]:
        return view.as_json()

    def describe(self, view: View, lang: str) -> list[str]:
        return [f"{name}: {value}" for name, value in view.as_json()["fields"].items()]

    def forecast(self, view: View, lang: str) -> Outlook | None:
        return None

    def spots(self, g: Any, decision: Decision, option: int) -> list[str]:
        return []

    def paths(self, g: Any, decision: Decision, option: int | None, lang: str) -> list[Path]:
        return []

    def survey(self, view: View, spot: str, to: str, lang: str) -> Survey | None:
        return None

    def survey_of(self, g: Any, decision: Decision, option: int, lang: str) -> Survey | None:
        return None

    def motion(self, g: Any, effect: Effect[Any]) -> Motion | None:
        return None

    def things(self, g: Any, effect: Effect[Any], lang: str, text: str) -> list[Thing]:
        return []

    def candidates(self, g: Any, effect: Effect[Any], lang: str) -> list[Candidate]:
        return []

    def orders(self, g: Any, seat: int, lang: str) -> list[StandingOrder]:
        return []


class PlainVoice(Voice):
    """For a game without words of its own."""


VOICES: dict[str, Voice] = {}  # those that were asked for; a test puts a voice of its own here
PLAIN = PlainVoice()


def voice_of(game: str) -> Voice:
    """The voice of a game, by its name; a plain one where it has none."""
    if game not in VOICES:
        title = titles().get(game)
        VOICES[game] = title.part("voice")() if title is not None and title.has("voice") else PLAIN
    return VOICES[game]
