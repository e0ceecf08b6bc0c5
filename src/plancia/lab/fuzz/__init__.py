"""Random play that looks for trouble, and keeps a list of what it has not met yet."""
