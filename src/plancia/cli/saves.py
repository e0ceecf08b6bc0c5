"""Saves on disk: written whole or not at all, and never over something that is no save."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from plancia.cli.console import console
from plancia.kernel.decision import CHANCE
from plancia.table.match import SAVE_LINE, Match


def data_folder() -> Path:
    """Where the system wants a program to keep a person's files."""
    home = Path.home()
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "plancia"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "plancia"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "plancia"


def games_folder() -> Path:
    """Where the games of the terminal are kept, each in a file of its own."""
    return data_folder() / "games"


class Slot:
    """The file of one game: it is there from the first answer on, and goes with the last one that is taken back."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.failed = False

    def keep(self, match: Match) -> None:
        """After every answer. A full or closed disk must not stop the game; it is said once."""
        try:
            if not is_answered(match):
                self.forget()
                return
            if self.file is None:
                self.file = new_file(match.game.name)
            write_whole(self.file, match.dump())
        except OSError as error:
            if not self.failed:
                where = self.file or games_folder()
                console().print(console().say("not-kept", file=str(where), why=reason(error)), "red")
            self.failed = True
            return
        self.failed = False

    def forget(self) -> None:
        if self.file is not None:
            self.file.unlink(missing_ok=True)
        self.file = None

    @property
    def is_kept(self) -> bool:
        return self.file is not None and not self.failed


def is_answered(match: Match) -> bool:
    """Has a person decided or ordered anything?"""
    return any(by != CHANCE and by not in match.bots for by, _, _ in match.state.journal or [])


def new_file(game: str) -> Path:
    """NAME-1.save, NAME-2.save, …: the first number after all others, and nobody else's."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    taken = [number_of(file, game) for file in folder.glob(f"{game}-*.save")]
    number = max(taken, default=0) + 1
    while True:
        file = folder / f"{game}-{number}.save"
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return file


def number_of(file: Path, game: str) -> int:
    number = file.stem.removeprefix(f"{game}-")
    return int(number) if number.isdecimal() else 0


def save(match: Match, file: Path) -> None:
    """Raises Trouble."""
    write(file, match.dump(), SAVE_LINE)


def write(file: Path, text: str, first: str) -> None:
    """Over nothing but what begins with the same line. Raises Trouble."""
    try:
        if file.exists() and not file.read_bytes().startswith(first.encode()):
            raise console().trouble("file-is-no-save", file=str(file))
        write_whole(file, text)
    except OSError as error:
        raise console().trouble("file-not-written", file=str(file), why=reason(error)) from None


def read(file: Path) -> str:
    """The text of a file. Raises Trouble."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise console().trouble("file-no-text", file=str(file)) from None
    except OSError as error:
        raise console().trouble("file-not-read", file=str(file), why=reason(error)) from None


def write_whole(file: Path, text: str) -> None:
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8", newline="") as opened:
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def reason(error: OSError) -> str:
    """Why a file cannot be had, in the player's language."""
    kinds = {"FileNotFoundError": "missing", "PermissionError": "forbidden", "IsADirectoryError": "folder"}
    return console().say(f"why-{kinds.get(type(error).__name__, 'other')}")
