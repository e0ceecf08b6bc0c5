# not compiled
"""What anyone may know before a choice: what a walk costs and whom it provokes, how an attack or a Test stands."""

from __future__ import annotations

from typing import NamedTuple

from plancia.games.nova_aetas.rules.dice.dice import Test, keyword_test
from plancia.games.nova_aetas.rules.dice.odds import SURE, at_least, attack_odds, chance_to_pass, expected
from plancia.games.nova_aetas.rules.fights.spreading import others_in
from plancia.games.nova_aetas.rules.ground import areas
from plancia.games.nova_aetas.rules.missions.stealth import THRESHOLD, unaware, would_watch
from plancia.games.nova_aetas.rules.turn.reaching import UNWATCHED, step_cost, way_to
from plancia.games.nova_aetas.state import gaits
from plancia.games.nova_aetas.state.box import BLINDED, STEALTH, Attack
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas


class Walk(NamedTuple):
    """The way a walk takes: its squares, their price, the Enemies that would strike, the Wounds of falls, and the
    Enemies before which it takes a Stealth Test."""

    path: tuple[int, ...]
    ap: int
    provoked: tuple[int, ...]
    falls: int
    noticed: tuple[int, ...]


def walk(g: NovaAetas, model: int, square: int, ap: int) -> Walk:
    return walk_along(g, model, way_to(g, model, square, ap))


def walk_along(g: NovaAetas, model: int, path: tuple[int, ...]) -> Walk:
    field, gait, before = g.ground, g.gait[model], g.at[model]
    cost, falls, provoked = 0, 0, []
    for walked, here in enumerate(path):
        cost += step_cost(g, model, walked, here)
        falls += gaits.fall(field, gait, before, here)
        provoked += [enemy for enemy in watchers(g, model, before) if enemy not in provoked]
        before = here
    return Walk(path, cost, tuple(provoked), falls, tuple(noticers(g, model, path)))


def noticers(g: NovaAetas, model: int, path: tuple[int, ...]) -> list[int]:
    """N-CORE-STEALTH: the unaware Enemies that would test who goes over these squares, each once, in their order."""
    found: list[int] = []
    if g.aware:
        return found
    for square in path:
        for enemy in unaware(g):
            known = enemy in found or g.met(model, enemy) in g.noticed
            if not known and would_watch(g, enemy, model, square):
                found.append(enemy)
    return found


def stealth_odds(g: NovaAetas, model: int) -> int:
    """Percent that a Hero passes a Stealth Test."""
    return percent(g, keyword_test(g, model, STEALTH, THRESHOLD, 1))


def watchers(g: NovaAetas, model: int, square: int) -> list[int]:
    """N-CORE-REACT-1: the Enemies that react to who leaves this square."""
    if not g.aware or g.able[model] & UNWATCHED:
        return []
    found = [g.stands[each] for each in squares_of(g.ground.beside[square] & g.enemies_at)]
    return [enemy for enemy in found if not g.tokens[enemy] & BLINDED and g.met(model, enemy) not in g.reactors]


class Blow(NamedTuple):
    """An attack before the dice fall: Wounds to expect, the chance of one at least, and of defeating the target."""

    tenths: int  # of a Wound
    succeeds: int  # percent
    defeats: int


def blow(g: NovaAetas, hero: int, attack: Attack, target: int) -> Blow:
    odds = attack_odds(g, hero, attack, target)
    left = g.health[target] - g.wounds[target]
    return Blow(of_sure(expected(odds), 10), of_sure(at_least(odds, 1), 100), of_sure(at_least(odds, left), 100))


def percent(g: NovaAetas, test: Test) -> int:
    """That a Test is passed as it would be taken now."""
    return of_sure(chance_to_pass(g, test.hero, test.pool, test.threshold, max(1, test.enough)), 100)


def of_sure(chance: int, parts: int) -> int:
    """In so many parts of what is sure, to the nearest."""
    return (2 * parts * chance + SURE) // (2 * SURE)


def covered(g: NovaAetas, hero: int, attack: Attack, target: int, facing: int) -> tuple[int, ...]:
    """N-CORE-ATK-AREA-HERO: who else is hit, if the attack on the target succeeds."""
    squares = areas.area(g.ground, g.at[hero], g.at[target], attack.area, attack.length, facing)
    return others_in(g, squares, target, attack.area_opponents)
