"""Chance: one door, the same outcomes on every machine for ever, and fair."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest

from plancia.kernel import engine
from plancia.kernel.chance import below, key_of, outcomes
from plancia.kernel.decision import CHANCE, Roll
from plancia.kernel.procedure import Procedure, roll
from plancia.kernel.view import SPECTATOR, events
from tests.kernel.cards.deck import DrawCards, ShuffleDeck
from tests.kernel.cards.game import TOLLS
from tests.kernel.cards.play import EAST, NORTH, asked, laid_out, say, told
from tests.kernel.test_procedures import Slate

KEY = key_of(7)

# -- published vectors: whoever writes another engine can compare


def test_the_key_of_a_seed():
    assert key_of(7).hex() == "e781d0ed8186aac47caea2d32625d7add9b12095aeb867526c9bcf18ff42bcac"
    assert key_of("7") == key_of(7)
    assert key_of("a seed").hex()[:16] == "2d9f6b645f9ba5b0"


def test_ten_dice():
    assert outcomes(KEY, 0, 6, 10, False) == ((2, 4, 3, 0, 2, 1, 3, 3, 5, 5), 10)


def test_a_shuffled_deck():
    deck = (2, 10, 15, 7, 13, 16, 21, 1, 3, 19, 12, 20, 17, 14, 18, 9, 22, 4, 23, 5, 11, 6, 8, 0)
    assert outcomes(KEY, 0, 24, 24, True) == (deck, 24)


def test_a_draw_that_would_favour_low_outcomes_is_thrown_away():
    assert below(KEY, 2, 3 << 30) == (2522404910, 5)  # draws 2 and 3 were above 3 * 2**30


def test_a_draw_is_the_next_32_bits_of_a_keyed_blake2b():
    for draw in (0, 1, 15, 16, 255, 256, 10**12):
        block = blake2b((draw // 16).to_bytes(8, "little"), key=KEY).digest()
        bits = block[draw % 16 * 4 :][:4]
        assert below(KEY, draw, 1 << 32) == (int.from_bytes(bits, "little"), draw + 1)


def test_draws_together_are_the_draws_one_by_one():
    one_by_one = [below(KEY, draw, 1 << 32)[0] for draw in range(40)]
    assert outcomes(KEY, 0, 1 << 32, 40, False) == (tuple(one_by_one), 40)


# -- fairness


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_a_die_is_fair():
    counts = Counter(outcomes(key_of("fair"), 0, 6, 12_000, False)[0])
    assert chi_square([counts[face] for face in range(6)]) < 20.5  # one honest die in a thousand is worse


def test_every_order_of_four_cards_is_as_likely():
    counts: Counter[tuple[int, ...]] = Counter()
    draws = 0
    for _ in range(12_000):
        order, draws = outcomes(key_of("orders"), draws, 4, 4, True)
        counts[order] += 1
    assert sorted(counts) == sorted(permutations(range(4)))
    assert chi_square(list(counts.values())) < 49.7  # 23 degrees of freedom, one in a thousand


def test_no_outcome_is_favoured_where_the_sides_do_not_divide_the_range():
    sides = 3 << 30  # with a plain remainder the low third would come every second time
    drawn, draws = outcomes(key_of("bias"), 0, sides, 6_000, False)
    low = sum(value < 1 << 30 for value in drawn)
    assert 1_850 < low < 2_150
    assert 7_700 < draws < 8_300  # every fourth draw is thrown away


def test_there_is_no_chance_without_sides():
    with pytest.raises(AssertionError):
        below(KEY, 0, 0)
    with pytest.raises(AssertionError):
        below(KEY, 0, (1 << 32) + 1)
    with pytest.raises(AssertionError, match="7 outcomes below 6"):
        Roll("six cards", 6, 7, distinct=True)


# -- rolls at the table


class Throw(Procedure):
    def __init__(self, sides: int = 6, count: int = 1, distinct: bool = False, faces: tuple[int, ...] = ()) -> None:
        self.sides = sides
        self.count = count
        self.distinct = distinct
        self.faces = faces
        self.rolled: tuple[int, ...] = (-1,)

    @roll("X-60", into="rolled")
    def throw(self, g: Slate) -> Roll:
        return Roll("dice", self.sides, self.count, self.distinct, list(self.faces) or None)

    @roll("X-61", into="rolled")
    def keep(self, g: Slate) -> Roll | None:
        return None


def rolled(throw: Throw, key: bytes = KEY, script: dict[str, list[int]] | None = None) -> Slate:
    g = Slate()
    g.key = key
    g.script = script
    g.journal = []
    engine.start(g, throw)
    return g


def test_an_outcome_is_in_the_journal_by_the_name_of_its_roll():
    g = rolled(Throw(6, 3))
    assert g.journal == [(CHANCE, "dice", (2, 4, 3))]
    assert g.draws == 3


def test_two_sides_that_show_the_same_are_one_outcome():
    g = rolled(Throw(6, 4, faces=(0, 0, 0, 1, 1, 2)))
    assert g.journal == [(CHANCE, "dice", (0, 1, 1, 0))]  # sides 2 4 3 0


def test_an_empty_deck_is_shuffled_without_a_word():
    for key in (KEY, b""):
        g = rolled(Throw(0, 0, distinct=True), key)
        assert g.decision is None
        assert g.journal == []


def test_outcomes_can_be_laid_down():
    g = rolled(Throw(6, 2), script={"dice": [5, 5]})
    assert g.journal == [(CHANCE, "dice", (5, 5))]
    assert g.draws == 0


@pytest.mark.parametrize("impossible", [[5], [6, 0], [-1, 0]])
def test_what_cannot_come_out_cannot_be_laid_down(impossible: list[int]):
    with pytest.raises(AssertionError, match=r"laid down|cannot come out"):
        rolled(Throw(6, 2), script={"dice": impossible})


def test_a_card_cannot_be_laid_down_twice():
    with pytest.raises(AssertionError, match="cannot come out"):
        rolled(Throw(6, 2, distinct=True), script={"dice": [3, 3]})


# -- dice on a real table, typed in one at a time


def test_without_a_key_chance_is_asked_outside():
    g = rolled(Throw(6, 2), key=b"")
    assert g.decision is not None
    assert (g.decision.by, g.decision.kind, g.decision.rule) == (CHANCE, "dice", "X-60")
    assert g.decision.options == [0, 1, 2, 3, 4, 5]
    engine.answer(g, 3)
    assert g.decision.picked == (3,)
    assert g.journal == []
    engine.answer(g, 3)
    assert g.decision is None
    assert g.journal == [(CHANCE, "dice", (3, 3))]
    assert g.given == {}


def test_a_card_drawn_outside_is_not_offered_again():
    g = rolled(Throw(4, 3, distinct=True), key=b"")
    engine.answer(g, 2)
    assert g.decision is not None
    assert g.decision.options == [0, 1, 3]


def test_faces_are_offered_once():
    g = rolled(Throw(6, 1, faces=(0, 0, 0, 1, 1, 2)), key=b"")
    assert g.decision is not None
    assert g.decision.options == [0, 1, 2]


def test_a_deck_shuffled_on_a_real_table():
    g = TOLLS.table({"seats": ["north", "east"]})
    g.hands[NORTH], g.deck, g.discard = list(range(3, 24)), [0], [1, 2]
    engine.start(g, DrawCards(EAST, 3))
    question = asked(g)
    assert (question.by, question.kind, question.options) == (CHANCE, "shuffle", [0, 1])
    say(g, "2", "1")
    assert g.hands[EAST] == [0, 1, 2]


def test_the_order_of_a_deck_is_read_by_nobody():
    g = laid_out(ShuffleDeck())
    assert len(g.deck) == 24
    assert told(g) == ["Shuffle"]
    for seat in (NORTH, EAST, SPECTATOR):
        assert events(g, seat) == []
