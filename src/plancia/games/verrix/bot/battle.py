"""How a Battle is likely to end: every fall of the tokens, with cards that are sensible rather than searched."""

from __future__ import annotations

from plancia.games.verrix.rules.contests.battle import Battle
from plancia.games.verrix.rules.contests.battle_rounds import (
    BattleRound,
    battle_cards,
    card_bonus,
    faction_force,
    may_fight,
)
from plancia.games.verrix.rules.contests.morrigan_tokens import DrawFate
from plancia.games.verrix.state.answers import OWNED_CARD
from plancia.games.verrix.state.box import NOBODY
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.decision import PASS

Odds = list[tuple[int, float]]  # (value, how likely)


class Course:
    """A Battle as it may go on: by space of the track, how likely the disc lies there; and the cards that are used."""

    def __init__(self, attacker: int, defender: int, disc: list[float]) -> None:
        self.attacker = attacker
        self.defender = defender
        self.disc = disc
        self.used: list[int] = []


def expected(g: Verrix) -> tuple[int, int, int]:
    """The attacker, and the VP that each member of either faction may expect, in hundredths."""
    attacker = defender = NOBODY
    number = 1
    current: BattleRound | None = None
    fate: DrawFate | None = None
    for proc in g.stack:
        if isinstance(proc, Battle):
            attacker, defender, number = proc.who, proc.target, proc.round + 1
        elif isinstance(proc, BattleRound):
            current, number = proc, proc.number
        elif isinstance(proc, DrawFate):
            fate = proc
    if attacker == NOBODY or defender == NOBODY:
        return attacker, 0, 0
    end = len(g.box.track) - 1  # the last space of each side
    course = Course(attacker, defender, [float(space == g.disc) for space in range(-end, end + 1)])
    while number <= 3:
        course.disc = fought(g, course, number, current, fate)
        number += 1
        current = fate = None
    return attacker, reward(g, course.disc, 1), reward(g, course.disc, -1)


def reward(g: Verrix, disc: list[float], side: int) -> int:
    value = 0.0
    end = len(disc) // 2
    for place in range(len(disc)):
        lead = (place - end) * side
        if lead >= 0:
            value += disc[place] * g.box.track[lead]
    return int(100 * value)


def fought(g: Verrix, course: Course, number: int, current: BattleRound | None, fate: DrawFate | None) -> list[float]:
    """Where the disc may lie after a round."""
    attacker, defender, disc = course.attacker, course.defender, course.disc
    due, other = (defender, attacker) if number == 2 else (attacker, defender)
    played, lead = NOBODY, 0
    if current is not None:
        lead = current.attack_bonus - current.defence_bonus
        played, due = current.played, current.player if current.player != NOBODY else due
        other = attacker if due == defender else defender
    if played == NOBODY:
        played = best_card(g, due, other, course.used)
        if played == NOBODY:
            played, due, other = best_card(g, other, due, course.used), other, due
    card = OWNED_CARD.second(played, g.box) if played != NOBODY else NOBODY
    lead += faction_force(g, attacker, card) - faction_force(g, defender, card)
    if card == NOBODY:
        return moved(moved(disc, lead, tokens(g.bag, 1), 1), 0, tokens(g.bag, 1), -1)
    course.used.append(played)
    bonus = card_bonus(g, due, card)
    lead += bonus if due == attacker else -bonus
    drawn = 2 if fate is not None and fate.payer != PASS else 1
    return moved(disc, lead, tokens(g.bag, drawn), -1 if due == attacker else 1)


def best_card(g: Verrix, commander: int, enemy: int, used: list[int]) -> int:
    """The card with the best lead for the faction that plays it; NOBODY if it has none."""
    best, chosen = -999, NOBODY
    for tribe, card in battle_cards(g, commander):
        option = OWNED_CARD.pair(tribe, card, g.box)
        if option not in used and may_fight(g, commander, tribe, card) is None:
            lead = faction_force(g, commander, card) + card_bonus(g, commander, card) - faction_force(g, enemy, card)
            if lead > best:
                best, chosen = lead, option
    return chosen


def moved(disc: list[float], lead: int, token: Odds, side: int) -> list[float]:
    """V-BATTLE-26, V-A-23: the disc goes to the side that is ahead, and stops at the end of the track."""
    spaces = len(disc)
    after = [0.0] * spaces
    for place in range(spaces):
        if disc[place]:
            for value, likely in token:
                there = place + lead + side * value
                after[max(0, min(spaces - 1, there))] += disc[place] * likely
    return after


def tokens(bag: list[int], drawn: int) -> Odds:
    """The value that counts, of one token or of the higher of two."""
    left = 0
    for n in bag:
        left += n
    found: Odds = []
    below = 0  # tokens of a lower value
    for value in range(len(bag)):
        n = bag[value]
        if n:
            if drawn == 1 or left < 2:
                found.append((value, n / left))
            else:
                found.append((value, (n * (n - 1) / 2 + n * below) / (left * (left - 1) / 2)))
        below += n
    return found
