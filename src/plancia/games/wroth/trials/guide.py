"""The fuzz's guide to Wroth."""

from __future__ import annotations

from random import Random
from typing import Any

from plancia.games.title import Title
from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.state.box import FACTIONS, Box
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.trials.positions import generate
from plancia.games.wroth.trials.tempers import SKILLED, TEMPERS, choose, skilled_bot
from plancia.games.wroth.trials.wishes import OPTIONS, wishes
from plancia.games.wroth.trials.witness import WrothWitness
from plancia.kernel.decision import Decision
from plancia.lab.fuzz.guide import Guide, Wish


class WrothGuide(Guide):
    watching = WrothWitness
    position = staticmethod(generate)

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.box = open_box()
        self.skilled = skilled_bot("fuzz")

    def wishes(self) -> dict[str, Wish]:
        return wishes(self.box, self.questions)

    def settings(self, dice: Random, wish: Wish) -> dict[str, Any]:
        return draw_settings(dice, self.box, wish)

    def tempers(self, dice: Random, wish: Wish) -> tuple[str, ...]:
        """By seat. Now and then everyone plays well; mostly everyone has a temper of their own, or none."""
        if dice.random() < 0.01:
            return (SKILLED,)
        if dice.random() < 0.5:
            return ("random",)
        if dice.random() < 0.2:
            return (dice.choice(TEMPERS),)
        return tuple(dice.choice(TEMPERS) for _ in range(5))

    def choose(self, dice: Random, g: Wroth, asked: Decision, temper: str) -> int:
        return choose(dice, g, asked, temper, self.skilled)


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
