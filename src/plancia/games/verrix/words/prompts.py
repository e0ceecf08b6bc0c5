# not compiled
"""What a player reads at a question: the prompt, and the number of each answer. Labels are in labels.py."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from plancia.games.verrix.rules.actions.forecast import festival_now, next_festival
from plancia.games.verrix.rules.travel.ways import TO_BATTLE, TO_SUPPORT, classes_of, cost_of
from plancia.games.verrix.state.answers import SHOW_EVENT, tributes
from plancia.games.verrix.state.box import NOBODY, Box
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.ledger import Ledger, read_rules
from plancia.kernel.picture import from_one

HERE = Path(__file__).parents[1]


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


@lru_cache(maxsize=8)
def ledger(box: Box) -> Ledger:
    """The rules of Verrix with the cards of a box."""
    return Ledger(read_rules(HERE / "ledger.toml"), box.tables)


# -- the words of a question


def notes(names: Names, decision: Decision) -> dict[str, Any]:
    """What a prompt may name: the notes of the procedure that asks, in words."""
    g, by, say = names.g, decision.by, names.say
    proc: Any = g.stack[-1]
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
    if decision.kind == "event":
        said["event"] = names.event(g.held[by][0])
        said["text"] = names.event_text(g.held[by][0])
        said["now"] = "yes" if SHOW_EVENT.option() in decision.options else "no"
    if decision.kind == "replace":
        said["event"] = names.event(g.drawn[by][0])
        said["text"] = names.event_text(g.drawn[by][0])
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
