"""Dice (N-CORE-TEST)."""
