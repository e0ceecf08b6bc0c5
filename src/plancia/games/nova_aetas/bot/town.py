"""What a thumb does between missions of Nova Aetas: it trains, treats wounds, packs what is there, and goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from plancia.games.nova_aetas.bot.reflexes import gladly
from plancia.games.nova_aetas.rules.campaign import equipping, market, settlement, town, training
from plancia.games.nova_aetas.rules.campaign.equipping import may_equip
from plancia.games.nova_aetas.rules.campaign.town import offered
from plancia.games.nova_aetas.rules.campaign.training import lessons, may_train
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import PASS, Decision

RESERVE: Final = 4  # Popolini that stay in the purse


def in_town(g: NovaAetas, asked: Decision) -> int:
    return IN_TOWN.get(asked.kind, gladly)(g, g.stack[-1], asked)


def pack(g: NovaAetas, top: Any, asked: Decision) -> int:
    return next((option for option in asked.options if equipping.TAKE.holds(option)), PASS)


def service(g: NovaAetas, top: Any, asked: Decision) -> int:
    return next((option for option in asked.options if town.TREATMENT.holds(option)), asked.options[0])


def next_step(g: NovaAetas, top: Any, asked: Decision) -> int:
    """Whoever has an errand and may go goes; then side missions; then on."""
    for hero in g.company:
        if hero in asked.options and has_errand(g, hero):
            return hero
    for mission in offered(g):
        return settlement.LEAVE.option(mission)
    return settlement.LEAVE.option(g.node)


def has_errand(g: NovaAetas, hero: int) -> bool:
    return can_learn(g, hero) or can_pack(g, hero) or wants_potion(g, hero) or can_be_treated(g, hero)


def can_learn(g: NovaAetas, hero: int) -> bool:
    if place_for(g, hero, "train") == NOBODY:
        return False
    return any(may_train(g, hero, what) is None for what in lessons(g, hero))


def place_for(g: NovaAetas, hero: int, service: str) -> int:
    """A place with this service that he may go to, or NOBODY."""
    for place in g.box.locations:
        if service in place.services and town.may_go(g, hero, place.number) is None:
            return place.number
    return NOBODY


def can_pack(g: NovaAetas, hero: int) -> bool:
    return any(g.stock[item] and may_equip(g, hero, item) is None for item in range(len(g.stock)))


def potion(g: NovaAetas) -> int:
    """The item that heals most for its price."""
    best, found = 0, NOBODY
    for item in g.box.items:
        if item.use == "heal" and item.price > 0 and item.wounds * 100 // item.price > best:
            best, found = item.wounds * 100 // item.price, item.number
    return found


def lacks_potion(g: NovaAetas, hero: int) -> bool:
    item = potion(g)
    return item != NOBODY and may_equip(g, hero, item) is None and item not in worn_by(g, hero)


def worn_by(g: NovaAetas, hero: int) -> list[int]:
    return g.items_of(hero)


def wants_potion(g: NovaAetas, hero: int) -> bool:
    """He lacks one, there is none in the treasury, and it is sold here."""
    if not lacks_potion(g, hero):
        return False
    item = g.box.items[potion(g)]
    if g.stock[item.number] or g.popolini < item.price + RESERVE:
        return False
    place = place_for(g, hero, "trade")
    return place != NOBODY and market.may_buy(g, item.price, g.box.locations[place]) is None


def can_be_treated(g: NovaAetas, hero: int) -> bool:
    """By a place that he may go to and can pay."""
    if not g.visits[hero] or not g.graves[hero]:
        return False
    for place in g.box.locations:
        if heals(place.services) and town.may_go(g, hero, place.number) is None and affordable(g, hero, place.number):
            return True
    return False


def heals(services: tuple[str, ...]) -> bool:
    return "treat" in services or "treat-all" in services


def errand(g: NovaAetas, top: Any, asked: Decision) -> int:
    hero, options, places = top.hero, asked.options, g.box.locations
    if can_be_treated(g, hero):
        for option in options:
            if town.VISITED.holds(option) and heals(places[option].services) and affordable(g, hero, option):
                return option
    for service, wanted in (("train", can_learn(g, hero)), ("trade", wants_potion(g, hero))):
        for option in options:
            if wanted and town.VISITED.holds(option) and service in places[option].services:
                return option
    packing = town.PACK.option()
    return packing if can_pack(g, hero) and packing in options else PASS


def affordable(g: NovaAetas, hero: int, place: int) -> bool:
    return any(g.popolini >= town.price_of(g, place, card) for card in town.held(g, hero))


def lesson(g: NovaAetas, top: Any, asked: Decision) -> int:
    """His Advanced Class, then what he is good at, then Skills, then the rest."""
    for first in (training.CLASS.option(), training.GROW.option(g.box.heroes[top.hero].main)):
        if first in asked.options:
            return first
    for option in asked.options:
        if training.LEARN.holds(option):
            return option
    return gladly(g, top, asked)


def purchase(g: NovaAetas, top: Any, asked: Decision) -> int:
    item = potion(g)
    thirsty = sum([1 for hero in g.company if lacks_potion(g, hero)])
    if item == NOBODY or g.stock[item] >= thirsty or g.popolini < g.box.items[item].price + RESERVE:
        return PASS
    wanted = market.BUY_ITEM.option(item)
    return wanted if wanted in asked.options else PASS


IN_TOWN: Final[dict[str, Callable[[NovaAetas, Any, Decision], int]]] = {
    "settlement": next_step, "place": errand, "training": lesson, "pack": pack, "goods": purchase, "service": service,
}  # fmt: skip
