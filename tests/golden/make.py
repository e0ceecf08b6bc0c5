"""Plays the golden games anew, when rules or content have changed on purpose: python -m tests.golden.make"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import plancia
from plancia.games.wroth.box import FACTIONS
from plancia.games.wroth.content import open_box

HERE = Path(__file__).parent / "wroth"
OPTIONS: list[dict[str, Any]] = [
    {},
    {"final_tie": "random"},
    {"coop_spoils": "team"},
    {"ai_sets": "until_humans_empty"},
    {"db_moves_round1": False},
    {"run1_ram_rolls": "once"},
]


def games() -> Iterator[tuple[str, dict[str, str], dict[str, Any]]]:
    """A name, the seats and the settings of each: 40 standard games, and every scenario with one to four humans."""
    for number in range(40):
        players = 2 + number % 3
        tables = list(combinations(FACTIONS, players))
        seats = tables[number * 7 % len(tables)]
        bots = [("thumb", "random")[(number + place) % 2 if number % 4 else 0] for place in range(players)]
        extra = {"extra_feat": [seats[0]]} if number % 10 == 3 else {}
        yield f"{number:02}-{players}-players", dict(zip(seats, bots, strict=True)), {**extra, **OPTIONS[number % 2]}
    for number, (card, humans) in enumerate((card, humans) for card in open_box().scenarios for humans in (1, 2, 3, 4)):
        ai = FACTIONS[card.faction]
        others = [name for name in FACTIONS if name != ai]
        seats = [others[(number + place) % 4] for place in range(humans)]
        bot = "random" if number % 3 == 0 else "thumb"
        name = f"{card.id}-{humans}-{'human' if humans == 1 else 'humans'}"
        yield name, dict.fromkeys(seats, bot), {"ai": ai, "scenario": card.id, **OPTIONS[number % len(OPTIONS)]}


def main() -> None:
    for old in HERE.glob("*.record"):
        old.unlink()
    for name, seats, settings in games():
        match = plancia.new("wroth", seats, seed=f"golden {name}", **settings)
        (HERE / f"{name}.record").write_text(match.record())


if __name__ == "__main__":
    main()
