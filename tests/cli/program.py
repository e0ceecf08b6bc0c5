"""The real program, run as a person runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from plancia.cli import main

Run = Callable[..., subprocess.CompletedProcess[str]]
PROGRAM = [sys.executable, "-m", "plancia.cli.main"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A home of its own, so that no test sees or leaves a saved game."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "SYSTEMROOT")}
    home = tmp_path / "home"
    data = home / "data"
    return {
        **kept,
        "HOME": str(home),
        "XDG_DATA_HOME": str(data),
        "LOCALAPPDATA": str(data),
        "LANG": "C.UTF-8",
        "PYTHONUTF8": "1",
        "PYTHONWARNINGS": "error",
    }


@pytest.fixture
def plancia(environment: dict[str, str], tmp_path: Path) -> Run:
    """plancia("play", "wroth", "--quick", say="1\\n2\\n")"""

    def run(*arguments: object, say: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
        command = [*PROGRAM, *map(str, arguments), "--lang", lang]
        done = subprocess.run(
            command,
            input=say,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment,
            timeout=120,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return run


@pytest.fixture
def inside(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Run:
    """The same without a process of its own, where many runs are wanted."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object, say: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "stdin", StringIO(say))
        capfd.readouterr()
        command = [*map(str, arguments), "--lang", lang]
        status = main.run(command)
        return subprocess.CompletedProcess(command, status, *capfd.readouterr())

    return run
