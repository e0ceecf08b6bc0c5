"""One round of Verrix: four players, all at random."""

from __future__ import annotations

from plancia.games.verrix.game import GAME
from plancia.lab.bench.clock import main
from plancia.lab.bench.game_round import Round

if __name__ == "__main__":
    main(Round(GAME).measure)
