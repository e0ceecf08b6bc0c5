# not compiled
"""Where on the table an option is chosen: the addresses of the things a person would click for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from plancia.games.verrix.notation.option_names import good_asked_about, sets_asked_about, zone_asked_about
from plancia.games.verrix.rules.actions.units import characters_in, guard_of, with_event
from plancia.games.verrix.rules.events.event_cards import Foresee
from plancia.games.verrix.state import answers as a
from plancia.games.verrix.state.box import GOODS, HOSTAGE, KIDNAPPED, NOBODY, TRIBES, TROPHY, filled
from plancia.games.verrix.state.state import AT_MARKET, AVAILABLE, READY, REMOVED, Verrix, holder_of, home
from plancia.kernel.answers import Answer, Range, said_of
from plancia.kernel.decision import PASS, Decision


def spots(g: Verrix, decision: Decision, option: int) -> list[str]:
    """The most fitting first; none for what stands only in the list."""
    if option == PASS:
        return ["bag"] if decision.kind == a.TOKENS.name else []
    return said_of(SPOTS, g, g, decision, option) or []


def just(spot: str) -> Callable[..., list[str]]:
    """One spot, whatever is asked; {me} is the tribe that answers, {it} the one that it names."""
    return lambda g, asked, it=0: [spot.format(me=TRIBES[asked.by], it=TRIBES[it] if "{it}" in spot else "")]


# -- cards


def card_spot(g: Verrix, who: int, card: int) -> list[str]:
    """None for a card that has left the game."""
    return [] if g.card_at(who, card) == REMOVED else [f"card:{TRIBES[who]}:{g.box.action_ids[card]}"]


def _event_card(g: Verrix, decision: Decision, option: int) -> list[str]:
    return ["deck"] if isinstance(g.asking(), Foresee) else [f"event:{TRIBES[decision.by]}"]


# -- units


def _units(g: Verrix, decision: Decision, option: int) -> list[str]:
    """Where they stand; what is not there has no place."""
    who = decision.by
    found = [
        f"unit:{TRIBES[who]}:{g.box.character_ids[each]}"
        for each in characters_in(g, who, option)
        if g.where[each] == READY
    ]
    there = a.commoners_in(option) and g.commoners(who, AVAILABLE)
    return [*found, f"unit:{TRIBES[who]}:commoner"] if there else found


def _guard(answer: Answer, g: Verrix, decision: Decision, *units: int) -> list[str]:
    """With whom to defend; with nobody more than those at home, at the Village card."""
    option = answer.option(*units)
    classes = g.box.actions[g.asking().card].classes if decision.step.startswith("Raid") else g.battle_classes
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
        changed = g.worn[character] ^ a.slots_in(option, place)
        id = g.box.character_ids[character]
        found += [f"slot:{TRIBES[decision.by]}:{id}:{slot}" for slot in filled([0, 1, 2], changed)]
    return found


# -- places and tribes


def _territory(g: Verrix, decision: Decision, option: int) -> list[str]:
    id, owner = g.box.territory_ids[option], g.villages[option]
    if owner != NOBODY:
        return [f"village:{TRIBES[owner]}:{id}", f"territory:{id}"]
    return [f"territory:{id}", "market"] if option == g.box.port else [f"territory:{id}"]


def _route(g: Verrix, decision: Decision, option: int) -> list[str]:
    """Those who take tribute on the way; without any, where it leads."""
    paid = [f"tribe:{TRIBES[tribe]}" for tribe, _ in a.tributes(option)]
    return paid or [f"territory:{g.box.territory_ids[g.asking().destination]}"]


def _propose(g: Verrix, decision: Decision, commander: int) -> list[str]:
    return ["camp:attacker" if commander == g.asking().attacker else "camp:defender"]


def _propose_showing(g: Verrix, decision: Decision, commander: int) -> list[str]:
    showing = [f"event:{TRIBES[decision.by]}"] if g.held[decision.by] else []  # else it is on the table already
    return showing + _propose(g, decision, commander)


# -- things


def _thing(g: Verrix, decision: Decision, option: int) -> list[str]:
    if option == KIDNAPPED:
        return [f"home:{TRIBES[g.asking().target]}"]
    return thing_spot(g, zone_asked_about(g, decision), option)


def thing_spot(g: Verrix, zone: int, thing: int) -> list[str]:
    """A good, a hostage or a trophy that lies there; the market has a place for every good."""
    owner = TRIBES[holder_of(zone)] if zone else "market"
    if thing >= TROPHY:
        return [f"trophy:{g.box.trophy_ids[thing - TROPHY]}"]
    if thing < HOSTAGE:
        return [f"good:{owner}:{GOODS[thing]}"] if not zone or g.lying(zone, thing) else []
    return [f"hostage:{owner}:{TRIBES[thing - HOSTAGE]}"] if g.lying(zone, thing) else []


def _take(g: Verrix, decision: Decision, option: int) -> list[str]:
    return [spot for good, _ in sets_asked_about(g)[option] for spot in thing_spot(g, AT_MARKET, good)]


def _from_tribe(g: Verrix, decision: Decision, who: int) -> list[str]:
    return thing_spot(g, home(who), good_asked_about(g)) or [f"tribe:{TRIBES[who]}"]


def _plunder_hostages(g: Verrix, decision: Decision) -> list[str]:
    return [f"hostage:market:{name}" for name, n in zip(TRIBES, g.hostages_at(AT_MARKET), strict=True) if n]


SPOTS: dict[Answer | Range, Callable[..., list[str]]] = {
    a.DECLARE: just("battle"), a.PLAY_EVENT: just("event:{me}"), a.EVENT: _event_card,
    a.PLAY_CARD: lambda g, asked, card: card_spot(g, asked.by, card),
    a.CARD: lambda g, asked, card: card_spot(g, asked.by, card),
    a.OWNED_CARD: lambda g, asked, owner, card: card_spot(g, owner, card),
    a.INTO_THE_BOX: lambda g, asked: card_spot(g, asked.by, g.asking().card),
    a.SHOW_EVENT: just("event:{me}"), a.DRAW_EVENT: just("deck"),
    a.KEEP_EVENT: just("event:{me}"), a.REPLACE_EVENT: just("deck"), a.ORDER: just("deck"), a.PARTY: _units,
    **{answer: partial(_guard, answer) for answer in a.GUARD.answers},
    a.CHARACTER: _character, a.OUTFIT: _outfit, a.TERRITORY: _territory, a.TRIBUTES: _route,
    a.TRIBE: just("tribe:{it}"), a.PROPOSE: _propose, a.PROPOSE_SHOWING: _propose_showing,
    a.ACCEPT: lambda g, asked: [f"tribe:{TRIBES[g.asking().who]}"], a.BY_ABILITY: just("ability:{me}"),
    a.PAYS: just("dw:{it}"), a.ONE_MORE: just("dw:{me}"), a.THING: _thing,
    a.OFFERING: lambda g, asked, thing: thing_spot(g, home(asked.by), thing), a.GOODS_SET: _take,
    a.FROM_MARKET: lambda g, asked: thing_spot(g, AT_MARKET, good_asked_about(g)), a.FROM_TRIBE: _from_tribe,
    a.SET_FREE: lambda g, asked, holder, tribe: [f"hostage:{TRIBES[holder]}:{TRIBES[tribe]}"],
    a.PLUNDER_GOODS: just("market"), a.PLUNDER_HOSTAGES: _plunder_hostages,
    a.AT_HAND: just("unit:{me}:commoner"), a.AT_HOME: just("home:{me}"),
}  # fmt: skip
