"""Horologium, Activations, actions (N-CORE-HORO, -ACT)."""
