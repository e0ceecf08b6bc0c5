"""What a Hero or Ally may do with his AP (N-CORE-ACT): one option for each action there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from plancia.games.nova_aetas.rules.dice.chances import cards_for
from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, may_attack, may_attack_with
from plancia.games.nova_aetas.rules.missions.buildings import Enter, Follow, Leave, may_enter
from plancia.games.nova_aetas.rules.missions.mission_actions import Deed, PickUp, may_do, may_pick_up
from plancia.games.nova_aetas.rules.turn.allies import may_dawdle
from plancia.games.nova_aetas.rules.turn.destiny import PlayNow, may_play
from plancia.games.nova_aetas.rules.turn.jumping import Jump, may_jump
from plancia.games.nova_aetas.rules.turn.movement import Walk
from plancia.games.nova_aetas.rules.turn.reaching import may_move
from plancia.games.nova_aetas.rules.turn.skill_targets import may_use
from plancia.games.nova_aetas.rules.turn.skills import UseActive
from plancia.games.nova_aetas.rules.turn.swapping import Swap, may_swap
from plancia.games.nova_aetas.rules.turn.using import (
    Extinguish,
    Reload,
    UseItem,
    may_reload,
    may_use_item,
)
from plancia.games.nova_aetas.rules.wounds.rescuing import Rescue, may_rescue
from plancia.games.nova_aetas.state.answers import CARD, ELEMENT, GEAR, NODE, OWN_SKILL, THING, WAY_OUT, WEAPON
from plancia.games.nova_aetas.state.box import BURNED
from plancia.games.nova_aetas.state.box_cards import HeroCard
from plancia.games.nova_aetas.state.kits import Kit
from plancia.games.nova_aetas.state.plan import Node
from plancia.games.nova_aetas.state.state import LYING, NovaAetas
from plancia.kernel.answers import Answer, Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure

ACTION: Final = Kind("action")
MOVE: Final = ACTION.answer("move")
JUMP: Final = ACTION.answer("jump", at=1)
WAIT: Final = ACTION.answer("wait", at=2)
EXTINGUISH: Final = ACTION.answer("extinguish", at=3)
ENTER: Final = ACTION.answer("enter", at=4)
RESCUE: Final = ACTION.answer("rescue", at=5)
SWAP: Final = ACTION.answer("swap", at=6)
ATTACK: Final = ACTION.answer("attack:{}", WEAPON)
SKILL: Final = ACTION.answer("{}", OWN_SKILL)
RELOAD: Final = ACTION.answer("reload:{}", GEAR)
USE: Final = ACTION.answer("use:{}", GEAR)
DEED: Final = ACTION.answer("{}", ELEMENT)
LINK: Final = ACTION.answer("go:{}", NODE)
EXIT: Final = ACTION.answer("leave:{}", WAY_OUT)
DESTINY: Final = ACTION.answer("play:{}", CARD)
PICK_UP: Final = ACTION.answer("pick-up:{}", THING)


def offer_actions(g: NovaAetas, model: int, asked: Decision) -> None:
    """N-CORE-ACT-FREE; of an Ally what N-ABIL-ALLY, of whoever is in a building what N-CORE-BUILDING leaves.

    Without reasons to give, what cannot be done is often not put: a Jump (N-ABIL-JUMP), a swap (N-CORE-ACT-SWAP).
    """
    card, plan, field, here = g.box.heroes[model], g.plans[g.mission], g.ground, g.at[model]
    indoors, reasons, ap = g.inside[model] >= 0, g.reasons, g.ap
    dawdling = may_dawdle(g, model) if card.ally else None
    asked.offer(PASS, dawdling)
    if ap or reasons:
        if not indoors:
            asked.put(MOVE, 0, may_move(g, model, ap) if ap else "N-CORE-ACT-AP")
            if reasons or g.jump[model]:
                asked.put(JUMP, 0, may_jump(g, model))
            if plan.cards:
                asked.put(ENTER, 0, may_enter(g, model))
        asked.put(WAIT, 0, dawdling if ap else "N-CORE-ACT-AP")
    if g.down and (ap or reasons):
        asked.put(RESCUE, 0, may_rescue(g, model))
    if g.tokens[model] & BURNED:
        asked.put(EXTINGUISH, 0, None if ap else "N-CORE-ACT-AP")
    if card.ally:  # N-AMB-57
        if card.unarmed:
            asked.put(ATTACK, UNARMED, may_attack_with(g, model, UNARMED))
        for element in plan.within_reach[here]:
            asked.put(DEED, element, may_do(g, model, element))
        return
    if indoors or reasons or field.beside[here] & g.heroes_at:
        asked.put(SWAP, 0, may_swap(g, model))
    kit = g.kits[model]
    if not indoors:
        if ap >= kit.cheapest or reasons:
            offer_attacks(g, model, kit, asked)
        if g.skills[model] & card.active:
            offer_skills(g, model, card, asked)
    if kit.usable or g.unloaded[model]:
        offer_things(g, model, kit, asked)
    if g.destiny[model] & g.box.in_activation:
        for number in cards_for(g, model, "activation"):
            asked.put(DESTINY, number, may_play(g, model, number))
    for element in plan.nodes[g.inside[model]].elements if indoors else plan.within_reach[here]:
        asked.put(DEED, element, may_do(g, model, element))
    if indoors:
        offer_exits(g, asked, plan.nodes[g.inside[model]])
    elif g.things:
        near = field.beside[here] | 1 << here
        for thing, place in enumerate(g.things):
            if place >= LYING and near >> place - LYING & 1:
                asked.put(PICK_UP, thing, may_pick_up(g, model, thing))


def offer_attacks(g: NovaAetas, hero: int, kit: Kit, asked: Decision) -> None:
    field, here, attacks = g.ground, g.at[hero], kit.attacks
    if not g.reasons and not field.beside[here] & g.enemies_at:
        attacks = kit.distant if field.grid.within(here, kit.range) & g.enemies_at else kit.on_friends
    for place, attack in attacks:
        asked.put(ATTACK, place, may_attack(g, hero, place, attack))


def offer_skills(g: NovaAetas, hero: int, card: HeroCard, asked: Decision) -> None:
    for bit, number in card.formed["active"]:
        if g.skills[hero] & bit:
            asked.put(SKILL, bit.bit_length() - 1, may_use(g, hero, number))


def offer_things(g: NovaAetas, hero: int, kit: Kit, asked: Decision) -> None:
    unloaded = g.unloaded[hero]
    for place in kit.carried if unloaded else kit.usable:
        if place in kit.usable:
            asked.put(USE, place, may_use_item(g, hero, place))
        if unloaded >> place & 1:
            asked.put(RELOAD, place, may_reload(g, hero, place))


def offer_exits(g: NovaAetas, asked: Decision, node: Node) -> None:
    for link in node.links:
        asked.put(LINK, link, None if g.ap else "N-CORE-ACT-AP")
    for number in range(len(node.exits)):
        asked.put(EXIT, number, None if node.exits[number].ap <= g.ap else "N-CORE-ACT-AP")


def is_charge(g: NovaAetas, model: int, action: int) -> bool:
    """N-ABIL-CHARGE: after it the Activation ends."""
    return SKILL.holds(action) and g.box.skills[own_skill(g, model, SKILL.number(action))].does == "charge"


def own_skill(g: NovaAetas, model: int, place: int) -> int:
    return g.box.heroes[model].skills[place]


# The procedure of each action, of who acts and of what it ranges over; waiting has none.
ALONE: Final[dict[Answer, Callable[[int], Procedure]]] = {
    MOVE: Walk, JUMP: Jump, EXTINGUISH: Extinguish, ENTER: Enter, RESCUE: Rescue, SWAP: Swap,
}  # fmt: skip
WITH: Final[dict[Answer, Callable[[int, int], Procedure]]] = {
    ATTACK: HeroAttack, SKILL: UseActive, RELOAD: Reload, USE: UseItem, DEED: Deed, LINK: Follow, EXIT: Leave,
    DESTINY: PlayNow, PICK_UP: PickUp,
}  # fmt: skip


def act(g: NovaAetas, model: int, action: int) -> Procedure:
    answer = ACTION.of(action)
    if answer in ALONE:
        return ALONE[answer](model)
    number = answer.number(action)
    return WITH[answer](model, own_skill(g, model, number) if answer is SKILL else number)
