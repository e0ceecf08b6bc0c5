"""What may be done and what comes of it, by chapter."""
