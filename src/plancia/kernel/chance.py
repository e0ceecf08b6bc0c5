"""Chance goes through one door: a keyed counter generator, the same on every machine for ever.

Draw number n is the first 32 bits of BLAKE2b(n, key); a draw that would favour low outcomes is thrown away.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

_RANGE: Final = 1 << 32


def key_of(seed: int | str) -> bytes:
    """The key that belongs to a seed a person can type."""
    return blake2b(f"plancia:{seed}".encode(), digest_size=32).digest()


def below(key: bytes, draws: int, sides: int) -> tuple[int, int]:
    """A number below `sides`, and how many draws have been used up afterwards."""
    assert 0 < sides <= _RANGE
    fair = _RANGE - _RANGE % sides
    while True:
        block = blake2b(draws.to_bytes(8, "little"), digest_size=4, key=key).digest()
        value = int.from_bytes(block, "little")
        draws += 1
        if value < fair:
            return value % sides, draws


def outcomes(key: bytes, draws: int, sides: int, count: int, distinct: bool) -> tuple[tuple[int, ...], int]:
    """`count` outcomes below `sides`; distinct ones are drawn without putting back."""
    drawn: list[int] = []
    if not distinct:
        for _ in range(count):
            value, draws = below(key, draws, sides)
            drawn.append(value)
        return tuple(drawn), draws
    left = list(range(sides))
    for _ in range(count):
        place, draws = below(key, draws, len(left))
        drawn.append(left.pop(place))
    return tuple(drawn), draws
