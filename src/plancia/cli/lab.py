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
Game = Literal["nova-aetas", "verrix", "wroth"]
Rivals = Literal["verrix", "wroth"]  # games in which players are against each other
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
    progress = Progress()
    outcome = fuzz(game, decisions, seed, jobs, progress)
    progress.done()
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
    progress = Progress()
    outcome = secrets(game, pairs, seed, jobs, progress)
    progress.done()
    print(outcome.report())
    return 1 if outcome.faults else 0


@app.command
def arena(
    game: Rivals,
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
    game: Rivals,
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


@app.command
def missions(
    *,
    games: Positive = 400,
    bots: str = "thumb,random",
    mission: str = "",
    seed: int = 1,
    jobs: Positive = JOBS,
    compiled: bool = False,
) -> int:
    """How often bots win each mission of Nova Aetas, with every set of Heroes and every number of players.

    Parameters
    ----------
    games
        So many of each mission for each bot.
    bots
        The bots, separated by commas; each plays all seats of its games.
    mission
        Only this one.
    seed
        The same seed plays the same games, whatever the number of jobs.
    jobs
        Processes.
    compiled
        On the compiled copy of the engine.
    """
    from plancia.lab.arena.missions import plan, play_all, report
    from plancia.lab.arena.run import BadSeries

    if compiled:
        run_compiled()
    progress = Progress()
    try:
        sorties = plan([bot.strip() for bot in bots.split(",")], games, seed, mission)
    except BadSeries as bad:
        print(f"plancia: {bad}")
        return 2
    told = play_all(sorties, jobs, progress)
    progress.done()
    print(report(told))
    return 0 if len(told) == len(sorties) else 130


@app.command
def campaigns(
    *,
    games: Positive = 50,
    bot: str = "thumb",
    saved: int = 1,
    seed: int = 1,
    jobs: Positive = JOBS,
    compiled: bool = False,
) -> int:
    """Whole campaigns of Nova Aetas, from the first mission to an ending.

    Status 1 when one of them ends with an error, or elsewhere when it is saved and loaded at every question.

    Parameters
    ----------
    games
        How many.
    bot
        Who plays all seats.
    saved
        How many of them are played a second time, saved and loaded between every two decisions.
    seed
        The same seed plays the same campaigns, whatever the number of jobs.
    jobs
        Processes.
    compiled
        On the compiled copy of the engine.
    """
    from plancia.lab.campaigns import campaigns, report

    if compiled:
        run_compiled()
    progress = Progress()
    played = campaigns(games, bot, seed, jobs, saved, progress)
    progress.done()
    print(report(played))
    return 1 if any(each.trouble for each in played) else 0


def bench(*, rounds: Positive = 5, seconds: float = 2.0) -> int:
    """The three games beside Catanatron and python-chess, on one core: decisions a second, copies, views, memory.

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
