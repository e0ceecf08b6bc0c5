"""Verrix, by Dawn Town Games."""

from __future__ import annotations

from plancia.games.title import Title

TITLE = Title(
    "verrix",
    __name__,
    title="Verrix",
    place=2,
    game="game:GAME",
    voice="voice:VerrixVoice",
    scene="shown.scene:Scene",
    box="content.read",
    bot="bot.thumb",
    mind="bot.mind:MIND",
    advice="bot.advice",
    face="terminal.face:VerrixFace",
    bench="trials.bench:BENCH",
    series="trials.series:SERIES",
    guide="trials.guide:VerrixGuide",
)
