"""The fuzz's guide to Nova Aetas."""

from __future__ import annotations

from random import Random
from typing import Any

from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.state.box import HEROES, SEATS
from plancia.games.nova_aetas.trials.positions import generate
from plancia.games.nova_aetas.trials.tempers import KEEN, TEMPERS, choose
from plancia.games.nova_aetas.trials.wishes import wishes
from plancia.games.nova_aetas.trials.witness import NovaWitness
from plancia.games.title import Title
from plancia.lab.fuzz.guide import Guide, Wish

CAMPAIGN = "campaign"  # a wish may name it in place of a mission


class NovaGuide(Guide):
    watching = NovaWitness
    position = staticmethod(generate)
    choose = staticmethod(choose)

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.box = open_box()

    def wishes(self) -> dict[str, Wish]:
        return wishes(self.box, self.questions)

    def settings(self, dice: Random, wish: Wish) -> dict[str, Any]:
        """Any mission or a campaign, any four Heroes, one to four players, every ruling."""
        wanted = list(wish.needs.get("heroes", ()))
        others = [name for name in self.box.hero_ids[: self.box.proper] if name not in wanted]
        company = wanted + dice.sample(others, HEROES - len(wanted))
        dice.shuffle(company)
        n = wish.needs.get("players", dice.randint(1, len(SEATS)))
        anything = [plan.id for plan in self.box.plans if plan.field is not None]
        if not wish.near:
            anything = [*self.box.mission_ids * 2, CAMPAIGN]
        what = wish.needs.get("mission") or tuple(anything)
        if isinstance(what, tuple):
            what = dice.choice(what)
        found: dict[str, Any] = {"seats": sorted(dice.sample(SEATS, n), key=SEATS.index), "company": company}
        if what != CAMPAIGN:
            found |= {"play": "mission", "mission": what}
        if dice.random() < 0.3:
            found["difficulty"] = dice.choice(("hard", "story"))
        for ruling, other in (("critical_reward", "heroism"), ("dex_weapons", False), ("any_attack", True)):
            if dice.random() < 0.15:
                found[ruling] = other
        return found | dict(wish.needs.get("settings", {}))

    def tempers(self, dice: Random, wish: Wish) -> tuple[str, ...]:
        """By seat: everyone has a temper of their own, or all the same one: often that of who wants what is wished."""
        likes = (*wish.near.split(), *wish.needs.get("likes", ()))
        if likes and dice.random() < 0.9:
            return (" ".join((KEEN, *likes)),)
        if dice.random() < 0.5:
            return (dice.choice(TEMPERS),)
        return tuple(dice.choice(TEMPERS) for _ in SEATS)
