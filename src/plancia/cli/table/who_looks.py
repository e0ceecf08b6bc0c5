"""Who looks at the screen: it shows what that seat may know, and is handed over where the game keeps secrets."""

from __future__ import annotations

from typing import Any

from plancia.kernel.procedure import EVERYONE
from plancia.kernel.state import Effect
from plancia.kernel.view import SPECTATOR, View
from plancia.table.match import HUMAN, Match
from plancia.table.told.shown import keeps_secrets


class WhoLooks:
    """One person sees what their seat may know; several see what a spectator may, or take turns at the screen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        seats = match.game.seats
        self.people = [seats.index(name) for name, kind in match.seats.items() if kind == HUMAN]
        self.seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.turns = len(self.people) > 1 and keeps_secrets(match.state)  # the screen is handed over
        self.reads_all = False  # the log of a game that is replayed
        self.told: dict[int, int] = {}  # by seat: lines of the log that have been told

    @property
    def view(self) -> View:
        return View(self.match.state, self.seat)

    @property
    def nobody(self) -> bool:
        """The screen is covered: nobody has taken it yet."""
        return self.turns and self.seat == SPECTATOR

    def next(self) -> int | None:
        """To whom the screen must be handed now."""
        asked = self.match.decision
        return asked.by if self.turns and asked is not None and asked.by != self.seat else None

    def take(self, seat: int) -> None:
        self.seat = seat

    def take_what_is_asked(self) -> None:
        """Look at the table as whoever is asked: a file that lies open has no screen to hand over."""
        asked = self.match.decision
        self.seat = self.seat if asked is None else asked.by

    def may_read(self, effect: Effect[Any]) -> bool:
        return self.reads_all or effect.only_for in (EVERYONE, self.seat)

    def log(self) -> list[Effect[Any]]:
        """What this seat may read of the log."""
        return [effect for effect in self.match.state.log or [] if self.may_read(effect)]

    def news(self) -> list[Effect[Any]]:
        """What has not been told to this seat. It is told now."""
        log = self.match.state.log or []
        start = min(self.told.get(self.seat, 0), len(log))
        self.told[self.seat] = len(log)
        return [effect for effect in log[start:] if self.may_read(effect)]

    def forget(self, recalled: int = 0) -> None:
        """Nothing but the last lines of the log is news, to anybody."""
        start = max(0, len(self.match.state.log or []) - recalled)
        self.told = dict.fromkeys((*self.people, SPECTATOR), start)
