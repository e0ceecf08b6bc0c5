"""Tests (N-CORE-TEST): the windows from the declaration to the count. Only the Heroes' side rolls dice."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.before_roll import UNPREPARED, may_prepare, offer_uses, use_before
from plancia.games.nova_aetas.rules.dice.chances import (
    ALL_SYMBOLS,
    KEYWORD,
    LEAST_THRESHOLD,
    MOST_THRESHOLD,
    PLAIN,
    Dice,
    burden,
    cards_for,
    dice,
    is_content,
    put,
    successes_of,
    symbols_of,
    value_of,
)
from plancia.games.nova_aetas.rules.dice.rerolls import (
    CARD_AFTER,
    WEAPON,
    Dodged,
    offer_dice,
    offer_rerolls,
    pay_reroll,
    rule_of,
)
from plancia.games.nova_aetas.state.answers import CARD
from plancia.games.nova_aetas.state.box import (
    ASTRUM,
    CURSED,
    DISADVANTAGED,
    DODGE,
    KEYWORD_TESTS,
    NOBODY,
    POISONED,
    SEARCH,
)
from plancia.games.nova_aetas.state.effects.decks import PlayDestiny
from plancia.games.nova_aetas.state.effects.fight import Counted, Rerolled, Rolled
from plancia.games.nova_aetas.state.effects.wounds import DropTokens
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import ROOM, Kind
from plancia.kernel.decision import PASS, Decision, Roll
from plancia.kernel.procedure import END, Procedure, Step, ask, do, roll, run

SYMBOL: Final = Kind("symbol")  # its options are the symbols themselves, each a bit, or a card that shows all
MOON: Final = SYMBOL.answer("moon", at=1)
STAR: Final = SYMBOL.answer("star", at=2)
SUN: Final = SYMBOL.answer("sun", at=4)
SYMBOL_CARD: Final = SYMBOL.answer("{}", CARD, at=3 * ROOM)
WELL_KNOWN: Final = 2  # N-CORE-KEYWORD: dice for a Hero who has the keyword


class Test(Procedure):
    """N-CORE-TEST-TIMING. The result is (Successes, symbols, Critical of a Destiny Card).

    `enough`: more Successes than that change nothing; 0: there is no such number. `wanted`: symbols that do something;
    `unwanted`: that do harm.
    """

    def __init__(
        self,
        hero: int = 0,
        pool: int = 1,
        threshold: int = 4,
        about: int = PLAIN,
        keyword: int = NOBODY,
        enough: int = 0,
    ) -> None:
        self.hero = hero
        self.pool = pool
        self.threshold = threshold
        self.about = about
        self.keyword = keyword
        self.opponent = NOBODY
        self.enough = enough
        self.wanted = 0
        self.rerolls = 0
        self.unwanted = 0
        self.prepared = UNPREPARED
        self.use = PASS  # of what may be used before and after the roll
        self.dice: Dice = ()
        self.which: Dice = ()  # those that are rolled again
        self.fresh: Dice = ()
        self.symbol = PASS

    @do("N-CORE-TEST", "N-STATUS-CURSED", "N-STATUS-DISADVANTAGED", "N-STATUS-POISONED", "N-CORE-CARRY")
    def suffer_tokens(self, g: NovaAetas) -> None:
        """T1."""
        tokens = g.tokens[self.hero]
        if tokens & (CURSED | DISADVANTAGED | POISONED):
            fewer, harder = burden(g, self.hero)
            self.pool += fewer
            self.threshold += harder
            if tokens & (CURSED | DISADVANTAGED):
                g.do(DropTokens(self.hero, tokens & (CURSED | DISADVANTAGED), "N-CORE-TEST-TIMING"))
        if self.hero in g.things:
            self.pool += g.carried_bonus(self.hero, False)

    @ask("N-CORE-TEST-TIMING", "N-STATUS-ADVANTAGED", "N-STATUS-BLESSED", "N-CORE-DESTINY", into="use")
    def prepare(self, g: NovaAetas) -> Decision | None:
        """T2. What may be used before the roll, one after the other."""
        hero = self.hero
        if not may_prepare(g, hero, self.about) and self.prepared == UNPREPARED:
            return None
        asked = g.ask_for(hero, "before-roll")
        asked.offer(PASS, None)
        offer_uses(g, hero, self.about, self.keyword, asked)
        return asked

    @do("N-CORE-TEST-TIMING", "N-STATUS-ADVANTAGED", "N-STATUS-BLESSED", "N-CORE-DESTINY", "N-CORE-TEST-MIN")
    def use_it(self, g: NovaAetas) -> str | Step | None:
        """After the last one: dice and threshold within their limits."""
        if self.use != PASS:
            self.prepared = use_before(g, self.hero, self.use, self.prepared)
            self.use = PASS
            return Test.prepare
        more, easier, _, passed = self.prepared
        if passed:  # without a roll
            self.result = (passed, 0, 0)
            g.tell(Counted(self.hero, passed, 0))
            return END
        pool, threshold = self.pool + more, self.threshold + easier
        self.pool = pool if pool > 1 else 1
        if threshold < LEAST_THRESHOLD:
            threshold = LEAST_THRESHOLD
        self.threshold = threshold if threshold < MOST_THRESHOLD else MOST_THRESHOLD
        return None

    @roll("N-CORE-DIE", into="dice")
    def throw(self, g: NovaAetas) -> Roll:
        """T3."""
        return dice(self.pool)

    @run("N-CORE-TEST", "N-ABIL-DODGE", into="dice")
    def show(self, g: NovaAetas) -> Procedure | None:
        """T4. A Dodge turns one of them."""
        g.tell(Rolled(self.hero, self.dice, self.threshold, self.about, self.keyword))
        if self.opponent == NOBODY or not g.able[self.opponent] & DODGE:
            return None
        return Dodged(self.hero, self.dice, self.threshold) if max(self.dice) >= self.threshold else None

    @ask("N-CORE-TEST-TIMING", "N-STATUS-LUCKY", "N-CORE-HEROISM", "N-CORE-BOND", "N-CORE-DESTINY", into="use")
    def improve(self, g: NovaAetas) -> Decision | None:
        """T5. Re-rolls, in any order, until no die could become better."""
        if is_content(self.dice, self.threshold, self.enough, self.wanted, self.unwanted):
            return None
        asked = g.ask_for(self.hero, "after-roll")
        asked.offer(PASS, None)
        offer_rerolls(g, self.hero, self.rerolls, asked)
        return asked

    @ask("N-CORE-REROLL", into="which")
    def choose_dice(self, g: NovaAetas) -> Decision | None:
        if self.use == PASS or CARD_AFTER.holds(self.use):
            return None
        return offer_dice(self.dice, self.use, g.ask_for(self.hero, "die"))

    @do("N-STATUS-LUCKY", "N-CORE-HEROISM", "N-CORE-BOND", "N-CORE-DESTINY")
    def pay(self, g: NovaAetas) -> Step | None:
        use = self.use
        if use == PASS:
            return Test.add_symbol if self.wanted else Test.count
        if WEAPON.holds(use):
            self.rerolls -= 1
        elif CARD_AFTER.holds(use):
            self.which = tuple(range(len(self.dice)))
        pay_reroll(g, self.hero, use)
        return None

    @roll("N-CORE-REROLL", into="fresh")
    def throw_again(self, g: NovaAetas) -> Roll:
        return dice(len(self.which))

    @do("N-CORE-REROLL")
    def keep(self, g: NovaAetas) -> Step:
        new = put(self.dice, self.which, self.fresh)
        g.tell(Rerolled(self.hero, self.dice, new, self.which, self.threshold, rule_of(self.use)))
        self.dice, self.which, self.use = new, (), PASS
        return Test.improve

    @ask("N-STATUS-ASTRUM", into="symbol")
    def add_symbol(self, g: NovaAetas) -> Decision | None:
        """T6. Asked where a symbol would do something."""
        missing = self.wanted & ~symbols_of(self.dice)
        if not missing:
            return None
        asked = g.ask_for(self.hero, "symbol")
        asked.offer(PASS, None)
        if g.tokens[self.hero] & ASTRUM:
            for symbol in (1, 2, 4):
                if missing & symbol:
                    asked.offer(symbol, None)
        for card in cards_for(g, self.hero, "symbols"):
            asked.put(SYMBOL_CARD, card, None)
        return asked

    @do("N-CORE-TEST-TIMING", "N-CORE-SYMBOL")
    def count(self, g: NovaAetas) -> None:
        """T7."""
        symbols = symbols_of(self.dice)
        if SYMBOL_CARD.holds(self.symbol):
            g.do(PlayDestiny(self.hero, SYMBOL_CARD.number(self.symbol)))
            symbols = ALL_SYMBOLS
        elif self.symbol != PASS:
            g.do(DropTokens(self.hero, ASTRUM, "N-STATUS-ASTRUM"))
            symbols |= self.symbol
        successes = successes_of(self.dice, self.threshold)
        g.tell(Counted(self.hero, successes, symbols))
        self.result = (successes, symbols, self.prepared[2])


def keyword_test(g: NovaAetas, hero: int, keyword: int, threshold: int, enough: int = 1) -> Test:
    """N-CORE-KEYWORD: with two dice more for a Hero who has the keyword, and what his things add."""
    characteristic = KEYWORD_TESTS[keyword]
    pool = value_of(g, hero, characteristic)
    if g.box.heroes[hero].keywords >> keyword & 1:
        pool += WELL_KNOWN
    if hero < g.box.proper:
        pool += g.kits[hero].keyword_dice[keyword]
    if keyword == SEARCH:
        sight = g.skill(hero, "second-sight")
        if sight != NOBODY:
            pool += g.box.skills[sight].dice
    return Test(hero, pool, threshold, KEYWORD, keyword, enough)
