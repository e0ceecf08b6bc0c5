"""Plays the golden games anew, when rules or content have changed on purpose: python -m tests.golden.make [GAME ...]"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import plancia
from plancia.games.nova_aetas.content.read import open_box as open_nova_aetas
from plancia.games.nova_aetas.state.box import HEROES, SEATS
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.words.standing_orders import standing_orders
from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.state.box import FACTIONS
from plancia.table.match import Match

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
Plans = Iterator[tuple[str, dict[str, str], dict[str, Any]]]  # a name, the seats and the settings of each game


def wroth() -> Plans:
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


def nova_aetas() -> Plans:
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


def verrix() -> Plans:
    """Every set of tribes, each time in another order; in every third game it is agreed who begins, in every fifth that
    only fighters are lined up, in every seventh a person with standing orders sits among the bots."""
    tables = [some for players in (2, 3, 4, 5) for some in combinations(TRIBES, players)]
    for number in range(100):
        some = tables[number % len(tables)]
        turn = number // len(tables) + number
        seats = [some[(turn + place) % len(some)] for place in range(len(some))]
        bots = [("thumb", "random")[(number + place) % 2 if number % 4 else 0] for place in range(len(seats))]
        if number % 7 == 3:
            bots[-1] = "human"
        agreed = {"first": seats[number % len(seats)]} if number % 3 == 0 else {}
        agreed |= {"battle_units": "fighters"} if number % 5 == 1 else {}
        yield f"{number:02}-{'-'.join(sorted(some))}", dict(zip(seats, bots, strict=True)), agreed


def played_to_the_end(match: Match, luck: Random) -> Match:
    """A person answers at random, and sometimes gives or revokes a standing order."""
    while match.decision is not None:
        by = match.decision.by
        if luck.random() < 0.2:
            order = luck.choice(standing_orders(match.state, by, "en"))
            holds = order.about in match.state.orders.get(by, {})
            match.order(order.about, None if holds else order.option, by)
        elif match.decision is not None:
            match.answer(luck.choice(match.decision.options))
    return match


GAMES = {"nova-aetas": nova_aetas, "verrix": verrix, "wroth": wroth}


def make(game: str) -> None:
    folder = HERE / game
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    for name, seats, settings in GAMES[game]():
        match = plancia.new(game, seats, seed=f"golden {name}", **settings)
        (folder / f"{name}.record").write_text(played_to_the_end(match, Random(name)).record(), "utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        make(game)
