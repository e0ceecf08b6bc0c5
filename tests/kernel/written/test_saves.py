"""A state as plain data and back. What was damaged is refused with BadSave, and with nothing else."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import PASS
from plancia.kernel.written.save import BadSave, dump, load, state_hash
from plancia.lab.random_walk import walk
from tests.kernel.cards.deck import DrawCards
from tests.kernel.cards.game import TOLLS
from tests.kernel.cards.play import EAST, NORTH, SOUTH, asked, begun, laid_out, options, say
from tests.kernel.cards.state import Tolls
from tests.kernel.cards.turn import Storm, Turn


def through_text(g: Tolls) -> Tolls:
    again = load(TOLLS, json.loads(json.dumps(dump(g))))
    assert isinstance(again, Tolls)
    assert json.dumps(dump(again)) == json.dumps(dump(g))
    return again


# -- what is kept


def test_an_order_given_after_an_answer_does_not_answer_it_again():
    g = laid_out(Storm(), north="cart1-0", south="cart2-1")
    engine.answer(g, 0, SOUTH)
    engine.order(g, SOUTH, "T-STORM-01", 1)
    again = through_text(g)
    assert again.given == {SOUTH: (0,)}
    assert again.orders == g.orders


def test_hands_deck_and_procedures_come_back():
    g = laid_out(Turn(NORTH), deck="spy-18 cart1-0", north="stop-12", east="stop-13 cart2-1")
    say(g, "cart1-0")
    again = through_text(g)
    assert again.hands == g.hands
    assert again.deck == [18]
    assert options(again) == ["stop-13", "pass"]
    assert again.stack[-1] is not g.stack[-1]


def test_sealed_bids_come_back_and_the_game_goes_on():
    g = begun()
    say(g, "3", by=EAST)
    again = through_text(g)
    assert [question.by for question in engine.pending(again)] == [NORTH, SOUTH]
    for table in (g, again):
        say(table, "1", by=SOUTH)
        say(table, "2", by=NORTH)
    assert state_hash(again) == state_hash(g)


def test_picks_in_progress_and_orders_come_back():
    g = begun()
    for seat in (NORTH, EAST, SOUTH):
        say(g, str(seat), by=seat)
    assert asked(g).rule == "T-SWAP-01"
    engine.order(g, EAST, "T-STOP-01", PASS)
    say(g, options(g)[0])
    again = through_text(g)
    assert asked(again).picked == asked(g).picked != ()
    assert again.orders == {EAST: {"T-STOP-01": PASS}}


def test_dice_that_are_half_typed_in_come_back():
    g = TOLLS.table({"seats": ["north", "east"]})
    TOLLS.begin(g)
    say(g, "24", "1")
    again = through_text(g)
    assert asked(again).picked == (23, 0)
    assert len(asked(again).options) == 22


def test_a_result_of_any_kind_comes_back_before_its_procedure_has_ended():
    g = TOLLS.table({"seats": ["north", "east"]})
    g.deck, g.discard, g.hands[NORTH] = [0], [1, 2], list(range(3, 24))
    for result in (0, 2, True, "yes", (1, (2, 3)), None):
        draw = DrawCards(EAST, 3)
        draw.result = 0
        table = g.clone()
        engine.start(table, draw)  # waits for the shuffle
        table.stack[0].result = result
        assert through_text(table).stack[0].result == result


def test_the_hash_does_not_depend_on_the_key_of_chance():
    g = begun()
    twin = g.clone()
    twin.key = key_of("another")
    assert state_hash(twin) == state_hash(g)
    assert dump(twin) != dump(g)
    assert "chance" not in dump(g, secrets=False)


def test_a_save_without_chance_waits_for_dice_from_outside():
    again = load(TOLLS, dump(begun(), secrets=False))
    assert again.key == b""


# -- what is refused


def saves() -> list[dict[str, Any]]:
    """From the middle of games: sealed bids, stops, spies, offers, storms, picks."""
    chosen: dict[str, str] = {}
    for seed in range(3):
        for g in walk(TOLLS, {"seats": ["north", "east", "south"], "rounds": 2}, f"saves {seed}", 200, stride=1):
            if g.decision is not None:
                chosen[g.decision.step] = json.dumps(dump(g))
    return [json.loads(text) for text in chosen.values()]


SAVES = saves()
STRANGE: list[Any] = [None, True, -1, 3, 999_999, 2**80, 0.5, "", "north", [], [[]], [0], {}, {"a": 1}, [[0, [1]]]]


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*path, key))
    if isinstance(data, list):
        for place, value in enumerate(data):
            yield from paths(value, (*path, place))


def damaged(save: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every value replaced by strange ones, every entry left out, every list with an entry twice."""
    for path in paths(save):
        if not path:
            continue
        for strange in STRANGE:
            yield f"{path} = {strange!r}", replaced(save, path, strange)
        yield f"{path} left out", left_out(save, path)
        if isinstance(path[-1], int):
            yield f"{path} twice", doubled(save, path)


def parent(data: Any, path: tuple[Any, ...]) -> Any:
    for step in path[:-1]:
        data = data[step]
    return data


def replaced(save: dict[str, Any], path: tuple[Any, ...], value: Any) -> Any:
    data = copy.deepcopy(save)
    parent(data, path)[path[-1]] = value
    return data


def left_out(save: dict[str, Any], path: tuple[Any, ...]) -> Any:
    data = copy.deepcopy(save)
    del parent(data, path)[path[-1]]
    return data


def doubled(save: dict[str, Any], path: tuple[Any, ...]) -> Any:
    data = copy.deepcopy(save)
    entries = parent(data, path)
    entries.insert(path[-1], entries[path[-1]])
    return data


def test_there_are_saves_of_every_kind_of_question():
    steps = {save["stack"][-1][1] for save in SAVES}
    assert {"bid", "swap", "choose_act", "play_or_pass", "buy_or_refuse", "choose_the_next", "pay_or_lose"} <= steps


@pytest.mark.parametrize("place", range(len(SAVES)))
def test_a_damaged_save_is_refused_or_is_the_state_that_it_says(place: int):
    """In more than a thousand ways. Nothing but BadSave is raised, and what is read is exactly what was written."""
    ways = 0
    refused = 0
    for what, data in damaged(SAVES[place]):
        ways += 1
        try:
            g = load(TOLLS, data)
        except BadSave:
            refused += 1
            continue
        except Exception as error:
            raise AssertionError(f"{what}: {type(error).__name__}: {error}") from error
        assert json.dumps(dump(g, "chance" in data), sort_keys=True) == json.dumps(data, sort_keys=True), what
    assert ways > 1_000
    assert refused > ways // 2


@pytest.mark.parametrize("nonsense", [None, 3, "save", [], [1], {}, {"plancia": 1}, True])
def test_nonsense_is_refused(nonsense: Any):
    with pytest.raises(BadSave):
        load(TOLLS, nonsense)


def test_a_save_of_other_rules_is_refused():
    data = dump(begun())
    for name, other in (("game", "wroth"), ("rules", 2), ("plancia", 2), ("content", "other")):
        with pytest.raises(BadSave):
            load(TOLLS, {**data, name: other})


def test_an_answer_that_nobody_may_give_is_refused():
    g = begun()
    say(g, "3", by=EAST)
    data = dump(g)
    data["given"] = [[EAST, [9]]]
    with pytest.raises(BadSave, match="nobody asked seat 1 for 9"):
        load(TOLLS, data)
    data["given"] = [[3, [1]]]
    with pytest.raises(BadSave, match="nobody asked seat 3 for 1"):
        load(TOLLS, data)


def test_a_deep_save_is_refused():
    deep: Any = 1
    for _ in range(100_000):
        deep = [deep]
    data = dump(begun())
    data["stack"][0][3]["result"] = deep
    with pytest.raises(BadSave):
        load(TOLLS, data)
