"""Re-rolls (N-CORE-REROLL): windows T4 and T5 of a Test."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.box import LUCKY
from plancia.games.nova_aetas.chances import (
    BOND,
    CARD,
    HEROISM,
    LUCK,
    WEAPON,
    Dice,
    cards_for,
    dice,
    distinct,
    is_content,
    may_help,
    pair_of,
    put,
)
from plancia.games.nova_aetas.effects import ChangeHeroism, DropTokens
from plancia.games.nova_aetas.effects_decks import PlayDestiny
from plancia.games.nova_aetas.effects_fight import Rerolled, UseBond
from plancia.games.nova_aetas.state import NovaAetas
from plancia.kernel.decision import PASS, Decision, Roll
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, roll

RULES: Final = ("", "", "N-STATUS-LUCKY", "N-CORE-HEROISM", "N-CORE-REROLL")


class Dodged(Procedure):
    """N-ABIL-DODGE, T4: the attacker re-rolls one Success of his choice. The result is the dice."""

    def __init__(self, hero: int = 0, dice: Dice = (), threshold: int = 4) -> None:
        self.hero = hero
        self.dice = dice
        self.threshold = threshold
        self.die = 0
        self.fresh: Dice = ()

    @ask("N-ABIL-DODGE", into="die")
    def choose_die(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "die")
        for at in distinct(self.dice):
            asked.offer(at, None if self.dice[at] >= self.threshold else "N-ABIL-DODGE")
        return asked

    @roll("N-ABIL-DODGE", "N-CORE-REROLL", into="fresh")
    def throw(self, g: NovaAetas) -> Roll:
        return dice(1)

    @do("N-CORE-REROLL")
    def keep(self, g: NovaAetas) -> None:
        new = put(self.dice, (self.die,), self.fresh)
        g.do(Rerolled(self.hero, self.dice, new, "N-ABIL-DODGE"))
        self.result = new


class Improve(Procedure):
    """T5: re-rolls of the Hero, in any order, until no die could become better. The result is the dice."""

    def __init__(
        self, hero: int = 0, dice: Dice = (), threshold: int = 4, enough: int = 0, wanted: int = 0, rerolls: int = 0
    ) -> None:
        self.hero = hero
        self.dice = dice
        self.threshold = threshold
        self.enough = enough
        self.wanted = wanted
        self.rerolls = rerolls  # that the weapon allows
        self.use = PASS
        self.which: Dice = ()
        self.fresh: Dice = ()

    @ask("N-CORE-TEST-TIMING", "N-STATUS-LUCKY", "N-CORE-HEROISM", "N-CORE-BOND", "N-CORE-DESTINY", into="use")
    def choose(self, g: NovaAetas) -> Decision:
        hero = self.hero
        asked = g.ask_for(hero, "after-roll")
        asked.offer(PASS, None)
        if g.tokens[hero] & LUCKY:
            asked.offer(LUCK, None)
        if self.rerolls:
            asked.offer(WEAPON, None)
        if hero < g.box.proper:
            if g.heroism[hero]:
                asked.offer(HEROISM, None)
            if g.destiny[hero]:
                for card in cards_for(g, hero, "after-roll"):
                    asked.offer(CARD + card, None)
            bonds, heroes = g.bonds, g.box.proper
            for other in g.company:
                if bonds[other * heroes + hero if other < hero else hero * heroes + other]:
                    asked.offer(BOND + other, may_help(g, other, hero))
        return asked

    @ask("N-CORE-REROLL", into="which")
    def choose_dice(self, g: NovaAetas) -> Decision | None:
        if self.use == PASS or self.use >= CARD:
            return None
        asked = g.ask_for(self.hero, "die")
        if self.use == HEROISM:
            for at in range(len(self.dice)):
                asked.offer(at, None)
            return asked.pick(1, len(self.dice))
        for at in distinct(self.dice):
            asked.offer(at, None)
        return asked.pick(1, 1)

    @do("N-STATUS-LUCKY", "N-CORE-HEROISM", "N-CORE-BOND", "N-CORE-DESTINY")
    def pay(self, g: NovaAetas) -> str | None:
        use, hero = self.use, self.hero
        if use == PASS:
            self.result = self.dice
            return END
        if use == LUCK:
            g.do(DropTokens(hero, LUCKY, "N-STATUS-LUCKY"))
        elif use == HEROISM:
            g.do(ChangeHeroism(hero, -1, "N-CORE-HEROISM"))
        elif use == WEAPON:
            self.rerolls -= 1
        elif use >= CARD:
            g.do(PlayDestiny(hero, use - CARD))
            self.which = tuple(range(len(self.dice)))
        else:
            g.do(UseBond(use - BOND, hero, pair_of(g, use - BOND, hero)))
        return None

    @roll("N-CORE-REROLL", into="fresh")
    def throw(self, g: NovaAetas) -> Roll:
        return dice(len(self.which))

    @do("N-CORE-REROLL")
    def keep(self, g: NovaAetas) -> str:
        rule = RULES[self.use] if self.use <= WEAPON else "N-CORE-DESTINY" if self.use >= CARD else "N-CORE-BOND"
        new = put(self.dice, self.which, self.fresh)
        g.do(Rerolled(self.hero, self.dice, new, rule))
        if is_content(new, self.threshold, self.enough, self.wanted):
            self.result = new
            return END
        self.dice, self.which, self.use = new, (), PASS
        return AGAIN
