"""Control, moves, damage, elites."""
