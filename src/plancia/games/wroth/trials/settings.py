"""Settings of Wroth drawn at random, or as a wish needs them."""

from __future__ import annotations

from random import Random
from typing import Any

from plancia.games.wroth.state.box import FACTIONS, Box
from plancia.games.wroth.trials.wishes import OPTIONS
from plancia.lab.fuzz.guide import Wish


def draw_settings(dice: Random, box: Box, wish: Wish) -> dict[str, Any]:
    needs = wish.needs
    settings: dict[str, Any] = {}
    factions = list(FACTIONS)
    dice.shuffle(factions)
    if needs.get("mode", dice.choice(("standard", "co-op", "co-op"))) == "co-op" or {"ai", "scenario"} & needs.keys():
        card = dice.choice([card for card in box.scenarios if suits(needs, card.id, FACTIONS[card.faction])])
        settings |= {"ai": FACTIONS[card.faction], "scenario": card.id}
        factions.remove(settings["ai"])
        humans = needs.get("humans", dice.randint(needs.get("least", 1), 4))
    else:
        humans = dice.randint(2, 4)
    seats = factions[:humans]
    if "plays" in needs and needs["plays"] not in seats:
        seats[dice.randrange(humans)] = needs["plays"]
    settings["seats"] = seats
    settings |= draw_feats(dice, box, seats, needs, "ai" not in settings)
    for name, values in OPTIONS.items():
        value = needs.get(name, dice.choice(values))
        if value != values[0] or dice.random() < 0.2:  # the usual value is mostly left unsaid
            settings[name] = value
    return settings


def suits(needs: dict[str, Any], id: str, ai: str) -> bool:
    return bool(needs.get("scenario", id) == id and needs.get("ai", ai) == ai and needs.get("plays", "") != ai)


def draw_feats(dice: Random, box: Box, seats: list[str], needs: dict[str, Any], standard: bool) -> dict[str, Any]:
    """Some seats have theirs chosen beforehand; in standard mode some take two."""
    extra = [name for name in seats if standard and (needs.get("extra") or dice.random() < 0.15)]
    feats = {}
    for name in seats:
        own = [box.feat_ids[feat] for feat in box.feats_of[FACTIONS.index(name)]]
        wanted = needs.get("feat")
        if wanted in own or dice.random() < 0.3:
            dice.shuffle(own)
            own.sort(key=lambda id: id != wanted)
            feats[name] = own[: 2 if name in extra else 1]
    return ({"extra_feat": extra} if extra else {}) | ({"feats": feats} if feats else {})
