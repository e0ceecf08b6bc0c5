"""Commoners and characters: FORCE, carrying capacity, and who may be engaged for what (V-UNIT, V-ACT-08 to 11, 20).

V-UNIT-01: there are no other units. Units engaged together are one number: bits of the tribe's characters, in the order
of the box, times 8, plus commoners.
"""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.rules.actions.available_units import MOST_COMMONERS, bonus, host_of
from plancia.games.verrix.state.answers import EVERYONE, EVERYONE_AND_EVENT, GUARD, THESE, THESE_AND_EVENT
from plancia.games.verrix.state.box import BATTLE_BONUS, CARRY, FORCE, MOVE
from plancia.games.verrix.state.state import AT_VILLAGE, AVAILABLE, BOARD, ON_BOARD, READY, VILLAGE, Verrix
from plancia.kernel.decision import Decision

_BITS: Final = (0, 1, 1, 2, 1, 2, 2, 3)


def force_of(g: Verrix, character: int) -> int:
    """V-UNIT-07, V-UNIT-10."""
    return g.box.character_force[character] + bonus(g, character, FORCE)


def with_battle_bonus(g: Verrix, character: int) -> bool:
    return bonus(g, character, BATTLE_BONUS) > 0


def characters_in(g: Verrix, who: int, units: int) -> tuple[int, ...]:
    """The characters that a number of units means: bit 0 is the tribe's own, bit 1 the grey one."""
    bits = units >> 3
    if bits == 0:
        return ()
    if bits == 1:
        return (g.box.character_of[who],)
    return (g.grey[who],) if bits == 2 else (g.box.character_of[who], g.grey[who])


def commoners_in(units: int) -> int:
    return units & 7


def size_of(units: int) -> int:
    """How many units there are."""
    return (units & 7) + _BITS[units >> 3]


def total_force(g: Verrix, who: int, units: int) -> int:
    """V-UNIT-02, V-UNIT-07: a commoner has FORCE 1."""
    force = units & 7
    if units & 8:
        force += force_of(g, g.box.character_of[who])
    if units & 16:
        force += force_of(g, g.grey[who])
    return force


def total_bonus(g: Verrix, who: int, units: int, kind: int) -> int:
    """V-UNIT-14: bonuses add up."""
    found = 0
    if units & 8:
        found = bonus(g, g.box.character_of[who], kind)
    if units & 16:
        found += bonus(g, g.grey[who], kind)
    return found


def capacity(g: Verrix, who: int, units: int) -> int:
    """V-TRADE-03, V-RAID-11: one for each unit, and CARRY bonuses (V-UNIT-12)."""
    return size_of(units) + total_bonus(g, who, units, CARRY)


def move_bonus(g: Verrix, who: int, units: int) -> int:
    """V-UNIT-09."""
    return total_bonus(g, who, units, MOVE)


def eligible(g: Verrix, who: int, classes: int) -> int:
    """Everyone who is available and whose class is allowed: V-UNIT-06, V-ACT-11, V-ACT-20."""
    return host_of(g, who).units[classes]


def at_home(g: Verrix, who: int, classes: int) -> int:
    """Everyone of these classes who is engaged on the Village card (V-AREA-05)."""
    return _of_class(g, who, classes, AT_VILLAGE) + (g.folk[VILLAGE + who] if classes & 1 else 0)


def lined_up(g: Verrix, who: int, classes: int) -> int:
    """Everyone of these classes on the Battle Board."""
    return _of_class(g, who, classes, ON_BOARD) + (g.folk[BOARD + who] if classes & 1 else 0)


def _of_class(g: Verrix, who: int, classes: int, where: int) -> int:
    """Characters, as units."""
    own, grey = g.box.character_of[who], g.grey[who]
    units = 0
    if g.where[own] == where and g.box.character_class[own] & classes:
        units = 8
    if grey >= 0 and g.where[grey] == where and g.box.character_class[grey] & classes:
        units |= 16
    return units


def may_engage(g: Verrix, who: int, classes: int, cost: int, units: int) -> str | None:
    """Are these units allowed, available and strong enough? `cost` is what is still wanted of them."""
    if not units:
        return "V-ACT-08"
    if units >= MOST_COMMONERS:
        for character in characters_in(g, who, units):
            if not g.box.character_class[character] & classes:
                return "V-ACT-11"
            if g.where[character] != READY:
                return "V-ACT-20"
    if units & 7 > g.folk[AVAILABLE + who]:
        return "V-ACT-20"
    if total_force(g, who, units) < cost:
        return "V-ACT-10"
    return None


def choices(g: Verrix, who: int, classes: int) -> list[int]:
    """Every mix of units there is to judge: V-ACT-11, any mix. Others only if someone asks why."""
    everyone = eligible(g, who, classes)
    commoners = everyone & 7
    bits = everyone >> 3
    most = (4 if g.grey[who] >= 0 else 2) if g.reasons else bits + 1
    found = []
    for some in range(most):
        if g.reasons or some & bits == some:
            for n in range(commoners + 1):
                found.append(some * MOST_COMMONERS + n)
    return found


def is_one_more(allowed: list[int], units: int) -> bool:
    """The same characters with one commoner less have just been allowed, and a commoner more never hinders."""
    return units & 7 > 0 and len(allowed) > 0 and allowed[-1] == units - 1


def mixes(g: Verrix, who: int, classes: int, cost: int) -> list[int]:
    """The mixes of available units that are strong enough, where nobody asks why others are not."""
    known = host_of(g, who).mixes
    found = known.get((classes, cost))
    if found is None:
        found = known.keep((classes, cost), _mixes(g, who, classes, cost))
    return found


def _mixes(g: Verrix, who: int, classes: int, cost: int) -> list[int]:
    found: list[int] = []
    everyone = eligible(g, who, classes)
    for characters in range(0, everyone + 1, MOST_COMMONERS):
        if characters & everyone == characters:
            units, most = characters, characters + commoners_in(everyone)
            while units <= most and may_engage(g, who, classes, cost, units) is not None:
                units += 1
            found.extend(range(units, most + 1))  # one more never hinders
    return found


def choose_guard(g: Verrix, who: int, classes: int, event: bool, against: str) -> Decision:
    """V-RAID-05, V-BATTLE-06: any of the available units that may; `event`: a fitting Event card may be played too;
    `against`: the rule that keeps the other classes out."""
    asked = g.ask(who, "guard")
    everyone = eligible(g, who, classes)
    for units in choices(g, who, classes):
        why = may_engage(g, who, classes, 0, units) if g.reasons and units else None
        if why == "V-ACT-11":
            why = against
        if units == everyone and units:
            asked.put(EVERYONE, 0, why)
        else:
            asked.put(THESE, units, why)
    if event:
        for option in asked.options.copy():
            if EVERYONE.holds(option):
                asked.put(EVERYONE_AND_EVENT, 0, None)
            else:
                asked.put(THESE_AND_EVENT, THESE.number(option), None)
    return asked


def guard_of(g: Verrix, who: int, classes: int, answer: int) -> int:
    """The units that an answer means."""
    said = GUARD.of(answer)
    return said.number(answer) if said.over else eligible(g, who, classes)


def with_event(answer: int) -> bool:
    """The Event card that lies face down is played, too."""
    return answer >= THESE_AND_EVENT.option()
