"""Friendly questions before a game: who sits where, and which bots play too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from plancia.cli.console import voice
from plancia.cli.reading import choose
from plancia.table.match import HUMAN

# Each raises EOFError when the input ends before the game begins.


def how_many_people(most: int) -> int:
    say = voice().say
    return choose(say("new-people"), [say("new-people-n", n=n) for n in range(1, most + 1)]) + 1


def seat_people(
    people: int, free: Sequence[str], first: str, words: str, title: Callable[[str], str]
) -> dict[str, str]:
    """Each person takes a seat; `first` is offered first, `words` says what seats are called: "faction"."""
    say = voice().say
    seats: dict[str, str] = {}
    for number in range(1, people + 1):
        left = [name for name in free if name not in seats]
        usual = left.index(first) + 1 if first in left else 1
        question = say(f"new-{words}", number=number) if people > 1 else say(f"new-your-{words}")
        seats[left[choose(question, [title(name) for name in left], usual)]] = HUMAN
    return seats


def seat_bots(least: int, most: int, free: Sequence[str], seed: str | None) -> dict[str, str]:
    """They take free seats at random."""
    say = voice().say
    if most < 1:
        return {}
    bots = least + choose(say("new-bots"), [say("new-bots-n", n=n) for n in range(least, most + 1)])
    if not bots:
        return {}
    strength = ("thumb", "random")[choose(say("new-strength"), [say("new-thumb"), say("new-random")])]
    return dict.fromkeys(Random(seed).sample(list(free), bots), strength)
