"""Window T2 of a Test (N-CORE-TEST-TIMING): tokens, Skills and Destiny Cards before the roll."""

from __future__ import annotations

from plancia.games.nova_aetas.box import ADVANTAGED, BLESSED, NOBODY
from plancia.games.nova_aetas.chances import (
    ADVANTAGE,
    BLESSING,
    CARD,
    KEYWORD,
    PHYSICAL_ATTACK,
    PHYSICAL_DEFENCE,
    PLAIN,
    SKILL,
    cards_for,
)
from plancia.games.nova_aetas.effects import DropTokens
from plancia.games.nova_aetas.effects_decks import PlayDestiny
from plancia.games.nova_aetas.effects_fight import UseSkill
from plancia.games.nova_aetas.powers import may_react
from plancia.games.nova_aetas.state import NovaAetas
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do


def may_prepare(g: NovaAetas, hero: int, about: int) -> bool:
    """There may be something to use; most Tests go on at once."""
    if g.tokens[hero] & (ADVANTAGED | BLESSED):
        return True
    if hero >= g.box.proper:
        return False
    return g.destiny[hero] != 0 or (about >= PHYSICAL_DEFENCE and g.talents.ward[hero] != NOBODY)


class Prepare(Procedure):
    """T2: what may be used before the roll, one after the other. The result is (dice, threshold, Critical, pass)."""

    def __init__(self, hero: int = 0, about: int = PLAIN, keyword: int = NOBODY) -> None:
        self.hero = hero
        self.about = about
        self.keyword = keyword
        self.use = PASS
        self.dice = 0
        self.threshold = 0
        self.critical = 0
        self.passed = 0

    @ask("N-CORE-TEST-TIMING", "N-STATUS-ADVANTAGED", "N-STATUS-BLESSED", "N-CORE-DESTINY", into="use")
    def choose(self, g: NovaAetas) -> Decision:
        hero = self.hero
        asked, tokens = g.ask_for(hero, "before-roll"), g.tokens[hero]
        asked.offer(PASS, None)
        if tokens & ADVANTAGED:
            asked.offer(ADVANTAGE, None)
        if tokens & BLESSED:
            asked.offer(BLESSING, None)
        if hero < g.box.proper:
            if self.about >= PHYSICAL_DEFENCE:
                ward = g.talents.ward[hero]
                if ward != NOBODY:
                    asked.offer(SKILL + ward, may_react(g, hero, ward))
            if g.destiny[hero]:
                for card in self.cards(g):
                    asked.offer(CARD + card, None)
        return asked

    def cards(self, g: NovaAetas) -> list[int]:
        found = cards_for(g, self.hero, "before-test")
        if self.about == PHYSICAL_ATTACK:
            found += cards_for(g, self.hero, "before-physical")
        if self.about == KEYWORD:
            for card in cards_for(g, self.hero, "before-keyword"):
                if g.box.destinies[card].keywords >> self.keyword & 1:
                    found.append(card)
        return found

    @do("N-CORE-TEST-TIMING", "N-STATUS-ADVANTAGED", "N-STATUS-BLESSED", "N-CORE-DESTINY")
    def use_it(self, g: NovaAetas) -> str:
        use, hero = self.use, self.hero
        if use == PASS:
            self.result = (self.dice, self.threshold, self.critical, self.passed)
            return END
        self.use = PASS
        if use == ADVANTAGE:
            g.do(DropTokens(hero, ADVANTAGED, "N-STATUS-ADVANTAGED"))
            self.dice += 1
        elif use == BLESSING:
            g.do(DropTokens(hero, BLESSED, "N-STATUS-BLESSED"))
            self.threshold -= 1
        elif use >= CARD:
            card = g.box.destinies[use - CARD]
            g.do(PlayDestiny(hero, card.number))
            if card.does == "dice":
                self.dice += card.n
            elif card.does == "critical":
                self.critical = max(self.critical, card.n)
            else:
                self.passed = card.n
        else:
            g.do(UseSkill(hero, use - SKILL))
            self.dice += g.box.skills[use - SKILL].dice
        return AGAIN
