"""An environment with the other engines, made once, by their names in the package index."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

from plancia.lab.compiled import source_tree
from plancia.lab.words import say

# The newest that can be driven; the second line is a release known to work.
WANTED = (("catanatron", "chess"), ("catanatron==3.2.1", "chess==1.11.2"))
PROBE = (
    "import chess, catanatron; catanatron.Game([catanatron.RandomPlayer(c) for c in catanatron.Color], seed=1).play()"
)


class NoOthers(Exception):
    """The other engines cannot be had here, and why."""


def python_of_others() -> Path:
    """The Python that has them. Raises NoOthers."""
    folder = _cache() / f"engines-{sys.version_info.major}.{sys.version_info.minor}"
    python = folder / ("Scripts" if os.name == "nt" else "bin") / ("python.exe" if os.name == "nt" else "python")
    if _works(python):
        return python
    venv.create(folder, clear=True, with_pip=True)
    said = ""
    for names in WANTED:
        done = subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *names],
            check=False, capture_output=True, text=True,
        )  # fmt: skip
        if done.returncode == 0 and _works(python):
            return python
        said = (done.stderr.strip().splitlines() or [say("bench-not-driven")])[-1]
    raise NoOthers(say("bench-no-others", why=said))


def _works(python: Path) -> bool:
    return python.exists() and subprocess.run([python, "-c", PROBE], check=False, capture_output=True).returncode == 0


def _cache() -> Path:
    root = source_tree()
    if root is not None:
        return root / "build" / "bench"
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(home) / "plancia"
