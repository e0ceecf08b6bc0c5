"""What bots play among themselves: factions against each other, and scenarios against an AI faction."""

from __future__ import annotations

from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.state.box import FACTIONS
from plancia.lab.arena.series import Against, Series


def scenarios() -> dict[str, Against]:
    return {
        card.id: Against(card.id, (("ai", FACTIONS[card.faction]), ("scenario", card.id)))
        for card in open_box().scenarios
    }


SERIES = Series("faction", "first-player", (2, 3, 4), scenarios, together=(1, 2, 3, 4))
