"""Passing things on (N-CORE-ACT-SWAP, N-ENC-CHECK, N-CORE-CARRY, N-CORE-BOND level 2)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.campaign.equipping import knows
from plancia.games.nova_aetas.rules.wounds.powers import same_place
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.effects.gear import HandOver, SwapForNothing
from plancia.games.nova_aetas.state.effects.mission import TakeThing
from plancia.games.nova_aetas.state.packing import ROOM
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do

PARTNERS: Final = 2  # the level of a Bond at which it costs nothing
THING: Final = ROOM  # + the number of a carried object
TAKE: Final = 2 * ROOM  # + the same, when it is taken and not given


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
        for what in swappable(g, self.hero):
            asked.offer(what, may_take(g, self.other, self.hero, what))
        for what in swappable(g, self.other):
            asked.offer(TAKE + what, may_take(g, self.hero, self.other, what))
        return asked

    @do("N-CORE-ACT-SWAP", "N-ENC-CHECK", "N-CORE-CARRY")
    def hand_over(self, g: NovaAetas) -> None:
        giver, taker, what = self.hero, self.other, self.what
        if what >= TAKE:
            giver, taker, what = self.other, self.hero, what - TAKE
        price = swap_price(g, self.hero, self.other)
        g.do(Pay(self.hero, price, "N-CORE-ACT-SWAP") if price else SwapForNothing(self.hero, self.other))
        if what >= THING:
            g.do(TakeThing(taker, what - THING))
        else:
            g.do(HandOver(giver, what, taker, g.empty_place(taker, g.item(giver, what))))


def swap_price(g: NovaAetas, hero: int, other: int) -> int:
    """Partners swap for nothing, once in an Activation."""
    free = g.bond(hero, other) >= PARTNERS and not g.once >> other & 1
    return 0 if free else 1


def swappable(g: NovaAetas, hero: int) -> list[int]:
    """Places with an item in them, and carried objects."""
    things = [THING + thing for thing in range(len(g.things)) if g.things[thing] == hero]
    return [*g.kits[hero].carried, *things]


def may_take(g: NovaAetas, taker: int, giver: int, what: int) -> str | None:
    """N-ENC-CHECK, N-ATK-SCHOOL."""
    if what >= THING:
        return None
    item = g.item(giver, what)
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
    for what in swappable(g, hero):
        if may_take(g, other, hero, what) is None:
            return None
    for what in swappable(g, other):
        if may_take(g, hero, other, what) is None:
            return None
    return "N-CORE-ACT-SWAP"


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
