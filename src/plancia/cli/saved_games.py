"""The games that the terminal has saved: which there are, what they are, and which one is meant."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from plancia.cli.console import console
from plancia.cli.faces import Face, face_of
from plancia.cli.sandbox import apart
from plancia.cli.saves import data_folder, games_folder
from plancia.games.shelf import game_named
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.written.save import BadSave, load
from plancia.table.match import HUMAN, SAVE_LINE

LAST = "last"  # --resume last


class SavedGame(NamedTuple):
    """A file of the folder; `game` is empty where it cannot be read."""

    file: Path
    game: str
    players: dict[str, str]
    over: bool
    state: str  # as it lies in the file
    changed: float

    @property
    def name(self) -> str:
        return self.file.stem


def saved_games(game: str = "") -> list[SavedGame]:
    """Those of one title, or all; the one that was played last comes first."""
    files = [*games_folder().glob("*.save"), *data_folder().glob("last.save")]  # the one slot of earlier versions
    found = [saved_in(file) for file in files]
    return sorted((each for each in found if game in ("", each.game)), key=lambda each: each.changed, reverse=True)


def saved_in(file: Path) -> SavedGame:
    """What a save says of itself, without playing it."""
    try:
        changed, lines = file.stat().st_mtime_ns / 1e9, file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return SavedGame(file, "", {}, False, "", 0)
    game, players = "", {}
    if lines and lines[0] == SAVE_LINE:
        for line in lines[2:]:
            word, _, rest = line.partition(" ")
            if word == "game":
                game = rest.partition(" ")[0]
            elif word == "seat":
                seat, _, players[seat] = rest.partition(" ")
            elif word == "settings":
                break
    over = any(line.startswith("result ") for line in lines[-5:])
    return SavedGame(file, game, players, over, lines[1].removeprefix("state ") if game else "", changed)


def meant(named: Path | str, game: str = "") -> Path:
    """A file, the name of a saved game, or "last": the last of that title, one that still goes on before one that is
    over. Raises Trouble."""
    if str(named) == LAST:
        found = sorted(saved_games(game), key=lambda each: each.over)
        if not found:
            raise console().trouble("no-last-save")
        return found[0].file
    file = Path(named)
    if file.name == str(named) and not file.exists():
        return next((each.file for each in saved_games() if each.name == file.name), file)
    return file


def is_ours(file: Path) -> bool:
    """Lies it where the terminal keeps its games?"""
    return file.parent in (games_folder(), data_folder())


# -- as a list


def show_saved() -> None:
    """What can be gone on with, and by which name."""
    games = saved_games()
    if not games:
        console().print(console().say("no-last-save"))
        return
    for saved in games:
        console().print(Text.assemble((saved.name, "bold cyan"), f"  {described(saved)}"), indent=4, before=Text())
    console().print(console().say("kept-how", name=games[0].name), "dim")


def described(saved: SavedGame) -> str:
    """Title, who plays, where it stands, when."""
    say, lang = console().say, console().lang
    try:
        face, rules = face_of(saved.game), game_named(saved.game)
        g = load(rules, json.loads(saved.state))
    except KeyError:
        return say("kept-unreadable")
    except (BadSave, ValueError, RecursionError):  # with packs of its own, or by other rules
        return say("kept-elsewhere", game=saved.game, players=", ".join(saved.players), when=when(saved))
    title = face.about_game(lang)["title"]
    players = " · ".join(player(face, g, seat, kind, lang) for seat, kind in saved.players.items())
    where = say("kept-over") if saved.over else face.above_the_map(View(g, SPECTATOR), lang)[0].plain
    return f"{title} · {players} · {where} · {when(saved)}"


def player(face: Face, g: State, seat: str, kind: str, lang: str) -> str:
    name = face.seat_name(g, g.game.seats.index(seat), lang)
    return name if kind == HUMAN else f"{name} ({kind})"


def when(saved: SavedGame) -> str:
    return f"{datetime.fromtimestamp(saved.changed).astimezone():%Y-%m-%d %H:%M}"


def resume(name: str | None = None, /) -> int | None:
    if name is None:
        show_saved()
        return None
    from plancia.cli.commands.playing import go_on  # which reads the games

    return apart(go_on)("", Path(name), (), 0, False)
