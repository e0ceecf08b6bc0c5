"""Refusals by a table or by the rules of a game, for the wire: with what the rule says in the reader's language."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from plancia.games.shelf import game_named
from plancia.games.voices import voice_of
from plancia.kernel.ledger import Ledger, read_rules
from plancia.server.errors import Problem
from plancia.table.refusals import Refused, Stale
from plancia.table.table import Table

STATUS = {"stale": 409, "seat-taken": 409, "name-taken": 409}
STATUS |= {"no-such-game": 400, "bad-settings": 400, "bad-seats": 400}
STATUS |= {"bad-position": 400, "bad-clock": 400, "bad-chair": 400, "no-such-bot": 400}


def refusal(refused: Refused, table: Table) -> Problem:
    """A command that a table refuses; whoever sent it learns where the table is now."""
    number = refused.number if isinstance(refused, Stale) else table.number
    ledger = voice_of(table.game.name).ledger(getattr(table.state, "box", None)) if refused.rule else Ledger({}, {})
    return _problem(refused, ledger, number)


def not_opened(refused: Refused, game: str) -> Problem:
    """A table that cannot be opened so."""
    return _problem(refused, rules_of(game) if refused.rule else Ledger({}, {}), -1)


def _problem(refused: Refused, ledger: Ledger, number: int) -> Problem:
    status = STATUS.get(refused.code, 422)

    def detail(lang: str) -> str:
        text = refused.text if lang == "en" else refused.texts.get(lang, "")
        id = ledger.find(refused.rule)
        return text if text or id is None else ledger.text(id, lang)

    return Problem(status, refused.code, detail, rule=refused.rule, number=number)


@cache
def rules_of(game: str) -> Ledger:
    """The ledger that lies beside a game; its cards depend on a box and are not in it."""
    module = sys.modules[type(game_named(game)).__module__]
    file = Path(str(module.__file__)).parent / "ledger.toml"
    return Ledger(read_rules(file) if file.exists() else {}, {})
