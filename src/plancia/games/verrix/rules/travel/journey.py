"""Setting out (V-MOVE-02): destination, route and units are declared together (V-A-07), then Food is paid."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.available_units import host_of
from plancia.games.verrix.rules.actions.units import characters_in, choices, commoners_in, eligible, is_one_more, mixes
from plancia.games.verrix.rules.travel.movement import tributes_on
from plancia.games.verrix.rules.travel.ways import (
    TO_BATTLE,
    classes_of,
    cost_there,
    destinations,
    food_for,
    may_go,
    may_set_out,
    may_take_route,
    place_of,
    strength_for,
)
from plancia.games.verrix.state.box import NOBODY
from plancia.games.verrix.state.effects import MoveUnits, PayMovement
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
        who, card, territory = self.who, self.card, self.destination
        asked = g.ask(who, "route")
        if not g.reasons and len(tributes_on(g, who, territory)) == 1:  # there is a way, and this is it
            asked.options = tributes_on(g, who, territory).copy()
            return asked
        cost, everyone = cost_there(g, who, self.event, territory), eligible(g, who, classes_of(g, card))
        for due in tributes_on(g, who, territory):
            asked.offer(due, may_take_route(g, who, card, territory, cost, due, everyone))
        return asked

    @ask("V-ACT-10", "V-ACT-11", "V-ACT-20", "V-MOVE-03", into="units", chosen=True)
    def choose_units(self, g: Verrix) -> Decision:
        who, card, event, territory, due = self.who, self.card, self.event, self.destination, self.tributes
        asked = g.ask(who, "units")
        cost, classes = cost_there(g, who, event, territory), classes_of(g, card)
        if g.reasons:
            for units in choices(g, who, classes):
                asked.offer(units, may_set_out(g, who, card, event, territory, cost, due, units))
            return asked
        allowed = asked.options
        for units in mixes(g, who, classes, strength_for(g, card, event)):
            if is_one_more(allowed, units) or may_take_route(g, who, card, territory, cost, due, units) is None:
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
        food = food_for(g, who, card, self.event, self.destination, self.tributes, units)
        g.do(PayMovement(who, self.destination, food, self.tributes))
        place = TRAVEL if card >= 0 else BOARD
        g.do(MoveUnits(who, characters_in(g, who, units), commoners_in(units), AVAILABLE, place))
        self.result = (self.destination, units)
