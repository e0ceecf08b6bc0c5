"""Chance that can be checked: the hash of its key is shown from the start, the key itself when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from plancia.games.shelf import game_named
from plancia.kernel.decision import CHANCE
from plancia.kernel.written.record import hash_of
from plancia.kernel.written.replay import SECRET, Replay
from plancia.table.refusals import Refused

KEY_SIZE = 32  # bytes


def check_key(key: str) -> None:
    """Raises Refused."""
    try:
        size = len(bytes.fromhex(key))
    except ValueError:
        size = 0
    if size != KEY_SIZE:
        raise Refused("bad-key", text=f"a key of chance is {KEY_SIZE} bytes in hexadecimal")


def hashes(keys: Sequence[str]) -> list[str]:
    return [hash_of(key) for key in keys]


def told_keys(keys: Sequence[str], secret: int) -> list[str]:
    """When the game is over; the first `secret` ones are those of a table where it is not."""
    return [SECRET if number < secret else key for number, key in enumerate(keys)]


def bot_seed(key: str, seat: str, number: int) -> str:
    """What a bot draws from, for the answer that becomes this entry; says nothing about the key."""
    drawn = blake2b(f"bot {seat} {number}".encode(), key=bytes.fromhex(key), digest_size=KEY_SIZE)
    return drawn.hexdigest()


class Verdict(NamedTuple):
    """A record whose chance came from the keys whose hashes it shows. `borrowed`: outcomes taken from it on trust,
    because their key is still in use at the table that this one branched from."""

    outcomes: int
    borrowed: int


def verify(record: str, packs: Sequence[Path] = ()) -> Verdict:
    """Draws every outcome again. Raises BadSave with the first line that differs."""
    reading = Replay(game_named, record, packs)
    g = reading.play(verify=True)
    rolled = borrowed = changes = 0
    for by, _, values in g.journal or []:
        if by == CHANCE and not values:
            changes += 1
        elif by == CHANCE:
            rolled += 1
            borrowed += reading.keys[changes] == SECRET
    return Verdict(rolled - borrowed, borrowed)
