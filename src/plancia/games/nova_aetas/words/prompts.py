# not compiled
"""What a player reads at a question: the prompt, and in whose name it is put. Labels: labels/."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from plancia.games.nova_aetas.notation.notes import LEDGER
from plancia.games.nova_aetas.rules.campaign.encounter import Step
from plancia.games.nova_aetas.rules.campaign.settlement import Settlement
from plancia.games.nova_aetas.rules.campaign.town import GoAbout
from plancia.games.nova_aetas.rules.dice.dice import Test
from plancia.games.nova_aetas.rules.enemies.enemy_activation import EnemyActivation
from plancia.games.nova_aetas.rules.fights.answering import Answer
from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.riposting import AfterAttack
from plancia.games.nova_aetas.rules.missions.events import Event
from plancia.games.nova_aetas.rules.missions.mission_actions import Deed
from plancia.games.nova_aetas.rules.turn.activation import HeroActivation
from plancia.games.nova_aetas.rules.turn.destiny import Eclipse
from plancia.games.nova_aetas.rules.turn.hours import sector_of
from plancia.games.nova_aetas.rules.turn.skills import UseActive
from plancia.games.nova_aetas.rules.turn.using import UseItem
from plancia.games.nova_aetas.rules.wounds.wounds import Absorb, Parry, Suffer
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.campaign import last_chapter
from plancia.games.nova_aetas.state.state import PHASES, NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.decision import Decision
from plancia.kernel.ledger import ledger_of
from plancia.kernel.procedure import Procedure

ledger = partial(ledger_of, LEDGER)  # the rules of Nova Aetas with the cards of a box


def prompt(g: NovaAetas, decision: Decision, lang: str) -> str:
    """The question, as a player would put it."""
    names = Names(g, lang)
    return names.say(decision.step, most=decision.most, **notes(names, decision))


# -- the words of a question


def notes(names: Names, decision: Decision) -> dict[str, Any]:
    """What a prompt may name: the notes of the procedure that asks, in words."""
    g, proc = names.g, names.asking
    said: dict[str, Any] = {"ap": g.ap, "popolini": g.popolini}
    if g.t > 0:
        said |= {"t": g.t, "sector": sector_of(g.t)}
    said |= _people(names, proc)
    if type(proc) in NOTES:
        said |= NOTES[type(proc)](names, proc)
    return said | _rolls(names, proc)


PEOPLE = ("hero", "model", "target", "victim", "enemy", "mover", "attacker", "other", "fallen")


def _people(names: Names, proc: Any) -> dict[str, Any]:
    """Everybody a procedure notes, by name."""
    said = {}
    for field in PEOPLE:
        model = getattr(proc, field, NOBODY)
        if type(model) is int and 0 <= model < names.box.models:
            said[field] = names.model(model)
    return said


def _eclipsed(names: Names, proc: Eclipse) -> dict[str, Any]:
    if proc.next >= len(names.g.company):
        return {}
    return {"hero": names.hero(names.g.company[proc.next]), "kind": names.kind(proc.kind, 2)}


def _skill(names: Names, proc: UseActive | AfterAttack) -> dict[str, Any]:
    return {"skill": names.skill(proc.skill), "text": names.skill_text(proc.skill)} if proc.skill >= 0 else {}


def _thing(names: Names, proc: HeroAttack | UseItem) -> dict[str, Any]:
    return {"item": names.gear(proc.hero, proc.place)}


def _deed(names: Names, proc: Deed) -> dict[str, Any]:
    action = proc.action(names.g)
    return {"action": names.word(names.action(action.number).name), "test": names.test(action.tests[0])}


def _settlement(names: Names, proc: Settlement) -> dict[str, Any]:
    graves = sum(cards.bit_count() for cards in names.g.graves)
    return {"place": names.place(last_chapter(names.g))[0], "graves": graves}


def _step(names: Names, proc: Step) -> dict[str, Any]:
    stage = names.said().stages[proc.stage]
    return {"stage": names.word(stage.name), "text": names.word(stage.text)}


def _event(names: Names, proc: Event) -> dict[str, Any]:
    return {"event": names.event(proc.drawn[0]), "text": names.event_text(proc.drawn[0])} if proc.drawn else {}


def _wounds(names: Names, proc: Parry | Absorb | Suffer) -> dict[str, Any]:
    return {"n": proc.n, "left": proc.n - len(getattr(proc, "taken", ()))}


NOTES: dict[type[Procedure], Callable[[Names, Any], dict[str, Any]]] = {
    Eclipse: _eclipsed,
    Answer: lambda names, proc: {"attack": "physical" if proc.physical else "psychic"},
    UseActive: _skill,
    AfterAttack: _skill,
    UseItem: _thing,
    HeroAttack: _thing,
    Deed: _deed,
    Settlement: _settlement,
    Step: _step,
    Event: _event,
    Parry: _wounds,
    Absorb: _wounds,
    Suffer: _wounds,
}

ABOUT = ("plain", "keyword", "physical-attack", "psychic-attack", "physical-defence", "psychic-defence")


def _rolls(names: Names, proc: Any) -> dict[str, Any]:
    """The dice of a Test in progress, and what it is about."""
    said: dict[str, Any] = {}
    dice = getattr(proc, "dice", 0)
    if dice and type(dice) is tuple:
        said |= {"dice": ", ".join(map(str, dice)), "threshold": proc.threshold}
        said["successes"] = sum(die >= proc.threshold for die in dice)
    for frame in reversed(names.g.stack):
        if isinstance(frame, Test):
            said["about"] = ABOUT[frame.about]
            said["keyword"] = names.keyword(frame.keyword) if frame.keyword >= 0 else "none"
            if "threshold" not in said:
                said |= {"pool": max(1, frame.pool), "threshold": frame.threshold}
            break
    return said


# -- in whose name it is put


def because(g: NovaAetas, decision: Decision, lang: str) -> str:
    """The Hero, the Enemy, the Skill, the card or the place that is nearest to the question, in a few words."""
    names = Names(g, lang)
    return names.innermost(CALLED) or names.say("phase", phase=PHASES[g.phase])


# What a procedure is called where people speak of it; empty: it has no name.
CALLED: dict[type[Procedure], Callable[[Names, Any], str]] = {
    HeroAttack: lambda names, proc: names.gear(proc.hero, proc.place),
    UseActive: lambda names, proc: names.skill(proc.skill),
    Deed: lambda names, proc: names.word(names.action(proc.action(names.g).number).name),
    Event: lambda names, proc: names.event(proc.drawn[0]) if proc.drawn else "",
    EnemyActivation: lambda names, proc: names.model(proc.enemy),
    HeroActivation: lambda names, proc: names.model(proc.model) if proc.model != NOBODY else "",
    GoAbout: lambda names, proc: names.hero(proc.hero),
    Settlement: lambda names, proc: names.say("settlement-kind", city="yes" if proc.city else "no"),
}
