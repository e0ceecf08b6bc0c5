"""plancia review."""
