"""W-FEAT."""
