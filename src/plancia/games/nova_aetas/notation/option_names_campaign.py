# not compiled
"""Stable names of what is chosen between missions."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.nova_aetas.rules.campaign import equipping, market, settlement, town, training, workshops
from plancia.games.nova_aetas.state.box import CHARACTERISTICS, FAMILIES, SCHOOLS
from plancia.games.nova_aetas.state.packing import first_of, second_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Decision

STRENGTHENINGS = (*CHARACTERISTICS, "health")


def campaign_name(g: NovaAetas, decision: Decision, option: int) -> str:
    return CAMPAIGN[decision.kind](g, option)


def settlement_name(g: NovaAetas, option: int) -> str:
    """A Hero who goes about, or the mission for which the company leaves."""
    if option < settlement.LEAVE:
        return g.box.hero_ids[option]
    return "leave-for:" + g.plans[option - settlement.LEAVE].id


def place_name(g: NovaAetas, option: int) -> str:
    return "pack" if option == town.PACK else g.box.locations[option].id


def goods_name(g: NovaAetas, option: int) -> str:
    if option >= market.SELL_ITEM:
        return "sell:" + g.box.item_ids[option - market.SELL_ITEM]
    if option >= market.BUY_ITEM:
        return "buy:" + g.box.item_ids[option - market.BUY_ITEM]
    if option >= market.SELL_REAGENT:
        return "sell:" + g.box.reagents[option - market.SELL_REAGENT].id
    return "buy:" + g.box.reagents[option - market.BUY_REAGENT].id


def formula_name(g: NovaAetas, option: int) -> str:
    return g.box.formulae[option].id


def study_name(g: NovaAetas, option: int) -> str:
    return SCHOOLS[option - workshops.SCHOOL] if option >= workshops.SCHOOL else formula_name(g, option)


def training_name(g: NovaAetas, option: int) -> str:
    """A Skill by its place on the sheet: the same name for every Hero, as nothing else says whose it is."""
    if option == training.CLASS:
        return "class"
    if option == training.DESTINY:
        return "destiny"
    if option >= training.STRENGTHENING:
        return STRENGTHENINGS[option - training.STRENGTHENING]
    return f"skill-{option + 1}"


def pack_name(g: NovaAetas, option: int) -> str:
    if option >= equipping.PUT_BACK:
        return f"put-back:place-{option - equipping.PUT_BACK}"
    return "take:" + g.box.item_ids[option]


def service_name(g: NovaAetas, option: int) -> str:
    if option == town.BLESSING:
        return "blessing"
    if option >= town.GRAVE:
        return "treat:" + g.box.graves[option - town.GRAVE].id
    if option >= town.RUMOUR:
        return "rumour:" + g.plans[option - town.RUMOUR].id
    return "bond:" + g.box.hero_ids[option - town.BOND]


def grave_name(g: NovaAetas, option: int) -> str:
    return f"{g.box.hero_ids[first_of(option)]}:{g.box.graves[second_of(option)].id}"


CAMPAIGN: dict[str, Callable[[NovaAetas, int], str]] = {
    "settlement": settlement_name,
    "place": place_name,
    "goods": goods_name,
    "formula": formula_name,
    "study": study_name,
    "training": training_name,
    "pack": pack_name,
    "service": service_name,
    "grave": grave_name,
    "grave-wound": lambda g, option: g.box.graves[option].id,
    "family": lambda g, option: FAMILIES[option],
    "stage-test": lambda g, option: f"test-{option + 1}",
    "way": lambda g, option: f"way-{option + 1}",
}
