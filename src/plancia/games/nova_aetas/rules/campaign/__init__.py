"""Between missions (N-CORE-CAMP)."""
