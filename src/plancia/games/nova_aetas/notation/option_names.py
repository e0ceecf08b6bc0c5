# not compiled
"""Stable names of options: what records, positions and scripts say."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.nova_aetas.rules.dice import chances as c
from plancia.games.nova_aetas.rules.missions.mission_actions import WITHOUT
from plancia.games.nova_aetas.rules.turn import actions as a
from plancia.games.nova_aetas.rules.turn.activation import ITEM
from plancia.games.nova_aetas.rules.turn.movement import STEP_BY_STEP
from plancia.games.nova_aetas.rules.turn.swapping import TAKE, THING
from plancia.games.nova_aetas.state.box import CARRIED, NOBODY, TOKENS, Box
from plancia.games.nova_aetas.state.field import square_name
from plancia.games.nova_aetas.state.packing import kind_of, second_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import PASS, Decision

SQUARES = ("destination", "step", "landing", "dash", "square")
MODELS = ("model", "target", "hero", "martyr", "saviour")
PLAIN = {
    a.MOVE: "move",
    a.JUMP: "jump",
    a.WAIT: "wait",
    a.EXTINGUISH: "extinguish",
    a.ENTER: "enter",
    a.RESCUE: "rescue",
    a.SWAP: "swap",
}
USED = {c.ADVANTAGE: "advantaged", c.BLESSING: "blessed", c.LUCK: "lucky", c.HEROISM: "heroism", c.WEAPON: "weapon"}
DIRECTIONS = ("north", "west", "east", "south")
SYMBOLS = {1: "moon", 2: "star", 4: "sun"}


def option_name(g: NovaAetas, decision: Decision, option: int) -> str:
    kind = decision.kind
    if option == PASS:
        return "end" if kind == "action" else "stop" if kind == "step" else "pass"
    if kind in SQUARES:
        return "step-by-step" if option == STEP_BY_STEP else at(g, option)
    if kind in MODELS:
        return model_name(g.box, option)
    if kind == "action":
        return action_name(g, actor(g), option)
    if kind in NAMED:
        return NAMED[kind](g, option)
    from plancia.games.nova_aetas.notation.option_names_campaign import campaign_name

    return campaign_name(g, decision, option)


def actor(g: NovaAetas) -> int:
    """The Hero whose Activation it is, or who is concerned."""
    return g.actor


def at(g: NovaAetas, square: int) -> str:
    return square_name(square, g.field().width)


def model_name(box: Box, model: int) -> str:
    """valerio, brother-theodore, brigand-2."""
    if model < box.hero_side:
        return box.hero_ids[model]
    return f"{box.enemy_ids[box.type_of[model]]}-{box.number_of[model]}"


def model_named(box: Box, name: str) -> int:
    """Raises KeyError."""
    for model in range(box.models):
        if model_name(box, model) == name:
            return model
    raise KeyError(name)


def gear_name(g: NovaAetas, hero: int, place: int) -> str:
    """sword, or dagger#2 for the second of two."""
    item = g.item(hero, place)
    if item == NOBODY:
        return f"place-{place}"
    same = g.items_of(hero)[:place].count(item)
    return g.box.item_ids[item] + (f"#{same + 1}" if same else "")


def action_name(g: NovaAetas, hero: int, option: int) -> str:
    if option in PLAIN:
        return PLAIN[option]
    kind, number = kind_of(option), second_of(option)
    box, plan = g.box, g.plan()
    if kind == a.ATTACK:
        return "attack:" + ("unarmed" if number == CARRIED else gear_name(g, hero, number))
    if kind == a.SKILL:
        return box.skills[box.heroes[hero].skills[number]].id
    if kind == a.RELOAD:
        return "reload:" + gear_name(g, hero, number)
    if kind == a.USE:
        return "use:" + gear_name(g, hero, number)
    if kind == a.DEED:
        action, square = plan.elements[number]
        alone = len(plan.actions[action].elements) == 1
        return plan.actions[action].id + ("" if alone else "@" + at(g, square))
    if kind == a.LINK:
        return "go:" + plan.nodes[number].id
    if kind == a.EXIT:
        return "leave:" + plan.nodes[g.inside[hero]].exits[number].id
    if kind == a.DESTINY:
        return "play:" + box.destinies[number].id
    thing = plan.objects[plan.things[number][0]].id
    return f"pick-up:{thing}-{number + 1}"


def use_name(g: NovaAetas, option: int) -> str:
    """What may be used before or after a roll."""
    if option in USED:
        return USED[option]
    if option >= c.CARD:
        return g.box.destinies[option - c.CARD].id
    if option >= c.SKILL:
        return g.box.skills[option - c.SKILL].id
    return "bond:" + g.box.hero_ids[option - c.BOND]


def symbol_name(g: NovaAetas, option: int) -> str:
    return SYMBOLS[option] if option in SYMBOLS else use_name(g, option)


def place_name(g: NovaAetas, option: int) -> str:
    return "himself" if option == CARRIED else f"place-{option}"


def weapon_name(g: NovaAetas, option: int) -> str:
    return "unarmed" if option == CARRIED else f"place-{option}"


def token_name(g: NovaAetas, option: int) -> str:
    return "wound" if not option else TOKENS[option.bit_length() - 1]


def swap_name(g: NovaAetas, option: int) -> str:
    verb, what = ("take", option - TAKE) if option >= TAKE else ("give", option)
    if what >= THING:
        plan = g.plan()
        return f"{verb}:{plan.objects[plan.things[what - THING][0]].id}-{what - THING + 1}"
    return f"{verb}:place-{what}"


def hurry_name(g: NovaAetas, option: int) -> str:
    if option >= ITEM:
        return "item:" + gear_name(g, g.actor, option - ITEM)
    return g.box.destinies[option].id


def skill_name(g: NovaAetas, option: int) -> str:
    return g.box.skills[option].id


NAMED: dict[str, Callable[[NovaAetas, int], str]] = {
    "before-roll": use_name,
    "after-roll": use_name,
    "destiny": use_name,
    "parry": lambda g, option: "defended" if not option else use_name(g, option),
    "symbol": symbol_name,
    "die": lambda g, option: f"die-{option + 1}",
    "direction": lambda g, option: DIRECTIONS[option],
    "skill": skill_name,
    "reaction": skill_name,
    "weapon": weapon_name,
    "gear": place_name,
    "token": token_name,
    "order": lambda g, option: ("himself-first", "other-first")[option],
    "swap": swap_name,
    "item": lambda g, option: g.box.item_ids[option],
    "test": lambda g, option: "without" if option == WITHOUT else f"test-{option + 1}",
    "hurry": hurry_name,
}
