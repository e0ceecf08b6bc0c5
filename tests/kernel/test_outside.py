"""What somebody wrote down is held against what the game declares, and a game that runs away is stopped."""

from __future__ import annotations

import json
from typing import Any

import pytest

from plancia.kernel import engine
from plancia.kernel.engine import MOST_PASSES
from plancia.kernel.procedure import AGAIN, Procedure, do, repeat
from plancia.kernel.state import MOST_EFFECTS, RunsAway
from plancia.kernel.written.holds import YES_OR_NO, Among, Either, Parts, Word, bits, count, index, number, row, some
from plancia.kernel.written.outside import MOST_FRAMES, misfits
from plancia.kernel.written.save import BadSave, dump, load
from plancia.lab.laws import well_made
from tests.kernel.cards.game import TOLLS, TollsGame
from tests.kernel.cards.notes import FIELDS, HOLDS, NOTES
from tests.kernel.cards.play import NORTH, begun, laid_out
from tests.kernel.cards.turn import Turn
from tests.kernel.test_procedures import Slate, Write

# -- declarations


@pytest.mark.parametrize(
    ("holds", "fits", "does_not"),
    [
        (count(3), [0, 3], [-1, 4, True, "1", None, (1,)]),
        (number(-2, 2), [-2, 2], [-3, 3]),
        (index(3, -1), [-1, 0, 2], [-2, 3]),
        (index(lambda g: len(g.players)), [0, 1, 2], [3]),
        (bits(3), [0, 7], [-1, 8]),
        (Among(lambda g: g.players), [0, 1, 2], [3, -1, False]),
        (YES_OR_NO, [True, False], [0, 1]),
        (Word("", "T-GEN-01"), ["", "T-GEN-01"], ["T-GEN-02", 1]),
        (Word("", known=lambda g: {"a"}), ["", "a"], ["b"]),
        (some(count(1), 2), [(), (0, 1), [1]], [(2,), (0, 0, 0), 1, "01"]),
        (row(count(1), 2), [(0, 1)], [(), (0,), (0, 2)]),
        (Parts(count(1), YES_OR_NO), [(1, True)], [(1,), (True, 1), [1, True]]),
        (Either(count(1), YES_OR_NO), [1, True], [2, "x"]),
    ],
)
def test_a_declaration_says_what_fits(holds: Any, fits: list[Any], does_not: list[Any]):
    g = begun()
    assert [holds.fits(value, g) for value in fits] == [True] * len(fits)
    assert [holds.fits(value, g) for value in does_not] == [False] * len(does_not)
    assert holds.wanted(g)


def test_a_note_that_is_not_declared_is_a_fault_of_the_game():
    class Forgetful(TollsGame):
        def holds(self) -> Any:
            return HOLDS._replace(notes={name: holds for name, holds in NOTES.items() if name != "price"})

    assert well_made(Forgetful()) == "offer.Offer does not declare what its note 'price' may hold"


def test_a_field_that_is_not_declared_is_a_fault_of_the_game():
    class Forgetful(TollsGame):
        def holds(self) -> Any:
            return HOLDS._replace(fields={name: holds for name, holds in FIELDS.items() if name != "chest"})

    assert "chest" in (well_made(Forgetful()) or "")


# -- what comes from outside


def changed(change: Any) -> Any:
    saved = json.loads(json.dumps(dump(laid_out(Turn(NORTH), deck="spy-18 cart1-0", north="stop-12"))))
    change(saved)
    return saved


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda s: s["stack"][-1][3].update(seat=3), "turn.Turn.seat: 3 should be one of 0, 1, 2"),
        (lambda s: s["stack"][-1][3].update(acts=1000), "turn.Turn.acts: 1000 should be a whole number from 0 to 9"),
        (lambda s: s["stack"][-1][3].update(result=["x" * 1000]), "turn.Turn.result"),
        (lambda s: s["fields"].update(round=10), "round: 10 should be a whole number from 0 to 9"),
        (lambda s: s["fields"].update(coins=[0, 0, 0]), "coins: [0, 0, 0] should be a list"),
        (lambda s: s.update(stack=s["stack"] * (MOST_FRAMES + 1)), "stack: 101 should be a whole number from 0 to 100"),
        (lambda s: s.update(orders=[[3, "T-ACT-01", 1]]), "orders: 3 should be one of 0, 1, 2"),
        (lambda s: s.update(orders=[[0, "x" * 101, 1]]), "orders"),
        (lambda s: s.update(orders=[[0, "T-ACT-01", 1 << 40]]), "orders.T-ACT-01"),
    ],
)
def test_a_save_that_holds_what_cannot_be_is_refused_before_anything_runs(change: Any, said: str):
    with pytest.raises(BadSave) as refused:
        load(TOLLS, changed(change))
    assert said in refused.value.text
    assert refused.value.misfit is not None


def test_what_nobody_has_written_yet_fits():
    """Nobody has said what to sell, nor for how much."""
    assert list(misfits(laid_out(Turn(NORTH), deck="spy-18 cart1-0", north="stop-12"))) == []


# -- running away


class Treadmill(Procedure):
    @do("X-01")
    def walk(self, g: Slate) -> str:
        return AGAIN


class Hydra(Procedure):
    @repeat("X-02")
    def grow(self, g: Slate) -> Procedure:
        return Hydra()


class Chatter(Procedure):
    @do("X-03")
    def talk(self, g: Slate) -> None:
        while True:
            g.do(Write("and another thing"))


class Murmur(Procedure):
    @do("X-03")
    def talk(self, g: Slate) -> None:
        while True:
            g.tell(Write("hm"))


@pytest.mark.parametrize("first", [Treadmill(), Hydra()])
def test_a_game_that_never_asks_again_is_stopped(first: Procedure):
    with pytest.raises(RunsAway, match=f"after {MOST_PASSES} procedures"):
        engine.start(Slate(), first)


@pytest.mark.parametrize("first", [Chatter(), Murmur()])
def test_a_step_that_never_ends_is_stopped_where_there_is_a_log(first: Procedure):
    g = Slate()
    g.log = []
    with pytest.raises(RunsAway, match=f"more than {MOST_EFFECTS} lines"):
        engine.start(g, first)
    assert len(g.log) == MOST_EFFECTS + 1


class Patient(Procedure):
    def __init__(self) -> None:
        self.times = 0

    @do("X-04")
    def wait(self, g: Slate) -> str | None:
        self.times += 1
        g.do(Write("tick"))
        return AGAIN if self.times < 4_000 else None


def test_a_long_game_is_not_one_that_runs_away():
    """What is counted begins anew with every question: here with every game."""
    g = Slate()
    g.log = []
    for _ in range(3):
        engine.start(g, Patient())
    assert len(g.log) == 12_000
