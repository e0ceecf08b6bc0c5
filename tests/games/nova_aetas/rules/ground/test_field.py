"""The field by itself: a map, its lines of sight, its ways."""

from __future__ import annotations

from threading import Thread

import pytest

from plancia.games.nova_aetas.rules.ground.areas import CROSS, EXPLOSION, LANCE, area, facings
from plancia.games.nova_aetas.rules.ground.flood import UNLIMITED, Flood, Walker
from plancia.games.nova_aetas.rules.ground.paths import path
from plancia.games.nova_aetas.rules.ground.reach import over_terrain, reach
from plancia.games.nova_aetas.rules.ground.sight import obstacles, sees
from plancia.games.nova_aetas.state.field import Field, field_of, square_at, square_name
from plancia.games.nova_aetas.state.gaits import FALLS, RUNNER, fall, gait_of, landings, may_step, ways
from plancia.games.nova_aetas.state.grid import squares_of


def at(field: Field, names: str) -> int:
    return sum(1 << square_at(name, field.width) for name in names.split())


def named(field: Field, mask: int) -> str:
    return " ".join(square_name(square, field.width) for square in squares_of(mask))


def sq(field: Field, name: str) -> int:
    return square_at(name, field.width)


@pytest.mark.parametrize(
    ("rows", "seen"),
    [
        (["...", "...", "..."], True),
        ([".T.", "T..", "..."], False),
        ([".T.", "...", "..."], True),
        (["...", ".T.", "..."], False),
    ],
)
def test_a_line_through_corners_is_cut_only_by_both_of_a_pair(rows: list[str], seen: bool):
    """N-EX-78."""
    field = field_of(rows)
    assert sees(field, sq(field, "A1"), sq(field, "C3"), 0, 0, False) is seen


@pytest.mark.parametrize(
    ("row", "heights", "seen"),
    [
        ("....b...", {"A1": 1}, True),
        ("....T...", {"A1": 1}, False),
        ("...2....", {"A1": 1}, False),
        ("...1....", {"A1": 1}, True),
        ("...1....", {}, False),
    ],
)
def test_height_decides_what_obstructs(row: str, heights: dict[str, int], seen: bool):
    """N-EX-80."""
    field = field_of([row], heights)
    assert sees(field, sq(field, "A1"), sq(field, "H1"), 0, 0, False) is seen


def test_the_squares_that_deny_a_line_are_named():
    field = field_of(["......"])
    assert named(field, obstacles(field, 0, 5, at(field, "C1 D1"), 0, False)) == "C1 D1"


def test_a_field_changes_into_another_and_stays_as_it_was():
    field = field_of([".~.", ".b."])
    drained = field.changed(((1, "."),))
    assert (field.water, drained.water) == (2, 0)
    assert drained.blocking == field.blocking
    assert field.changed(((1, "."),)) is drained


def test_an_explosion_leaves_out_the_tree_and_keeps_what_lies_beside_it():
    """N-EX-31 and N-EX-32: on open ground, and with a tree on D3."""
    open_ = field_of(["......."] * 5)
    assert named(open_, area(open_, 0, sq(open_, "D4"), CROSS, 0, 0)) == "D3 C4 D4 E4 D5"
    assert named(open_, area(open_, 0, sq(open_, "D4"), EXPLOSION, 0, 0)) == "C3 D3 E3 C4 D4 E4 C5 D5 E5"
    field = field_of([".......", ".......", "...T...", ".......", "......."])
    target = sq(field, "D4")
    assert named(field, area(field, 0, target, EXPLOSION, 0, 0)) == "C3 E3 C4 D4 E4 C5 D5 E5"
    assert named(field, area(field, 0, target, CROSS, 0, 0)) == "C4 D4 E4 D5"


def test_a_lance_covers_nothing_out_of_line():
    field = field_of(["....."] * 5)
    assert facings(field, sq(field, "B3"), sq(field, "D3"), LANCE, 2) == [2]
    assert facings(field, sq(field, "B3"), sq(field, "C4"), LANCE, 2) == []


def test_the_ford_costs_one_more_for_each_square_of_water():
    field = field_of([".~~."])
    found = reach(Walker(field, gait_of(0, 0, 0), 0), 9)
    assert [found.cost(square) for square in range(4)] == [0, 2, 4, 5]


def test_a_runner_pays_for_every_other_square():
    field = field_of(["......"])
    found = reach(Walker(field, gait_of(0, 0, RUNNER), 0), 2)
    assert [found.cost(square) for square in range(6)] == [0, 1, 1, 2, 2, -1]


def test_equal_paths_go_north_before_west_before_east_before_south():
    field = field_of(["...", "...", "..."])
    found = reach(Walker(field, gait_of(0, 0, 0), 0), 4)
    assert named_path(field, path(found, 8)) == "B1 C1 C2 C3"
    back = reach(Walker(field, gait_of(0, 0, 0), 8), 4)
    assert named_path(field, path(back, 0)) == "C2 C1 B1 A1"


def named_path(field: Field, squares: tuple[int, ...]) -> str:
    return " ".join(square_name(square, field.width) for square in squares)


def test_a_friend_is_passed_and_never_stood_on_and_an_opponent_stops():
    field = field_of(["....."])
    found = reach(Walker(field, gait_of(0, 0, 0), 0).among(at(field, "D1"), 0, at(field, "B1 D1")), 5)
    assert named(field, found.ends) == "A1 C1"
    assert not reach(Walker(field, gait_of(0, 0, 0), 0).among(at(field, "D1"), 0, 0), UNLIMITED).ends & at(field, "E1")


def test_a_wall_of_height_is_climbed_by_a_ladder_a_climber_or_not_at_all():
    field = field_of([".2", "L2"])
    assert may_step(field, gait_of(0, 0, 0), 0, 1, 0) == "N-CORE-HEIGHT-1"
    assert may_step(field, gait_of(2, 0, 0), 0, 1, 0) is None
    assert may_step(field, gait_of(0, 0, 0), 2, 3, 0) is None
    assert may_step(field, gait_of(0, 0, 0), 1, 0, 0) == "N-CORE-HEIGHT-3"
    assert may_step(field, gait_of(0, 0, FALLS), 1, 0, 0) is None
    assert [fall(field, gait_of(climb, 0, 0), 1, 0) for climb in range(3)] == [2, 1, 0]
    assert fall(field, gait_of(0, 0, 0), 3, 2) == 0


def test_a_jump_clears_models_but_nobody_tall_and_never_starts_in_a_swamp():
    field = field_of([".2.0...", "%......"])
    altair = gait_of(1, 2, 0)
    assert "D1" in named(field, landings(field, altair, sq(field, "B1"), at(field, "C1"), 0, at(field, "C1")))
    assert "D1" not in named(
        field, landings(field, altair, sq(field, "B1"), at(field, "C1"), at(field, "C1"), at(field, "C1"))
    )
    assert landings(field, altair, sq(field, "A2"), 0, 0, 0) == 0


def test_an_enemy_never_jumps_down_further_than_it_climbs():
    field = field_of(["2.0"])
    assert reach(Walker(field, gait_of(1, 3, 0), 0), UNLIMITED).ends == 1
    assert reach(Walker(field, gait_of(2, 3, 0), 0), UNLIMITED).ends == 7


@pytest.mark.parametrize("gait", [gait_of(0, 0, 0), gait_of(0, 0, RUNNER), gait_of(1, 3, 0), gait_of(1, 2, RUNNER)])
@pytest.mark.parametrize("entangled", [False, True])
def test_what_is_reached_little_by_little_is_what_is_reached_at_once(gait, entangled):
    field = field_of([".....~..", ".TT.~~1.", "...~~.12", ".%%%..1.", "....T..."])
    walker = Walker(field, gait, 0, entangled).among(at(field, "D1"), 0, 0)
    once, often = (Flood(walker, ways(field, gait), field.open) for _ in "12")
    once.grow(UNLIMITED, 0)
    for ap in range(40):
        often.grow(ap, 0)
    often.grow(UNLIMITED, 0)
    assert once.whole
    assert len(once.up_to) > 8
    assert (once.costs, once.walked, once.up_to) == (often.costs, often.walked, often.up_to)


def test_a_thread_shares_nothing_that_grows():
    field, gait = field_of(["..."]), gait_of(0, 0, 0)
    theirs: list[Flood] = []
    other = Thread(target=lambda: theirs.append(over_terrain(Walker(field, gait, 0))))
    ours = over_terrain(Walker(field, gait, 0))
    other.start()
    other.join()
    assert theirs[0] is not ours
    assert over_terrain(Walker(field, gait, 0)) is ours
