"""Both encodings of a title, derived from what it declares: every answer has a number, and what a seat may know of the
table is one row of numbers. The same version, the same meaning of every place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from plancia.kernel.answers import ActionIndex, box_of
from plancia.kernel.decision import Decision
from plancia.kernel.view import View
from plancia.lab.research import NotFixed
from plancia.lab.research.fields import Part, fields_of
from plancia.lab.research.notes import Notes

FORM = 1  # of the encodings themselves; another one when a place comes to mean something else
MOST = 1 << 20  # places in a row, and actions


class Line(NamedTuple):
    """A stretch of an encoding."""

    start: int
    size: int
    name: str
    what: str


class Encoding:
    """For tables that are set up like this one, which has begun. Raises NotFixed."""

    def __init__(self, g: Any) -> None:
        self.game = g.game
        if not g.game.kinds:
            raise NotFixed(f"{g.game.name}: nobody declares its answers, so that they have no numbers")
        self.index = ActionIndex(g.game.kinds, box_of(g))
        self.kinds = {name: place for place, name in enumerate(g.game.kinds)}
        self.notes = Notes(g, self.index)
        self.parts = [*self._question(), *fields_of(g, self.index)]
        self._notes_at = sum(part.size for part in self.parts)
        self.actions, self.size = self.index.size, self._notes_at + self.notes.size
        for what, size in (("actions", self.actions), ("places in an observation", self.size)):
            if size > MOST:
                raise NotFixed(f"{g.game.name}: {size} {what}, more than {MOST}")
        places = [(line.name, line.size) for line in self.observation_lines()]
        told = repr((FORM, g.game.rules_version, g.game.content_hash(g), self.action_lines(), places))
        self.version = f"{g.game.name}-{FORM}-{sha256(told.encode()).hexdigest()[:12]}"

    def _question(self) -> Iterator[Part]:
        seats, kinds = range(len(self.game.seats)), self.kinds
        yield Part("seat", len(seats), "1 for the one that looks", lambda view: [seat == view.seat for seat in seats])
        yield Part(
            "asked", len(seats), "1 for each that is asked", lambda view: [seat in view.waiting_for for seat in seats]
        )
        told = "1 for the question that the seat is asked: " + ", ".join(kinds)
        yield Part("question", len(kinds), told, lambda view: _one_of(kinds, view.decision))
        yield Part("picked", 1, "how many it has picked of several", lambda view: _picked(view.decision))

    # -- actions

    def options(self, asked: Decision | None) -> dict[int, int]:
        """What may be answered, by its action."""
        return {} if asked is None else {self.index.of(asked, option): option for option in asked.options}

    def mask(self, actions: Sequence[int] | dict[int, int]) -> NDArray[np.int8]:
        found = np.zeros(self.actions, np.int8)
        found[list(actions)] = 1
        return found

    # -- observation

    def observed(self, view: View) -> NDArray[np.int32]:
        """All that this seat may know, and nothing else: the view is made of what it may see."""
        row = np.zeros(self.size, np.int32)
        at = 0
        for part in self.parts:
            filled = part.fill(view)
            assert len(filled) <= part.size, f"{part.name}: {len(filled)} places of {part.size}"
            row[at : at + len(filled)] = filled
            at += part.size
        self.notes.fill(view, row, at)
        return row

    # -- as tables

    def action_lines(self) -> list[Line]:
        found = []
        for kind in self.index.kinds.values():
            found.append(Line(self.index.starts[kind.name], 1, kind.name, self.game.passes.get(kind.name, "pass")))
            for answer in kind.answers:
                sizes = [(over.name, over.size_in(self.index.box)) for over in answer.over]
                size = 1
                for _, each in sizes:
                    size *= each
                over = " x ".join(f"{each} {name}" for name, each in sizes)
                told = f"{answer.name}: {over}" if over else answer.name
                found.append(Line(self.index.starts[answer], size, kind.name, told))
        return found

    def observation_lines(self) -> list[Line]:
        found, at = [], 0
        for part in (*self.parts, *self.notes.parts()):
            found.append(Line(at, part.size, part.name, part.what))
            at += part.size
        return found


def _one_of(kinds: dict[str, int], asked: Decision | None) -> Sequence[int]:
    found = [0] * len(kinds)
    if asked is not None:
        found[kinds[asked.kind]] = 1
    return found


def _picked(asked: Decision | None) -> Sequence[int]:
    return () if asked is None else (len(asked.picked),)
