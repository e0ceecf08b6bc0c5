"""The Restore Phase (V-RESTORE): everything comes home, characters are equipped, Fame is counted."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.rules.actions.available_units import bonus
from plancia.games.verrix.rules.actions.goods_and_captives import choose_goods, take_goods
from plancia.games.verrix.rules.events.event_window import ask_for_event
from plancia.games.verrix.rules.months.festivals import owned
from plancia.games.verrix.state.answers import SHOW_EVENT, slots_in
from plancia.games.verrix.state.box import (
    AT_RESTORE,
    FAME,
    FAME_EACH_MONTH,
    FOOD,
    NOBODY,
    RESTORE_FOOD,
    WILL_EACH_MONTH,
)
from plancia.games.verrix.state.effects import Equip, Return, Score, TakeWill
from plancia.games.verrix.state.effects_battle import ClearBattle
from plancia.games.verrix.state.effects_cards import DiscardEvent, ShowEvent, TakeBackCards
from plancia.games.verrix.state.effects_turn import BeginPhase, NextMonth
from plancia.games.verrix.state.state import RESTORE_PHASE, Verrix, home
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure, ask, do, repeat, together

# By the slots that could be filled: every set of them, in order.
OUTFITS: Final = [[outfit for outfit in range(64) if outfit & ~slots == 0] for slots in range(64)]


class Restore(Procedure):
    """V-A-33. What all must do; benefits in play order; equipping, all at once; then scoring."""

    def __init__(self) -> None:
        self.asked = 0
        self.choosing: tuple[int, ...] = ()
        self.outfits: tuple[int, ...] = ()

    @do("V-RESTORE-01", "V-RESTORE-02", "V-RESTORE-03", "V-UNIT-05", "V-ACT-09", "V-FLOW-02")
    def come_home(self, g: Verrix) -> None:
        g.do(BeginPhase(RESTORE_PHASE))
        for who in g.order:
            g.do(Return(who))
            g.do(TakeBackCards(who))

    @repeat("V-RESTORE-06", "V-A-33")
    def benefits(self, g: Verrix) -> Procedure | None:
        while self.asked < len(g.order):
            who = g.order[self.asked]
            self.asked += 1
            if g.held[who] or g.box.ability[who] == RESTORE_FOOD or g.has_trophy(who, WILL_EACH_MONTH):
                return Benefit(who)
        return None

    @do("V-RESTORE-04", "V-RESTORE-05")
    def see_who_has_a_choice(self, g: Verrix) -> None:
        self.choosing = tuple([who for who in g.order if has_choice(g, who)])

    @together("V-RESTORE-04", "V-RESTORE-05", "V-A-32", into="outfits")
    def equip(self, g: Verrix) -> list[Decision]:
        """One question to everybody who has a choice: which slots shall be filled."""
        questions = []
        for who in self.choosing:
            if who in g.given:  # has answered: what else there was does not matter any more
                asked = g.ask(who, "outfit")
                asked.offer(g.given[who][0], None)
                questions.append(asked)
            else:
                questions.append(choose_outfit(g, who))
        return questions

    @do("V-RESTORE-04", "V-RESTORE-05", "V-DEV-03", "V-TRADE-05")
    def put_on(self, g: Verrix) -> None:
        for place in range(len(self.choosing)):
            put_on(g, self.choosing[place], self.outfits[place])

    @do("V-RESTORE-07", "V-RESTORE-08", "V-RESTORE-09", "V-UNIT-11", "V-A-12")
    def score(self, g: Verrix) -> None:
        for who in g.order:
            hostages = sum(g.hostages_at(home(who)))
            if hostages:
                g.do(Score(who, hostages, "V-RESTORE-07"))
            brooches = 0
            for character in g.characters_of(who):
                if bonus(g, character, FAME):
                    brooches += 1
            if brooches:
                g.do(Score(who, brooches, "V-RESTORE-08"))
            if g.has_trophy(who, FAME_EACH_MONTH):
                g.do(Score(who, g.box.trophy_amount[FAME_EACH_MONTH], "V-RESTORE-09"))

    @do("V-RESTORE-10", "V-ACT-05", "V-MOVE-05", "V-SETUP-23")
    def next_month(self, g: Verrix) -> None:
        g.do(ClearBattle())
        g.do(NextMonth())


class Benefit(Procedure):
    """V-RESTORE-06. One tribe's ability, trophy and Event card that act in this phase."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.answer = PASS
        self.choice = NOBODY
        self.event = NOBODY

    @do("V-RESTORE-06", "V-AREA-12", "V-AREA-02")
    def take(self, g: Verrix) -> None:
        if g.box.ability[self.who] == RESTORE_FOOD:
            take_goods(g, self.who, ((FOOD, g.box.ability_amount[self.who]),), "V-RESTORE-06")
        if g.has_trophy(self.who, WILL_EACH_MONTH) and g.reserve:
            g.do(TakeWill(self.who, g.box.trophy_amount[WILL_EACH_MONTH], "V-RESTORE-06"))

    @ask("V-EVENT-11", into="answer")
    def play_or_keep(self, g: Verrix) -> Decision | None:
        return ask_for_event(g, self.who, AT_RESTORE) if g.held[self.who] else None

    @do("V-EVENT-07")
    def show(self, g: Verrix) -> None:
        if SHOW_EVENT.holds(self.answer):
            self.event = g.held[self.who][0]
            g.do(ShowEvent(self.who, self.event))

    @ask("V-EVENT-09", "V-AREA-02", into="choice")
    def choose(self, g: Verrix) -> Decision | None:
        if self.event == NOBODY:
            return None
        asked = choose_goods(g, self.who, g.box.events[self.event].take)
        return asked if asked.options else None

    @do("V-EVENT-07", "V-EVENT-09")
    def carry_out(self, g: Verrix) -> None:
        if self.event == NOBODY:
            return
        if self.choice != NOBODY:
            take_goods(g, self.who, g.box.events[self.event].take[self.choice], "V-EVENT-07")
        g.do(DiscardEvent(self.event))


def has_choice(g: Verrix, who: int) -> bool:
    """Something is worn, or something that could be lies on the Village card."""
    for character in g.characters_of(who):
        if g.worn[character]:
            return True
        for good in g.box.slots[character]:
            if g.lying(home(who), good):
                return True
    return False


def choose_outfit(g: Verrix, who: int) -> Decision:
    """The slots that are filled afterwards."""
    asked = g.ask(who, "outfit")
    slots: list[int] = []  # by bit: the good
    for character in g.characters_of(who):
        slots += g.box.outfit[character]
    stock = owned(g, who)
    fillable = 0
    for bit in range(len(slots)):
        if slots[bit] != NOBODY and (stock[slots[bit]] or g.reasons):
            fillable |= 1 << bit
    if may_wear(slots, stock, fillable) is None:
        asked.options = OUTFITS[fillable].copy()
    else:
        for outfit in OUTFITS[fillable]:
            asked.offer(outfit, may_wear(slots, stock, outfit))
    return asked


def may_wear(slots: list[int], stock: list[int], outfit: int) -> str | None:
    """V-A-32: one tile in each slot, from the Village card and the slots of this tribe."""
    left = stock.copy()
    for bit in range(len(slots)):
        if outfit >> bit & 1:
            left[slots[bit]] -= 1
            if left[slots[bit]] < 0:
                return "V-RESTORE-04"
    return None


def put_on(g: Verrix, who: int, outfit: int) -> None:
    """First strip, then equip, so that a tile can change its bearer."""
    characters = g.characters_of(who)
    for place in range(len(characters)):
        equip(g, who, characters[place], slots_in(outfit, place) & g.worn[characters[place]])
    for place in range(len(characters)):
        equip(g, who, characters[place], slots_in(outfit, place))


def equip(g: Verrix, who: int, character: int, worn: int) -> None:
    if worn != g.worn[character]:
        g.do(Equip(who, character, worn))
