"""One process for one SQLite file, and what a restart says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from plancia.table.store import sqlite_url
from tests.server.conftest import Process


def serve(data: Path, lang: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "plancia.cli.main", "serve", "--data", str(data), "--port", "0", "--lang", lang]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_a_second_process_on_one_file_does_not_start(launch, tmp_path: Path):
    first: Process = launch("", tmp_path)
    for lang, said in (("en", "another plancia already serves"), ("it", "un'altra plancia serve già")):
        second = serve(tmp_path, lang)
        assert (second.returncode, second.stdout) == (2, "")
        (line,) = second.stderr.splitlines()
        assert said in line
        assert line.endswith(first.url)


@pytest.mark.skipif(os.name == "nt", reason="nothing is killed so there")
def test_whoever_is_killed_leaves_the_file_free(launch, tmp_path: Path):
    database = sqlite_url(tmp_path / "plancia.db")
    launch(database, tmp_path).kill()
    assert launch(database, tmp_path).url


def test_a_restart_warns_of_nothing(launch, tmp_path: Path):
    """What is logged while nothing is wrong is for those who look for it."""
    launch("", tmp_path).stop()
    launch("", tmp_path).stop()
    said = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line for line in said if line["level"] in ("warning", "error")] == []
    assert [line["event"] for line in said].count("restarted") == 1
