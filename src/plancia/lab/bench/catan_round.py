"""One round of Catanatron: four random players. Runs in an environment of its own."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from clock import main, microseconds, pace  # type: ignore[import-not-found]

catanatron: Any = import_module("catanatron")
TURNS: int = import_module("catanatron.game").TURNS_LIMIT


def new_game(number: int) -> Any:
    colours = catanatron.Color
    players = [catanatron.RandomPlayer(colour) for colour in (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)]
    return catanatron.Game(players, seed=number + 1)


def play(number: int) -> int:
    """A whole game, as Game.play does it; counts the actions taken."""
    game = new_game(number)
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        game.play_tick()
        ticks += 1
    return ticks


def actions(game: Any) -> list[Any]:
    """Where they are kept depends on the release."""
    found: list[Any] = getattr(game, "playable_actions", None) or game.state.playable_actions
    return found


def share_with_a_choice(number: int) -> float:
    """How many of the actions were not the only one."""
    game = new_game(number)
    ticks = choices = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        choices += len(actions(game)) > 1
        game.play_tick()
        ticks += 1
    return choices / ticks


def in_the_middle(number: int) -> Any:
    game = new_game(number)
    for _ in range(250):
        game.play_tick()
    return game


def act_on_a_copy(game: Any) -> None:
    twin = game.copy()
    twin.execute(actions(twin)[0])


def measure(seconds: float) -> dict[str, Any]:
    tables = [game for game in map(in_the_middle, range(100)) if game.winning_color() is None]
    random.seed(1)
    return {
        "version": version("catanatron"),
        "pace": pace(play, seconds),
        "choice": sum(map(share_with_a_choice, range(5))) / 5,
        "clone": microseconds(lambda game: game.copy(), tables, seconds / 4),
        "step": microseconds(act_on_a_copy, tables, seconds / 4),
    }


if __name__ == "__main__":
    main(measure)
