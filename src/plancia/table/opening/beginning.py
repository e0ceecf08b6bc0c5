"""A match from Python, from set-up or from a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_bytes
from typing import Any

from plancia.games.shelf import game_named, names
from plancia.kernel.chance import key_of
from plancia.kernel.game import Game, new_table
from plancia.kernel.state import State
from plancia.kernel.written.record import begin
from plancia.table.match import HUMAN, Match, bot_called
from plancia.table.refusals import NoSuch


def new(
    game: str, seats: Mapping[str, str], seed: int | str | None = None, packs: Sequence[Path] = (), **settings: Any
) -> Match:
    """A new match. `seats` in clockwise order; without a seed chance cannot be foreseen.

    Raises NoSuch, and BadSettings, which names the rule.
    """
    rulebook = _game(game)
    for kind in seats.values():
        if kind != HUMAN:
            bot_called(kind, "")
    return _begun(new_table(rulebook, {"seats": list(seats), **settings}, _key(seed), "", packs), seats, seed)


def from_position(
    game: str,
    text: str,
    seats: Mapping[str, str] | None = None,
    seed: int | str | None = None,
    packs: Sequence[Path] = (),
) -> Match:
    """A match that goes on from a position. Seats that are not named are played by people. Raises NoSuch."""
    g = new_table(_game(game), {}, _key(seed), text, packs)
    playing, named = g.settings["seats"], seats or {}
    for name in named:
        if name not in playing:
            raise NoSuch("seat", name, playing)
    return _begun(g, {name: named.get(name, HUMAN) for name in playing}, seed)


def _game(name: str) -> Game:
    try:
        return game_named(name)
    except KeyError:
        raise NoSuch("game", name, names()) from None


def _key(seed: int | str | None) -> bytes:
    return token_bytes(32) if seed is None else key_of(seed)


def _begun(g: State, seats: Mapping[str, str], seed: int | str | None) -> Match:
    begin(g)
    match = Match(g, seats, 0 if seed is None else seed)
    match.play_bots()
    return match
