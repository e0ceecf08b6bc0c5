# not compiled
"""Where on the table an option is chosen: the addresses of the things a person would click for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.verrix.notation.option_names import proposer, sets_asked_about
from plancia.games.verrix.rules.actions.forecast import tributes
from plancia.games.verrix.rules.actions.goods_and_captives import lying
from plancia.games.verrix.rules.actions.units import characters_in, commoners_in, guard_of, with_event
from plancia.games.verrix.rules.events.event_cards import Foresee
from plancia.games.verrix.state import answers as a
from plancia.games.verrix.state.box import FOOD, GOODS, HOSTAGE, KIDNAPPED, NOBODY, TRIBES, TROPHY
from plancia.games.verrix.state.effects import home
from plancia.games.verrix.state.state import AVAILABLE, CARDS, MARKET, READY, REMOVED, Verrix
from plancia.kernel.answers import Answer, Range, entry
from plancia.kernel.decision import PASS, Decision


def spots(g: Verrix, decision: Decision, option: int) -> list[str]:
    """The most fitting first; none for what stands only in the list."""
    if option == PASS:
        return ["bag"] if decision.kind == a.TOKENS.name else []
    answer = a.QUESTIONS[decision.kind].of(option)
    found = entry(SPOTS, answer)
    return [] if found is None else found(g, decision, *answer.numbers(option, g.box))


# -- cards


def _declare(g: Verrix, decision: Decision) -> list[str]:
    return ["battle"]


def _card(g: Verrix, decision: Decision, option: int) -> list[str]:
    return card_spot(g, decision.by, option)


def _battle_card(g: Verrix, decision: Decision, owner: int, card: int) -> list[str]:
    return card_spot(g, owner, card)


def card_spot(g: Verrix, who: int, card: int) -> list[str]:
    """None for a card that has left the game."""
    gone = g.cards[who * CARDS + g.box.slot_of[who][card]] == REMOVED
    return [] if gone else [f"card:{TRIBES[who]}:{g.box.action_ids[card]}"]


def _put_away(g: Verrix, decision: Decision) -> list[str]:
    proc: Any = g.stack[-1]
    return card_spot(g, decision.by, proc.card)


def _event_card(g: Verrix, decision: Decision, option: int) -> list[str]:
    return ["deck"] if isinstance(g.stack[-1], Foresee) else [f"event:{TRIBES[decision.by]}"]


def _own_event(g: Verrix, decision: Decision) -> list[str]:
    return [f"event:{TRIBES[decision.by]}"]


def _deck(g: Verrix, decision: Decision, order: int = 0) -> list[str]:
    return ["deck"]


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


def _at_hand(g: Verrix, decision: Decision) -> list[str]:
    return [f"unit:{TRIBES[decision.by]}:commoner"]


def _at_home(g: Verrix, decision: Decision) -> list[str]:
    return [f"home:{TRIBES[decision.by]}"]


def _guard(answer: Answer) -> Callable[..., list[str]]:
    """With whom to defend; with nobody more than those at home, at the Village card."""
    return lambda g, decision, *units: _guarding(g, decision, answer.option(*units))


def _guarding(g: Verrix, decision: Decision, option: int) -> list[str]:
    proc: Any = g.stack[-1]
    classes = g.box.actions[proc.card].classes if decision.step.startswith("Raid") else g.battle_classes
    added = guard_of(g, decision.by, classes, option)
    found = [f"event:{TRIBES[decision.by]}"] if with_event(option) else []
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


def _propose(g: Verrix, decision: Decision, commander: int) -> list[str]:
    proc: Any = g.stack[-1]
    return ["camp:attacker" if commander == proc.attacker else "camp:defender"]


def _propose_showing(g: Verrix, decision: Decision, commander: int) -> list[str]:
    showing = [f"event:{TRIBES[decision.by]}"] if g.held[decision.by] else []  # else it is on the table already
    return showing + _propose(g, decision, commander)


def _accept(g: Verrix, decision: Decision) -> list[str]:
    return [f"tribe:{TRIBES[proposer(g)]}"]


def _by_ability(g: Verrix, decision: Decision) -> list[str]:
    return [f"ability:{TRIBES[decision.by]}"]


def _pays(g: Verrix, decision: Decision, who: int) -> list[str]:
    return [f"dw:{TRIBES[who]}"]


def _one_more(g: Verrix, decision: Decision) -> list[str]:
    return _pays(g, decision, decision.by)


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


def _from_market(g: Verrix, decision: Decision) -> list[str]:
    return thing_spot(g, 0, _given(g, decision))


def _from_tribe(g: Verrix, decision: Decision, who: int) -> list[str]:
    return thing_spot(g, home(who), _given(g, decision)) or [f"tribe:{TRIBES[who]}"]


def _given(g: Verrix, decision: Decision) -> int:
    proc: Any = g.stack[-1]
    return FOOD if decision.step.startswith("Develop") else g.box.events[proc.card].good


def _set_free(g: Verrix, decision: Decision, holder: int, tribe: int) -> list[str]:
    return [f"hostage:{TRIBES[holder]}:{TRIBES[tribe]}"]


def _plunder_goods(g: Verrix, decision: Decision) -> list[str]:
    return ["market"]


def _plunder_hostages(g: Verrix, decision: Decision) -> list[str]:
    return [f"hostage:market:{name}" for who, name in enumerate(TRIBES) if g.folk[MARKET + who]]


SPOTS: dict[Answer | Range, Callable[..., list[str]]] = {
    a.DECLARE: _declare, a.PLAY_EVENT: _own_event, a.PLAY_CARD: _card, a.CARD: _card, a.OWNED_CARD: _battle_card,
    a.EVENT: _event_card, a.SHOW_EVENT: _own_event, a.DRAW_EVENT: _deck, a.KEEP_EVENT: _own_event,
    a.REPLACE_EVENT: _deck, a.ORDER: _deck, a.PARTY: _units, a.THESE: _guard(a.THESE), a.EVERYONE: _guard(a.EVERYONE),
    a.THESE_AND_EVENT: _guard(a.THESE_AND_EVENT), a.EVERYONE_AND_EVENT: _guard(a.EVERYONE_AND_EVENT),
    a.CHARACTER: _character, a.OUTFIT: _outfit, a.TERRITORY: _territory, a.TRIBUTES: _route, a.TRIBE: _tribe,
    a.PROPOSE: _propose, a.PROPOSE_SHOWING: _propose_showing, a.ACCEPT: _accept, a.BY_ABILITY: _by_ability,
    a.PAYS: _pays, a.ONE_MORE: _one_more, a.THING: _thing, a.OFFERING: _offering, a.GOODS_SET: _take,
    a.FROM_MARKET: _from_market, a.FROM_TRIBE: _from_tribe, a.SET_FREE: _set_free, a.PLUNDER_GOODS: _plunder_goods,
    a.PLUNDER_HOSTAGES: _plunder_hostages, a.INTO_THE_BOX: _put_away, a.AT_HAND: _at_hand, a.AT_HOME: _at_home,
}  # fmt: skip
