"""Answers nobody thinks about: of others in a thought, and of oneself where it would lead too far to try everything."""

from __future__ import annotations

from typing import Any, Final

from plancia.games.verrix.bot.battle import expected
from plancia.games.verrix.bot.prices import bargain, best_loot, gains, losses
from plancia.games.verrix.rules.actions.forecast import success
from plancia.games.verrix.rules.actions.trade import Bargain
from plancia.games.verrix.rules.actions.units import eligible, total_force, with_event
from plancia.games.verrix.rules.contests.raid import Raid, guarding_force
from plancia.games.verrix.state.answers import EVERYONE, ONE_MORE, PROPOSE, size_of
from plancia.games.verrix.state.box import NOBODY
from plancia.games.verrix.state.state import AT_MARKET, Verrix, home
from plancia.kernel.decision import PASS, Decision

BEATEN: Final = 75  # from so many in a hundred on, a Raid is not worth resisting
TEMPTING: Final = 150  # hundredths of a VP that a Battle must promise before a third tribe joins


class Prices:
    """What things are worth to the seat that thinks; asked for once, and only if they are needed."""

    def __init__(self, g: Verrix, seat: int) -> None:
        self.g = g
        self.seat = seat
        self._gains: list[int] = []
        self._losses: list[int] = []

    def gains(self) -> list[int]:
        if not self._gains:
            self._gains = gains(self.g, self.seat)
        return self._gains

    def losses(self) -> list[int]:
        if not self._losses:
            self._losses = losses(self.g, self.seat)
        return self._losses


def instinct(g: Verrix, asked: Decision, prices: Prices) -> int:
    options, kind = asked.options, asked.kind
    if kind == "units":
        return fewest(g, asked.by, options)
    if kind == "guard":
        return guard(g, asked)
    if kind == "thing":
        return thing(g, asked, prices)
    if kind == "support":
        return side(g, asked)
    if kind == "offer":
        return options[0]  # help is welcome
    if kind == "second-token":
        return ONE_MORE.option() if g.will[asked.by] > 3 else PASS
    return PASS if PASS in options else options[0]


def fewest(g: Verrix, who: int, options: list[int]) -> int:
    """Those who are enough, with the least FORCE wasted; characters first, for commoners can do anything."""
    return min(options, key=lambda units: 20 * total_force(g, who, units) + size_of(units))


def guard(g: Verrix, asked: Decision) -> int:
    """All who may, if that helps; in a Battle always, for who stays away costs a point."""
    options = asked.options
    proc: Any = g.stack[-1]
    everyone = EVERYONE.option() if EVERYONE.option() in options else options[-1]
    if not isinstance(proc, Raid):
        return everyone
    if with_event(everyone):
        everyone = 0
    who, classes = asked.by, g.box.actions[proc.card].classes
    defence = guarding_force(g, who, classes, eligible(g, who, classes), NOBODY)
    return everyone if success(g, proc.attack(g), defence) < BEATEN else 0


def side(g: Verrix, asked: Decision) -> int:
    """Whoever can help joins those who are likely to gain by it."""
    attacker, for_attack, for_defence = expected(g)
    best, chosen = TEMPTING, PASS
    for commander in asked.options:
        if PROPOSE.holds(commander):
            vp = for_attack if commander == attacker else for_defence
            if vp > best:
                best, chosen = vp, commander
    return chosen


def thing(g: Verrix, asked: Decision, prices: Prices) -> int:
    proc: Any = g.stack[-1]
    if asked.by != prices.seat:
        return asked.options[0]
    if isinstance(proc, Bargain):
        return bargain(g, proc, asked, prices.gains(), prices.losses())
    zone = home(proc.target) if isinstance(proc, Raid) else AT_MARKET
    if asked.several:
        return best_loot(g, asked.options, asked.most, zone, prices.gains(), asked.picked)
    return max(asked.options, key=prices.gains().__getitem__)
