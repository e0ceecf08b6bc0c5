# not compiled
"""What is written in a file as the numbers of the box."""

from __future__ import annotations

from typing import Any, TypeVar

from plancia.games.nova_aetas.state.box import CHARACTERISTICS

T = TypeVar("T")


def alike(card: T, said: Any) -> T:
    """What both call by one name and hold as a number, a yes or no or a word goes over as it stands."""
    for name in said.__struct_fields__:
        value = getattr(said, name)
        if type(value) in (int, bool, str) and type(getattr(card, name, None)) is type(value):
            setattr(card, name, value)
    return card


def bits(words: list[str], known: tuple[str, ...]) -> int:
    return sum(1 << known.index(word) for word in set(words))


def stats_of(changes: dict[str, int]) -> tuple[int, int, int, int]:
    rapidity, dexterity, physique, mind = (changes.get(word, 0) for word in CHARACTERISTICS)
    return rapidity, dexterity, physique, mind
