"""What all games are written in. The kernel knows no game."""
