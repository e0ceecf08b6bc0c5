# not compiled
"""Standing orders worth offering: an answer in advance, by the rule of the question, that a seat gives and revokes."""

from __future__ import annotations

from typing import Final, NamedTuple

from plancia.games.verrix.naming import Names
from plancia.games.verrix.raid import NO, YES
from plancia.games.verrix.state import Verrix
from plancia.games.verrix.support import ACCEPT, REFUSE
from plancia.games.verrix.units import EVERYONE
from plancia.kernel.decision import PASS

# rule of the question, answer, key of its words
ORDERS: Final = (
    ("V-RAID-05", EVERYONE, "order-guard-everyone"),
    ("V-RAID-05", 0, "order-guard-nobody"),
    ("V-RAID-08", NO, "order-raid-will-never"),
    ("V-RAID-08", YES, "order-raid-will-always"),
    ("V-BATTLE-06", EVERYONE, "order-line-up-everyone"),
    ("V-BATTLE-16", PASS, "order-battle-will-never"),
    ("V-BATTLE-09", PASS, "order-no-support"),
    ("V-EVENT-01", PASS, "order-no-events"),
    ("V-EVENT-11", PASS, "order-keep-event"),
)


class StandingOrder(NamedTuple):
    """`about`: the question that it answers, in a few words."""

    rule: str
    option: int
    label: str
    about: str


def standing_orders(g: Verrix, seat: int, lang: str) -> list[StandingOrder]:
    """What a seat may order: how it defends, what it spends, whose Support it takes. One order for each rule holds."""
    say = Names(g, lang).say
    found = [(rule, option, say(key)) for rule, option, key in ORDERS]
    for other in g.players:
        if other != seat:
            of = Names(g, lang).of(other)
            found.append(("V-A-22", REFUSE + other, say("order-refuse", of=of)))
            found.append(("V-A-22", ACCEPT + other, say("order-accept", of=of)))
    return [StandingOrder(rule, option, label, say(f"orders-{rule}")) for rule, option, label in found]
