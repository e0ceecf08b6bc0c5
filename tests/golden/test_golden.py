"""Recorded games play to the same end, move by move, however Python is started."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import plancia
from tests.golden.make import GAMES

RECORDS = {game: sorted((Path(__file__).parent / game).glob("*.record")) for game in GAMES}
ALL = [record for game in GAMES for record in RECORDS[game]]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_a_hundred_of_them(game: str) -> None:
    assert len(RECORDS[game]) == 100


@pytest.mark.parametrize("record", ALL, ids=lambda record: f"{record.parent.name}-{record.stem}")
def test_a_golden_game_plays_to_the_same_hash(record: Path) -> None:
    text = record.read_text()
    match = plancia.replay(text)
    assert match.over
    assert match.record() == text


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_the_order_of_sets_and_dicts_plays_no_part(hash_seed: str) -> None:
    program = (
        "import sys, plancia\n"
        "for file in sys.argv[1:]:\n"
        "    text = open(file).read()\n"
        "    assert plancia.replay(text).record() == text, file\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    subprocess.run([sys.executable, "-c", program, *map(str, ALL[::4])], env=environment, check=True)


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("wroth", {"koda": "thumb", "guild": "random"}, {}),
        ("nova-aetas", {"one": "thumb", "two": "random"}, {"play": "mission", "mission": "M3"}),
    ],
)
def test_a_bot_plays_the_same_game_again(game: str, seats: dict[str, str], settings: dict[str, Any]) -> None:
    """The same seats and seed give the same record, so that a golden can be made anew."""
    games = [plancia.new(game, seats, seed=11, **settings).record() for _ in range(2)]
    assert games[0] == games[1]
