"""What a small title need not write itself: a game that hides nothing and rolls nothing, its words from texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from plancia.games.before import BOT, ME, Before
from plancia.games.voices import PlainVoice
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.drawing import Drawing
from plancia.kernel.game import BadSettings, Game, Lots, laid
from plancia.kernel.ledger import Card, Ledger, read_rules
from plancia.kernel.procedure import attributes_of
from plancia.kernel.state import Effect, State
from plancia.kernel.view import View
from plancia.kernel.words import Catalogue, catalogue
from plancia.kernel.written.position import Sheet, Written, in_progress, lay_answers, line, see_it_goes_on


class SmallPosition(Written, kw_only=True, forbid_unknown_fields=True):
    """A title adds its own words for what lies on the table."""

    game: str = ""
    seats: list[str]


class SmallGame(Game):
    """Everything open, no chance, no content, each for themselves. A title says the rest: name, seats, `seen`, `new`
    (an empty table), `begin`, `said` and `lay` (a position in its own words), `kinds` and what is `named` in them,
    `holds`, `problem`, `result`."""

    settings_rule: str  # refuses seats that cannot play
    position: type[SmallPosition] = SmallPosition

    def new(self) -> State:
        raise NotImplementedError

    def said(self, g: Any) -> dict[str, Any]:
        """What lies on the table, in the words of a position."""
        raise NotImplementedError

    def lay(self, sheet: Sheet[Any], g: Any, said: Any) -> None:
        """The other way round; tells the sheet what is wrong."""
        raise NotImplementedError

    def table(self, settings: Mapping[str, Any], packs: Sequence[Path] = (), base: Path | None = None) -> State:
        seats = settings.get("seats")
        if set(settings) != {"seats"} or not isinstance(seats, list) or sorted(map(str, seats)) != sorted(self.seats):
            raise BadSettings(self.settings_rule, f"{', '.join(self.seats)} play; nothing else is agreed on")
        g = self.new()
        laid(g, self, {"seats": list(seats)}, packs, base)
        return g

    def any_settings(self, lots: Lots, number: int) -> dict[str, Any]:
        return {"seats": list(self.seats)}

    def write_position(self, g: Any) -> str:
        said = {"game": self.name, "seats": g.settings["seats"], **self.said(g), **in_progress(g)}
        return "\n".join(text for key, value in said.items() for text in line(key, value)) + "\n"

    def read_position(self, text: str, packs: Sequence[Path] = (), base: Path | None = None) -> State:
        sheet: Sheet[Any] = Sheet(text, "position", self.position)
        said = sheet.record
        try:
            g = self.table({"seats": said.seats}, packs, base)
        except BadSettings as wrong:
            sheet.refuse(("seats",), str(wrong))
        self.lay(sheet, g, said)
        sheet.settle()
        sheet.lay_stack(g, said.stack)
        sheet.settle()
        lay_answers(g, said.given, said.orders)
        see_it_goes_on(sheet, g)
        return g


class SmallVoice(PlainVoice):
    """Words from `text/<language>.ftl` and `ledger.toml` in the folder of a title. A question is a text by its step
    ("Turn-choose_piece"), a line of the log one by its effect ("log-Move"), a seat "seat-<name>"; `notes` are the
    values that these texts may use."""

    folder: Path
    game: Any

    def say(self, lang: str) -> Catalogue:
        return catalogue(self.folder.joinpath("text"), lang)

    def notes(self, g: Any, lang: str, thing: Any) -> dict[str, Any]:
        """What an effect, or a procedure that asks, says of itself. A title turns numbers into words here."""
        return {name: getattr(thing, name) for name in attributes_of(thing)}

    @cached_property
    def rules(self) -> Ledger:
        return Ledger(read_rules(self.folder.joinpath("ledger.toml")), {})

    def ledger(self, box: Any) -> Ledger:
        return self.rules

    def about(self, box: Any, id: str, lang: str) -> Card | None:
        return self.rules.card(id, lang, lambda kind, id, record: [], lambda kind, record: "")

    def prompt(self, g: Any, decision: Decision, lang: str) -> str:
        return self.say(lang)(decision.step, **self.notes(g, lang, g.stack[-1]))

    def label(self, g: Any, decision: Decision, option: int, lang: str) -> str:
        return self.say(lang)("pass") if option == PASS else str(self.game.option_name(g, decision, option))

    def tell(self, g: Any, effect: Effect[Any], lang: str) -> str:
        return self.say(lang)(f"log-{type(effect).__name__}", **self.notes(g, lang, effect))

    def seat_name(self, g: Any, seat: int, lang: str) -> str:
        return self.say(lang)(f"seat-{self.game.seats[seat]}")

    def lesson(self, step: str, lang: str) -> str:
        return self.say(lang)(f"lesson-{step}")

    def chapter(self, id: str, lang: str) -> str:
        return self.say(lang)(f"chapter-{id}")

    def about_game(self, lang: str) -> dict[str, Any]:
        """One table to begin with: the first seat against a bot."""
        before, (first, *others) = Before(self.say(lang), self.rules), self.game.seats
        seats = [self._seat(seat, lang) for seat in self.game.seats]
        return before.game(seats, [], [before.preset("quick", {first: ME} | dict.fromkeys(others, BOT))])

    def _seat(self, seat: str, lang: str) -> dict[str, Any]:
        say = self.say(lang)
        return {"seat": seat, "name": say(f"seat-{seat}"), "text": say(f"seat-{seat}-text")}

    def drawing(self, g: Any, lang: str) -> Drawing:
        """The table as data, see kernel/drawing.py."""
        raise NotImplementedError

    def scene(self, view: View, lang: str) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.to_builtins(self.drawing(view.table, lang))
        return told

    def describe(self, view: View, lang: str) -> list[str]:
        """What lies where, thing by thing, and what is true beside the board."""
        drawn = self.drawing(view.table, lang)
        names = {seat: self.seat_name(view.table, n, lang) for n, seat in enumerate(self.game.seats)}
        told = [" ".join([f"{names[seat.seat]}.", *seat.lines]) for seat in drawn.seats if seat.lines]
        seen = [f"{shape.label}." for shape in drawn.shapes if shape.sign and shape.label]
        return [*told, *drawn.lines, *dict.fromkeys(seen)]  # a field and the piece on it are called the same
