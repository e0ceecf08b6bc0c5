"""plancia lab arena, balance, missions, campaigns: bots against bots."""

from __future__ import annotations

from typing import Literal

from plancia.cli.numbers import Positive
from plancia.cli.progress import JOBS, watched
from plancia.lab.compiled import run_compiled
from plancia.lab.words import say

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
    from plancia.lab.arena.run import BadSeries, against_the_ai, arena_report, coop_report, play_all, standard

    if compiled:
        run_compiled()
    bots = [bot.strip() for bot in seats.split(",")]
    with watched() as progress:
        if scenario or all_scenarios or ai:
            numbers = (1, 2, 3, 4) if all_scenarios and not humans else (humans or len(bots),)
            if game != "wroth":
                raise BadSeries(say("series-only-wroth"))
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
    from plancia.games.nova_aetas.trials.missions import plan, play_all, report

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
    from plancia.games.nova_aetas.trials.campaigns import campaigns, report

    if compiled:
        run_compiled()
    with watched() as progress:
        played = campaigns(games, bot, seed, jobs, saved, progress)
    print(report(played))
    return 1 if any(each.trouble for each in played) else 0
