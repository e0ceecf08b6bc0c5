"""Wishes, generated tables, witness, bench, series."""
