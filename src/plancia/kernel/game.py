# not compiled
"""What the kernel asks of a game: the rulebook of one title."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from plancia.kernel.answers import Kind, box_of, name_of
from plancia.kernel.content.problems import ContentError, Problem, in_english
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.state import State
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.kernel.written.holds import Declared


class RuleError(Exception):
    """Something refused, and the rule that refuses it; `texts` says it in other languages than English."""

    def __init__(self, rule: str, text: str, texts: Mapping[str, str] | None = None) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.text = text
        self.texts = texts or {}


class BadSettings(RuleError):
    """A game that cannot be set up so."""


class Illegal(RuleError):
    """An answer that a rule forbids. Nothing has changed."""


class Unplayable(RuleError):
    """An answer that cannot be carried out: the table cannot be, or a rule is at fault. Nothing has changed."""


def refused_in(folder: Path) -> Callable[..., BadSettings]:
    """How a title refuses what cannot be agreed on: by a rule, in its own words, texts called "settings-<key>"."""

    def refused(rule: str, key: str, **values: Any) -> BadSettings:
        texts = {lang: catalogue(folder, lang)(f"settings-{key}", **values) for lang in LANGUAGES}
        return BadSettings(rule, texts["en"], texts)

    return refused


class Lots(Protocol):
    """What draws when a game is tried out, such as a random.Random; never in play."""

    def sample(self, population: Sequence[str], k: int) -> list[str]: ...
    def choice(self, seq: Sequence[str]) -> str: ...


class Game(Protocol):
    """One instance per title, in its game.py. What is the same for most of them stands here."""

    name: str
    rules_version: int = 1
    over_rule: str  # the rule by which a game that is over takes no more answers
    seats: tuple[str, ...]  # every seat there can be, by number
    # Every field of play and who may see it: "all"; "owner": a hand for each seat, kept sorted; "nobody": a pile whose
    # order matters, or several.
    seen: Mapping[str, str]
    hidden_together: Sequence[Sequence[str]] = ()  # fields whose hidden cards could lie in each other's places
    renamed: Mapping[str, str] = {}  # procedures as older saves call them -> as they are called now
    content: Path | None = None  # the folder of its content, where it has one
    # "owner" field -> "nobody" pile: what each seat knows to lie on top (at its end)
    known_on_top: Mapping[str, str] = {}
    # Hidden field -> may this card lie there? Everybody knows so much of it; in a field that is not named, any may.
    fits: Mapping[str, Callable[[Any, int], bool]] = {}
    kinds: Mapping[str, Kind]  # by name: its questions, with the answers that they may have
    named: Mapping[Any, Callable[..., str]] = {}  # how what its answers range over is called, see answers.name_of
    passes: Mapping[str, str] = {}  # by name of the question: what PASS is called, where it is no "pass"
    faces: Mapping[str, Sequence[str]] = {}  # by name of the roll: what comes out, where it is no number from 1
    counted_from: Mapping[str, int] = {}  # by name of the roll: the first number, where it is not 1

    def table(self, settings: Mapping[str, Any], packs: Sequence[Path] = (), base: Path | None = None) -> State:
        """A table before set-up; raises BadSettings. `base` is a folder to take in place of its own content."""
        ...

    def any_settings(self, lots: Lots, number: int) -> dict[str, Any]:
        """Something to agree on, for trying the game out: the numbers from 0 go through all modes in turn."""
        ...

    def begin(self, g: Any) -> None:
        """Set up, and go on to the first question."""
        ...

    def write_position(self, g: Any) -> str:
        """Any state as a short text in the players' words."""
        ...

    def read_position(self, text: str, packs: Sequence[Path] = (), base: Path | None = None) -> State:
        """The state that a position sets, not yet advanced; raises ContentError with the lines."""
        ...

    def holds(self) -> Declared:
        """What every note of its procedures and every field of its table may hold."""
        ...

    def content_hash(self, g: Any) -> str:
        box = box_of(g)
        return "no content" if box is None else str(box.hash)

    def option_name(self, g: Any, decision: Decision, option: int) -> str:
        """The stable name of an option, in records and scripts."""
        if option == PASS:
            return self.passes.get(decision.kind, "pass")
        return name_of(self.kinds[decision.kind], self.named, g, decision, option)

    def faces_of(self, roll: str) -> Sequence[str]:
        return self.faces.get(roll, ())

    def outcome_name(self, roll: str, outcome: int) -> str:
        """What a pack adds to the faces counts on."""
        faces = self.faces_of(roll)
        return faces[outcome] if outcome < len(faces) else str(outcome + self.counted_from.get(roll, 1))

    def outcome_named(self, roll: str, name: str) -> int:
        """The outcome with this name; raises ValueError."""
        faces = self.faces_of(roll)
        return faces.index(name) if name in faces else int(name) - self.counted_from.get(roll, 1)

    def together(self, g: Any) -> bool:
        """Do all seats win or lose as one?"""
        return False

    def problem(self, g: Any) -> str | None:
        """What cannot be in this state: a broken invariant with its rule, in words; None when it is possible."""
        ...

    def result(self, g: Any) -> dict[str, Any] | None:
        """Who won, when the game is over."""
        ...


def new_table(
    game: Game,
    settings: Mapping[str, Any],
    key: bytes,
    origin: str = "",
    packs: Sequence[Path] = (),
    base: Path | None = None,
) -> State:
    """A table before its first question, set up or from the text of a position, that keeps reasons, log and journal."""
    g: State = game.read_position(origin, packs, base) if origin else game.table(settings, packs, base)
    g.origin, g.key = origin, key
    g.reasons, g.log, g.journal = True, [], []
    return g


def laid(g: State, game: Any, settings: dict[str, Any], packs: Sequence[Path], base: Path | None) -> None:
    """A table knows its game, and what was agreed; every table comes by here. Raises ContentError."""
    see_they_fit(game.kinds, box_of(g), packs)
    g.game = game
    g.settings = settings
    g.packs = tuple(packs)
    g.content = base


def see_they_fit(kinds: Mapping[str, Kind], box: Any, packs: Sequence[Path]) -> None:
    """A pack may lengthen what answers range over, but not so far that one would be taken for the next."""
    for kind in kinds.values():
        answer = kind.overflow(box)
        if answer is not None:
            args = {"what": "answers", "size": answer.size_in(box), "most": answer.end - answer.base}
            files, text = ", ".join([pack.name for pack in packs]), in_english("too-big", args)
            raise ContentError([Problem(files, 0, 0, f"{kind.name}: {answer.name}", "too-big", args, text)])
