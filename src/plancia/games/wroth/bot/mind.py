"""What the search asks about Wroth: rounds are compared when the next one has begun, and all dice are back."""

from __future__ import annotations

from math import exp
from typing import Final

from plancia.bots.mind import Mind
from plancia.games.wroth.bot.thumb import best_option, tried
from plancia.games.wroth.bot.worth import hand, holdings, together
from plancia.games.wroth.rules.round.victory import WINNING
from plancia.games.wroth.state.box import NOBODY
from plancia.games.wroth.state.state import Wroth
from plancia.kernel import engine

# Hundredths of a VP by which a faction must be ahead to win e times as often: at the end, and for each VP that the
# first one still needs.
CLOSE: Final = 270.0
FAR: Final = 27.0
# Of what the rules of thumb promise for the map and for what is in hand, how much counts: by who has won in the end.
MAP_COUNTS: Final = 0.55
HAND_COUNTS: Final = 1.7
TOGETHER: Final = 2000.0  # the same for all against the AI


def glance(g: Wroth, seat: int) -> int:
    """The table right after the answer, however the step goes on."""
    return best_option(g, seat, 1)


def quickly(g: Wroth, seat: int) -> int:
    """Half the time of thumb, and nearly as good."""
    return best_option(g, seat, 2)


def candidates(g: Wroth, seat: int) -> list[int]:
    return tried(engine.asked_of(g, seat))


def boundary(g: Wroth) -> int:
    return g.round


def value(g: Wroth, seat: int) -> float:
    if g.over:
        return 1.0 / len(g.winners) if g.side[seat] in g.winners else 0.0
    if g.ai != NOBODY:
        return 1.0 / (1.0 + exp(min(50.0, -together(g) / TOGETHER)))
    need = max(0, WINNING - max([g.vp[who] for who in g.humans]))
    scale = CLOSE + FAR * need
    mine = prospects(g, seat)
    total = 1.0
    for who in g.enemies[seat]:
        total += exp(min(50.0, (prospects(g, who) - mine) / scale))
    return 1.0 / total


def prospects(g: Wroth, who: int) -> float:
    """In hundredths of a VP."""
    held = hand(g, who)
    return 100.0 * g.vp[who] + MAP_COUNTS * (holdings(g, who) - held) + HAND_COUNTS * held


MIND: Final = Mind(best_option, glance, quickly, candidates, boundary, value)
