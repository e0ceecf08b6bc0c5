"""Rules broken on purpose, one at a time, to see which tests notice."""
