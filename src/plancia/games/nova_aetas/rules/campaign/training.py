"""The Training Yard (N-CORE-SKILL-BUY, N-CORE-STRENGTHEN, N-CORE-CLASS, N-CORE-DESTINY): heroes that grow."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.answers import LESSON, STRENGTHENING
from plancia.games.nova_aetas.state.effects.growth import (
    Advance,
    GainClassPoint,
    GainXp,
    LearnSkill,
    RaiseDestiny,
    Strengthen,
)
from plancia.games.nova_aetas.state.state import STRENGTHENINGS, NovaAetas
from plancia.kernel.answers import Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do

TRAINING: Final = Kind("training")
LEARN: Final = TRAINING.answer("skill-{}", LESSON)
GROW: Final = TRAINING.answer("{}", STRENGTHENING)
CLASS: Final = TRAINING.answer("class")
DESTINY: Final = TRAINING.answer("destiny")
STRENGTHENING_XP: Final = 5
DESTINY_XP: Final = (0, 4, 6)  # by the level he has
MOST_DESTINY: Final = 3


class Train(Procedure):
    """As much as his XP and Class Points pay for."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.what = PASS

    @ask("N-CORE-SKILL-BUY", "N-CORE-STRENGTHEN", "N-CORE-CLASS", "N-CORE-DESTINY", into="what")
    def choose(self, g: NovaAetas) -> Decision:
        hero = self.hero
        asked = g.ask_for(hero, "training")
        asked.offer(PASS, None)
        for what in lessons(g, hero):
            asked.offer(what, may_train(g, hero, what))
        return asked

    @do("N-CORE-SKILL-BUY", "N-CORE-STRENGTHEN", "N-CORE-CLASS", "N-CORE-DESTINY")
    def train(self, g: NovaAetas) -> str:
        what, hero = self.what, self.hero
        self.what = PASS
        if what == PASS:
            return END
        if CLASS.holds(what):
            g.do(GainClassPoint(hero, -g.box.classes[g.box.heroes[hero].class_number].cost, "N-CORE-CLASS"))
            g.do(Advance(hero))
            return AGAIN
        g.do(GainXp(hero, -price(g, hero, what), "N-CORE-XP"))
        if DESTINY.holds(what):
            g.do(RaiseDestiny(hero))
        elif GROW.holds(what):
            g.do(Strengthen(hero, GROW.number(what)))
        else:
            g.do(LearnSkill(hero, LEARN.number(what)))
        return AGAIN


def lessons(g: NovaAetas, hero: int) -> list[int]:
    """What is left to learn."""
    skills = range(len(g.box.heroes[hero].skills))
    found = [LEARN.option(place) for place in skills if not g.skills[hero] >> place & 1]
    found += [GROW.option(which) for which in range(STRENGTHENINGS) if not g.strengthened[hero] >> which & 1]
    if not g.advanced >> hero & 1 and g.box.heroes[hero].class_number >= 0:
        found.append(CLASS.option())
    if g.destiny_level[hero] < MOST_DESTINY:
        found.append(DESTINY.option())
    return found


def price(g: NovaAetas, hero: int, what: int) -> int:
    """In XP."""
    if DESTINY.holds(what):
        return DESTINY_XP[g.destiny_level[hero]]
    if GROW.holds(what):
        return STRENGTHENING_XP
    return g.box.skills[g.box.heroes[hero].skills[LEARN.number(what)]].xp


def may_train(g: NovaAetas, hero: int, what: int) -> str | None:
    card = g.box.heroes[hero]
    if CLASS.holds(what):
        return None if g.class_points[hero] >= g.box.classes[card.class_number].cost else "N-CORE-CLASS"
    advanced = g.advanced >> hero & 1
    if LEARN.holds(what) and not advanced and g.box.skills[card.skills[LEARN.number(what)]].class_number >= 0:
        return "N-CORE-CLASS"
    return None if g.xp[hero] >= price(g, hero, what) else "N-CORE-XP"
