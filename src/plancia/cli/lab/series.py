"""plancia lab arena, balance, chances: bots against bots."""

from __future__ import annotations

from pathlib import Path

from cyclopts.types import NonNegativeInt, PositiveInt

from plancia.cli.lab.games import Game
from plancia.cli.progress import JOBS, watched
from plancia.cli.saves import write_whole


def arena(
    game: Game,
    /,
    *,
    seats: str = "thumb,random,random,random",
    games: PositiveInt = 400,
    scenario: str = "",
    all_scenarios: bool = False,
    ai: str = "",
    humans: int = 0,
    seed: int = 1,
    jobs: PositiveInt = JOBS,
    compiled: bool = False,
    better: tuple[str, str] | None = None,
    players: PositiveInt = 2,
) -> int:
    from plancia.lab.arena.better import contest, pairs
    from plancia.lab.arena.run import against_the_ai, arena_report, coop_report, play_all, scenarios, standard
    from plancia.lab.arena.series import series_of

    bots = [bot.strip() for bot in seats.split(",")]
    with watched(compiled) as progress:
        if better is not None:
            found = contest(pairs(game, *better, players, games, seed), *better, jobs, progress)
            print(found.report())
            return 0 if found.settled and found.evidence > 0 else 1
        if scenario or all_scenarios or ai:
            wanted = list(scenarios(game, scenario, ai).values())
            numbers = series_of(game).together if all_scenarios and not humans else (humans or len(bots),)
            plan, report = against_the_ai(game, bots, numbers, games, seed, wanted), coop_report
        else:
            plan, report = standard(game, bots, games, seed), arena_report
        played = play_all(plan, jobs, progress)
    print(report(played))
    return 0


def balance(
    game: Game,
    /,
    *,
    games: PositiveInt = 2000,
    bot: str = "thumb",
    seed: int = 1,
    jobs: PositiveInt = JOBS,
    compiled: bool = False,
) -> int:
    from plancia.lab.arena.balance import balance_report, plan
    from plancia.lab.arena.run import play_all

    with watched(compiled) as progress:
        played = play_all(plan(game, bot, games, seed), jobs, progress)
    print(balance_report(played))
    return 0


def chances(
    game: Game,
    /,
    *,
    games: PositiveInt = 400,
    ends: NonNegativeInt = 0,
    into: Path | None = None,
    seed: int = 1,
    jobs: PositiveInt = JOBS,
    compiled: bool = False,
) -> int:
    from plancia.lab.chances.run import chances, kept, report

    with watched(compiled) as progress:
        found = chances(game, games, seed, ends, jobs, progress)
        if into is not None:
            write_whole(into, kept(game, found))
    print(report(found))
    return 0
