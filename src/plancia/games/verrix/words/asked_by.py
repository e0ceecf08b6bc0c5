# not compiled
"""In whose name a question is put: the card, the Battle, the Event or the phase, in a few words."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.development import Develop
from plancia.games.verrix.rules.actions.trade import ClanPact, Trade
from plancia.games.verrix.rules.contests.battle import Battle
from plancia.games.verrix.rules.contests.battle_rounds import BattleRound
from plancia.games.verrix.rules.contests.plunder import PlunderMarket
from plancia.games.verrix.rules.contests.raid import Raid
from plancia.games.verrix.rules.events.immediate_events import Occur
from plancia.games.verrix.rules.months.restore import Benefit
from plancia.games.verrix.state.box import NOBODY
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure


def because(g: Verrix, decision: Decision, lang: str) -> str:
    """What is nearest to the question."""
    names = Names(g, lang)
    for frame in reversed(g.stack):
        name = _name(names, frame)
        if name:
            return name
    return names.say("phase", phase=g.phase)


def _name(names: Names, frame: Procedure) -> str:
    """What a procedure is called where people speak of it; empty: it has no name."""
    if isinstance(frame, Develop | Trade | ClanPact | PlunderMarket | Raid):
        return names.card(frame.card)
    if isinstance(frame, Occur):
        return names.event(frame.card)
    if isinstance(frame, Benefit) and frame.event != NOBODY:
        return names.event(frame.event)
    if isinstance(frame, BattleRound):
        return names.say("because-round", n=frame.number)
    if isinstance(frame, Battle) and frame.journey:
        return names.say("because-battle", place=names.territory(frame.journey[0]))
    return names.say("to-battle") if isinstance(frame, Battle) else ""
