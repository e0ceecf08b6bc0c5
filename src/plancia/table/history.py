"""A game with its past: every step that was played is a moment, and the table can be had as it stood at any of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from plancia.kernel import engine, picking
from plancia.kernel.decision import CHANCE, Decision
from plancia.kernel.game import Game
from plancia.kernel.state import Effect, Entry, State
from plancia.kernel.written.record import hash_of, outcomes_in
from plancia.table.undo import Ordered, Secrets, orders_to_keep

EVERY = 24  # steps between two moments at which the whole table is kept


@dataclass(slots=True, eq=False, repr=False)
class Moment:
    """How the game stood after one step. A step that is taken back leaves its moment, and gets another beside it."""

    before: Moment | None
    journal: list[Entry]  # what was decided, and the rolls that followed
    news: list[Effect[Any]]
    depth: int = 0
    kept: State | None = None
    key: bytes = b""  # the one that chance got in this step
    decided: tuple[int, ...] = ()  # the seats that decided something in it, also by standing order
    obeyed: tuple[int, ...] = ()  # those of them whose standing orders did
    picks: bool = False  # a seat has picked, and its set is not complete
    learned: bool = False  # dice, or something that was hidden
    number: int = 0  # where whoever keeps the history has written it down, and as what
    said: Any = None

    def __post_init__(self) -> None:
        self.depth = 0 if self.before is None else self.before.depth + 1

    def back(self) -> Iterator[Moment]:
        """This one, the one before it, and so on to the beginning."""
        moment: Moment | None = self
        while moment is not None:
            yield moment
            moment = moment.before

    def line(self) -> list[Moment]:
        """Every moment from the beginning to this one."""
        return [*self.back()][::-1]


class Played:
    """A game that is played, with its past: what every table has, on a server or in a program."""

    game: Game
    history: History

    @property
    def state(self) -> State:
        """The game as it stands: to look at, never to be changed."""
        return self.history.state

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def result(self) -> dict[str, Any] | None:
        return self.game.result(self.state)

    def asked_of(self, seat: int) -> Decision | None:
        return next((asked for asked in engine.pending(self.state) if asked.by == seat), None)

    def waits_for(self) -> str:
        by = engine.pending(self.state)[0].by
        return f"the table waits for {'chance' if by == CHANCE else self.game.seats[by]}"


class History:
    """Begins with a table at its first question, which keeps log and journal."""

    def __init__(self, g: State) -> None:
        self.state = g
        self._now: Moment | None = None
        self._entries = 0  # of the journal and of the log, that are in a moment
        self._lines = 0

    @property
    def now(self) -> Moment:
        if self._now is None:
            self.follow()
        assert self._now is not None
        return self._now

    # -- going on

    def answer(self, by: int, option: int) -> Moment:
        secrets = self._before(by)
        engine.answer(self.state, option, by)
        return self.follow(secrets)

    def answer_with(self, by: int, picks: Sequence[int]) -> Moment:
        """A set, which is one step however many things are in it."""
        secrets = self._before(by)
        picking.answer_with(self.state, by, picks)
        return self.follow(secrets, one=True)

    def order(self, seat: int, about: str, option: int | None) -> Moment:
        secrets = self._before(seat)
        engine.order(self.state, seat, about, option)
        return self.follow(secrets)

    def rekey(self, key: bytes) -> Moment:
        """From here on chance has a key of its own."""
        self._before(CHANCE)
        self._key(self.state, key)
        assert self.state.journal is not None
        self.state.journal.append((CHANCE, f"fair {hash_of(key.hex())}", ()))
        moment = self.follow()
        moment.key = key
        return moment

    def _before(self, seat: int) -> Secrets:
        self.follow()  # somebody may have played on the state without asking
        self.state.obeyed.clear()
        return Secrets(self.state, seat)

    def follow(self, secrets: Secrets | None = None, one: bool = False) -> Moment:
        """Take in what has been played since; `one`: in one step."""
        g = self.state
        journal, log = g.journal or [], g.log or []
        if self._now is not None and self._entries == len(journal):
            return self._now
        starts = [self._entries]
        if self._now is not None and not one:
            starts += [n for n in range(self._entries + 1, len(journal)) if _is_step(journal[n])]
        for start, end in zip(starts, [*starts[1:], len(journal)], strict=True):
            last = end == len(journal)
            self._now = Moment(self._now, journal[start:end], log[self._lines :] if last else [])
            self._now.decided = _answered(journal[start:end])
        assert self._now is not None
        self._entries, self._lines = len(journal), len(log)
        moment = self._now
        moment.obeyed = tuple(g.obeyed)
        moment.decided = (*moment.decided, *moment.obeyed)
        moment.picks = any(by in g.given for by in moment.decided[:1])
        moment.learned = _has_roll(moment.journal) or (secrets is not None and secrets.told_by(g))
        if moment.depth % EVERY == 0:
            moment.kept = g.clone()
        return moment

    # -- looking back

    def at(self, moment: Moment) -> State:
        """The table as it stood then; a table of its own, unless it is the present one."""
        if moment is self._now:
            return self.state
        steps = [*takewhile(lambda each: each.kept is None, moment.back())][::-1]
        start = steps[0].before if steps else moment
        assert start is not None
        assert start.kept is not None
        g = start.kept.clone()
        if not g.key:
            g.script = outcomes_in([entry for step in steps for entry in step.journal])
            g.given.pop(CHANCE, None)  # half a roll, which the script has as a whole
            engine.advance(g)
        for step in steps:
            play(g, step)
        if not g.key:
            g.script = None
        line = moment.line()
        g.log = [effect for each in line for effect in each.news]
        g.journal = [entry for each in line for entry in each.journal]
        g.reasons = True
        engine.advance(g)
        return g

    def go_to(self, moment: Moment) -> None:
        """The game goes on from there."""
        self.state = self.at(moment)
        self._now = moment
        self._entries, self._lines = len(self.state.journal or []), len(self.state.log or [])

    def go_back(self, to: Moment, by: int, key: bytes = b"") -> list[tuple[Moment, Ordered]]:
        """There the game goes on, with this key where chance has none; but what the others have ordered meanwhile,
        unseen by whoever goes back, stays ordered."""
        orders = self.state.orders
        self.go_to(to)
        if key and not self.state.key:
            self.rekey(key)
        return [(self.order(*each), each) for each in orders_to_keep(self.state.orders, orders, by)]

    def apart(self) -> History:
        """The same game to play on, with the same past, which leaves this one alone."""
        self.follow()
        twin = History(with_history(self.state.clone(), self.state))
        twin._now, twin._entries, twin._lines = self._now, self._entries, self._lines
        return twin

    def restore(self, before: State) -> None:
        """A step could not be played to its end: the table as it was cloned before it."""
        g = self.state
        self.state = with_history(before, g)
        if self.state.log is not None:
            del self.state.log[self._lines :]
        if self.state.journal is not None:
            del self.state.journal[self._entries :]

    @staticmethod
    def _key(g: State, key: bytes) -> None:
        g.key, g.draws, g.script = key, 0, None


def with_history(twin: State, g: State) -> State:
    """A clone that also keeps what its original does."""
    twin.reasons = g.reasons
    twin.log = None if g.log is None else g.log.copy()
    twin.journal = None if g.journal is None else g.journal.copy()
    return twin


def play(g: State, step: Moment) -> None:
    """What was decided in a step, once more."""
    by, what, values = step.journal[0]
    if step.key:
        History._key(g, step.key)
    elif what.startswith("order "):
        engine.order(g, by, what.removeprefix("order "), values[0] if values else None)
    elif by != CHANCE:
        for each, rule, picked in step.journal:
            if (each, rule) == (by, what):  # a set, one by one
                engine.answer(g, picked[0], by)


def _is_step(entry: Entry) -> bool:
    return entry[0] != CHANCE


def _answered(journal: list[Entry]) -> tuple[int, ...]:
    """Who decided in a step; a standing order is given by the way."""
    return tuple(by for by, what, _ in journal[:1] if by != CHANCE and not what.startswith("order "))


def _has_roll(journal: list[Entry]) -> bool:
    return any(by == CHANCE and values for by, _, values in journal)
