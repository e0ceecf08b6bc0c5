"""Wroth: standard mode for two to four, solo and co-op for one to four against an AI faction."""

from __future__ import annotations

from plancia.games.title import Title

TITLE = Title(
    "wroth",
    __name__,
    title="Wroth",
    place=1,
    game="game:GAME",
    voice="voice:WrothVoice",
    scene="shown.scene:Scene",
    box="content.read",
    bot="bot.thumb",
    mind="bot.mind:MIND",
    advice="bot.advice",
    face="terminal.face:WrothFace",
    bench="trials.bench:BENCH",
    series="trials.series:SERIES",
    hostile="trials.hostile:corpus",
    guide="trials.guide:WrothGuide",
)
