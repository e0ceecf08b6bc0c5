# not compiled
"""What one seat may know, built up from the fields its game declares; and a full state it could come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from plancia.kernel import engine, procedure
from plancia.kernel.chance import below, outcomes
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import TOGETHER, Procedure, Step, copy, steps_of
from plancia.kernel.state import Effect, State
from plancia.kernel.written.save import frames_of, plain

SPECTATOR = -2  # a seat that plays nothing and sees what everyone may see


class View:
    """Bots get this and nothing else. Hidden cards are a number: how many there are."""

    def __init__(self, g: State, seat: int) -> None:
        game = g.game
        self.seat = seat
        self.game = game
        self.settings: Mapping[str, Any] = g.settings
        self.fields: dict[str, Any] = {}
        self.unseen = unseen(g, seat)  # by group of hidden places: the cards in them, sorted
        self._blank = _without_secrets(g)
        for name, seen_by in game.seen.items():
            if seen_by == "all":
                self.fields[name] = getattr(self._blank, name)
                continue
            value = getattr(g, name)
            if seen_by == "owner":
                self.fields[name] = [list(pile) if owner == seat else len(pile) for owner, pile in enumerate(value)]
            elif _are_piles(value):
                self.fields[name] = [len(pile) for pile in value]
            else:
                self.fields[name] = len(value)
        self.frames = [_shown(frame, seat) for frame in g.stack]
        g.shared = len(g.stack)  # frames shown are shared: the table copies them before it changes them
        step = _step(g)
        self.sealed = is_sealed(g)
        open_to_all = step is not None and step.kind == TOGETHER and not step.sealed
        self.given = {by: picks for by, picks in g.given.items() if by == seat or open_to_all}
        self.orders = {seat: dict(g.orders[seat])} if seat in g.orders else {}
        self.decision: Decision | None = next((asked for asked in engine.pending(g) if asked.by == seat), None)
        self.waiting_for = [asked.by for asked in engine.pending(g)]

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else self.game.seats[self.seat]
        asked = "" if self.decision is None else f", asked {self.decision.rule} {self.decision.kind}"
        return f"<View of {self.game.name} by {who}{asked}>"

    def as_json(self) -> dict[str, Any]:
        """For a wire or a file; two tables that differ only in what the seat may not know give the same."""
        decision = self.decision
        return {
            "game": self.game.name,
            "seat": self.seat,
            "settings": self.settings,
            "fields": {name: plain(value) for name, value in self.fields.items()},
            "unseen": self.unseen,
            "stack": frames_of(self.frames),
            "given": sorted([seat, list(picks)] for seat, picks in self.given.items()),
            "waiting_for": self.waiting_for,
            "decision": None if decision is None else [decision.kind, decision.rule, decision.options],
        }

    @property
    def table(self) -> State:
        """The table without its secrets and without what is asked: to be read, not to be played on."""
        return self._blank

    def imagine(self, key: bytes, choose: Callable[[State, int], int] | None = None) -> State:
        """A full state this seat could be looking at; what is hidden lies as the key decides. What others have answered
        under seal is as `choose` says, or any answer they may have given."""
        g = self._blank.clone()
        draws = 0
        decks: dict[str, list[int]] = {}
        for group, cards in zip(self.game.hidden_together, self.unseen, strict=True):
            left = list(cards)
            for name in group:
                if name in self.game.fits:
                    decks[name], draws = self._fitting(name, left, key, draws)
            order, draws = outcomes(key, draws, len(left), len(left), True) if left else ((), draws)
            shuffled = [left[place] for place in order]
            for name in group:
                decks.setdefault(name, shuffled)
        for name, seen_by in self.game.seen.items():
            if seen_by != "all" and name not in self.game.known_on_top:
                setattr(g, name, self._uncovered(name, decks[name]))
        for name, pile in self.game.known_on_top.items():
            cards = getattr(g, pile)
            setattr(g, name, [_top(cards, n if isinstance(n, int) else len(n)) for n in self.fields[name]])
        g.restored()
        g.stack = list(self.frames)
        g.shared = len(g.stack)
        g.given = dict(self.given)
        g.orders = {seat: dict(rules) for seat, rules in self.orders.items()}
        g.key, g.draws = key, draws
        engine.advance(g)
        if self.sealed:
            self._answer_again(g, choose)
        return g

    def _fitting(self, name: str, left: list[int], key: bytes, draws: int) -> tuple[list[int], int]:
        """Cards for a field in which not every card may lie, taken out of those that are left."""
        value, fits, taken = self.fields[name], self.game.fits[name], []
        hidden = sum(n for n in value if isinstance(n, int)) if isinstance(value, list) else value
        for _ in range(hidden):
            fitting = [card for card in left if fits(self._blank, card)]
            place, draws = below(key, draws, len(fitting))
            left.remove(fitting[place])
            taken.append(fitting[place])
        return taken, draws

    def _uncovered(self, name: str, deck: list[int]) -> Any:
        """A hidden field with cards dealt from the end of the shuffled ones, but for what the seat knows of it."""
        value = self.fields[name]
        if isinstance(value, list):
            dealt = [list(pile) if isinstance(pile, list) else _deal(deck, pile) for pile in value]
            return [sorted(pile) for pile in dealt] if self.game.seen[name] == "owner" else dealt
        known: list[int] = []
        for field, pile in self.game.known_on_top.items():
            if pile == name and self.seat >= 0:
                known = self.fields[field][self.seat]
        return _deal(deck, value - len(known)) + known

    def _answer_again(self, g: State, choose: Callable[[State, int], int] | None) -> None:
        """Seats that have sealed their answers have done so here too."""
        while True:
            asked = next((each for each in engine.pending(g) if each.by not in self.waiting_for), None)
            if asked is None:
                return
            if choose is not None:
                engine.answer(g, choose(g, asked.by), asked.by)
                continue
            place, g.draws = below(g.key, g.draws, len(asked.options))
            engine.answer(g, asked.options[place], asked.by)


def unseen(g: State, seat: int) -> list[list[int]]:
    """The cards that a seat cannot see: by group of places where they could lie, sorted."""
    game = g.game
    hidden: dict[str, list[int]] = {}
    for group in game.hidden_together:
        for name in group:
            value = getattr(g, name)
            if game.seen[name] == "owner":
                hidden[name] = [card for owner, pile in enumerate(value) if owner != seat for card in pile]
            else:
                hidden[name] = [card for pile in value for card in pile] if _are_piles(value) else list(value)
    for name, pile in game.known_on_top.items():
        known = getattr(g, name)[seat] if seat >= 0 else []
        hidden[pile] = hidden[pile][: len(hidden[pile]) - len(known)]
    return [sorted(card for name in group for card in hidden[name]) for group in game.hidden_together]


def is_sealed(g: State) -> bool:
    """Several seats answer at once, and nobody learns what before all have."""
    step = _step(g)
    return step is not None and step.kind == TOGETHER and step.sealed


def events(g: State, seat: int, since: int = 0) -> list[Effect[Any]]:
    """The log as a seat may read it."""
    return [effect for effect in (g.log or [])[since:] if effect.only_for in (procedure.EVERYONE, seat)]


def _without_secrets(g: State) -> State:
    """What never changes (box, sides, agreements), and nothing that a seat could look up."""
    blank = g.clone()
    for name, seen_by in g.game.seen.items():
        if seen_by != "all":
            setattr(blank, name, [])
    blank.stack, blank.shared, blank.decision, blank.also = [], 0, None, []
    blank.given, blank.orders = {}, {}
    blank.key, blank.draws, blank.script = b"", 0, None
    blank.origin = ""  # the text of a position tells what lies face down
    return blank


def _are_piles(value: list[Any]) -> bool:
    """Piles are lists in a list."""
    return bool(value) and isinstance(value[0], list)


def _deal(cards: list[int], n: int) -> list[int]:
    dealt = cards[len(cards) - n :]
    del cards[len(cards) - n :]
    return dealt


def _top(cards: list[int], n: int) -> list[int]:
    return cards[len(cards) - n :]


def _step(g: State) -> Step | None:
    """The step at which the table waits."""
    return steps_of(type(g.stack[-1]))[g.stack[-1].at] if g.stack else None


def _shown(frame: Procedure, seat: int) -> Procedure:
    """The frame as a seat may read it."""
    secret = type(frame).SECRET
    if not secret:
        return frame
    shown = copy(frame)
    blank = type(frame)()
    for note, owner in secret.items():
        if getattr(frame, owner) != seat:
            setattr(shown, note, getattr(blank, note))
    return shown
