"""Re-rolls (N-CORE-REROLL): windows T4 and T5 of a Test."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.chances import (
    Dice,
    cards_for,
    dice,
    distinct,
    may_help,
    put,
)
from plancia.games.nova_aetas.state.answers import CARD, HERO
from plancia.games.nova_aetas.state.box import LUCKY
from plancia.games.nova_aetas.state.effects.decks import PlayDestiny
from plancia.games.nova_aetas.state.effects.fight import Rerolled, UseBond
from plancia.games.nova_aetas.state.effects.wounds import ChangeHeroism, DropTokens
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import ROOM, Kind
from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import Procedure, ask, do, roll

AFTER: Final = Kind("after-roll")
LUCK: Final = AFTER.answer("lucky", at=2)
HEROISM: Final = AFTER.answer("heroism", at=3)
WEAPON: Final = AFTER.answer("weapon", at=4)
BOND: Final = AFTER.answer("bond:{}", HERO)
CARD_AFTER: Final = AFTER.answer("{}", CARD, at=3 * ROOM)
RULES: Final = {
    LUCK: "N-STATUS-LUCKY", HEROISM: "N-CORE-HEROISM", WEAPON: "N-CORE-REROLL", BOND: "N-CORE-BOND",
    CARD_AFTER: "N-CORE-DESTINY",
}  # fmt: skip


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
        g.tell(Rerolled(self.hero, self.dice, new, (self.die,), self.threshold, "N-ABIL-DODGE"))
        self.result = new


def offer_rerolls(g: NovaAetas, hero: int, rerolls: int, asked: Decision) -> None:
    """`rerolls`: that the weapon allows."""
    if g.tokens[hero] & LUCKY:
        asked.put(LUCK, 0, None)
    if rerolls:
        asked.put(WEAPON, 0, None)
    if hero >= g.box.proper:
        return
    if g.heroism[hero]:
        asked.put(HEROISM, 0, None)
    if g.destiny[hero]:
        for card in cards_for(g, hero, "after-roll"):
            asked.put(CARD_AFTER, card, None)
    for other in g.company:
        if g.bond(other, hero):
            asked.put(BOND, other, may_help(g, other, hero))


def offer_dice(dice: Dice, use: int, asked: Decision) -> Decision:
    """With Heroism as many as he likes, else one."""
    if HEROISM.holds(use):
        asked.options += range(len(dice))
        return asked.pick(1, len(dice))
    asked.options += distinct(dice)
    return asked.pick(1, 1)


def pay_reroll(g: NovaAetas, hero: int, use: int) -> None:
    """What a weapon allows costs nothing; who helps by a Bond has helped (N-CORE-BOND)."""
    what = AFTER.of(use)
    if what is LUCK:
        g.do(DropTokens(hero, LUCKY, "N-STATUS-LUCKY"))
    elif what is HEROISM:
        g.do(ChangeHeroism(hero, -1, "N-CORE-HEROISM"))
    elif what is CARD_AFTER:
        g.do(PlayDestiny(hero, CARD_AFTER.number(use)))
    elif what is BOND:
        helper = BOND.number(use)
        g.do(UseBond(helper, hero, g.pair(helper, hero)))


def rule_of(use: int) -> str:
    """N-CORE-REROLL: by which effect."""
    return RULES[AFTER.of(use)]
