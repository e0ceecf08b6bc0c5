"""Wounds, Down, tokens (N-CORE-WOUND, N-STATUS)."""
