"""A machine without Node gets the same client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.client import NOT_BUILT, ROOT, SITE, STAMP


@pytest.mark.skipif(os.name == "nt", reason="the PATH is made of links")
def test_the_client_is_built_without_a_node_on_the_path(tmp_path: Path):
    """From the same sources, by what .venv holds: file for file the one that is served here."""
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns(*NOT_BUILT))
    # A copy, never a link: an `npm ci` in there would empty ours.
    shutil.copytree(ROOT / "web" / "node_modules", tmp_path / "web" / "node_modules", symlinks=True)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "client.py", tmp_path / "tools")
    bare = tmp_path / "bin"
    bare.mkdir()
    for name in ("sh", "env"):
        (bare / name).symlink_to(shutil.which(name) or name)
    assert shutil.which("node", path=str(bare)) is None

    env = {**os.environ, "PATH": str(bare)}
    command = [sys.executable, str(tmp_path / "tools" / "client.py")]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    built = tmp_path / "src" / "plancia" / "server" / "site"
    assert files(built) == files(SITE)


def files(folder: Path) -> dict[str, bytes]:
    every = [file for file in folder.rglob("*") if file.is_file() and file != folder / STAMP.name]
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in every}
