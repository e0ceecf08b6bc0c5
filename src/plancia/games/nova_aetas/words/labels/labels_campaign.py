# not compiled
"""The words of an option between two missions: settlements, markets, workshops, training, equipping."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.nova_aetas.rules.campaign import equipping, market, settlement, town, training, workshops
from plancia.games.nova_aetas.rules.campaign.rewards import WOUND_OF
from plancia.games.nova_aetas.rules.missions.mission_actions import test_of
from plancia.games.nova_aetas.rules.turn.forecast import percent
from plancia.games.nova_aetas.state.answers import FAMILY, FORMULA, GRAVE, TEST, WAY
from plancia.games.nova_aetas.state.box import FAMILIES, SCHOOLS, SLOTS
from plancia.games.nova_aetas.state.box_cards import Reagent
from plancia.games.nova_aetas.words.labels.labels_actions import Said, just
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import Decision
from plancia.kernel.words import dotted


def _leave(names: Names, decision: Decision, mission: int) -> str:
    """A mission to set out for."""
    g, say = names.g, names.say
    name = names.mission(mission)
    if mission == g.node:
        return say("label-leave", mission=name)
    return say("label-side-mission", family=say("mission-family", n=g.plans[mission].family), mission=name)


def _place(names: Names, decision: Decision, option: int) -> str:
    place = names.box.locations[option]
    text = names.text("location", place.id)
    return names.say("label-place", place=names.location(option), text=text, free="yes" if place.free else "no")


def _reagent(key: str, price: Callable[[Reagent], int]) -> Said:
    def said(names: Names, decision: Decision, number: int) -> str:
        card, say = names.box.reagents[number], names.say
        price_, n = say("popolini", n=price(card)), names.g.reagents[number]
        label = say(key, thing=names.reagent(number), price=price_, n=n)
        return say("label-card", name=label, text=say("serves", things=_served(names, number) or "none"))

    return said


def _goods(key: str, part: int) -> Said:
    """An item, for a part of its price."""

    def said(names: Names, decision: Decision, number: int) -> str:
        say, does = names.say, item_line(names, number)
        price, n = say("popolini", n=names.box.items[number].price // part), names.g.stock[number]
        label = say(key, thing=names.item(number), price=price, n=n)
        return say("label-card", name=label, text=does) if does else label

    return said


def _served(names: Names, reagent: int) -> str:
    """What the Formulae that the company knows make of a reagent."""
    known = [each for each in names.box.formulae if names.g.formulae >> each.number & 1]
    return names.say.list([names.formula(each.number) for each in known if reagent in dict(each.needs)])


def item_line(names: Names, item: int) -> str:
    """What it is for: its slot, its attack, what its card says."""
    card, box = names.box.items[item], names.box
    slot = names.say("slot", name=SLOTS[card.slot])
    attack = names.attack(card.attack, False) if card.attack is not None else ""
    return dotted(slot, attack, names.text("item", box.item_ids[item]))


def _formula(names: Names, decision: Decision, option: int) -> str:
    formula, say = names.box.formulae[option], names.say
    fee = say("popolini", n=formula.fee) if formula.fee else "none"
    return say("label-formula", name=names.formula(option), reagents=names.reagents(formula.needs), fee=fee)


def _learn_formula(names: Names, decision: Decision, formula: int) -> str:
    popolini = names.say("popolini", n=names.box.locations[names.asking.place].popolini["learn-formula"])
    return dotted(_formula(names, decision, formula), popolini)


def _learn_school(names: Names, decision: Decision, school: int) -> str:
    xp = names.say("xp", n=names.box.locations[names.asking.place].xp["learn-school"])
    return names.say("label-school", school=names.named("school", SCHOOLS[school]), xp=xp)


def _xp(names: Names, lesson: int) -> str:
    return names.say("xp", n=training.price(names.g, names.asking.hero, lesson))


def _learn(names: Names, decision: Decision, place: int) -> str:
    skill = names.box.heroes[names.asking.hero].skills[place]
    name = dotted(names.skill(skill), _xp(names, training.LEARN.option(place)))
    return names.say("label-card", name=name, text=names.skill_text(skill))


def _grow(names: Names, decision: Decision, which: int) -> str:
    xp = _xp(names, training.GROW.option(which))
    return names.say("label-strengthening", n=which, of=names.characteristic(which), xp=xp)


def _class(names: Names, decision: Decision) -> str:
    hero = names.asking.hero
    points = names.say("class-points", n=names.box.classes[names.box.heroes[hero].class_number].cost)
    return names.say("label-class", points=points, **{"class": names.advanced_class(hero)})


def _destiny(names: Names, decision: Decision) -> str:
    level = names.g.destiny_level[names.asking.hero] + 1
    return names.say("label-destiny", level=level, xp=_xp(names, training.DESTINY.option()))


def _put_back(names: Names, decision: Decision, place: int) -> str:
    return names.say("label-put-back", thing=names.gear(names.asking.hero, place))


def _take(names: Names, decision: Decision, option: int) -> str:
    say = names.say
    slot = say("slot", name=SLOTS[names.box.items[option].slot])
    text = names.text("item", names.box.item_ids[option])
    return say("label-equip", thing=names.item(option), slot=slot, text=text)


def _fee(names: Names, service: int) -> str:
    return names.say("popolini", n=town.fee(names.g, names.asking.place, service))


def _rumour(names: Names, decision: Decision, mission: int) -> str:
    return names.say("label-rumour", mission=names.mission(mission), fee=_fee(names, town.RUMOUR.option(mission)))


def _drink(names: Names, decision: Decision, hero: int) -> str:
    return names.say("label-drink", who=names.hero(hero), fee=_fee(names, town.BOND.option(hero)))


def _treat(names: Names, decision: Decision, card: int) -> str:
    fee, text = _fee(names, town.TREATMENT.option(card)), names.grave_text(card).removesuffix(".")
    return names.say("label-treat", grave=names.grave(card), text=text, fee=fee)


def _grave(names: Names, decision: Decision, hero: int, card: int) -> str:
    text = names.grave_text(card).removesuffix(".")
    return names.say("label-grave", hero=names.hero(hero), grave=names.grave(card), text=text)


def _way(names: Names, decision: Decision, option: int) -> str:
    won = names.asking.ways(names.g)[0].victory
    fork = [way for way in names.written(names.g.node).next if (way.on == "victory") == won]
    return names.word(fork[option].choice)


def _stage_test(names: Names, decision: Decision, option: int) -> str:
    g, proc = names.g, names.asking
    wanted = g.plan().stages[proc.stage].tests[option]
    return dotted(names.test(wanted), names.say("percent", n=percent(g, test_of(g, proc.hero, wanted))))


CAMPAIGN: dict[Answer | Range, Said] = {
    settlement.GO_ABOUT: lambda names, asked, hero: names.say(
        "label-goes-about", hero=names.hero(hero), visits=names.g.visits[hero]
    ),
    settlement.LEAVE: _leave,
    town.VISITED: _place,
    town.PACK: just("label-pack"),
    market.BUY_REAGENT: _reagent("label-buy", lambda card: card.buy),
    market.SELL_REAGENT: _reagent("label-sell", lambda card: card.sell),
    market.BUY_ITEM: _goods("label-buy", 1),
    market.SELL_ITEM: _goods("label-sell", 2),
    FORMULA: _formula,
    workshops.LEARN_FORMULA: _learn_formula,
    workshops.LEARN_SCHOOL: _learn_school,
    training.LEARN: _learn,
    training.GROW: _grow,
    training.CLASS: _class,
    training.DESTINY: _destiny,
    equipping.TAKE: _take,
    equipping.PUT_BACK: _put_back,
    town.BOND: _drink,
    town.RUMOUR: _rumour,
    town.BLESSING: lambda names, asked: names.say("label-bless", fee=_fee(names, town.BLESSING.option())),
    GRAVE: _treat,
    WOUND_OF: _grave,
    FAMILY: lambda names, asked, family: names.say("family", name=FAMILIES[family]),
    WAY: _way,
    TEST: _stage_test,
}
