"""The tables that are looked at, made once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import Process
from tests.web.looks.stage import Britannia, Italia, Stage


@pytest.fixture(scope="package")
def stage(house: Process) -> Iterator[Stage]:
    made = Stage(house.url)
    yield made
    made.strikes()


@pytest.fixture(scope="package")
def britannia(house: Process) -> Iterator[Britannia]:
    made = Britannia(house.url)
    yield made
    made.strikes()


@pytest.fixture(scope="package")
def italia(house: Process) -> Iterator[Italia]:
    made = Italia(house.url)
    yield made
    made.strikes()
