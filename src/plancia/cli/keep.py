"""Saves on disk: written whole or not at all, and never over something that is no save."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from plancia.cli.voice import voice
from plancia.table.match import SAVE_LINE, Match

LAST = "last"  # --resume last


def data_folder() -> Path:
    """Where the system wants a program to keep a person's files."""
    home = Path.home()
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "plancia"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "plancia"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "plancia"


def last_save() -> Path:
    return data_folder() / "last.save"


def keep(match: Match) -> None:
    """After every answer. A full or closed disk must not stop the game."""
    try:
        data_folder().mkdir(parents=True, exist_ok=True)
        write_whole(last_save(), match.dump())
    except OSError:
        return


def save(match: Match, file: Path) -> None:
    """Raises Trouble."""
    try:
        if file.exists() and not file.read_bytes().startswith(SAVE_LINE.encode()):
            raise voice().trouble("file-is-no-save", file=str(file))
        write_whole(file, match.dump())
    except OSError as error:
        raise voice().trouble("file-not-written", file=str(file), why=reason(error)) from None


def read(file: Path) -> str:
    """The text of a file. Raises Trouble."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise voice().trouble("file-no-text", file=str(file)) from None
    except OSError as error:
        raise voice().trouble("file-not-read", file=str(file), why=reason(error)) from None


def write_whole(file: Path, text: str) -> None:
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def reason(error: OSError) -> str:
    """Why a file cannot be had, in the player's language."""
    kinds = {"FileNotFoundError": "missing", "PermissionError": "forbidden", "IsADirectoryError": "folder"}
    return voice().say(f"why-{kinds.get(type(error).__name__, 'other')}")
