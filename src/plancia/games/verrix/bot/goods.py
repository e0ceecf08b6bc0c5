"""What goods are worth to a tribe, equipped, at the market and at the Festivals to come; and its Special cards."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.rules.months.festivals import amount, owned
from plancia.games.verrix.state.box import (
    BATTLE_BONUS,
    CARRY,
    EXCHANGE,
    FAME,
    FIGHT,
    FOOD,
    FORCE,
    FORESEE,
    HOSTAGE,
    KINDS,
    MOVE,
    OFFER,
    PACT,
    PALISADE,
    PLUNDER,
    STEAL,
    TAKE,
    Action,
    Objective,
)
from plancia.games.verrix.state.state import DISCARD, RESTORE_PHASE, UNLEARNED, VILLAGES, Verrix, road

# What a filled slot brings each month.
BONUS: Final = {MOVE: 16, FORCE: 40, FAME: 96, CARRY: 14, BATTLE_BONUS: 12}
# The first Food is for the way, the last for nothing much.
LARDER: Final = (0, 34, 68, 100, 128, 150, 165, 175, 182, 188, 194, 199, 204)
SAFE: Final = 6  # nobody can take away what is equipped
POINT: Final = 2  # a point of exchange value, each month
KEPT: Final = 94  # hundredths: what is there now is likely to be there at the Festival
HOPED: Final = 45  # and what is there in part may be made whole
# What a card brings each month, by what it does.
LESSON: Final = {FIGHT: 8, STEAL: 14, PALISADE: 4, PLUNDER: 30, EXCHANGE: 18, FORESEE: 28, TAKE: 24}
OFFERING: Final = 16  # each VP of a card that wants something for it, each month
DEMAND: Final = 60  # hundredths of what such a card pays, when what it wants is there
PLEDGE: Final = 110  # a village still to be placed by Clan Pact
UNSPENT: Final = 55  # each FORCE still to be engaged this month


def stock_of(g: Verrix, who: int) -> list[int]:
    """Goods of a tribe by kind: on its Village and Travelling cards, and equipped."""
    stock = owned(g, who)
    for good, n in enumerate(g.goods_at(road(who))):
        stock[good] += n
    return stock


def wares(g: Verrix, who: int, stock: list[int], months: int) -> int:
    """A good in a slot is worth its bonus each month; any other what it can be exchanged for."""
    left = stock.copy()
    value = 0
    for character in g.characters_of(who):
        slots, bonus, worn = g.box.slots[character], g.box.bonus[character], g.worn[character]
        for slot in range(len(slots)):
            good = slots[slot]
            if left[good] > 0:
                left[good] -= 1
                filled = worn >> slot & 1
                lasts = months if filled or g.phase != RESTORE_PHASE else months - 1
                value += max(BONUS[bonus[slot]] * lasts, price(g, good, months)) + SAFE * filled
    for good in range(1, KINDS):
        n = left[good]
        if n:
            first = price(g, good, months)
            value += first if n == 1 else first + first * (n - 1) * 3 // 4
    return value + food(left[FOOD], months)


def price(g: Verrix, good: int, months: int) -> int:
    """What it can be exchanged for, before long."""
    return (POINT * months + 2) * g.box.value[good]


def food(n: int, months: int) -> int:
    value = LARDER[min(n, len(LARDER) - 1)]
    return value if months > 2 else value * (2 * months + 1) // 6


def festivals(g: Verrix, who: int, stock: list[int]) -> int:
    """What the objectives to come promise."""
    value = 0
    for festival in g.box.festivals:
        if festival.turn >= g.turn:
            far = festival.turn - g.turn
            for objective in festival.objectives:
                value += promise(g, who, stock, objective, far)
    return value


def promise(g: Verrix, who: int, stock: list[int], objective: Objective, far: int) -> int:
    best = 0
    for want in objective.any:
        have = amount(g, who, stock, want, True)
        chance = KEPT - far if have >= want.n else HOPED * have * have // (want.n * want.n)
        if chance > best:
            best = chance
    return objective.vp * best


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
        return min(VILLAGES - g.villages_of(who), months) * PLEDGE
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
