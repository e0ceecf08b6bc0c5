# not compiled
"""The rulebook of Wroth as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from plancia.games.wroth.content.read import HERE, open_box
from plancia.games.wroth.notation import invariants, position
from plancia.games.wroth.notation.notes import HOLDS
from plancia.games.wroth.notation.option_names import NAMED
from plancia.games.wroth.notation.renamed import RENAMED
from plancia.games.wroth.rules.round.rounds import Play
from plancia.games.wroth.rules.round.settings import Settings, refused, table_for
from plancia.games.wroth.rules.units.reactions import reactions
from plancia.games.wroth.shown.drawn_once import SIDES
from plancia.games.wroth.state.answers import QUESTIONS
from plancia.games.wroth.state.box import ACTIONS, FACTIONS, OMNI, TEAM
from plancia.games.wroth.state.state import SEEN, Wroth
from plancia.kernel import engine
from plancia.kernel.game import Game, Lots, laid
from plancia.kernel.written.decode import typed
from plancia.kernel.written.holds import Declared


class WrothGame(Game):
    name = "wroth"
    over_rule = "W-GEN-03"
    seats = FACTIONS
    seen = SEEN
    content = HERE
    renamed = RENAMED
    kinds = QUESTIONS
    named = NAMED
    faces = {"action-dice": ACTIONS, "ai-die": ACTIONS, "omniscient": OMNI}

    def table(self, settings: Mapping[str, Any], packs: Sequence[Path] = (), base: Path | None = None) -> Wroth:
        try:
            agreed = typed(dict(settings), Settings)
        except msgspec.ValidationError as problem:
            raise refused("W-GEN-01", "unreadable", said=str(problem)) from None
        g = table_for(agreed, open_box(tuple(packs), base))
        laid(g, self, msgspec.to_builtins(agreed), packs, base)
        g.reactions = reactions
        return g

    def any_settings(self, lots: Lots, number: int) -> dict[str, Any]:
        """In turn: everyone for themselves, and each scenario with one to four humans."""
        if number % 2 == 0:
            seats = lots.sample(FACTIONS, 2 + number // 2 % 3)
            return {"seats": seats, "final_tie": lots.choice(["shared", "random"])}
        cards = open_box().scenarios
        card = cards[number // 2 % len(cards)]
        ai = FACTIONS[card.faction]
        free = [name for name in FACTIONS if name != ai]
        return {
            "seats": lots.sample(free, 1 + number // 2 % 4),
            "ai": ai,
            "scenario": card.id,
            "coop_spoils": lots.choice(["individual", "team"]),
        }

    def begin(self, g: Wroth) -> None:
        engine.start(g, Play())

    write_position = staticmethod(position.write_position)
    read_position = position.read_position
    problem = staticmethod(invariants.problem)

    def holds(self) -> Declared:
        return HOLDS

    def together(self, g: Wroth) -> bool:
        return g.ai >= 0

    def points(self, g: Wroth) -> dict[str, int]:
        """So far, by side."""
        return {SIDES[side]: g.vp[side] for side in ([TEAM, g.ai] if g.ai >= 0 else g.humans)}

    def result(self, g: Wroth) -> dict[str, Any] | None:
        if not g.over:
            return None
        return {
            "winners": [SIDES[side] for side in g.winners],
            "vp": self.points(g),
            "rounds": g.round,
            "rule": g.ended_by,
        }


GAME = WrothGame()
