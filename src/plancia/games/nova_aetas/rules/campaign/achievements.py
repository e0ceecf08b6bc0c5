"""Achievements (N-CORE-ACHIEVE, 5.10): what a Hero did in one mission, once per campaign."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.campaign.rewards import ChooseFormula
from plancia.games.nova_aetas.rules.missions.growing_bonds import MOST
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.box_cards import Achievement
from plancia.games.nova_aetas.state.effects.growth import (
    Achieve,
    GainClassPoint,
    GainXp,
    HeroismNextTime,
    StrengthenBond,
)
from plancia.games.nova_aetas.state.state import (
    CRITICALS,
    KEYWORD_TESTS,
    MONSTERS,
    RESCUES,
    TROOPS,
    VICTORY,
    NovaAetas,
)
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do, repeat, run

COUNTED = {
    "troops": TROOPS, "criticals": CRITICALS, "monsters": MONSTERS, "rescues": RESCUES, "keyword-tests": KEYWORD_TESTS,
}  # fmt: skip


class CheckBoxes(Procedure):
    """Every Hero's boxes, before the field is cleared."""

    def __init__(self) -> None:
        self.next = 0

    @repeat("N-CORE-ACHIEVE")
    def check_one(self, g: NovaAetas) -> Procedure | None:
        boxes = len(g.box.achievements)
        while self.next < len(g.company) * boxes:
            hero, number = g.company[self.next // boxes], self.next % boxes
            self.next += 1
            if not g.achieved[hero] >> number & 1 and has_done(g, hero, g.box.achievements[number]):
                return Achieved(hero, number)
        return None


def has_done(g: NovaAetas, hero: int, card: Achievement) -> bool:
    if card.counts == "threat":
        return g.outcome == VICTORY and g.threat_of(hero) >= card.n
    if card.counts == "silence":
        return g.plan().stealth and g.alarm < 0
    return g.feats[g.feat_at(hero, COUNTED[card.counts])] >= card.n


class Achieved(Procedure):
    """One box is checked, and gives what it gives."""

    def __init__(self, hero: int = 0, number: int = 0) -> None:
        self.hero = hero
        self.number = number
        self.friend = NOBODY

    @do("N-CORE-ACHIEVE")
    def check(self, g: NovaAetas) -> None:
        hero, card = self.hero, g.box.achievements[self.number]
        g.do(Achieve(hero, self.number))
        if card.xp:
            g.do(GainXp(hero, card.xp, "N-CORE-ACHIEVE"))
        if card.class_points:
            g.do(GainClassPoint(hero, card.class_points, "N-CORE-ACHIEVE"))
        if card.heroism:
            g.do(HeroismNextTime(hero, card.heroism))

    @ask("N-CORE-ACHIEVE", "N-CORE-BOND", into="friend")
    def choose_friend(self, g: NovaAetas) -> Decision | None:
        if not g.box.achievements[self.number].bond:
            return None
        asked = g.ask_for(self.hero, "hero")
        for other in g.company:
            if other != self.hero:
                full = g.bond(self.hero, other) >= MOST
                asked.offer(other, "N-CORE-BOND" if full else None)
        return asked if asked.options else None

    @do("N-CORE-BOND")
    def befriend(self, g: NovaAetas) -> None:
        if self.friend != NOBODY:
            g.do(StrengthenBond(self.hero, self.friend, False))

    @run("N-CORE-CRAFT")
    def learn(self, g: NovaAetas) -> Procedure | None:
        return ChooseFormula("N-CORE-ACHIEVE") if g.box.achievements[self.number].formulae else None
