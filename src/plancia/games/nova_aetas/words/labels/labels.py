# not compiled
"""The words of an option, with what a player may know of it before choosing: one table for all kinds of questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.rules.dice.chances import CARD
from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.weapons import block_of
from plancia.games.nova_aetas.rules.turn.activation import ITEM
from plancia.games.nova_aetas.rules.turn.swapping import TAKE, THING
from plancia.games.nova_aetas.rules.wounds.wounds import HIMSELF, room
from plancia.games.nova_aetas.state.box import NO_AREA, NOBODY
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.labels.labels_actions import action_label, destiny_line, skill_line, use_line
from plancia.games.nova_aetas.words.labels.labels_campaign import CAMPAIGN
from plancia.games.nova_aetas.words.labels.labels_field import FIELD, spread_over
from plancia.games.nova_aetas.words.labels.labels_tests import TESTS
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import dotted
from plancia.kernel.decision import PASS, Decision


def label(g: NovaAetas, decision: Decision, option: int, lang: str) -> str:
    """What an option is, for the list of numbered answers."""
    names = Names(g, lang)
    if option == PASS:
        key = f"pass-{decision.step}"
        return names.say(key if key in names.say else "pass")
    return LABELS[decision.kind](names, decision, option)


# -- Skills, items, tokens


def _skill(names: Names, decision: Decision, option: int) -> str:
    """With who else is hit, where it gives an attack an Area."""
    proc: Any = names.g.stack[-1]
    gives = isinstance(proc, HeroAttack) and names.box.skills[option].area != NO_AREA
    also = spread_over(names, proc, proc.target, None, option) if gives else ""
    return dotted(skill_line(names, option), also)


def _weapon(names: Names, decision: Decision, option: int) -> str:
    g = names.g
    proc: Any = g.stack[-1]
    attack = block_of(g, proc.hero, option)
    line = names.attack(attack, False) if attack is not None else ""
    return dotted(names.gear(proc.hero, option), line)


def _gear(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    if option == HIMSELF:
        return say("label-himself", who=names.hero(proc.hero))
    return dotted(names.gear(proc.hero, option), say("room", n=room(g, proc.hero, option)))


def _parry(names: Names, decision: Decision, option: int) -> str:
    if option >= CARD:
        return destiny_line(names, NOBODY, option - CARD)
    return names.say("label-card", name=names.named("token", "defended"), text=names.text("token", "defended"))


def _token(names: Names, decision: Decision, option: int) -> str:
    return names.token(option) if option else names.say("label-a-wound")


def _order(names: Names, decision: Decision, option: int) -> str:
    proc: Any = names.g.stack[-1]
    return names.say("label-first", who=names.hero(proc.target if option else proc.hero))


def _destiny(names: Names, decision: Decision, option: int) -> str:
    return destiny_line(names, NOBODY, option - CARD)


def _hurry(names: Names, decision: Decision, option: int) -> str:
    if option < ITEM:
        return destiny_line(names, NOBODY, option)
    proc: Any = names.g.stack[-1]
    return use_line(names, proc.model, option - ITEM)


def _item(names: Names, decision: Decision, option: int) -> str:
    return names.say("label-card", name=names.item(option), text=names.text("item", names.box.item_ids[option]))


def _swap(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    taken, what = option >= TAKE, option % TAKE
    whose = proc.other if taken else proc.hero
    thing = names.thing(what - THING) if what >= THING else names.gear(whose, what)
    return say("label-take" if taken else "label-give", thing=thing, who=names.hero(proc.other))


LABELS: dict[str, Callable[[Names, Decision, int], str]] = {
    "action": action_label,
    "skill": _skill,
    "reaction": _skill,
    "weapon": _weapon,
    "gear": _gear,
    "parry": _parry,
    "token": _token,
    "order": _order,
    "destiny": _destiny,
    "hurry": _hurry,
    "item": _item,
    "swap": _swap,
    **FIELD,
    **TESTS,
    **CAMPAIGN,
}
