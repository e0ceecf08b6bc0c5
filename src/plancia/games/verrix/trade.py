"""Trade (V-TRADE): away from home, one exchange with the market or with another tribe's village; and the Clan Pact."""

from __future__ import annotations

from plancia.games.verrix.box import HOSTAGE, NOBODY, TRIBE, TROPHY
from plancia.games.verrix.effects import PlaceVillage, Score, Transfer, home, road
from plancia.games.verrix.effects_cards import DiscardCard, RemoveCard
from plancia.games.verrix.journey import Journey
from plancia.games.verrix.state import MARKET, RESERVE, Verrix
from plancia.games.verrix.units import capacity
from plancia.games.verrix.wares import best_value, cheapest_at, lying, sale_bonus, things_at
from plancia.games.verrix.workshop import INTO_THE_BOX, box_or_keep
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, run


class Trade(Procedure):
    """V-TRADE-01. A card for an exchange."""

    def __init__(self, who: int = 0, card: int = 0, event: int = NOBODY) -> None:
        self.who = who
        self.card = card
        self.event = event
        self.journey: tuple[int, ...] = ()

    @run("V-TRADE-01", "V-TRADE-02", into="journey")
    def set_out(self, g: Verrix) -> Procedure:
        port = NOBODY if g.box.actions[self.card].place == TRIBE else g.box.port
        return Journey(self.who, self.card, self.event, port)

    @run("V-TRADE-02", "V-TRADE-08")
    def bargain(self, g: Verrix) -> Procedure:
        destination, units = self.journey
        partner = g.villages[destination]  # NOBODY at Portum Itium
        action = g.box.actions[self.card]
        most = capacity(g, self.who, units) + action.carrying
        return Bargain(self.who, partner, most, sale_bonus(g, self.who, action))

    @do("V-TRADE-10", "V-ACT-19")
    def finish(self, g: Verrix) -> None:
        vp = g.box.actions[self.card].vp
        if vp:
            g.do(Score(self.who, vp, "V-TRADE-10"))
        g.do(DiscardCard(self.who, self.card))


class Bargain(Procedure):
    """V-TRADE-06, V-A-08. What is sold, thing by thing in their order, then what is bought; then both change hands."""

    def __init__(self, who: int = 0, partner: int = NOBODY, most: int = 1, bonus: int = 0) -> None:
        self.who = who
        self.partner = partner
        self.most = most  # V-TRADE-03
        self.bonus = bonus
        self.sold: tuple[int, ...] = ()
        self.bought: tuple[int, ...] = ()
        self.selling = True
        self.thing = PASS

    @ask("V-TRADE-03", "V-TRADE-06", "V-TRADE-09", "V-A-09", into="thing")
    def choose_sale(self, g: Verrix) -> Decision | None:
        if not self.selling:
            return None
        asked = g.ask(self.who, "thing")
        zone, paid, wanted = home(self.who), self.paid(g), cheapest_at(g, self.zone())
        for thing in things_at(g, zone):
            if is_left(g, zone, self.sold, thing):
                asked.offer(thing, may_sell(g, self, thing, paid, wanted))
        if self.sold:
            asked.offer(PASS, None if paid >= wanted else "V-TRADE-06")
        return asked

    @ask("V-TRADE-06", "V-TRADE-03", "V-TRADE-09", into="thing")
    def choose_purchase(self, g: Verrix) -> Decision | None:
        if self.selling:
            return None
        asked = g.ask(self.who, "thing")
        zone, left = self.zone(), self.paid(g) - worth(g, self.bought)
        for thing in things_at(g, zone):
            if is_left(g, zone, self.bought, thing):
                asked.offer(thing, may_buy(g, self, thing, left))
        if self.bought:
            asked.offer(PASS, None)
        return asked

    def zone(self) -> int:
        return 0 if self.partner == NOBODY else home(self.partner)

    def paid(self, g: Verrix) -> int:
        return worth(g, self.sold) + self.bonus

    @do("V-TRADE-06")
    def note_down(self, g: Verrix) -> str | None:
        if self.selling:
            if self.thing == PASS:
                self.selling = False
            else:
                self.sold = (*self.sold, self.thing)
            return AGAIN
        if self.thing == PASS:
            return None
        self.bought = (*self.bought, self.thing)
        return AGAIN

    @do("V-TRADE-04", "V-TRADE-05", "V-TRADE-07", "V-UNIT-05", "V-A-10", "V-A-11")
    def change_hands(self, g: Verrix) -> None:
        zone = self.zone()
        hand_over(g, self.sold, home(self.who), zone, "V-TRADE-04")
        hand_over(g, self.bought, zone, road(self.who), "V-TRADE-05")


def hand_over(g: Verrix, things: tuple[int, ...], source: int, target: int, rule: str) -> None:
    """Each kind of thing once, in their order."""
    last = NOBODY
    for thing in things:
        if thing != last:
            g.do(Transfer(thing, things.count(thing), source, target, rule))
            last = thing


def is_left(g: Verrix, zone: int, named: tuple[int, ...], thing: int) -> bool:
    """Can what lies there still be named? Things are named in their order, so that each set is named in one way."""
    if not named or thing > named[-1]:
        return True
    return thing == named[-1] and lying(g, zone, thing) > named.count(thing)


def worth(g: Verrix, things: tuple[int, ...]) -> int:
    total = 0
    for thing in things:
        total += g.box.value[thing]
    return total


def may_sell(g: Verrix, bargain: Bargain, thing: int, paid: int, wanted: int) -> str | None:
    """V-A-09: a trophy is not for the market. What is sold must be able to pay for something."""
    if thing >= TROPHY and bargain.partner == NOBODY:
        return "V-A-09"
    left = bargain.most - len(bargain.sold)
    if not left:
        return "V-TRADE-03"
    reach = paid + g.box.value[thing]
    if reach < wanted:
        reach += best_after(g, bargain, thing, bargain.sold.count(thing) + 1, left - 1)
    return None if reach >= wanted else "V-TRADE-06"


def best_after(g: Verrix, bargain: Bargain, thing: int, gone: int, most: int) -> int:
    """The most that can be sold after this thing, with what is left of it first in line."""
    market = bargain.partner == NOBODY
    zone = home(bargain.who)
    best = 0
    for same in range(min(most, lying(g, zone, thing) - gone) + 1):
        best = max(best, same * g.box.value[thing] + best_value(g, zone, thing + 1, most - same, market, 0))
    return best


def may_buy(g: Verrix, bargain: Bargain, thing: int, left: int) -> str | None:
    if len(bargain.bought) == bargain.most:
        return "V-TRADE-03"
    return None if g.box.value[thing] <= left else "V-TRADE-06"


class ClanPact(Procedure):
    """V-TRADE-11. A village in a neighbouring territory, and a commoner or a trophy."""

    def __init__(self, who: int = 0, card: int = 0, event: int = NOBODY) -> None:
        self.who = who
        self.card = card
        self.event = event
        self.journey: tuple[int, ...] = ()
        self.gift = PASS
        self.boxed = PASS

    @run("V-TRADE-12", "V-TRADE-13", "V-TRADE-16", into="journey")
    def set_out(self, g: Verrix) -> Procedure:
        return Journey(self.who, self.card, self.event)

    @do("V-TRADE-11", "V-TRADE-12")
    def settle(self, g: Verrix) -> None:
        g.do(PlaceVillage(self.who, self.journey[0], "V-TRADE-12"))

    @ask("V-TRADE-14", "V-A-15", into="gift")
    def choose_gift(self, g: Verrix) -> Decision | None:
        """An own commoner from the market, or a trophy from the Common Reserve, whichever is there."""
        asked = g.ask(self.who, "thing")
        asked.offer(HOSTAGE + self.who, None if g.folk[MARKET + self.who] else "V-TRADE-14")
        for trophy in range(len(g.trophies)):
            asked.offer(TROPHY + trophy, None if g.trophies[trophy] == RESERVE else "V-TRADE-14")
        return asked if asked.options else None

    @ask("V-TRADE-15", "V-A-13", into="boxed")
    def put_away(self, g: Verrix) -> Decision | None:
        return box_or_keep(g, self.who) if g.villages_of(self.who) == 3 else None

    @do("V-TRADE-14", "V-TRADE-15", "V-ACT-19", "V-A-13")
    def finish(self, g: Verrix) -> None:
        if self.gift != PASS:
            g.do(Transfer(self.gift, 1, 0, road(self.who), "V-TRADE-14"))
        if self.boxed == INTO_THE_BOX:
            g.do(RemoveCard(self.who, self.card, "V-TRADE-15"))
        else:
            g.do(DiscardCard(self.who, self.card))
