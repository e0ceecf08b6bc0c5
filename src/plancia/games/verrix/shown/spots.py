# not compiled
"""Where on the table an option is chosen: the addresses of the things a person would click for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.verrix.notation.option_names import proposer, sets_asked_about
from plancia.games.verrix.rules.actions.development import FROM_MARKET
from plancia.games.verrix.rules.actions.forecast import tributes
from plancia.games.verrix.rules.actions.goods_and_captives import lying
from plancia.games.verrix.rules.actions.turn import DECLARE, PLAY_EVENT
from plancia.games.verrix.rules.actions.units import WITH_EVENT, characters_in, commoners_in, guard_of
from plancia.games.verrix.rules.contests.battle_rounds import owner_and_card
from plancia.games.verrix.rules.contests.morrigan_tokens import BY_ABILITY
from plancia.games.verrix.rules.contests.plunder import HOSTAGES
from plancia.games.verrix.rules.contests.raid import YES
from plancia.games.verrix.rules.contests.support import ACCEPT, SHOWING
from plancia.games.verrix.rules.events.event_cards import Foresee
from plancia.games.verrix.rules.events.immediate_events import AT_HAND
from plancia.games.verrix.state.box import FOOD, GOODS, HOSTAGE, KIDNAPPED, NOBODY, TRIBES, TROPHY
from plancia.games.verrix.state.effects import home
from plancia.games.verrix.state.state import AVAILABLE, CARDS, MARKET, READY, REMOVED, Verrix
from plancia.kernel.decision import PASS, Decision


def spots(g: Verrix, decision: Decision, option: int) -> list[str]:
    """The most fitting first; none for what stands only in the list."""
    found = SPOTS.get(decision.kind)
    if found is None or (option == PASS and decision.kind != "second-token"):
        return []
    return found(g, decision, option)


# -- cards


def _act(g: Verrix, decision: Decision, option: int) -> list[str]:
    if option == DECLARE:
        return ["battle"]
    return [f"event:{TRIBES[decision.by]}"] if option == PLAY_EVENT else card_spot(g, decision.by, option)


def _card(g: Verrix, decision: Decision, option: int) -> list[str]:
    return card_spot(g, decision.by, option)


def _battle_card(g: Verrix, decision: Decision, option: int) -> list[str]:
    return card_spot(g, *owner_and_card(g.box, option))


def card_spot(g: Verrix, who: int, card: int) -> list[str]:
    """None for a card that has left the game."""
    gone = g.cards[who * CARDS + g.box.slot_of[who][card]] == REMOVED
    return [] if gone else [f"card:{TRIBES[who]}:{g.box.action_ids[card]}"]


def _put_away(g: Verrix, decision: Decision, option: int) -> list[str]:
    proc: Any = g.stack[-1]
    return card_spot(g, decision.by, proc.card)


def _event_card(g: Verrix, decision: Decision, option: int) -> list[str]:
    return ["deck"] if isinstance(g.stack[-1], Foresee) else [f"event:{TRIBES[decision.by]}"]


def _own_event(g: Verrix, decision: Decision, option: int) -> list[str]:
    return [f"event:{TRIBES[decision.by]}"]


def _deck(g: Verrix, decision: Decision, option: int) -> list[str]:
    return ["deck"]


def _replace(g: Verrix, decision: Decision, option: int) -> list[str]:
    return ["deck"] if option else [f"event:{TRIBES[decision.by]}"]


# -- units


def _units(g: Verrix, decision: Decision, option: int) -> list[str]:
    """Where they stand; what is not there has no place."""
    who = decision.by
    found = [
        f"unit:{TRIBES[who]}:{g.box.character_ids[each]}"
        for each in characters_in(g, who, option)
        if g.where[each] == READY
    ]
    there = commoners_in(option) and g.folk[AVAILABLE + who]
    return [*found, f"unit:{TRIBES[who]}:commoner"] if there else found


def _escort(g: Verrix, decision: Decision, option: int) -> list[str]:
    tribe = TRIBES[decision.by]
    return [f"unit:{tribe}:commoner"] if option == AT_HAND else [f"home:{tribe}"]


def _guard(g: Verrix, decision: Decision, option: int) -> list[str]:
    """With whom to defend; with nobody more than those at home, at the Village card."""
    proc: Any = g.stack[-1]
    classes = g.box.actions[proc.card].classes if decision.step.startswith("Raid") else g.battle_classes
    added = guard_of(g, decision.by, classes, option)
    found = [f"event:{TRIBES[decision.by]}"] if option >= WITH_EVENT else []
    return found + (_units(g, decision, added) if added else [f"home:{TRIBES[decision.by]}"])


def _character(g: Verrix, decision: Decision, option: int) -> list[str]:
    owner = TRIBES[g.grey.index(option)] if option in g.grey else "reserve"
    return [f"character:{owner}:{g.box.character_ids[option]}"]


def _outfit(g: Verrix, decision: Decision, option: int) -> list[str]:
    """The slots that would change."""
    found = []
    for place, character in enumerate(g.characters_of(decision.by)):
        changed = g.worn[character] ^ (option >> (3 * place) & 7)
        id = g.box.character_ids[character]
        found += [f"slot:{TRIBES[decision.by]}:{id}:{slot}" for slot in range(3) if changed >> slot & 1]
    return found


# -- places and tribes


def _territory(g: Verrix, decision: Decision, option: int) -> list[str]:
    id, owner = g.box.territory_ids[option], g.villages[option]
    if owner != NOBODY:
        return [f"village:{TRIBES[owner]}:{id}", f"territory:{id}"]
    return [f"territory:{id}", "market"] if option == g.box.port else [f"territory:{id}"]


def _route(g: Verrix, decision: Decision, option: int) -> list[str]:
    """Those who take tribute on the way; without any, where it leads."""
    proc: Any = g.stack[-1]
    paid = [f"tribe:{TRIBES[tribe]}" for tribe, _ in tributes(option)]
    return paid or [f"territory:{g.box.territory_ids[proc.destination]}"]


def _tribe(g: Verrix, decision: Decision, option: int) -> list[str]:
    return [f"tribe:{TRIBES[option]}"]


def _support(g: Verrix, decision: Decision, option: int) -> list[str]:
    proc: Any = g.stack[-1]
    camp = "camp:attacker" if option % SHOWING == proc.attacker else "camp:defender"
    showing = option >= SHOWING and g.held[decision.by]  # else it is on the table already
    return [f"event:{TRIBES[decision.by]}", camp] if showing else [camp]


def _offer(g: Verrix, decision: Decision, option: int) -> list[str]:
    return [f"tribe:{TRIBES[proposer(g)]}"] if option == ACCEPT else []


def _payer(g: Verrix, decision: Decision, option: int) -> list[str]:
    return [f"ability:{TRIBES[decision.by]}"] if option == BY_ABILITY else [f"dw:{TRIBES[option]}"]


def _second_token(g: Verrix, decision: Decision, option: int) -> list[str]:
    return [f"dw:{TRIBES[decision.by]}"] if option == YES else ["bag"]


# -- things


def _thing(g: Verrix, decision: Decision, option: int) -> list[str]:
    proc: Any = g.stack[-1]
    step = decision.step
    if option == KIDNAPPED:
        return [f"home:{TRIBES[proc.target]}"]
    zone = 0
    if step.startswith("Raid"):
        zone = home(proc.target)
    elif step.startswith("Bargain"):
        partner = 0 if proc.partner == NOBODY else home(proc.partner)
        zone = home(decision.by) if step.endswith("choose_sale") else partner
    return thing_spot(g, zone, option)


def thing_spot(g: Verrix, zone: int, thing: int) -> list[str]:
    """A good, a hostage or a trophy that lies there; the market has a place for every good."""
    owner = TRIBES[zone - 1] if zone else "market"
    if thing >= TROPHY:
        return [f"trophy:{g.box.trophy_ids[thing - TROPHY]}"]
    if thing < HOSTAGE:
        return [f"good:{owner}:{GOODS[thing]}"] if not zone or lying(g, zone, thing) else []
    return [f"hostage:{owner}:{TRIBES[thing - HOSTAGE]}"] if lying(g, zone, thing) else []


def _take(g: Verrix, decision: Decision, option: int) -> list[str]:
    return [spot for good, _ in sets_asked_about(g)[option] for spot in thing_spot(g, 0, good)]


def _offering(g: Verrix, decision: Decision, option: int) -> list[str]:
    return thing_spot(g, home(decision.by), option)


def _giver(g: Verrix, decision: Decision, option: int) -> list[str]:
    proc: Any = g.stack[-1]
    good = FOOD if decision.step.startswith("Develop") else g.box.events[proc.card].good
    if option == FROM_MARKET:
        return thing_spot(g, 0, good)
    return thing_spot(g, home(option), good) or [f"tribe:{TRIBES[option]}"]


def _hostage(g: Verrix, decision: Decision, option: int) -> list[str]:
    return [f"hostage:{TRIBES[option // 5]}:{TRIBES[option % 5]}"]


def _plunder(g: Verrix, decision: Decision, option: int) -> list[str]:
    if option != HOSTAGES:
        return ["market"]
    return [f"hostage:market:{name}" for who, name in enumerate(TRIBES) if g.folk[MARKET + who]]


SPOTS: dict[str, Callable[[Verrix, Decision, int], list[str]]] = {
    "act": _act, "card": _card, "battle-card": _battle_card, "event-card": _event_card, "event": _own_event,
    "draw": _deck, "order": _deck, "replace": _replace, "units": _units, "guard": _guard, "character": _character,
    "outfit": _outfit, "territory": _territory, "route": _route, "tribe": _tribe, "support": _support,
    "offer": _offer, "payer": _payer, "second-token": _second_token, "thing": _thing, "take": _take,
    "offering": _offering, "giver": _giver, "hostage": _hostage, "plunder": _plunder,
    "put-away": _put_away, "escort": _escort,
}  # fmt: skip
