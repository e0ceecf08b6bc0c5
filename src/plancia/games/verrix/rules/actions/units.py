"""Commoners and characters: FORCE, carrying capacity, and who may be engaged for what (V-UNIT, V-ACT-08 to 11, 20).

V-UNIT-01: there are no other units. Units engaged together are one number, which state/answers.py explains.
"""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.rules.actions.available_units import bonus, host_of
from plancia.games.verrix.state.answers import (
    EVERYONE,
    EVERYONE_AND_EVENT,
    GREY,
    GUARD,
    OWN,
    THESE,
    THESE_AND_EVENT,
    commoners_in,
    size_of,
)
from plancia.games.verrix.state.box import CARRY, COMMONER, FORCE
from plancia.games.verrix.state.effects import MoveUnits
from plancia.games.verrix.state.state import AVAILABLE, BOARD, READY, VILLAGE, Verrix, with_commoners
from plancia.kernel.decision import Decision

PARTIES: Final = [0, OWN, GREY, OWN | GREY]  # of characters


def force_of(g: Verrix, character: int) -> int:
    """V-UNIT-07, V-UNIT-10."""
    return g.box.character_force[character] + bonus(g, character, FORCE)


def characters_in(g: Verrix, who: int, units: int) -> tuple[int, ...]:
    """The characters that a number of units means."""
    if units < OWN:
        return ()
    if units < GREY:
        return (g.box.character_of[who],)
    return (g.box.character_of[who], g.grey[who]) if units & OWN else (g.grey[who],)


def move_units(g: Verrix, who: int, units: int, source: int, target: int) -> None:
    g.do(MoveUnits(who, characters_in(g, who, units), commoners_in(units), source, target))


def total_force(g: Verrix, who: int, units: int) -> int:
    """V-UNIT-02, V-UNIT-07: a commoner has FORCE 1."""
    force = commoners_in(units)
    if units & OWN:
        force += force_of(g, g.box.character_of[who])
    if units & GREY:
        force += force_of(g, g.grey[who])
    return force


def total_bonus(g: Verrix, who: int, units: int, kind: int) -> int:
    """V-UNIT-14: bonuses add up."""
    found = 0
    if units & OWN:
        found = bonus(g, g.box.character_of[who], kind)
    if units & GREY:
        found += bonus(g, g.grey[who], kind)
    return found


def capacity(g: Verrix, who: int, units: int) -> int:
    """V-TRADE-03, V-RAID-11: one for each unit, and CARRY bonuses (V-UNIT-12)."""
    return size_of(units) + total_bonus(g, who, units, CARRY)


def eligible(g: Verrix, who: int, classes: int) -> int:
    """Everyone who is available and whose class is allowed: V-UNIT-06, V-ACT-11, V-ACT-20."""
    return host_of(g, who).units[classes]


def at_home(g: Verrix, who: int, classes: int) -> int:
    """Everyone of these classes who is engaged on the Village card (V-AREA-05)."""
    return _of_class(g, who, classes, VILLAGE)


def lined_up(g: Verrix, who: int, classes: int) -> int:
    """Everyone of these classes on the Battle Board."""
    return _of_class(g, who, classes, BOARD)


def _of_class(g: Verrix, who: int, classes: int, place: int) -> int:
    own, grey, where = g.box.character_of[who], g.grey[who], with_commoners(place)
    units = g.commoners(who, place) if classes & COMMONER else 0
    if g.where[own] == where and g.box.character_class[own] & classes:
        units += OWN
    if grey >= 0 and g.where[grey] == where and g.box.character_class[grey] & classes:
        units += GREY
    return units


def may_engage(g: Verrix, who: int, classes: int, cost: int, units: int) -> str | None:
    """Are these units allowed, available and strong enough? `cost` is what is still wanted of them."""
    if not units:
        return "V-ACT-08"
    if units >= OWN:
        for character in characters_in(g, who, units):
            if not g.box.character_class[character] & classes:
                return "V-ACT-11"
            if g.where[character] != READY:
                return "V-ACT-20"
    if commoners_in(units) > g.commoners(who, AVAILABLE):
        return "V-ACT-20"
    if total_force(g, who, units) < cost:
        return "V-ACT-10"
    return None


def choices(g: Verrix, who: int, classes: int) -> list[int]:
    """Every mix of units there is to judge: V-ACT-11, any mix. Others only if someone asks why."""
    everyone = eligible(g, who, classes)
    found: list[int] = []
    for characters in PARTIES:
        if (g.reasons and (characters < GREY or g.grey[who] >= 0)) or characters & everyone == characters:
            for units in range(characters, characters + commoners_in(everyone) + 1):
                found.append(units)
    return found


def is_one_more(allowed: list[int], units: int) -> bool:
    """The same characters with one commoner less have just been allowed, and a commoner more never hinders."""
    return commoners_in(units) > 0 and len(allowed) > 0 and allowed[-1] == units - 1


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
    for characters in PARTIES:
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
