"""Passing things on (N-CORE-ACT-SWAP, N-ENC-CHECK, N-CORE-CARRY, N-CORE-BOND level 2)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.campaign.equipping import knows
from plancia.games.nova_aetas.rules.wounds.powers import same_place
from plancia.games.nova_aetas.state.answers import PLACE, THING
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.effects.gear import HandOver, SwapForNothing
from plancia.games.nova_aetas.state.effects.mission import TakeThing
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import Answer, Kind
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do

PARTNERS: Final = 2  # the level of a Bond at which it costs nothing
HANDED: Final = Kind("swap")
GIVE: Final = HANDED.answer("give:place-{}", PLACE)
GIVE_THING: Final = HANDED.answer("give:{}", THING)  # a carried object
TAKE: Final = HANDED.answer("take:place-{}", PLACE)
TAKE_THING: Final = HANDED.answer("take:{}", THING)


class Swap(Procedure):
    """Give or take one item, or one carried object, to or from an adjacent Hero."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.other = NOBODY
        self.what = NOBODY

    @ask("N-CORE-ACT-SWAP", "N-CORE-ADJ", "N-CORE-BOND", into="other")
    def choose_partner(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "model")
        for other in g.company:
            if other != self.hero:
                asked.offer(other, may_swap_with(g, self.hero, other))
        return asked

    @ask("N-CORE-ACT-SWAP", "N-ENC-CHECK", "N-ATK-SCHOOL", into="what", chosen=True)
    def choose_thing(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "swap")
        offer_things(g, self.hero, self.other, GIVE, GIVE_THING, asked)
        offer_things(g, self.other, self.hero, TAKE, TAKE_THING, asked)
        return asked

    @do("N-CORE-ACT-SWAP", "N-ENC-CHECK", "N-CORE-CARRY")
    def hand_over(self, g: NovaAetas) -> None:
        giver, taker, what = self.hero, self.other, HANDED.of(self.what)
        if what in (TAKE, TAKE_THING):
            giver, taker = taker, giver
        number = what.number(self.what)
        price = swap_price(g, self.hero, self.other)
        g.do(Pay(self.hero, price, "N-CORE-ACT-SWAP") if price else SwapForNothing(self.hero, self.other))
        if what in (GIVE_THING, TAKE_THING):
            g.do(TakeThing(taker, number))
        else:
            g.do(HandOver(giver, number, taker, g.empty_place(taker, g.item(giver, number))))


def swap_price(g: NovaAetas, hero: int, other: int) -> int:
    """Partners swap for nothing, once in an Activation."""
    free = g.bond(hero, other) >= PARTNERS and not g.once >> other & 1
    return 0 if free else 1


def offer_things(g: NovaAetas, giver: int, taker: int, item: Answer, thing: Answer, asked: Decision) -> None:
    """Items, and carried objects."""
    for place in g.kits[giver].carried:
        asked.put(item, place, may_take(g, taker, giver, place))
    for number in range(len(g.things)):
        if g.things[number] == giver:
            asked.put(thing, number, None)


def may_take(g: NovaAetas, taker: int, giver: int, place: int) -> str | None:
    """N-ENC-CHECK, N-ATK-SCHOOL."""
    item = g.item(giver, place)
    if not knows(g, taker, item):
        return "N-ATK-SCHOOL"
    return None if g.kits[taker].room >> g.box.items[item].slot & 1 else "N-ENC-CHECK"


def may_swap_with(g: NovaAetas, hero: int, other: int) -> str | None:
    if g.down >> other & 1 or not same_place(g, hero, other):
        return "N-CORE-ADJ"
    if not g.ap and swap_price(g, hero, other):
        return "N-CORE-ACT-AP"
    own, his = g.kits[hero], g.kits[other]
    if own.slots & his.room or his.slots & own.room:
        return None
    return None if has_for(g, hero, other) or has_for(g, other, hero) else "N-CORE-ACT-SWAP"


def has_for(g: NovaAetas, giver: int, taker: int) -> bool:
    """Is there something that the other may take?"""
    if giver in g.things:
        return True
    for place in g.kits[giver].carried:
        if may_take(g, taker, giver, place) is None:
            return True
    return False


def may_swap(g: NovaAetas, hero: int) -> str | None:
    """Of somebody who is adjacent, rather than that others are not."""
    why = "N-CORE-ADJ"
    for other in g.company:
        if other != hero:
            found = may_swap_with(g, hero, other)
            if found is None:
                return None
            if found != "N-CORE-ADJ":
                why = found
    return why
