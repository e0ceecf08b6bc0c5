"""Sitting down at a table of any game: a new one, one that was saved, or a position."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import plancia
from plancia.bots import NAMES as BOTS
from plancia.cli import saved_games, saves
from plancia.cli.console import Trouble, console
from plancia.cli.faces import face_of
from plancia.cli.table.session import Session
from plancia.cli.troubles import content_lines, save_trouble, settings_trouble
from plancia.games.shelf import game_named, names, titles
from plancia.kernel.content import ContentError
from plancia.kernel.game import BadSettings, see_they_fit
from plancia.kernel.ledger import Ledger
from plancia.kernel.written.save import BadSave
from plancia.table.match import HUMAN, Match


def sit_down(match: Match, delay: float, plain: bool) -> None:
    Session(match, delay, plain).run()


def go_on(game: str, named: Path, packs: tuple[Path, ...], delay: float, plain: bool) -> None:
    """With a saved game, which is kept where it was; a file from elsewhere is left as it is."""
    file = saved_games.meant(named, game)
    match = resumed(file, packs)
    Session(match, delay, plain, True, file if saved_games.is_ours(file) else None).run()


def new_match(
    game: str, players: dict[str, str], seed: str | None, packs: tuple[Path, ...], settings: dict[str, Any]
) -> Match:
    try:
        return plancia.new(game, players, seed, packs, **settings)
    except BadSettings as error:
        raise settings_trouble(error, ledger_of(game, packs)) from None


def resumed(file: Path, packs: tuple[Path, ...]) -> Match:
    try:
        return plancia.load(saves.read(file), packs)
    except BadSave as error:
        raise save_trouble(file, error) from None


def from_position(file: Path, players: dict[str, str], seed: str | None, game: str = "") -> Match:
    """Raises Trouble, with a line for each mistake."""
    text = saves.read(file)
    game = game or game_of_position(text)
    try:
        return plancia.position(game, text, players, seed)
    except ContentError as error:
        raise Trouble("\n".join(content_lines(error, ledger_of(game), str(file)))) from None
    except plancia.NoSuch as error:
        raise console().trouble("no-such-seat", name=error.name, names=", ".join(error.known)) from None
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError):  # its stack leads nowhere
        raise console().trouble("save-damaged", where=str(file)) from None


def game_of_position(text: str) -> str:
    """As it says itself, or by who sits at it."""
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return names()[0]
    seats = said.get("seats")
    sitting = set(seats) if isinstance(seats, dict) else set()
    theirs = (game for game in names() if sitting and sitting <= set(game_named(game).seats))
    return game_said(said.get("game")) or next(theirs, names()[0])


def game_said(said: object) -> str | None:
    """The game that a file names, if there is one of that name."""
    return said if isinstance(said, str) and said in titles() else None


def players_from(text: str | None) -> dict[str, str]:
    """koda=human,runen=thumb; a seat alone is played by a person."""
    players: dict[str, str] = {}
    for part in (text or "").replace(" ", "").split(",") if text else []:
        name, _, kind = part.partition("=")
        if name in players:
            raise console().trouble("seat-twice", name=name)
        if (kind or HUMAN) not in (HUMAN, *BOTS):
            raise console().trouble("no-such-player", kind=kind, kinds=", ".join((HUMAN, *BOTS)))
        players[name] = kind or HUMAN
    return players


def check_packs(game: str, packs: tuple[Path, ...]) -> None:
    if not titles()[game].has("box"):
        if packs:
            raise console().trouble("no-packs", game=titles()[game].title)
        return
    try:
        see_they_fit(game_named(game).kinds, titles()[game].part("box").open_box(packs), packs)
    except ContentError as error:
        raise Trouble("\n".join(content_lines(error, ledger_of(game)))) from None


def ledger_of(game: str, packs: tuple[Path, ...] = ()) -> Ledger:
    return face_of(game).ledger(titles()[game].part("box").open_box(packs))
