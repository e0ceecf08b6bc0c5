"""The flowchart (N-AI)."""
