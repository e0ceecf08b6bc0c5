"""Files get better names; what was kept under the old ones is found again."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import plancia
from plancia.games.shelf import game_named, names
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.procedure import kinds_of_procedure, name_of
from plancia.kernel.written.record import write_record
from plancia.kernel.written.save import dump, load, state_hash


@pytest.mark.parametrize("game", names())
def test_every_old_name_means_a_procedure(game: str) -> None:
    title = game_named(game)
    title.any_settings(Random(0), 0)
    kinds = kinds_of_procedure(title)
    assert {old: name_of(kinds[old]) for old in title.renamed} == dict(title.renamed)


@pytest.mark.parametrize("game", names())
def test_a_save_with_an_old_name_is_the_same_table(game: str) -> None:
    title = game_named(game)
    g, old = middle_of_a_renamed_one(title)
    now = json.dumps(dump(g))
    then = now.replace(f'"{title.renamed[old]}"', f'"{old}"')
    assert then != now
    assert state_hash(load(title, json.loads(then))) == state_hash(g)


@pytest.mark.parametrize("game", names())
def test_a_record_that_was_left_there_is_replayed(game: str) -> None:
    title = game_named(game)
    g, old = middle_of_a_renamed_one(title)
    data = dump(g, secrets=False)
    data["stack"] = [[old if name == title.renamed[old] else name, *rest] for name, *rest in data["stack"]]
    once = sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
    text = write_record(g, {}).replace(state_hash(g), once)
    assert once in text
    assert plancia.replay(text).hash == state_hash(g)


def middle_of_a_renamed_one(title: Any) -> tuple[Any, str]:
    """A table at which a question is open in the middle of a procedure that was once called otherwise."""
    for number in range(60):
        g = title.table(title.any_settings(Random(number), number))
        g.key, g.journal = key_of(f"renamed {number}"), []
        title.begin(g)
        pick = Random(number)
        while g.decision is not None:
            names = [name_of(type(frame)) for frame in g.stack]
            for old, new in title.renamed.items():
                if new in names:
                    return g, old
            engine.answer(g, pick.choice(g.decision.options))
    raise AssertionError("none was met")
