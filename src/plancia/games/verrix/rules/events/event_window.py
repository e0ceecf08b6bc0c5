"""The moment of a delayed Event card (V-EVENT-11): asked of everybody who has one face down, whatever it is."""

from __future__ import annotations

from plancia.games.verrix.state.answers import SHOW_EVENT
from plancia.games.verrix.state.box import BATTLE_ROUND, NOBODY
from plancia.games.verrix.state.effects_cards import ShowEvent
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure, ask, do


class BlessRound(Procedure):
    """V-EVENT-11. A participant may play a card that fits before the round's card is chosen. The result is who did."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.answer = PASS
        self.result = NOBODY

    @ask("V-EVENT-11", into="answer")
    def play_or_keep(self, g: Verrix) -> Decision:
        return ask_for_event(g, self.who, BATTLE_ROUND)

    @do("V-EVENT-07")
    def play(self, g: Verrix) -> None:
        if SHOW_EVENT.holds(self.answer):
            g.do(ShowEvent(self.who, g.held[self.who][0]))
            self.result = self.who


def ask_for_event(g: Verrix, who: int, window: int) -> Decision:
    """V-EVENT-11: asked of everybody who has a card face down; only one that fits can be played."""
    asked = g.ask(who, "event")
    asked.put(SHOW_EVENT, 0, None if g.box.events[g.held[who][0]].window == window else "V-EVENT-11")
    asked.offer(PASS, None)
    asked.always = True
    return asked
