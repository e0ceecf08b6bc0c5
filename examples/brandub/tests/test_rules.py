"""The rules of Brandub as example boxes: a board, a move, what stands then."""

from __future__ import annotations

import pytest

from brandub.game import GAME
from brandub.state import ATTACKER, KING, SEATS, SIDE, SIGNS, SQUARES, Brandub, name_of
from plancia.kernel import engine

example = pytest.mark.example


def board(rows: str, turn: str = "attackers", quiet: int = 0) -> Brandub:
    """A table at the question which piece to move."""
    lines = ", ".join(f'"{row}"' for row in rows.split())
    stack = '[["rules.Play", "turns", "", {}], ["rules.Turn", "choose_piece", "", {}]]'
    text = f'seats = ["attackers", "defenders"]\nboard = [{lines}]\nturn = "{turn}"\nquiet = {quiet}\nstack = {stack}\n'
    g = GAME.read_position(text)
    assert isinstance(g, Brandub)
    g.reasons = True
    engine.advance(g)
    return g


def move(g: Brandub, piece: str, to: str) -> list[str]:
    """Make a move; the board as it stands then, row by row."""
    choose(g, "piece", piece)
    choose(g, "square", to)
    signs = "".join(SIGNS[each] for each in g.board)
    return [signs[at : at + SIDE] for at in range(0, SQUARES, SIDE)]


def choose(g: Brandub, kind: str, name: str) -> None:
    """Whoever has one piece to move is not asked which."""
    if g.decision is not None and g.decision.kind == kind:
        engine.answer(g, next(option for option in g.decision.options if name_of(option) == name))


def refused(g: Brandub) -> dict[str, str]:
    assert g.decision is not None
    return {name_of(option): rule for option, rule in (g.decision.refused or {}).items()}


def new() -> Brandub:
    g = GAME.table({"seats": list(SEATS)})
    assert isinstance(g, Brandub)
    g.reasons = True
    GAME.begin(g)
    return g


@example("B-SETUP-01", "B-SETUP-02")
def test_the_king_stands_in_the_middle_of_a_cross_and_the_attackers_begin():
    g = new()
    assert g.decision is not None
    assert SEATS[g.decision.by] == "attackers"
    assert name_of(g.board.index(KING)) == "d4"
    attackers = sorted(name_of(at) for at in range(SQUARES) if g.board[at] == ATTACKER)
    assert " ".join(attackers) == "a4 b4 d1 d2 d6 d7 f4 g4"


@example("B-MOVE-01", "B-MOVE-02", "B-MOVE-03")
def test_a_piece_goes_straight_and_never_over_another():
    g = new()
    assert refused(g)["d4"] == "B-MOVE-01"
    choose(g, "piece", "d6")
    why = refused(g)
    assert why["d7"] == why["d5"] == why["d2"] == "B-MOVE-03"
    assert why["e5"] == "B-MOVE-02"
    assert g.decision is not None
    assert [name_of(option) for option in g.decision.options] == ["a6", "b6", "c6", "e6", "f6", "g6"]


@example("B-MOVE-04", "B-MOVE-05")
def test_only_the_king_stops_on_a_corner_or_on_the_throne_and_all_pass_over_it():
    g = board("....... ....... ....... A...... ....... ..K.... .......")
    choose(g, "piece", "a4")
    assert refused(g)["a7"] == "B-MOVE-04"
    assert refused(g)["d4"] == "B-MOVE-05"
    assert g.decision is not None
    assert "e4" in [name_of(option) for option in g.decision.options]


@example("B-TAKE-01")
def test_a_piece_between_two_enemies_is_taken():
    g = board("....... .A..... .D..... A...... ..K.... ....... .......")
    assert move(g, "a4", "b4")[2] == "......."


@example("B-TAKE-01")
def test_the_king_takes_too():
    g = board("....... ....... .DA.... ....... ...K... ....... .A.....", "defenders")
    assert move(g, "d3", "d5")[2] == ".D.K..."


@example("B-TAKE-02")
def test_a_piece_that_goes_between_two_enemies_itself_stays():
    g = board("....... .A..... D...... .A..... ..K.... ....... .......", "defenders")
    assert move(g, "a5", "b5")[2] == ".D....."


@example("B-TAKE-03")
def test_a_corner_is_everybody_s_enemy():
    g = board(".D..... ..A.... ....... ....... ..K.... ....... .......")
    assert move(g, "c6", "c7")[0] == "..A...."


@example("B-TAKE-04")
def test_the_empty_throne_is_everybody_s_enemy():
    g = board("....... ....... ....... ..D.... .....K. ....... .A.....")
    assert move(g, "b1", "b4")[3] == ".A....."


@example("B-KING-01", "B-END-02")
def test_away_from_the_throne_two_attackers_take_the_king():
    g = board("....... .A..... .K..... ....... .A..... ....... .......")
    move(g, "b3", "b4")
    assert GAME.result(g) == {"winners": ["attackers"], "rounds": 1, "rule": "B-END-02"}


@example("B-KING-02")
@pytest.mark.parametrize(
    ("rows", "last", "is_taken"),
    [
        ("....... .A..... ..AKA.. ....... ....... ....... .......", ("b6", "d6"), True),  # beside the throne, by three
        ("....... .A..... ..AK... ....... ....... ....... .......", ("b6", "d6"), False),
        ("....... ....... ...A... ..AK... ...A... ....... ....A..", ("e1", "e4"), True),  # on it, by four
        ("....... ....... ...A... ..AK... ....... ....... ....A..", ("e1", "e4"), False),
    ],
)
def test_beside_the_throne_it_takes_three_and_on_it_four(rows: str, last: tuple[str, str], is_taken: bool):
    g = board(rows)
    move(g, *last)
    assert (g.ended_by == "B-END-02") == is_taken


@example("B-END-01")
def test_the_king_on_a_corner_has_escaped():
    g = board("..K.... ....... ....... ....... ....... ....... .....A.", "defenders")
    move(g, "c7", "a7")
    assert GAME.result(g) == {"winners": ["defenders"], "rounds": 1, "rule": "B-END-01"}


@example("B-END-03")
def test_whoever_cannot_move_has_lost():
    """The last attacker is taken."""
    g = board("....... .D..... .A..... ....... ....K.. ....... .D.....", "defenders")
    move(g, "b1", "b4")
    assert GAME.result(g) == {"winners": ["defenders"], "rounds": 1, "rule": "B-END-03"}


@example("B-END-04")
def test_forty_moves_without_a_capture_are_a_draw():
    g = board("....... .A..... ....... ....... ....K.. ....... .......", quiet=39)
    move(g, "b6", "b5")
    assert GAME.result(g) == {"winners": ["attackers", "defenders"], "rounds": 1, "rule": "B-END-04"}
