"""Chance goes through one door: a keyed counter generator, the same on every machine for ever.

The stream is BLAKE2b(0, key), BLAKE2b(1, key), ... in blocks of 64 bytes; draw number n is its n-th 32 bits, and a draw
that would favour low outcomes is thrown away.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

_RANGE: Final = 1 << 32
_PER_BLOCK: Final = 16


def key_of(seed: int | str) -> bytes:
    """The key that belongs to a seed a person can type."""
    return blake2b(f"plancia:{seed}".encode(), digest_size=32).digest()


def below(key: bytes, draws: int, sides: int) -> tuple[int, int]:
    """A number below `sides`, and how many draws have been used up afterwards."""
    drawn, draws = outcomes(key, draws, sides, 1, False)
    return drawn[0], draws


def outcomes(key: bytes, draws: int, sides: int, count: int, distinct: bool) -> tuple[tuple[int, ...], int]:
    """`count` outcomes below `sides`; distinct ones are drawn without putting back."""
    assert 0 < sides <= _RANGE
    left = list(range(sides)) if distinct else []
    drawn: list[int] = []
    block = _block(key, draws)
    while len(drawn) < count:
        value = block[draws % _PER_BLOCK]
        draws += 1
        if draws % _PER_BLOCK == 0:
            block = _block(key, draws)
        if value < _RANGE - _RANGE % sides:
            drawn.append(left.pop(value % sides) if distinct else value % sides)
            sides -= distinct
    return tuple(drawn), draws


def _block(key: bytes, draws: int) -> tuple[int, ...]:
    number = draws // _PER_BLOCK
    return unpack("<16I", blake2b(number.to_bytes(8, "little"), key=key).digest())
