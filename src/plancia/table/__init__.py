"""A game being played: seats, state, journal, undo."""
