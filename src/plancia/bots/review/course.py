# not compiled
"""The course of a finished game: every question as it stood, what was answered, and whether chance came after it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from plancia.games.shelf import game_named
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.decision import CHANCE, Decision
from plancia.kernel.state import ROUND, Effect, Entry, State
from plancia.kernel.words import LANGUAGES
from plancia.kernel.written.record import begin, outcomes_in

ORDER = "order "
NOBODY = -3


class Finished(NamedTuple):
    """A game that is over, as it goes from one process to another. `numbers`: by line of the journal, where somebody
    who looks back finds the table as it stood before it; and at last, where they find its end."""

    game: str
    settings: dict[str, Any]
    origin: str
    packs: tuple[Path, ...]
    base: Path | None
    journal: list[Entry]
    numbers: list[int]

    def table(self) -> State:
        """Before its first question; chance says what it has said."""
        game = game_named(self.game)
        if self.origin:
            g = game.read_position(self.origin, self.packs, self.base)
            g.origin = self.origin
        else:
            g = game.table(self.settings, self.packs, self.base)
        g.script = outcomes_in(self.journal)
        g.log = []
        begin(g)
        return g


class Step(NamedTuple):
    """One answer of one seat, all of it where several were picked; or a standing order."""

    number: int  # where to look back at its question
    by: int
    picks: tuple[int, ...]
    order: str
    before: State
    played: int  # answers of the game before it
    by_chance: bool  # dice fell after it, or a card was turned that nobody knew

    def carry_out(self, g: State) -> None:
        if self.order:
            engine.order(g, self.by, self.order, self.picks[0] if self.picks else None)
        for option in () if self.order else self.picks:
            engine.answer(g, option, self.by)

    @property
    def asked(self) -> Decision:
        return next(each for each in engine.pending(self.before) if each.by == self.by)

    @property
    def is_choice(self) -> bool:
        return not self.order and len(self.asked.options) > 1


class Round(NamedTuple):
    """It began with this step; its title by language."""

    step: int
    titles: dict[str, str]


class Course:
    def __init__(self, finished: Finished) -> None:
        self.game = game_named(finished.game)
        self.steps: list[Step] = []
        self.rounds: list[Round] = []
        self._picking = NOBODY  # who has picked some of several, and not yet all
        g = finished.table()
        self._tell_rounds(g)
        played = 0
        for number, entries in _answers(finished):
            by, what, _ = entries[0]
            order = what.removeprefix(ORDER) if what.startswith(ORDER) else ""
            picks = tuple(option for each, rule, options in entries if (each, rule) == (by, what) for option in options)
            step, hidden = Step(number, by, picks, order, g.clone(), played, False), _unknown(g)
            step.carry_out(g)
            chance = any(each == CHANCE and options for each, _, options in entries) or _unknown(g) != hidden
            if self._picking == by:
                last = self.steps.pop()
                step = last._replace(picks=(*last.picks, *picks))
            self.steps.append(step._replace(by_chance=chance))
            self._picking = by if any(each.by == by and each.picked for each in engine.pending(g)) else NOBODY
            played += len(picks)
            self._tell_rounds(g)
        self.end = g.clone()
        self.last = finished.numbers[-1]
        self.seats: list[int] = [self.game.seats.index(seat) for seat in finished.settings["seats"]]
        self.together: bool = self.game.together(self.end)

    def state(self, place: int) -> State:
        """At a question, or at the end."""
        return self.steps[place].before if place < len(self.steps) else self.end

    def round_at(self, place: int) -> int:
        """Which one, from 0; -1 before the first."""
        return sum(each.step <= place for each in self.rounds) - 1

    def _tell_rounds(self, g: State) -> None:
        voice, log = voice_of(g.game.name), g.log or []
        for effect in log:
            if voice.level(effect) == ROUND:
                self.rounds.append(Round(len(self.steps), {lang: voice.tell(g, effect, lang) for lang in LANGUAGES}))
        g.log = list[Effect[Any]]()


def _answers(finished: Finished) -> list[tuple[int, list[Entry]]]:
    """The journal cut before every answer; what was said at once has one number."""
    found: list[tuple[int, list[Entry]]] = []
    for number, entry in zip(finished.numbers, finished.journal):
        if found and (entry[0] == CHANCE or (found[-1][0] == number and found[-1][1][0][:2] == entry[:2])):
            found[-1][1].append(entry)
        elif entry[0] != CHANCE:
            found.append((number, [entry]))
    return found


def _unknown(g: State) -> list[Any]:
    """What lies so that nobody knows it."""
    return [list(getattr(g, name)) for name in nobody_knows(g)]


def nobody_knows(g: State) -> Sequence[str]:
    return [name for name, seen_by in g.game.seen.items() if seen_by == "nobody"]
