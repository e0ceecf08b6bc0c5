"""What an effect did to whom."""

from __future__ import annotations

from random import Random

import pytest

from plancia.games.verrix.game import GAME
from plancia.games.verrix.state.box import HOSTAGE
from plancia.games.verrix.state.state import REMOVED, ZONES, Verrix, home, road
from tests.games.taken import check_taken


def worth(g: Verrix) -> dict[tuple[int, str], int]:
    """Goods with those that are worn, hostages, trophies, commoners that are nobody's hostages, cards, Will, Fame."""
    found: dict[tuple[int, str], int] = {}
    for who in g.players:
        zones = (home(who), road(who))
        for good in range(HOSTAGE):
            worn = sum(g.goods_worn(each).count(good) for each in g.characters_of(who))
            found[who, f"good {good}"] = worn + sum(g.lying(zone, good) for zone in zones)
        found[who, "hostages"] = sum(sum(g.hostages_at(zone)) for zone in zones)
        found[who, "trophies"] = sum(len(g.trophies_at(zone)) for zone in zones)
        found[who, "commoners"] = g.commoners_in_all(who) - sum(g.lying(zone, HOSTAGE + who) for zone in range(ZONES))
        found[who, "cards"] = sum(place != REMOVED for place in g.cards_of(who))
        found[who, "will"], found[who, "score"] = g.will[who], g.score[who]
        found[who, "villages"] = g.villages_of(who)
    return found


@pytest.mark.parametrize("number", range(4))
def test_whatever_is_taken_is_told(number: int) -> None:
    settings = GAME.any_settings(Random(number), number * 9 + 4)
    found = check_taken(GAME, settings, number, worth)
    assert found["Transfer"] > 3
