"""What a person types: one line, or None at the end of the input."""

from __future__ import annotations

import sys
from contextlib import suppress

from plancia.cli.console import console


def read_line(cursor: str) -> str | None:
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (input() then has a history and can be edited)
    try:
        line = input(cursor)
    except EOFError:
        print()
        return None
    if not sys.stdin.isatty():
        print(line)  # so that a transcript can be read
    return line


def number_in(text: str) -> int:
    """The number somebody typed, or -1."""
    return int(text) if text.isdecimal() and len(text) < 10 else -1


def choose(question: str, options: list[str], usual: int = 1) -> int:
    """A numbered question; an empty line takes the usual answer. Raises EOFError when the input ends."""
    speaker = console()
    speaker.print(question, "bold")
    for number, option in enumerate(options, 1):
        speaker.print(f"{number:>3} {option}")
    while True:
        line = read_line(f"[{usual}] ")
        if line is None:
            raise EOFError
        said = line.strip() or str(usual)
        if 1 <= number_in(said) <= len(options):
            return number_in(said) - 1
        speaker.print(speaker.say("choose-between", least=1, most=len(options)), "red")
