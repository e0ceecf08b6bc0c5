"""What a Hero or Ally may do with his AP (N-CORE-ACT): one option for each action there is."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.chances import cards_for
from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, may_attack, may_attack_with
from plancia.games.nova_aetas.rules.missions.buildings import Enter, Follow, Leave, may_enter
from plancia.games.nova_aetas.rules.missions.mission_actions import Deed, PickUp, may_do, may_pick_up
from plancia.games.nova_aetas.rules.turn.allies import may_dawdle
from plancia.games.nova_aetas.rules.turn.destiny import PlayNow, may_play
from plancia.games.nova_aetas.rules.turn.jumping import Jump, may_jump
from plancia.games.nova_aetas.rules.turn.movement import Walk, may_move
from plancia.games.nova_aetas.rules.turn.skills import UseActive, may_use
from plancia.games.nova_aetas.rules.turn.swapping import Swap, may_swap
from plancia.games.nova_aetas.rules.turn.using import (
    Extinguish,
    Reload,
    UseItem,
    may_extinguish,
    may_reload,
    may_use_item,
)
from plancia.games.nova_aetas.rules.wounds.rescuing import Rescue, may_rescue
from plancia.games.nova_aetas.state.box import BURNED, HeroCard
from plancia.games.nova_aetas.state.kits import Kit
from plancia.games.nova_aetas.state.packing import ROOM, kind_of, second_of
from plancia.games.nova_aetas.state.plan import Node
from plancia.games.nova_aetas.state.state import LYING, NovaAetas
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure

MOVE: Final = 0
JUMP: Final = 1
WAIT: Final = 2
EXTINGUISH: Final = 3
ENTER: Final = 4
RESCUE: Final = 5
SWAP: Final = 6
ATTACK: Final = ROOM  # + place
SKILL: Final = 2 * ROOM  # + place in the list of his Skills
RELOAD: Final = 3 * ROOM  # + place
USE: Final = 4 * ROOM  # + place
DEED: Final = 5 * ROOM  # + element
LINK: Final = 6 * ROOM  # + node
EXIT: Final = 7 * ROOM  # + exit of his node
DESTINY: Final = 8 * ROOM  # + card
PICK_UP: Final = 9 * ROOM  # + thing


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
            asked.offer(MOVE, may_move(g, model, ap) if ap else "N-CORE-ACT-AP")
            if reasons or g.jump[model]:
                asked.offer(JUMP, may_jump(g, model))
            if plan.cards:
                asked.offer(ENTER, may_enter(g, model))
        asked.offer(WAIT, dawdling if ap else "N-CORE-ACT-AP")
    if g.down and (ap or reasons):
        asked.offer(RESCUE, may_rescue(g, model))
    if g.tokens[model] & BURNED:
        asked.offer(EXTINGUISH, may_extinguish(g, model))
    if card.ally:  # N-AMB-57
        if card.unarmed:
            asked.offer(ATTACK + UNARMED, may_attack_with(g, model, UNARMED))
        for element in plan.within_reach[here]:
            asked.offer(DEED + element, may_do(g, model, element))
        return
    if indoors or reasons or field.beside[here] & g.heroes_at:
        asked.offer(SWAP, may_swap(g, model))
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
            asked.offer(DESTINY + number, may_play(g, model, number))
    for element in plan.nodes[g.inside[model]].elements if indoors else plan.within_reach[here]:
        asked.offer(DEED + element, may_do(g, model, element))
    if indoors:
        offer_exits(g, asked, plan.nodes[g.inside[model]])
    elif g.things:
        near = field.beside[here] | 1 << here
        for thing, place in enumerate(g.things):
            if place >= LYING and near >> place - LYING & 1:
                asked.offer(PICK_UP + thing, may_pick_up(g, model, thing))


def offer_attacks(g: NovaAetas, hero: int, kit: Kit, asked: Decision) -> None:
    field, here, attacks = g.ground, g.at[hero], kit.attacks
    if not g.reasons and not field.beside[here] & g.enemies_at:
        attacks = kit.distant if field.grid.within(here, kit.range) & g.enemies_at else kit.on_friends
    for place, attack in attacks:
        asked.offer(ATTACK + place, may_attack(g, hero, place, attack))


def offer_skills(g: NovaAetas, hero: int, card: HeroCard, asked: Decision) -> None:
    for bit, number in card.formed["active"]:
        if g.skills[hero] & bit:
            asked.offer(SKILL + bit.bit_length() - 1, may_use(g, hero, number))


def offer_things(g: NovaAetas, hero: int, kit: Kit, asked: Decision) -> None:
    unloaded = g.unloaded[hero]
    for place in kit.carried if unloaded else kit.usable:
        if place in kit.usable:
            asked.offer(USE + place, may_use_item(g, hero, place))
        if unloaded >> place & 1:
            asked.offer(RELOAD + place, may_reload(g, hero, place))


def offer_exits(g: NovaAetas, asked: Decision, node: Node) -> None:
    for link in node.links:
        asked.offer(LINK + link, None if g.ap else "N-CORE-ACT-AP")
    for number in range(len(node.exits)):
        asked.offer(EXIT + number, None if node.exits[number].ap <= g.ap else "N-CORE-ACT-AP")


def is_charge(g: NovaAetas, model: int, action: int) -> bool:
    """N-ABIL-CHARGE: after it the Activation ends."""
    return SKILL <= action < RELOAD and g.box.skills[g.box.heroes[model].skills[action - SKILL]].does == "charge"


def act(g: NovaAetas, model: int, action: int) -> Procedure:
    """The procedure of an option."""
    if action < ATTACK:
        if action == MOVE:
            return Walk(model)
        if action == JUMP:
            return Jump(model)
        if action == EXTINGUISH:
            return Extinguish(model)
        if action == ENTER:
            return Enter(model)
        return Rescue(model) if action == RESCUE else Swap(model)
    kind, number = kind_of(action), second_of(action)
    if kind == ATTACK:
        return HeroAttack(model, number)
    if kind == SKILL:
        return UseActive(model, g.box.heroes[model].skills[number])
    if kind == RELOAD:
        return Reload(model, number)
    if kind == USE:
        return UseItem(model, number)
    if kind == DEED:
        return Deed(model, number)
    if kind == LINK:
        return Follow(model, number)
    if kind == EXIT:
        return Leave(model, number)
    if kind == DESTINY:
        return PlayNow(model, number)
    assert kind == PICK_UP, f"there is no action {action}"
    return PickUp(model, number)
