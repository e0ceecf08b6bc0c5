"""The wheel declares everything that the package imports; ./test also installs and starts it, with tools/wheel.py."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "plancia"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OTHERS = {"catanatron", "chess"}  # of `plancia bench`, which fetches them into an environment of their own
TRIALS = ("lab/service/clients/api.py", "lab/mutants/")  # what only plancia[trials] has is imported there


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
    needed, trials = declared(PROJECT["dependencies"]), declared(PROJECT["optional-dependencies"]["trials"])
    homes = packages_distributions()
    missing = []
    for file in sorted(SOURCE.rglob("*.py")):
        name = file.relative_to(SOURCE).as_posix()
        allowed = needed | (trials if name.startswith(TRIALS) else set())
        missing += [f"{name}: {each}" for each in imports(file) if not allowed & set(map(normal, homes.get(each, [])))]
    assert missing == []


def test_everything_that_is_declared_is_locked() -> None:
    locked = {normal(line.partition("==")[0]) for line in (ROOT / "requirements.lock").read_text().splitlines()}
    wanted = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["trials"]
    assert declared(wanted) - locked == set()
