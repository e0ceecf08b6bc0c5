"""Settings, set-up, Turns, Restore, Festivals, the end."""
