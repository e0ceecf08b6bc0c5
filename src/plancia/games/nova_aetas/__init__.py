"""Nova Aetas: Renaissance. One file for each chapter; see README.md beside this file."""

from __future__ import annotations

from plancia.games.title import Title

TITLE = Title(
    "nova-aetas",
    __name__,
    title="Nova Aetas",
    place=3,
    game="game:GAME",
    voice="voice:NovaAetasVoice",
    scene="shown.scene:Scene",
    box="content.read",
    bot="bot.thumb",
    mind="bot.mind:MIND",
    advice="bot.advice",
    face="terminal.face:NovaAetasFace",
    bench="trials.bench:BENCH",
    series="trials.missions:SERIES",
    lab="terminal.commands:COMMANDS",
    guide="trials.guide:NovaGuide",
)
