"""plancia primer: a game on one page."""

from __future__ import annotations

from plancia.cli.console import console
from plancia.cli.table.taught import print_primer
from plancia.games.shelf import names


def primer(game: str = "", /) -> None:
    game = (game or names()[0]).lower()
    if game not in names():
        raise console().trouble("no-such-game", game=game, names=", ".join(names()))
    print_primer(game)
