"""plancia lab: fuzz and secrets, what bots play among themselves, and the trials of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from cyclopts import App

from plancia.cli.numbers import Positive
from plancia.cli.progress import JOBS, watched
from plancia.cli.series import arena, balance, campaigns, missions
from plancia.cli.trials import abuse, hostile, kill, leaks, load, race, resume
from plancia.lab.compiled import run_compiled

app = App(name="lab", help="Bots against bots, and random play under supervision.")
Game = Literal["nova-aetas", "verrix", "wroth"]
FOUND = Path("build") / "fuzz"


@app.command
def fuzz(
    game: Game,
    /,
    *,
    decisions: Positive = 100_000,
    seed: int = 1,
    jobs: Positive = JOBS,
    compiled: bool = False,
    replay: Path | None = None,
    key: str = "",
    then: str = "",
) -> int:
    """Play at random over every mode, set-up and ruling, and check the table after every effect.

    Ends with a list of what happened too rarely: less than once in 50,000 decisions. Status 1 when something is broken,
    or when that list is not empty.

    Parameters
    ----------
    decisions
        How many to make; in 1,000,000 everything should happen at least 20 times.
    seed
        The same seed plays the same games, whatever the number of jobs.
    jobs
        Processes.
    compiled
        On the compiled copy of the engine.
    replay
        Instead: the record of a violation, to see it again.
    key
        With a record: the seed of its game.
    then
        With a record: the last answer.
    """
    from plancia.lab.fuzz.report import rare, report
    from plancia.lab.fuzz.run import fuzz, guide_to, least_of
    from plancia.lab.fuzz.trouble import see_again

    if compiled:
        run_compiled()
    if replay is not None:
        wrong = see_again(replay, key, then)
        print(f"violation: {wrong}" if wrong else "nothing is wrong with it any more")
        return 1 if wrong else 0
    everything, least = guide_to(game).wishes(), least_of(decisions)
    with watched() as progress:
        outcome = fuzz(game, decisions, seed, jobs, progress)
    print(report(outcome, everything, least, progress.seconds))
    if outcome.trouble is not None:
        print(outcome.trouble.write(FOUND))
    return 1 if outcome.trouble is not None or rare(outcome, everything, least) else 0


@app.command
def secrets(
    game: Game, /, *, pairs: Positive = 100_000, seed: int = 1, jobs: Positive = JOBS, compiled: bool = False
) -> int:
    """Tables that differ only in what a seat may not know, and tables that a seat imagines: can it tell them apart?

    Compares view, question and log, byte for byte. Status 1 when a seat or a spectator can.

    Parameters
    ----------
    pairs
        How many of a state and a seat.
    seed
        The same seed looks at the same pairs, whatever the number of jobs.
    jobs
        Processes.
    compiled
        On the compiled copy of the engine.
    """
    from plancia.lab.secrets import secrets

    if compiled:
        run_compiled()
    with watched() as progress:
        outcome = secrets(game, pairs, seed, jobs, progress)
    print(outcome.report())
    return 1 if outcome.faults else 0


for command in (arena, balance, missions, campaigns, kill, race, resume, load, leaks, abuse, hostile):
    app.command(command)
