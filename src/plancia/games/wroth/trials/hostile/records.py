"""Hostile records: a good one in which something is not true, and things that are no record."""

from __future__ import annotations

import json
from collections.abc import Iterator

from plancia.lab.hostile.case import NOT_TEXT, WORDS, Case, text, without_lines

HEADER = 7  # lines before the first move, from "plancia record 1"

SETTINGS = {
    "no JSON": "{",
    "a number": "7",
    "a list": "[]",
    "null": "null",
    "empty": "{}",
    "no seats": '{"seats": []}',
    "one seat": '{"seats": ["koda"]}',
    "a seat twice": '{"seats": ["koda", "koda"]}',
    "a seat that is none": '{"seats": ["koda", "elves"]}',
    "six seats": '{"seats": ["koda", "runen", "aldan", "guild", "ooglan", "koda"]}',
    "seats as a text": '{"seats": "koda"}',
    "seats as numbers": '{"seats": [0, 1]}',
    "an unknown setting": '{"seats": ["koda", "runen"], "run": "os.system"}',
    "a dunder": '{"seats": ["koda", "runen"], "__class__": 1}',
    "another order": '{"seats": ["runen", "koda"]}',
    "deep lists": "[" * 100_000,
    "a deep setting": '{"seats": ' + "[" * 50_000 + "]" * 50_000 + "}",
    "many digits": '{"seats": ["koda", "runen"], "rounds": ' + "9" * 5000 + "}",
    "no number": '{"seats": ["koda", "runen"], "rounds": NaN}',
    "half of a pair": '{"seats": ["koda", "\\ud800"]}',
    "a key twice": '{"seats": ["koda", "runen"], "seats": ["koda"]}',
    "a scenario that is none": '{"seats": ["koda", "runen"], "scenario": "XXX-1"}',
    "a scenario that is a path": '{"seats": ["koda", "runen"], "scenario": "../../etc/passwd"}',
}


def records(good: str) -> Iterator[Case]:
    lines = good.splitlines()
    for name, data in NOT_TEXT.items():
        yield text("record", name, data)
    for name, words in without_lines(good):
        if not name.endswith("(seat) is missing"):  # who played is for people to read
            yield text("record", name, words)
    for name, value in SETTINGS.items():
        yield _with(lines, "settings", f"settings {value}", f"settings: {name}")
    for name, word in WORDS.items():
        yield _with(lines, "game", f"game {word} 1", f"the game is {name}")
        yield _with(lines, "content", f"content {word}", f"the content is {name}")
        yield _with(lines, "hash", f"hash {word}", f"the hash is {name}")
        yield _with(lines, "seat", f"seat {word} human", f"a seat is {name}")
        yield _move(lines, f"koda {word} end", f"a rule is {name}")
        yield _move(lines, f"koda W-ACT-02 {word}", f"an answer is {name}")
        yield _move(lines, f"{word} W-ACT-02 end", f"who answers is {name}")
        yield _move(lines, f"koda order W-ACT-02 {word}x", f"an order is {name}")
        yield _move(lines, f"chance {word}x 1", f"a roll is {name}")
        yield _move(lines, f"chance omniscient {word}x", f"an outcome is {name}")
        yield _with(lines, "settings", f"position {json.dumps(word)}", f"the position is {name}", keep=True)
    for name, line in {
        "a roll nobody made": "chance omniscient mine",
        "a roll without outcomes": "chance omniscient",
        "a roll without a name": "chance",
        "a roll typed in": "typed omniscient mine",
        "a face that is not there": "chance first-player 9999999999999999999999",
        "an outcome below": "chance first-player -1",
        "an order without end": "koda order W-ACT-02 " + "9" * 5000,
        "an order of nothing": "koda order",
        "another's turn": "runen W-SETUP-09 RUN-F1",
        "a feat of others": "koda W-SETUP-09 RUN-F1",
        "the end too early": "unfinished",
        "a victory": 'result {"winners": ["koda"]}',
        "a very long line": "koda W-ACT-02 " + "end " * 200_000,
    }.items():
        yield _move(lines, line, name)
    yield _with(lines, "game", "game wroth 2", "other rules")
    yield _with(lines, "game", "game wroth", "no rules")
    yield _with(lines, "game", "game wroth " + "1" * 5000, "a very high version")
    yield _with(lines, "unfinished", 'result {"winners": ["koda"], "vp": {}}', "a victory that was none")
    yield text("record", "too many lines", good + "koda W-ACT-02 end\n" * 200_001)
    yield text(
        "record", "too many rolls", good.replace("unfinished", "chance omniscient mine\n" * 190_000 + "unfinished")
    )
    yield text("record", "two records", good + good)
    yield text("record", "no last line", "\n".join(lines[:-1]) + "\n")
    yield text("record", "another end", good.replace("hash ", "hash 0"))
    yield text("record", "a space before", " " + good)
    yield text("record", "a mark before", "\ufeff" + good)


def _with(lines: list[str], word: str, line: str, name: str, keep: bool = False) -> Case:
    """One line of the header or the end replaced, or one put in front of it."""
    place = next(n for n, each in enumerate(lines) if each.split()[0] == word)
    return text("record", name, "\n".join([*lines[:place], line, *lines[place + (not keep) :]]) + "\n")


def _move(lines: list[str], line: str, name: str) -> Case:
    """In place of a move in the middle."""
    place = (HEADER + len(lines)) // 2
    return text("record", name, "\n".join([*lines[:place], line, *lines[place + 1 :]]) + "\n")
