# not compiled
"""The words of an action that a Hero may choose in his Activation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.rules.fights.weapons import block_of, price
from plancia.games.nova_aetas.rules.missions.mission_actions import test_of
from plancia.games.nova_aetas.rules.turn import actions as a
from plancia.games.nova_aetas.rules.turn.forecast import percent
from plancia.games.nova_aetas.rules.turn.skills import smitten_at
from plancia.games.nova_aetas.rules.wounds.rescuing import rescue_price
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.packing import kind_of, second_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import dotted
from plancia.kernel.decision import Decision


def action_label(names: Names, decision: Decision, option: int) -> str:
    g: NovaAetas = names.g
    proc: Any = g.stack[-1]
    hero, kind, number = proc.model, kind_of(option), second_of(option)
    if kind == 0:
        ap = rescue_price(g, hero) if option == a.RESCUE else 0
        return names.say("label-action", action=SIMPLE[option], ap=names.say("ap", n=ap) if ap else "none")
    return ACTIONS[kind](names, hero, number)


SIMPLE = {
    a.MOVE: "move",
    a.JUMP: "jump",
    a.WAIT: "wait",
    a.EXTINGUISH: "extinguish",
    a.ENTER: "enter",
    a.RESCUE: "rescue",
    a.SWAP: "swap",
}


def _attack(names: Names, hero: int, place: int) -> str:
    g, say = names.g, names.say
    attack = block_of(g, hero, place)
    assert attack is not None, "there is nothing to attack with"
    cost = say("ap", n=price(g, hero, place, attack))
    line = dotted(say("attack-range", n=attack.range), *names.traits(attack))
    return say(
        "label-attack", weapon=names.gear(hero, place), ap=cost, line=line, friend="yes" if attack.friend else "no"
    )


def _skill_action(names: Names, hero: int, place: int) -> str:
    """With whom it strikes, where it strikes all around."""
    g, skill = names.g, names.box.heroes[hero].skills[place]
    card = names.box.skills[skill]
    if card.does != "smite" or not g.on_field(hero):
        return skill_line(names, skill)
    hit = [g.stands[square] for square in squares_of(smitten_at(g, hero, card))]
    return dotted(skill_line(names, skill), names.models(hit))


def skill_line(names: Names, skill: int) -> str:
    card, say = names.box.skills[skill], names.say
    costs = [say("ap", n=card.ap)] if card.ap else []
    costs += [say("all-ap")] if card.all_ap else []
    costs += [say("heroism", n=card.heroism)] if card.heroism else []
    costs += [names.named("token", f"reaction-{card.reaction}")] if card.reaction else []
    return say("label-card", name=dotted(names.skill(skill), *costs), text=names.skill_text(skill))


def _reload(names: Names, hero: int, place: int) -> str:
    attack = block_of(names.g, hero, place)
    cost = names.say("ap", n=attack.reload if attack is not None else 0)
    return names.say("label-reload", weapon=names.gear(hero, place), ap=cost)


def use_line(names: Names, hero: int, place: int) -> str:
    item = names.g.item(hero, place)
    name = dotted(names.gear(hero, place), names.say("ap", n=names.box.items[item].ap))
    return names.say("label-card", name=name, text=names.text("item", names.box.item_ids[item]))


def _deed(names: Names, hero: int, element: int) -> str:
    plan, say = names.g.plan(), names.say
    number, square = plan.elements[element]
    action, said = plan.actions[number], names.action(number)
    where = names.square(square) if square >= 0 else ""
    cubes = say("cubes-of", n=names.g.cubes[element], of=action.cubes) if action.cubes else ""
    name = dotted(names.word(said.name), where, say("ap", n=action.ap), cubes)
    return say("label-card", name=name, text=names.word(said.text))


def _link(names: Names, hero: int, node: int) -> str:
    return names.say("label-link", room=names.node(node))


def _exit(names: Names, hero: int, number: int) -> str:
    g, say = names.g, names.say
    node = g.inside[hero]
    way = g.plan().nodes[node].exits[number]
    said = names.node_said(node).exits[number]
    odds = say("percent", n=percent(g, test_of(g, hero, way.test))) if way.test is not None else ""
    name = names.word(said.name)
    return dotted(say("label-exit", exit=name, square=names.square(way.to)), say("ap", n=way.ap), odds)


def destiny_line(names: Names, hero: int, card: int) -> str:
    return names.say("label-card", name=names.destiny(card), text=names.destiny_text(card))


def _pick_up(names: Names, hero: int, thing: int) -> str:
    g = names.g
    ap = g.plan().objects[g.plan().things[thing][0]].pick_up
    return dotted(names.say("label-pick-up", thing=names.thing(thing)), names.say("ap", n=ap))


ACTIONS: dict[int, Callable[[Names, int, int], str]] = {
    a.ATTACK: _attack,
    a.SKILL: _skill_action,
    a.RELOAD: _reload,
    a.USE: use_line,
    a.DEED: _deed,
    a.LINK: _link,
    a.EXIT: _exit,
    a.DESTINY: destiny_line,
    a.PICK_UP: _pick_up,
}
