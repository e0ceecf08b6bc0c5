"""Immediate Event cards (V-EVENT-04): what their drawer chooses, and what they do."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.goods_and_captives import choose_goods, may_take, take_goods
from plancia.games.verrix.state.answers import AT_HAND, AT_HOME, FROM_MARKET, FROM_TRIBE, SET_FREE
from plancia.games.verrix.state.box import FOOD, HOSTAGE, NOBODY, SEATS, TROPHY, Event
from plancia.games.verrix.state.effects import MoveUnits, Score, Transfer
from plancia.games.verrix.state.effects_turn import LayTile
from plancia.games.verrix.state.state import AT_MARKET, AVAILABLE, MARKET, RESERVE, TRAVEL, VILLAGE, Verrix, home, road
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do


class Occur(Procedure):
    """V-EVENT-04. An immediate card: what its drawer has to choose, and what it does."""

    def __init__(self, who: int = 0, card: int = 0) -> None:
        self.who = who
        self.card = card
        self.choice = NOBODY
        self.escort = NOBODY

    @ask("V-EVENT-09", "V-EVENT-04", "V-AREA-02", into="choice")
    def choose(self, g: Verrix) -> Decision | None:
        event = g.box.events[self.card]
        if event.does == "gift":
            asked = choose_giver(g, self.who, event)
        elif event.does == "take" and not event.first:
            asked = choose_goods(g, self.who, event.take)
        elif event.does == "escape":
            asked = choose_hostage(g, self.who)
        elif event.does == "banquet":
            asked = g.ask(self.who, "number")
            for n in range(event.most + 1):
                asked.offer(n, None if n <= g.food(self.who) else "V-AREA-02")
        elif event.does == "feud":
            asked = g.ask(self.who, "tribe")
            for tribe in g.players:
                if tribe != self.who:
                    asked.offer(tribe, None)
        elif event.does == "trophy":
            asked = g.ask(self.who, "thing")
            for trophy in range(len(g.trophies)):
                asked.offer(TROPHY + trophy, None if g.trophies[trophy] == RESERVE else "V-EVENT-09")
        else:
            return None
        return asked if asked.options else None

    @ask("V-A-39", "V-EVENT-04", into="escort")
    def choose_escort(self, g: Verrix) -> Decision | None:
        if self.choice == NOBODY or g.box.events[self.card].does != "gift":
            return None
        asked = g.ask(self.who, "escort")
        asked.put(AT_HAND, 0, None if g.commoners(self.who, AVAILABLE) else "V-A-39")
        asked.put(AT_HOME, 0, None if g.commoners(self.who, VILLAGE) else "V-A-39")
        return asked if asked.options else None

    @do("V-EVENT-04", "V-EVENT-09", "V-MOVE-05", "V-A-39", "V-A-48")
    def carry_out(self, g: Verrix) -> None:
        who, choice = self.who, self.choice
        event = g.box.events[self.card]
        does = event.does
        vp = event.vp
        if does == "movement-tile":
            g.do(LayTile(event.tile))
        elif does == "gift":
            receive_gift(g, who, event, choice, self.escort)
        elif does == "harvest":
            harvest(g, who, event)
        elif does == "famine":
            vp = min(event.most, event.vp * famine(g, who, event))
        elif does == "banquet":
            vp = event.vp * choice
            if choice:
                g.do(Transfer(FOOD, choice, home(who), AT_MARKET, "V-EVENT-04"))
        elif does == "feud":
            g.do(Score(choice, -event.loses, "V-EVENT-04", self.card))
        elif does == "birth":
            if g.commoners(who, MARKET):
                g.do(MoveUnits(who, (), 1, MARKET, AVAILABLE))
            else:
                vp = event.otherwise_vp
        elif choice == NOBODY and does in ("escape", "trophy"):
            vp = event.otherwise_vp
        elif does == "escape":
            set_free(g, who, choice)
        elif does == "trophy":
            g.do(Transfer(choice, 1, AT_MARKET, road(who), "V-EVENT-04"))
        elif does == "take":
            take_from_event(g, who, event, choice)
        if vp:
            g.do(Score(who, vp, "V-EVENT-04", self.card))


def choose_giver(g: Verrix, who: int, event: Event) -> Decision:
    """From the market, or from an opponent's Village card."""
    asked = g.ask(who, "giver")
    asked.put(FROM_MARKET, 0, None if g.lying(AT_MARKET, event.good) else "V-AREA-02")
    for tribe in g.players:
        if tribe != who:
            asked.put(FROM_TRIBE, tribe, None if g.lying(home(tribe), event.good) else "V-AREA-02")
    return asked


def choose_hostage(g: Verrix, who: int) -> Decision:
    asked = g.ask(who, "hostage")
    for holder in g.players:
        if holder != who:
            for tribe in SEATS:
                if g.lying(home(holder), HOSTAGE + tribe):
                    asked.offer(SET_FREE.pair(holder, tribe), None)
    return asked


def receive_gift(g: Verrix, who: int, event: Event, giver: int, escort: int) -> None:
    """V-A-39: no Cow, no effect; without a commoner to go along, the Cow alone."""
    if giver == NOBODY:
        return
    source = AT_MARKET if FROM_MARKET.holds(giver) else home(giver)
    g.do(Transfer(event.good, 1, source, road(who), "V-EVENT-04"))
    if escort != NOBODY:
        g.do(MoveUnits(who, (), 1, AVAILABLE if AT_HAND.holds(escort) else VILLAGE, TRAVEL))


def harvest(g: Verrix, who: int, event: Event) -> None:
    take_goods(g, who, ((FOOD, event.food),), "V-EVENT-04")
    for tribe in g.order:
        if tribe != who:
            take_goods(g, tribe, ((FOOD, event.others),), "V-EVENT-04")


def famine(g: Verrix, who: int, event: Event) -> int:
    returned = 0
    for tribe in g.order:
        n = min(event.food, g.food(tribe))
        if tribe != who and n:
            g.do(Transfer(FOOD, n, home(tribe), AT_MARKET, "V-EVENT-04"))
            returned += n
    return returned


def set_free(g: Verrix, who: int, hostage: int) -> None:
    """An own commoner joins the available units; another one goes to the market."""
    holder, tribe = SET_FREE.first(hostage), SET_FREE.second(hostage)
    g.do(Transfer(HOSTAGE + tribe, 1, home(holder), AT_MARKET, "V-EVENT-04"))
    if tribe == who:
        g.do(MoveUnits(who, (), 1, MARKET, AVAILABLE))


def take_from_event(g: Verrix, who: int, event: Event, choice: int) -> None:
    if event.first:
        for goods in event.take:
            if may_take(g, goods) is None:
                take_goods(g, who, goods, "V-EVENT-04")
                return
    elif choice != NOBODY:
        take_goods(g, who, event.take[choice], "V-EVENT-04")
