"""Trade (N-CORE-TRADE, N-CORE-SELL-ITEM): reagents and items, for the treasury that all share (N-CORE-CAMP-4)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.answers import ITEM, REAGENT
from plancia.games.nova_aetas.state.box_cards import Location
from plancia.games.nova_aetas.state.effects.treasury import ChangeReagent, GainItem, GainPopolini, LoseItem
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import ROOM, Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do

GOODS: Final = Kind("goods")
BUY_REAGENT: Final = GOODS.answer("buy:{}", REAGENT, at=ROOM)
SELL_REAGENT: Final = GOODS.answer("sell:{}", REAGENT)
BUY_ITEM: Final = GOODS.answer("buy:{}", ITEM)
SELL_ITEM: Final = GOODS.answer("sell:{}", ITEM)


class Trade(Procedure):
    """As much as they like."""

    def __init__(self, hero: int = 0, place: int = 0) -> None:
        self.hero = hero
        self.place = place
        self.goods = PASS
        self.bought: tuple[int, ...] = ()  # what was bought is not sold again at once, nor the other way round
        self.sold: tuple[int, ...] = ()

    @ask("N-CORE-TRADE", "N-CORE-SELL-ITEM", "N-CORE-CAMP-4", into="goods")
    def choose(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "goods")
        asked.offer(PASS, None)
        place = g.box.locations[self.place]
        for reagent in g.box.reagents:
            if reagent.buy >= 0:
                why = "N-CORE-TRADE" if g.popolini < reagent.buy or reagent.number in self.sold else None
                asked.put(BUY_REAGENT, reagent.number, why)
            if reagent.sell >= 0 and g.reagents[reagent.number]:
                asked.put(SELL_REAGENT, reagent.number, "N-CORE-TRADE" if reagent.number in self.bought else None)
        for item in g.box.items:
            if item.price >= 0:
                asked.put(BUY_ITEM, item.number, may_buy(g, item.price, place))
            if g.stock[item.number]:
                asked.put(SELL_ITEM, item.number, may_sell(g, item.number))
        return asked

    @do("N-CORE-TRADE", "N-CORE-SELL-ITEM")
    def trade(self, g: NovaAetas) -> str:
        goods, self.goods = self.goods, PASS
        if goods == PASS:
            return END
        what = GOODS.of(goods)
        number = what.number(goods)
        if what is SELL_ITEM:
            item = g.box.items[number]
            g.do(LoseItem(item.number, "N-CORE-SELL-ITEM"))
            g.do(GainPopolini(item.price // 2, "N-CORE-SELL-ITEM"))
        elif what is BUY_ITEM:
            item = g.box.items[number]
            g.do(GainPopolini(-item.price, "N-CORE-TRADE"))
            g.do(GainItem(item.number, "N-CORE-TRADE"))
        elif what is SELL_REAGENT:
            reagent = g.box.reagents[number]
            self.sold = (*self.sold, reagent.number)
            g.do(ChangeReagent(reagent.number, -1, "N-CORE-TRADE"))
            g.do(GainPopolini(reagent.sell, "N-CORE-TRADE"))
        else:
            reagent = g.box.reagents[number]
            self.bought = (*self.bought, reagent.number)
            g.do(GainPopolini(-reagent.buy, "N-CORE-TRADE"))
            g.do(ChangeReagent(reagent.number, 1, "N-CORE-TRADE"))
        return AGAIN


def may_buy(g: NovaAetas, price: int, place: Location) -> str | None:
    """5.11: a Village sells cheap things only."""
    if not g.city and price > place.most_price:
        return "N-CORE-CAMP-3"
    return None if g.popolini >= price else "N-CORE-TRADE"


def may_sell(g: NovaAetas, item: int) -> str | None:
    """N-CORE-SELL-ITEM: Starting Equipment cannot be sold, nor what has no price."""
    card = g.box.items[item]
    if card.price < 0:
        return "N-CORE-SELL-ITEM"
    worn = sum([1 for other in g.gear if other == item])
    spare = g.stock[item] + worn - g.starting[item]
    return None if spare > 0 else "N-CORE-SELL-ITEM"
