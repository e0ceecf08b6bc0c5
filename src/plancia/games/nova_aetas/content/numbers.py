# not compiled
"""What is written in a file as the numbers of the box."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import CHARACTERISTICS


def bits(words: list[str], known: tuple[str, ...]) -> int:
    return sum(1 << known.index(word) for word in set(words))


def stats_of(changes: dict[str, int]) -> tuple[int, int, int, int]:
    rapidity, dexterity, physique, mind = (changes.get(word, 0) for word in CHARACTERISTICS)
    return rapidity, dexterity, physique, mind
