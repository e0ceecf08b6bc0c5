# not compiled
"""The smaller cards of a box as numbers: reagents, formulae, Destiny, Events, Grave Wounds, rewards, locations."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.state import box as b
from plancia.games.nova_aetas.state import box_cards as bc
from plancia.games.nova_aetas.state.box import Box

Tables = dict[str, dict[str, Any]]


def _bits(words: list[str], known: tuple[str, ...]) -> int:
    return sum(1 << known.index(word) for word in set(words))


def _stats(changes: dict[str, int]) -> tuple[int, int, int, int]:
    rapidity, dexterity, physique, mind = (changes.get(word, 0) for word in b.CHARACTERISTICS)
    return rapidity, dexterity, physique, mind


def fill_cards(box: Box, tables: Tables) -> None:
    _reagents(box, tables)
    _drawn(box, tables)
    _campaign(box, tables)


def _reagents(box: Box, tables: Tables) -> None:
    names = list(tables["reagent"])
    for number, (id, said) in enumerate(tables["reagent"].items()):
        reagent = bc.Reagent(number, id)
        reagent.family = b.FAMILIES.index(said.family)
        reagent.copies = said.copies
        reagent.buy = -1 if said.buy is None else said.buy
        reagent.sell = -1 if said.sell is None else said.sell
        reagent.worth = said.worth
        box.reagents.append(reagent)
    for number, (id, said) in enumerate(tables["formula"].items()):
        formula = bc.Formula(number, id)
        if said.makes in box.item_ids:
            formula.item = box.item_ids.index(said.makes)
        else:
            formula.reagent = names.index(said.makes)
        formula.n = said.n
        formula.needs = tuple((names.index(reagent), n) for reagent, n in said.reagents.items())
        formula.workshop = said.workshop
        formula.fee = said.fee
        formula.known = said.known
        box.formulae.append(formula)


def _drawn(box: Box, tables: Tables) -> None:
    for number, (id, said) in enumerate(tables["destiny"].items()):
        destiny = bc.Destiny(number, id)
        destiny.window, destiny.does, destiny.n = said.window, said.does, said.n
        destiny.keywords = _bits(said.keywords, b.KEYWORDS)
        destiny.tokens = _bits(said.tokens, b.TOKENS)
        box.destinies.append(destiny)
        box.windows[said.window] = box.windows.get(said.window, 0) | 1 << number
        if said.does == "hurry":
            box.hurrying |= 1 << number
    box.in_activation = box.windows.get("activation", 0)
    for number, (id, said) in enumerate(tables["event"].items()):
        event = bc.EventCard(number, id)
        event.does, event.n = said.does, said.n
        event.tokens = _bits(said.tokens, b.TOKENS)
        box.events.append(event)
    for number, (id, said) in enumerate(tables["grave-wound"].items()):
        grave = bc.GraveWound(number, id)
        grave.cost = said.cost
        grave.stats = _stats(said.characteristics)
        grave.health = said.health
        grave.physical_dice, grave.distant_dice = said.physical_dice, said.distant_dice
        grave.tokens = _bits(said.mission_start, b.TOKENS)
        grave.wounds = said.wounds
        box.graves.append(grave)
    for number, (id, said) in enumerate(tables["achievement"].items()):
        achievement = bc.Achievement(number, id)
        for name in ("counts", "n", "xp", "heroism", "bond", "formulae", "class_points"):
            setattr(achievement, name, getattr(said, name))
        box.achievements.append(achievement)
    for number, (id, said) in enumerate(tables["reward"].items()):
        reward = bc.Reward(number, id)
        for name in ("popolini", "formulae", "cards", "treatments"):
            setattr(reward, name, getattr(said, name))
        reward.items = tuple(box.item_ids.index(item) for item in said.items)
        box.rewards.append(reward)


def _campaign(box: Box, tables: Tables) -> None:
    for number, (id, said) in enumerate(tables["location"].items()):
        location = bc.Location(number, id)
        location.village, location.city, location.free = said.village, said.city, said.free
        location.services = tuple(said.services)
        location.workshop = said.workshop or ""
        location.most_price = 99 if said.most_price is None else said.most_price
        location.popolini, location.xp, location.discount = dict(said.popolini), dict(said.xp), said.discount
        box.locations.append(location)
