"""The exact odds agree with the table of the specification (5.15) and with every way the dice can fall."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from plancia.games.nova_aetas.rules.dice import odds
from plancia.games.nova_aetas.rules.fights import striking
from plancia.games.nova_aetas.state.box import MOON, Attack
from plancia.games.nova_aetas.state.state import NovaAetas
from tests.scenes import example


def weapon(**printed: Any) -> Attack:
    attack = Attack()
    for name, value in printed.items():
        setattr(attack, name, value)
    return attack


def wounds(attack: Attack, successes: int, symbols: int) -> int:
    nobody = NovaAetas()
    nobody.able = (0,)
    base = striking.base_wounds(attack, successes)
    return base + striking.critical(nobody, attack, 0, base, 0) + striking.lethal(attack, base, symbols)


SWORD = weapon(critical=1)
GREATSWORD = weapon(critical=2)
DAGGER = weapon(critical=1, lethal=MOON)
DART = weapon(physical=False, successes=True)


@pytest.mark.parametrize(
    ("attack", "dice", "expected"),
    [
        (SWORD, 5, (4.12, 3.00, 1.88)),
        (GREATSWORD, 6, (5.80, 4.31, 2.64)),
        (DAGGER, 4, (3.78, 2.83, 1.83)),
        (SWORD, 3, (2.30, 1.62, 1.04)),
        (DART, 5, (3.33, 2.50, 1.67)),
    ],
)
def test_what_a_hero_may_expect(attack: Attack, dice: int, expected: tuple[float, ...]) -> None:
    found = []
    for defence in (3, 4, 5):
        falls = odds.falls(dice, defence)
        found.append(sum(chance * wounds(attack, state >> 3, state & 7) for state, chance in falls.items()) / odds.SURE)
    assert found == pytest.approx(expected, abs=0.0051)


@pytest.mark.parametrize(
    ("hits", "threshold", "expected"),
    [(3, 4, (2.00, 1.50, 1.06, 0.72)), (3, 3, (1.67, 1.00, 0.53, 0.26)), (4, 4, (3.00, 2.50, 2.00, 1.53))],
)
def test_what_an_enemy_may_expect(hits: int, threshold: int, expected: tuple[float, ...]) -> None:
    found = []
    for dice in (2, 3, 4, 5):
        falls = odds.falls(dice, threshold).items()
        wounds = sum(chance * odds.enemy_wounds(Attack(), hits, state >> 3, state & 7) for state, chance in falls)
        found.append(wounds / odds.SURE)
    assert found == pytest.approx(expected, abs=0.0051)


@example("N-ABIL-DODGE")
@pytest.mark.parametrize(
    ("dice", "threshold", "lethal"), [(1, 4, 0), (2, 2, MOON), (3, 3, MOON), (4, 4, MOON), (3, 6, 0)]
)
def test_a_dodge_is_every_throw_with_the_success_that_is_needed_least_thrown_again(
    dice: int, threshold: int, lethal: int
) -> None:
    found: dict[int, int] = {}
    for throw in itertools.product(range(1, 7), repeat=dice):
        good = [at for at in range(dice) if throw[at] >= threshold]
        again = min(good, key=lambda at: needed(throw, at, lethal), default=None)
        for face in range(1, 7):
            made = list(throw)
            if again is not None:
                made[again] = face
            state = 0
            for die in made:
                state = odds.thrown(state, die, threshold)
            found[state] = found.get(state, 0) + odds.SURE // 6 ** (dice + 1)
    assert odds.dodged(dice, threshold, lethal) == found


def needed(throw: tuple[int, ...], at: int, lethal: int) -> tuple[int, int]:
    """A die whose symbol does something stays; the only one of its kind before all."""
    symbol = 1 << throw[at] - 4 if throw[at] > 3 else 0
    return (0 if not symbol & lethal else 1 if throw.count(throw[at]) > 1 else 2), throw[at]
