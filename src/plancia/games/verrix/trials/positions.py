"""Generated tables of Verrix, which play from set-up rarely reaches; each stands where a phase or a turn begins."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from plancia.games.verrix.game import GAME
from plancia.games.verrix.notation.point_of_play import stand, usual_phase
from plancia.games.verrix.state.box import HOSTAGE, IMMEDIATE, KINDS, MOVING, NOBODY, PLUNDER, TRIBES, TROPHY
from plancia.games.verrix.state.state import (
    ACTION_PHASE,
    AT_MARKET,
    AVAILABLE,
    DISCARD,
    FESTIVAL,
    HAND,
    MARKET,
    READY,
    REMOVED,
    RESTORE_PHASE,
    TRAVEL,
    UNLEARNED,
    VILLAGE,
    Verrix,
    home,
    with_commoners,
)

DEVELOPED = 0.6  # how likely a Special card is learned
RAIDER = TRIBES.index("orange")  # the tribe that can plunder the market


def generate(dice: Random, settings: Mapping[str, Any], near: str) -> str:
    """`near` the end: late Turns; "tie": and level scores; "level": nothing tells the players apart. "crowded":
    villages side by side. "scarce": an empty market; "bare": and nobody there. "empty": no Event cards left but a few.
    Else any time, with villages, goods, hostages and cards all about."""
    g = GAME.table(settings)
    g.turn = 12 if near == "level" else dice.choice((11, 12, 12)) if near in ("end", "tie") else dice.randint(1, 12)
    g.order = list(g.players)
    dice.shuffle(g.order)
    for who in g.players:
        settle(dice, g, who, near)
        if near != "level":
            learn(dice, g, who)
            gather(dice, g, who, near)
    share_events(dice, g, near)
    if near == "bare":
        empty_the_market(dice, g)
    elif near != "level":
        equip(dice, g)
    g.tile = dice.choice((0, 0, 0, 1, 2))
    level = dice.randint(1, 60)
    for who in g.players:
        g.score[who] = level if near in ("tie", "level") else max(1, level + dice.randint(-6, 6))
    if near == "bare" and RAIDER in g.players and g.turn % 3:
        send_the_raider(g)
    else:
        place_at(dice, g)
    return GAME.write_position(g)


def place_at(dice: Random, g: Verrix) -> None:
    """At the beginning of a phase, or of a turn after some have passed."""
    first = usual_phase(g.turn)
    phase = first if first == FESTIVAL else dice.choice((first, ACTION_PHASE, ACTION_PHASE, RESTORE_PHASE))
    if phase == RESTORE_PHASE:
        g.passes = dice.sample(g.order, len(g.order))
        engage(dice, g)
    if phase != ACTION_PHASE:
        stand(g, phase)
        return
    engage(dice, g)
    active = dice.choice(g.order)
    g.passes = [who for who in dice.sample(g.order, len(g.order)) if who != active and dice.random() < 0.2]
    stand(g, ACTION_PHASE, active)
    g.phase = ACTION_PHASE


def settle(dice: Random, g: Verrix, who: int, near: str) -> None:
    """One to three villages, each next to another."""
    free = [place for place in range(len(g.villages)) if g.villages[place] == NOBODY and place != g.box.port]
    starts = [place for place in g.box.start_territories[who] if place in free] or free
    if near == "crowded" and g.order and any(owner != NOBODY for owner in g.villages):
        beside = [place for place in free if any(g.villages[other] != NOBODY for other in g.box.borders[place])]
        starts = beside or starts
    g.settle(who, dice.choice(starts))
    for _ in range(2 if near == "crowded" else dice.choice((0, 0, 1, 2))):
        own = [place for place, owner in enumerate(g.villages) if owner == who]
        near_by = [other for place in own for other in g.box.borders[place] if g.villages[other] == NOBODY]
        if near_by:
            g.settle(who, dice.choice(near_by))


def learn(dice: Random, g: Verrix, who: int) -> None:
    for card in g.box.deck_of[who]:
        if g.card_at(who, card) == UNLEARNED and dice.random() < DEVELOPED:
            g.put_card(who, card, HAND)
        if g.box.action_ids[card] == "promote-commoner" and dice.random() < 0.5:
            g.put_card(who, card, REMOVED)
            grey = dice.choice([each for each in g.box.grey if each not in g.grey])
            g.grey[who], g.where[grey] = grey, READY


def gather(dice: Random, g: Verrix, who: int, near: str) -> None:
    """Goods, Divine Will, hostages, trophies and commoners of their own."""
    for _ in range(40 if near == "scarce" else dice.choice((0, 6, 12))):
        good = dice.choice((0, 0, *range(KINDS)))
        if g.lying(AT_MARKET, good):
            give(g, who, good)
    will = min(g.reserve, 0 if near == "tie" else dice.choice((0, 1, 3, 4, 9)))
    g.will[who] += will
    g.reserve -= will
    for tribe in g.players:
        if tribe != who and g.commoners(tribe, MARKET) and dice.random() < 0.3:
            give(g, who, HOSTAGE + tribe)
    if g.commoners(who, MARKET) and dice.random() < 0.4:
        g.move_commoners(who, 1, MARKET, AVAILABLE)
    for trophy in range(len(g.trophies)):
        if dice.random() < (0.04 if near == "tie" else 0.15):
            g.put(home(who), TROPHY + trophy, 1)


def give(g: Verrix, who: int, thing: int) -> None:
    """From the market to the Village card."""
    g.put(AT_MARKET, thing, -1)
    g.put(home(who), thing, 1)


def equip(dice: Random, g: Verrix) -> None:
    for character in [each for who in g.players for each in g.characters_of(who)]:
        for slot, good in enumerate(g.box.slots[character]):
            if g.lying(AT_MARKET, good) and dice.random() < 0.4:
                g.put(AT_MARKET, good, -1)
                g.worn[character] |= 1 << slot


def empty_the_market(dice: Random, g: Verrix) -> None:
    """Every good and perhaps every commoner is with somebody, and the raider has the card that makes ways free."""
    first = g.order[0]
    for good in range(KINDS):
        while g.lying(AT_MARKET, good):
            give(g, first, good)
    for tribe in g.players if dice.random() < 0.5 else ():
        g.move_commoners(tribe, g.commoners(tribe, MARKET), MARKET, AVAILABLE)
    free = next(card for card, event in enumerate(g.box.events) if event.window == MOVING)
    if free in g.deck and RAIDER in g.players:
        g.deck.remove(free)
        g.deck += g.held[RAIDER]
        g.held[RAIDER] = [free]
        g.known = [[] for _ in g.known]


def send_the_raider(g: Verrix) -> None:
    """Only one card is left in its hand."""
    for card in g.box.deck_of[RAIDER]:
        if g.box.actions[card].does == PLUNDER:
            g.put_card(RAIDER, card, HAND)
        elif g.card_at(RAIDER, card) == HAND:
            g.put_card(RAIDER, card, DISCARD)
    stand(g, ACTION_PHASE, RAIDER)


def share_events(dice: Random, g: Verrix, near: str) -> None:
    dice.shuffle(g.deck)
    for who in g.players:
        delayed = [card for card in g.deck if g.box.events[card].window != IMMEDIATE]
        if delayed and dice.random() < (1 if near == "events" else 0 if near == "level" else 0.5):
            g.deck.remove(delayed[0])
            g.held[who] = [delayed[0]]
    spent = len(g.deck) - dice.randint(0, 4) if near == "empty" else dice.randint(0, len(g.deck) // 2)
    g.spent, g.deck = g.deck[: max(0, spent)], g.deck[max(0, spent) :]
    if dice.random() < 0.2:
        g.known[dice.choice(g.players)] = g.deck[-dice.randint(1, 3) :]


def engage(dice: Random, g: Verrix) -> None:
    """Some units are at home, some away, and some cards are played."""
    for who in g.players:
        for place in (VILLAGE, TRAVEL):
            n = dice.choice((0, 0, 1, 2))
            g.move_commoners(who, min(n, g.commoners(who, AVAILABLE)), AVAILABLE, place)
        for character in g.characters_of(who):
            if dice.random() < 0.3:
                g.where[character] = with_commoners(dice.choice((VILLAGE, TRAVEL)))
        for card in g.box.deck_of[who]:
            if g.card_at(who, card) == HAND and dice.random() < 0.1:
                g.put_card(who, card, DISCARD)
