from __future__ import annotations

import pytest

from plancia.lab.stats import fisher, p_of_difference, p_of_share, wilson


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)  # Newcombe 1998
    assert wilson(0, 0) == (0, 1)


def test_fisher_is_exact() -> None:
    assert fisher(3, 4, 1, 4) == pytest.approx(34 / 70)  # the lady tasting tea, two-sided
    assert fisher(1, 10, 11, 14) == pytest.approx(0.002759, abs=1e-6)
    assert fisher(0, 5, 0, 5) == 1


def test_large_series_are_compared_by_z() -> None:
    assert p_of_difference(60, 100, 40, 100) == pytest.approx(0.004678, abs=1e-6)
    assert p_of_difference(3, 4, 1, 4) == fisher(3, 4, 1, 4)
    assert p_of_difference(4, 4, 4, 4) == 1
    assert p_of_share(60, 100, 0.5) == pytest.approx(0.0455, abs=1e-4)
