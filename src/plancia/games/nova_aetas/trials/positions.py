"""Generated tables of Nova Aetas, which play from set-up rarely reaches: grown Heroes, any Enemies, any things."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.notation.point_of_play import stand_at
from plancia.games.nova_aetas.state.box import GUTTED, HEROISM_MAX, NOBODY, POISONED
from plancia.games.nova_aetas.state.lay_out import LayMission
from plancia.games.nova_aetas.state.plan import ENCOUNTER
from plancia.games.nova_aetas.state.state import MISSION, NovaAetas
from plancia.games.nova_aetas.trials.endgames import Endgame, be_renowned, endanger, nearly_lost, nearly_won
from plancia.games.nova_aetas.trials.figures import beside, come, go_inside, lie, place
from plancia.games.nova_aetas.trials.growth import campaign, grow, settle
from plancia.games.nova_aetas.trials.squares import better, corner, way_off

LATE = 30  # Sectors
OVER = ("late", "end", "last", "won", "lost")


def generate(dice: Random, settings: Mapping[str, Any], near: str) -> str:
    """`near` is some of these words, and the ids of Skills, things, Enemies, missions and flags that should be there.

    "fight": grown Heroes among Enemies; "attacked": these act first; "weak": they hardly stand; "cornered": a Hero
    between them; "askew": Heroes at an angle to them; "above": on heights; "plugged": with little Threat, between them
    and their Objective; "working": beside the elements of the mission; "inside": in its buildings; "huddle": all in one
    place; "fallen": some Down; "hurt", "hale", "ill", "bare": all of them; "friends": most of them; "late", "end": time
    has passed; "won": nearly; "lost 2": nearly, by the second way; "town": a settlement with means to spend; "last":
    the last mission of a campaign. "": no position where a game begins without a field.
    """
    g, words = GAME.table(settings), tuple(near.split())
    grow(dice, g, words)
    if not g.quick:
        campaign(dice, g, words)
    if not g.quick and ("town" in words or (not set(words) & set(OVER) and dice.random() < 0.5)):
        settle(dice, g, words)
        return GAME.write_position(g)
    if g.plans[g.node].family == ENCOUNTER:
        return ""
    LayMission(g.node).apply(g)
    g.phase = MISSION
    g.t = dice.randint(1, 6 if "plugged" in words else LATE if set(words) & set(OVER) else 12)
    if g.plan().stealth and dice.random() < 0.6:
        g.aware, g.alarm = True, dice.randint(0, g.t)
    if {"late", "end", "last"} & set(words) and not {"won", "lost"} & set(words):
        g.counters = [dice.randint(0, 2) for _ in g.counters]
    end = spread(dice, g, words)
    stand_at(g, *active(dice, g, words, end))
    return GAME.write_position(g)


def spread(dice: Random, g: NovaAetas, near: tuple[str, ...]) -> Endgame:
    field = g.field()
    free = [square for square in range(field.size) if field.open >> square & 1]
    dice.shuffle(free)
    end = Endgame()
    if "won" in near:
        end = nearly_won(dice, g, free)
    elif "lost" in near:
        ways = [int(word) - 1 for word in near if word.isdigit()] or list(range(len(g.plan().defeat)))
        end = nearly_lost(dice, g, free, dice.choice(ways))
    if "cornered" in near:
        end.squares, around = corner(dice, g)
        free = [*around, *[square for square in free if square not in (*around, *end.squares)]]
    foes(dice, g, free, near)
    free = [*end.squares, *better(dice, g, near), *free]
    for hero in sorted(g.company, key=lambda hero: not set(skill_ids(g, hero)) & set(near)):
        place(dice, g, hero, free)
        if "plugged" in near:
            g.threat[hero] = dice.choice((0, 0, 0, 1, 6))
        if "hurt" in near:
            g.wounds[hero] = dice.randint(1, g.health[hero] - 1)
        elif "hale" in near:
            g.wounds[hero] = 0
        if "ill" in near:
            g.tokens[hero] = POISONED | GUTTED
        if set(skill_ids(g, hero)) & set(near):
            g.heroism[hero], g.tokens[hero] = HEROISM_MAX, 0
    fall(dice, g, near)
    if g.plan().nodes and dice.random() < (1 if "inside" in near else 0.6 if "working" in near else 0):
        for hero in g.company[: 4 if "attacked" in near else dice.randint(1, 2)]:
            go_inside(dice, g, hero)
    allies(dice, g, near, free, end)
    be_dealt(dice, g)
    if not g.quick and {"won", "lost"} & set(near):
        be_renowned(dice, g)
    return end


def skill_ids(g: NovaAetas, hero: int) -> list[str]:
    return [g.box.skills[skill].id for skill in g.box.heroes[hero].skills]


def fall(dice: Random, g: NovaAetas, near: tuple[str, ...]) -> None:
    """Some are Down; who has a Skill that is wanted is not, nor all of them."""
    wanted = [hero for hero in g.company if set(skill_ids(g, hero)) & set(near)] or [g.company[0]]
    for hero in g.company:
        if hero not in wanted and dice.random() < (0.6 if "fallen" in near else 0.1 if "fight" in near else 0):
            lie(g, hero)


def allies(dice: Random, g: NovaAetas, near: tuple[str, ...], free: list[int], end: Endgame) -> None:
    for ally in range(g.box.proper, g.box.hero_side):
        goal = g.plan().ally_goals.get(ally, 0)
        rarely = dice.random() < (0.5 if "plugged" in near else 0.1)
        if not goal and ally != end.victim and not rarely:
            continue
        here = beside(g, [square for square in range(g.field().size) if goal >> square & 1]) if "won" in near else []
        place(dice, g, ally, [*here, *free])
        g.came = (*g.came, ally)
        if "won" in near and goal:
            end.ally = ally
        elif ally == end.victim:
            end.kind = endanger(dice, g, ally, free)


def be_dealt(dice: Random, g: NovaAetas) -> None:
    dealt = list(range(len(g.box.destinies)))
    dice.shuffle(dealt)
    for hero in g.company:
        for card in [dealt.pop() for _ in range(min(dice.randint(0, 3), len(dealt)))]:
            g.destiny[hero] |= 1 << card
            g.destinies &= ~(1 << card)


def foes(dice: Random, g: NovaAetas, free: list[int], near: tuple[str, ...]) -> None:
    """Two to five sorts of them, among them those that the mission's Objectives are for, and those that are named."""
    kinds = [kind.number for kind in g.box.enemies if kind.id in near]
    wanting = {kind: o for o in g.plan().objectives for kind in o.types}
    kinds += [kind for kind in wanting if "plugged" in near or dice.random() < 0.7]
    kinds += dice.sample(
        range(len(g.box.enemies)), 1 if "won" in near else 8 if "cornered" in near else dice.randint(1, 4)
    )
    for kind in dict.fromkeys(kinds):
        if "plugged" in near and kind in wanting:
            free.sort(key=lambda square: not 6 <= way_off(g, wanting[kind], square) <= 10)
        found = come(dice, g, kind, dice.choice((1, 1, 2, 3)), free)
        for model in found if "weak" in near else ():
            g.wounds[model] = g.health[model] - 1


def active(dice: Random, g: NovaAetas, near: tuple[str, ...], end: Endgame) -> tuple[int, int]:
    """Whose Activation begins: a Hero's, a group's, or that of the next Sector."""
    for kind in range(len(g.box.enemies)) if "attacked" in near else ():
        g.group_hour[kind] = g.t if g.models_of(kind) else -1
    wanted = [hero for hero in g.company if set(skill_ids(g, hero)) & set(near)]
    leads = {"won", "inside", "fallen"} & set(near) and not wanted
    first = end.ally if end.ally != NOBODY else g.company[0] if leads else wanted[0] if wanted else NOBODY
    if "plugged" in near and dice.random() < 0.8:
        there = [kind for o in g.plan().objectives for kind in o.types if g.models_of(kind)]
        end.kind = dice.choice(there or [NOBODY])
    if end.kind != NOBODY and g.models_of(end.kind):
        first = NOBODY
        g.group_hour[end.kind] = g.t
    elif first != NOBODY and not (first < g.box.proper and g.down >> first & 1):
        g.hour[first] = g.t
    heroes = [hero for hero in g.heroes_in_play() if g.hour[hero] == g.t]
    kinds = [kind for kind in range(len(g.box.enemies)) if g.group_hour[kind] == g.t]
    chosen = dice.choice([*((hero, NOBODY) for hero in heroes), *((NOBODY, kind) for kind in kinds), (NOBODY, NOBODY)])
    if "attacked" in near and kinds:
        chosen = (NOBODY, dice.choice(kinds))
    elif end.kind in kinds:
        chosen = (NOBODY, end.kind)
    elif first in heroes and (leads or dice.random() < 0.8):
        chosen = (first, NOBODY)
    for hero in heroes if chosen[0] == NOBODY else ():
        g.hour[hero] += 1  # Heroes come before Enemies
    for kind in kinds if chosen == (NOBODY, NOBODY) else ():
        g.group_hour[kind] += 1
    return chosen
