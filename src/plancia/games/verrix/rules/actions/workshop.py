"""What a Development card needs (V-DEV-05, V-DEV-06, V-A-34): units that can pay it, and something to do. And where a
card goes that can do nothing more (V-A-13)."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.rules.actions.available_units import may_muster
from plancia.games.verrix.rules.actions.units import may_engage
from plancia.games.verrix.rules.travel.ways import cost_of
from plancia.games.verrix.state.answers import INTO_THE_BOX
from plancia.games.verrix.state.box import FORESEE, HOSTAGE, NOBODY, OFFER, PROMOTE, SEATS, TAKE, Action, Host
from plancia.games.verrix.state.state import AT_MARKET, CARDS, UNLEARNED, Verrix, home
from plancia.kernel.decision import PASS, Decision

SPECIALS: Final = 5  # V-SETUP-17: of the fourteen cards


def specials(g: Verrix, who: int) -> list[int]:
    """The tribe's Special cards; those it has learned only if someone asks why."""
    found = []
    for card in g.box.deck_of[who]:
        if g.box.actions[card].special and (g.reasons or is_unlearned(g, who, card)):
            found.append(card)
    return found


def is_unlearned(g: Verrix, who: int, card: int) -> bool:
    return g.card_at(who, card) == UNLEARNED


def specials_left(g: Verrix, who: int) -> bool:
    return UNLEARNED in g.cards_of(who)


def may_learn(g: Verrix, who: int, special: int, event: int, host: Host) -> str | None:
    """V-DEV-06: cost and classes are those of the card to be learned."""
    if not is_unlearned(g, who, special):
        return "V-DEV-05"
    return may_muster(host, g.box.actions[special].classes, cost_of(g, g.box.actions[special], event))


def may_learn_any(g: Verrix, who: int, event: int, host: Host) -> str | None:
    why = "V-DEV-05"
    deck, cards = g.box.decks[who], g.cards_of(who)
    for slot in range(CARDS - SPECIALS, CARDS):  # the Special cards come last
        if cards[slot] == UNLEARNED:
            special = deck[slot]
            each = may_muster(host, special.classes, special.cost if event == NOBODY else cost_of(g, special, event))
            if each is None:
                return None
            why = each
    return why


def may_develop_with(g: Verrix, who: int, card: int, priced: int, event: int, units: int) -> str | None:
    if g.box.actions[card].does == PROMOTE and units > 1:
        return "V-A-14"
    return may_engage(g, who, g.box.actions[priced].classes, cost_of(g, g.box.actions[priced], event), units)


def may_develop(g: Verrix, who: int, action: Action) -> str | None:
    """V-A-34: does a card that can be paid do anything?"""
    if action.does == TAKE:
        return may_take_any(g, action)
    if action.does == OFFER:
        for _, _, refused in offerings(g, who, action):
            if refused is None:
                return None
        return "V-ACT-14"
    if action.does == FORESEE and not g.deck:
        return "V-ACT-14"
    return None


def may_take_any(g: Verrix, action: Action) -> str | None:
    """V-AREA-02: Divine Will from the Common Reserve, or a good of one of the sets from the market."""
    if (action.will or action.will_per_village) and g.reserve:
        return None
    for good in action.goods:
        if g.lying(AT_MARKET, good):
            return None
    return "V-AREA-02"


def offerings(g: Verrix, who: int, action: Action) -> list[tuple[int, int, str | None]]:
    """What may be put into the market, and how many: a good, or a hostage of some tribe; with what forbids it."""
    found: list[tuple[int, int, str | None]] = []
    for wanted in action.offer:
        thing, n = wanted[0]
        things = [thing]
        if thing == HOSTAGE:
            things = [HOSTAGE + tribe for tribe in SEATS if tribe != who and tribe in g.players]
        for each in things:
            found.append((each, n, None if g.lying(home(who), each) >= n else "V-ACT-14"))
    return found


def box_or_keep(g: Verrix, who: int) -> Decision:
    """V-A-13: may a card leave the game that can do nothing more?"""
    asked = g.ask(who, "put-away")
    asked.put(INTO_THE_BOX, 0, None)
    asked.offer(PASS, None)
    return asked
