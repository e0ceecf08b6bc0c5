"""Rewards (N-CORE-LOOT, 5.10): cards from the deck, and what they bring."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.missions.loot import DrawCard
from plancia.games.nova_aetas.state.answers import GRAVE, HERO
from plancia.games.nova_aetas.state.box import FAMILIES, NOBODY
from plancia.games.nova_aetas.state.effects.decks import DrawReward
from plancia.games.nova_aetas.state.effects.growth import Treat
from plancia.games.nova_aetas.state.effects.treasury import GainItem, GainPopolini, LearnFormula
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import Kind
from plancia.kernel.decision import PASS, Decision, Roll
from plancia.kernel.procedure import END, Procedure, ask, do, repeat, roll, run

WOUNDS: Final = Kind("grave")
WOUND_OF: Final = WOUNDS.answer("{}:{}", HERO, GRAVE)
INSTEAD: Final = 10  # Popolini, when the deck is empty


class GainRewards(Procedure):
    def __init__(self, n: int = 1) -> None:
        self.n = n

    @repeat("N-CORE-LOOT")
    def draw_one(self, g: NovaAetas) -> Procedure | None:
        self.n -= 1
        return OneReward() if self.n >= 0 else None


class OneReward(Procedure):
    """A card, and what is on it."""

    def __init__(self) -> None:
        self.card: tuple[int, ...] = ()
        self.drawn = 0

    @roll("N-CORE-LOOT", into="card")
    def draw(self, g: NovaAetas) -> Roll | None:
        cards = [card.number for card in g.box.rewards if g.rewards >> card.number & 1]
        return Roll("reward", len(cards), 1, True, cards) if cards else None

    @do("N-CORE-LOOT")
    def take(self, g: NovaAetas) -> str | None:
        if not self.card:
            g.do(GainPopolini(INSTEAD, "N-CORE-LOOT"))
            return END
        card = g.box.rewards[self.card[0]]
        g.do(DrawReward(card.number))
        if card.popolini:
            g.do(GainPopolini(card.popolini, "N-CORE-LOOT"))
        for item in card.items:
            g.do(GainItem(item, "N-CORE-LOOT"))
        return None

    @run("N-CORE-CRAFT")
    def learn(self, g: NovaAetas) -> Procedure | None:
        return ChooseFormula("N-CORE-LOOT") if g.box.rewards[self.card[0]].formulae else None

    @repeat("N-CORE-LOOT")
    def draw_reagents(self, g: NovaAetas) -> Procedure | None:
        self.drawn += 1
        return ChooseFamily() if self.drawn <= g.box.rewards[self.card[0]].cards else None

    @run("N-CORE-TREAT")
    def treat(self, g: NovaAetas) -> Procedure | None:
        return FreeTreatment() if g.box.rewards[self.card[0]].treatments else None


class ChooseFormula(Procedure):
    """N-CORE-CRAFT: a Formula of the players' choice."""

    def __init__(self, rule: str = "") -> None:
        self.rule = rule
        self.formula = NOBODY

    @ask("N-CORE-CRAFT", "N-CORE-MODE-2", into="formula")
    def choose(self, g: NovaAetas) -> Decision | None:
        asked = g.ask(g.leading(), "formula")
        for formula in g.box.formulae:
            asked.offer(formula.number, "N-CORE-CRAFT" if g.formulae >> formula.number & 1 else None)
        return asked if asked.options else None

    @do("N-CORE-CRAFT")
    def learn(self, g: NovaAetas) -> None:
        if self.formula != NOBODY:
            g.do(LearnFormula(self.formula, self.rule))


class ChooseFamily(Procedure):
    """A reagent card from any deck."""

    def __init__(self) -> None:
        self.family = 0

    @ask("N-CORE-LOOT", "N-CORE-MODE-2", into="family")
    def choose(self, g: NovaAetas) -> Decision:
        return g.ask(g.leading(), "family").among(range(len(FAMILIES)))

    @run("N-CORE-LOOT")
    def draw(self, g: NovaAetas) -> Procedure:
        return DrawCard(self.family, "N-CORE-LOOT")


class FreeTreatment(Procedure):
    """N-CORE-TREAT: one Grave Wound of any Hero, for nothing."""

    def __init__(self) -> None:
        self.wound = PASS

    @ask("N-CORE-TREAT", "N-CORE-MODE-2", into="wound")
    def choose(self, g: NovaAetas) -> Decision | None:
        asked = g.ask(g.leading(), "grave")
        for hero in g.company:
            for card in g.box.graves:
                if (g.graves[hero] | g.fresh_graves[hero]) >> card.number & 1:
                    asked.offer(WOUND_OF.pair(hero, card.number), None)
        return asked if asked.options else None

    @do("N-CORE-TREAT")
    def heal(self, g: NovaAetas) -> None:
        if self.wound != PASS:
            g.do(Treat(WOUND_OF.first(self.wound), WOUND_OF.second(self.wound), "N-CORE-LOOT"))
