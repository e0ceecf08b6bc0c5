"""What every kind of question of Verrix may be answered by, what each answer ranges over, and numbers that say several
things at once: units, tributes, slots."""

from __future__ import annotations

from typing import Any, Final

from plancia.games.verrix.state.box import SEATS, THINGS, TRIBES
from plancia.kernel.answers import BY_BOX, Kind, Range, by_name, of_one_thing


def cards(box: Any) -> int:
    return len(box.actions)


def events(box: Any) -> int:
    return len(box.events)


def lands(box: Any) -> int:
    return len(box.territory_ids)


def people(box: Any) -> int:
    return len(box.character_ids)


def sets(box: Any) -> int:
    return max(len(card.take) for card in (*box.actions, *box.events))


CARD: Final = Range("card", cards)
OWN_CARD: Final = Range("own card", cards, BY_BOX)
EVENT: Final = Range("event", events)
ORDER: Final = Range("order", 6)  # of three Event cards
TERRITORY: Final = Range("territory", lands)
TRIBUTES: Final = Range("tributes", 1 << 3 * len(TRIBES))  # so many Food for each tribe
TRIBE: Final = Range("tribe", len(TRIBES))
CHARACTER: Final = Range("character", people)
PARTY: Final = Range("party", 32)  # units: so many commoners, with or without each of the two characters
OUTFIT: Final = Range("outfit", 64)  # the slots that are filled, of both characters
THING: Final = Range("thing", THINGS)
OFFERING: Final = Range("offering", THINGS)  # a thing of one's own
GOODS_SET: Final = Range("set", sets)
AMOUNT: Final = Range("amount", 100)  # of Food: more than there is

ACT: Final = Kind("act")  # what a tribe may do on its turn
PLAY_EVENT: Final = ACT.answer("play-event", at=-3)
DECLARE: Final = ACT.answer("declare-battle", at=-2)
PLAY_CARD: Final = ACT.answer("{}", CARD, at=0)

GUARD: Final = Kind("guard")
THESE: Final = GUARD.answer("{}", PARTY)
EVERYONE: Final = GUARD.answer("everyone", at=32)  # the same whoever they are, so that it can be a standing order
THESE_AND_EVENT: Final = GUARD.answer("{}+event", PARTY, at=64)  # and the Event card that lies face down
EVERYONE_AND_EVENT: Final = GUARD.answer("everyone+event", at=96)

SUPPORT: Final = Kind("support")
PROPOSE: Final = SUPPORT.answer("{}", TRIBE)
PROPOSE_SHOWING: Final = SUPPORT.answer("{}+event", TRIBE, at=8)  # the Event card that makes the way free
REPLY: Final = Kind("offer")
REFUSE: Final = REPLY.answer("refuse")
ACCEPT: Final = REPLY.answer("accept", at=1)

BATTLE_CARD: Final = Kind("battle-card")
OWNED_CARD: Final = BATTLE_CARD.answer("{}:{}", TRIBE, OWN_CARD)
PAYER: Final = Kind("payer")  # who pays for a second token
PAYS: Final = PAYER.answer("{}", TRIBE)
BY_ABILITY: Final = PAYER.answer("ability", at=5)
TOKENS: Final = Kind("second-token")
ONE_MORE: Final = TOKENS.answer("two", at=1)

SPOILS: Final = Kind("plunder")
PLUNDER_GOODS: Final = SPOILS.answer("goods")
PLUNDER_HOSTAGES: Final = SPOILS.answer("hostages", at=1)
GIVER: Final = Kind("giver")
FROM_TRIBE: Final = GIVER.answer("{}", TRIBE)
FROM_MARKET: Final = GIVER.answer("market", at=5)
ESCORT: Final = Kind("escort")  # who goes along
AT_HAND: Final = ESCORT.answer("available")
AT_HOME: Final = ESCORT.answer("engaged", at=1)
FREEING: Final = Kind("hostage")
SET_FREE: Final = FREEING.answer("{1}-from-{0}", TRIBE, TRIBE)  # held by the first, of the second

DRAW: Final = Kind("draw")
DRAW_EVENT: Final = DRAW.answer("draw", at=1)
REPLACE: Final = Kind("replace")
KEEP_EVENT: Final = REPLACE.answer("keep")
REPLACE_EVENT: Final = REPLACE.answer("replace", at=1)
WINDOW: Final = Kind("event")
SHOW_EVENT: Final = WINDOW.answer("play", at=1)
PUT_AWAY: Final = Kind("put-away")
INTO_THE_BOX: Final = PUT_AWAY.answer("box", at=1)  # instead of the discard pile

# -- numbers that say several things


MOST_COMMONERS: Final = 8
OWN: Final = 8  # among units: the tribe's own character
GREY: Final = 16  # and its grey one
_CHARACTERS: Final = (0, 1, 1, 2)


def commoners_in(units: int) -> int:
    return units & 7


def size_of(units: int) -> int:
    """How many units there are."""
    return (units & 7) + _CHARACTERS[units >> 3]


def tribute(tribe: int) -> int:
    """One Food for it."""
    return 1 << 3 * tribe


def tribute_to(due: int, tribe: int) -> int:
    return due >> 3 * tribe & 7


def tribute_count(due: int) -> int:
    return (due & 7) + (due >> 3 & 7) + (due >> 6 & 7) + (due >> 9 & 7) + (due >> 12 & 7)


def tributes(due: int) -> list[tuple[int, int]]:
    """V-MOVE-08: to whom tribute is due, and how much."""
    return [(tribe, due >> 3 * tribe & 7) for tribe in SEATS if due >> 3 * tribe & 7]


def slots_in(outfit: int, place: int) -> int:
    """Of the first or the second character of a tribe: bits of the slots that are filled."""
    return outfit >> 3 * place & 7


def outfit_of(worn: list[int]) -> int:
    """What the characters of a tribe are equipped with."""
    outfit = 0
    for place in range(len(worn)):
        outfit |= worn[place] << 3 * place
    return outfit


QUESTIONS: Final = by_name(
    ACT, GUARD, SUPPORT, REPLY, BATTLE_CARD, PAYER, TOKENS, SPOILS, GIVER, ESCORT, FREEING, DRAW, REPLACE,
    WINDOW, PUT_AWAY,
    of_one_thing("card", CARD), of_one_thing("event-card", EVENT), of_one_thing("order", ORDER),
    of_one_thing("territory", TERRITORY), of_one_thing("route", TRIBUTES), of_one_thing("tribe", TRIBE),
    of_one_thing("units", PARTY), of_one_thing("character", CHARACTER), of_one_thing("outfit", OUTFIT),
    of_one_thing("thing", THING), of_one_thing("offering", OFFERING), of_one_thing("take", GOODS_SET),
    of_one_thing("number", AMOUNT),
)  # fmt: skip
