"""The Action Phase (V-ACT): in play order one action each, until all have passed."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.available_units import host_of, may_muster, within_strength
from plancia.games.verrix.rules.actions.development import Develop
from plancia.games.verrix.rules.actions.trade import ClanPact, Trade
from plancia.games.verrix.rules.actions.workshop import may_develop, may_learn_any
from plancia.games.verrix.rules.contests.battle import Battle
from plancia.games.verrix.rules.contests.plunder import PlunderMarket
from plancia.games.verrix.rules.contests.raid import Raid
from plancia.games.verrix.rules.events.event_cards import Reorder
from plancia.games.verrix.rules.travel.ways import TO_BATTLE, cost_of, may_go_anywhere, may_use_with
from plancia.games.verrix.state.answers import DECLARE, PLAY_EVENT
from plancia.games.verrix.state.box import (
    ATTACKING,
    BATTLE,
    ENGAGING,
    EVERY_CLASS,
    EXCHANGE,
    FREE,
    HOME,
    LEARN,
    MOVING,
    NOBODY,
    OWN_TURN,
    PACT,
    PLUNDER,
    Action,
    Host,
)
from plancia.games.verrix.state.effects import Score
from plancia.games.verrix.state.effects_cards import DiscardEvent, ShowEvent, TakeBackEvent
from plancia.games.verrix.state.effects_turn import BeginPhase, Pass
from plancia.games.verrix.state.state import ACTION_PHASE, DISCARD, HAND, UNLEARNED, Verrix
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, repeat, run


class Actions(Procedure):
    """V-ACT-02. The players take turns; who has passed is skipped."""

    def __init__(self) -> None:
        self.place = -1  # in the play order, of who acted last

    @do("V-ACT-01", "V-FLOW-02")
    def begin(self, g: Verrix) -> None:
        g.do(BeginPhase(ACTION_PHASE))

    @repeat("V-ACT-01", "V-ACT-02", "V-ACT-07")
    def next_turn(self, g: Verrix) -> Procedure | None:
        order, passes = g.order, g.passes
        if len(passes) == len(order):
            return None
        place = self.place
        while True:
            place = (place + 1) % len(order)
            if order[place] not in passes:
                self.place = place
                return Turn(order[place])


class Turn(Procedure):
    """V-ACT-01. One action, or a pass; and an Event card whose moment it is (V-A-27)."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.act = PASS
        self.event = NOBODY  # an Event card that was shown for the action to come

    @ask("V-ACT-01", "V-ACT-03", "V-ACT-09", "V-EVENT-11", into="act", chosen=True)
    def choose_act(self, g: Verrix) -> Decision:
        who, event = self.who, self.event
        asked = g.ask(who, "act")
        asked.offer(PASS, None)
        host, deck, cards = host_of(g, who), g.box.decks[who], g.cards_of(who)
        if g.reasons or event != NOBODY:
            for action, place in zip(deck, cards):
                asked.offer(action.number, may_play(g, who, action, place, event, host))
            asked.put(DECLARE, 0, may_declare(g, who, event, host))
        elif host.units[EVERY_CLASS]:
            for slot in within_strength(g, who, host):
                if cards[slot] == HAND and may_use(g, who, deck[slot], event, host) is None:
                    asked.options.append(deck[slot].number)
            if may_declare(g, who, event, host) is None:
                asked.options.append(DECLARE.option())
        if g.held[who]:
            asked.put(PLAY_EVENT, 0, may_play_event(g, who, host))
            asked.always = True  # who can only pass passes; but a card face down might be one to play
        return asked

    @run("V-ACT-01", "V-ACT-04", "V-ACT-06")
    def take_act(self, g: Verrix) -> Procedure | None:
        who, act, event = self.who, self.act, self.event
        if act == PASS:
            if event != NOBODY:  # V-EVENT-07: its effect was not applied
                g.do(TakeBackEvent(who, event))
                self.event = NOBODY
            g.do(Pass(who))
            if len(g.passes) == 1:
                g.do(Score(who, 1, "V-ACT-06"))
            return None
        if DECLARE.holds(act):
            return Battle(who, event)
        if PLAY_EVENT.holds(act):
            return self.play_event(g)
        action = g.box.actions[act]
        if action.place == HOME:
            return Develop(who, act, event)
        if action.does == EXCHANGE:
            return Trade(who, act, event)
        if action.does == PACT:
            return ClanPact(who, act, event)
        if action.does == PLUNDER:
            return PlunderMarket(who, act, event)
        return Raid(who, act, event)

    def play_event(self, g: Verrix) -> Procedure | None:
        """V-A-07: a card that goes with an action is shown before it is declared; others could not follow it else."""
        self.event = card = g.held[self.who][0]
        g.do(ShowEvent(self.who, card))
        event = g.box.events[card]
        return Reorder(self.who, event.cards) if event.window == OWN_TURN else None

    @do("V-ACT-01", "V-EVENT-07")
    def go_on(self, g: Verrix) -> str | None:
        if PLAY_EVENT.holds(self.act) and g.box.events[self.event].window != OWN_TURN:
            return AGAIN
        if self.event != NOBODY:
            g.do(DiscardEvent(self.event))
            self.event = NOBODY
        return AGAIN if PLAY_EVENT.holds(self.act) else None


def may_play(g: Verrix, who: int, action: Action, place: int, event: int, host: Host) -> str | None:
    """May the card that lies there be played by somebody (V-ACT-10), somewhere (V-TRADE-15), with this Event card
    (V-EVENT-11)?"""
    if place != HAND:
        return not_in_hand(action, place)
    if action.type == BATTLE:
        return "V-BATTLE-01"
    if event != NOBODY:
        why = may_use_with(g, action.number, event)
        if why is not None:
            return why
    if action.does != LEARN and (action.place != FREE or g.villages_of(who) < 3):
        why = may_muster(host, action.classes, cost_of(g, action, event))
        if why is not None:
            return why
    return may_use(g, who, action, event, host)


def may_use(g: Verrix, who: int, action: Action, event: int, host: Host) -> str | None:
    """V-A-34: does a card that can be paid do anything, anywhere?"""
    if action.place == HOME:
        return may_learn_any(g, who, event, host) if action.does == LEARN else may_develop(g, who, action)
    if action.place == FREE and g.villages_of(who) == 3:
        return "V-TRADE-15"
    return may_go_anywhere(g, who, action.number, event, host)


def not_in_hand(action: Action, state: int) -> str:
    if state == DISCARD:
        return "V-ACT-09"
    if state == UNLEARNED:
        return "V-SETUP-17"
    if action.does == PACT:
        return "V-TRADE-15"
    return "V-DEV-09" if action.cost == 0 else "V-DEV-13"


def may_declare(g: Verrix, who: int, event: int, host: Host) -> str | None:
    """V-BATTLE-02, V-A-20: four units that can fight, and the Food for the way; no Battle card is needed."""
    if event != NOBODY:
        why = may_use_with(g, TO_BATTLE, event)
        if why is not None:
            return why
    return may_go_anywhere(g, who, TO_BATTLE, event, host)


def may_play_event(g: Verrix, who: int, host: Host) -> str | None:
    """V-EVENT-11: on the own turn, and for what comes next there must be something to play it with."""
    card = g.held[who][0]
    window = g.box.events[card].window
    if window == OWN_TURN:
        return None
    if window not in (ENGAGING, MOVING, ATTACKING):
        return "V-EVENT-11"
    if may_declare(g, who, card, host) is None:
        return None
    for action, place in zip(g.box.decks[who], g.cards_of(who)):
        if may_play(g, who, action, place, card, host) is None:
            return None
    return "V-EVENT-11"
