"""Is the house content fair? Factions or tribes against each other, and every scenario with every number of humans."""

from __future__ import annotations

from collections.abc import Sequence

from plancia.games.shelf import titles
from plancia.lab.arena.play import Played
from plancia.lab.arena.run import BadSeries, against_the_ai, cells, scenarios, standard
from plancia.lab.arena.series import Seating, series_of
from plancia.lab.arena.tables import averages, by_faction, by_place, p_value, percent
from plancia.lab.stats import p_of_share
from plancia.lab.words import figures, say

SPREAD = 0.3  # how far from an equal share a faction or tribe may be
HARDEST, EASIEST = 0.15, 0.85  # how often the humans should win a scenario


def plan(game: str, bot: str, games: int, seed: int) -> list[Seating]:
    """So many games with each number of players; a twentieth of it for each scenario and number of humans."""
    series = series_of(game)
    if not series.players:
        raise BadSeries(say("series-no-rivals", game=titles()[game].title))
    found = [seating for players in series.players for seating in standard(game, (bot,) * players, games, seed)]
    if series.against is None:
        return found
    wanted = list(scenarios(game).values())
    return found + against_the_ai(game, [bot], series.together, max(1, games // 20), seed, wanted)


def balance_report(played: Sequence[Played]) -> str:
    lines = []
    series = series_of(played[0].seating.game)
    for players in series.players:
        games = [each for each in played if not each.seating.against and len(each.won) == players]
        lines += [
            say("balance-players", n=players, averages=averages(games)),
            *faction_table(games, 1 / players, series.side),
        ]
        shares = ", ".join(percent(share).strip() for share in by_place(games).values())
        lines += [f"  {say('balance-order', shares=shares)}", ""]
    against = [each for each in played if each.seating.against]
    if not against:
        return "\n".join(lines[:-1])
    return "\n".join([*lines, say("balance-ai", averages=averages(against)), *scenario_table(against, series.together)])


def faction_table(played: Sequence[Played], equal: float, title: str) -> list[str]:
    """A ratio of 1 is an equal share."""
    side, number, won, ratios = (say("column", name=name) for name in (title, "games", "won", "ratio"))
    lines = [f"  {side:10}{number:>8}{won:>8}{ratios:>8}  {say('interval')}"]
    for name, share in by_faction(played).items():
        low, high = share.interval(1 / equal)
        ratio = share.share / equal
        flag = flagged(abs(ratio - 1) > SPREAD, low > 1 + SPREAD or high < 1 - SPREAD)
        p = p_value(p_of_share(share.won, share.games, equal))
        numbers = figures(f"{share.share:8.1%}{ratio:8.2f}  [{low:.2f}, {high:.2f}]")
        lines.append(f"  {name:10}{share.games:8}{numbers}  {p}{flag}")
    return lines


def scenario_table(played: Sequence[Played], together: Sequence[int]) -> list[str]:
    heads = "".join(f"{say('balance-humans', n=humans):>28}" for humans in together)
    lines = [f"  {say('column', name='scenario'):10}{heads}"]
    found = cells(played)
    for id in dict.fromkeys(id for id, _ in found):
        cell = []
        for humans in together:
            share = found[id, humans]
            low, high = share.interval()
            outside = not HARDEST <= share.share <= EASIEST
            flag = flagged(outside, high < HARDEST or low > EASIEST)
            cell.append(f"{share.share:.0%} [{low:.0%}, {high:.0%}]{flag}".rjust(28))
        lines.append(f"  {id:10}" + "".join(cell))
    games = next(iter(found.values())).games
    return [*lines, f"  {say('balance-each', n=games, low=f'{HARDEST:.0%}', high=f'{EASIEST:.0%}')}"]


def flagged(outside: bool, surely: bool) -> str:
    return " !!" if surely else " !" if outside else ""
