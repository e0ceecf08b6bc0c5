"""plancia lab encoding and dataset: for those who train on a game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cyclopts.types import PositiveInt

from plancia.cli.console import Trouble, console
from plancia.cli.lab.games import Game
from plancia.cli.progress import JOBS, watched
from plancia.lab.words import figures, say


def encoding(game: Game, /) -> int:
    from plancia.lab import research

    with _what_is_missing():
        print(research.tables(game))
    return 0


def dataset(
    game: Game,
    /,
    *,
    into: Path,
    games: PositiveInt = 100,
    bots: str = "thumb",
    every: PositiveInt = 10,
    seed: int = 1,
    jobs: PositiveInt = JOBS,
    compiled: bool = False,
) -> int:
    from plancia.lab import research
    from plancia.lab.arena.run import check_bots

    with watched(compiled) as progress, _what_is_missing():
        with research.brought():
            from plancia.lab.research.dataset import write
        playing = check_bots(game, [bot.strip() for bot in bots.split(",") if bot.strip()] or ["thumb"])
        rows = write(game, games, playing, seed, every, into, jobs, progress)
    found = {"rows": f"{len(rows.columns['seat']):,}", "games": f"{games:,}"}
    print(say("dataset-written", version=rows.version, file=str(into), **{k: figures(v) for k, v in found.items()}))
    return 0


@contextmanager
def _what_is_missing() -> Iterator[None]:
    from plancia.lab import research

    try:
        yield
    except research.NotInstalled:
        raise console().trouble("research-needed") from None
    except research.NotFixed as why:
        raise Trouble(str(why)) from None
