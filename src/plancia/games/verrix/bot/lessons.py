"""What the Special cards that a tribe has learned are worth."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.bot.goods import price
from plancia.games.verrix.state.box import (
    EXCHANGE,
    FIGHT,
    FORESEE,
    HOSTAGE,
    OFFER,
    PACT,
    PALISADE,
    PLUNDER,
    STEAL,
    TAKE,
    Action,
)
from plancia.games.verrix.state.state import DISCARD, UNLEARNED, Verrix

# What a card brings each month, by what it does.
LESSON: Final = {FIGHT: 8, STEAL: 14, PALISADE: 4, PLUNDER: 30, EXCHANGE: 18, FORESEE: 28, TAKE: 24}
OFFERING: Final = 16  # each VP of a card that wants something for it, each month
DEMAND: Final = 60  # hundredths of what such a card pays, when what it wants is there
PLEDGE: Final = 110  # a village still to be placed by Clan Pact
UNSPENT: Final = 55  # each FORCE still to be engaged this month


def cards(g: Verrix, who: int, stock: list[int], months: int) -> int:
    """Special cards that were learned."""
    value = 0
    for action, place in zip(g.box.decks[who], g.cards_of(who)):
        if action.special and place != UNLEARNED:
            value += lesson(g, who, action, months)
            if action.does == OFFER:
                value += demand(g, action, stock, months - (place == DISCARD))
    return value


def lesson(g: Verrix, who: int, action: Action, months: int) -> int:
    if action.does == PACT:
        return min(3 - g.villages_of(who), months) * PLEDGE
    if action.does == OFFER:
        return OFFERING * action.vp * months
    return (LESSON[action.does] + 12 * action.vp) * months


def demand(g: Verrix, action: Action, stock: list[int], months: int) -> int:
    """What is wanted for an offering is worth more than at the market, as often as the card can still be played."""
    value = 0
    pays = DEMAND * action.vp - UNSPENT * action.cost * DEMAND // 100
    for wanted in action.offer:
        thing, n = wanted[0]
        if thing < HOSTAGE:
            value += min(months, stock[thing] // n) * max(0, pays - n * price(g, thing, months))
    return value
