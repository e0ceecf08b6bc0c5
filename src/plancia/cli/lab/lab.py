"""plancia lab: fuzz and secrets, mutants and faults, what bots play among themselves, and the trials of the server."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from cyclopts import App
from cyclopts.types import PositiveInt

from plancia.cli.console import Console, console
from plancia.cli.helping import add, group
from plancia.cli.lab.faults import faults
from plancia.cli.lab.games import Game
from plancia.cli.lab.mutants import mutants
from plancia.cli.lab.researching import dataset, encoding
from plancia.cli.lab.series import arena, balance, chances
from plancia.cli.lab.trials import abuse, away, clock, hostile, kill, leaks, load, race, resume, upgrade
from plancia.cli.progress import JOBS, told, watched
from plancia.games.shelf import titles
from plancia.games.voices import voice_of
from plancia.lab import words
from plancia.lab.compiled import run_compiled
from plancia.lab.words import say

FOUND = Path("build") / "fuzz"


def fuzz(
    game: Game,
    /,
    *,
    decisions: PositiveInt = 100_000,
    seed: int = 1,
    jobs: PositiveInt = JOBS,
    compiled: bool = False,
    replay: Path | None = None,
    key: str = "",
    then: str = "",
) -> int:
    from plancia.lab.fuzz.run import fuzz, guide_to, least_of, rare, report
    from plancia.lab.fuzz.trouble import see_again

    if compiled:
        run_compiled()
    if replay is not None:
        words.speak(console().lang)
        wrong = see_again(replay, key, then)
        print(say("fuzz-violation", wrong=wrong) if wrong else say("fuzz-mended"))
        return 1 if wrong else 0
    everything, least = guide_to(game).wishes(), least_of(decisions)
    with watched() as progress:
        outcome = fuzz(game, decisions, seed, jobs, progress)
    print(report(outcome, everything, least, progress.seconds))
    if outcome.trouble is not None:
        print(outcome.trouble.write(FOUND))
    return 1 if outcome.trouble is not None or rare(outcome, everything, least) else 0


def secrets(
    game: Game, /, *, pairs: PositiveInt = 100_000, seed: int = 1, jobs: PositiveInt = JOBS, compiled: bool = False
) -> int:
    from plancia.lab.secrets import secrets

    with watched(compiled) as progress:
        outcome = secrets(game, pairs, seed, jobs, progress)
    return told(outcome)


def honesty(
    game: Game,
    /,
    *,
    pairs: PositiveInt = 20_000,
    bots: str = "",
    seed: int = 1,
    jobs: PositiveInt = JOBS,
    compiled: bool = False,
) -> int:
    from plancia.lab.arena.run import check_bots
    from plancia.lab.honesty import honesty

    with watched(compiled) as progress:
        asked = check_bots(game, [bot.strip() for bot in bots.split(",") if bot.strip()])
        outcome = honesty(game, pairs, seed, jobs, progress, asked)
    return told(outcome)


FOR_EVERYBODY = (fuzz, secrets, honesty, chances, arena, balance, encoding, dataset, hostile)
# What tries Plancia's own server and tests is in a clone; no player has to install it.
IN_A_CLONE = (mutants, kill, race, resume, load, away, clock, upgrade, leaks, abuse, faults)
COMMANDS = (*FOR_EVERYBODY, *(IN_A_CLONE if find_spec("plancia.lab.service") else ()))


def lab(speaker: Console) -> App:
    app = group("plancia lab", speaker)
    for command in COMMANDS:
        add(app, command, f"plancia lab {command.__name__}", speaker)
    for title in titles().values():
        for command in title.part("lab") if title.has("lab") else ():
            texts = voice_of(title.name).texts
            add(app, command, f"plancia lab {command.__name__}", speaker, texts_of=speaker.of(texts) if texts else None)
    return app


def __getattr__(name: str) -> App:
    """`app`, in the language that is spoken when it is asked for: importing all this only to name it takes too long."""
    if name == "app":
        return lab(console())
    raise AttributeError(name)
