"""How the terminal draws it."""
