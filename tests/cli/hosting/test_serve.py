"""The browser that ./play opens, and a tree in which nothing can be written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
WHICH = "from plancia.cli.commands.serve import with_windows as found; print(getattr(found(), 'name', None))"


def program(folder: Path, name: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text("#!/path/sh\nexit 0\n")
    (folder / name).chmod(0o755)
    return folder / name


def found(path: Path, **environment: str) -> str:
    env = {"PATH": str(path), "TERM": "xterm", "PYTHONPATH": os.environ.get("PYTHONPATH", ""), **environment}
    return subprocess.run(
        [sys.executable, "-c", WHICH], env=env, check=True, capture_output=True, text=True
    ).stdout.strip()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the desktop has its own way there")
@pytest.mark.parametrize("text", ["lynx", "w3m", "links", "elinks", "www-browser"])
def test_no_text_browser_takes_over_the_terminal(tmp_path: Path, text: str):
    path = tmp_path / "bin"
    browser = program(path, text)
    assert found(path) == "None"
    assert found(path, DISPLAY=":0") == "None"
    assert found(path, BROWSER=str(browser)) == "None"
    assert found(path, BROWSER=f"{text} %s") == "None"
    program(path, "firefox")
    assert found(path, DISPLAY=":0") == "firefox"


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_a_tree_in_which_nothing_can_be_written_is_one_line(tmp_path: Path):
    """A file lies where the folder would be made: so it is forbidden to everybody, also to root."""
    for name in ("bootstrap.py", "play", "pyproject.toml", "requirements.lock", "player.lock"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / ".venv").write_text("")
    done = subprocess.run([sys.executable, str(tmp_path / "play")], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith(f"plancia: {tmp_path / '.venv'}")
