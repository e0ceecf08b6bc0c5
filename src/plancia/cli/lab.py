"""plancia lab: fuzz, arena and balance, and the trials of the server; and plancia bench."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from cyclopts import App

from plancia.cli.numbers import Positive
from plancia.cli.trials import abuse, hostile, kill, leaks, load, race, resume
from plancia.lab.compiled import run_compiled
from plancia.lab.crew import Progress

app = App(name="lab", help="Bots against bots, and random play under supervision.")
Game = Literal["verrix", "wroth"]
JOBS = os.cpu_count() or 1
FOUND = Path("build") / "fuzz"


for trial in (kill, race, resume, load, leaks, abuse, hostile):
    app.command(trial)


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
    """Play at random over every mode, set-up and ruling, and check the table after every decision.

    Ends with a list of what never happened. Status 1 when something is broken, or when that list is not empty.

    Parameters
    ----------
    decisions
        How many to make; with 1,000,000 nothing should be left that never happened.
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
    from plancia.lab.fuzz.report import never, report
    from plancia.lab.fuzz.run import fuzz, guide_to
    from plancia.lab.fuzz.trouble import see_again

    if compiled:
        run_compiled()
    if replay is not None:
        wrong = see_again(replay, key, then)
        print(f"violation: {wrong}" if wrong else "nothing is wrong with it any more")
        return 1 if wrong else 0
    everything = guide_to(game).wishes()
    progress = Progress()
    outcome = fuzz(game, decisions, seed, jobs, progress)
    progress.done()
    print(report(outcome, everything, progress.seconds))
    if outcome.trouble is not None:
        print(outcome.trouble.write(FOUND))
    return 1 if outcome.trouble is not None or never(outcome, everything) else 0


@app.command
def arena(
    game: Game,
    /,
    *,
    seats: str = "thumb,random,random,random",
    games: Positive = 400,
    scenario: str = "",
    all_scenarios: bool = False,
    ai: str = "",
    humans: int = 0,
    seed: int = 1,
    jobs: Positive = JOBS,
    compiled: bool = False,
) -> int:
    """Bots against bots, every bot in every place of the turn order, factions or tribes drawn evenly.

    Parameters
    ----------
    seats
        The bots, separated by commas. Against the AI they are repeated to fill the seats.
    games
        How many; against the AI, for each scenario and each number of humans.
    scenario
        Against the AI of Wroth, in this scenario.
    all_scenarios
        Against the AI of Wroth, in every scenario.
    ai
        Against the AI of Wroth, in every scenario of this faction.
    humans
        Against the AI: how many humans, 1 to 4. Otherwise as many as there are seats.
    seed
        The same seed plays the same games, whatever the number of jobs.
    jobs
        Processes.
    compiled
        On the compiled copy of the engine.
    """
    from plancia.lab.arena.run import BadSeries, against_the_ai, arena_report, coop_report, play_all, standard

    if compiled:
        run_compiled()
    bots = [bot.strip() for bot in seats.split(",")]
    progress = Progress()
    try:
        if scenario or all_scenarios or ai:
            numbers = (1, 2, 3, 4) if all_scenarios and not humans else (humans or len(bots),)
            if game != "wroth":
                raise BadSeries("only Wroth is played against an AI of its own")
            plan, report = against_the_ai(bots, numbers, games, seed, scenario, ai), coop_report
        else:
            plan, report = standard(game, bots, games, seed), arena_report
    except BadSeries as bad:
        print(f"plancia: {bad}")
        return 2
    played = play_all(plan, jobs, progress)
    progress.done()
    print(report(played))
    return 0


@app.command
def balance(
    game: Game,
    /,
    *,
    games: Positive = 2000,
    bot: str = "thumb",
    seed: int = 1,
    jobs: Positive = JOBS,
    compiled: bool = False,
) -> int:
    """How fair factions or tribes are to each other; and how hard each scenario of Wroth is with each number of humans.

    Parameters
    ----------
    games
        So many with each number of players; a twentieth of it for each scenario and number of humans.
    bot
        Who plays all seats.
    seed
        The same seed plays the same games, whatever the number of jobs.
    jobs
        Processes.
    compiled
        On the compiled copy of the engine.
    """
    from plancia.lab.arena.balance import balance_report, plan
    from plancia.lab.arena.run import BadSeries, play_all

    if compiled:
        run_compiled()
    progress = Progress()
    try:
        seatings = plan(game, bot, games, seed)
    except BadSeries as bad:
        print(f"plancia: {bad}")
        return 2
    played = play_all(seatings, jobs, progress)
    progress.done()
    print(balance_report(played))
    return 0


def bench(*, rounds: Positive = 5, seconds: float = 2.0) -> int:
    """Wroth and Verrix beside Catanatron and python-chess, on one core: decisions a second, copies, views, memory.

    The other two are installed into an environment of their own the first time.

    Parameters
    ----------
    rounds
        Every engine in turn, so many times.
    seconds
        How long each plays in a round.
    """
    from plancia.lab.bench.report import report
    from plancia.lab.bench.run import run

    progress = Progress()
    found = run(rounds, seconds, progress)
    progress.done()
    print(report(found))
    return 0
