"""A rulebook procedure in progress: its attributes are its notes, its steps run as written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

ASK: Final = 0  # a seat decides; the body changes nothing
TOGETHER: Final = 1  # several seats decide at once
ROLL: Final = 2  # chance decides
DO: Final = 3  # the table changes, through effects
RUN: Final = 4  # another procedure takes over
REPEAT: Final = 5  # another procedure takes over, again and again until there is none

END: Final = "END"  # returned by a @do: the procedure is over
AGAIN: Final = "AGAIN"  # returned by a @do: the procedure starts over, its notes kept

EVERYONE: Final = -1  # may read an effect in the log
NOBODY: Final = -3  # may read it: a shuffled deck lies so

Body = Callable[[Any, Any], Any]


class Step:
    """One named step of a procedure, with the rules it carries out."""

    def __init__(
        self, kind: int, rules: tuple[str, ...], into: str, body: Body, sealed: bool, chosen: bool = False
    ) -> None:
        self.kind = kind
        self.rules = rules
        self.rule = rules[0]
        self.into = into
        self.body = body
        self.sealed = sealed
        self.chosen = chosen
        self.name: str = body.__name__
        self.place = -1  # among the steps of its procedure, known when the engine first meets one
        self.after = -1  # where its procedure stands while another one takes over


def ask(*rules: str, into: str, chosen: bool = False) -> Callable[[Body], Step]:
    """One seat decides. The body returns a Decision, or None when there is nothing to decide.

    What the rules leave no choice about happens by itself. But what a seat has chosen to begin is not carried out
    behind its back: a `chosen` step, the one that stands between the beginning and its consequences, is put with one
    answer too. PASS alone is not: who can begin nothing begins nothing.
    """
    return lambda body: Step(ASK, rules, into, body, False, chosen)


def together(*rules: str, into: str, sealed: bool = False) -> Callable[[Body], Step]:
    """Several seats decide at once. The body returns one Decision for each; the note becomes the tuple of answers."""
    return lambda body: Step(TOGETHER, rules, into, body, sealed)


def roll(*rules: str, into: str) -> Callable[[Body], Step]:
    """Chance decides. The body returns a Roll, or None; the note becomes the tuple of outcomes."""
    return lambda body: Step(ROLL, rules, into, body, False)


def do(*rules: str) -> Callable[[Body], Step]:
    """The table changes. The body returns None, END, AGAIN, or the step of its procedure to go on with."""
    return lambda body: Step(DO, rules, "", body, False)


def run(*rules: str, into: str = "") -> Callable[[Body], Step]:
    """Another procedure takes over. The body returns it, or None; its result becomes the note."""
    return lambda body: Step(RUN, rules, into, body, False)


def repeat(*rules: str, into: str = "") -> Callable[[Body], Step]:
    """Another procedure takes over, until the body returns None; the note holds the last one's result."""
    return lambda body: Step(REPEAT, rules, into, body, False)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """Every argument of a subclass's __init__ has a default, so that a copy can be made without knowing them.

    Notes are values: numbers, strings, tuples; never live objects. Everybody may read them, unless SECRET says which
    note names the only seat that may; to the others a secret note looks as if it had never been written, also in the
    states they imagine. So a secret that matters after another seat was asked (a card face down) belongs in a field.
    """

    SECRET: ClassVar[dict[str, str]] = {}  # note -> the note with its owner

    ahead: tuple[tuple[Step, ...], ...] = ()  # by step: it and those after it; found when the engine first meets it
    at: int = 0  # the step it stands at
    into: str = ""  # where its caller wants the result
    result: Any = 0

    def cause(self, g: Any) -> str | None:
        """Because of what something happens while this goes on, in the game's own addresses, for the log; "": of what
        the log says before; None: what it goes on within may tell."""
        return None


ahead_by_class: Final[dict[type, tuple[tuple[Step, ...], ...]]] = {}
_steps: Final[dict[type, tuple[Step, ...]]] = {}
_notes: Final[dict[type, tuple[str, ...]]] = {}
_OWN: Final = ("ahead", "at", "into", "result")


def steps_of(cls: type) -> tuple[Step, ...]:
    """The steps in the order written; a subclass replaces a step by name and keeps its place."""
    steps = _steps.get(cls)
    if steps is None:
        named: dict[str, Step] = {}
        for base in reversed(cls.__mro__):
            for name, value in vars(base).items():
                if isinstance(value, Step):
                    named[name] = value
        steps = tuple(named.values())
        for place in range(len(steps)):
            assert steps[place].place in (-1, place), f"{cls.__name__} inherits {steps[place].name} from two sides"
            steps[place].place = place
            steps[place].after = place if steps[place].kind == REPEAT else place + 1
        _steps[cls] = steps
    return steps


def at_step(procedure: Procedure, step: str) -> Procedure:
    """The same, standing at one of its steps."""
    procedure.at = [each.name for each in steps_of(type(procedure))].index(step)
    return procedure


def ahead_of(cls: type) -> tuple[tuple[Step, ...], ...]:
    """By place: the step there and all after it; behind the last one, none."""
    ahead = ahead_by_class.get(cls)
    if ahead is None:
        steps = steps_of(cls)
        ahead = tuple([steps[place:] for place in range(len(steps) + 1)])
        ahead_by_class[cls] = ahead
    return ahead


def notes_of(procedure: Procedure) -> tuple[str, ...]:
    """Names of a procedure's notes, sorted."""
    cls = type(procedure)
    names = _notes.get(cls)
    if names is None:
        names = tuple(name for name in attributes_of(procedure) if name not in _OWN)
        _notes[cls] = names
    return names


def attributes_of(thing: object) -> list[str]:
    """Names of all attributes of an object, sorted. Compiled classes list theirs and have no __dict__."""
    declared: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    own: dict[str, Any] = getattr(thing, "__dict__", {})  # of an interpreted class, also below a compiled one
    return sorted(name for name in {*declared, *own} if not name.startswith("__"))


def copy(procedure: Procedure) -> Procedure:
    """A frame of its own with the same notes."""
    cls = type(procedure)
    twin: Procedure = cls()
    twin.at = procedure.at
    twin.into = procedure.into
    twin.result = procedure.result
    for name in notes_of(procedure):
        setattr(twin, name, getattr(procedure, name))
    return twin


def kinds_of_procedure(game: object = None) -> dict[str, type[Procedure]]:
    """Every procedure that was imported, by "module.Name". Where two games use one name, that of the game counts. A
    procedure that was renamed is found by its old name too."""
    package = type(game).__module__.rpartition(".")[0] + "."
    found: dict[str, type[Procedure]] = {}
    own: dict[str, type[Procedure]] = {}
    waiting: list[type[Procedure]] = [Procedure]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            plain: type = cls  # mypyc does not give the __module__ of a compiled class
            found[name_of(plain)] = cls
            if plain.__module__.startswith(package):
                own[name_of(plain)] = cls
            waiting.append(cls)
    found.update(own)
    renamed: dict[str, str] = getattr(game, "renamed", {})
    for old, new in renamed.items():
        found[old] = found[new]
    return found


def name_of(cls: type) -> str:
    return f"{cls.__module__.rpartition('.')[2]}.{cls.__name__}"
