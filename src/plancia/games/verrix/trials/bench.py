"""One round of Verrix: four players, all at random."""

from __future__ import annotations

from plancia.games.verrix.game import GAME
from plancia.lab.bench.game_round import Round
from plancia.lab.bench.wishes import Wish, Wishes

BENCH = Wishes("bench-counted", (Wish("pace", 3, 9), Wish("clone", 20, 6)), lambda: Round(GAME))
