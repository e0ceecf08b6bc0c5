"""Support in a Battle (V-BATTLE-09 to 12, V-ACT-18): a third tribe proposes, the commander accepts or refuses."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.rules.actions.available_units import host_of
from plancia.games.verrix.rules.actions.units import eligible
from plancia.games.verrix.rules.travel.journey import Journey
from plancia.games.verrix.rules.travel.ways import TO_SUPPORT, may_go
from plancia.games.verrix.state.answers import ACCEPT, PROPOSE, PROPOSE_SHOWING, REFUSE
from plancia.games.verrix.state.box import MOVING, NOBODY, TRIBES
from plancia.games.verrix.state.effects_battle import JoinFaction
from plancia.games.verrix.state.effects_cards import DiscardEvent, ShowEvent, TakeBackEvent
from plancia.games.verrix.state.effects_turn import Told
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, run

# What the two questions are about, for standing orders: by tribe.
AGAINST: Final = tuple([f"support-against-{tribe}" for tribe in TRIBES])
FROM: Final = tuple([f"support-from-{tribe}" for tribe in TRIBES])
BATTLE_OF: Final = tuple([f"battle-of-{tribe}" for tribe in TRIBES])


class Support(Procedure):
    """V-A-22. One tribe's say: it may propose to one faction and, if that refuses, to the other."""

    def __init__(self, who: int = 0, attacker: int = 0, defender: int = 0, territory: int = 0) -> None:
        self.who = who
        self.attacker = attacker
        self.defender = defender
        self.territory = territory
        self.proposal = PASS
        self.refused_by = NOBODY
        self.event = NOBODY
        self.answer = REFUSE.option()
        self.journey: tuple[int, ...] = ()

    @ask("V-BATTLE-09", "V-BATTLE-10", "V-BATTLE-11", into="proposal")
    def propose(self, g: Verrix) -> Decision | None:
        """Who has no unit or no Food is skipped; but a card that lies face down might pay the way (V-EVENT-11)."""
        why = may_support(g, self.who, NOBODY, self.territory)
        held = g.held[self.who]
        if not eligible(g, self.who, g.battle_classes) or (why is not None and not held and self.event == NOBODY):
            return None
        asked = g.ask(self.who, "support")
        for commander in (self.attacker, self.defender):
            refused = "V-BATTLE-09" if commander == self.refused_by else None
            if self.event != NOBODY:
                asked.put(PROPOSE_SHOWING, commander, refused)
            else:
                asked.put(PROPOSE, commander, refused or why)
                if held and g.box.events[held[0]].window == MOVING:
                    why_not = may_support(g, self.who, held[0], self.territory)
                    asked.put(PROPOSE_SHOWING, commander, refused or why_not)
        asked.offer(PASS, None)
        asked.always = len(held) > 0
        asked.about = (BATTLE_OF[self.attacker], BATTLE_OF[self.defender])
        return asked

    @do("V-BATTLE-09", "V-EVENT-07")
    def say_so(self, g: Verrix) -> str | None:
        if self.proposal == PASS:
            take_back(g, self)
            return END
        if PROPOSE_SHOWING.holds(self.proposal):
            self.proposal = PROPOSE_SHOWING.number(self.proposal)
            if self.event == NOBODY:
                self.event = g.held[self.who][0]
                g.do(ShowEvent(self.who, self.event))
        g.tell(Told("support-proposed", "V-BATTLE-09", self.who, 0, self.proposal))
        return None

    @ask("V-A-22", "V-BATTLE-09", into="answer")
    def accept_or_refuse(self, g: Verrix) -> Decision:
        asked = g.ask(self.proposal, "offer")
        asked.put(ACCEPT, 0, None)
        asked.put(REFUSE, 0, None)
        enemy = self.defender if self.proposal == self.attacker else self.attacker
        asked.about = (AGAINST[enemy], FROM[self.who])
        return asked

    @do("V-BATTLE-09", "V-A-22")
    def settle(self, g: Verrix) -> str | None:
        if ACCEPT.holds(self.answer):
            g.do(JoinFaction(self.who, self.proposal))
            return None
        g.tell(Told("support-refused", "V-BATTLE-09", self.proposal, 0, self.who))
        if self.refused_by == NOBODY:
            self.refused_by = self.proposal
            self.proposal = PASS
            return AGAIN
        take_back(g, self)
        return END

    @run("V-BATTLE-11", "V-A-49", into="journey")
    def line_up(self, g: Verrix) -> Procedure:
        return Journey(self.who, TO_SUPPORT, self.event, self.territory)

    @do("V-EVENT-07")
    def discard_event(self, g: Verrix) -> None:
        if self.event != NOBODY:
            g.do(DiscardEvent(self.event))


def may_support(g: Verrix, who: int, event: int, territory: int) -> str | None:
    why = may_go(g, who, TO_SUPPORT, event, territory, host_of(g, who))
    return "V-BATTLE-10" if why == "V-MOVE-03" else why


def take_back(g: Verrix, support: Support) -> None:
    if support.event != NOBODY:
        g.do(TakeBackEvent(support.who, support.event))
