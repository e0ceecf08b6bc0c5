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


def outcomes(
    key: bytes, draws: int, sides: int, count: int, distinct: bool, faces: list[int] | None = None
) -> tuple[tuple[int, ...], int]:
    """`count` outcomes below `sides`, or what these sides show; distinct ones are drawn without putting back."""
    assert 0 < sides <= _RANGE
    if distinct:
        return _without_putting_back(key, draws, list(range(sides)) if faces is None else faces.copy(), count)
    drawn: list[int] = []
    fair, missing = _RANGE - _RANGE % sides, count
    while missing:
        at = draws % _PER_BLOCK
        values = _block(key, draws // _PER_BLOCK)[at : at + missing]
        draws += len(values)
        for value in values:
            if value < fair:
                drawn.append(value % sides if faces is None else faces[value % sides])
        missing = count - len(drawn)
    return tuple(drawn), draws


def _without_putting_back(key: bytes, draws: int, left: list[int], count: int) -> tuple[tuple[int, ...], int]:
    drawn: list[int] = []
    while len(drawn) < count:
        value = _block(key, draws // _PER_BLOCK)[draws % _PER_BLOCK]
        draws += 1
        if value < _RANGE - _RANGE % len(left):
            drawn.append(left.pop(value % len(left)))
    return tuple(drawn), draws


class Latest:
    """A block serves several rolls in a row."""

    def __init__(self) -> None:
        self.block: tuple[bytes, int, tuple[int, ...]] = (b"", 0, ())


_latest: Final = Latest()


def _block(key: bytes, number: int) -> tuple[int, ...]:
    kept_key, kept_number, block = _latest.block
    if number != kept_number or key != kept_key:
        block = unpack("<16I", blake2b(number.to_bytes(8, "little"), key=key).digest())
        _latest.block = (key, number, block)
    return block
