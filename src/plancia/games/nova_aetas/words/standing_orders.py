# not compiled
"""Standing orders worth offering: an answer in advance, by the rule of the question, that a seat gives and revokes."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.decision import PASS
from plancia.kernel.picture import StandingOrder

# rule of the question, answer, key of its words
ORDERS: Final = (
    ("N-CORE-TEST-TIMING", PASS, "order-nothing-around-rolls"),
    ("N-CORE-REACT-5", PASS, "order-no-reactions"),
    ("N-STATUS-ASTRUM", PASS, "order-no-symbols"),
    ("N-STATUS-DEFENDED", PASS, "order-no-parry"),
    ("N-CORE-HORO-5", PASS, "order-no-hurry"),
)


def standing_orders(g: NovaAetas, seat: int, lang: str) -> list[StandingOrder]:
    """What a seat may order: to be asked less."""
    say = Names(g, lang).say
    return [StandingOrder(rule, rule, option, say(key), say(f"orders-{rule}")) for rule, option, key in ORDERS]
