"""What thumb knows of it."""
