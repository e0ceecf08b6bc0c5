"""What one thing more or less is worth to a tribe; the best exchange, and the best loot."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from plancia.games.verrix.bot.worth import holdings
from plancia.games.verrix.rules.actions.trade import Bargain
from plancia.games.verrix.rules.actions.trade import worth as value_of
from plancia.games.verrix.state.box import HOSTAGE, KIDNAPPED, NOBODY, SEATS, THINGS, TROPHY
from plancia.games.verrix.state.state import AT_MARKET, Verrix, home, road
from plancia.kernel.decision import PASS, Decision

AGAIN: Final = 65  # hundredths: what the second of a kind is worth beside the first

Ware = tuple[int, int, int]  # thing, value, price
Lot = tuple[int, tuple[int, ...]]  # price, things


def gains(g: Verrix, who: int) -> list[int]:
    """By thing: what it would bring this tribe, on its way home."""
    twin, before = g.clone(), holdings(g, who)
    found = [0] * THINGS
    other = HOSTAGE + SEATS[who - 1]
    for thing in (*range(HOSTAGE), other, HOSTAGE + who, *range(TROPHY, KIDNAPPED)):
        if thing < TROPHY or not (g.lying(home(who), thing) or g.lying(road(who), thing)):
            found[thing] = holdings_with(twin, who, road(who), thing, 1) - before
    for tribe in SEATS:
        if tribe != who:
            found[HOSTAGE + tribe] = found[other]  # hostages are all alike
    found[KIDNAPPED] = found[other] + found[other] // 3  # and the other tribe has a unit less
    return found


def losses(g: Verrix, who: int) -> list[int]:
    """By thing: what this tribe would lose without one that lies on its Village card."""
    twin, before = g.clone(), holdings(g, who)
    found = [0] * THINGS
    for thing in g.things_at(home(who)):
        found[thing] = before - holdings_with(twin, who, home(who), thing, -1)
    return found


def holdings_with(twin: Verrix, who: int, zone: int, thing: int, n: int) -> int:
    """With so many more of a thing there, or fewer."""
    twin.put(zone, thing, n)
    value = holdings(twin, who)
    twin.put(zone, thing, -n)
    return value


def best_loot(g: Verrix, options: list[int], most: int, zone: int, price: list[int], picked: tuple[int, ...]) -> int:
    """The next thing to take, in the order of the things; PASS when nothing is worth it."""
    wanted: list[tuple[int, int]] = []  # price, thing
    for thing in options:
        if thing != PASS:
            there = 1 if thing == KIDNAPPED else g.lying(zone, thing)
            for n in range(picked.count(thing), min(there, picked.count(thing) + most)):
                wanted.append((price[thing] if n == 0 else price[thing] * AGAIN // 100, thing))
    wanted.sort(reverse=True)
    best = NOBODY
    for n in range(min(most, len(wanted))):
        if (wanted[n][0] > 0 or PASS not in options) and (best == NOBODY or wanted[n][1] < best):
            best = wanted[n][1]
    return best if best != NOBODY else PASS if PASS in options else options[0]


def bargain(g: Verrix, deal: Bargain, asked: Decision, gain: list[int], loss: list[int]) -> int:
    """The next answer on the way to the best exchange."""
    market = deal.partner == NOBODY
    zone = AT_MARKET if market else home(deal.partner)
    picked, options, room = asked.picked, asked.options, deal.most - len(asked.picked)
    if deal.sold:
        left = deal.paid(g) - value_of(g, picked)
        return first_of(max(lots(wares_at(g, zone, picked, gain, False, 1), room, left), key=itemgetter(0)), options)
    paid = value_of(g, picked) + deal.bonus
    selling = lots(wares_at(g, home(deal.who), picked, loss, market, -1), room, 30)
    top = paid + 30
    buying = lots(wares_at(g, zone, (), gain, False, 1), deal.most, top)
    best, chosen = -1_000_000, selling[0]
    for extra in range(len(selling)):
        price, things = selling[extra]
        if price > -1_000_000 and (things or picked):
            for value in range(1, min(top, paid + extra) + 1):
                got = buying[value]
                if got[1] and price + got[0] > best:
                    best, chosen = price + got[0], selling[extra]
    return first_of(chosen, options)


def first_of(lot: Lot, options: list[int]) -> int:
    """The things of a lot are named in their order."""
    first = min(lot[1]) if lot[1] else PASS
    return first if first in options else options[-1]


def wares_at(g: Verrix, zone: int, named: tuple[int, ...], price: list[int], to_market: bool, sign: int) -> list[Ware]:
    """What can still be named there, up to three of a kind; what is sold costs its price."""
    found: list[Ware] = []
    for thing in g.things_at(zone):
        if (not named or thing >= named[-1]) and not (to_market and thing >= TROPHY):
            gone = named.count(thing)
            for n in range(min(g.lying(zone, thing) - gone, 6 if thing == 0 else 3)):
                each = price[thing]
                if sign > 0 and n + gone:
                    each = each * AGAIN // 100
                found.append((thing, g.box.value[thing], sign * each))
    return found


def lots(items: list[Ware], most: int, top: int) -> list[Lot]:
    """By value, up to the top: the best set of things worth exactly so much, at most so many."""
    nothing: Lot = (-1_000_000, ())
    best: list[list[Lot]] = [[nothing] * (top + 1) for _ in range(most + 1)]
    best[0][0] = (0, ())
    for thing, value, price in items:
        for n in range(most - 1, -1, -1):
            row, above = best[n], best[n + 1]
            for at in range(top - value, -1, -1):
                have = row[at]
                if have[0] > -1_000_000 and have[0] + price > above[at + value][0]:
                    above[at + value] = (have[0] + price, (*have[1], thing))
    found: list[Lot] = []
    for value in range(top + 1):
        choice = nothing
        for n in range(most + 1):
            if best[n][value][0] > choice[0]:
                choice = best[n][value]
        found.append(choice)
    return found
