"""Secrets that are given to people: 256 random bits, of which the store keeps the hash."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe


def new_secret() -> str:
    return token_urlsafe(32)


def hash_of(secret: str) -> bytes:
    """Any text has one, so that nonsense is looked up like everything else. 256 random bits need no salt."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def same(kept: bytes, secret: str) -> bool:
    """In the same time wherever they differ."""
    return compare_digest(kept, hash_of(secret))
