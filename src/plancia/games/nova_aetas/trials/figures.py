"""Who stands where on a generated table of Nova Aetas, and how he is."""

from __future__ import annotations

from random import Random

from plancia.games.nova_aetas.rules.missions.draft import in_supply
from plancia.games.nova_aetas.rules.wounds.tokens import may_receive
from plancia.games.nova_aetas.state.box import (
    CARRIED,
    HEAVY,
    HEROES_ONLY,
    HEROISM_MAX,
    NEGATIVE,
    NOBODY,
    NOWHERE,
    POSITIVE,
    TOKENS,
    UNLOADED,
)
from plancia.games.nova_aetas.state.effects.moving import stand
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas


def come(dice: Random, g: NovaAetas, kind: int, n: int, free: list[int]) -> list[int]:
    """So many models of a type, as far as the supply and the squares go; the first squares are taken first."""
    levels, heavy, found = g.field().levels, g.box.enemies[kind].powers.able & HEAVY, []
    for model in in_supply(g, kind)[:n]:
        fits = [square for square in free if g.stands[square] == NOBODY and not (heavy and levels[square])]
        if not fits:
            break
        free.remove(fits[0])
        stand(g, model, fits[0])
        g.tokens[model] = tokens(dice, g, model, 0.1)
        g.wounds[model] = dice.randrange(g.health[model]) if dice.random() < 0.4 else 0
        found.append(model)
    if found and g.group_hour[kind] < 0:
        g.groups += (kind,)
        g.group_hour[kind] = g.t + dice.randint(0, 3)
    return found


def place(dice: Random, g: NovaAetas, hero: int, free: list[int]) -> None:
    square = next(square for square in free if g.stands[square] == NOBODY)
    stand(g, hero, square)
    g.tokens[hero] = tokens(dice, g, hero, 0.12)
    g.threat[hero] = dice.randint(0, 6)
    g.wounds[hero] = dice.randrange(g.health[hero]) if dice.random() < 0.5 else 0
    g.hour[hero] = g.t + dice.randint(0, 4)
    if hero < g.box.proper:
        g.heroism[hero] = dice.randint(0, HEROISM_MAX)
        for at in range(CARRIED):
            wear_out(dice, g, hero, at)


def wear_out(dice: Random, g: NovaAetas, hero: int, at: int) -> None:
    item = g.item(hero, at)
    if item == NOBODY:
        return
    if dice.random() < 0.3:
        g.gear_wounds[g.carried_at(hero, at)] = dice.randint(0, g.box.items[item].resistance)
    attack = g.box.items[item].attack
    if attack is not None and attack.reload and dice.random() < 0.5:
        g.unloaded[hero] |= 1 << at
    if attack is not None and attack.physical and dice.random() < 0.1:
        oil = dice.choice([each for each in g.box.items if each.use == "oil"])
        g.put_oil(hero, at, oil.gives, dice.randint(1, oil.attacks))


def go_inside(dice: Random, g: NovaAetas, hero: int) -> None:
    stand(g, hero, NOWHERE)
    g.inside[hero] = dice.choice(g.plan().nodes).number


def lie(g: NovaAetas, hero: int) -> None:
    square = g.at[hero]
    stand(g, hero, NOWHERE)
    g.at[hero] = square
    g.down |= 1 << hero
    g.fallen |= 1 << hero
    g.wounds[hero], g.tokens[hero], g.threat[hero], g.hour[hero] = g.health[hero], 0, 0, -1


def tokens(dice: Random, g: NovaAetas, model: int, each: float) -> int:
    found, hero = 0, model < g.box.hero_side
    for number in range(len(TOKENS)):
        token = 1 << number
        fits = token & (NEGATIVE | POSITIVE) if hero else token & NEGATIVE & ~HEROES_ONLY
        if token == UNLOADED and not hero:
            fits = g.type_of(model).reload
        if fits and dice.random() < each and may_receive(g, model, token) is None:
            found |= token
    return found


def beside(g: NovaAetas, squares: list[int]) -> list[int]:
    """Open squares around these on which nobody stands."""
    field, near = g.field(), 0
    for square in squares:
        near |= field.beside[square]
    return squares_of(near & field.open & ~g.heroes_at & ~g.enemies_at)
