"""The review of a finished game: the chance to win at every question, luck apart from skill, what was better."""
