# not compiled
"""The rulebook of Verrix as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from plancia.games.verrix.content.read import HERE, open_box
from plancia.games.verrix.notation import invariants, position, position_write
from plancia.games.verrix.notation.notes import HOLDS
from plancia.games.verrix.notation.option_names import NAMED
from plancia.games.verrix.notation.renamed import RENAMED
from plancia.games.verrix.rules.months.months import Play
from plancia.games.verrix.rules.months.settings import Settings, refused, table_for
from plancia.games.verrix.state.answers import QUESTIONS
from plancia.games.verrix.state.box import IMMEDIATE, TRIBES
from plancia.games.verrix.state.state import SEEN, Verrix
from plancia.kernel import engine
from plancia.kernel.game import Game, Lots, laid
from plancia.kernel.written.decode import typed
from plancia.kernel.written.holds import Declared


def is_delayed(g: Verrix, card: int) -> bool:
    """V-EVENT-04: an immediate card is never kept, so none lies face down before a player."""
    return g.box.events[card].window != IMMEDIATE


class VerrixGame(Game):
    name = "verrix"
    over_rule = "V-END-01"
    seats = TRIBES
    seen = SEEN
    hidden_together = (("deck", "drawn", "held"),)
    content = HERE
    renamed = RENAMED
    known_on_top = {"known": "deck"}
    fits = {"held": is_delayed}
    kinds = QUESTIONS
    named = NAMED
    passes = {"second-token": "one"}
    counted_from = {"token": 0}  # which is its value

    def table(self, settings: Mapping[str, Any], packs: Sequence[Path] = (), base: Path | None = None) -> Verrix:
        try:
            agreed = typed(dict(settings), Settings)
        except msgspec.ValidationError as problem:
            raise refused("V-SETUP-10", "unreadable", said=str(problem)) from None
        g = table_for(agreed, open_box(tuple(packs), base))
        laid(g, self, msgspec.to_builtins(agreed), packs, base)
        return g

    def any_settings(self, lots: Lots, number: int) -> dict[str, Any]:
        """In turn: two to five tribes."""
        return {"seats": lots.sample(TRIBES, 2 + number % 4)}

    def begin(self, g: Verrix) -> None:
        engine.start(g, Play())

    write_position = staticmethod(position_write.write_position)
    read_position = position.read_position
    problem = staticmethod(invariants.problem)

    def holds(self) -> Declared:
        return HOLDS

    def points(self, g: Verrix) -> dict[str, int]:
        """So far, by tribe."""
        return {TRIBES[who]: g.score[who] for who in g.players}

    def result(self, g: Verrix) -> dict[str, Any] | None:
        if not g.over:
            return None
        return {
            "winners": [TRIBES[who] for who in g.winners],
            "vp": self.points(g),
            "rounds": g.turn,
            "rule": g.ended_by,
        }


GAME = VerrixGame()
