"""Loot (N-CORE-LOOT): cards of the defeated Enemy's family into the treasury; a Monster yields a Reward too."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import MONSTER
from plancia.games.nova_aetas.state.effects.treasury import DrawReagent
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Roll
from plancia.kernel.procedure import Procedure, do, repeat, roll, run


class Loot(Procedure):
    """N-CORE-LOOT. One card for a Troop, two for an Elite, three and a Reward for a Monster."""

    def __init__(self, kind: int = 0) -> None:
        self.kind = kind
        self.drawn = 0

    def cause(self, g: NovaAetas) -> str:
        return f"loot:{self.kind}"

    @repeat("N-CORE-LOOT")
    def draw(self, g: NovaAetas) -> Procedure | None:
        card = g.box.enemies[self.kind]
        if self.drawn > card.rank:
            return None
        self.drawn += 1
        return DrawCard(card.loot, "N-CORE-LOOT")

    @run("N-CORE-LOOT")
    def reward(self, g: NovaAetas) -> Procedure | None:
        if g.box.enemies[self.kind].rank < MONSTER:
            return None
        from plancia.games.nova_aetas.rules.campaign.rewards import GainRewards

        return GainRewards(1)


class DrawCard(Procedure):
    """5.6: a reagent card of a family."""

    def __init__(self, family: int = 0, rule: str = "") -> None:
        self.family = family
        self.rule = rule
        self.card: tuple[int, ...] = ()

    @roll("N-CORE-LOOT", into="card")
    def draw(self, g: NovaAetas) -> Roll:
        faces = []
        for reagent in g.box.reagents:
            if reagent.family == self.family:
                faces += [reagent.number] * g.reagent_decks[reagent.number]
        return Roll("reagent", len(faces), 1, False, faces)

    @do("N-CORE-LOOT")
    def take(self, g: NovaAetas) -> None:
        g.do(DrawReagent(self.card[0], self.rule))
