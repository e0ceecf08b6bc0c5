"""plancia lab missions, campaigns: what only this title has on trial."""

from __future__ import annotations

from cyclopts.types import PositiveInt

from plancia.cli.progress import JOBS, watched
from plancia.lab.compiled import run_compiled


def missions(
    *,
    games: PositiveInt = 400,
    bots: str = "thumb,random",
    mission: str = "",
    seed: int = 1,
    jobs: PositiveInt = JOBS,
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
    games: PositiveInt = 50,
    bot: str = "thumb",
    saved: int = 1,
    seed: int = 1,
    jobs: PositiveInt = JOBS,
    compiled: bool = False,
) -> int:
    from plancia.games.nova_aetas.trials.campaigns import campaigns, report

    if compiled:
        run_compiled()
    with watched() as progress:
        played = campaigns(games, bot, seed, jobs, saved, progress)
    print(report(played))
    return 1 if any(each.trouble for each in played) else 0


COMMANDS = (missions, campaigns)
