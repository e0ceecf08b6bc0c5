"""Brandub, installed as anybody would: a package of its own beside Plancia, found by its entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import plancia

EXAMPLE = Path(__file__).parents[2] / "examples" / "brandub"
SOURCES = Path(plancia.__file__).parents[1]
Plancia = Callable[..., str]


def install(package: Path, to: Path) -> None:
    """Offline: what builds it is in the lock."""
    quietly = ("-q", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    subprocess.run([sys.executable, "-m", "pip", "install", *quietly, "--target", to, package], check=True)


def environment(at: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), str(at)]), "COLUMNS": "120", "LANG": "C.UTF-8"}


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    at = tmp_path_factory.mktemp("installed")
    install(EXAMPLE, at)
    return at


@pytest.fixture
def python(installed: Path, tmp_path: Path) -> Plancia:
    """Runs python with it, and gives what it printed; where it ends with an error, that too."""

    def run(*args: str, said: str = "", status: int = 0, at: Path = installed) -> str:
        command, env = [sys.executable, *args], environment(at)
        done = subprocess.run(command, input=said, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout + done.stderr if status else done.stdout

    return run
