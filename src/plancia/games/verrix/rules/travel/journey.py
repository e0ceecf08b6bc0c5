"""Setting out (V-MOVE-02): destination, route and units are declared together (V-A-07), then Food is paid."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.available_units import host_of
from plancia.games.verrix.rules.actions.units import choices, eligible, is_one_more, mixes, move_units
from plancia.games.verrix.rules.travel.movement import Way, tributes_on
from plancia.games.verrix.rules.travel.ways import (
    TO_BATTLE,
    classes_of,
    destinations,
    food_for,
    may_go,
    may_set_out,
    may_take_route,
    place_of,
    strength_for,
    way_there,
)
from plancia.games.verrix.state.box import NOBODY
from plancia.games.verrix.state.effects import PayMovement
from plancia.games.verrix.state.effects_cards import PlayCard
from plancia.games.verrix.state.effects_turn import Told
from plancia.games.verrix.state.state import AVAILABLE, BOARD, TRAVEL, Verrix
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do


class Journey(Procedure):
    """V-MOVE-02. The result is (destination, units)."""

    def __init__(self, who: int = 0, card: int = 0, event: int = NOBODY, destination: int = NOBODY) -> None:
        self.who = who
        self.card = card
        self.event = event  # the Event card played with it
        self.destination = destination
        self.tributes = 0
        self.units = 0

    @ask("V-MOVE-02", "V-A-05", into="destination")
    def choose_destination(self, g: Verrix) -> Decision | None:
        if self.destination != NOBODY:
            return None
        asked = g.ask(self.who, "territory")
        host = host_of(g, self.who)
        for territory in sorted(destinations(g, self.who, place_of(g, self.card))):
            asked.offer(territory, may_go(g, self.who, self.card, self.event, territory, host))
        return asked

    @ask("V-A-04", "V-MOVE-08", into="tributes")
    def choose_route(self, g: Verrix) -> Decision:
        asked = g.ask(self.who, "route")
        routes = tributes_on(g, self.who, self.destination)
        if not g.reasons and len(routes) == 1:  # there is a way, and this is it
            asked.options = routes.copy()
            return asked
        way, everyone = self.way(g), eligible(g, self.who, classes_of(g, self.card))
        for due in routes:
            asked.offer(due, may_take_route(g, way, due, everyone))
        return asked

    def way(self, g: Verrix) -> Way:
        return way_there(g, self.who, self.card, self.event, self.destination)

    @ask("V-ACT-10", "V-ACT-11", "V-ACT-20", "V-MOVE-03", into="units", chosen=True)
    def choose_units(self, g: Verrix) -> Decision:
        who, due, way, classes = self.who, self.tributes, self.way(g), classes_of(g, self.card)
        asked = g.ask(who, "units")
        if g.reasons:
            for units in choices(g, who, classes):
                asked.offer(units, may_set_out(g, way, due, units))
            return asked
        allowed = asked.options
        for units in mixes(g, who, classes, strength_for(g, self.card, self.event)):
            if is_one_more(allowed, units) or may_take_route(g, way, due, units) is None:
                allowed.append(units)
        return asked

    @do("V-MOVE-07", "V-MOVE-08", "V-MOVE-09", "V-MOVE-11", "V-TRADE-01", "V-RAID-01")
    def set_out(self, g: Verrix) -> None:
        who, card, units = self.who, self.card, self.units
        if card >= 0:
            g.do(PlayCard(who, card))
        elif card == TO_BATTLE:
            declared = g.villages[self.destination]
            g.tell(Told("battle-declared", "V-BATTLE-03", who, self.destination, declared))
        food = food_for(g, self.way(g), self.tributes, units)
        g.do(PayMovement(who, self.destination, food, self.tributes))
        move_units(g, who, units, AVAILABLE, TRAVEL if card >= 0 else BOARD)
        self.result = (self.destination, units)
