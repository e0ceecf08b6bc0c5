"""What ./test --quick tries for what has changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tools import nearest as tool
from tools.nearest import ALWAYS, nearest

from tests.laws.test_laws import FIRSTS, TABLES

ROOT = Path(__file__).parents[1]
RULES = "src/plancia/games/wroth/rules"


def beside(folder: str) -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / folder).glob("test_*.py"))


@pytest.mark.parametrize(
    ("file", "folder"),
    [
        (f"{RULES}/turn/exodus.py", "tests/games/wroth/rules/turn"),
        ("src/plancia/games/verrix/content/cards/events.toml", "tests/games/verrix/content"),  # the nearest above
        ("src/plancia/games/verrix/bot/thumb.py", "tests/games/verrix/bot"),
        ("src/plancia/games/wroth/bot/thumb.py", "tests/bots"),  # for which it is, where the title has none
        ("src/plancia/table/store/people/tokens.py", "tests/store"),
        ("src/plancia/server/http/view.py", "tests/server/http"),
        ("tests/server/world.py", "tests/server"),  # who helps there
    ],
)
def test_a_file_has_the_tests_of_its_room(file: str, folder: str) -> None:
    assert beside(folder)
    assert sorted(set(nearest([file])) - set(ALWAYS)) == beside(folder)


def test_the_test_of_that_name_comes_first() -> None:
    assert (
        nearest([f"{RULES}/turn/turn.py", f"{RULES}/turn/exodus.py"])[0]
        == "tests/games/wroth/rules/turn/test_exodus.py"
    )


def test_a_test_is_its_own() -> None:
    assert nearest(["tests/kernel/test_views.py"]) == ["tests/kernel/test_views.py", *ALWAYS]


@pytest.mark.parametrize("file", ["README.md", "tests/web/test_gone.py", "tests/web/people/person.py"])
def test_what_has_none_is_tried_with_what_is_always_tried(file: str) -> None:
    assert nearest([file]) == nearest([]) == list(ALWAYS)


def test_all_that_is_named_is_there() -> None:
    for path in [*ALWAYS, *(each for paths in tool.BESIDE.values() for each in paths)]:
        assert (ROOT / path).exists(), path
    for source, tests in tool.ELSEWHERE.items():
        assert (ROOT / tool.PACKAGE / source).is_dir()
        assert beside(f"tests/{tests}")


def test_one_game_of_each_title_is_tried_quickly() -> None:
    assert sorted(TABLES[place][0].name for place in FIRSTS) == sorted({game.name for game, _ in TABLES})


def test_what_changed_is_the_branch_and_what_is_not_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    def commits(name: str) -> None:
        (tmp_path / name).write_text(name)
        git("add", name)
        git("commit", "-m", name)

    monkeypatch.setattr(tool, "ROOT", tmp_path)
    git("init", "-b", "main")
    commits("one")
    commits("two")
    assert tool.changed() == ["two"]  # the last commit
    git("checkout", "-b", "mine")
    commits("three")
    commits("four")
    (tmp_path / "one").write_text("changed")
    (tmp_path / "new").write_text("new")
    assert tool.changed() == ["four", "new", "one", "three"]
