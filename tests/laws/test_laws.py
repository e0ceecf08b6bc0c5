"""The laws that every game keeps, on random play of every game."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.games.nova_aetas.game import GAME as NOVA
from plancia.games.verrix.game import GAME as VERRIX
from plancia.games.wroth.game import GAME as WROTH
from plancia.kernel.game import Game
from plancia.lab.laws import LAWS, Law, well_made
from tests.kernel.cards.game import TOLLS

LOOKS = 25  # questions that each law looks at in a game; more looks, more time

FACTIONS = WROTH.seats
SCENARIOS = {card.id: FACTIONS[card.faction] for card in WROTH.table({"seats": ["koda", "runen"]}).box.scenarios}

HEROES = ("valerio", "rebecca", "sofia", "vincenzo", "altair", "gregorio")


def tables() -> list[tuple[Game, dict[str, Any]]]:
    """Every mode and number of seats; every scenario once, with one to four humans in turn."""
    found: list[tuple[Game, dict[str, Any]]] = []
    for seats in (["north", "east"], ["west", "north", "south"], ["east", "south", "west", "north"]):
        found.append((TOLLS, {"seats": seats, "rounds": 3}))
    for humans in (2, 3, 4):
        found.append((WROTH, {"seats": list(FACTIONS[:humans])}))
        found.append((WROTH, {"seats": list(FACTIONS[: -humans - 1 : -1]), "final_tie": "random"}))
    for number, (scenario, ai) in enumerate(SCENARIOS.items()):
        others = [name for name in FACTIONS if name != ai]
        humans = [others[(number + n) % 4] for n in range(1 + number % 4)]
        found.append((WROTH, {"seats": humans, "ai": ai, "scenario": scenario}))
    for number in range(12):  # every number of players, and every tribe beside every other
        tribes = [VERRIX.seats[(number + n * (1 + number % 2)) % 5] for n in range(2 + number % 4)]
        agreed = {"first": tribes[-1]} if number % 3 == 0 else {"battle_units": "fighters"} if number % 3 == 1 else {}
        found.append((VERRIX, {"seats": tribes} | agreed))
    for number, mission in enumerate(("M1", "M2", "M3", "M4", "M5", "M6", "H1", "X1", "E1")):
        company = [HEROES[(number + n) % len(HEROES)] for n in range(4)]
        seats = list(NOVA.seats[: 1 + number % 4])
        found.append((NOVA, {"seats": seats, "play": "mission", "mission": mission, "company": company}))
    found.append((NOVA, {"seats": ["two", "four"], "difficulty": "hard"}))
    return found


TABLES = tables()
NAMES = [
    f"{game.name}-{settings.get('scenario', settings.get('mission', 'open'))}-{len(settings['seats'])}"
    for game, settings in TABLES
]
FIRSTS = {next(place for place, (game, _) in enumerate(TABLES) if game is each) for each, _ in TABLES}


def with_firsts() -> list[Any]:
    """One game of each title is tried quickly, too."""
    marks = [[pytest.mark.first] if place in FIRSTS else [] for place in range(len(TABLES))]
    return [pytest.param(place, id=name, marks=marks[place]) for place, name in enumerate(NAMES)]


@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
@pytest.mark.parametrize("place", with_firsts())
def test_law(place: int, law: Law):
    game, settings = TABLES[place]
    law(game, settings, place, LOOKS)


@pytest.mark.parametrize("game", [TOLLS, WROTH, VERRIX, NOVA], ids=["tolls", "wroth", "verrix", "nova-aetas"])
def test_well_made(game: Game):
    assert well_made(game) is None
