"""Plays the golden games anew, when rules or content have changed on purpose: python -m tests.golden.make [GAME ...]"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import plancia
from plancia.games.nova_aetas.box import HEROES, SEATS
from plancia.games.nova_aetas.content import open_box as open_nova_aetas
from plancia.games.wroth.box import FACTIONS
from plancia.games.wroth.content import open_box

HERE = Path(__file__).parent
OPTIONS: list[dict[str, Any]] = [
    {},
    {"final_tie": "random"},
    {"coop_spoils": "team"},
    {"ai_sets": "until_humans_empty"},
    {"db_moves_round1": False},
    {"run1_ram_rolls": "once"},
]


RULINGS: list[dict[str, Any]] = [
    {},
    {"difficulty": "hard"},
    {"critical_reward": "heroism"},
    {"difficulty": "story", "dex_weapons": False},
    {"any_attack": True},
]
Games = Iterator[tuple[str, dict[str, str], dict[str, Any]]]  # a name, the seats and the settings of each


def nova_aetas() -> Games:
    """Every mission with one to four players and all Heroes, and four campaigns."""
    box = open_nova_aetas()
    heroes = box.hero_ids[: box.proper]
    for number in range(100):
        company = [heroes[(number + place) % len(heroes)] for place in range(HEROES)]
        seats = SEATS[: 1 + number // 9 % len(SEATS)]
        players = dict.fromkeys(seats, "random" if number % 3 == 0 else "thumb")
        settings = {"company": company, **RULINGS[number % len(RULINGS)]}
        if number < 96:
            mission = box.mission_ids[number % len(box.mission_ids)]
            yield f"{number:02}-{mission}", players, {"play": "mission", "mission": mission, **settings}
        else:
            yield f"{number:02}-campaign", players, settings


def wroth() -> Games:
    """40 standard games, and every scenario with one to four humans."""
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


GAMES = {"nova-aetas": nova_aetas, "wroth": wroth}


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        folder = HERE / game
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.record"):
            old.unlink()
        for name, seats, settings in GAMES[game]():
            match = plancia.new(game, seats, seed=f"golden {name}", **settings)
            (folder / f"{name}.record").write_text(match.record())


if __name__ == "__main__":
    main()
