"""Workshops and the Academy (N-CORE-CRAFT): making things from reagents, learning Formulae and Schools."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.answers import FORMULA, SCHOOL
from plancia.games.nova_aetas.state.box import NOBODY, SCHOOLS
from plancia.games.nova_aetas.state.box_cards import Formula
from plancia.games.nova_aetas.state.effects.growth import GainXp, LearnSchool
from plancia.games.nova_aetas.state.effects.treasury import ChangeReagent, GainItem, GainPopolini, LearnFormula
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do

STUDIES: Final = Kind("study")
LEARN_FORMULA: Final = STUDIES.answer("{}", FORMULA)
LEARN_SCHOOL: Final = STUDIES.answer("{}", SCHOOL)


class Craft(Procedure):
    """Any number of Formulae of this workshop."""

    def __init__(self, hero: int = 0, place: int = 0) -> None:
        self.hero = hero
        self.place = place
        self.formula = PASS

    @ask("N-CORE-CRAFT", into="formula")
    def choose(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "formula")
        asked.offer(PASS, None)
        workshop = g.box.locations[self.place].workshop
        for formula in g.box.formulae:
            if formula.workshop == workshop:
                asked.offer(formula.number, may_craft(g, formula))
        return asked

    @do("N-CORE-CRAFT")
    def make(self, g: NovaAetas) -> str:
        if self.formula == PASS:
            return END
        formula = g.box.formulae[self.formula]
        self.formula = PASS
        for reagent, n in formula.needs:
            g.do(ChangeReagent(reagent, -n, "N-CORE-CRAFT"))
        if formula.fee:
            g.do(GainPopolini(-formula.fee, "N-CORE-CRAFT"))
        for _ in range(formula.n):
            if formula.item >= 0:
                g.do(GainItem(formula.item, "N-CORE-CRAFT"))
            else:
                g.do(ChangeReagent(formula.reagent, 1, "N-CORE-CRAFT"))
        return AGAIN


def may_craft(g: NovaAetas, formula: Formula) -> str | None:
    """Known, and everything it takes is there; with something missing nothing is paid."""
    if not g.formulae >> formula.number & 1 or g.popolini < formula.fee:
        return "N-CORE-CRAFT"
    for reagent, n in formula.needs:
        if g.reagents[reagent] < n:
            return "N-CORE-CRAFT"
    return None


class Study(Procedure):
    """5.11, Academy: one Formula or one School."""

    def __init__(self, hero: int = 0, place: int = 0) -> None:
        self.hero = hero
        self.place = place
        self.what = NOBODY

    @ask("N-CORE-CRAFT", "N-ATK-SCHOOL", into="what", chosen=True)
    def choose(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "study")
        for option in studies(g):
            asked.offer(option, may_study(g, self.hero, self.place, option))
        return asked

    @do("N-CORE-CRAFT", "N-ATK-SCHOOL")
    def learn(self, g: NovaAetas) -> None:
        place = g.box.locations[self.place]
        if LEARN_SCHOOL.holds(self.what):
            g.do(GainXp(self.hero, -place.xp["learn-school"], "N-ATK-SCHOOL"))
            g.do(LearnSchool(self.hero, LEARN_SCHOOL.number(self.what)))
        else:
            g.do(GainPopolini(-place.popolini["learn-formula"], "N-CORE-CRAFT"))
            g.do(LearnFormula(LEARN_FORMULA.number(self.what), "N-CORE-CRAFT"))


def studies(g: NovaAetas) -> list[int]:
    formulae = [LEARN_FORMULA.option(number) for number in range(len(g.box.formulae))]
    return formulae + [LEARN_SCHOOL.option(school) for school in range(len(SCHOOLS))]


def may_study(g: NovaAetas, hero: int, place: int, option: int) -> str | None:
    """Only who has a School learns another."""
    costs = g.box.locations[place]
    if LEARN_FORMULA.holds(option):
        poor = g.popolini < costs.popolini["learn-formula"]
        return "N-CORE-CRAFT" if poor or g.formulae >> LEARN_FORMULA.number(option) & 1 else None
    if not g.schools[hero] or g.schools[hero] >> LEARN_SCHOOL.number(option) & 1:
        return "N-ATK-SCHOOL"
    return None if g.xp[hero] >= costs.xp["learn-school"] else "N-CORE-XP"
