"""Recorded games play to the same end, move by move, however Python is started."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import plancia
from plancia.games.verrix.state.box import TRIBES
from tests.golden.make import GAMES

RECORDS = {game: sorted((Path(__file__).parent / game).glob("*.record")) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_a_hundred_of_them(game: str) -> None:
    assert [record.stem for record in RECORDS[game]] == sorted(name for name, _, _ in GAMES[game]())
    assert len(RECORDS[game]) == 100


def test_every_set_of_tribes_is_among_them_and_orders_are_given() -> None:
    names = {record.stem.partition("-")[2] for record in RECORDS["verrix"]}
    assert names == {"-".join(sorted(some)) for n in (2, 3, 4, 5) for some in combinations(TRIBES, n)}
    orders = [line.split()[2] for record in RECORDS["verrix"] for line in record.read_text("utf-8").splitlines()
              if line.split()[1:2] == ["order"]]  # fmt: skip
    assert len(orders) > 100
    assert len(set(orders)) > 15


@pytest.mark.parametrize("record", [each for game in GAMES for each in RECORDS[game]], ids=lambda record: record.stem)
def test_a_golden_game_plays_to_the_same_hash(record: Path) -> None:
    text = record.read_text("utf-8")
    match = plancia.replay(text)
    assert match.over
    assert match.record() == text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_the_order_of_sets_and_dicts_plays_no_part(hash_seed: str, game: str) -> None:
    program = (
        "import sys, plancia\n"
        "for file in sys.argv[1:]:\n"
        "    text = open(file).read()\n"
        "    assert plancia.replay(text).record() == text, file\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    subprocess.run([sys.executable, "-c", program, *map(str, RECORDS[game][::4])], env=environment, check=True)


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("wroth", {"koda": "thumb", "guild": "random"}, {}),
        ("verrix", {"blue": "thumb", "green": "random"}, {}),
        ("nova-aetas", {"one": "thumb", "two": "random"}, {"play": "mission", "mission": "M3"}),
    ],
)
def test_a_bot_plays_the_same_game_again(game: str, seats: dict[str, str], settings: dict[str, Any]) -> None:
    """The same seats and seed give the same record, so that a golden can be made anew."""
    games = [plancia.new(game, seats, seed=11, **settings).record() for _ in range(2)]
    assert games[0] == games[1]
