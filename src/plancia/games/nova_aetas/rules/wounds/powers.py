"""What models have at this moment: abilities of their own, those that others lend them, and who is whose friend."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.auras import Lenders
from plancia.games.nova_aetas.state.box import PHALANX, POISONED, REACTION_1, REACTION_2, SHIELD
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas

HEROES_SIDE: Final = -1  # N-FACTION: Heroes and Allies count as one Faction


def faction(g: NovaAetas, model: int) -> int:
    return HEROES_SIDE if model < g.box.hero_side else g.type_of(model).faction


def fellows(g: NovaAetas, model: int) -> list[int]:
    """The other models of its Faction that stand on the field."""
    if model < g.box.hero_side:
        return [other for other in g.heroes_on_field() if other != model]
    own = g.type_of(model).faction
    found: list[int] = []
    for kind in sorted(g.groups):
        if g.box.enemies[kind].faction == own:
            found += [other for other in g.models_of(kind) if other != model]
    return found


def has_barrier(g: NovaAetas, model: int) -> bool:
    """N-ABIL-BARRIER."""
    return is_under(g, model, g.barrier, g.barriers)


def is_under(g: NovaAetas, model: int, aura: tuple[int, ...], lenders: Lenders) -> bool:
    """N-ABIL-BARRIER, N-ABIL-PROTECTION, N-AMB-47: another of its Faction is near enough to lend it this."""
    lending, here = lenders[1] if model >= g.box.hero_side else lenders[0], g.at[model]
    if not lending or here < 0:
        return False
    for other in lending:
        if is_fellow(g, model, other) and g.ground.distance(here, g.at[other]) <= aura[other]:
            return True
    return False


def is_fellow(g: NovaAetas, model: int, other: int) -> bool:
    """Is the other one of `fellows`?"""
    if other == model or not g.on_field(other) or faction(g, other) != faction(g, model):
        return False
    return other < g.box.hero_side or g.group_hour[g.box.type_of[other]] >= 0


def is_shielded(g: NovaAetas, model: int) -> bool:
    """N-ABIL-SHIELD, of its own or by Protection; the two do not add up. N-AMB-08: against Physical Attacks."""
    return g.able[model] & SHIELD != 0 or has_protection(g, model)


def has_protection(g: NovaAetas, model: int) -> bool:
    """N-ABIL-PROTECTION."""
    return is_under(g, model, g.protection, g.protectors)


def physical_defence(g: NovaAetas, enemy: int) -> int:
    """N-CORE-ATK-HERO-PHYS: with Barrier (N-AMB-07: this Defence only) and Poisoned."""
    value = g.type_of(enemy).pd
    if g.tokens[enemy] & POISONED:
        value -= 1
    return value + 1 if has_barrier(g, enemy) else value


def psychic_defence(g: NovaAetas, enemy: int) -> int:
    value = g.type_of(enemy).md
    return value - 1 if g.tokens[enemy] & POISONED else value


def flanks(g: NovaAetas, attacker: int, target: int) -> bool:
    """N-ABIL-PHALANX, N-AMB-37: the attacker has it, and another of its Faction is adjacent to the target."""
    if not g.able[attacker] & PHALANX and (attacker >= g.box.hero_side or not is_under_the_banner(g, attacker)):
        return False
    beside = g.ground.beside[g.at[target]]
    if attacker < g.box.hero_side:
        for other in fellows(g, attacker):
            if beside >> g.at[other] & 1:
                return True
        return False
    for square in squares_of(beside & g.enemies_at):
        if is_fellow(g, attacker, g.stands[square]):
            return True
    return False


def is_under_the_banner(g: NovaAetas, model: int) -> bool:
    """Heroes and Allies near the bearer of a Banner have Phalanx."""
    for hero, skill in g.talents.banners:
        if g.on_field(hero) and g.ground.distance(g.at[hero], g.at[model]) <= g.box.skills[skill].within:
            return True
    return False


def may_react(g: NovaAetas, hero: int, skill: int) -> str | None:
    """N-TOKEN-REACTION-2, N-AMB-21: no other Reaction Skill while he holds a Reaction token."""
    if not g.on_field(hero):
        return "N-CORE-REACT-5"
    if g.tokens[hero] & (REACTION_1 | REACTION_2):
        return "N-TOKEN-REACTION-2"
    return "N-CORE-HEROISM" if g.heroism[hero] < g.box.skills[skill].heroism else None


def same_place(g: NovaAetas, one: int, other: int) -> bool:
    """Adjacent on the field, or in the same node of a Location Card."""
    if g.inside[one] >= 0:
        return g.inside[one] == g.inside[other]
    here, there = g.at[one], g.at[other]
    return here >= 0 and there >= 0 and g.ground.beside[here] >> there & 1 == 1
