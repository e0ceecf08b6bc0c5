"""The review of a finished game: luck apart from skill to the last digit, and what threw it away."""

from __future__ import annotations

import pickle
from itertools import pairwise

import pytest

from plancia.bots.review.review import Done, Review
from plancia.bots.review.sums import sums
from plancia.bots.review.telling import tell
from plancia.games.shelf import titles
from tests.bots.review.games import BRIEFLY, any_game, finished, thrown_away

WITH_A_MIND = [name for name in titles() if titles()[name].has("mind")]


def curve_of(review: Review) -> Review:
    """The curve is whole; nothing is looked into."""
    while len(review.seen) < len(review.stretches):
        review.work(0)
    return review


@pytest.mark.parametrize("game", WITH_A_MIND)
def test_luck_and_decisions_are_together_what_was_won_or_lost(game):
    review = curve_of(Review(finished(any_game(game)), depth=BRIEFLY))
    off = []
    for index, seat in enumerate(review.course.seats):
        found = sums(review.seen, review.end, index, seat)
        parts = found.luck.value + found.own.value + found.others.value
        off.append(abs(parts - (found.final - found.initial)))
    assert max(off) < 1e-9


def test_what_threw_the_game_away_is_named_with_what_was_better():
    review = Review(finished(thrown_away()), depth=BRIEFLY._replace(look=24))
    review.work()
    worst = tell(review, "en").turning[0]
    assert (worst.number, worst.seat, worst.before, worst.after) == (0, "koda", 1.0, 0.0)
    assert worst.better.startswith("Battle")
    assert worst.played.startswith("Discard Battle")
    assert worst.loss > 0.9
    assert any("region 2" in reason for reason in worst.reasons)


def test_it_is_told_in_both_languages():
    review = Review(finished(thrown_away()), depth=BRIEFLY)
    review.work()
    english, italian = (tell(review, lang).turning[0] for lang in ("en", "it"))
    assert (english.played, italian.played) == ("Discard Battle for no effect", "Scarta Battaglia senza effetto")


def test_the_same_seed_gives_the_same_review_also_piece_by_piece():
    game = finished(thrown_away())
    whole = Review(game, "a seed", depth=BRIEFLY)
    whole.work()
    done = Done.nothing()
    while not (piece := Review(game, "a seed", done, BRIEFLY)).work(0):
        done = pickle.loads(pickle.dumps(piece.done))
    other = Review(game, "another seed", depth=BRIEFLY)
    other.work()
    assert tell(piece, "en") == tell(whole, "en")
    assert other.stretches[0].keys != whole.stretches[0].keys


def test_it_comes_in_order_of_importance():
    """First the curve in strides, then whole, then the turning points, then the rest; and it says how far it is."""
    review, seen = Review(finished(any_game(WITH_A_MIND[0])), depth=BRIEFLY), []
    while not review.readable:
        review.work(0)
        told = tell(review, "en")
        seen.append((len(told.numbers), len(told.turning), told.done))
    assert all(one <= other for one, other in pairwise(seen))
    assert seen[0][:2] == (2, 0)
    assert seen[-1][0] == len(review.course.steps) + 1


def test_a_decision_that_rules_of_thumb_would_take_moves_nothing():
    """What they do after it is what they would have done: the same worlds, the same dice."""
    review = curve_of(Review(finished(any_game(WITH_A_MIND[0])), depth=BRIEFLY))
    moved = [move for place, move in review.moved().items() if review.course.steps[place].is_choice]
    assert sum(move == 0.0 for move in moved) > len(moved) / 2


def test_what_nobody_knows_lies_otherwise_in_every_world_and_what_is_known_stays():
    from plancia.bots.review.course import nobody_knows
    from plancia.bots.review.worlds import key_for, world

    game = next(name for name in WITH_A_MIND if titles()[name].part("game").known_on_top)
    review = Review(finished(any_game(game)), depth=BRIEFLY)
    name = nobody_knows(review.course.end)[0]
    g = max((step.before for step in review.course.steps), key=lambda g: len(getattr(g, name)))
    one, other = (getattr(world(g, key_for("seed", number)), name) for number in (1, 2))
    assert sorted(one) == sorted(other) == sorted(getattr(g, name))
    assert one != other
