"""How things that change hands move over the table: from where they lay to where they lie."""

from __future__ import annotations

import pytest

from plancia.games.verrix.state.box import GOODS, HOSTAGE, TRIBES, TROPHY
from plancia.games.verrix.state.effects import Transfer
from plancia.games.verrix.state.state import home, road
from plancia.games.verrix.voice import VerrixVoice
from tests.games.verrix.scene import verrix
from tests.scenes import example

MARKET = 0
BLUE, GREEN, VIOLET = (TRIBES.index(tribe) for tribe in ("blue", "green", "violet"))
CART = GOODS.index("cart")


@example("V-UNIT-05")
@pytest.mark.parametrize(
    ("thing", "source", "target", "seen"),
    [
        # own commoners are units again, others are hostages
        (HOSTAGE + BLUE, MARKET, road(BLUE), ("hostage:market:blue", "travel:blue", "blue")),
        (HOSTAGE + BLUE, home(VIOLET), home(BLUE), ("hostage:violet:blue", "home:blue", "blue")),
        (HOSTAGE + BLUE, home(VIOLET), MARKET, ("hostage:violet:blue", "hostage:market:blue", "blue")),
        (HOSTAGE + BLUE, MARKET, home(VIOLET), ("hostage:market:blue", "hostage:violet:blue", "blue")),
        (HOSTAGE + VIOLET, home(GREEN), road(BLUE), ("hostage:green:violet", "travel:blue", "violet")),
        (TROPHY, MARKET, road(VIOLET), ("reserve", "travel:violet", "violet")),
        (TROPHY, home(GREEN), home(VIOLET), ("home:green", "trophy:cauldron-of-murias", "violet")),
        (TROPHY, home(GREEN), road(BLUE), ("home:green", "travel:blue", "blue")),
        (CART, home(GREEN), MARKET, ("good:green:cart", "good:market:cart", "")),
        (CART, MARKET, road(VIOLET), ("good:market:cart", "travel:violet", "violet")),
    ],
)
def test_from_where_to_where_and_whose(thing: int, source: int, target: int, seen: tuple[str, str, str]):
    motion = VerrixVoice().motion(verrix("[seats.blue]").g, Transfer(thing, 1, source, target, "V-TRADE-04"))
    assert motion is not None
    assert (motion.source, motion.to, motion.who) == seen
