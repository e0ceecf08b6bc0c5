"""Whether an active Skill can be used now, and on whom (N-CORE-ACT-SKILL)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.fights.weapons import may_attack
from plancia.games.nova_aetas.rules.ground.placing import free_squares
from plancia.games.nova_aetas.rules.ground.sight import in_sight, sees
from plancia.games.nova_aetas.rules.turn.charging import charge_squares
from plancia.games.nova_aetas.rules.wounds.tokens import may_receive
from plancia.games.nova_aetas.state.box import BLINDED, CHARGE_DISTANCE, SNIPER
from plancia.games.nova_aetas.state.box_cards import Skill
from plancia.games.nova_aetas.state.grid import bits_of, squares_of
from plancia.games.nova_aetas.state.state import DANCING, LAST_STAND, VANISHED, NovaAetas

BOONS: Final = {"stand": LAST_STAND, "vanish": VANISHED, "cheaper": DANCING}


def may_use(g: NovaAetas, hero: int, skill: int) -> str | None:
    """N-CORE-ACT-SKILL: AP, Heroism, and something to use it on."""
    card = g.box.skills[skill]
    if card.ap > g.ap or (card.all_ap and g.ap < 1):
        return "N-CORE-ACT-AP"
    if card.heroism > g.heroism[hero]:
        return "N-CORE-HEROISM"
    if card.does in BOONS:
        return "N-CORE-SKILL-FORMS" if g.boons[hero] & BOONS[card.does] else None
    if card.does == "blink":
        return None if blinks(g, hero, card) else "N-CORE-LOS-3"
    if card.does == "smite":
        return None if smitten_at(g, hero, card) else "N-CORE-DIST"
    if card.does == "heal":
        return None
    if card.does == "twin-blades":
        return may_strike_twice(g, hero)
    if card.does == "charge":
        return may_charge(g, hero)
    for model in near_enough(g, hero, card):
        if may_be_target(g, hero, card, model) is None:
            return None
    return "N-CORE-DIST"


def smitten_at(g: NovaAetas, hero: int, card: Skill) -> int:
    """The squares of the Enemies that a Skill strikes all around."""
    near = g.ground.beside[g.at[hero]] if card.within == 1 else g.ground.within(g.at[hero], card.within)
    return near & g.enemies_at


def candidates(g: NovaAetas, hero: int, card: Skill) -> list[int]:
    if card.does == "revive":
        return [other for other in g.company if g.down >> other & 1]
    if card.target == "enemy":
        return [g.stands[square] for square in squares_of(g.enemies_at)]
    return [other for other in g.heroes_on_field() if other != hero or card.target == "hero"]


def near_enough(g: NovaAetas, hero: int, card: Skill) -> list[int]:
    """The candidates among whom there can be a target."""
    if card.does == "revive":
        return candidates(g, hero, card)
    near = g.ground.within(g.at[hero], card.within) & (g.enemies_at if card.target == "enemy" else g.heroes_at)
    if card.target != "hero":
        near &= ~(1 << g.at[hero])
    return [g.stands[square] for square in squares_of(near)]


def may_be_target(g: NovaAetas, hero: int, card: Skill, model: int) -> str | None:
    """N-CORE-ACT-SKILL: somebody near enough whom it does something for; who is given a token can receive it."""
    field = g.ground
    if model != hero:
        if card.within == 1 and card.does != "revive":
            if not field.beside[g.at[hero]] >> g.at[model] & 1:
                return "N-CORE-ADJ"
        elif field.distance(g.at[hero], g.at[model]) > card.within:
            return "N-CORE-DIST"
        if card.sees and not is_seen(g, hero, g.at[model]):
            return "N-CORE-LOS-3"
    if card.does == "hasten":
        return None if model < g.box.hero_side and g.hour[model] > g.t + 1 else "N-CORE-HORO-5"
    if card.does == "dress":
        return None if g.wounds[model] or g.tokens[model] & card.cures else "N-CORE-HEALING"
    if card.does == "give":
        why = None
        for token in bits_of(card.tokens):
            why = may_receive(g, model, token)
            if why is None:
                return None
        return why
    return None


def is_seen(g: NovaAetas, hero: int, square: int) -> bool:
    enemies = g.enemies_at & ~(1 << square)
    return sees(g.ground, g.at[hero], square, enemies, enemies & g.tall_at, g.able[hero] & SNIPER != 0)


def blinks(g: NovaAetas, hero: int, card: Skill) -> int:
    """Free Squares near enough that the Hero sees."""
    field, here = g.ground, g.at[hero]
    near = field.within(here, card.within) & free_squares(g, hero)
    if not near or not card.sees:
        return near
    return near & in_sight(field, here, g.enemies_at, g.enemies_at & g.tall_at, g.able[hero] & SNIPER != 0)


def may_strike_twice(g: NovaAetas, hero: int) -> str | None:
    """Two One Hand weapons that are ready, each with somebody to strike."""
    blades = g.kits[hero].one_hand
    if len(blades) < 2:
        return "N-ENC-ONEHAND"
    for place, attack in blades:
        if may_attack(g, hero, place, attack, True) is not None:
            return "N-ENC-ONEHAND"
    return None


def may_charge(g: NovaAetas, hero: int) -> str | None:
    """N-ABIL-CHARGE: before any step or attack of this Activation."""
    if g.spent or g.attacked:
        return "N-ABIL-CHARGE"
    if g.tokens[hero] & BLINDED:
        return "N-STATUS-BLINDED"
    field = g.ground
    for square in squares_of(g.enemies_at):
        if field.distance(g.at[hero], square) <= CHARGE_DISTANCE and charge_squares(g, hero, g.stands[square]):
            return None
    return "N-ABIL-CHARGE"
