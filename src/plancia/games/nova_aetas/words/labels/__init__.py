"""What each answer is called, by the chapter that asks."""
