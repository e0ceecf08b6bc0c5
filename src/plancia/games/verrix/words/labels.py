# not compiled
"""The words of an option, with what a player may know of it before choosing."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.verrix.notation.option_names import good_asked_about, sets_asked_about, zone_asked_about
from plancia.games.verrix.rules.actions.forecast import line_up, raid
from plancia.games.verrix.rules.actions.trade import Bargain
from plancia.games.verrix.rules.actions.units import capacity, eligible, total_force
from plancia.games.verrix.rules.contests.raid import guarding_force
from plancia.games.verrix.rules.events.event_cards import reordered
from plancia.games.verrix.rules.travel.movement import tributes_on
from plancia.games.verrix.rules.travel.routes import way_for
from plancia.games.verrix.rules.travel.ways import TO_BATTLE, food_for, way_there
from plancia.games.verrix.state import answers as a
from plancia.games.verrix.state.box import FOOD, HOSTAGE, KIDNAPPED, NOBODY, STEAL, TROPHY
from plancia.games.verrix.state.state import AT_MARKET, Verrix, home
from plancia.games.verrix.words.labels_contests import CONTESTS, tokens_label
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.words import dotted


def label(g: Verrix, decision: Decision, option: int, lang: str) -> str:
    """What an option is, for the list of numbered answers."""
    names = Names(g, lang)
    if option == PASS and decision.kind == a.TOKENS.name:
        return tokens_label(names, decision, 1)
    return names.label(LABELS, decision, option)


def just(key: str) -> Callable[..., str]:
    return lambda names, asked: names.say(key)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


# -- the turn


def _event(names: Names, key: str, card: int) -> str:
    return names.say(key, event=names.event(card), text=names.event_text(card))


def _play_card(names: Names, decision: Decision, card: int) -> str:
    say = names.say
    action = names.g.box.actions[card]
    cost = say("force", n=action.cost) if action.cost else ""
    return say("label-card", type=say("type", n=action.type), card=names.card(card), cost=cost or "none",
               text=names.card_text(card))  # fmt: skip


def _card(names: Names, decision: Decision, option: int) -> str:
    action = names.g.box.actions[option]
    needs = dotted(names.say("force", n=action.cost), names.classes(action.classes))
    return names.say("label-lesson", card=names.card(option), needs=needs, text=names.card_text(option))


def _units(names: Names, decision: Decision, option: int) -> str:
    """Who goes; what they are worth, pay and carry; how a Raid by them stands."""
    g, by, say, proc = names.g, decision.by, names.say, names.asking
    parts = [names.units(by, option), say("force", n=total_force(g, by, option))]
    if decision.step.startswith("Journey-"):
        parts.append(say("pays", n=food_for(g, proc.way(g), proc.tributes, option)))
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
    return dotted(*parts)


# -- places


def _territory(names: Names, decision: Decision, option: int) -> str:
    g, by, say, proc = names.g, decision.by, names.say, names.asking
    name = names.territory(option)
    if decision.step.startswith("FirstVillage"):
        return dotted(name, say("far-from-market", n=g.box.distance[g.tile][option][g.box.port]))
    owner = g.villages[option]
    village = say("village-of", of=names.of(owner)) if owner != NOBODY else ""
    routes, way = tributes_on(g, by, option), way_there(g, by, proc.card, proc.event, option)
    ways = [food_for(g, way, due, 0) for due in routes]
    paid = [] if 0 in routes else [_tribute(names, due) for due in routes]
    either = say("either", most=", ".join(paid[:-1]), last=paid[-1]) if len(paid) > 1 else "".join(paid)
    tribute = say("in-tribute", tributes=either) if paid else ""
    fought = proc.card == TO_BATTLE or (proc.card >= 0 and g.box.actions[proc.card].does == STEAL)
    resistance = _resistance(names, proc.card, option) if fought and owner != NOBODY else ""
    return dotted(name, village, resistance, say("way-costs", n=min(ways)) if ways else "", tribute)


def _resistance(names: Names, card: int, territory: int) -> str:
    """The FORCE that a village has against a Raid with this card, or against a Battle."""
    g, target = names.g, names.g.villages[territory]
    if card == TO_BATTLE:
        return names.say("resists", defence=_span(*line_up(g, target)))
    classes = g.box.actions[card].classes
    alone, all_in = (guarding_force(g, target, classes, n, NOBODY) for n in (0, eligible(g, target, classes)))
    return names.say("resists", defence=_span(alone, all_in))


def _route(names: Names, decision: Decision, option: int) -> str:
    """What it crosses, and who takes tribute there."""
    say = names.say
    crossed = way_for(names.g, decision.by, names.asking.destination, option)[1:-1]
    if not crossed:
        return say("label-straight")
    paid = say("in-tribute", tributes=_tribute(names, option)) if option else "none"
    return say("label-route", places=say.list([names.place(place) for place in crossed]), tribute=paid)


def _tribute(names: Names, due: int) -> str:
    return names.say.list([names.say("tribute", n=n, to=names.to(tribe)) for tribe, n in a.tributes(due)])


# -- things


def _thing(names: Names, decision: Decision, option: int) -> str:
    g, by, say, proc = names.g, decision.by, names.say, names.asking
    worth = say("worth", n=g.box.value[option]) if isinstance(proc, Bargain) else ""
    if option == KIDNAPPED:
        return say("label-kidnap", of=names.of(proc.target))
    if option >= TROPHY:
        return say("label-trophy", trophy=dotted(names.trophy(option - TROPHY), worth),
                   text=names.trophy_text(option - TROPHY))  # fmt: skip
    there = g.lying(zone_asked_about(g, decision), option) - decision.picked.count(option)
    return dotted(names.thing(option, 1, by), worth, say("there-are", n=there))


def _take(names: Names, decision: Decision, option: int) -> str:
    goods = sets_asked_about(names.g)[option]
    return dotted(names.goods(goods), names.say("at-the-market", n=names.g.lying(AT_MARKET, goods[0][0])))


def _offering(names: Names, decision: Decision, option: int) -> str:
    g, by = names.g, decision.by
    n = next((wanted[0][1] for wanted in g.box.actions[names.asking.card].offer if wanted[0][0] == option), 1)
    return dotted(names.thing(option, n), names.say("you-have", n=g.lying(home(by), option)))


def _giver(names: Names, where: str, zone: int) -> str:
    good = good_asked_about(names.g)
    n = names.g.lying(zone, good)
    return dotted(where, names.say("counted", n=n, thing=names.good(good, n)))


def _set_free(names: Names, decision: Decision, holder: int, tribe: int) -> str:
    key = "label-free-own" if tribe == decision.by else "label-free"
    return names.say(key, hostage=names.thing(HOSTAGE + tribe, 1, decision.by), holder=names.of(holder))


def _character(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    who = g.box.tables["character"][g.box.character_ids[option]]
    slots = [say("slot", good=names.word(g.box.tables["good"][slot.good].name), bonus=slot.bonus) for slot in who.slots]
    return dotted(names.character(option), say("a-class", name=who.class_), say("force", n=who.force), ", ".join(slots))


def _outfit(names: Names, decision: Decision, option: int) -> str:
    """Who is equipped with what afterwards."""
    g = names.g
    worn = []
    for place, character in enumerate(g.characters_of(decision.by)):
        goods = [names.good(good) for good in g.box.goods_in[character][a.slots_in(option, place)]]
        if goods:
            worn.append(names.say("wears", character=names.character(character), goods=", ".join(goods)))
    said = "; ".join(worn) or names.say("wears-nothing")
    now = a.outfit_of([g.worn[character] for character in g.characters_of(decision.by)])
    return dotted(said, names.say("as-now")) if option == now else said


# -- Events


def _order(names: Names, decision: Decision, option: int) -> str:
    """The card that is drawn first stands first."""
    cards = reversed(reordered(names.g, names.asking.cards, option))
    return ", ".join(names.event(card) for card in cards)


def _number(names: Names, decision: Decision, option: int) -> str:
    return names.say("counted", n=option, thing=names.good(FOOD, option)) if option else names.say("no-food")


LABELS: dict[Answer | Range, Callable[..., str]] = {
    a.PLAY_EVENT: lambda names, asked: _event(names, "label-play-event", names.g.held[asked.by][0]),
    a.EVENT: lambda names, asked, card: _event(names, "label-event", card),
    a.FROM_MARKET: lambda names, asked: _giver(names, names.say("giver-market"), AT_MARKET),
    a.FROM_TRIBE: lambda names, asked, who: _giver(names, names.tribe(who), home(who)),
    a.TRIBE: lambda names, asked, who: dotted(names.tribe(who), names.vp(names.g.score[who])),
    a.DECLARE: just("label-declare"), a.PLAY_CARD: _play_card, a.CARD: _card, a.PARTY: _units,
    a.TERRITORY: _territory, a.TRIBUTES: _route, a.THING: _thing, a.OFFERING: _offering, a.GOODS_SET: _take,
    a.SET_FREE: _set_free, a.CHARACTER: _character, a.OUTFIT: _outfit, a.ORDER: _order, a.AMOUNT: _number,
    a.SHOW_EVENT: just("label-show-event"), a.DRAW_EVENT: just("label-draw-event"),
    a.KEEP_EVENT: just("label-keep-event"), a.REPLACE_EVENT: just("label-replace-event"),
    a.INTO_THE_BOX: just("label-into-the-box"), a.AT_HAND: just("label-at-hand"), a.AT_HOME: just("label-at-home"),
    **CONTESTS,
}  # fmt: skip
