"""The arena: a series of games, played by as many processes as one likes with the same result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from plancia.bots import bots_for
from plancia.games.shelf import game_named, titles
from plancia.kernel.game import BadSettings
from plancia.lab.arena.play import Played, play
from plancia.lab.arena.series import Against, Seating, seatings, series_of
from plancia.lab.arena.tables import Share, averages, by_bot, by_faction, by_place, comparison, percent, share_table
from plancia.lab.processes import QUIET, Progress, crew
from plancia.lab.words import say

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class BadSeries(Exception):
    """A series that cannot be played."""


def check_bots(game: str, bots: Sequence[str]) -> tuple[str, ...]:
    known = bots_for(game)
    for bot in bots:
        if bot not in known:
            raise BadSeries(say("series-no-bot", bot=bot, known=", ".join(known)))
    return tuple(bots)


def in_turn(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int, progress: Progress, what: str
) -> Iterator[Result]:
    """The result of each, and how long the rest will take."""
    with crew(jobs, progress) as workers:
        for done, result in enumerate(workers.each(work, pieces), 1):
            left = progress.seconds / done * (len(pieces) - done)
            progress.count(done, len(pieces), what, say("to-go", seconds=round(left)))
            yield result


def play_all(plan: Sequence[Seating], jobs: int, progress: Progress = QUIET) -> list[Played]:
    return list(in_turn(play, plan, jobs, progress, "games"))


def standard(game: str, bots: Sequence[str], games: int, seed: int) -> list[Seating]:
    """Everyone for themselves. Raises BadSeries."""
    if not series_of(game).players:
        raise BadSeries(say("series-no-rivals", game=titles()[game].title))
    plan = seatings(game, check_bots(game, bots), games, seed)
    try:
        game_named(game).table(plan[0].settings())
    except BadSettings as bad:
        raise BadSeries(str(bad)) from None
    return plan


def arena_report(played: Sequence[Played]) -> str:
    equal = 1 / len(played[0].won)
    bots = by_bot(played)
    lines = [averages(played), "", *share_table(say("column", name="bot"), bots, equal), *comparison(bots)]
    lines += ["", *share_table(say("column", name=series_of(played[0].seating.game).side), by_faction(played), equal)]
    lines += ["", *share_table(say("column", name="place"), by_place(played), equal)]
    return "\n".join(lines)


def scenarios(game: str, wanted: str = "", ai: str = "") -> dict[str, Against]:
    """Those of a game: one, those of a faction that it plays itself, or all. Raises BadSeries."""
    all_of_them = series_of(game).against
    if all_of_them is None:
        raise BadSeries(say("series-no-side", game=titles()[game].title))
    known = all_of_them()
    found = {
        id: against
        for id, against in known.items()
        if wanted in ("", id) and (not ai or ai in dict(against.settings).values())
    }
    if not found:
        raise BadSeries(say("series-no-scenario", scenario=wanted, ai=ai or "none", known=", ".join(known)))
    return found


def against_the_ai(
    game: str, bots: Sequence[str], humans: Sequence[int], games: int, seed: int, wanted: Sequence[Against]
) -> list[Seating]:
    """So many games for each scenario and number of humans; bots are repeated to fill the seats. Raises BadSeries."""
    check_bots(game, bots)
    together = series_of(game).together
    if not set(humans) <= set(together):
        raise BadSeries(say("series-humans", least=min(together), most=max(together)))
    plan = []
    for against in wanted:
        for number in humans:
            sitting = tuple(bots[seat % len(bots)] for seat in range(number))
            plan += seatings(game, sitting, games, seed, against)
    return plan


def cells(played: Sequence[Played]) -> dict[tuple[str, int], Share]:
    """The humans' victories by scenario and number of humans."""
    found: dict[tuple[str, int], Share] = {}
    for game in played:
        found.setdefault((game.seating.scenario, len(game.won)), Share()).add(game.won[0])
    return found


def coop_report(played: Sequence[Played]) -> str:
    scenario, humans, games, won = (say("column", name=name) for name in ("scenario", "humans", "games", "won"))
    lines = [averages(played), "", f"{scenario:10}{humans:>8}{games:>8}{won:>9}  {say('interval')}"]
    for (id, number), share in cells(played).items():
        lines.append(f"  {id:8}{number:8}{share.games:8}  {percent(share)}")
    faction = say("column", name="faction")
    lines += ["", f"{faction:14}{games:>8}{won:>9}  {say('interval')}{say('as-a-human')}"]
    for name, share in by_faction(played).items():
        lines.append(f"  {name:12}{share.games:8}  {percent(share)}")
    return "\n".join(lines)
