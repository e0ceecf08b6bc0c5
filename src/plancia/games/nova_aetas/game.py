# not compiled
"""The rulebook of Nova Aetas as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from plancia.games.nova_aetas.content.read import HERE, open_box
from plancia.games.nova_aetas.notation import invariants, position
from plancia.games.nova_aetas.notation.notes_table import HOLDS
from plancia.games.nova_aetas.notation.option_names import KINDS, NAMED, faces_of
from plancia.games.nova_aetas.notation.renamed import RENAMED
from plancia.games.nova_aetas.rules.campaign.campaign import Campaign
from plancia.games.nova_aetas.rules.missions.consequences import what_follows
from plancia.games.nova_aetas.rules.missions.set_up import QuickPlay
from plancia.games.nova_aetas.rules.missions.settings import Settings, refused, table_for, written
from plancia.games.nova_aetas.state.box import HEROES, SEATS
from plancia.games.nova_aetas.state.on_the_table import SEEN
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel import engine
from plancia.kernel.game import Game, Lots, laid
from plancia.kernel.written.decode import typed
from plancia.kernel.written.holds import Declared


class NovaAetasGame(Game):
    name = "nova-aetas"
    over_rule = "N-CORE-MISSION-END"
    seats = SEATS
    seen = SEEN
    content = HERE
    renamed = RENAMED
    kinds = KINDS
    named = NAMED
    passes = {"action": "end", "step": "stop"}
    faces_of = staticmethod(faces_of)
    counted_from = {"die": 0}  # whose numbers are their own

    def table(self, settings: Mapping[str, Any], packs: Sequence[Path] = (), base: Path | None = None) -> NovaAetas:
        try:
            agreed = typed({"play": "mission" if "mission" in settings else "campaign", **settings}, Settings)
        except msgspec.ValidationError as problem:
            raise refused("N-CORE-MODE-1", "unreadable", said=str(problem)) from None
        g = table_for(agreed, open_box(tuple(packs), base))
        laid(g, self, written(agreed), packs, base)
        g.reactions = what_follows
        return g

    def any_settings(self, lots: Lots, number: int) -> dict[str, Any]:
        """In turn: every mission with one to four players, and a campaign."""
        box = open_box()
        missions = [*box.mission_ids, ""]
        mission = missions[number % len(missions)]
        company = lots.sample(box.hero_ids[: box.proper], HEROES)
        played = {"play": "mission", "mission": mission} if mission else {}
        return {"seats": list(SEATS[: 1 + number % len(SEATS)]), "company": company, **played}

    def begin(self, g: NovaAetas) -> None:
        engine.start(g, QuickPlay() if g.quick else Campaign())

    write_position = staticmethod(position.write_position)
    read_position = position.read_position
    problem = staticmethod(invariants.problem)

    def holds(self) -> Declared:
        return HOLDS

    def together(self, g: NovaAetas) -> bool:
        return True

    def result(self, g: NovaAetas) -> dict[str, Any] | None:
        if not g.over:
            return None
        found: dict[str, Any] = {
            "winners": [SEATS[seat] for seat in g.players] if g.won else [],
            "rounds": g.t,
            "rule": g.ended_by,
        }
        if g.ending >= 0:
            found["ending"] = g.box.endings[g.ending].id
        return found


GAME = NovaAetasGame()
