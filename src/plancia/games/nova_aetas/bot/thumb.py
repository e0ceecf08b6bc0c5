"""Thumb for Nova Aetas: reads what the mission wants, weighs every square in reach, and takes what looks best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from plancia.games.nova_aetas.bot.plans import Planner, Thought
from plancia.games.nova_aetas.bot.reflexes import reflex
from plancia.games.nova_aetas.bot.tasks import tasks_of
from plancia.games.nova_aetas.bot.town import in_town
from plancia.games.nova_aetas.rules.turn import actions as a
from plancia.games.nova_aetas.rules.turn.allies import FAR, costs_to
from plancia.games.nova_aetas.rules.turn.movement import GO_TO
from plancia.games.nova_aetas.rules.turn.reaching import sure_gait
from plancia.games.nova_aetas.state.box import BURNED, NOBODY
from plancia.games.nova_aetas.state.plan import Exit
from plancia.games.nova_aetas.state.state import SETTLEMENT, NovaAetas
from plancia.kernel import engine
from plancia.kernel.decision import PASS, Decision


def best_option(g: NovaAetas, seat: int) -> int:
    asked = engine.asked_of(g, seat)
    if g.phase == SETTLEMENT:
        return in_town(g, asked)
    return PLANNED.get(asked.kind, reflex)(g, asked)


def glance(g: NovaAetas, seat: int) -> int:
    """The same without a thought of what the Enemies will do then."""
    asked = engine.asked_of(g, seat)
    if g.phase == SETTLEMENT or asked.kind not in ("action", "destination"):
        return best_option(g, seat)
    return act(g, asked, True) if asked.kind == "action" else destination(g, asked, True)


def hero_of(g: NovaAetas) -> int:
    return g.actor


def act(g: NovaAetas, asked: Decision, heedless: bool = False) -> int:
    """First what keeps him alive, then his plan."""
    hero, options = hero_of(g), asked.options
    if len(options) == 1:
        return options[0]
    if g.inside[hero] >= 0:
        return indoors(g, hero, options)
    quick = at_once(g, hero, options)
    if quick is not None:
        return quick
    thought = Planner(g, hero, heedless).best()
    if thought.action in options:
        return thought.action
    return PASS if PASS in options else next(option for option in options if not a.WAIT.holds(option))


def at_once(g: NovaAetas, hero: int, options: list[int]) -> int | None:
    """Potions, bandages, fire, and cards that cost nothing."""
    weak = g.wounds[hero] >= g.health[hero] - 3 and g.wounds[hero] >= 2
    for option in options:
        if option == PASS:
            continue
        action = a.ACTION.of(option)
        number = action.number(option)
        if action is a.USE and hero < g.box.proper:
            item = g.box.items[g.item(hero, number)]
            if item.use == "heal" and (weak or friend_is_weak(g, hero)):
                return option
            if item.use == "cure" and g.tokens[hero] & item.cures:
                return option
        if action is a.SKILL and hero < g.box.proper:
            card = g.box.skills[a.own_skill(g, hero, number)]
            if card.does in ("dress", "heal") and (weak or friend_is_weak(g, hero)):
                return option
            if card.does == "stand" and weak:
                return option
        if action is a.RELOAD and g.ap >= 2:
            return option
        if action is a.DESTINY and g.box.destinies[number].does == "give":
            return option
    put_out = a.EXTINGUISH.option()
    if put_out in options and g.tokens[hero] & BURNED and g.wounds[hero] >= g.health[hero] - 2:
        return put_out
    return None


def friend_is_weak(g: NovaAetas, hero: int) -> bool:
    beside = g.field().beside[g.at[hero]]
    for other in g.heroes_on_field():
        if other != hero and beside >> g.at[other] & 1 and g.wounds[other] >= g.health[other] - 2 > 0 < g.wounds[other]:
            return True
    return False


def indoors(g: NovaAetas, hero: int, options: list[int]) -> int:
    """Do what there is to do, go to where it is, leave when it is done."""
    tasks, plan = tasks_of(g), g.plan()
    for option in options:
        if a.DEED.holds(option):
            return option
    wanted = [plan.actions[plan.elements[each][0]].node for each in tasks.deeds if plan.elements[each][1] < 0]
    if g.inside[hero] in wanted and PASS in options:
        return PASS  # he bleeds, or is short of AP: next time
    if wanted:
        for node in plan.nodes[g.inside[hero]].links:
            if node in wanted and a.LINK.option(node) in options:
                return a.LINK.option(node)
    ways = [option for option in options if a.LINK.holds(option) or a.EXIT.holds(option)]
    return min(ways, key=lambda option: way_out(g, hero, option), default=PASS if PASS in options else options[0])


def way_out(g: NovaAetas, hero: int, option: int) -> int:
    """AP from here to where he is wanted: by this exit, or by the best exit behind this door."""
    node = g.plan().nodes[g.inside[hero]]
    if a.EXIT.holds(option):
        return way_home(g, hero, node.exits[a.EXIT.number(option)])
    beyond = g.plan().nodes[a.LINK.number(option)]
    return 1 + min([way_home(g, hero, each) for each in beyond.exits], default=FAR)


def way_home(g: NovaAetas, hero: int, out: Exit) -> int:
    goal = tasks_of(g).goals.get(hero, 0)
    return (costs_to(g.field(), sure_gait(g, hero), goal)[out.to] if goal else 0) + (2 if out.test is not None else 0)


def destination(g: NovaAetas, asked: Decision, heedless: bool = False) -> int:
    """The square of his plan; an Ally goes where it comes nearest to its goal, away from Enemies."""
    top: Any = g.stack[-1]
    model = top.model
    options = [option for option in asked.options if GO_TO.holds(option)]
    if model >= g.box.proper:
        return nearest_to_its_goal(g, model, options) if options else asked.options[0]
    thought: Thought = Planner(g, model, heedless).best(True)
    if thought.square in options:
        return thought.square
    return options[0] if options else asked.options[0]


def nearest_to_its_goal(g: NovaAetas, model: int, options: list[int]) -> int:
    goal = g.plan().ally_goals.get(model, 0)
    costs = costs_to(g.field(), g.gait[model], goal) if goal else [0] * g.field().size
    field = g.field()
    enemies = [g.at[enemy] for enemy in range(g.box.hero_side, g.box.models) if g.at[enemy] >= 0]

    def value(square: int) -> tuple[int, int]:
        beside = len([each for each in enemies if field.distance(square, each) <= 1])
        return costs[square] + 2 * beside, -min([field.distance(square, each) for each in enemies], default=0)

    return min(options, key=value)


def target(g: NovaAetas, asked: Decision) -> int:
    """Whom an attack or a Skill strikes: the best blow; whom it helps: who needs it most."""
    top: Any = g.stack[-1]
    hero = getattr(top, "hero", hero_of(g))
    enemies = [option for option in asked.options if option != PASS and g.is_enemy(option)]
    if not enemies:
        friends = [option for option in asked.options if option != PASS]
        return max(friends, key=lambda model: g.wounds[model] * 100 // max(1, g.health[model])) if friends else PASS
    planner = Planner(g, hero)
    attack = top.attack(g) if hasattr(top, "attack") else None
    if attack is None:
        return max(enemies, key=lambda enemy: g.type_of(enemy).rank)
    return max(enemies, key=lambda enemy: planner.blow(attack, enemy))


def square(g: NovaAetas, asked: Decision) -> int:
    """At set-up Heroes stand close to their tasks; a blink takes them out of danger."""
    options = [option for option in asked.options if option != PASS]
    if not options:
        return PASS
    if g.actor != NOBODY and g.at[g.actor] >= 0:
        planner = Planner(g, g.actor)
        return max(options, key=lambda each: planner.progress(each) - planner.dangers.at(each))
    return options[0]


PLANNED: Final[dict[str, Callable[[NovaAetas, Decision], int]]] = {
    "action": act, "destination": destination, "target": target, "square": square,
}  # fmt: skip
