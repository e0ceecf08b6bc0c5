# not compiled
"""The smaller cards of a box as numbers: reagents, formulae, Destiny, Events, Grave Wounds, rewards, locations."""

from __future__ import annotations

from plancia.games.nova_aetas.content.numbers import alike, bits, stats_of
from plancia.games.nova_aetas.state import box as b
from plancia.games.nova_aetas.state import box_cards as bc
from plancia.games.nova_aetas.state.box import Box
from plancia.kernel.content import Tables


def fill_cards(box: Box, tables: Tables) -> None:
    _reagents(box, tables)
    _drawn(box, tables)
    _campaign(box, tables)


def _reagents(box: Box, tables: Tables) -> None:
    names = list(tables["reagent"])
    for number, (id, said) in enumerate(tables["reagent"].items()):
        reagent = alike(bc.Reagent(number, id), said)
        reagent.family = b.FAMILIES.index(said.family)
        box.reagents.append(reagent)
    for number, (id, said) in enumerate(tables["formula"].items()):
        formula = alike(bc.Formula(number, id), said)
        if said.makes in box.item_ids:
            formula.item = box.item_ids.index(said.makes)
        else:
            formula.reagent = names.index(said.makes)
        formula.needs = tuple((names.index(reagent), n) for reagent, n in said.reagents.items())
        box.formulae.append(formula)


def _drawn(box: Box, tables: Tables) -> None:
    for number, (id, said) in enumerate(tables["destiny"].items()):
        destiny = alike(bc.Destiny(number, id), said)
        destiny.keywords = bits(said.keywords, b.KEYWORDS)
        destiny.tokens = bits(said.tokens, b.TOKENS)
        box.destinies.append(destiny)
        box.windows[said.window] = box.windows.get(said.window, 0) | 1 << number
        if said.does == "hurry":
            box.hurrying |= 1 << number
    box.in_activation = box.windows.get("activation", 0)
    for number, (id, said) in enumerate(tables["event"].items()):
        event = alike(bc.EventCard(number, id), said)
        event.tokens = bits(said.tokens, b.TOKENS)
        box.events.append(event)
    for number, (id, said) in enumerate(tables["grave-wound"].items()):
        grave = alike(bc.GraveWound(number, id), said)
        grave.stats = stats_of(said.characteristics)
        grave.tokens = bits(said.mission_start, b.TOKENS)
        box.graves.append(grave)
    for number, (id, said) in enumerate(tables["achievement"].items()):
        box.achievements.append(alike(bc.Achievement(number, id), said))
    for number, (id, said) in enumerate(tables["reward"].items()):
        reward = alike(bc.Reward(number, id), said)
        reward.items = tuple(box.item_ids.index(item) for item in said.items)
        box.rewards.append(reward)


def _campaign(box: Box, tables: Tables) -> None:
    for number, (id, said) in enumerate(tables["location"].items()):
        location = alike(bc.Location(number, id), said)
        location.services = tuple(said.services)
        location.popolini, location.xp = dict(said.popolini), dict(said.xp)
        box.locations.append(location)
