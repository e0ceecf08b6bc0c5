# not compiled
"""Standing orders worth offering: an answer in advance, that a seat gives and revokes."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.rules.contests.support import AGAINST, BATTLE_OF, FROM
from plancia.games.verrix.state.answers import ACCEPT, EVERYONE, ONE_MORE, REFUSE
from plancia.games.verrix.state.box import SPENDING
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.decision import PASS
from plancia.kernel.picture import StandingOrder

DEFENCE: Final = (  # the rule of the question, answer, key of its words
    ("V-RAID-05", EVERYONE.option(), "order-guard-everyone"),
    ("V-RAID-05", 0, "order-guard-nobody"),
    ("V-BATTLE-06", EVERYONE.option(), "order-line-up-everyone"),
)
DIVINE_WILL: Final = (
    ("V-RAID-08", PASS, "order-raid-will-never"),
    ("V-RAID-08", ONE_MORE.option(), "order-raid-will-always"),
    ("V-BATTLE-16", PASS, "order-battle-will-never"),
    ("V-EVENT-01", PASS, "order-no-events"),
)


def standing_orders(g: Verrix, seat: int, lang: str) -> list[StandingOrder]:
    """What a seat may order: how it defends, what it spends, whose Support it takes and against whom. Where several
    fit a question, the most telling answers it."""
    names = Names(g, lang)
    say = names.say
    found = [(rule, rule, option, say(key)) for rule, option, key in DEFENCE]
    others = [who for who in g.players if who != seat] if len(g.players) > 2 else []  # of two, nobody gives Support
    for who in others:
        found.append((AGAINST[who], "V-A-22", REFUSE.option(), say("order-refuse-against", mid=names.mid(who))))
        found.append((AGAINST[who], "V-A-22", ACCEPT.option(), say("order-accept-against", mid=names.mid(who))))
    for who in others:
        found.append((FROM[who], "V-A-22", REFUSE.option(), say("order-refuse", of=names.of(who))))
        found.append((FROM[who], "V-A-22", ACCEPT.option(), say("order-accept", of=names.of(who))))
    for who in others:
        found.append((BATTLE_OF[who], "V-BATTLE-09", PASS, say("order-stay-out", of=names.of(who))))
    if others:
        found.append(("V-BATTLE-09", "V-BATTLE-09", PASS, say("order-no-support")))
    found += [(rule, rule, option, say(key)) for rule, option, key in DIVINE_WILL]
    found.append((SPENDING[0], "V-AREA-03", PASS, say("order-will-never")))
    found.append(("V-EVENT-11", "V-EVENT-11", PASS, say("order-keep-event")))
    return [StandingOrder(*order, say(f"orders-{order[1]}")) for order in found]
