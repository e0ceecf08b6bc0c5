# not compiled
"""The words of an option, with what a player may know of it before choosing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.verrix.notation.option_names import proposer
from plancia.games.verrix.rules.actions.development import FROM_MARKET
from plancia.games.verrix.rules.actions.forecast import (
    guarding_force,
    held_back,
    line_up,
    raid,
    raiding_force,
    success,
    tributes,
)
from plancia.games.verrix.rules.actions.goods_and_captives import lying
from plancia.games.verrix.rules.actions.turn import DECLARE, PLAY_EVENT
from plancia.games.verrix.rules.actions.units import EVERYONE, WITH_EVENT, capacity, eligible, guard_of, total_force
from plancia.games.verrix.rules.contests.battle_rounds import card_bonus, faction_force, owner_and_card
from plancia.games.verrix.rules.contests.morrigan_tokens import BY_ABILITY
from plancia.games.verrix.rules.contests.raid import YES
from plancia.games.verrix.rules.contests.support import ACCEPT, SHOWING
from plancia.games.verrix.rules.events.event_cards import reordered
from plancia.games.verrix.rules.travel.movement import tributes_on
from plancia.games.verrix.rules.travel.routes import way_for
from plancia.games.verrix.rules.travel.ways import TO_BATTLE, TO_SUPPORT, food_for
from plancia.games.verrix.state.box import FOOD, HOSTAGE, KIDNAPPED, KINDS, NOBODY, STEAL, TROPHY
from plancia.games.verrix.state.effects import home
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.decision import PASS, Decision


def label(g: Verrix, decision: Decision, option: int, lang: str) -> str:
    """What an option is, for the list of numbered answers."""
    names = Names(g, lang)
    if option == PASS and decision.kind != "second-token":
        key = f"pass-{decision.step}"
        return names.say(key if key in names.say else "pass")
    return LABELS[decision.kind](names, decision, option)


def _dotted(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


# -- the turn


def _act(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    if option == DECLARE:
        return say("label-declare")
    if option == PLAY_EVENT:
        held = g.held[decision.by][0]
        return say("label-play-event", event=names.event(held), text=names.event_text(held))
    action = g.box.actions[option]
    cost = say("force", n=action.cost) if action.cost else ""
    return say("label-card", type=say("type", n=action.type), card=names.card(option), cost=cost or "none",
               text=names.card_text(option))  # fmt: skip


def _card(names: Names, decision: Decision, option: int) -> str:
    action = names.g.box.actions[option]
    needs = _dotted(names.say("force", n=action.cost), names.classes(action.classes))
    return names.say("label-lesson", card=names.card(option), needs=needs, text=names.card_text(option))


def _units(names: Names, decision: Decision, option: int) -> str:
    """Who goes; what they are worth, pay and carry; how a Raid by them stands."""
    g, by, say = names.g, decision.by, names.say
    proc: Any = g.stack[-1]
    parts = [names.units(by, option), say("force", n=total_force(g, by, option))]
    if decision.step.startswith("Journey-"):
        food = food_for(g, by, proc.card, proc.event, proc.destination, proc.tributes, option)
        parts.append(say("pays", n=food))
        if proc.card >= 0:
            action = g.box.actions[proc.card]
            parts.append(say("carries", n=capacity(g, by, option) + action.carrying))
            if action.does == STEAL:
                alone, all_in = raid(g, by, proc.card, option, proc.event, g.villages[proc.destination])
                defence = _span(alone.defence, all_in.defence)
                percent = _span(all_in.percent, alone.percent)
                parts.append(say("raid-odds", attack=alone.attack, defence=defence, percent=percent))
        elif proc.card == TO_BATTLE:
            parts.append(_resistance(names, proc.card, proc.destination))
    return _dotted(*parts)


# -- places


def _territory(names: Names, decision: Decision, option: int) -> str:
    g, by, say = names.g, decision.by, names.say
    proc: Any = g.stack[-1]
    name = names.territory(option)
    if decision.step.startswith("FirstVillage"):
        lands = len(g.villages)
        return _dotted(name, say("far-from-market", n=g.box.distance[g.tile][option * lands + g.box.port]))
    owner = g.villages[option]
    village = say("village-of", of=names.of(owner)) if owner != NOBODY else ""
    routes = tributes_on(g, by, option)
    ways = [food_for(g, by, proc.card, proc.event, option, due, 0) for due in routes]
    paid = [] if 0 in routes else [_tribute(names, due) for due in routes]
    either = say("either", most=", ".join(paid[:-1]), last=paid[-1]) if len(paid) > 1 else "".join(paid)
    tribute = say("in-tribute", tributes=either) if paid else ""
    fought = proc.card == TO_BATTLE or (proc.card >= 0 and g.box.actions[proc.card].does == STEAL)
    resistance = _resistance(names, proc.card, option) if fought and owner != NOBODY else ""
    return _dotted(name, village, resistance, say("way-costs", n=min(ways)) if ways else "", tribute)


def _resistance(names: Names, card: int, territory: int) -> str:
    """The FORCE that a village has against a Raid with this card, or against a Battle."""
    g, target = names.g, names.g.villages[territory]
    if card == TO_BATTLE:
        return names.say("resists", defence=_span(*line_up(g, target)))
    classes = g.box.actions[card].classes
    alone = guarding_force(g, target, classes, 0, NOBODY)
    return names.say(
        "resists", defence=_span(alone, guarding_force(g, target, classes, eligible(g, target, classes), NOBODY))
    )


def _route(names: Names, decision: Decision, option: int) -> str:
    """What it crosses, and who takes tribute there."""
    say = names.say
    proc: Any = names.g.stack[-1]
    crossed = way_for(names.g, decision.by, proc.destination, option)[1:-1]
    if not crossed:
        return say("label-straight")
    paid = say("in-tribute", tributes=_tribute(names, option)) if option else "none"
    return say("label-route", places=say.list([names.place(place) for place in crossed]), tribute=paid)


def _tribute(names: Names, due: int) -> str:
    return names.say.list([names.say("tribute", n=n, to=names.to(tribe)) for tribe, n in tributes(due)])


# -- things


def _thing(names: Names, decision: Decision, option: int) -> str:
    g, by, say = names.g, decision.by, names.say
    proc: Any = g.stack[-1]
    step = decision.step
    if option == KIDNAPPED:
        return say("label-kidnap", of=names.of(proc.target))
    if option >= TROPHY:
        worth = say("worth", n=g.box.value[option]) if step.startswith("Bargain") else ""
        return say("label-trophy", trophy=_dotted(names.trophy(option - TROPHY), worth),
                   text=names.trophy_text(option - TROPHY))  # fmt: skip
    name = names.thing(option, 1, by)
    if step.startswith("Bargain"):
        selling = step.endswith("choose_sale")
        zone = home(by) if selling else 0 if proc.partner == NOBODY else home(proc.partner)
        there = lying(g, zone, option) - decision.picked.count(option)
        return _dotted(name, say("worth", n=g.box.value[option]), say("there-are", n=there))
    if step.startswith("Raid"):
        return _dotted(name, say("there-are", n=lying(g, home(proc.target), option) - decision.picked.count(option)))
    return _dotted(name, say("there-are", n=lying(g, 0, option) - decision.picked.count(option)))


def _take(names: Names, decision: Decision, option: int) -> str:
    g = names.g
    proc: Any = g.stack[-1]
    sets = g.box.actions[proc.card].take if decision.step.startswith("Develop") else _event_of(g, proc).take
    goods = sets[option]
    return _dotted(names.goods(goods), names.say("at-the-market", n=g.goods[goods[0][0]]))


def _event_of(g: Verrix, proc: Any) -> Any:
    return g.box.events[proc.card if type(proc).__name__ == "Occur" else proc.event]


def _offering(names: Names, decision: Decision, option: int) -> str:
    g, by = names.g, decision.by
    proc: Any = g.stack[-1]
    n = next((wanted[0][1] for wanted in g.box.actions[proc.card].offer if wanted[0][0] == option), 1)
    return _dotted(names.thing(option, n), names.say("you-have", n=lying(g, home(by), option)))


def _giver(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    good = FOOD if decision.step.startswith("Develop") else _event_of(g, proc).good
    zone = 0 if option == FROM_MARKET else home(option)
    where = say("giver-market") if option == FROM_MARKET else names.tribe(option)
    n = g.goods[KINDS * zone + good]
    return _dotted(where, say("counted", n=n, thing=names.good(good, n)))


def _hostage(names: Names, decision: Decision, option: int) -> str:
    key = "label-free-own" if option % 5 == decision.by else "label-free"
    return names.say(key, hostage=names.thing(HOSTAGE + option % 5, 1, decision.by), holder=names.of(option // 5))


def _character(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    who = g.box.tables["character"][g.box.character_ids[option]]
    slots = [say("slot", good=names.word(g.box.tables["good"][slot.good].name), bonus=slot.bonus) for slot in who.slots]
    return _dotted(
        names.character(option), say("a-class", name=who.class_), say("force", n=who.force), ", ".join(slots)
    )


def _outfit(names: Names, decision: Decision, option: int) -> str:
    """Who is equipped with what afterwards."""
    g = names.g
    worn = []
    for place, character in enumerate(g.characters_of(decision.by)):
        goods = [
            names.good(good) for slot, good in enumerate(g.box.slots[character]) if option >> (3 * place + slot) & 1
        ]
        if goods:
            worn.append(names.say("wears", character=names.character(character), goods=", ".join(goods)))
    said = "; ".join(worn) or names.say("wears-nothing")
    now = sum(g.worn[character] << (3 * place) for place, character in enumerate(g.characters_of(decision.by)))
    return _dotted(said, names.say("as-now")) if option == now else said


# -- Raid and Battle


def _guard(names: Names, decision: Decision, option: int) -> str:
    g, by, say = names.g, decision.by, names.say
    proc: Any = g.stack[-1]
    raided = decision.step.startswith("Raid")
    classes = g.box.actions[proc.card].classes if raided else g.battle_classes
    added = guard_of(g, by, classes, option)
    who = names.units(by, added)
    said = say("label-everyone", who=who) if option & ~WITH_EVENT == EVERYONE else who
    if option >= WITH_EVENT:
        said = say("label-with-event", who=said, event=names.event(g.held[by][0]))
    said = said[:1].upper() + said[1:]
    if not raided:
        lost = held_back(g, by, added) if option in decision.options else 0
        return _dotted(said, say("loses", n=lost) if lost else "")
    attack = raiding_force(g, proc.who, proc.card, proc.journey[1], proc.event)
    defence = guarding_force(g, by, classes, added, g.held[by][0] if option >= WITH_EVENT else NOBODY)
    return _dotted(said, say("guard-odds", defence=defence, percent=100 - success(g, attack, defence)))


def _second_token(names: Names, decision: Decision, option: int) -> str:
    g = names.g
    proc: Any = g.stack[-1]
    attack = raiding_force(g, proc.who, proc.card, proc.journey[1], proc.event)
    defence = guarding_force(g, proc.target, g.box.actions[proc.card].classes, 0, proc.blessing)
    tokens = 2 if option == YES else 1
    return names.say("label-second-token", tokens=tokens, percent=100 - success(g, attack, defence, tokens))


def _plunder(names: Names, decision: Decision, option: int) -> str:
    g = names.g
    proc: Any = g.stack[-1]
    action = g.box.actions[proc.card]
    most = capacity(g, proc.who, proc.journey[1])
    key = "label-plunder-hostages" if option else "label-plunder-goods"
    return names.say(key, n=min(most, action.most) if option else most, kinds=action.kinds, vp=action.vp)


def _support(names: Names, decision: Decision, option: int) -> str:
    """Which side, and what the way there costs."""
    g, by, say = names.g, decision.by, names.say
    proc: Any = g.stack[-1]
    commander = option % SHOWING
    side = "attacker" if commander == proc.attacker else "defender"
    said = say("label-support", side=side, of=names.of(commander))
    event = proc.event if proc.event != NOBODY or option < SHOWING else g.held[by][0]
    ways = [food_for(g, by, TO_SUPPORT, event, proc.territory, due, 0) for due in tributes_on(g, by, proc.territory)]
    if event != NOBODY:
        said = say("label-with-event", who=said, event=names.event(event))
    return _dotted(said, say("way-costs", n=min(ways)))


def _offer(names: Names, decision: Decision, option: int) -> str:
    return names.say("label-accept" if option == ACCEPT else "label-refuse", of=names.of(proposer(names.g)))


def _battle_card(names: Names, decision: Decision, option: int) -> str:
    """Whose card it is, whom it lets fight, and both totals before the token."""
    g, by, say = names.g, decision.by, names.say
    proc: Any = g.stack[-1]
    owner, card = owner_and_card(g.box, option)
    other = proc.defender if by == proc.attacker else proc.attacker
    ours = faction_force(g, by, card) + card_bonus(g, by, card)
    ours += proc.attack_bonus if by == proc.attacker else proc.defence_bonus
    theirs = faction_force(g, other, card) + (proc.defence_bonus if by == proc.attacker else proc.attack_bonus)
    said = _dotted(
        names.card(card) if owner == by else say("card-of", card=names.card(card), of=names.of(owner)),
        names.classes(g.box.actions[card].classes),
        say("round-odds", ours=ours, theirs=theirs),
    )
    return say("label-battle-card", card=said, text=names.card_text(card))


def _payer(names: Names, decision: Decision, option: int) -> str:
    g, by, say = names.g, decision.by, names.say
    if option == BY_ABILITY:
        return say("label-by-ability", ability=names.ability(by))
    if option == by:
        return say("label-pay", will=g.will[by])
    return say("label-pays", tribe=names.tribe(option), will=g.will[option])


# -- Events


def _event_card(names: Names, decision: Decision, option: int) -> str:
    return names.say("label-event", event=names.event(option), text=names.event_text(option))


def _order(names: Names, decision: Decision, option: int) -> str:
    """The card that is drawn first stands first."""
    proc: Any = names.g.stack[-1]
    cards = reversed(reordered(names.g, proc.cards, option))
    return ", ".join(names.event(card) for card in cards)


def _tribe(names: Names, decision: Decision, option: int) -> str:
    return _dotted(names.tribe(option), names.vp(names.g.score[option]))


def _number(names: Names, decision: Decision, option: int) -> str:
    return names.say("counted", n=option, thing=names.good(FOOD, option)) if option else names.say("no-food")


def _plain(names: Names, decision: Decision, option: int) -> str:
    return names.say(f"label-{decision.kind}-{option}")


LABELS: dict[str, Callable[[Names, Decision, int], str]] = {
    "act": _act, "card": _card, "units": _units, "territory": _territory, "route": _route, "thing": _thing,
    "take": _take, "offering": _offering, "giver": _giver, "hostage": _hostage, "character": _character,
    "outfit": _outfit, "guard": _guard, "second-token": _second_token, "plunder": _plunder, "support": _support,
    "offer": _offer, "battle-card": _battle_card, "payer": _payer, "event-card": _event_card, "order": _order,
    "tribe": _tribe, "number": _number, "event": _plain, "draw": _plain, "replace": _plain,
    "put-away": _plain, "escort": _plain,
}  # fmt: skip
