"""Attacks and reactions (N-CORE-ATK, -REACT)."""
