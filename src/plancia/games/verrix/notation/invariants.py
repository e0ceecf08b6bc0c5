# not compiled
"""What is true of every table of Verrix at every moment (7.2)."""

from __future__ import annotations

from plancia.games.verrix.notation.notes import FIELDS
from plancia.games.verrix.rules.contests.battle import Battle
from plancia.games.verrix.rules.contests.raid import Raid
from plancia.games.verrix.state.box import DIVINE_WILL, GOODS, IMMEDIATE, LAST_TURN, NOBODY, SEATS, TRIBES
from plancia.games.verrix.state.state import (
    AWAY,
    LYING,
    ON_BOARD,
    PHASES,
    REMOVED,
    SET_UP,
    UNLEARNED,
    VILLAGES,
    ZONES,
    Verrix,
    home,
    road,
)


def problem(g: Verrix) -> str | None:
    """The first broken invariant, with its rule, or None."""
    return _shape(g) or _goods(g) or _folk(g) or _characters(g) or _cards(g) or _events(g) or _rest(g) or _battle(g)


def _shape(g: Verrix) -> str | None:
    """What a field may hold is declared for whatever comes from outside; play keeps to it."""
    broken = [name for name, holds in FIELDS.items() if not holds.fits(getattr(g, name), g)]
    return f"{broken[0]} cannot be {getattr(g, broken[0])}" if broken else None


def _goods(g: Verrix) -> str | None:
    worn = [good for character in range(len(g.worn)) for good in g.goods_worn(character)]
    for good in range(len(GOODS)):
        total = sum(g.lying(zone, good) for zone in range(ZONES)) + worn.count(good)
        if total != g.box.count[good]:
            return f"V-SETUP-09: there are {g.box.count[good]} {GOODS[good]}, not {total}"
    if g.reserve < 0 or g.reserve + sum(g.will) != DIVINE_WILL:
        return f"V-SETUP-06: there are {DIVINE_WILL} Divine Will, not {g.reserve + sum(g.will)}"
    for who in SEATS:
        if who not in g.players:
            for zone in (home(who), road(who)):
                if g.trophies_at(zone):
                    return f"V-SETUP-06: {g.box.trophy_ids[g.trophies_at(zone)[0]]} lies nowhere"
                if g.will[who] or any(g.goods_at(zone)):
                    return f"V-SETUP-27: {TRIBES[who]} do not play"
    return None


def _folk(g: Verrix) -> str | None:
    for tribe in SEATS:
        for holder in SEATS:
            if g.hostages_at(home(holder))[tribe] or g.hostages_at(road(holder))[tribe]:
                if holder == tribe:
                    return f"V-UNIT-03: {TRIBES[tribe]} hold a commoner of their own"
                if holder not in g.players:
                    return "V-SETUP-27: a tribe that does not play holds a hostage"
        total = g.commoners_in_all(tribe)
        if total != (7 if tribe in g.players else 0):
            return f"V-SETUP-10: seven commoners of {TRIBES[tribe]}, not {total}"
    return None


def _characters(g: Verrix) -> str | None:
    own = [character for who in g.players for character in g.characters_of(who)]
    for character in range(len(g.where)):
        name = g.box.character_ids[character]
        if (character in own) != (g.where[character] != AWAY) or g.where[character] > ON_BOARD:
            return f"V-AREA-10: {name} is nowhere"
        if g.worn[character] >> len(g.box.slots[character]) or (character not in own and g.worn[character]):
            return f"V-UNIT-08: {name} has no such slot"
    greys = [grey for grey in g.grey if grey != NOBODY]
    if len(set(greys)) < len(greys) or not set(greys) <= set(g.box.grey):
        return "V-DEV-11: a grey character serves one tribe"
    if any(g.grey[who] != NOBODY for who in SEATS if who not in g.players):
        return "V-SETUP-27: a character of a tribe that does not play"
    return None


def _cards(g: Verrix) -> str | None:
    for who in SEATS:
        for card in g.box.deck_of[who]:
            state = g.card_at(who, card)
            if not 0 <= state <= LYING or (who not in g.players and state != REMOVED):
                return f"V-SETUP-17: {g.box.action_ids[card]} of {TRIBES[who]} lies nowhere"
            if state == UNLEARNED and not g.box.actions[card].special:
                return f"V-SETUP-17: {g.box.action_ids[card]} need not be learned"
    return None


def _events(g: Verrix) -> str | None:
    piles = [g.deck, g.spent, g.open, *g.drawn, *g.held]
    if sorted(card for pile in piles for card in pile) != list(range(len(g.box.events))):
        return f"V-SETUP-07: {len(g.box.events)} Event cards, each of them once"
    for who in SEATS:
        if len(g.held[who]) > 2 or g.held[who] != sorted(g.held[who]) or (g.held[who] and who not in g.players):
            return f"V-EVENT-06: {TRIBES[who]} hold too many Event cards"
        if any(g.box.events[card].window == IMMEDIATE for card in g.held[who]):
            return "V-EVENT-05: an immediate card lies face down"
        if g.known[who] != g.deck[len(g.deck) - len(g.known[who]) :]:
            return "V-EVENT-11: who looked knows what is there"
    return None


def _rest(g: Verrix) -> str | None:
    for who in SEATS:
        homes = g.homes_of(who)
        if sorted(homes) != [place for place, owner in enumerate(g.villages) if owner == who]:
            return f"V-AREA-04: the villages of {TRIBES[who]} are not where they are"
    if g.homes != [place for who in SEATS for place in [*g.homes_of(who), NOBODY, NOBODY, NOBODY][:VILLAGES]]:
        return "V-AREA-04: a tribe places its villages one after the other"
    for who in g.players:
        villages = g.villages_of(who)
        if villages > 3 or (g.phase != SET_UP and not villages):
            return f"V-SETUP-24: {TRIBES[who]} have {villages} villages"
        if g.score[who] < 1:
            return "V-VP-02: a score never falls below 1"
    if any(who != NOBODY and who not in g.players for who in g.villages) or g.villages[g.box.port] != NOBODY:
        return "V-A-16: a village where none can be"
    if not 1 <= g.turn <= LAST_TURN or not 0 <= g.phase < len(PHASES) or not 0 <= g.tile <= 2:
        return "V-FLOW-01: no such Turn"
    if g.order and sorted(g.order) != sorted(g.players):
        return "V-SETUP-21: every player has a disc on the Play Order track"
    if len(set(g.passes)) < len(g.passes) or not set(g.passes) <= set(g.players):
        return "V-ACT-04: nobody passes twice"
    if g.over != bool(g.winners) or not set(g.winners) <= set(g.players):
        return "V-END-02: a game is over when somebody has won"
    return None


def _battle(g: Verrix) -> str | None:
    if any(n > most for n, most in zip(g.bag, g.box.tokens, strict=True)):
        return "V-SETUP-05: there are seven tokens"
    if abs(g.disc) >= len(g.box.track):
        return "V-A-23: the disc is beyond the track"
    fighting = any(commander != NOBODY for commander in g.side)
    if any(c != NOBODY and (who not in g.players or g.side[c] != c) for who, c in enumerate(g.side)):
        return "V-BATTLE-03: a faction without a commander"
    if not fighting and g.disc:
        return "V-RESTORE-10: the disc is not at the centre"
    if not any(isinstance(frame, Raid | Battle) for frame in g.stack) and g.bag != g.box.tokens:
        return "V-BATTLE-32: a token is missing from the bag"
    return None
