"""The server besieged, without its database, with a clock that jumps, and between two versions: each in a few seconds.
The long ones: plancia lab load --siege, away, clock, upgrade. How fast it was, another machine may say."""

from __future__ import annotations

import asyncio
from math import inf

import pytest

from plancia.lab.processes import Progress
from plancia.lab.service.away import How, away
from plancia.lab.service.besieged import besieged
from plancia.lab.service.clock import clock
from plancia.lab.service.run import Run
from plancia.lab.service.servers import fault
from plancia.lab.service.upgrade import upgrade
from plancia.table.store.schema import VERSIONS
from tests.lab.service import faulty

QUIET = Run(Progress(False))
SLOW = 20.0  # seconds in which also a slow machine has told everybody


def test_those_who_play_are_served_through_a_siege() -> None:
    outcome = asyncio.run(besieged(2, 6, 60, QUIET, rounds=1, times=inf))
    assert not outcome.faults, outcome.report()
    assert outcome.siege.endpoints > 60
    assert outcome.siege.usual > 54


def test_a_server_that_waits_for_every_head_is_found_out() -> None:
    outcome = asyncio.run(besieged(2, 6, 60, QUIET._replace(program=faulty.program("waits-for-heads")), rounds=1))
    assert any("with the siege" in each or each == "nobody has played" for each in outcome.faults), outcome.report()


@pytest.mark.parametrize("how", ["full", "limited", "frozen", "stopped"])
def test_a_database_that_goes_away_is_told_and_play_goes_on(how: How) -> None:
    outcome = asyncio.run(away(how, 1, QUIET, gone=5, within=SLOW))
    assert outcome.report().endswith("told in time, nothing lost, and play went on"), outcome.report()


@pytest.mark.parametrize(
    ("how", "plant", "found"),
    [("limited", "forgets-when-full", "and is not there"), ("frozen", "waits-for-ever", "nothing for 3 s")],
)
def test_a_server_that_says_nothing_of_it_is_found_out(how: How, plant: str, found: str) -> None:
    program = (faulty if plant in faulty.FAULTS else fault).program(plant)
    outcome = asyncio.run(away(how, 1, QUIET._replace(program=program), gone=5))
    assert any(found in each for each in outcome.faults), outcome.report()


def test_a_clock_that_jumps_costs_nobody_time() -> None:
    outcome = asyncio.run(clock(2, QUIET))
    assert not outcome.faults, outcome.report()
    assert outcome.restarts


@pytest.mark.parametrize("plant", ["goes-back", "reads-the-wall"])
def test_a_server_whose_time_goes_back_is_found_out(plant: str) -> None:
    outcome = asyncio.run(clock(2, QUIET._replace(program=faulty.program(plant))))
    assert any("the clock stands still" in each for each in outcome.faults), outcome.report()


def test_two_versions_serve_the_same_tables() -> None:
    outcome = asyncio.run(upgrade(2, QUIET, within=SLOW))
    assert not outcome.faults, outcome.report()
    assert outcome.versions == [VERSIONS[-1], str(int(VERSIONS[-1]) + 1)]


def test_a_migration_that_needs_what_the_older_one_does_not_write_is_found_out() -> None:
    outcome = asyncio.run(upgrade(2, QUIET, what="needs"))
    assert any("a new table: 500" in each for each in outcome.faults), outcome.report()
