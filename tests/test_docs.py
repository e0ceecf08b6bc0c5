"""What the pages show, holds."""

from __future__ import annotations

import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from plancia.cli.console import speak
from plancia.cli.main import build
from plancia.games.wroth.content.read import open_box
from tests.conftest import SLOW

ROOT = Path(__file__).parents[1]


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / page).read_text(), re.MULTILINE | re.DOTALL)


def test_the_python_of_the_readme_runs() -> None:
    (program,) = blocks("README.md", "python")
    exec(program, {})


def test_the_python_of_its_page_runs() -> None:
    programs = blocks("docs/python.md", "python")
    assert len(programs) == 3
    exec("\n".join(programs), {})


def test_the_examples_of_style_are_code_of_ours() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    examples = re.findall(r"\]\(([^)]+)\)\):\n```\w+\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(examples) == 5
    for path, text in examples:
        assert text in (ROOT / path).read_text("utf-8"), path


@pytest.mark.parametrize(
    "page", ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md", "docs/hosting.md"]
)
def test_what_a_page_leads_to_is_there(page: str) -> None:
    linked = re.findall(r"\]\((?!https?:)([^)#]+)\)", (ROOT / page).read_text("utf-8"))
    assert [path for path in linked if not (ROOT / page).parent.joinpath(path).exists()] == []


def test_the_changes_of_this_version_are_told() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert re.search(rf"^## {re.escape(version)}\b", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)


def commands_of_the_readme() -> list[list[str]]:
    """`./play lab kill`, `race`, or `--mission M1`: what follows may leave out what it shares with the one before."""
    found: list[list[str]] = []
    for row in re.findall(r"^\| (`\./play .*?) \|", (ROOT / "README.md").read_text(), re.MULTILINE):
        before: list[str] = []
        for text in re.findall(r"`(.*?)`", row):
            words = text.removeprefix("./play ").split()
            if words[0].startswith("--"):
                words = [*(word for word in before if not word.startswith("--")), *words]
            elif before[:1] == ["lab"] and not text.startswith("./play") and words[0] != "lab":
                words = ["lab", *words]
            found.append(words)
            before = words
    return found


def test_every_command_of_the_readme_can_be_given_as_it_is_written() -> None:
    app = build(speak("en"))
    commands = commands_of_the_readme()
    assert ["lab", "arena", "wroth"] in commands
    assert ["lab", "hostile"] in commands
    assert ["play", "nova-aetas", "--mission", "M1"] in commands
    for words in commands:
        app.parse_args(words, exit_on_error=False, print_error=False)  # raises CycloptsError


COMMAND = re.compile(  # and how a host comes to say it
    r"(?:sudo (?:-u \w+ )?|docker compose exec plancia |docker compose run(?: --rm| --volume \S+)* )?"
    r"(?:\S*/)?(?:plancia|play) ([a-z-].*)"
)
OTHERS = {"brandub": "wroth", "TITLE": "wroth"}  # an example that is not installed, and what stands for any title


def commands_of(page: Path) -> Iterator[list[str]]:
    """`[--option]` may be given, what follows # or < or > is for others to read."""
    text = page.read_text("utf-8")
    fenced = re.findall(r"^```(?:sh)?\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line for block in fenced for line in block.splitlines()]
    for line in [*lines, *re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text)]:
        found = COMMAND.fullmatch(re.split(r"\s+[#<>|]\s*", line.strip())[0])
        if found:
            yield [OTHERS.get(word, word) for word in shlex.split(re.sub(r"[][]", "", found[1]))]


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name
)
def test_every_command_of_a_page_can_be_given_as_it_is_written(page: Path) -> None:
    app = build(speak("en"))
    for words in commands_of(page):
        app.parse_args(words, exit_on_error=False, print_error=False)  # raises CycloptsError


def test_commands_are_found_wherever_a_page_has_them() -> None:
    hosting = list(commands_of(ROOT / "docs" / "hosting.md"))
    assert ["lab", "load"] in hosting
    assert ["wind-back", "TABLE"] in hosting
    assert ["backup", "/data/before.plancia"] in hosting
    assert ["restore", "/before.plancia"] in hosting
    assert ["restore", "/var/lib/plancia/backups/before.plancia", "--data", "/var/lib/plancia"] in hosting


def test_the_pack_on_the_page_is_a_good_pack(tmp_path: Path) -> None:
    (cards,) = blocks("docs/packs.md", "toml")
    (tmp_path / "cards.toml").write_text(cards)
    (tmp_path / "pack.toml").write_text('name = "my-wroth"\ngame = "wroth"\ntitle = "My box"\nplancia = 1\n')
    assert open_box((tmp_path,)).cost[8] == 3


def test_what_is_slow_is_there() -> None:
    """A line of the list that fits nothing has been forgotten."""
    tests = [f"{path.relative_to(ROOT / 'tests').as_posix()}::" for path in (ROOT / "tests").rglob("test_*.py")]
    assert [each for each in SLOW if not any(test.startswith(each.partition("::")[0]) for test in tests)] == []


@pytest.mark.parametrize("title", sorted(path.parent for path in (ROOT / "src/plancia/games").glob("*/game.py")))
def test_the_page_of_a_title_names_every_file(title: Path) -> None:
    """A chapter of the rules by its path, the others in the row of their room."""
    page = (title / "README.md").read_text("utf-8")
    rows = {row.split("`")[1]: row for row in page.splitlines() if row.startswith("| `")}
    missing = []
    for file in sorted(title.rglob("*.py")):
        where = file.relative_to(title)
        row = rows.get(f"{where.parent.as_posix()}/", "") if len(where.parts) > 1 else page
        if file.name != "__init__.py" and f"`{where.as_posix()}`" not in page and f"`{file.name}`" not in row:
            missing.append(where.as_posix())
    assert missing == []


def test_no_conflict_is_left_in_a_file() -> None:
    marks = ["git", "grep", "-lE", "^(<{7}|>{7}) ", "--", "."]
    assert subprocess.run(marks, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False).stdout == ""
