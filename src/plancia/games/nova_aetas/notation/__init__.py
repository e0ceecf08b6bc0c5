"""Stable names, positions, invariants: its PGN and FEN."""
