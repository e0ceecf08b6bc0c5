"""Files that would never be opened to the end, or take all memory: one line, and the machine is left in peace."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from plancia.cli import main, sandbox
from plancia.table.opening import process_limits
from tests.cli.program import Run

resource = pytest.importorskip("resource")  # Windows limits no process
ENDLESS = ".".join(["a"] * 40_000) + " = 1\n"  # read in a time that grows with the square of its length
SAID = {
    "en": "takes more than 1 seconds or too much memory to open, and is left alone",
    "it": "richiede più di 1 secondi o troppa memoria per aprirsi, e resta com'è",
}
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="no other system holds a process to its memory")


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "SECONDS", 1.0)


def is_given_up(run: Run, file: Path, lang: str, *command: object) -> None:
    done = run(*command, lang=lang)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"plancia: {file} {SAID[lang]}\n"


@pytest.mark.parametrize(
    ("lang", "command"),
    [("en", ("position",)), ("it", ("position", "--play"))],
)
def test_a_position_that_takes_for_ever_is_given_up(inside: Run, tmp_path: Path, lang: str, command: tuple[str, ...]):
    file = tmp_path / "endless.position"
    file.write_text(ENDLESS, "utf-8")
    is_given_up(inside, file, lang, *command, file)


def test_so_is_a_pack(inside: Run, tmp_path: Path):
    (tmp_path / "endless").mkdir()
    (tmp_path / "endless" / "pack.toml").write_text(ENDLESS, "utf-8")
    is_given_up(inside, tmp_path / "endless", "en", "pack", "check", tmp_path / "endless")


@LINUX
@pytest.mark.parametrize(
    ("lang", "command"),
    [
        ("en", ("replay",)),
        ("it", ("verify",)),
        ("en", ("report",)),
        ("it", ("report", "--play")),
        ("en", ("position", "--from")),
        ("it", ("play", "--resume")),
        ("en", ("play", "wroth", "--resume")),
        ("it", ("play", "nova-aetas", "--position")),
    ],
)
def test_a_file_without_end_is_given_up(inside: Run, lang: str, command: tuple[str, ...]):
    file = Path("/dev/zero")
    is_given_up(inside, file, lang, *command, file)


def limits() -> list[tuple[int, int]]:
    return [resource.getrlimit(what) for what in (resource.RLIMIT_AS, resource.RLIMIT_CPU)]


class Curious(StringIO):
    """Whoever sits there notes what they may take when they are first asked."""

    def __init__(self, note: Path) -> None:
        super().__init__("quit\n")
        self.note = note

    def readline(self, size: int | None = -1, /) -> str:
        self.note.write_text(str(limits()))
        return super().readline(size or -1)


def test_whoever_sits_down_is_limited_no_more(inside: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    inside("play", "wroth", "--quick", "--seed", "5", say="1\n1\n")
    monkeypatch.setattr(sys, "stdin", Curious(tmp_path / "note"))
    assert main.run(["play", "wroth", "--resume", "last"]) == 0
    assert (tmp_path / "note").read_text() == str(limits())


def test_limits_are_lifted_to_where_they_were():
    before = limits()
    process_limits.limit_memory()
    process_limits.limit_time(1000)
    during = limits()
    process_limits.lift()
    assert before == limits() != during
