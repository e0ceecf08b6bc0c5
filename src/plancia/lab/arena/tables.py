"""What a series of games says: shares of victories with their 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from plancia.lab.arena.play import Played
from plancia.lab.stats import p_of_difference, p_of_share, wilson
from plancia.lab.words import figures, say


@dataclass
class Share:
    """Victories of one bot, one faction or one place, over the chairs it sat in."""

    won: float = 0.0
    games: int = 0

    def add(self, won: float) -> None:
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def interval(self, times: float = 1.0) -> tuple[float, float]:
        low, high = wilson(self.won, self.games)
        return low * times, high * times


def shares(played: Sequence[Played], key: Callable[[Played, int], str]) -> dict[str, Share]:
    """One observation for each chair of each game."""
    found: dict[str, Share] = {}
    for game in played:
        for place, won in enumerate(game.won):
            found.setdefault(key(game, place), Share()).add(won)
    return found


def by_bot(played: Sequence[Played]) -> dict[str, Share]:
    return shares(played, lambda game, place: game.seating.bots[place])


def by_faction(played: Sequence[Played]) -> dict[str, Share]:
    found = shares(played, lambda game, place: game.seating.factions[place])
    return dict(sorted(found.items()))


def by_place(played: Sequence[Played]) -> dict[str, Share]:
    return shares(played, lambda _, place: f"{place + 1}.")


def percent(share: Share) -> str:
    low, high = share.interval()
    return figures(f"{share.share:7.1%}  [{low:.1%}, {high:.1%}]")


def p_value(p: float) -> str:
    return figures("p < 0.001" if p < 0.001 else f"p = {p:.3f}")


def share_table(title: str, found: dict[str, Share], equal: float) -> list[str]:
    """Against the share that everyone would have if nothing mattered."""
    games, won = say("column", name="games"), say("column", name="won")
    against = say("against-share", share=figures(f"{equal:.1%}"))
    lines = [f"{title:14}{games:>8}{won:>9}  {say('interval'):19} {against}"]
    for name, share in found.items():
        p = p_value(p_of_share(share.won, share.games, equal))
        lines.append(f"  {name:12}{share.games:8}  {percent(share):28} {p}")
    return lines


def comparison(found: dict[str, Share]) -> list[str]:
    """Each bot against the first."""
    names = list(found)
    lines = []
    for other in names[1:]:
        one, two = found[names[0]], found[other]
        p = p_value(p_of_difference(one.won, one.games, two.won, two.games))
        share, others = figures(f"{one.share:.1%}"), figures(f"{two.share:.1%}")
        lines.append(say("bot-against-bot", one=names[0], other=other, share=share, others=others, p=p))
    return lines


def averages(played: Sequence[Played]) -> str:
    games = len(played)
    rounds = figures(f"{sum(game.rounds for game in played) / games:.1f}")
    decisions = round(sum(game.decisions for game in played) / games)
    if played[0].seating.against:
        humans, machine = (sum(game.vp[side] for game in played) / games for side in (0, 1))
        vp = say("averages-vp-ai", humans=figures(f"{humans:.1f}"), ai=figures(f"{machine:.1f}"))
    elif not played[0].vp:
        return say("averages-plain", games=games, rounds=rounds, decisions=decisions)
    else:
        best = sum(max(game.vp) for game in played) / games
        everyone = sum(sum(game.vp) / len(game.vp) for game in played) / games
        vp = say("averages-vp", everyone=figures(f"{everyone:.1f}"), best=figures(f"{best:.1f}"))
    return say("averages", games=games, rounds=rounds, decisions=decisions, vp=vp)
