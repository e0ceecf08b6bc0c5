"""The lab in both languages: its commands, its reports, its numbers."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from plancia.cli.console import speak
from plancia.cli.lab.bench import bench
from plancia.cli.lab.lab import COMMANDS
from plancia.games.shelf import titles
from plancia.games.title import Title
from plancia.games.voices import voice_of
from plancia.kernel.words import catalogue
from plancia.lab import words
from plancia.lab.bench.report import report
from plancia.lab.bench.run import CATAN
from tests.lab.test_bench import WROTH, empty_bench, round_of
from tests.lab.test_commands import status_of

SOURCE = Path(words.__file__).parent
ENGLISH = re.compile(r"\b(the|and|of|games|won|interval|against|players|human|decisions|pairs|average|wanted)\b")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_command_and_option_has_its_help(lang: str) -> None:
    say = speak(lang).say
    for command in (*COMMANDS, bench):
        key = "cmd-bench" if command is bench else f"cmd-lab-{command.__name__}"
        options = {name.replace("_", "-") for name in inspect.signature(command).parameters}
        assert set(say.attributes(key)) == {*options, "usage"}, key
    assert say.faults == []


@pytest.mark.parametrize("title", [title for title in titles().values() if title.has("lab")], ids=lambda it: it.name)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_command_of_a_title_has_its_help(title: Title, lang: str) -> None:
    texts = voice_of(title.name).texts
    assert texts is not None
    for command in title.part("lab"):
        options = {name.replace("_", "-") for name in inspect.signature(command).parameters}
        found = catalogue(texts, lang).attributes(f"cmd-lab-{command.__name__}")
        assert set(found) == {*options, "usage"}, command


@pytest.mark.parametrize("lang", ["en", "it"])
def test_everything_that_is_said_is_in_the_catalogue(lang: str) -> None:
    said = {
        key
        for file in SOURCE.rglob("*.py")
        for key in re.findall(r"""\bsay\(\s*["']([\w-]+)["']""", file.read_text("utf-8"))
    }
    assert len(said) > 60
    assert [key for key in said if key not in catalogue(words.TEXT, lang)] == []


def test_help_and_reports_in_italian(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("lab", "--lang", "it") == 0
    assert "Bot contro bot" in capsys.readouterr().out
    assert status_of("lab", "arena", "--help", "--lang", "it") == 0
    assert "Uso: plancia lab arena GIOCO [OPZIONI]" in capsys.readouterr().out
    for command in (
        ["arena", "wroth", "--seats", "random,random", "--games", "4"],
        ["arena", "wroth", "--seats", "random", "--scenario", "OOG-1", "--games", "1"],
        ["balance", "verrix", "--bot", "random", "--games", "1"],
        ["missions", "--bots", "random", "--mission", "M1", "--games", "1"],
        ["secrets", "wroth", "--pairs", "20"],
    ):
        assert status_of("lab", *command, "--jobs", "1", "--lang", "it") == 0
        said = capsys.readouterr().out
        assert ENGLISH.findall(said) == [], said
    status_of("lab", "fuzz", "wroth", "--decisions", "50", "--jobs", "1", "--lang", "it")
    assert "50 decisioni in" in capsys.readouterr().out
    assert status_of("lab", "arena", "wroth", "--seats", "nobody,random", "--lang", "it") == 2
    assert "non c'è un bot «nobody»" in capsys.readouterr().err


def test_the_bench_in_italian() -> None:
    measured = empty_bench()
    measured.rounds = {WROTH: [round_of(90_000, 5)], CATAN: [round_of(20_000, 50)]}
    words.speak("it")
    try:
        text = report(measured)
    finally:
        words.speak("")
    assert "bene  Wroth: 4,5 volte Catanatron, almeno 4" in text
    assert ENGLISH.findall(text) == []


def test_numbers_are_written_as_the_language_writes_them() -> None:
    words.speak("it")
    try:
        assert words.figures("1,234.5 [0.1%, 2.0]") == "1.234,5 [0,1%, 2,0]"
    finally:
        words.speak("")
    assert words.figures("1,234.5") == "1,234.5"
