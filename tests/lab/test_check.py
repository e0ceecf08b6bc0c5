"""The titles that are here pass what every title must."""

from __future__ import annotations

import pytest

from plancia.games.shelf import names
from plancia.lab.check import CHECKS, check


@pytest.mark.parametrize("title", names())
def test_a_title_passes(title: str):
    found = {name: wrong for name, _, wrong in check(title)}
    assert list(found) == list(CHECKS)
    assert not any(found.values()), found
