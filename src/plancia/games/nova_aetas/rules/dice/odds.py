"""The odds of Tests and attacks, worked out exactly (N-CORE-TEST, N-CORE-WOUND-STEPS, 5.15).

What a player may still decide (tokens, Heroism, Destiny, Equipment) is left out: these are the dice as they will fall.
Chances are whole numbers, so many of SURE: every way in which 12 dice and one that is rolled again can fall.
"""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.chances import LEAST_THRESHOLD, MOST_THRESHOLD, burden
from plancia.games.nova_aetas.rules.fights import defending, striking
from plancia.games.nova_aetas.state.box import DEVASTATING, DODGE, Attack
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.memo import Memo

Falls = dict[int, int]  # successes * 8 + symbols -> how likely
MOST_DICE: Final = 12
_falls: Final[Memo[tuple[int, int], Falls]] = Memo(200)  # by dice and threshold
_dodged: Final[Memo[tuple[int, int, int], Falls]] = Memo(1000)  # and the symbols that are Lethal
SURE: Final = 13_060_694_016  # 6 ** 13


def falls(dice: int, threshold: int) -> Falls:
    """How likely so many Successes and these symbols are together."""
    found = _falls.get((dice, threshold))
    if found is None:
        found = {0: SURE}
        for _ in range(dice):
            after: Falls = {}
            for state, chance in found.items():
                for face in range(1, 7):
                    to = thrown(state, face, threshold)
                    after[to] = after.get(to, 0) + chance // 6
            found = after
        _falls.keep((dice, threshold), found)
    return found


def thrown(state: int, face: int, threshold: int) -> int:
    """One die more."""
    if face >= threshold:
        state += 8
    return state | 1 << face - 4 if face > 3 else state


def dodged(dice: int, threshold: int, lethal: int) -> Falls:
    """N-ABIL-DODGE: one Success is rolled again; of two that show different symbols, the one that is needed less."""
    found = _dodged.get((dice, threshold, lethal))
    if found is None:
        found = {}
        for counts, chance in throws(dice):
            again = least_needed(counts, threshold, lethal)
            if not again:
                add(found, counts, threshold, chance)
                continue
            counts[again - 1] -= 1
            for face in range(6):
                counts[face] += 1
                add(found, counts, threshold, chance // 6)
                counts[face] -= 1
        _dodged.keep((dice, threshold, lethal), found)
    return found


def add(found: Falls, counts: list[int], threshold: int, chance: int) -> None:
    state = 0
    for face in range(6):
        if counts[face]:
            if face + 1 >= threshold:
                state += 8 * counts[face]
            if face >= 3:
                state |= 1 << face - 3
    found[state] = found.get(state, 0) + chance


def least_needed(counts: list[int], threshold: int, lethal: int) -> int:
    """The number on the Success that is rolled again; 0 where there is none."""
    best, need = 0, 9
    for face in range(threshold, 7):
        if counts[face - 1]:
            symbol = 1 << face - 4 if face > 3 else 0
            cost = 2 if symbol & lethal and counts[face - 1] == 1 else 1 if symbol & lethal else 0
            if cost < need:
                best, need = face, cost
    return best


def throws(dice: int) -> list[tuple[list[int], int]]:
    """Every way in which so many dice may fall, by how many show each number."""
    each = SURE
    for _ in range(dice):
        each //= 6
    left = [(dice, [0, 0, 0, 0, 0, 0], each)]
    for face in range(6):
        after: list[tuple[int, list[int], int]] = []
        for rest, counts, ways in left:
            for n in range(rest + 1) if face < 5 else range(rest, rest + 1):
                made = counts.copy()
                made[face] = n
                after.append((rest - n, made, ways * choose(rest, n)))
        left = after
    return [(counts, ways) for _, counts, ways in left]


def choose(n: int, k: int) -> int:
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


def tested(g: NovaAetas, hero: int, dice: int, threshold: int) -> tuple[int, int]:
    """Dice and threshold once the tokens of the Hero and the limits have had their say."""
    fewer, harder = burden(g, hero)
    dice += fewer + (g.carried_bonus(hero, False) if g.things else 0)
    return min(MOST_DICE, max(1, dice)), max(LEAST_THRESHOLD, min(MOST_THRESHOLD, threshold + harder))


def chance_to_pass(g: NovaAetas, hero: int, dice: int, threshold: int, successes: int = 1) -> int:
    dice, threshold = tested(g, hero, dice, threshold)
    found = 0
    for state, chance in falls(dice, threshold).items():
        if state >> 3 >= successes:
            found += chance
    return found


def attack_odds(g: NovaAetas, hero: int, attack: Attack, target: int) -> list[int]:
    """How likely an attack of a Hero inflicts 0, 1, 2 … Wounds on this target."""
    dice, threshold = striking.pool(g, hero, attack, target), striking.threshold(g, hero, attack, target)
    dice, threshold = tested(g, hero, dice, threshold)
    wanted = attack.lethal
    fall = dodged(dice, threshold, wanted) if g.able[target] & DODGE else falls(dice, threshold)
    odds: list[int] = []
    for state, chance in fall.items():
        wounds = striking.base_wounds(attack, state >> 3)
        wounds += striking.critical(g, attack, target, wounds, 0) + striking.lethal(attack, wounds, state & 7)
        if attack.traits & DEVASTATING:
            wounds *= 2
        put(odds, wounds, chance)
    return odds


def enemy_wounds(attack: Attack, hits: int, successes: int, symbols: int) -> int:
    """What an Enemy's attack inflicts on a Hero who defends himself so, before his Equipment takes any."""
    wounds, _ = defending.wounds_of(attack, hits, successes, symbols)
    return wounds * 2 if attack.traits & DEVASTATING else wounds


def put(odds: list[int], wounds: int, chance: int) -> None:
    while len(odds) <= wounds:
        odds.append(0)
    odds[wounds] += chance


def expected(odds: list[int]) -> int:
    return sum([wounds * odds[wounds] for wounds in range(len(odds))])


def at_least(odds: list[int], wounds: int) -> int:
    return sum(odds[wounds:])
