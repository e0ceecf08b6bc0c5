"""plancia lab encoding."""

from __future__ import annotations

from plancia.cli.console import Trouble, console
from plancia.cli.lab.games import Game


def encoding(game: Game, /) -> int:
    from plancia.lab import research

    try:
        print(research.tables(game))
    except research.NotInstalled:
        raise console().trouble("research-needed") from None
    except research.NotFixed as why:
        raise Trouble(str(why)) from None
    return 0
