"""Where each rule of the ledger stands in the code and in the tests, and how often play has met it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import plancia
from plancia.games.shelf import game_named, titles
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.ledger import Ledger
from plancia.kernel.state import Tally

PACKAGE = Path(plancia.__file__).parent
ID = re.compile(r"(?<![A-Za-z0-9-])[A-Z]+(?:-[A-Z0-9]+)+(?![A-Za-z0-9-]*[a-z])")
ROOMS = ("state", "content", "rules", "notation", "shown")
EXAMPLE = re.compile(r"\bexample\(([^)]*)\)")
MOST_ANSWERS = 20_000  # in one game: a game that does not end is a bug to be told of, not to be waited for


class Citations:
    """File and line of every id, in code and in @example(...) of tests. `game`: by the name it has on the shelf."""

    def __init__(self, game: str) -> None:
        title = titles().get(game)
        self.code = {} if title is None else _found(carrying(title.folder), title.root, _ids)
        tests = tests_folder()
        self.tests = {} if tests is None else _found(tests.rglob("test_*.py"), tests.parent, _examples)
        self.has_tests = tests is not None

    def covered(self, ledger: Ledger, id: str) -> bool:
        return id in self.code or ledger.rules[id].not_code is not None

    def holes(self, ledger: Ledger) -> list[str]:
        return [id for id in ledger.rules if not self.covered(ledger, id)]


def carrying(house: Path) -> list[Path]:
    """The files of a title that carry rules out: words only name them; bots, terminal and trials stand around."""
    return sorted([*house.glob("*.py"), *(file for room in ROOMS for file in (house / room).rglob("*.py"))])


def tests_folder() -> Path | None:
    """Beside the sources, where this is a working tree and no installation."""
    folder = next((up / "tests" for up in PACKAGE.parents if (up / "pyproject.toml").exists()), None)
    return folder if folder is not None and folder.is_dir() else None


def _found(files: Iterable[Path], base: Path, ids: Callable[[str], list[tuple[int, str]]]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for file in sorted(files):
        for line, id in ids(file.read_text("utf-8")):
            places.setdefault(id, []).append(f"{file.relative_to(base).as_posix()}:{line}")
    return places


def _ids(text: str) -> list[tuple[int, str]]:
    return [(number, id) for number, line in enumerate(text.splitlines(), 1) for id in ID.findall(line)]


def _examples(text: str) -> list[tuple[int, str]]:
    found = []
    for match in EXAMPLE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        found += [(line, id) for id in ID.findall(match[1])]
    return found


class Coverage(NamedTuple):
    """By id: (done, allowed, refused) in random play, and the places in code and tests."""

    met: dict[str, tuple[int, int, int]]
    code: dict[str, list[str]]
    tests: dict[str, list[str]]


def coverage_of(game: str, games: int = 60) -> Coverage:
    """Takes some seconds. Games of the shelf are played."""
    cited = Citations(game)
    if game not in titles():
        return Coverage({}, cited.code, cited.tests)
    tally = play_randomly(game, games)
    ids = {*tally.done, *tally.refused}
    met = {id: (tally.done.get(id, 0), tally.allowed(id), tally.refused.get(id, 0)) for id in sorted(ids)}
    return Coverage(met, cited.code, cited.tests)


def play_randomly(game: str, games: int, each: Callable[[], Any] = lambda: None) -> Tally:
    """Random games in all modes, with every rule counted that they meet."""
    tally = Tally()
    for number in range(games):
        g = any_table(game, number)
        g.key, g.reasons, g.tally = key_of(f"coverage {number}"), True, tally
        pick = Random(f"answers {number}")
        g.game.begin(g)
        for _ in range(MOST_ANSWERS):
            if g.decision is None:
                break
            engine.answer(g, pick.choice(g.decision.options), g.decision.by)
        each()
    return tally


def any_table(game: str, number: int = 0) -> Any:
    """A table before set-up, another one for each number."""
    title = game_named(game)
    return title.table(title.any_settings(Random(number), number))
