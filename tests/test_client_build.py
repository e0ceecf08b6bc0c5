"""A machine without Node builds the same client: Node comes with .venv."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import client


@pytest.fixture
def no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that a shell needs is on the PATH, but no Node."""
    for name in ("sh", "env"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert shutil.which("node") is None
    assert shutil.which("npm") is None


@pytest.mark.skipif(os.name == "nt", reason="the PATH is made of links")
def test_the_client_is_checked_without_a_node_of_the_machine(no_node: None, tmp_path: Path):
    """A script of npm finds our Node, and nothing else."""
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    (scripts / "package.json").write_text('{"scripts": {"version": "node --version > version"}}')
    client.npm("--prefix", str(scripts), "run", "version")
    assert (scripts / "version").read_text().startswith("v24.")


def test_a_client_that_is_current_is_not_built_again():
    assert client.is_current(), "python tools/client.py"
    before = client.STAMP.stat().st_mtime_ns
    subprocess.run([sys.executable, client.__file__], check=True, capture_output=True)
    assert client.STAMP.stat().st_mtime_ns == before


def test_a_build_that_fails_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(client.BuildFailed, match="npm run failed"):
        client.npm("run", "nothing-of-the-kind")
    monkeypatch.setattr(client, "find_spec", lambda name: None)
    with pytest.raises(client.BuildFailed, match="Node is missing"):
        client.npm("--version")
