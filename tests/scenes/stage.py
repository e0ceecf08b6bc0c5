"""What the scenes of every game have in common: chance that is laid down, seats that answer by name, what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from plancia.kernel import engine
from plancia.kernel.decision import CHANCE, Decision
from plancia.kernel.procedure import steps_of
from plancia.kernel.written.record import option_name

AUDIENCE = -3  # the seat that is asked when the curtain has fallen
Rolls = Mapping[str, Sequence[str | int]]


class Stage:
    def __init__(self, g: Any, rolls: Rolls) -> None:
        self.g = g
        self.game = g.game
        self.confirms = True  # what a seat has begun and only one answer can go on with, without a word for it
        g.reasons = True
        g.log = []
        g.script = {}
        self.rolls(**rolls)

    def rolls(self, **rolls: Sequence[str | int]) -> None:
        """Lay down outcomes by name: action_dice=["mine"], chaos=[4]; the first player and the like count from 1."""
        assert self.g.script is not None
        for name, outcomes in rolls.items():
            roll = name.replace("_", "-")
            self.g.script[roll] = [self.game.outcome_named(roll, str(outcome)) for outcome in outcomes]

    # going on

    def advance(self) -> Self:
        """Play until somebody must decide, chance has no outcome laid down, or the phase is over."""
        engine.advance(self.g)
        return self._confirmed()

    def play_on(self) -> Self:
        """Into the next phase, and on until somebody must decide or chance has no outcome laid down."""
        if self.waits_for != "audience":
            raise AssertionError(f"the phase is not over: {self._waiting()}")
        engine.answer(self.g, 1)
        return self._confirmed()

    def act(self, who: str, *names: str | int) -> Self:
        """Answer the questions of a seat, one after the other, by the stable names of the options."""
        seat = self.game.seats.index(who)
        for place, name in enumerate(names):
            asked = next((asked for asked in self._pending() if asked.by == seat), None)
            if asked is None:
                raise AssertionError(f"{who} says {name!r}, but {self._waiting()}")
            options = self._named(asked)
            if str(name) not in options and self._is_confirmation(asked):
                engine.answer(self.g, asked.options[0], seat)
                return self.act(who, *names[place:])
            if str(name) not in options:
                rule = self._refused(asked).get(str(name))
                why = f"is refused by {rule}" if rule else f"is not among {', '.join(options)}"
                raise AssertionError(f"{asked.step}, {asked.rule}: {name!r} {why}")
            engine.answer(self.g, options[str(name)], seat)
        return self._confirmed()

    def _confirmed(self) -> Self:
        while self.g.decision is not None and self._is_confirmation(self.g.decision):
            engine.answer(self.g, self.g.decision.options[0])
        return self

    def _is_confirmation(self, asked: Decision) -> bool:
        """One answer, put because the seat has begun it; but to end a turn is a word of its own."""
        if not self.confirms or len(asked.options) != 1 or asked.by < 0 or asked.kind == "step" or asked.always:
            return False
        proc = self.g.stack[-1]
        return steps_of(type(proc))[proc.at].chosen

    def _named(self, asked: Decision) -> dict[str, int]:
        return {option_name(self.g, asked, option): option for option in asked.options}

    # what is asked

    @property
    def waits_for(self) -> str:
        """The seat that must decide, "chance", "audience" (the phase is over) or "nobody" (the game is)."""
        pending = self._pending()
        if not pending:
            return "nobody"
        return {CHANCE: "chance", AUDIENCE: "audience"}.get(pending[0].by) or str(self.game.seats[pending[0].by])

    @property
    def question(self) -> str:
        """The rule by which the table asks, or the name of the roll it waits for."""
        asked = self._pending()[0]
        return asked.kind if asked.by == CHANCE else asked.rule

    @property
    def options(self) -> list[str]:
        asked = self._pending()[0]
        return [option_name(self.g, asked, option) for option in asked.options]

    @property
    def refused(self) -> dict[str, str]:
        """What the seat that must decide may not do, and the rule that forbids it."""
        return self._refused(self._pending()[0])

    def _pending(self) -> list[Decision]:
        if self.g.decision is None and self.g.stack:
            self.advance()
        return engine.pending(self.g)

    def _refused(self, asked: Decision) -> dict[str, str]:
        refused = asked.refused or {}
        return {option_name(self.g, asked, option): rule for option, rule in refused.items()}

    def _waiting(self) -> str:
        waiting = self.waits_for
        if waiting in ("nobody", "audience"):
            return "the game is over" if waiting == "nobody" else "the phase is over"
        return f"the table waits for {waiting} ({self.question}: {', '.join(self.options)})"
