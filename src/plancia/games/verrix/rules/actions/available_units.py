"""Everyone of a tribe who is available (V-UNIT-06, V-ACT-20), and what they can do together."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.state.answers import GREY, MOST_COMMONERS, OWN
from plancia.games.verrix.state.box import BATTLE, COMMONER, FORCE, LEARN, MOVE, NOBODY, Host
from plancia.games.verrix.state.state import AVAILABLE, READY, Verrix

SETS: Final = 32  # of classes, as bits
WITH_CLASS: Final = [[classes for classes in range(SETS) if classes & one] for one in range(SETS)]
COMMONERS: Final = [[n * (classes & COMMONER) for classes in range(SETS)] for n in range(MOST_COMMONERS)]


def host_of(g: Verrix, who: int) -> Host:
    """Found out once for each such host: nothing else decides what they can do."""
    own, grey, where, worn = g.box.character_of[who], g.grey[who], g.where, g.worn
    prowess = g.box.prowess
    first = prowess[own][worn[own]] if where[own] == READY else own
    second = prowess[grey][worn[grey]] if grey >= 0 and where[grey] == READY else NOBODY
    key = (g.commoners(who, AVAILABLE), first, second)
    return g.box.hosts.get(key) or g.box.hosts.keep(key, _host(g, who))


def _host(g: Verrix, who: int) -> Host:
    """V-ACT-11: each counts for every set of classes that names its own; V-UNIT-02: a commoner has FORCE 1."""
    commoners = COMMONERS[g.commoners(who, AVAILABLE)]
    units, forces, moves = commoners.copy(), commoners.copy(), [0] * SETS
    for bit, character in zip((OWN, GREY), g.characters_of(who)):
        if g.where[character] == READY:
            force = g.box.character_force[character] + bonus(g, character, FORCE)
            move = bonus(g, character, MOVE)
            for classes in WITH_CLASS[g.box.character_class[character]]:
                units[classes] += bit
                forces[classes] += force
                moves[classes] += move
    return Host(units, forces, moves)


def bonus(g: Verrix, character: int, kind: int) -> int:
    """V-UNIT-08 to 13: what the goods in its slots give."""
    return g.box.bonus_with[character][kind][g.worn[character]]


def may_muster(host: Host, classes: int, cost: int) -> str | None:
    """Are all who may be engaged strong enough together?"""
    force = host.force[classes]
    if force >= cost and force:
        return None
    return "V-ACT-10" if force else "V-ACT-08"


def within_strength(g: Verrix, who: int, host: Host) -> list[int]:
    """The slots of the cards that the host is strong enough for; Battle cards are not played on a turn."""
    if host.slots is None:
        found: list[int] = []
        for slot, action in enumerate(g.box.decks[who]):
            strong = may_muster(host, action.classes, action.cost) is None
            if action.does == LEARN or (strong and action.type != BATTLE):
                found.append(slot)
        host.slots = found
    return host.slots
