"""The wheel declares everything that the package imports; ./test also installs and starts it, with tools/wheel.py."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "plancia"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OTHERS = {"catanatron", "chess"}  # of `plancia bench`, which fetches them into an environment of their own
ONLY_THERE = {  # what an extra brings is imported there, and nowhere else
    "lab": ("lab/service/clients/api.py", "lab/mutants/"),
    "postgres": ("table/store/ear.py", "lab/postgres.py", "lab/service/clients/books.py"),
    "research": ("lab/research/",),
}


def imports(file: Path) -> set[str]:
    """The packages of others that a file imports, wherever in it."""
    beside = {each.stem for each in file.parent.glob("*.py")}  # a script finds what lies beside it
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name.partition(".")[0] for each in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    return found - set(sys.stdlib_module_names) - beside - OTHERS - {"plancia"}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[\[<>=!~; ]", each, maxsplit=1)[0]) for each in requirements}


def test_everything_that_is_imported_is_declared() -> None:
    extras, needed = PROJECT["optional-dependencies"], declared(PROJECT["dependencies"])
    homes = packages_distributions()
    missing = []
    for file in sorted(SOURCE.rglob("*.py")):
        name = file.relative_to(SOURCE).as_posix()
        brought = [declared(extras[extra]) for extra, places in ONLY_THERE.items() if name.startswith(places)]
        allowed = needed.union(*brought)
        missing += [f"{name}: {each}" for each in imports(file) if not allowed & set(map(normal, homes.get(each, [])))]
    assert missing == []


def test_everything_that_is_declared_is_locked() -> None:
    locked = {normal(line.partition("==")[0]) for line in (ROOT / "requirements.lock").read_text().splitlines()}
    wanted = PROJECT["dependencies"] + [each for extra in PROJECT["optional-dependencies"].values() for each in extra]
    assert declared(wanted) - locked == {"plancia"}  # an extra that has another


def test_a_player_gets_what_is_declared_in_the_versions_of_the_lock() -> None:
    lock, player = (set(named((ROOT / file).read_text())) for file in ("requirements.lock", "player.lock"))
    assert player - lock == set()
    assert declared(PROJECT["dependencies"]) - {normal(each.partition("==")[0]) for each in player} == set()


def named(lock: str) -> list[str]:
    return [line.partition(" ")[0] for line in lock.splitlines() if "==" in line]


def test_nothing_is_built_without_the_client(tmp_path: Path) -> None:
    project = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
    for name in (*project, "tools/client.py", "src/plancia/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path / "dist")]
    done = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode
    assert "plancia: tools/client.py failed, and nothing was built" in done.stderr
    assert not list(tmp_path.glob("dist/*"))
