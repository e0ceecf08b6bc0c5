"""A match from Python: people answer, bots answer by themselves, and nothing that was played is lost."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from typing import Any

from plancia.bots import Bot, bot_named
from plancia.games.shelf import game_named
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import CHANCE, Decision
from plancia.kernel.game import BadSettings, Game, Illegal
from plancia.kernel.record import Replay, option_name, option_named, write_record
from plancia.kernel.save import BadSave, dump, load, state_hash
from plancia.kernel.state import State
from plancia.kernel.view import View
from plancia.table.history import History
from plancia.table.undo import Secrets, is_free, last_answer, orders_to_keep

HUMAN = "human"
SAVE_LINE = "plancia save 1"


class Match:
    """`seats` says who plays what: "human", or the name of a bot."""

    def __init__(self, g: State, seats: Mapping[str, str], seed: int | str = 0) -> None:
        self.history = History(g)
        self.replayed = False  # chance came from a record
        self.game: Game = g.game
        self.seats = dict(seats)
        self.bots: dict[int, Bot] = {}
        self._seed = seed
        for name, kind in seats.items():
            if kind != HUMAN:
                self.bots[self.game.seats.index(name)] = bot_named(kind, f"{seed} {name}")

    @property
    def state(self) -> State:
        return self.history.state

    # -- the question

    @property
    def decision(self) -> Decision | None:
        """The question that waits for a person, or None when the game is over."""
        return self.state.decision

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def result(self) -> dict[str, Any] | None:
        return self.game.result(self.state)

    @property
    def hash(self) -> str:
        return state_hash(self.state)

    def names(self, decision: Decision | None = None) -> dict[str, int]:
        """The options of a question by their stable names."""
        asked = decision or self.decision
        assert asked is not None
        return {option_name(self.state, asked, option): option for option in asked.options}

    # -- the answer

    def answer(self, option: int | str, by: int | str | None = None) -> None:
        """Answer by number or by stable name. Raises Illegal, which names the rule; then nothing has changed."""
        asked = self._asked(by)
        self._check(asked, option)
        chosen = option_named(self.state, asked, option) if isinstance(option, str) else option
        self._play(asked, chosen)
        self.play_bots()

    def order(self, about: str, option: int | None, by: int | str) -> None:
        """A standing order: this seat answers questions of that rule, or about that, so. None: not any more."""
        if self.over:
            raise Illegal(self.game.over_rule, "the game is over")
        self.history.order(self.game.seats.index(by) if isinstance(by, str) else by, about, option)
        self.play_bots()

    def _asked(self, by: int | str | None) -> Decision:
        if self.state.decision is None:
            raise Illegal(self.game.over_rule, "the game is over")
        if by is None:
            return self.state.decision
        seat = self.game.seats.index(by) if isinstance(by, str) else by
        for asked in engine.pending(self.state):
            if asked.by == seat:
                return asked
        waiting = "chance" if self.state.decision.by == CHANCE else self.game.seats[self.state.decision.by]
        raise Illegal(self.state.decision.rule, f"the table waits for {waiting}")

    def _check(self, asked: Decision, option: int | str) -> None:
        if isinstance(option, bool) or not isinstance(option, int | str):
            raise Illegal(asked.rule, f"{option!r} is not an option")
        names = {option_name(self.state, asked, n): n for n in (asked.refused or {})}
        refused = names.get(option) if isinstance(option, str) else option
        if refused is not None and refused in (asked.refused or {}) and refused not in asked.options:
            raise Illegal((asked.refused or {})[refused], f"{option!r} is not allowed now")
        legal = option in self.names(asked) if isinstance(option, str) else option in asked.options
        if not legal:
            raise Illegal(asked.rule, f"{option!r} is not among the options")

    def _play(self, asked: Decision, option: int) -> None:
        self.history.answer(asked.by, option)

    def play_bots(self, most: int = 1_000_000) -> None:
        """Let bots answer until a person is asked or the game is over."""
        while most:
            asked = next((d for d in engine.pending(self.state) if d.by in self.bots), None)
            if asked is None:
                return
            self._play(asked, self.bots[asked.by].choose(View(self.state, asked.by)))
            most -= 1

    # -- looking

    def view(self, seat: int | str) -> View:
        return View(self.state, self.game.seats.index(seat) if isinstance(seat, str) else seat)

    def clone(self) -> Match:
        """The same match, to be played on elsewhere."""
        twin = Match(_with_history(self.state.clone(), self.state), self.seats, self._seed)
        twin.history = self.history.twin(twin.state)
        return twin

    # -- going back

    def undo(self) -> bool:
        """Take back the last answer of a person, and what bots and chance did since; what others have ordered since
        stays ordered. False: there is none."""
        answer = last_answer(self.history.follow(), self._is_person)
        if answer is None or answer.before is None:
            return False
        orders, by = self.state.orders, answer.journal[0][0]
        self.history.go_to(answer.before)
        if self.replayed and not self.state.key:  # a replayed record goes on with chance of its own
            self.history.rekey(token_bytes(32))
        for seat, about, option in orders_to_keep(self.state.orders, orders, by):
            self.history.order(seat, about, option)
        return True

    def may_undo_freely(self) -> bool:
        """True while nobody has learned anything since: no roll, no reveal, no other seat's decision."""
        now = self.history.follow()
        answer = last_answer(now, self._is_person)
        return answer is not None and is_free(now, answer, answer.decided[0])

    def _is_person(self, seat: int) -> bool:
        return seat not in self.bots

    # -- keeping

    def position(self) -> str:
        return self.game.write_position(self.state)

    def record(self) -> str:
        return write_record(self.state, self.seats)

    def dump(self) -> str:
        """A save: the record for people, the state as it is, and the sum of both."""
        state = json.dumps(dump(self.state), sort_keys=True, separators=(",", ":"))
        body = f"{SAVE_LINE}\nstate {state}\n{self.record()}"
        return f"{body}sum {sum_of(body)}\n"


def sum_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _with_history(twin: State, g: State) -> State:
    twin.reasons = g.reasons
    twin.log = None if g.log is None else list(g.log)
    twin.journal = None if g.journal is None else list(g.journal)
    engine.advance(twin)
    return twin


def new(
    game: str, seats: Mapping[str, str], seed: int | str | None = None, packs: Sequence[Path] = (), **settings: Any
) -> Match:
    """A new match. `seats` in clockwise order; without a seed chance cannot be foreseen."""
    try:
        rulebook = game_named(game)
    except KeyError:
        raise BadSettings("", f"there is no game {game!r}") from None
    g = rulebook.table({"seats": list(seats), **settings}, packs)
    g.key = token_bytes(32) if seed is None else key_of(seed)
    g.reasons = True
    g.log = []
    g.journal = []
    rulebook.begin(g)
    match = Match(g, seats, 0 if seed is None else seed)
    match.play_bots()
    return match


def from_position(
    game: str,
    text: str,
    seats: Mapping[str, str] | None = None,
    seed: int | str | None = None,
    packs: Sequence[Path] = (),
) -> Match:
    """A match that goes on from a position. Seats that are not named are played by people."""
    rulebook = game_named(game)
    g = rulebook.read_position(text, packs)
    g.origin = text
    g.key = token_bytes(32) if seed is None else key_of(seed)
    g.reasons = True
    g.log = []
    g.journal = []
    players = {name: (seats or {}).get(name, HUMAN) for name in g.settings["seats"]}
    engine.advance(g)
    match = Match(g, players, 0 if seed is None else seed)
    match.play_bots()
    return match


def replay(text: str, packs: Sequence[Path] = ()) -> Match:
    """The match of a record, played to its end. Raises BadSave with the line."""
    return _played(Replay(game_named, text, packs))


def load_match(text: str, packs: Sequence[Path] = ()) -> Match:
    """The match that was saved, as it was. Raises BadSave with the line."""
    if not text.startswith(SAVE_LINE):
        raise BadSave(f"a save begins with {SAVE_LINE!r}", 1)
    lines = text.splitlines(keepends=True)
    if len(lines) < 3 or not lines[-1].startswith("sum ") or not lines[1].startswith("state "):
        raise BadSave("the save breaks off", len(lines))
    if lines[-1].split() != ["sum", sum_of("".join(lines[:-1]))]:
        raise BadSave("the save has been changed since it was written", len(lines))
    reading = Replay(game_named, "".join(lines[2:-1]), packs)
    try:
        kept = load(reading.game, json.loads(lines[1].removeprefix("state ")), packs)
    except BadSave as problem:
        raise BadSave(problem.text, 2) from None
    except (ValueError, RecursionError):
        raise BadSave("the state cannot be read", 2) from None
    reading.table.key = kept.key
    match = _played(reading)
    if state_hash(kept) != match.hash or kept.draws != match.state.draws:
        raise BadSave("the record does not lead to the state", 2)
    match.state.script = None
    match.replayed = False
    match.play_bots()
    return match


def _played(reading: Replay) -> Match:
    g = reading.table
    g.reasons = True
    g.log = []
    try:
        match = Match(g, reading.players)
    except KeyError as problem:
        raise BadSave(f"there is no bot {problem} here") from None
    match.replayed = True
    before: list[Secrets] = []  # what was hidden at the last question

    def follow(g: State) -> None:
        match.history.follow(before.pop() if before else None)
        before.append(Secrets(g, CHANCE))
        g.obeyed.clear()

    reading.play(follow)
    return match
