"""What time it is in the house, whatever the clock on the wall says."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from plancia.server.wall_clock import Timekeeper

HOURS = 3 * 3600 * 1000  # ms


def test_the_house_knows_what_time_it_is() -> None:
    before = int(time.time() * 1000)
    now = Timekeeper().now()
    assert before - 1000 <= now <= time.time() * 1000 + 1000


def test_a_clock_that_is_put_back_or_forward_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    house, began = Timekeeper(), time.monotonic()
    before = house.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= house.now() <= before + 1000 * (time.monotonic() - began) + 1


def test_time_goes_on_from_the_latest_that_the_house_has_seen() -> None:
    house = Timekeeper()
    told = house.now() + HOURS
    house.not_before(told)
    assert house.now() >= told
    house.not_before(told - HOURS)
    assert house.now() >= told


def test_ahead_of_the_wall_it_goes_at_half_its_speed() -> None:
    house = Timekeeper()
    house.not_before(house.now() + HOURS)
    before, first, began = time.monotonic(), house.now(), time.monotonic()
    time.sleep(0.3)
    ended, last, after = time.monotonic(), house.now(), time.monotonic()
    assert 500 * (ended - began) - 2 <= last - first <= 500 * (after - before) + 2


def test_it_is_ahead_no_longer_than_it_must() -> None:
    house = Timekeeper()
    house.not_before(house.now() + 100)
    time.sleep(0.25)
    before = house.now()
    time.sleep(0.1)
    assert house.now() - before >= 1000 * 0.1 - 2


def test_a_server_takes_as_many_files_as_it_may() -> None:
    words = (
        "import resource as r; most = r.getrlimit(r.RLIMIT_NOFILE)[1]; r.setrlimit(r.RLIMIT_NOFILE, (64, most));"
        "from plancia.server.running import take_all_files; take_all_files();"
        "print(r.getrlimit(r.RLIMIT_NOFILE)[0] == most)"
    )
    said = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "True"
