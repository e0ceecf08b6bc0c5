"""Trade (V-TRADE): away from home, one exchange with the market or with another tribe's village; and the Clan Pact."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.goods_and_captives import best_value, cheapest_at, sale_bonus
from plancia.games.verrix.rules.actions.units import capacity
from plancia.games.verrix.rules.actions.workshop import box_or_keep
from plancia.games.verrix.rules.travel.journey import Journey
from plancia.games.verrix.state.answers import INTO_THE_BOX
from plancia.games.verrix.state.box import HOSTAGE, NOBODY, TRIBE, TROPHY
from plancia.games.verrix.state.effects import PlaceVillage, Score, Transfer
from plancia.games.verrix.state.effects_cards import DiscardCard, RemoveCard
from plancia.games.verrix.state.state import AT_MARKET, RESERVE, Verrix, home, road
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure, ask, do, run


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
            g.do(Score(self.who, vp, "V-TRADE-10", self.card))
        g.do(DiscardCard(self.who, self.card))


class Bargain(Procedure):
    """V-TRADE-06, V-A-08. What is sold, then what is bought for it; then both change hands."""

    def __init__(self, who: int = 0, partner: int = NOBODY, most: int = 1, bonus: int = 0) -> None:
        self.who = who
        self.partner = partner
        self.most = most  # V-TRADE-03
        self.bonus = bonus
        self.sold: tuple[int, ...] = ()
        self.bought: tuple[int, ...] = ()

    @ask("V-TRADE-03", "V-TRADE-06", "V-TRADE-09", "V-A-09", into="sold")
    def choose_sale(self, g: Verrix) -> Decision:
        """It must pay for the cheapest thing there."""
        asked = g.ask(self.who, "thing")
        zone, market, wanted = home(self.who), self.partner == NOBODY, self.wanted(g)
        for thing in g.things_at(zone):
            why = may_sell(g, zone, thing, self.most, market, wanted)
            for _ in range(min(self.most, g.lying(zone, thing))):
                asked.offer(thing, why)
        if wanted > 0:
            asked.limit("V-TRADE-06", g.box.value, wanted)
        return asked.pick(1, self.most)

    @ask("V-TRADE-06", "V-TRADE-03", "V-TRADE-09", into="bought")
    def choose_purchase(self, g: Verrix) -> Decision:
        """It is worth no more than what is sold; no change is given."""
        asked = g.ask(self.who, "thing")
        zone, paid = self.zone(), self.paid(g)
        for thing in g.things_at(zone):
            why = None if g.box.value[thing] <= paid else "V-TRADE-06"
            for _ in range(min(self.most, g.lying(zone, thing))):
                asked.offer(thing, why)
        asked.limit("V-TRADE-06", g.box.value, 0, paid)
        return asked.pick(1, self.most, "V-TRADE-03")

    def zone(self) -> int:
        return AT_MARKET if self.partner == NOBODY else home(self.partner)

    def wanted(self, g: Verrix) -> int:
        """What the things sold must be worth at least."""
        return cheapest_at(g, self.zone()) - self.bonus

    def paid(self, g: Verrix) -> int:
        return worth(g, self.sold) + self.bonus

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


def worth(g: Verrix, things: tuple[int, ...]) -> int:
    total = 0
    for thing in things:
        total += g.box.value[thing]
    return total


def may_sell(g: Verrix, zone: int, thing: int, most: int, market: bool, wanted: int) -> str | None:
    """V-A-09: a trophy is not for the market. With the best of the others it must be able to pay for something."""
    if market and thing >= TROPHY:
        return "V-A-09"
    value = g.box.value[thing]
    if value >= wanted:
        return None
    return None if value + best_value(g, zone, most - 1, market, thing, 1) >= wanted else "V-TRADE-06"


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
        asked.offer(HOSTAGE + self.who, None if g.lying(AT_MARKET, HOSTAGE + self.who) else "V-TRADE-14")
        for trophy in range(len(g.trophies)):
            asked.offer(TROPHY + trophy, None if g.trophies[trophy] == RESERVE else "V-TRADE-14")
        return asked if asked.options else None

    @ask("V-TRADE-15", "V-A-13", into="boxed")
    def put_away(self, g: Verrix) -> Decision | None:
        return box_or_keep(g, self.who) if g.villages_of(self.who) == 3 else None

    @do("V-TRADE-14", "V-TRADE-15", "V-ACT-19", "V-A-13")
    def finish(self, g: Verrix) -> None:
        if self.gift != PASS:
            g.do(Transfer(self.gift, 1, AT_MARKET, road(self.who), "V-TRADE-14"))
        if INTO_THE_BOX.holds(self.boxed):
            g.do(RemoveCard(self.who, self.card, "V-TRADE-15"))
        else:
            g.do(DiscardCard(self.who, self.card))
