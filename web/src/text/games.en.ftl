# What the drawings of every game say.

games-from-house = Our own design, not from the rulebook
games-from-rulebook = From the rulebook
games-from-public = From a public source
