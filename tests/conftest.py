"""Tolls lies on the shelf in all tests: a small game with hidden hands and decks."""

from __future__ import annotations

from plancia.games.shelf import GAMES
from tests.kernel.cards.game import TOLLS

GAMES["tolls"] = TOLLS
