"""Scenes: a table set in the players' words, a few acts, and what is true afterwards."""

import pytest

example = pytest.mark.example  # @example("W-VP-06", "W-VP-07"): the rules of the ledger that a test shows
