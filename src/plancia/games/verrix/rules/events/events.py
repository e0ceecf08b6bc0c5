"""The Event Phase (V-EVENT): three Divine Will for a card, in play order."""

from __future__ import annotations

from plancia.games.verrix.rules.events.event_cards import HandleEvent
from plancia.games.verrix.state.answers import DRAW_EVENT, KEEP_EVENT, REPLACE_EVENT
from plancia.games.verrix.state.box import EVENT_PRICE, SECOND_EVENT, SPENDING
from plancia.games.verrix.state.effects import SpendWill
from plancia.games.verrix.state.effects_cards import DrawEvent, DropEvent
from plancia.games.verrix.state.effects_turn import BeginPhase, Told
from plancia.games.verrix.state.state import EVENT_PHASE, Verrix
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import END, Procedure, ask, do, repeat, run


class Events(Procedure):
    """V-EVENT-03. Each player draws one card or passes; an empty deck ends the phase for good (V-EVENT-08, V-A-51)."""

    def __init__(self) -> None:
        self.asked = 0

    @do("V-EVENT-08", "V-FLOW-02")
    def begin(self, g: Verrix) -> str | None:
        if not g.deck:
            return END
        g.do(BeginPhase(EVENT_PHASE))
        return None

    @repeat("V-EVENT-01", "V-EVENT-03", "V-EVENT-08", "V-A-51")
    def next_player(self, g: Verrix) -> Procedure | None:
        if self.asked == len(g.order) or not g.deck:
            return None
        self.asked += 1
        return BuyEvent(g.order[self.asked - 1])


class BuyEvent(Procedure):
    """V-EVENT-01, V-A-01. One player pays for a card and draws it, or passes."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.answer = PASS
        self.other = KEEP_EVENT.option()

    @ask("V-EVENT-01", "V-EVENT-02", "V-A-01", into="answer")
    def draw_or_pass(self, g: Verrix) -> Decision:
        asked = g.ask(self.who, "draw")
        asked.put(DRAW_EVENT, 0, None if g.will[self.who] >= EVENT_PRICE else "V-EVENT-02")
        asked.offer(PASS, None)
        asked.about = ("V-EVENT-01", *SPENDING)
        return asked

    @do("V-EVENT-01", "V-EVENT-02")
    def draw(self, g: Verrix) -> str | None:
        if self.answer == PASS:
            g.tell(Told("no-event", "V-EVENT-02", self.who, g.will[self.who] // EVENT_PRICE))
            return END
        g.do(SpendWill(self.who, EVENT_PRICE, "V-EVENT-01"))
        g.tell(Told("event-drawn", "V-EVENT-01", self.who))
        g.do(DrawEvent(self.who, g.deck[-1]))
        return None

    @ask("V-EVENT-10", "V-A-29", into="other")
    def be_benevolent(self, g: Verrix) -> Decision | None:
        """The ability of Violet: read the card, and perhaps replace it, once."""
        if g.box.ability[self.who] != SECOND_EVENT or not g.deck:
            return None
        asked = g.ask(self.who, "replace")
        asked.put(KEEP_EVENT, 0, None)
        asked.put(REPLACE_EVENT, 0, None)
        return asked

    @do("V-EVENT-10")
    def replace(self, g: Verrix) -> None:
        if REPLACE_EVENT.holds(self.other):
            g.do(DropEvent(self.who, g.drawn[self.who][0], "V-EVENT-10"))
            g.tell(Told("event-drawn", "V-EVENT-10", self.who))
            g.do(DrawEvent(self.who, g.deck[-1]))

    @run("V-EVENT-04", "V-EVENT-05")
    def handle(self, g: Verrix) -> Procedure:
        return HandleEvent(self.who)
