# not compiled
"""The words of an action that a Hero may choose in his Activation."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.nova_aetas.rules.fights.weapons import block_of, price
from plancia.games.nova_aetas.rules.missions.mission_actions import test_of
from plancia.games.nova_aetas.rules.turn import actions as a
from plancia.games.nova_aetas.rules.turn.activation import HURRYING_ITEM
from plancia.games.nova_aetas.rules.turn.forecast import percent
from plancia.games.nova_aetas.rules.turn.skill_targets import smitten_at
from plancia.games.nova_aetas.rules.wounds.rescuing import rescue_price
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import Decision
from plancia.kernel.words import dotted

Said = Callable[..., str]  # told the names, the question, and what its answer ranges over


def just(key: str) -> Said:
    """The same words for everybody."""
    return lambda names, asked: names.say(key)


def _plain(answer: Answer) -> Said:
    """An action that ranges over nothing, by its stable name."""
    return lambda names, asked: names.say("label-action", action=answer.name, ap="none")


def _rescue(names: Names, asked: Decision) -> str:
    ap = names.say("ap", n=rescue_price(names.g, names.g.actor))
    return names.say("label-action", action=a.RESCUE.name, ap=ap)


def _attack(names: Names, asked: Decision, place: int) -> str:
    g, say, hero = names.g, names.say, names.g.actor
    attack = block_of(g, hero, place)
    assert attack is not None, "there is nothing to attack with"
    cost = say("ap", n=price(g, hero, place, attack))
    line = dotted(say("attack-range", n=attack.range), *names.traits(attack))
    return say(
        "label-attack", weapon=names.gear(hero, place), ap=cost, line=line, friend="yes" if attack.friend else "no"
    )


def _skill_action(names: Names, asked: Decision, place: int) -> str:
    """With whom it strikes, where it strikes all around."""
    g, hero = names.g, names.g.actor
    skill = names.box.heroes[hero].skills[place]
    card = names.box.skills[skill]
    if card.does != "smite" or not g.on_field(hero):
        return skill_line(names, asked, skill)
    hit = [g.stands[square] for square in squares_of(smitten_at(g, hero, card))]
    return dotted(skill_line(names, asked, skill), names.models(hit))


def skill_line(names: Names, asked: Decision, skill: int) -> str:
    name = dotted(names.skill(skill), *names.costs(names.box.skills[skill]))
    return names.say("label-card", name=name, text=names.skill_text(skill))


def _reload(names: Names, asked: Decision, place: int) -> str:
    hero = names.g.actor
    attack = block_of(names.g, hero, place)
    cost = names.say("ap", n=attack.reload if attack is not None else 0)
    return names.say("label-reload", weapon=names.gear(hero, place), ap=cost)


def use_line(names: Names, asked: Decision, place: int) -> str:
    hero = names.g.actor
    item = names.g.item(hero, place)
    name = dotted(names.gear(hero, place), names.say("ap", n=names.box.items[item].ap))
    return names.say("label-card", name=name, text=names.text("item", names.box.item_ids[item]))


def _deed(names: Names, asked: Decision, element: int) -> str:
    plan, say = names.g.plan(), names.say
    number, square = plan.elements[element]
    action, said = plan.actions[number], names.action(number)
    where = names.square(square) if square >= 0 else ""
    cubes = say("cubes-of", n=names.g.cubes[element], of=action.cubes) if action.cubes else ""
    name = dotted(names.word(said.name), where, say("ap", n=action.ap), cubes)
    return say("label-card", name=name, text=names.word(said.text))


def _exit(names: Names, asked: Decision, number: int) -> str:
    g, say, hero = names.g, names.say, names.g.actor
    node = g.inside[hero]
    way = g.plan().nodes[node].exits[number]
    said = names.node_said(node).exits[number]
    odds = say("percent", n=percent(g, test_of(g, hero, way.test))) if way.test is not None else ""
    name = names.word(said.name)
    return dotted(say("label-exit", exit=name, square=names.square(way.to)), say("ap", n=way.ap), odds)


def destiny_line(names: Names, asked: Decision, card: int) -> str:
    return names.say("label-card", name=names.destiny(card), text=names.destiny_text(card))


def _pick_up(names: Names, asked: Decision, thing: int) -> str:
    g = names.g
    ap = g.plan().objects[g.plan().things[thing][0]].pick_up
    return dotted(names.say("label-pick-up", thing=names.thing(thing)), names.say("ap", n=ap))


ACTIONS: dict[Answer | Range, Said] = {
    **{each: _plain(each) for each in (a.MOVE, a.JUMP, a.WAIT, a.EXTINGUISH, a.ENTER, a.SWAP)},
    a.RESCUE: _rescue,
    a.ATTACK: _attack,
    a.SKILL: _skill_action,
    a.RELOAD: _reload,
    a.USE: use_line,
    HURRYING_ITEM: use_line,
    a.DEED: _deed,
    a.LINK: lambda names, asked, node: names.say("label-link", room=names.node(node)),
    a.EXIT: _exit,
    a.PICK_UP: _pick_up,
}
