"""Faults planted in a copy of the tree, one at a time, to see that the tests and trials that should find them do."""
