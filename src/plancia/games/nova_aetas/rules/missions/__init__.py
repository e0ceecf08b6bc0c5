"""Settings, set-up, Objectives, what happens (N-CORE-MISSION)."""
