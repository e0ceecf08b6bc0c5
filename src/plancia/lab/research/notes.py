"""What is in progress: the notes of the procedures that wait for the answer, such as the region that is fought for."""

from __future__ import annotations

from typing import Any

from plancia.kernel.answers import ActionIndex
from plancia.kernel.procedure import Procedure, name_of, notes_of
from plancia.kernel.view import View
from plancia.kernel.written.holds import Holds
from plancia.lab.research import NotFixed
from plancia.lab.research.fields import Part
from plancia.lab.research.places import Places, places_of

LONGEST = 64  # places; a longer note is left out


class Notes:
    """One stretch for each name of a note: whether anybody has it, then what the innermost that has it holds. Where
    procedures mean something else by one name, each is told in its own way, in the same places."""

    def __init__(self, g: Any, index: ActionIndex) -> None:
        self.declared = g.game.holds()
        self.left_out: dict[str, str] = {}  # by name: why
        self.size = 0
        self.starts: dict[str, int] = {}
        self._g, self._index = g, index
        self._by_class: dict[type[Procedure], list[tuple[str, int, Places]]] = {}
        self._told: list[tuple[str, int, str]] = []
        by_name: dict[str, list[Holds]] = {}
        for name, holds in sorted(self.declared.notes.items()):
            by_name.setdefault(name.split(".")[-1], []).append(holds)
        for name, all_holds in by_name.items():
            self._take(name, all_holds)

    def _take(self, name: str, all_holds: list[Holds]) -> None:
        ways = [places for holds in all_holds if isinstance(places := self._tried(holds), Places)]
        if not ways:
            self.left_out[name] = str(self._tried(all_holds[0]))
            return
        size = 1 + max(way.size for way in ways)
        self.starts[name] = self.size
        self._told.append((f"note {name}", size, "is there; " + " / ".join(dict.fromkeys(way.what for way in ways))))
        self.size += size

    def _tried(self, holds: Holds) -> Places | NotFixed:
        try:
            places = places_of(holds, self._g, self._index)
        except NotFixed as why:
            return why
        return places if places.size <= LONGEST else NotFixed(f"{places.size} places, more than {LONGEST}")

    def parts(self) -> list[Part]:
        return [Part(name, size, what, lambda view: ()) for name, size, what in self._told]

    def fill(self, view: View, row: Any, start: int) -> None:
        """Into a row that is 0 everywhere, from there on."""
        told: dict[str, tuple[int, Places, Any]] = {}
        for frame in view.frames:
            for name, at, places in self._by_class.get(type(frame)) or self._of(frame):
                told[name] = at, places, getattr(frame, name)
        for name, (at, places, value) in told.items():
            filled = places.fill(value)
            assert len(filled) <= places.size, f"{name}: {len(filled)} places of {places.size}"
            row[start + at] = 1
            row[start + at + 1 : start + at + 1 + len(filled)] = filled

    def _of(self, frame: Procedure) -> list[tuple[str, int, Places]]:
        found = []
        for name in notes_of(frame):
            holds = self.declared.note(name_of(type(frame)), name)
            places = self._tried(holds) if holds is not None else None
            if name in self.starts and isinstance(places, Places):
                found.append((name, self.starts[name], places))
        self._by_class[type(frame)] = found
        return found
