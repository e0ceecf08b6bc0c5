"""What stands for an answer in a title's tables is given all that the answer ranges over."""

from __future__ import annotations

import inspect

import pytest

from plancia.games.nova_aetas.shown import spots as nova_spots
from plancia.games.nova_aetas.words.labels import labels as nova_labels
from plancia.games.shelf import game_named
from plancia.games.verrix.shown import spots as verrix_spots
from plancia.games.verrix.words import labels as verrix_labels
from plancia.games.wroth.shown import spots as wroth_spots
from plancia.games.wroth.words import labels as wroth_labels
from plancia.kernel.answers import entry

TABLES = [
    ("nova-aetas", nova_spots.SPOTS),
    ("nova-aetas", nova_labels.LABELS),
    ("verrix", verrix_spots.SPOTS),
    ("verrix", verrix_labels.LABELS),
    ("wroth", wroth_spots.SPOTS),
    ("wroth", wroth_labels.LABELS),
]


@pytest.mark.parametrize(("title", "table"), TABLES)
def test_every_answer_can_be_told(title, table):
    answers = [answer for kind in game_named(title).kinds.values() for answer in kind.answers]
    told = [(answer, entry(table, answer)) for answer in answers if entry(table, answer) is not None]
    assert len(told) > 15
    for answer, said in told:
        inspect.signature(said).bind(None, None, *(0 for _ in answer.over))  # a TypeError where it does not fit
