"""Whatever an effect takes from a seat is in the table of its upshots; and nothing that it does not take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from plancia.games.voices import voice_of
from plancia.kernel.game import Game
from plancia.kernel.procedure import EVERYONE
from plancia.kernel.words import LANGUAGES
from tests.games.retold import Line, retold

# What each seat has of each thing, the more the better.
Worth = Callable[[Any], dict[tuple[int, str], int]]


def check_taken(
    game: Game, settings: Mapping[str, Any], seed: object, worth: Worth, own: tuple[type, ...] = ()
) -> Counter[str]:
    """`own`: effects with which a seat spends something itself. Returns how often each kind took something."""
    voice, found = voice_of(game.name), Counter[str]()
    for line in retold(game, settings, seed):
        before, after = worth(line.before), worth(line.after)
        losers = {seat for (seat, what), many in before.items() if after.get((seat, what), many) < many}
        upshots = voice.upshots(line.after, line.effect)
        told = {upshot.seat for upshot in upshots if upshot.sign < 0}
        name = type(line.effect).__name__
        assert told or not losers or isinstance(line.effect, own), (name, vars(line.effect), losers, line.text)
        assert EVERYONE in told or losers <= told or isinstance(line.effect, own), (name, losers, told, line.text)
        found[name] += bool(told)
        check_phrases(voice, line, upshots)
    return found


def check_phrases(voice: Any, line: Line, upshots: list[Any]) -> None:
    for upshot in upshots:
        assert upshot.n > 0, (line.effect, upshot)
        for lang in LANGUAGES:
            text, by = voice.phrase(line.after, upshot, lang)
            assert text, (line.effect, upshot)
            assert "{" not in text, (line.effect, upshot, text)
            assert by or upshot.by < 0
