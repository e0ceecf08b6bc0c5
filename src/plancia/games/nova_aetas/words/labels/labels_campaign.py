# not compiled
"""The words of an option between two missions: settlements, markets, workshops, training, equipping."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.rules.campaign import equipping, market, settlement, town, training, workshops
from plancia.games.nova_aetas.rules.missions.mission_actions import test_of
from plancia.games.nova_aetas.rules.turn.forecast import percent
from plancia.games.nova_aetas.state.box import FAMILIES, SCHOOLS, SLOTS
from plancia.games.nova_aetas.state.packing import first_of, kind_of, second_of
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.decision import Decision


def _settlement(names: Names, decision: Decision, option: int) -> str:
    """A Hero who goes about, or a mission to set out for."""
    g, say = names.g, names.say
    if option < settlement.LEAVE:
        return say("label-goes-about", hero=names.hero(option), visits=g.visits[option])
    mission = option - settlement.LEAVE
    name = names.mission(mission)
    if mission == g.node:
        return say("label-leave", mission=name)
    return say("label-side-mission", family=say("mission-family", n=g.plans[mission].family), mission=name)


def _place(names: Names, decision: Decision, option: int) -> str:
    if option == town.PACK:
        return names.say("label-pack")
    place = names.box.locations[option]
    text = names.text("location", place.id)
    return names.say("label-place", place=names.location(option), text=text, free="yes" if place.free else "no")


def _goods(names: Names, decision: Decision, option: int) -> str:
    g, box, say = names.g, names.box, names.say
    kind, number = kind_of(option), second_of(option)
    if kind in (market.BUY_REAGENT, market.SELL_REAGENT):
        card, thing, n = box.reagents[number], names.reagent(number), g.reagents[number]
        does = say("serves", things=_served(names, number) or "none")
        price = card.buy if kind == market.BUY_REAGENT else card.sell
    else:
        thing, n = names.item(number), g.stock[number]
        does = item_line(names, number)
        price = box.items[number].price if kind == market.BUY_ITEM else box.items[number].price // 2
    buys = kind in (market.BUY_REAGENT, market.BUY_ITEM)
    label = say("label-buy" if buys else "label-sell", thing=thing, price=say("popolini", n=price), n=n)
    return say("label-card", name=label, text=does) if does else label


def _served(names: Names, reagent: int) -> str:
    """What the Formulae that the company knows make of a reagent."""
    known = [each for each in names.box.formulae if names.g.formulae >> each.number & 1]
    return names.say.list([names.formula(each.number) for each in known if reagent in dict(each.needs)])


def item_line(names: Names, item: int) -> str:
    """What it is for: its slot, its attack, what its card says."""
    card, box = names.box.items[item], names.box
    slot = names.say("slot", name=SLOTS[card.slot])
    attack = names.attack(card.attack, False) if card.attack is not None else ""
    return " · ".join(part for part in (slot, attack, names.text("item", box.item_ids[item])) if part)


def _formula(names: Names, decision: Decision, option: int) -> str:
    formula, say = names.box.formulae[option], names.say
    fee = say("popolini", n=formula.fee) if formula.fee else "none"
    return say("label-formula", name=names.formula(option), reagents=names.reagents(formula.needs), fee=fee)


def _study(names: Names, decision: Decision, option: int) -> str:
    say = names.say
    proc: Any = names.g.stack[-1]
    place = names.box.locations[proc.place]
    if option < workshops.SCHOOL:
        return f"{_formula(names, decision, option)} · {say('popolini', n=place.popolini['learn-formula'])}"
    school = names.named("school", SCHOOLS[option - workshops.SCHOOL])
    return say("label-school", school=school, xp=say("xp", n=place.xp["learn-school"]))


def _training(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    card = g.box.heroes[proc.hero]
    if option == training.CLASS:
        advanced = g.box.classes[card.class_number]
        points = say("class-points", n=advanced.cost)
        return say("label-class", points=points, **{"class": names.named("class", advanced.id)})
    xp = say("xp", n=training.price(g, proc.hero, option))
    if option == training.DESTINY:
        return say("label-destiny", level=g.destiny_level[proc.hero] + 1, xp=xp)
    if option >= training.STRENGTHENING:
        which = option - training.STRENGTHENING
        return say("label-strengthening", n=which, of=names.characteristic(which), xp=xp)
    skill = card.skills[option]
    return say("label-card", name=f"{names.skill(skill)} · {xp}", text=names.skill_text(skill))


def _pack(names: Names, decision: Decision, option: int) -> str:
    say = names.say
    proc: Any = names.g.stack[-1]
    if option >= equipping.PUT_BACK:
        return say("label-put-back", thing=names.gear(proc.hero, option - equipping.PUT_BACK))
    slot = say("slot", name=SLOTS[names.box.items[option].slot])
    text = names.text("item", names.box.item_ids[option])
    return say("label-equip", thing=names.item(option), slot=slot, text=text)


def _service(names: Names, decision: Decision, option: int) -> str:
    say = names.say
    proc: Any = names.g.stack[-1]
    fee = say("popolini", n=town.fee(names.g, proc.place, option))
    if option == town.BLESSING:
        return say("label-bless", fee=fee)
    if option >= town.GRAVE:
        grave = option - town.GRAVE
        return say("label-treat", grave=names.grave(grave), text=names.grave_text(grave).removesuffix("."), fee=fee)
    if option >= town.RUMOUR:
        return say("label-rumour", mission=names.mission(option - town.RUMOUR), fee=fee)
    return say("label-drink", who=names.hero(option - town.BOND), fee=fee)


def _grave_wound(names: Names, decision: Decision, option: int) -> str:
    proc: Any = names.g.stack[-1]
    fee = names.say("popolini", n=town.fee(names.g, proc.place, town.GRAVE + option))
    return names.say("label-treat", grave=names.grave(option), text=names.grave_text(option).removesuffix("."), fee=fee)


def _grave(names: Names, decision: Decision, option: int) -> str:
    hero, card = names.hero(first_of(option)), second_of(option)
    return names.say("label-grave", hero=hero, grave=names.grave(card), text=names.grave_text(card).removesuffix("."))


def _family(names: Names, decision: Decision, option: int) -> str:
    return names.say("family", name=FAMILIES[option])


def _way(names: Names, decision: Decision, option: int) -> str:
    g = names.g
    proc: Any = g.stack[-1]
    said = names.record("mission", g.plans[g.node].id)
    fork = [way for way in said.next if (way.on == "victory") == proc.ways(g)[0].victory]
    return names.word(fork[option].choice)


def _stage_test(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    wanted = g.plan().stages[proc.stage].tests[option]
    name = say("test-of", of=names.keyword(wanted.keyword), threshold=wanted.threshold, successes=wanted.successes)
    return f"{name} · {say('percent', n=percent(g, test_of(g, proc.hero, wanted)))}"


CAMPAIGN: dict[str, Callable[[Names, Decision, int], str]] = {
    "settlement": _settlement,
    "place": _place,
    "goods": _goods,
    "formula": _formula,
    "study": _study,
    "training": _training,
    "pack": _pack,
    "service": _service,
    "grave-wound": _grave_wound,
    "grave": _grave,
    "family": _family,
    "way": _way,
    "stage-test": _stage_test,
}
