"""What the search asks about Verrix: Turns are compared when the next one has begun, and everybody is home again."""

from __future__ import annotations

from math import exp
from typing import Final

from plancia.bots.mind import Mind
from plancia.games.verrix.bot.goods import festivals, stock_of, wares
from plancia.games.verrix.bot.thumb import best_option, tried
from plancia.games.verrix.bot.worth import MONTHS, prizes, units, will
from plancia.games.verrix.state.state import Verrix
from plancia.kernel import engine

# Hundredths of a VP by which a tribe must be ahead to win e times as often: at the end, and for each Turn before it.
CLOSE: Final = 150.0
FAR: Final = 68.0
TURNS: Final = 12
# Of what the rules of thumb promise, how much counts: by who has won in the end. Cards and the map count for nothing.
UNITS, WILL, PRIZES, WARES, FESTIVALS = 0.42, 0.84, 0.74, 0.8, 0.43


def glance(g: Verrix, seat: int) -> int:
    """The table right after the answer, however the action goes on."""
    return best_option(g, seat, 1)


def candidates(g: Verrix, seat: int) -> list[int]:
    return tried(g, engine.asked_of(g, seat))


def boundary(g: Verrix) -> int:
    return g.turn


def value(g: Verrix, seat: int) -> float:
    if g.over:
        return 1.0 / len(g.winners) if seat in g.winners else 0.0
    scale = CLOSE + FAR * (TURNS - g.turn)
    mine = prospects(g, seat)
    total = 1.0
    for who in g.players:
        if who != seat:
            total += exp(min(50.0, (prospects(g, who) - mine) / scale))
    return 1.0 / total


def prospects(g: Verrix, who: int) -> float:
    """In hundredths of a VP."""
    months, stock = MONTHS[g.turn], stock_of(g, who)
    things = WARES * wares(g, who, stock, months) + FESTIVALS * festivals(g, who, stock)
    return (
        100.0 * g.score[who]
        + UNITS * units(g, who, months)
        + WILL * will(g, who, months)
        + PRIZES * prizes(g, who, months)
        + things
    )


MIND: Final = Mind(best_option, glance, best_option, candidates, boundary, value)
