"""The plunder of the market (V-RAID-15, V-RAID-16), which does not resist."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.goods_and_captives import may_plunder_goods, may_plunder_hostages
from plancia.games.verrix.rules.actions.trade import hand_over
from plancia.games.verrix.rules.actions.units import capacity
from plancia.games.verrix.rules.travel.journey import Journey
from plancia.games.verrix.state.answers import PLUNDER_GOODS, PLUNDER_HOSTAGES, size_of
from plancia.games.verrix.state.box import HOSTAGE, NOBODY
from plancia.games.verrix.state.effects import Score
from plancia.games.verrix.state.effects_cards import DiscardCard
from plancia.games.verrix.state.state import AT_MARKET, Verrix, road
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do, run


class PlunderMarket(Procedure):
    """V-RAID-15, V-RAID-16. The market does not resist."""

    def __init__(self, who: int = 0, card: int = 0, event: int = NOBODY) -> None:
        self.who = who
        self.card = card
        self.event = event
        self.journey: tuple[int, ...] = ()
        self.what = PLUNDER_GOODS.option()
        self.loot: tuple[int, ...] = ()

    @run("V-RAID-15", "V-RAID-16", into="journey")
    def set_out(self, g: Verrix) -> Procedure:
        return Journey(self.who, self.card, self.event, g.box.port)

    @ask("V-RAID-16", "V-ACT-14", into="what")
    def choose_what(self, g: Verrix) -> Decision:
        asked = g.ask(self.who, "plunder")
        asked.put(PLUNDER_GOODS, 0, may_plunder_goods(g, g.box.actions[self.card], size_of(self.journey[1]), 0))
        asked.put(PLUNDER_HOSTAGES, 0, may_plunder_hostages(g))
        return asked

    @ask("V-RAID-11", into="loot")
    def choose_loot(self, g: Verrix) -> Decision:
        most = capacity(g, self.who, self.journey[1])
        asked = g.ask(self.who, "thing")
        goods = PLUNDER_GOODS.holds(self.what)
        if not goods:
            most = min(most, g.box.actions[self.card].most)
        for thing in g.things_at(AT_MARKET):
            if (thing < HOSTAGE) == goods:
                for _ in range(min(most, g.lying(AT_MARKET, thing))):
                    asked.offer(thing, None)
        return asked.pick(1, most)

    @do("V-RAID-16", "V-RAID-10", "V-ACT-19")
    def finish(self, g: Verrix) -> None:
        action = g.box.actions[self.card]
        hand_over(g, self.loot, AT_MARKET, road(self.who), "V-RAID-10")
        if PLUNDER_GOODS.holds(self.what) and len(set(self.loot)) >= action.kinds:
            g.do(Score(self.who, action.vp, "V-ACT-16", self.card))
        g.do(DiscardCard(self.who, self.card))
