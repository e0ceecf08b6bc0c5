"""plancia lab arena, balance, missions, campaigns: bots against bots."""

from __future__ import annotations

from typing import Literal

from plancia.cli.numbers import Positive
from plancia.cli.progress import JOBS, watched
from plancia.lab.compiled import run_compiled

Rivals = Literal["verrix", "wroth"]  # games in which players are against each other


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
    with watched() as progress:
        if scenario or all_scenarios or ai:
            numbers = (1, 2, 3, 4) if all_scenarios and not humans else (humans or len(bots),)
            if game != "wroth":
                raise BadSeries("only Wroth is played against an AI of its own")
            plan, report = against_the_ai(bots, numbers, games, seed, scenario, ai), coop_report
        else:
            plan, report = standard(game, bots, games, seed), arena_report
        played = play_all(plan, jobs, progress)
    print(report(played))
    return 0


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
    from plancia.lab.arena.run import play_all

    if compiled:
        run_compiled()
    with watched() as progress:
        played = play_all(plan(game, bot, games, seed), jobs, progress)
    print(balance_report(played))
    return 0


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

    if compiled:
        run_compiled()
    with watched() as progress:
        sorties = plan([bot.strip() for bot in bots.split(",")], games, seed, mission)
        told = play_all(sorties, jobs, progress)
    print(report(told))
    return 0 if len(told) == len(sorties) else 130


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
    with watched() as progress:
        played = campaigns(games, bot, seed, jobs, saved, progress)
    print(report(played))
    return 1 if any(each.trouble for each in played) else 0
