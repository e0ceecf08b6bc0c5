# not compiled
"""What a player reads at a question: the prompt, and why an option is refused. Options' labels: labels*.py."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from plancia.games.nova_aetas.rules.turn.horologium import sector_of
from plancia.games.nova_aetas.state.box import NOBODY, Box
from plancia.games.nova_aetas.state.effects.campaign import last_chapter
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.labels.labels import label
from plancia.games.nova_aetas.words.labels.labels_tests import test_name
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.decision import Decision
from plancia.kernel.ledger import Ledger, read_rules
from plancia.kernel.picture import Why, refusing

HERE = Path(__file__).parents[1]


def prompt(g: NovaAetas, decision: Decision, lang: str) -> str:
    """The question, as a player would put it."""
    names = Names(g, lang)
    return names.say(decision.step, most=decision.most, **notes(names, decision))


def why(g: NovaAetas, decision: Decision, option: int, lang: str) -> Why | None:
    """Which rule refuses an option; None when it is not refused."""
    rule = refusing(decision, option)
    return None if rule is None else Why(label(g, decision, option, lang), rule, ledger(g.box).text(rule, lang))


@lru_cache(maxsize=8)
def ledger(box: Box) -> Ledger:
    """The rules of Nova Aetas with the cards of a box."""
    return Ledger(read_rules(HERE / "ledger.toml"), box.tables)


# -- the words of a question


def notes(names: Names, decision: Decision) -> dict[str, Any]:
    """What a prompt may name: the notes of the procedure that asks, in words."""
    g = names.g
    proc: Any = g.stack[-1]
    said: dict[str, Any] = {"ap": g.ap, "popolini": g.popolini}
    if g.t > 0:
        said |= {"t": g.t, "sector": sector_of(g.t)}
    said |= _people(names, proc) | _things(names, proc) | _rolls(names, proc)
    return said


PEOPLE = ("hero", "model", "target", "victim", "enemy", "mover", "attacker", "other", "fallen")


def _people(names: Names, proc: Any) -> dict[str, Any]:
    """Everybody a procedure notes, by name."""
    said = {}
    for field in PEOPLE:
        model = getattr(proc, field, NOBODY)
        if type(model) is int and 0 <= model < names.box.models:
            said[field] = names.model(model)
    if type(proc).__name__ == "Eclipse" and proc.next < len(names.g.company):
        said |= {"hero": names.hero(names.g.company[proc.next]), "kind": names.kind(proc.kind, 2)}
    elif type(proc).__name__ == "Answer":
        said["attack"] = "physical" if proc.physical else "psychic"
    return said


def _things(names: Names, proc: Any) -> dict[str, Any]:
    said: dict[str, Any] = {}
    name = type(proc).__name__
    skill = getattr(proc, "skill", NOBODY)
    if name in ("UseActive", "AfterAttack") and skill >= 0:
        said |= {"skill": names.skill(skill), "text": names.skill_text(skill)}
    if name in ("UseItem", "HeroAttack"):
        said["item"] = names.gear(proc.hero, proc.place)
    if name == "Deed":
        action = proc.action(names.g)
        said["action"] = names.word(names.action(action.number).name)
        said["test"] = test_name(names, action.tests[0])
    if name == "Settlement":
        said["place"] = names.place(last_chapter(names.g))[0]
        said["graves"] = sum(cards.bit_count() for cards in names.g.graves)
    if name == "Step":
        stage = names.said().stages[proc.stage]
        said |= {"stage": names.word(stage.name), "text": names.word(stage.text)}
    if name == "Event" and proc.drawn:
        said |= {"event": names.event(proc.drawn[0]), "text": names.event_text(proc.drawn[0])}
    if name in ("Parry", "Absorb", "Suffer"):
        said |= {"n": proc.n, "left": proc.n - len(getattr(proc, "taken", ()))}
    return said


ABOUT = ("plain", "keyword", "physical-attack", "psychic-attack", "physical-defence", "psychic-defence")


def _rolls(names: Names, proc: Any) -> dict[str, Any]:
    """The dice of a Test in progress, and what it is about."""
    said: dict[str, Any] = {}
    dice = getattr(proc, "dice", 0)
    if dice and type(dice) is tuple:
        said |= {"dice": ", ".join(map(str, dice)), "threshold": proc.threshold}
        said["successes"] = sum(die >= proc.threshold for die in dice)
    for frame in reversed(names.g.stack):
        if type(frame).__name__ == "Test":
            test: Any = frame
            said["about"] = ABOUT[test.about]
            said["keyword"] = names.keyword(test.keyword) if test.keyword >= 0 else "none"
            if "threshold" not in said:
                said |= {"pool": max(1, test.pool), "threshold": test.threshold}
            break
    return said


__all__ = ["Why", "label", "ledger", "notes", "prompt", "why"]
