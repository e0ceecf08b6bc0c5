"""Whole games that keep their hashes."""
