"""Hostile saves. Each has the right sum: whoever writes a false state can count, too."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from plancia.lab.hostile.case import NOT_TEXT, WORDS, Case, text
from plancia.table.match import sum_of

VALUES: dict[str, Any] = {
    "null": None,
    "a text": "x",
    "a number": 10**12,
    "less than nothing": -7,
    "yes": True,
    "a half": 0.5,
    "an empty list": [],
    "a list of lists": [[[]]],
    "a table": {"__class__": "os.system"},
    "a number without end": 10**4000,
}


def saves(good: str) -> Iterator[Case]:
    lines = good.splitlines()
    state: dict[str, Any] = json.loads(lines[1].removeprefix("state "))
    for name, data in NOT_TEXT.items():
        yield text("save", name, data)
    yield text("save", "another sum", good[:-10] + "0" * 9 + "\n")
    yield text("save", "no sum", "\n".join(lines[:-1]) + "\n")
    yield text("save", "half of it", good[: len(good) // 2])
    yield text("save", "one letter changed", good.replace("koda", "kodA", 1))
    yield _raw(lines, "no state", "{}")
    yield _raw(lines, "a state that is a list", "[]")
    yield _raw(lines, "a state that is no JSON", "{")
    yield _raw(lines, "a state without bottom", "[" * 200_000)
    yield _raw(lines, "a state deep down", '{"plancia": ' + "[" * 100_000 + "]" * 100_000 + "}")
    yield _raw(lines, "a number without end", '{"plancia": ' + "9" * 10_000 + "}")
    for key in state:
        if key != "chance":  # a save may leave its rolls to those who go on with it
            yield _state(lines, f"no {key}", {name: value for name, value in state.items() if name != key})
        for name, value in VALUES.items():
            if value != state[key]:
                yield _state(lines, f"{key} is {name}", {**state, key: value})
    for key in state["fields"]:
        for name in ("null", "a text", "a table", "a number without end"):
            yield _state(
                lines, f"{key} at the table is {name}", {**state, "fields": {**state["fields"], key: VALUES[name]}}
            )
    for name, stack in _stacks(state["stack"]).items():
        yield _state(lines, f"procedures: {name}", {**state, "stack": stack})
    key, draws = state["chance"]
    for name, other in {"short": "00", "no hex": "zz", "long": "00" * 100, "another": "11" * 32, "a number": 7}.items():
        yield _state(lines, f"a key that is {name}", {**state, "chance": [other, draws]})
    for name, other in {"below": -1, "far": 1 << 63, "a text": "18", "a half": 18.5, "another": draws - 1}.items():
        yield _state(lines, f"draws that are {name}", {**state, "chance": [key, other]})
    for name, word in WORDS.items():
        yield _state(lines, f"a position that is {name}x", {**state, "origin": word + "x"})
        yield _state(lines, f"the content is {name}", {**state, "content": word})
        yield _state(lines, f"an order for {name}", {**state, "orders": [[0, word, 1]], "given": [[word, [1]]]})


def _stacks(good: list[Any]) -> dict[str, list[Any]]:
    top = good[-1]
    return {
        "none": [],
        "no such one": [*good, ["os.system", "", "", {"result": 0}]],
        "a dunder": [*good, ["__main__.Play", "", "", {}]],
        "of another module": [*good, ["plancia.lab.processes.Crew", "each", "", {}]],
        "no such step": [*good[:-1], [top[0], "__init__", "", top[3]]],
        "no notes": [*good[:-1], [top[0], top[1], top[2], {}]],
        "another note": [*good[:-1], [top[0], top[1], top[2], {**top[3], "__dict__": {}}]],
        "a note of a table": [*good[:-1], [top[0], top[1], top[2], {note: {} for note in top[3]}]],
        "nowhere to put the result": [*good[:-1], [top[0], top[1], "__class__", top[3]]],
        "ten thousand": good[:-1] + [top] * 10_000,
        "upside down": good[::-1],
        "twice": good + good,
        "a text": ["rounds.Play"],
        "too short": [["rounds.Play"]],
    }


def _state(lines: list[str], name: str, state: Any) -> Case:
    most = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        return _raw(lines, name, json.dumps(state, sort_keys=True, separators=(",", ":")))
    finally:
        sys.set_int_max_str_digits(most)


def _raw(lines: list[str], name: str, state: str) -> Case:
    body = "\n".join([lines[0], f"state {state}", *lines[2:-1]]) + "\n"
    return text("save", name, f"{body}sum {sum_of(body.encode(errors='replace').decode())}\n")
