"""Settings, set-up, the six phases (W-SETUP … W-VP)."""
