# not compiled
"""What a player reads at a question: the prompt, the number of each answer, and in whose name it is put. Labels are
in labels.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from plancia.games.verrix.notation.notes import LEDGER
from plancia.games.verrix.rules.actions.development import Develop
from plancia.games.verrix.rules.actions.forecast import festival_now, next_festival
from plancia.games.verrix.rules.actions.trade import ClanPact, Trade
from plancia.games.verrix.rules.contests.battle import Battle
from plancia.games.verrix.rules.contests.battle_rounds import BattleRound
from plancia.games.verrix.rules.contests.plunder import PlunderMarket
from plancia.games.verrix.rules.contests.raid import Raid
from plancia.games.verrix.rules.events.immediate_events import Occur
from plancia.games.verrix.rules.months.restore import Benefit
from plancia.games.verrix.rules.travel.ways import TO_BATTLE, TO_SUPPORT, classes_of, cost_of
from plancia.games.verrix.state.answers import SHOW_EVENT, tributes
from plancia.games.verrix.state.box import NOBODY
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.ledger import ledger_of
from plancia.kernel.picture import from_one
from plancia.kernel.procedure import Procedure

ledger = partial(ledger_of, LEDGER)  # the rules of Verrix with the cards of a box


def prompt(g: Verrix, decision: Decision, lang: str) -> str:
    """The question, as a player would put it."""
    names = Names(g, lang)
    key = decision.step
    if key in ("Develop-choose_what", "Occur-choose"):  # what is asked depends on the card
        key = f"{key}-{decision.kind}"
    return names.say(key, most=decision.most, **notes(names, decision))


def numbered(decision: Decision) -> dict[int, int]:
    """The number a player types for each option, from 1; 0 takes nothing more. An amount is its own number."""
    if decision.kind != "number":
        return from_one(decision)
    return {0 if option == PASS else option: option for option in decision.options}


def because(g: Verrix, decision: Decision, lang: str) -> str:
    """The card, the Battle, the Event or the phase, in a few words: what is nearest to the question."""
    names = Names(g, lang)
    return names.innermost(CALLED) or names.say("phase", phase=g.phase)


def _battle(names: Names, battle: Battle) -> str:
    if not battle.journey:
        return names.say("to-battle")
    return names.say("because-battle", place=names.territory(battle.journey[0]))


# What a procedure is called where people speak of it; empty: it has no name.
CALLED: dict[type[Procedure], Callable[[Names, Any], str]] = {
    **dict.fromkeys((Develop, Trade, ClanPact, PlunderMarket, Raid), lambda names, proc: names.card(proc.card)),
    Occur: lambda names, proc: names.event(proc.card),
    Benefit: lambda names, proc: names.event(proc.event) if proc.event != NOBODY else "",
    BattleRound: lambda names, proc: names.say("because-round", n=proc.number),
    Battle: _battle,
}

# -- the words of a question


def notes(names: Names, decision: Decision) -> dict[str, Any]:
    """What a prompt may name: the notes of the procedure that asks, in words."""
    g, by, say = names.g, decision.by, names.say
    proc = names.asking
    said: dict[str, Any] = {"food": g.food(by), "will": g.will[by]}
    key, _, step = decision.step.partition("-")
    card = NOBODY if step == "put_away" else getattr(proc, "lesson", NOBODY)
    card = card if card != NOBODY else getattr(proc, "card", NOBODY)
    if key in ("Develop", "Journey", "Raid", "ClanPact", "PlunderMarket"):
        said["card"] = names.say(f"to-{'battle' if card == TO_BATTLE else 'support'}") if card < 0 else names.card(card)
    if key in ("Develop", "Journey"):
        said["force"] = 0 if card in (TO_BATTLE, TO_SUPPORT) else max(0, cost_of(g, g.box.actions[card], proc.event))
        said["classes"] = names.classes(classes_of(g, card))
        said["battle"] = "yes" if card == TO_BATTLE else "no"
    if key == "Journey" and proc.destination != NOBODY:
        said["place"] = names.territory(proc.destination)
        paid = say.list([say("tribute", n=n, to=names.to(tribe)) for tribe, n in tributes(proc.tributes)])
        said["tribute"] = say("in-tribute", tributes=paid) if paid else "none"
    if key == "Occur":
        said["event"] = names.event(proc.card)
    if key == "Benefit" and proc.event != NOBODY:
        said["event"] = names.event(proc.event)
    if decision.kind in ("event", "replace"):
        read = (g.held if decision.kind == "event" else g.drawn)[by][0]
        said |= {"event": names.event(read), "text": names.event_text(read)}
        said["now"] = "yes" if SHOW_EVENT.option() in decision.options else "no"
    return said | _contest(names, key, proc) | _bargain(names, key, proc) | _turn(names, key, proc)


def _contest(names: Names, key: str, proc: Any) -> dict[str, Any]:
    """A Raid or a Battle: who against whom, and how it stands."""
    g = names.g
    if key == "Raid":
        said = {"raider": names.tribe(proc.who), "target": names.mid(proc.target), "target_of": names.of(proc.target)}
        return said | {"attack": proc.attack(g), "defence": proc.defence(g)}
    if key == "Battle":
        return {"attacker": names.tribe(proc.who), "place": names.territory(proc.journey[0])}
    if key == "Support":
        attacker, defender = names.mid(proc.attacker), names.mid(proc.defender)
        said = {"attacker": attacker, "defender": defender, "supporter": names.tribe(proc.who)}
        return said | {"place": names.territory(proc.territory), "refused": "yes" if proc.refused_by >= 0 else "no"}
    if key == "BattleRound":
        return {"round": proc.number, "due": "yes" if (proc.number == 2) == (proc.player == proc.defender) else "no"}
    return {}


def _bargain(names: Names, key: str, proc: Any) -> dict[str, Any]:
    if key != "Bargain":
        return {}
    g, say = names.g, names.say
    return {
        "partner": say("with-market") if proc.partner == NOBODY else say("with-tribe", mid=names.mid(proc.partner)),
        "bonus": proc.bonus,
        "wanted": max(0, proc.wanted(g)),
        "value": proc.paid(g),
        "carried": proc.most,
    }


def _turn(names: Names, key: str, proc: Any) -> dict[str, Any]:
    """What the next Festival would pay now; the Event card that was shown for the action to come."""
    if key != "Turn":
        return {}
    g = names.g
    festival = next_festival(g)
    said: dict[str, Any] = {"shown": "none" if proc.event == NOBODY else names.event(proc.event)}
    if festival is not None:
        said["festival"] = names.named("festival", festival.id)
        said["vp"] = sum(festival_now(g, proc.who, festival))
    return said
