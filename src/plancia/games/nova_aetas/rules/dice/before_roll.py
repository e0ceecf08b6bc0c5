"""Window T2 of a Test (N-CORE-TEST-TIMING): tokens, Skills and Destiny Cards before the roll."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.chances import (
    KEYWORD,
    PHYSICAL_ATTACK,
    PHYSICAL_DEFENCE,
    cards_for,
)
from plancia.games.nova_aetas.rules.wounds.powers import may_react
from plancia.games.nova_aetas.state.answers import CARD, SKILL
from plancia.games.nova_aetas.state.box import ADVANTAGED, BLESSED, NOBODY
from plancia.games.nova_aetas.state.effects.decks import PlayDestiny
from plancia.games.nova_aetas.state.effects.fight import UseSkill
from plancia.games.nova_aetas.state.effects.wounds import DropTokens
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import ROOM, Kind
from plancia.kernel.decision import Decision

BEFORE: Final = Kind("before-roll")
ADVANTAGE: Final = BEFORE.answer("advantaged")
BLESSING: Final = BEFORE.answer("blessed", at=1)
WARD: Final = BEFORE.answer("{}", SKILL, at=2 * ROOM)
CARD_BEFORE: Final = BEFORE.answer("{}", CARD)

Prepared = tuple[int, int, int, int]  # dice, threshold, Critical, Successes without a roll
UNPREPARED: Final[Prepared] = (0, 0, 0, 0)


def may_prepare(g: NovaAetas, hero: int, about: int) -> bool:
    """There may be something to use; most Tests go on at once."""
    if g.tokens[hero] & (ADVANTAGED | BLESSED):
        return True
    if hero >= g.box.proper:
        return False
    return g.destiny[hero] != 0 or (about >= PHYSICAL_DEFENCE and g.talents.ward[hero] != NOBODY)


def offer_uses(g: NovaAetas, hero: int, about: int, keyword: int, asked: Decision) -> None:
    tokens = g.tokens[hero]
    if tokens & ADVANTAGED:
        asked.put(ADVANTAGE, 0, None)
    if tokens & BLESSED:
        asked.put(BLESSING, 0, None)
    if hero >= g.box.proper:
        return
    if about >= PHYSICAL_DEFENCE:
        ward = g.talents.ward[hero]
        if ward != NOBODY:
            asked.put(WARD, ward, may_react(g, hero, ward))
    if g.destiny[hero]:
        for card in cards_before(g, hero, about, keyword):
            asked.put(CARD_BEFORE, card, None)


def cards_before(g: NovaAetas, hero: int, about: int, keyword: int) -> list[int]:
    found = cards_for(g, hero, "before-test")
    if about == PHYSICAL_ATTACK:
        found += cards_for(g, hero, "before-physical")
    if about == KEYWORD:
        for card in cards_for(g, hero, "before-keyword"):
            if g.box.destinies[card].keywords >> keyword & 1:
                found.append(card)
    return found


def use_before(g: NovaAetas, hero: int, use: int, so_far: Prepared) -> Prepared:
    """N-CORE-DESTINY, N-CORE-SKILL-FORMS: it is paid for, and adds to what was used before it."""
    dice, threshold, critical, passed = so_far
    what = BEFORE.of(use)
    number = what.number(use)
    if what is ADVANTAGE:
        g.do(DropTokens(hero, ADVANTAGED, "N-STATUS-ADVANTAGED"))
        dice += 1
    elif what is BLESSING:
        g.do(DropTokens(hero, BLESSED, "N-STATUS-BLESSED"))
        threshold -= 1
    elif what is CARD_BEFORE:
        card = g.box.destinies[number]
        g.do(PlayDestiny(hero, card.number))
        if card.does == "dice":
            dice += card.n
        elif card.does == "critical":
            critical = max(critical, card.n)
        else:
            passed = card.n
    else:
        g.do(UseSkill(hero, number))
        dice += g.box.skills[number].dice
    return dice, threshold, critical, passed
