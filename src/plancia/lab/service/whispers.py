"""Where somebody alone is told something: answers that do, and two tables at which they tell something else.

Such lines are rare and easily told to the wrong one, and tables that differ in them are met by chance hardly ever.
"""

from __future__ import annotations

from typing import NamedTuple

from plancia.kernel import engine
from plancia.kernel.decision import Decision
from plancia.kernel.game import Game
from plancia.kernel.procedure import NOBODY
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR
from plancia.lab.random_walk import Luck
from plancia.lab.twins import look, other_secrets, read

TWINS = 40  # tables that are laid out until one is found at which somebody else is told something else


class Whisper(NamedTuple):
    """An answer by which one seat alone is told something."""

    by: int
    place: int  # among the options
    of: int  # so many
    to: int
    kind: str  # the rule that asks, and what is told

    def others(self, g: State) -> list[int]:
        """Who must not hear it."""
        seats = [g.game.seats.index(seat) for seat in g.settings["seats"]]
        return [*(seat for seat in seats if seat != self.to), SPECTATOR]


def told_alone(g: State) -> list[Whisper]:
    """One of each kind."""
    found: dict[str, Whisper] = {}
    for asked in engine.pending(g):
        for place, option in enumerate(asked.options):
            for effect in after(g, asked.by, option).log or []:
                if effect.only_for >= 0:
                    kind = f"{asked.rule} {type(effect).__name__} {effect.only_for}"
                    found.setdefault(kind, Whisper(asked.by, place, len(asked.options), effect.only_for, kind))
    return list(found.values())


def after(g: State, by: int, option: int) -> State:
    """A copy of the table after an answer, with what was said of it."""
    then = g.clone()
    then.reasons, then.log = True, []
    engine.advance(then)
    engine.answer(then, option, by)
    return then


class Laid(NamedTuple):
    """Two tables, and the same answer at each."""

    tables: tuple[State, State]
    chosen: tuple[int, int]


def laid_out(game: Game, g: State, secret: Whisper, viewer: int, luck: Luck) -> Laid | None:
    """At each something else is told to one seat, and they look alike to another; None: none is found. Few that are
    laid out at random are such: on each another card must be drawn, and stay hidden. So both are, until they are."""
    for _ in range(TWINS):
        mine, twin = _alike(game, g, viewer, luck), _alike(game, g, viewer, luck)
        if mine is None or twin is None:
            return None
        asked, theirs = asked_of(mine, secret.by), asked_of(twin, secret.by)
        if not len(asked.options) == len(theirs.options) == secret.of:
            continue
        found = Laid((mine, twin), (asked.options[secret.place], theirs.options[secret.place]))
        if not shows(*found, viewer, secret.by, same_key=False) and differ(*found, secret):
            return found
    return None


def _alike(game: Game, g: State, viewer: int, luck: Luck) -> State | None:
    """Another table that looks the same to a viewer; None: there is none."""
    twin = other_secrets(game, g, viewer, luck, answers=False)
    if twin is None or waiting(twin) != waiting(g) or look(twin, viewer) != look(g, viewer):
        return None
    return twin


def differ(tables: tuple[State, State], chosen: tuple[int, int], secret: Whisper) -> bool:
    """Is something else told on each of them?"""
    told = [
        [read(effect) for effect in after(g, secret.by, option).log or [] if effect.only_for == secret.to]
        for g, option in zip(tables, chosen, strict=True)
    ]
    return told[0] != told[1]


def shows(tables: tuple[State, State], chosen: tuple[int, int], viewer: int, by: int, same_key: bool) -> bool:
    """Would this answer show the viewer something that may be seen, and differs? By the declarations of the game."""
    seen = []
    for before, option in zip(tables, chosen, strict=True):
        g = after(before, by, option)
        if not same_key and g.draws != before.draws:
            return True  # dice, which everybody sees
        if g.decision is None or any(effect.only_for == NOBODY for effect in g.log or []):
            return True  # over, and everything is open; or shuffled, and what was hidden lies anew
        fields, rest = look(g, viewer)
        told = [read(effect) for effect in g.log or [] if effect.only_for == viewer]  # though it may be hidden again
        seen.append((fields, told, rest if g.orders else ""))  # whoever obeys an order is seen to do so
    return seen[0] != seen[1]


def asked_of(g: State, by: int) -> Decision:
    return next(each for each in engine.pending(g) if each.by == by)


def waiting(g: State) -> list[tuple[int, str, int]]:
    """Who is asked what, and how much of it is answered."""
    return [(asked.by, asked.rule, len(asked.picked)) for asked in engine.pending(g)]
