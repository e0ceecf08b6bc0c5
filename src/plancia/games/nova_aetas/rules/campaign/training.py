"""The Training Yard (N-CORE-SKILL-BUY, N-CORE-STRENGTHEN, N-CORE-CLASS, N-CORE-DESTINY): heroes that grow."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.effects.growth import (
    Advance,
    GainClassPoint,
    GainXp,
    LearnSkill,
    RaiseDestiny,
    Strengthen,
)
from plancia.games.nova_aetas.state.packing import ROOM
from plancia.games.nova_aetas.state.state import STRENGTHENINGS, NovaAetas
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do

STRENGTHENING: Final = ROOM  # + which; Skills by their place on the sheet
CLASS: Final = 2 * ROOM
DESTINY: Final = 3 * ROOM
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
        if what == CLASS:
            g.do(GainClassPoint(hero, -g.box.classes[g.box.heroes[hero].class_number].cost, "N-CORE-CLASS"))
            g.do(Advance(hero))
            return AGAIN
        g.do(GainXp(hero, -price(g, hero, what), "N-CORE-XP"))
        if what == DESTINY:
            g.do(RaiseDestiny(hero))
        elif what >= STRENGTHENING:
            g.do(Strengthen(hero, what - STRENGTHENING))
        else:
            g.do(LearnSkill(hero, what))
        return AGAIN


def lessons(g: NovaAetas, hero: int) -> list[int]:
    """What is left to learn."""
    skills = range(len(g.box.heroes[hero].skills))
    found = [place for place in skills if not g.skills[hero] >> place & 1]
    found += [STRENGTHENING + which for which in range(STRENGTHENINGS) if not g.strengthened[hero] >> which & 1]
    if not g.advanced >> hero & 1 and g.box.heroes[hero].class_number >= 0:
        found.append(CLASS)
    if g.destiny_level[hero] < MOST_DESTINY:
        found.append(DESTINY)
    return found


def price(g: NovaAetas, hero: int, what: int) -> int:
    """In XP."""
    if what == DESTINY:
        return DESTINY_XP[g.destiny_level[hero]]
    if what >= STRENGTHENING:
        return STRENGTHENING_XP
    return g.box.skills[g.box.heroes[hero].skills[what]].xp


def may_train(g: NovaAetas, hero: int, what: int) -> str | None:
    card = g.box.heroes[hero]
    if what == CLASS:
        return None if g.class_points[hero] >= g.box.classes[card.class_number].cost else "N-CORE-CLASS"
    if what < STRENGTHENING and g.box.skills[card.skills[what]].class_number >= 0 and not g.advanced >> hero & 1:
        return "N-CORE-CLASS"
    return None if g.xp[hero] >= price(g, hero, what) else "N-CORE-XP"
