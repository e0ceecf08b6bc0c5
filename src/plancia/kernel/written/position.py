# not compiled
"""The text of a position: one TOML table in a game's own words, with every mistake at its line and column."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.content.files import MOST_BYTES, Source
from plancia.kernel.content.parse import DEEPEST, MOST_MARKS, bad_values, measure, parse
from plancia.kernel.content.problems import ContentError, Problems, guess, in_english, shown
from plancia.kernel.content.schema import faults
from plancia.kernel.procedure import Procedure, kinds_of_procedure
from plancia.kernel.state import State
from plancia.kernel.written.decode import typed
from plancia.kernel.written.outside import Misfit, in_fields, misfits
from plancia.kernel.written.save import DAMAGE, BadSave, frames_of, set_frames

Frame = tuple[str, str, str, dict[str, Any]]  # procedure, step it stands at, where its result goes, notes
Given = list[tuple[int, list[int]]]  # seat, what it has answered of an unfinished question
Orders = list[tuple[int, str, int]]  # seat, what a standing order is about, its answer

TRIAL = key_of("does it go on?")

R = TypeVar("R", bound=msgspec.Struct)


class Written(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What may stand in the position of every title; each adds its own words for what lies on the table."""

    stack: list[Frame] | None = None
    given: Given = []
    orders: Orders = []


class PositionError(ContentError):
    """Everything that is wrong with a position; each problem says file, line, column and path."""


class Sheet(Generic[R]):
    """A position as it was written: the record a game declares, and where each of its values stands."""

    def __init__(self, text: str, file: str, type_: type[R]) -> None:
        self._problems = Problems()
        self._source = self._read(text.encode(errors="replace"), file)
        self.settle()
        self.check(self._source.tables, type_)
        self.settle()
        self.record: R = typed(self._source.tables, type_)

    def check(self, value: dict[str, Any], type_: type[msgspec.Struct], path: tuple[str, ...] = ()) -> None:
        """See that a table, which stands at this path, is what a type wants."""
        try:
            typed(value, type_)
        except msgspec.ValidationError as error:
            for fault in faults(type_, value, error):
                steps = (*path, *fault.path)
                self._problems.add(self._source.where(steps, fault.at_key), steps, fault.code, fault.args)

    def see_agreed(
        self, options: dict[str, Any], at_the_top: Sequence[str], agreed: dict[str, Any], type_: Any
    ) -> None:
        """See that what is agreed before a game can be, and is not said twice."""
        for key in at_the_top:
            if key in options:
                self.wrong(("options", key), "this is no option: it stands at the top of a position")
        self.settle()
        self.check(agreed, type_, ("options",))
        self.settle()

    def wrong(self, path: Iterable[str | int], text: str, at_key: bool = False) -> None:
        """Something is not so; it is said with everything else when the sheet is settled."""
        steps = tuple(map(str, path))
        self._problems.say(self._source.where(steps, at_key), ".".join(steps), "refused", {}, text)

    def unknown(self, path: Iterable[str | int], what: str, word: str, known: Iterable[str]) -> None:
        """There is no such thing; perhaps another one was meant."""
        steps = tuple(map(str, path))
        meant = guess(word, known)
        self.wrong(steps, f"there is no {what} {shown(word)}" + (f"; did you mean {meant}?" if meant else ""))

    def unfit(self, misfit: Misfit) -> None:
        """A value that cannot stand where it does."""
        args = {"value": shown(misfit.value), "wanted": misfit.wanted}
        where = self._source.where(misfit.path[:2])
        self._problems.say(where, ".".join(misfit.path), "out-of-range", args, in_english("out-of-range", args))

    def lay_stack(self, g: State, frames: Sequence[Frame] | None) -> None:
        """The procedures in progress, as it gives them."""
        try:
            set_short_frames(g, frames or [])
        except (BadSave, ValueError, TypeError, AttributeError) as problem:
            self.wrong(("stack",), str(problem))

    def settle(self) -> None:
        if self._problems:
            self._complain()

    def refuse(self, path: Iterable[str | int], text: str) -> NoReturn:
        """Something is not so, and nothing more can be said without it."""
        self.wrong(path, text)
        self._complain()

    def _complain(self) -> NoReturn:
        try:
            self._problems.complain()
        except ContentError as error:
            raise PositionError(error.problems) from None

    def _read(self, data: bytes, file: str) -> Source:
        place = (file, 1, 1)
        marks, too_deep_in = measure(data) if len(data) <= MOST_BYTES else (0, 0)
        tables: dict[str, Any] | None = None
        if len(data) > MOST_BYTES:
            self._problems.add(place, (), "too-big", {"what": "bytes", "size": len(data), "most": MOST_BYTES})
        elif marks > MOST_MARKS:
            self._problems.add(place, (), "too-big", {"what": "marks", "size": marks, "most": MOST_MARKS})
        elif too_deep_in:
            self._problems.add((file, too_deep_in, 1), (), "too-deep", {"most": DEEPEST})
        else:
            tables = parse(data, place, self._problems)
        source = Source(file, data, tables or {})
        for path, code, args, at_key in bad_values(source.tables, (), []):
            self._problems.add(source.where(path, at_key), path, code, args)
        return source


def short_frames(stack: Sequence[Procedure]) -> list[Frame]:
    """The procedures in progress, without the notes that every new one has."""
    short: list[Frame] = []
    for procedure in stack:
        (name, at, into, notes), (_, _, _, new) = frames_of([procedure, type(procedure)()])
        short.append((name, at, into, {note: value for note, value in notes.items() if value != new[note]}))
    return short


def set_short_frames(g: State, short: Sequence[Frame]) -> None:
    """Raises BadSave, ValueError or TypeError for what these rules do not have."""
    kinds = kinds_of_procedure(g.game)
    whole = []
    for name, at, into, notes in short:
        new: dict[str, Any] = frames_of([kinds[name]()])[0][3] if name in kinds else {}
        strange = sorted(notes.keys() - new.keys()) if name in kinds else []
        if strange:
            raise ValueError(f"{name} keeps no note {strange[0]!r}")
        whole.append([name, at, into, new | notes])
    set_frames(g, whole)


def in_progress(g: State) -> dict[str, Any]:
    """What is going on, as a position says it: the procedures, and what they have been answered so far."""
    said: dict[str, Any] = {"stack": short_frames(g.stack)} if g.stack else {}
    return said | answered(g)


def answered(g: State) -> dict[str, Any]:
    """Answers to an unfinished question, and standing orders."""
    said: dict[str, Any] = {}
    if g.given:
        said["given"] = sorted([seat, list(picks)] for seat, picks in g.given.items())
    if g.orders:
        said["orders"] = sorted([seat, about, n] for seat, each in g.orders.items() for about, n in each.items())
    return said


def lay_answers(g: State, given: Given, orders: Orders) -> None:
    g.given = {by: tuple(picks) for by, picks in given}
    for by, about, option in orders:
        g.orders.setdefault(by, {})[about] = option


def see_fields_fit(sheet: Sheet[Any], g: State) -> None:
    """Where a position sets fields as they are, before anything is worked out from them."""
    for misfit in in_fields(g):
        sheet.unfit(misfit)
    sheet.settle()


def see_it_goes_on(sheet: Sheet[Any], g: State) -> None:
    """A position must be possible, and the game must go on from it."""
    for misfit in misfits(g):
        sheet.unfit(misfit)
    sheet.settle()
    problem = g.game.problem(g)
    if problem is not None:
        sheet.refuse((), problem)
    twin = g.clone()
    twin.key = TRIAL  # as far as the first question, whatever chance says on the way
    try:
        engine.advance(twin)
    except DAMAGE as error:
        sheet.refuse(("stack",), f"the game cannot go on from it ({type(error).__name__}: {error})")


def line(key: str, value: Any) -> list[str]:
    """A value as a position writes it: the procedures in progress one below the other."""
    if key != "stack":
        return [f"{key} = {toml(value)}"]
    return ["stack = [", *(f"  {toml(frame)}," for frame in value), "]"]


def section(name: str, said: Mapping[str, Any]) -> list[str]:
    """A table of its own, if there is something in it."""
    return ["", f"[{name}]", *(f"{key} = {toml(value)}" for key, value in said.items())] if said else []


def toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value)
