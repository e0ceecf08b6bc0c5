"""Thumb for Verrix: tries each option on a table of its own, finishes what it began, and weighs what stands then."""

from __future__ import annotations

from typing import Any, Final

from plancia.games.verrix.bot.instinct import Prices, fewest, instinct
from plancia.games.verrix.bot.worth import worth
from plancia.games.verrix.rules.actions.forecast import success
from plancia.games.verrix.rules.actions.units import at_home, total_force
from plancia.games.verrix.rules.contests.raid import Raid
from plancia.games.verrix.rules.events.event_cards import HandleEvent, reordered
from plancia.games.verrix.rules.months.restore import put_on
from plancia.games.verrix.rules.travel.movement import way_cost
from plancia.games.verrix.state.answers import DRAW_EVENT, ONE_MORE, QUESTIONS, REPLACE_EVENT, size_of
from plancia.games.verrix.state.box import EVENT_PRICE, NOBODY
from plancia.games.verrix.state.state import Verrix
from plancia.kernel import engine
from plancia.kernel.decision import CHANCE, PASS, Decision

DEPTH: Final = 4  # questions of one action that are tried out in full; later ones are answered by instinct
DRAWS: Final = 5  # cards that are thought of when one is drawn
# Questions at which something else begins.
ENDS: Final = ("draw", "outfit", "battle-card", "payer", "event")


def best_option(g: Verrix, seat: int, depth: int = DEPTH) -> int:
    """The option that leads to the table worth most to this seat; among equals the first."""
    asked = engine.asked_of(g, seat)
    prices = Prices(g, seat)
    if instinctive(asked):
        return instinct(g, asked, prices)
    return max(tried(g, asked), key=lambda option: after(g, asked, option, prices, depth))


def after(g: Verrix, asked: Decision, option: int, prices: Prices, depth: int = DEPTH) -> int:
    """What the table is worth when this option is taken and the action is finished well."""
    seat = asked.by
    if asked.kind == "act" and option == PASS:
        return worth(passed(g, seat), seat)
    if asked.kind == "outfit":
        return worth(dressed(g, seat, option), seat)
    if option != PASS and QUESTIONS[asked.kind].of(option) in (DRAW_EVENT, REPLACE_EVENT):
        return after_drawing(g, seat, option, prices)
    if asked.kind == "order":
        return after_ordering(g, seat, option, prices)
    return finished(taken(g, option, seat), seat, prices, depth)


def taken(g: Verrix, option: int, seat: int) -> Verrix:
    """A table of its own on which chance waits."""
    twin = g.clone()
    twin.key = b""
    engine.answer(twin, option, seat)
    return twin


def passed(g: Verrix, seat: int) -> Verrix:
    """And nothing more: what others do next would count against passing only."""
    twin = g.clone()
    if not twin.passes:
        twin.score[seat] += 1
    twin.passes.append(seat)
    return twin


def dressed(g: Verrix, seat: int, outfit: int) -> Verrix:
    """Before the others are; then all are equipped at once."""
    twin = g.clone()
    put_on(twin, seat, outfit)
    return twin


def after_drawing(g: Verrix, seat: int, option: int, prices: Prices) -> int:
    """Any of the cards that it could be, or the one that is known to lie on top."""
    top = len(g.deck) - 1
    cards = 1 if g.known[seat] else min(DRAWS, len(g.deck))
    value = 0
    for n in range(cards):
        twin = g.clone()
        other = top - n * len(g.deck) // cards
        twin.deck[top], twin.deck[other] = twin.deck[other], twin.deck[top]
        value += finished(taken(twin, option, seat), seat, prices, 2)
    return value // cards


def after_ordering(g: Verrix, seat: int, order: int, prices: Prices) -> int:
    """The card that will lie on top: the best for who can pay for it, the worst for the others."""
    proc: Any = g.stack[-1]
    card = reordered(g, proc.cards, order)[-1]
    twin = g.clone()
    twin.key = b""
    twin.deck.remove(card)
    twin.drawn[seat].append(card)
    engine.start(twin, HandleEvent(seat))
    value = finished(twin, seat, prices, 2)
    return value if g.will[seat] >= EVENT_PRICE else -value


def finished(g: Verrix, seat: int, prices: Prices, depth: int) -> int:
    """Go on to the end of the action: in full for a few questions, then by instinct."""
    while True:
        asked = g.decision
        if asked is None or asked.kind in ENDS:
            return worth(g, seat)
        if asked.by == CHANCE:
            return raided(g, seat, prices, depth) if isinstance(g.stack[-1], Raid) else worth(g, seat)
        if asked.kind == "act" and (asked.by != seat or getattr(g.stack[-1], "event", NOBODY) == NOBODY):
            return worth(g, seat)
        if asked.by == seat and depth > 1 and not instinctive(asked):
            return max([finished(taken(g, option, seat), seat, prices, depth - 1) for option in tried(g, asked)])
        engine.answer(g, instinct(g, asked, prices), asked.by)


def instinctive(asked: Decision) -> bool:
    return asked.kind == "thing" and asked.several


def raided(g: Verrix, seat: int, prices: Prices, depth: int) -> int:
    """A Raid before its tokens are drawn: success and failure, each as likely as it is."""
    raid: Any = g.stack[-1]
    percent = odds(g, raid)
    value = 0
    for fails in (0, 1):
        likely = 100 - percent if fails else percent
        if likely:
            twin = g.clone()
            while twin.decision is not None and twin.decision.by == CHANCE:
                tokens = twin.decision.options
                engine.answer(twin, tokens[-1] if fails else tokens[0])
            value += likely * finished(twin, seat, prices, depth)
    return value // 100


def odds(g: Verrix, raid: Raid) -> int:
    """In how many of a hundred draws it succeeds; the guard stands."""
    return success(g, raid.attack(g), raid.defence(g), 2 if ONE_MORE.holds(raid.second) else 1)


def tried(g: Verrix, asked: Decision) -> list[int]:
    """Of many, the telling ones."""
    options = asked.options
    if len(options) < 4:
        return options
    if asked.kind == "units":
        return telling(g, asked)
    if asked.kind == "territory":
        return one_for_each_tribe(g, asked)
    if asked.kind == "guard":
        return [options[place] for place in sorted({0, 1, len(options) // 2, len(options) - 2, len(options) - 1})]
    return options


def one_for_each_tribe(g: Verrix, asked: Decision) -> list[int]:
    """Villages of one tribe are all alike: the nearest."""
    near: dict[int, int] = {}
    found: list[int] = []
    for territory in asked.options:
        tribe = g.villages[territory]
        if tribe == NOBODY:
            found.append(territory)
        elif tribe not in near or way_cost(g, asked.by, territory) < way_cost(g, asked.by, near[tribe]):
            near[tribe] = territory
    for territory in asked.options:
        if territory in near.values():
            found.append(territory)
    return found


def telling(g: Verrix, asked: Decision) -> list[int]:
    """Parties worth thinking of: the smallest that is enough, some larger ones, and everyone."""
    proc: Any = g.stack[-1]
    options, who = asked.options, asked.by
    card = getattr(proc, "card", NOBODY)
    smallest = fewest(g, who, options)
    if not hasattr(proc, "destination"):
        return [smallest]  # at home more do no more
    found = [smallest]
    force = total_force(g, who, smallest)
    wanted = [force + 1, force + 2, force + 4, 99]
    if card >= 0 and g.box.actions[card].steals:
        target = g.villages[proc.destination]
        alone = total_force(g, target, at_home(g, target, g.box.actions[card].classes)) + g.palisade[target]
        wanted = [alone + 2, alone + 4, alone + 6, 99]
    for enough in wanted:
        strong = [units for units in options if total_force(g, who, units) >= enough]
        party = fewest(g, who, strong) if strong else max(options, key=size_of)
        if party not in found:
            found.append(party)
    return found
