# not compiled
"""The words of an option, with what a player may know of it before choosing: one table for all kinds of questions."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.weapons import block_of
from plancia.games.nova_aetas.rules.turn.skills import HIMSELF_FIRST, OTHER_FIRST
from plancia.games.nova_aetas.rules.turn.swapping import GIVE, GIVE_THING, TAKE, TAKE_THING
from plancia.games.nova_aetas.rules.wounds.wounds import EQUIPMENT, HIMSELF, room
from plancia.games.nova_aetas.state.answers import A_WOUND, ARM, CARD, ITEM, SKILL, TOKEN
from plancia.games.nova_aetas.state.box import NO_AREA
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.labels.labels_actions import ACTIONS, Said, destiny_line, just, skill_line
from plancia.games.nova_aetas.words.labels.labels_campaign import CAMPAIGN
from plancia.games.nova_aetas.words.labels.labels_field import FIELD, spread_over
from plancia.games.nova_aetas.words.labels.labels_tests import TESTS
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import Decision
from plancia.kernel.words import dotted


def label(g: NovaAetas, decision: Decision, option: int, lang: str) -> str:
    """What an option is, for the list of numbered answers."""
    return Names(g, lang).label(LABELS, decision, option)


# -- Skills, items, tokens


def _skill(names: Names, decision: Decision, option: int) -> str:
    """With who else is hit, where it gives an attack an Area."""
    proc = names.asking
    gives = isinstance(proc, HeroAttack) and names.box.skills[option].area != NO_AREA
    also = spread_over(names, proc, proc.target, None, option) if gives else ""
    return dotted(skill_line(names, decision, option), also)


def _weapon(names: Names, decision: Decision, option: int) -> str:
    hero = names.asking.hero
    attack = block_of(names.g, hero, option)
    return dotted(names.gear(hero, option), names.attack(attack, False) if attack is not None else "")


def _gear(names: Names, decision: Decision, option: int) -> str:
    hero = names.asking.hero
    return dotted(names.gear(hero, option), names.say("room", n=room(names.g, hero, option)))


def _token(answer: Answer) -> Said:
    return lambda names, asked: names.token(answer.option())


def _order(who: str) -> Said:
    """The note of the procedure that says who is first."""
    return lambda names, asked: names.say("label-first", who=names.hero(getattr(names.asking, who)))


def _item(names: Names, decision: Decision, option: int) -> str:
    return names.say("label-card", name=names.item(option), text=names.text("item", names.box.item_ids[option]))


def _swap(key: str, whose: str) -> Said:
    """An item, of whom a note of the procedure names."""

    def said(names: Names, decision: Decision, place: int) -> str:
        proc = names.asking
        return names.say(key, thing=names.gear(getattr(proc, whose), place), who=names.hero(proc.other))

    return said


def _swap_thing(key: str) -> Said:
    """A carried object."""
    return lambda names, asked, thing: names.say(key, thing=names.thing(thing), who=names.hero(names.asking.other))


LABELS: dict[Answer | Range, Said] = {
    SKILL: _skill,
    CARD: destiny_line,
    ITEM: _item,
    ARM: _weapon,
    EQUIPMENT: _gear,
    HIMSELF: lambda names, asked: names.say("label-himself", who=names.hero(names.asking.hero)),
    **{each: _token(each) for each in TOKEN.answers},
    A_WOUND: just("label-a-wound"),
    HIMSELF_FIRST: _order("hero"),
    OTHER_FIRST: _order("target"),
    GIVE: _swap("label-give", "hero"),
    GIVE_THING: _swap_thing("label-give"),
    TAKE: _swap("label-take", "other"),
    TAKE_THING: _swap_thing("label-take"),
    **ACTIONS,
    **FIELD,
    **TESTS,
    **CAMPAIGN,
}
