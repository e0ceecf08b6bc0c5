# not compiled
"""Where an option between two missions is chosen."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.nova_aetas.rules.campaign import equipping, market, settlement, town
from plancia.games.nova_aetas.shown.addresses import (
    gear_spot,
    hero_of,
    skill_spot,
)
from plancia.games.nova_aetas.state.packing import first_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Decision


def _settlement(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    if option < settlement.LEAVE:
        return [f"hero:{g.box.hero_ids[option]}"]
    return [f"mission:{g.plans[option - settlement.LEAVE].id}"]


def _place(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    return ["treasury"] if option == town.PACK else [f"place:{g.box.locations[option].id}"]


def _goods(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    if option >= market.SELL_ITEM:
        return [f"item:{g.box.item_ids[option - market.SELL_ITEM]}"]
    selling = market.SELL_REAGENT <= option < market.BUY_ITEM
    return [f"reagent:{g.box.reagents[option - market.SELL_REAGENT].id}"] if selling else []


def _formula(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    return [f"formula:{g.box.formulae[option].id}"] if g.formulae >> option & 1 else []


def _training(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    own = g.box.heroes[hero_of(g)].skills
    return [skill_spot(g, own[option])] if option < len(own) else [f"hero:{g.box.hero_ids[hero_of(g)]}"]


def _pack(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    if option >= equipping.PUT_BACK:
        return [gear_spot(g, hero_of(g), option - equipping.PUT_BACK)]
    return [f"item:{g.box.item_ids[option]}"]


def _service(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    if town.BOND <= option < town.RUMOUR:
        return [f"hero:{g.box.hero_ids[option - town.BOND]}"]
    return [f"mission:{g.plans[option - town.RUMOUR].id}"] if town.RUMOUR <= option < town.GRAVE else []


def _grave(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    return [f"hero:{g.box.hero_ids[first_of(option)]}"]


CAMPAIGN: dict[str, Callable[[NovaAetas, Decision, int], list[str]]] = {
    "settlement": _settlement,
    "place": _place,
    "goods": _goods,
    "formula": _formula,
    "training": _training,
    "pack": _pack,
    "service": _service,
    "grave": _grave,
}
