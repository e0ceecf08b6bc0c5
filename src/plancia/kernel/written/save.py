# not compiled
"""A state as plain data and back: dump, load, hash."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from plancia.kernel import engine
from plancia.kernel.game import BadSettings, Game
from plancia.kernel.procedure import Procedure, kinds_of_procedure, name_of, notes_of, steps_of
from plancia.kernel.state import RunsAway, State
from plancia.kernel.written.outside import Misfit, in_answers, in_fields, in_stack

FORMAT = 1

# What reading and playing on raises where a state cannot be.
DAMAGE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    RunsAway,
    StopIteration,
    TypeError,
    ValueError,
)


class BadSave(Exception):
    """What is wrong with a saved text, and in which line (0: in no particular one)."""

    def __init__(self, text: str, line: int = 0, misfit: Misfit | None = None) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.text = text
        self.line = line
        self.misfit = misfit


def dump(g: State, secrets: bool = True) -> dict[str, Any]:
    """Everything true at the table, as JSON values. Without secrets: what a hash of the game may depend on."""
    data: dict[str, Any] = {
        "plancia": FORMAT,
        "origin": g.origin,
        "game": g.game.name,
        "rules": g.game.rules_version,
        "content": g.game.content_hash(g),
        "settings": g.settings,
        "fields": {name: plain(getattr(g, name)) for name in g.game.seen},
        "stack": frames(g),
        "given": sorted([seat, list(picks)] for seat, picks in g.given.items()),
        "orders": sorted([seat, rule, option] for seat, rules in g.orders.items() for rule, option in rules.items()),
    }
    if secrets:
        data["chance"] = [g.key.hex(), g.draws]
    return data


def load(game: Game, data: Any, packs: Sequence[Path] = (), base: Path | None = None) -> State:
    """The state that was dumped. Raises BadSave."""
    try:
        if (data["plancia"], data["game"], data["rules"]) != (FORMAT, game.name, game.rules_version):
            raise BadSave(f"not a save of {game.name} in format {FORMAT}, rules version {game.rules_version}")
        data = {**data, "stack": _called(data["stack"], game.renamed)}
        g = game.table(data["settings"], packs, base)
        g.origin = like("", data["origin"])
        if data["content"] != game.content_hash(g):
            raise BadSave("it was played with other content than is installed here")
        for name in game.seen:
            setattr(g, name, like(getattr(g, name), data["fields"][name]))
        _see_it_fits(in_fields(g))
        g.restored()
        set_frames(g, data["stack"])
        _see_it_fits(in_stack(g))
        given = {_whole(seat): like((), picks) for seat, picks in data["given"]}
        if "chance" in data:
            key, draws = data["chance"]
            g.key, g.draws = bytes.fromhex(key), _whole(draws)
            if len(g.key) > 64 or not 0 <= draws < 1 << 63:
                raise BadSave("chance has no such key")
        _settle(game, g, given)
        for seat, rule, option in data["orders"]:  # only now: they did not answer what was answered before them
            g.orders.setdefault(_whole(seat), {})[like("", rule)] = _whole(option)
        _see_it_fits(in_answers(g))
        if _text(dump(g, "chance" in data)) != _text(data):
            raise BadSave("the game does not stand where it says")
    except (*DAMAGE, BadSettings) as problem:
        raise BadSave(f"it has been damaged ({type(problem).__name__}: {problem})") from None
    return g


def _see_it_fits(misfits: Iterator[Misfit]) -> None:
    for misfit in misfits:
        raise BadSave(f"it holds what cannot be: {misfit}", misfit=misfit)


def _settle(game: Game, g: State, given: dict[int, tuple[int, ...]]) -> None:
    """Go on to the question, and give the answers to it that were given."""
    whole(game, g)
    for seat, picks in given.items():
        while len(picks) > len(g.given.get(seat, ())):
            asked = next((each for each in engine.pending(g) if each.by == seat), None)
            option = picks[len(g.given.get(seat, ()))]
            if asked is None or option not in asked.options:
                raise BadSave(f"nobody asked seat {seat} for {option}")
            engine.answer(g, option, seat)


def whole(game: Game, g: State) -> State:
    """A state read from outside, once it is seen to be possible and to lead on to a question."""
    try:
        problem = game.problem(g)
        if problem is None:
            engine.advance(g)
            problem = game.problem(g)
    except DAMAGE as error:
        problem = f"the game cannot go on from it ({type(error).__name__}: {error})"
    if problem is not None:
        raise BadSave(problem)
    return g


def frames(g: State) -> list[Any]:
    """The procedures in progress: [name, step it stands at, where the result goes, notes]."""
    return frames_of(g.stack)


def frames_of(stack: Sequence[Procedure]) -> list[Any]:
    return [_frame(procedure) for procedure in stack]


def _frame(procedure: Procedure) -> list[Any]:
    todo = steps_of(type(procedure))
    at = todo[procedure.at].name if procedure.at < len(todo) else ""
    notes = {name: plain(getattr(procedure, name)) for name in notes_of(procedure)}
    notes["result"] = plain(procedure.result)
    return [name_of(type(procedure)), at, procedure.into, notes]


def set_frames(g: State, saved: list[Any]) -> None:
    kinds = kinds_of_procedure(g.game)
    g.stack = []
    g.shared = 0
    for name, at, into, notes in saved:
        if name not in kinds:
            raise BadSave(f"it stands in a procedure {name!r} that these rules do not have")
        procedure = kinds[name]()
        names = [step.name for step in steps_of(kinds[name])]
        if at and at not in names:
            raise BadSave(f"it stands at a step {name}.{at} that these rules do not have")
        procedure.at = names.index(at) if at else len(names)
        if into and (not g.stack or into not in notes_of(g.stack[-1])):
            raise BadSave(f"{name} has nobody who keeps its result as {into!r}")
        procedure.into = into
        procedure.result = _value(notes["result"])
        for note in notes_of(procedure):
            setattr(procedure, note, like(getattr(procedure, note), notes[note]))
        g.stack.append(procedure)


def _called(stack: Any, names: Mapping[str, str]) -> Any:
    """The same frames with their procedures by other names. What is no frame stays what it is."""
    if not isinstance(stack, list):
        return stack
    return [
        [names[frame[0]], *frame[1:]]
        if isinstance(frame, list) and frame and isinstance(frame[0], str) and frame[0] in names
        else frame
        for frame in stack
    ]


def state_hash(g: State) -> str:
    """The same for the same position, on every machine; the key of chance is not in it."""
    return _hash(dump(g, secrets=False))


def has_hash(g: State, claimed: str) -> bool:
    """Whether this is the hash of the position, or was before procedures were renamed."""
    once = {new: old for old, new in g.game.renamed.items()}
    data = dump(g, secrets=False)
    return claimed in (_hash(data), _hash({**data, "stack": _called(data["stack"], once)}))


def _hash(data: dict[str, Any]) -> str:
    return sha256(_text(data).encode()).hexdigest()


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def plain(value: Any) -> Any:
    """Tuples become lists; everything else in a state is JSON already."""
    if type(value) is list and value and type(value[0]) is int:
        return value.copy()  # a field of numbers, as most are; every view and every save has all of them
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value


def like(old: Any, value: Any) -> Any:
    """A JSON value with the shape of the one it replaces."""
    if isinstance(old, bool):
        if not isinstance(value, bool):
            raise ValueError(f"{value!r} should be true or false")
        return value
    if isinstance(old, list):
        piles = bool(old) and isinstance(old[0], list)
        return [like([], item) if piles else _whole(item) for item in _listed(value)]
    if isinstance(old, tuple) or isinstance(value, list):
        return tuple(_value(item) for item in _listed(value))
    if isinstance(old, int):
        return _whole(value)
    if isinstance(old, str) and not isinstance(value, str):
        raise ValueError(f"{value!r} should be a text")
    return _value(value)


def _value(value: Any) -> Any:
    """What a note may hold: a number, a text, yes or no, nothing, or a tuple of these."""
    if isinstance(value, list):
        return tuple(_value(item) for item in value)
    if value is None or isinstance(value, int | str):
        return value
    raise ValueError(f"{value!r} cannot stand here")


def _listed(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} should be a list")
    return value


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} should be a whole number")
    return value
