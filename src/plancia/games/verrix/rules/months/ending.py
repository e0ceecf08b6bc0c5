"""The end of the game (V-END): the last Event cards, and who is VERRIX."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.rules.events.event_window import ask_for_event
from plancia.games.verrix.rules.months.festivals import kinds_in, owned
from plancia.games.verrix.state.answers import SHOW_EVENT
from plancia.games.verrix.state.box import AT_END
from plancia.games.verrix.state.effects import Score
from plancia.games.verrix.state.effects_cards import DiscardEvent, ShowEvent
from plancia.games.verrix.state.effects_turn import Win
from plancia.games.verrix.state.state import Verrix, home
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure, ask, do, repeat

LAP: Final = 55  # spaces of the VP track


def on_the_track(score: int) -> tuple[int, int]:
    """V-VP-03: how often the disc has gone round, and the space it lies on."""
    return (score - 1) // LAP, (score - 1) % LAP + 1


class End(Procedure):
    """V-END-01."""

    def __init__(self) -> None:
        self.asked = 0

    @repeat("V-END-01", "V-A-27")
    def last_events(self, g: Verrix) -> Procedure | None:
        while self.asked < len(g.order):
            who = g.order[self.asked]
            self.asked += 1
            if g.held[who]:
                return LastEvent(who)
        return None

    @do("V-END-02", "V-END-03", "V-END-04", "V-END-05", "V-END-06", "V-A-30")
    def crown(self, g: Verrix) -> None:
        winner, rule = verrix(g)
        g.do(Win(winner, rule))


class LastEvent(Procedure):
    """V-END-01. A delayed card for the end of the game."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.answer = PASS

    @ask("V-EVENT-11", into="answer")
    def play_or_keep(self, g: Verrix) -> Decision:
        return ask_for_event(g, self.who, AT_END)

    @do("V-END-01", "V-EVENT-07")
    def play(self, g: Verrix) -> None:
        if SHOW_EVENT.holds(self.answer):
            card = g.held[self.who][0]
            g.do(ShowEvent(self.who, card))
            event = g.box.events[card]
            vp = min(event.most, event.vp * (kinds_in(owned(g, self.who)) // event.kinds))
            if vp:
                g.do(Score(self.who, vp, "V-END-01", card))
            g.do(DiscardEvent(card))


def verrix(g: Verrix) -> tuple[int, str]:
    """The winner, and the rule that decided."""
    leaders = g.order.copy()
    for rule in ("V-END-02", "V-END-03", "V-END-04", "V-END-05"):
        best = max([standing(g, who, rule) for who in leaders])
        leaders = [who for who in leaders if standing(g, who, rule) == best]
        if len(leaders) == 1:
            return leaders[0], rule
    return leaders[-1], "V-END-06"


def standing(g: Verrix, who: int, rule: str) -> int:
    if rule == "V-END-02":
        return g.score[who]
    if rule == "V-END-03":
        return g.will[who]
    if rule == "V-END-04":
        return len(g.trophies_at(home(who)))
    stock = owned(g, who)
    return sum([stock[good] for good in g.box.animals])
