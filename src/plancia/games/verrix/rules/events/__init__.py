"""V-EVENT."""
