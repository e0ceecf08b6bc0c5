"""What an effect did to whom."""

from __future__ import annotations

from random import Random

import pytest

from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.state.box import NEGATIVE
from plancia.games.nova_aetas.state.effects.campaign import LoseHero
from plancia.games.nova_aetas.state.effects.fight import UseSkill
from plancia.games.nova_aetas.state.effects.gear import Equip
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.procedure import EVERYONE
from tests.games.taken import check_taken

SPENT = (UseSkill, Equip, LoseHero)  # by a Hero himself, or with him


def worth(g: NovaAetas) -> dict[tuple[int, str], int]:
    """Wounds, Threat, Heroism, bad tokens, who stands; and what the company has."""
    found: dict[tuple[int, str], int] = {}
    for hero in g.company:
        seat = g.controller(hero)
        found[seat, f"wounds {hero}"] = -g.wounds[hero]
        found[seat, f"threat {hero}"] = -g.threat[hero]
        found[seat, f"heroism {hero}"] = g.heroism[hero]
        found[seat, f"tokens {hero}"] = -(g.tokens[hero] & NEGATIVE).bit_count()
        found[seat, f"down {hero}"] = -(g.down >> hero & 1)
    return found | {(EVERYONE, "popolini"): g.popolini, (EVERYONE, "stock"): sum(g.stock)}


@pytest.mark.parametrize("number", range(6))
def test_whatever_is_taken_is_told(number: int) -> None:
    settings = GAME.any_settings(Random(number), number)
    found = check_taken(GAME, settings, number, worth, SPENT)
    assert found["Wound"] > 3
