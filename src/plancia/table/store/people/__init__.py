"""People, what they hold and what is kept for them."""
