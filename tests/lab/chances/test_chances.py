"""Does a chance to win come true as often as it says?"""

from __future__ import annotations

import tomllib

import pytest

from plancia.bots.review.chances import Chances
from plancia.lab.chances.fit import brier, fitted
from plancia.lab.chances.run import chances, kept
from plancia.lab.chances.watch import Moment

TEN = range(10)


def moments(promised, won_of_ten):
    """Two players; so often did the first one win."""
    return [
        Moment([[promised, 1 - promised]], [False], [float(n < won_of_ten), float(n >= won_of_ten)]) for n in range(10)
    ]


def test_who_promises_too_little_is_made_sharper():
    timid = moments(0.6, 9) + moments(0.4, 1)
    found = fitted(timid, False)
    assert found.sharp > 2
    assert brier(timid, found, False) < brier(timid, Chances(), False)


def test_who_promises_what_comes_is_left_alone():
    assert fitted(moments(0.7, 7), False).sharp == pytest.approx(1.0, abs=0.05)


def test_the_score_of_a_promise_is_its_square_distance():
    assert brier(moments(0.7, 10), Chances(), False) == pytest.approx(0.09)


def test_a_company_may_win_more_often_than_it_seems():
    grim = [Moment([[0.5]], [False], [float(n < 8)]) for n in TEN]
    assert fitted(grim, True).shift == pytest.approx(1.4, abs=0.1)


def test_what_is_over_is_no_promise():
    lost = [Moment([[0.2, 0.8]], [True], [0.0, 1.0])]
    assert brier(lost, Chances(3.0), False) == pytest.approx(0.04)


def test_what_is_found_is_written_so_that_a_review_reads_it():
    found = chances("wroth", 6, 1, 0, 1)
    written = tomllib.loads(kept("wroth", found))
    assert written.keys() == found.keys()
    assert all(written[name]["sharp"] == each.kept.sharp for name, each in found.items())
