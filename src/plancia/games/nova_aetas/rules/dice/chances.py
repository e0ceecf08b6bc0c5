"""What a Test is made of: dice, symbols, what may be used before and after the roll."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.wounds.powers import same_place
from plancia.games.nova_aetas.state.box import CURSED, DEXTERITY, DISADVANTAGED, MIND, NOBODY, POISONED
from plancia.games.nova_aetas.state.grid import squares_of as numbers_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Roll

# What a Test is about.
PLAIN: Final = 0  # of a characteristic
KEYWORD: Final = 1
PHYSICAL_ATTACK: Final = 2
PSYCHIC_ATTACK: Final = 3
PHYSICAL_DEFENCE: Final = 4
PSYCHIC_DEFENCE: Final = 5

LEAST_THRESHOLD: Final = 2
MOST_THRESHOLD: Final = 6
FACES: Final = [1, 2, 3, 4, 5, 6]
ALL_SYMBOLS: Final = 7

Dice = tuple[int, ...]
_THROWS: Final = [Roll("die", 6, count, False, FACES) for count in range(24)]  # by number of dice


def dice(count: int) -> Roll:
    """N-CORE-DIE: so many dice are thrown."""
    return _THROWS[count] if count < len(_THROWS) else Roll("die", 6, count, False, FACES)


def things_worn(g: NovaAetas, hero: int) -> list[int]:
    """The items that a Hero has with him."""
    if hero >= g.box.proper:
        return []
    return [item for item in g.items_of(hero) if item != NOBODY]


def value_of(g: NovaAetas, hero: int, characteristic: int) -> int:
    if characteristic == MIND:
        return g.mind[hero]
    return g.dexterity[hero] if characteristic == DEXTERITY else g.physique[hero]


def burden(g: NovaAetas, hero: int) -> tuple[int, int]:
    """What tokens change: dice and threshold (N-STATUS-CURSED, N-STATUS-DISADVANTAGED, N-STATUS-POISONED)."""
    tokens, dice = g.tokens[hero], 0
    if tokens & DISADVANTAGED:
        dice -= 1
    if tokens & POISONED:
        dice -= 1
    return dice, 1 if tokens & CURSED else 0


def cards_for(g: NovaAetas, hero: int, window: str) -> list[int]:
    """N-CORE-DESTINY: the cards a Hero holds that are played in this window."""
    if hero >= g.box.proper:
        return []
    held = g.destiny[hero]
    cards = held & g.box.windows.get(window, 0) if held else 0
    return numbers_of(cards) if cards else []


def may_help(g: NovaAetas, helper: int, hero: int) -> str | None:
    """N-CORE-BOND, level 1: adjacent, once per mission."""
    pair = g.pair(helper, hero)
    if not g.bonds[pair] or g.bonds_used >> pair & 1 or g.down >> helper & 1:
        return "N-CORE-BOND"
    return None if same_place(g, helper, hero) else "N-CORE-ADJ"


def successes_of(dice: Dice, threshold: int) -> int:
    n = 0
    for die in dice:
        if die >= threshold:
            n += 1
    return n


def is_content(dice: Dice, threshold: int, enough: int, wanted: int, unwanted: int) -> bool:
    """No die could become better: there are Successes enough (0: all are wanted), every symbol that is wanted, and
    none that is not; what is unwanted does no harm where there are enough."""
    successes = successes_of(dice, threshold)
    if 0 < enough <= successes:
        unwanted = 0
    elif successes < len(dice):
        return False
    if not wanted | unwanted:
        return True
    symbols = symbols_of(dice)
    return not wanted & ~symbols | unwanted & symbols


def symbols_of(dice: Dice) -> int:
    """N-CORE-DIE: 4 Moon, 5 Star, 6 Sun."""
    found = 0
    for die in dice:
        if die > 3:
            found |= 1 << die - 4
    return found


def distinct(dice: Dice) -> list[int]:
    """One die of each number: which of two equal dice is rolled again does not matter."""
    return [at for at in range(len(dice)) if dice[at] not in dice[:at]]


def put(dice: Dice, which: Dice, fresh: Dice) -> Dice:
    new = list(dice)
    for at in range(len(which)):
        new[which[at]] = fresh[at]
    return tuple(new)
