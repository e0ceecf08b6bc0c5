"""What the company owns together: popolini, reagents, formulae, things that nobody carries."""

from __future__ import annotations

from plancia.games.nova_aetas.state.sheets import replaced
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.state import Effect


class GainPopolini(Effect[NovaAetas]):
    """Never below zero (N-CORE-GOLD-4)."""

    def __init__(self, n: int, rule: str) -> None:
        self.n = n
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        old = g.popolini
        g.popolini = max(0, old + self.n)
        self.n = g.popolini - old


class GainItem(Effect[NovaAetas]):
    """Into the treasury."""

    def __init__(self, item: int, rule: str) -> None:
        self.item = item
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.stock = replaced(g.stock, self.item, g.stock[self.item] + 1)


class LoseItem(Effect[NovaAetas]):
    """Out of the treasury: sold."""

    def __init__(self, item: int, rule: str) -> None:
        self.item = item
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.stock = replaced(g.stock, self.item, g.stock[self.item] - 1)


class ChangeReagent(Effect[NovaAetas]):
    def __init__(self, reagent: int, n: int, rule: str) -> None:
        self.reagent = reagent
        self.n = n
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.reagents = replaced(g.reagents, self.reagent, g.reagents[self.reagent] + self.n)


class DrawReagent(Effect[NovaAetas]):
    """5.6: a card of a family becomes a unit in the treasury, or coins (N-AMB-39); an empty deck is shuffled again."""

    def __init__(self, reagent: int, rule: str) -> None:
        self.reagent = reagent
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        card = g.box.reagents[self.reagent]
        left = list(g.reagent_decks)
        left[self.reagent] -= 1
        family = [each.number for each in g.box.reagents if each.family == card.family]
        if not sum([left[number] for number in family]):
            for number in family:
                left[number] = g.box.reagents[number].copies
        g.reagent_decks = tuple(left)
        if card.worth:
            g.popolini += card.worth
        else:
            g.reagents = replaced(g.reagents, self.reagent, g.reagents[self.reagent] + 1)


class LearnFormula(Effect[NovaAetas]):
    """N-CORE-CRAFT."""

    def __init__(self, formula: int, rule: str) -> None:
        self.formula = formula
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.formulae |= 1 << self.formula
