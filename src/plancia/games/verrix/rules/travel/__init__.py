"""V-MOVE."""
