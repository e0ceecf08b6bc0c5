"""Brandub: a king and four defenders against eight attackers, on seven by seven squares."""

from __future__ import annotations

from plancia.games.title import Title

TITLE = Title(
    "brandub",
    __name__,
    title="Brandub",
    game="game:GAME",
    voice="voice:BrandubVoice",
    bot="bot",
)
