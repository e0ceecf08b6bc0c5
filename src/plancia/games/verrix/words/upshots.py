# not compiled
"""What an effect did to whom: what a tribe lost, and what it won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.verrix.state import effects as e
from plancia.games.verrix.state import effects_cards as c
from plancia.games.verrix.state.answers import tributes
from plancia.games.verrix.state.box import FOOD, HOSTAGE, NOBODY, TROPHY
from plancia.games.verrix.state.state import AVAILABLE, BOARD, MARKET, VILLAGE, Verrix, holder_of
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.picture import Phrase, Upshot
from plancia.kernel.state import Effect


def upshots(g: Verrix, effect: Effect[Any]) -> list[Upshot]:
    found = UPSHOTS.get(type(effect))
    return [] if found is None else found(effect)


def phrase(g: Verrix, upshot: Upshot, lang: str) -> Phrase:
    names = Names(g, lang)
    key, *rest = upshot.what
    return Phrase(PHRASES[key](names, upshot, *rest), "" if upshot.by == NOBODY else names.mid(upshot.by))


def _transferred(it: e.Transfer) -> list[Upshot]:
    """The market has nothing to lose; whose commoner is a hostage no more has won one."""
    giver = holder_of(it.source) if it.source else NOBODY
    taker = holder_of(it.target) if it.target else NOBODY
    if giver == taker:
        return []
    is_cost = taker == NOBODY and it.rule != "V-EVENT-04"
    found = [Upshot(giver, -1, it.n, ("thing", it.thing), taker, is_cost)] if giver != NOBODY else []
    found += [Upshot(taker, 1, it.n, ("thing", it.thing), giver)] if taker != NOBODY else []
    own = it.thing - HOSTAGE if HOSTAGE <= it.thing < TROPHY else NOBODY
    if 0 <= own < 5 and own not in (giver, taker) and taker == NOBODY:
        found.append(Upshot(own, 1, it.n, ("freed",), giver))
    return found


def _paid(it: e.PayMovement) -> list[Upshot]:
    to_others = [Upshot(tribe, 1, n, ("thing", FOOD), it.who) for tribe, n in tributes(it.tributes)]
    return [Upshot(it.who, -1, it.food, ("thing", FOOD), is_cost=True), *to_others] if it.food else to_others


def _moved(it: e.MoveUnits) -> list[Upshot]:
    """A commoner joins; or who stays at the village is called to a Battle there."""
    way = (it.source, it.target)
    if way == (MARKET, AVAILABLE):
        return [Upshot(it.who, 1, it.commoners, ("commoner",))] if it.commoners else []
    if way == (VILLAGE, BOARD):
        return [Upshot(it.who, -1, 1, ("called", it.characters, it.commoners))]
    return []


UPSHOTS: dict[type[Effect[Any]], Callable[[Any], list[Upshot]]] = {
    e.Transfer: _transferred,
    e.PayMovement: _paid,
    e.Kidnap: lambda it: [
        Upshot(it.target, -1, 1, ("commoner",), it.who),
        Upshot(it.who, 1, 1, ("thing", HOSTAGE + it.target), it.target),
    ],
    e.MoveUnits: _moved,
    e.Promote: lambda it: [
        Upshot(it.who, -1, 1, ("commoner",), is_cost=True),
        Upshot(it.who, 1, 1, ("character", it.character)),
    ],
    e.TakeWill: lambda it: [Upshot(it.who, 1, it.taken, ("will",))] if it.taken else [],
    # in a Battle the commander says who pays
    e.SpendWill: lambda it: [Upshot(it.who, -1, it.n, ("will",), is_cost=it.rule != "V-BATTLE-16")],
    # what somebody is spared is no upshot
    e.Score: lambda it: [Upshot(it.who, 1 if it.gained > 0 else -1, abs(it.gained), ("vp",))] if it.gained else [],
    e.PlaceVillage: lambda it: [Upshot(it.who, 1, 1, ("village", it.territory))],
    e.BuildPalisade: lambda it: [Upshot(it.who, 1, it.force, ("palisade",))],
    c.RemoveCard: lambda it: [Upshot(it.who, -1, 1, ("card", it.card), is_cost=True)],
    c.LearnCard: lambda it: [Upshot(it.who, 1, 1, ("card", it.card))],
    c.DrawEvent: lambda it: [Upshot(it.who, 1, 1, ("event", it.card))],
    c.DrawForeseen: lambda it: [Upshot(it.who, 1, 1, ("event", it.card))],
    c.DropEvent: lambda it: [Upshot(it.who, -1, 1, ("event", it.card))],
}


# -- in words


PHRASES: dict[str, Callable[..., str]] = {
    "thing": lambda names, it, thing: names.thing(thing, it.n, it.seat),
    "freed": lambda names, it: names.say("own-commoners", n=it.n, name=names.short(it.seat)),
    "commoner": lambda names, it: names.say("commoners", n=it.n),
    "called": lambda names, it, *units: names.say("upshot-called", units=names.crowd(*units)),
    "character": lambda names, it, character: names.character(character),
    "will": lambda names, it: names.say("upshot-will", n=it.n),
    "vp": lambda names, it: names.say("vp", n=it.n),
    "village": lambda names, it, territory: names.say("upshot-village", place=names.territory(territory)),
    "palisade": lambda names, it: names.say("upshot-palisade", n=it.n),
    "card": lambda names, it, card: names.say("upshot-card", card=names.card(card)),
    "event": lambda names, it, card: names.say("upshot-event", event=names.event(card)),
}
