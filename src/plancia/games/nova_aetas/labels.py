# not compiled
"""The words of an option, with what a player may know of it before choosing. Settlements are in labels_campaign.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas import actions as a
from plancia.games.nova_aetas.activation import ITEM
from plancia.games.nova_aetas.attacks import HeroAttack
from plancia.games.nova_aetas.box import CARRIED, NOBODY
from plancia.games.nova_aetas.chances import ADVANTAGE, BLESSING, BOND, CARD, HEROISM, LUCK, SKILL, WEAPON
from plancia.games.nova_aetas.deeds import WITHOUT, test_of
from plancia.games.nova_aetas.encounter import Step
from plancia.games.nova_aetas.forecast import blow, percent, walk
from plancia.games.nova_aetas.jumping import jump_cost
from plancia.games.nova_aetas.labels_campaign import CAMPAIGN
from plancia.games.nova_aetas.movement import STEP_BY_STEP, step_cost
from plancia.games.nova_aetas.naming import Names
from plancia.games.nova_aetas.rescuing import rescue_price
from plancia.games.nova_aetas.state import NovaAetas
from plancia.games.nova_aetas.swapping import TAKE, THING
from plancia.games.nova_aetas.weapons import UNARMED, block_of, price
from plancia.games.nova_aetas.wounds import HIMSELF, room
from plancia.kernel.decision import PASS, Decision


def label(g: NovaAetas, decision: Decision, option: int, lang: str) -> str:
    """What an option is, for the list of numbered answers."""
    names = Names(g, lang)
    if option == PASS:
        key = f"pass-{decision.step}"
        return names.say(key if key in names.say else "pass")
    return LABELS[decision.kind](names, decision, option)


def dotted(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


# -- actions


def _action(names: Names, decision: Decision, option: int) -> str:
    g: NovaAetas = names.g
    proc: Any = g.stack[-1]
    hero, kind, number = proc.model, option // 100 * 100, option % 100
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
    return _skill_line(names, names.box.heroes[hero].skills[place])


def _skill_line(names: Names, skill: int) -> str:
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


def _use(names: Names, hero: int, place: int) -> str:
    item = names.g.gear[hero * CARRIED + place]
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


def _play_destiny(names: Names, hero: int, card: int) -> str:
    return names.say("label-card", name=names.destiny(card), text=names.destiny_text(card))


def _pick_up(names: Names, hero: int, thing: int) -> str:
    g = names.g
    ap = g.plan().objects[g.plan().things[thing][0]].pick_up
    return dotted(names.say("label-pick-up", thing=names.thing(thing)), names.say("ap", n=ap))


ACTIONS: dict[int, Callable[[Names, int, int], str]] = {
    a.ATTACK: _attack,
    a.SKILL: _skill_action,
    a.RELOAD: _reload,
    a.USE: _use,
    a.DEED: _deed,
    a.LINK: _link,
    a.EXIT: _exit,
    a.DESTINY: _play_destiny,
    a.PICK_UP: _pick_up,
}


# -- models and squares


def _model(names: Names, decision: Decision, option: int) -> str:
    """Who it is, where, and how he is."""
    g, say = names.g, names.say
    where = names.square(g.at[option]) if g.at[option] >= 0 else ""
    wounds = say("wounds-of", n=g.wounds[option], of=g.health[option])
    held = names.tokens(g.tokens[option])
    return dotted(names.model(option), where, wounds, held)


def _target(names: Names, decision: Decision, option: int) -> str:
    """With the odds of the attack, where it is one."""
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    said = _model(names, decision, option)
    if not isinstance(proc, HeroAttack) or option < g.box.hero_side:
        return said
    hit = blow(g, proc.hero, proc.attack(g), option)
    return dotted(said, say("blow", wounds=hit.tenths / 10, percent=hit.succeeds, defeats=hit.defeats))


def _hero(names: Names, decision: Decision, option: int) -> str:
    """With the AP of who is to act; with the odds of who tries a step of an Encounter."""
    g = names.g
    proc: Any = g.stack[-1]
    if isinstance(proc, Step):
        tests = [test_of(g, option, test) for test in g.plan().stages[proc.stage].tests]
        return dotted(names.model(option), names.say("percent", n=max(percent(g, test) for test in tests)))
    return dotted(_model(names, decision, option), names.say("ap", n=g.rapidity[option]))


def _square(names: Names, decision: Decision, option: int) -> str:
    return names.square(option)


def _destination(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    if option == STEP_BY_STEP:
        return say("label-step-by-step")
    if option not in decision.options:
        return names.square(option)
    way = walk(g, proc.model, option, proc.ap(g))
    price = "" if proc.free else say("ap", n=way.ap)
    return dotted(names.square(option), price, *_dangers(names, way.provoked, way.falls))


def _dangers(names: Names, provoked: tuple[int, ...], falls: int) -> list[str]:
    found = [names.say("provokes", who=names.models(provoked))] if provoked else []
    return [*found, names.say("falls", n=falls)] if falls else found


def _step(names: Names, decision: Decision, option: int) -> str:
    g = names.g
    proc: Any = g.stack[-1]
    return dotted(names.square(option), names.say("ap", n=step_cost(g, proc.model, proc.walked, option)))


def _landing(names: Names, decision: Decision, option: int) -> str:
    proc: Any = names.g.stack[-1]
    return dotted(names.square(option), names.say("ap", n=jump_cost(names.g, proc.model, option)))


def _direction(names: Names, decision: Decision, option: int) -> str:
    return names.say("direction", n=option)


# -- Tests


def _before_roll(names: Names, decision: Decision, option: int) -> str:
    if option in (ADVANTAGE, BLESSING):
        id = "advantaged" if option == ADVANTAGE else "blessed"
        return names.say("label-card", name=names.named("token", id), text=names.text("token", id))
    return _used(names, decision, option)


def _after_roll(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    if option == LUCK:
        return say("label-card", name=names.named("token", "lucky"), text=names.text("token", "lucky"))
    if option == HEROISM:
        proc: Any = g.stack[-1]
        return say("label-heroism", n=g.heroism[proc.hero])
    if option == WEAPON:
        return say("label-weapon-reroll")
    return say("label-bond", who=names.hero(option - BOND)) if option < SKILL else _used(names, decision, option)


def _used(names: Names, decision: Decision, option: int) -> str:
    """A Skill or a Destiny Card in a window of a Test."""
    if option >= CARD:
        return _play_destiny(names, NOBODY, option - CARD)
    return _skill_line(names, option - SKILL)


def _die(names: Names, decision: Decision, option: int) -> str:
    proc: Any = names.g.stack[-1]
    die = proc.dice[option]
    return names.say("label-die", n=option + 1, die=die, success="yes" if die >= proc.threshold else "no")


def _symbol(names: Names, decision: Decision, option: int) -> str:
    return _used(names, decision, option) if option >= CARD else names.symbols(option)


def _test(names: Names, decision: Decision, option: int) -> str:
    """Which Test, and how likely it is passed; or the full price without one."""
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    action = proc.action(g)
    if option == WITHOUT:
        return dotted(say("label-without-test"), say("ap", n=action.ap))
    wanted = action.tests[option]
    cost = action.ap if action.cheaper < 0 else action.cheaper
    odds = say("percent", n=percent(g, test_of(g, proc.hero, wanted)))
    return dotted(test_name(names, wanted), say("ap", n=cost), odds)


def test_name(names: Names, wanted: Any) -> str:
    of = names.keyword(wanted.keyword) if wanted.keyword >= 0 else names.characteristic(wanted.characteristic)
    return names.say("test-of", of=of, threshold=wanted.threshold, successes=wanted.successes)


# -- Skills, items, tokens


def _skill(names: Names, decision: Decision, option: int) -> str:
    return _skill_line(names, option)


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
        return _play_destiny(names, NOBODY, option - CARD)
    return names.say("label-card", name=names.named("token", "defended"), text=names.text("token", "defended"))


def _token(names: Names, decision: Decision, option: int) -> str:
    return names.token(option) if option else names.say("label-a-wound")


def _order(names: Names, decision: Decision, option: int) -> str:
    proc: Any = names.g.stack[-1]
    return names.say("label-first", who=names.hero(proc.target if option else proc.hero))


def _destiny(names: Names, decision: Decision, option: int) -> str:
    return _play_destiny(names, NOBODY, option - CARD)


def _hurry(names: Names, decision: Decision, option: int) -> str:
    if option < ITEM:
        return _play_destiny(names, NOBODY, option)
    proc: Any = names.g.stack[-1]
    return _use(names, proc.model, option - ITEM)


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
    "action": _action,
    "model": _model,
    "martyr": _model,
    "saviour": _model,
    "target": _target,
    "hero": _hero,
    "square": _square,
    "dash": _square,
    "destination": _destination,
    "step": _step,
    "landing": _landing,
    "direction": _direction,
    "before-roll": _before_roll,
    "after-roll": _after_roll,
    "die": _die,
    "symbol": _symbol,
    "test": _test,
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
    **CAMPAIGN,
}

__all__ = ["LABELS", "UNARMED", "dotted", "label", "test_name"]
