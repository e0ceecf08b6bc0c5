"""Packs, records, saves and positions that somebody wrote to do harm: all are refused, with a line and a reason."""
