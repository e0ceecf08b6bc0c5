"""Hostile positions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from plancia.games.wroth.trials.hostile.packs import BIG, SYNTAX, VALUES, quoted
from plancia.lab.hostile.case import NOT_TEXT, WORDS, Case, text

KEYS = ("game", "round", "phase", "first", "pool", "tokens", "stack")
STACKS = {
    "a number": "7",
    "a text": '"rounds.Play"',
    "nothing in it": "[[]]",
    "no such procedure": '[["os.system", "", "", {}]]',
    "a dunder": '[["__main__.Play", "", "", {}]]',
    "no such step": '[["rounds.Play", "__init__", "", {}]]',
    "no such note": '[["rounds.Play", "next_round", "", { __class__ = 1 }]]',
    "a note that is a table": '[["rounds.Play", "next_round", "", { result = { a = 1 } }]]',
    "nowhere to put the result": '[["rounds.Play", "next_round", "__class__", {}]]',
    "a step too far": '[["turn.Turn", "choose_step", "", { who = 99, step = 99, acted = true }]]',
    "somebody who does not play": '[["turn.Turn", "choose_step", "", { who = 0 }]]',
}
PIECES = {
    "less than nobody": '"-3 regular"',
    "a crowd": '"1000000000 regular"',
    "a crowd without end": f'"{"9" * 5000} regular"',
    "a dragon": '"1 dragon"',
    "another's": '"1 stoic"',
    "python": "\"__import__('os')\"",
    "a list": "[1]",
    "a table": "{ a = 1 }",
    "half a unit": '"0.5 regular"',
}


def positions(good: str) -> Iterator[Case]:
    for name, data in NOT_TEXT.items():
        if data.strip():  # what a position does not say is as usual
            yield text("position", name, data)
    for name, words in SYNTAX.items():
        yield text("position", name, f"{good}{words}")
    for name, data in BIG.items():
        yield text("position", name, good.encode() + data)
    for key in KEYS:
        yield text("position", f"{key} twice", f"{key} = 1\n{good}")
        for name, value in VALUES.items():
            yield text("position", f"{key} is {name}", _changed(good, key, value))
        for name, word in WORDS.items():
            yield text("position", f"{key} is the word for {name}", _changed(good, key, quoted(f"{word}x")))
    for name, value in STACKS.items():
        yield text("position", f"procedures: {name}", _changed(good, "stack", value))
    for name, value in PIECES.items():
        yield text("position", f"in a region: {name}", _in_a_region(good, value))
    for name, word in WORDS.items():
        yield text("position", f"a seat is {name}", f"{good}[seats.{quoted(word)}]\ncorra = 1\n")
        yield text("position", f"a key is {name}", f"{quoted(word)} = 1\n{good}")
        yield text("position", f"a feat is {name}", good.replace('"KOD-F1"', quoted(word)))
    yield text("position", "more Corra than there is", good.replace("corra = 2", "corra = 21"))
    yield text("position", "less Corra than none", good.replace("corra = 2", "corra = -1"))
    yield text("position", "a feat of others", good.replace("KOD-F1", "RUN-F1"))
    yield text("position", "three of one feat", good.replace('["KOD-F1"]', '["KOD-F1", "KOD-F1", "KOD-F1"]'))


def _in_a_region(good: str, value: str) -> str:
    """The position with something else in the first region where somebody stands."""
    return re.sub(r"(?m)^(regions\.\w+) = .*$", lambda found: f"{found[1]} = {value}", good, count=1)


def _changed(good: str, key: str, value: str) -> str:
    """The position with another value for a key."""
    lines, skipping = [], False
    for line in good.splitlines():
        if line.startswith(f"{key} = "):
            skipping = line.endswith("[")
            lines.append(f"{key} = {value}")
        elif skipping:
            skipping = line != "]"
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"
