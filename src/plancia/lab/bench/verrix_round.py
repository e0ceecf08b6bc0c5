"""One round of Verrix: four players, all at random."""

from __future__ import annotations

from clock import main  # type: ignore[import-not-found]
from game_round import Round  # type: ignore[import-not-found]

from plancia.games.verrix.game import GAME

if __name__ == "__main__":
    main(Round(GAME).measure)
