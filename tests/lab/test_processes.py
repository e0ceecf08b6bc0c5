"""Workers that are killed, and sizes that are kept to."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from plancia.cli.console import Trouble, speak
from plancia.cli.progress import watched
from plancia.lab.fuzz.run import fuzz
from plancia.lab.processes import CrewLost, Progress, crew, shares
from plancia.lab.secrets import secrets

killing = pytest.mark.skipif(sys.platform == "win32", reason="nobody is killed so there")


def die_once(piece: tuple[str, int]) -> int:
    """The one who is given 3 is killed the first time, with everything that others have in hand."""
    folder, number = piece
    if number == 3:
        try:
            (Path(folder) / "died").touch(exist_ok=False)
        except FileExistsError:
            return number * number
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@killing
def test_what_a_killed_worker_had_in_hand_is_done_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with crew(2, Progress()) as workers:
        done = list(workers.each(die_once, [(str(tmp_path), number) for number in range(12)]))
        again = list(workers.each(die_once, [(str(tmp_path), number) for number in range(3)]))
    assert (done, again) == ([number * number for number in range(12)], [0, 1, 4])
    assert capsys.readouterr().err.count("a worker was killed") == 1


@killing
def test_where_worker_after_worker_is_killed_it_is_given_up_in_one_line() -> None:
    with crew(2) as workers, pytest.raises(CrewLost):
        list(workers.each(die, range(4)))
    speak("it")
    with pytest.raises(Trouble, match="Prova con meno --jobs"), watched(), crew(2) as workers:
        list(workers.each(die, range(4)))


@pytest.mark.parametrize(("left", "pieces"), [(50, 8), (3, 8), (800, 8), (0, 8)])
def test_shares_are_even_and_together_exactly_what_is_left(left: int, pieces: int) -> None:
    found = shares(left, pieces)
    assert sum(found) == left
    assert all(found)
    assert max(found, default=0) - min(found, default=0) <= 1


@pytest.mark.parametrize("wanted", [1, 50, 333])
def test_as_many_pairs_and_decisions_as_were_asked_for(wanted: int) -> None:
    assert secrets("verrix", wanted, seed=1).pairs == wanted
    assert fuzz("wroth", wanted, seed=1).decisions == wanted


def test_a_size_is_kept_to_over_many_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("plancia.lab.fuzz.run.CHUNK", 50)
    assert fuzz("wroth", 1501, seed=1).decisions == 1501
