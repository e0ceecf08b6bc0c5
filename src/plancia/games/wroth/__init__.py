"""Wroth: standard mode for two to four, solo and co-op for one to four against an AI faction."""
