"""One round of Wroth: four players in standard mode, all at random."""

from __future__ import annotations

from plancia.games.wroth.game import GAME
from plancia.lab.bench.game_round import Round
from plancia.lab.bench.wishes import Wish, Wishes

BENCH = Wishes(
    "bench-counted",
    (Wish("pace", 4, 12), Wish("clone", 12, 4), Wish("view", 150, 150), Wish("megabytes", 2)),
    lambda: Round(GAME),
)
