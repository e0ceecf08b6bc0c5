# not compiled
"""What differs between two tables of Verrix for one tribe, in sentences, the most important first."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from plancia.games.verrix.bot.goods import stock_of
from plancia.games.verrix.bot.worth import under_control
from plancia.games.verrix.rules.actions.units import eligible, total_force
from plancia.games.verrix.rules.months.festivals import amount
from plancia.games.verrix.state.box import EVERY_CLASS, FAME, FAME_EACH_MONTH, HOSTAGE, KIDNAPPED, TROPHY, Festival
from plancia.games.verrix.state.state import UNLEARNED, Verrix, home, road
from plancia.games.verrix.words.names_shown import Names

MOST = 3


class Reason(NamedTuple):
    weight: int
    text: str


def changes(names: Names, before: Verrix, then: Verrix, seat: int) -> list[str]:
    """The most important differences between two tables for a tribe, in sentences."""
    reasons = [
        *_points(names, before, then, seat),
        *_promises(names, before, then, seat),
        *_things(names, before, then, seat),
        *_standing(names, before, then, seat),
    ]
    reasons.sort(key=lambda reason: -reason.weight)
    return [reason.text for reason in reasons[:MOST]]


def _points(names: Names, before: Verrix, then: Verrix, seat: int) -> list[Reason]:
    say, found = names.say, []
    gained = then.score[seat] - before.score[seat]
    if gained:
        found.append(Reason(100 * abs(gained), say("reason-vp" if gained > 0 else "reason-vp-less", n=abs(gained))))
    for who in before.players:
        lost = before.score[who] - then.score[who]
        if who != seat and lost > 0:
            found.append(Reason(50 * lost, say("reason-rival-less", who=names.tribe(who), n=lost)))
    return found


def _promises(names: Names, before: Verrix, then: Verrix, seat: int) -> list[Reason]:
    """What Festivals and Restore Phases would pay."""
    say, found = names.say, []
    for festival in before.box.festivals:
        if festival.turn >= before.turn:
            more = paid(then, seat, festival) - paid(before, seat, festival)
            name = names.named("festival", festival.id)
            if more:
                key = "reason-festival" if more > 0 else "reason-festival-less"
                found.append(Reason(80 * abs(more), say(key, festival=name, n=abs(more))))
    more = income(then, seat) - income(before, seat)
    if more:
        found.append(Reason(150 * abs(more), say("reason-income" if more > 0 else "reason-income-less", n=abs(more))))
    return found


def paid(g: Verrix, who: int, festival: Festival) -> int:
    """What a Festival would pay, with what is still on the way home."""
    stock = stock_of(g, who)
    return sum(
        objective.vp
        for objective in festival.objectives
        if any(amount(g, who, stock, want, True) >= want.n for want in objective.any)
    )


def income(g: Verrix, who: int) -> int:
    """VP in every Restore Phase: hostages, Brooches that can be worn, the Spear of Gorias."""
    things = _owned(g, who)
    value = sum(n for thing, n in things.items() if HOSTAGE <= thing < TROPHY)
    slots: Counter[int] = Counter()
    for character in g.characters_of(who):
        for good, bonus in zip(g.box.slots[character], g.box.bonus[character], strict=True):
            slots[good] += bonus == FAME
    value += sum(min(n, things[good]) for good, n in slots.items())
    trophy = g.box.trophy_with[FAME_EACH_MONTH]
    return value + (g.box.trophy_amount[FAME_EACH_MONTH] if trophy >= 0 and things[TROPHY + trophy] else 0)


def _owned(g: Verrix, who: int) -> Counter[int]:
    """Goods, hostages and trophies of a tribe, wherever they are."""
    found: Counter[int] = Counter(dict(enumerate(stock_of(g, who))))
    for thing in range(HOSTAGE, KIDNAPPED):
        found[thing] = g.lying(home(who), thing) + g.lying(road(who), thing)
    return found


def _things(names: Names, before: Verrix, then: Verrix, seat: int) -> list[Reason]:
    """What comes and what goes."""
    say = names.say
    old, new = _owned(before, seat), _owned(then, seat)
    comes = [names.thing(thing, n) for thing, n in sorted((new - old).items())]
    goes = [names.thing(thing, n) for thing, n in sorted((old - new).items())]
    will = then.will[seat] - before.will[seat]
    folk = under_control(then, seat) - under_control(before, seat)
    for more, key in ((will, "divine-will"), (folk, "commoners")):
        if more:
            (comes if more > 0 else goes).append(names.say(key, n=abs(more)))
    if then.grey[seat] != before.grey[seat]:
        comes.append(names.character(then.grey[seat]))
    found = []
    if comes:
        found.append(Reason(90, say("reason-get", things=names.say.list(comes))))
    if goes:
        found.append(Reason(40, say("reason-cost", things=names.say.list(goes))))
    return found


def _standing(names: Names, before: Verrix, then: Verrix, seat: int) -> list[Reason]:
    """Villages, cards, and who is engaged."""
    say, found = names.say, []
    for village in then.homes_of(seat):
        if village not in before.homes:
            found.append(Reason(95, say("reason-village", place=names.territory(village))))
    for card in before.box.deck_of[seat]:
        if before.card_at(seat, card) == UNLEARNED != then.card_at(seat, card):
            found.append(Reason(95, say("reason-learn", card=names.card(card))))
    force, left = (total_force(g, seat, eligible(g, seat, EVERY_CLASS)) for g in (before, then))
    if force > left:
        found.append(Reason(10, say("reason-force", n=force - left, left=left)))
    return found
