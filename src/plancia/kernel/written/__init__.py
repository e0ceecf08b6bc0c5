"""A table written down: saves, records, positions, and what is checked before one is believed."""
