"""Real positions, saves and records of a title, with something changed in them that somebody could change."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from plancia.games.shelf import game_named
from plancia.kernel.state import State
from plancia.kernel.written.record import write_record
from plancia.kernel.written.save import dump
from plancia.lab.hostile.case import Kind
from plancia.lab.random_walk import walk
from plancia.table.match import HUMAN, SAVE_LINE, sum_of

LOOKS = 6  # samples from one game
NUMBER = re.compile(r"(?<![\w.\"-])-?\d+(?![\w.\"])")
WORD = re.compile(r'"[^"\n]{0,60}"')
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 11, 31, 99, 255, 1000, -2, -1000, 1 << 31, -(1 << 31), 1 << 40, 1 << 62)
WORDS = ('""', '"x"', '"__class__"', "true", "false", "7", "[]", "{}")


class Real(NamedTuple):
    """How one table is written down."""

    position: str
    state: str
    record: str


class Mutant(NamedTuple):
    kind: Kind
    name: str  # by which it can be made again
    text: str


def reals(game: str, seed: int, games: int) -> list[Real]:
    """Tables of random games, in every mode of the title."""
    rulebook, found = game_named(game), []
    for number in range(games):
        settings = rulebook.any_settings(Random(f"{seed} {number}"), number)
        for g in walk(rulebook, settings, f"{seed} {number}", LOOKS, stride=1 + number % 24):
            found.append(real(g))
    return found


def real(g: State) -> Real:
    state = json.dumps(dump(g), sort_keys=True, separators=(",", ":"))
    return Real(g.game.write_position(g), state, write_record(g, dict.fromkeys(g.settings["seats"], HUMAN)))


def mutants(game: str, cases: int, seed: int) -> Iterator[Mutant]:
    """The same for the same seed."""
    found = reals(game, seed, max(3, min(40, cases // 100)))
    for number in range(cases):
        dice = Random(f"{game} {seed} {number}")
        one, other = dice.choice(found), dice.choice(found)
        name = f"{game} {seed} {number}"
        match number % 4:
            case 0 | 1:
                yield Mutant("position", name, changed_text(one.position, other.position, dice))
            case 2:
                yield Mutant("save", name, save(changed_state(one.state, dice), one.record))
            case _:
                yield Mutant("record", name, changed_lines(one.record, other.record, dice))


def save(state: str, record: str) -> str:
    """With the right sum: whoever changes a state can count, too."""
    body = f"{SAVE_LINE}\nstate {state}\n{record}"
    return f"{body}sum {sum_of(body)}\n"


def changed_text(text: str, other: str, dice: Random) -> str:
    """A position with one to three changes; most of them among the procedures in progress."""
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        roll = dice.random()
        if roll < 0.6:
            text = _one_number(text, dice, in_stack=dice.random() < 0.7)
        elif roll < 0.8:
            text = _one_word(text, dice)
        else:
            text = _one_line(text, other, dice)
    return text


def _one_number(text: str, dice: Random, in_stack: bool) -> str:
    places = list(NUMBER.finditer(text))
    begin = text.find("stack = [")
    if in_stack and begin >= 0:
        end = text.find("\n]", begin)
        places = [place for place in places if begin < place.start() < end] or places
    if not places:
        return text
    place = dice.choice(places)
    return text[: place.start()] + str(_number(int(place[0]), dice)) + text[place.end() :]


def _number(n: int, dice: Random) -> int:
    return n + dice.choice((-1, 1, 2)) if dice.random() < 0.4 else dice.choice(NUMBERS)


def _one_word(text: str, dice: Random) -> str:
    places = list(WORD.finditer(text))
    if not places:
        return text
    place = dice.choice(places)
    word = dice.choice(places)[0] if dice.random() < 0.7 else dice.choice(WORDS)
    return text[: place.start()] + word + text[place.end() :]


def _one_line(text: str, other: str, dice: Random) -> str:
    """One is missing, there twice, elsewhere, or of another table."""
    lines, others = text.splitlines(), other.splitlines()
    place = dice.randrange(len(lines))
    match dice.randrange(4):
        case 0:
            del lines[place]
        case 1:
            lines.insert(dice.randrange(len(lines)), lines[place])
        case 2:
            lines.insert(dice.randrange(len(lines)), lines.pop(place))
        case _:
            lines[place] = dice.choice(others)
    return "\n".join(lines) + "\n"


def changed_lines(text: str, other: str, dice: Random) -> str:
    roll = dice.random()
    if roll < 0.5:
        return _one_line(text, other, dice)
    return _one_number(text, dice, False) if roll < 0.8 else _one_word(text, dice)


def changed_state(text: str, dice: Random) -> str:
    """One to three values of a saved state, mostly numbers in notes and fields."""
    state = json.loads(text)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        part = dice.choice(("stack", "stack", "fields", "fields", "given", "orders", "chance", "settings"))
        state[part] = _changed_value(state[part], dice)
    return json.dumps(state, sort_keys=True, separators=(",", ":"))


def _changed_value(value: Any, dice: Random) -> Any:
    """Somewhere inside, one value is another."""
    if isinstance(value, dict) and value:
        key = dice.choice(sorted(value))
        return {**value, key: _changed_value(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.9:
        place = dice.randrange(len(value))
        return [*value[:place], _changed_value(value[place], dice), *value[place + 1 :]]
    if isinstance(value, list):
        return dice.choice(([], value * 2, value[1:], [0], [[0]]))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return _number(value, dice)
    return dice.choice(("", "x", 7, None, value))
