"""Does a chance to win come true as often as it says?"""
