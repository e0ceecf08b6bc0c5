# not compiled
"""What anyone may know before a choice: what a way costs, how a Raid stands, what a Festival would pay now."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from plancia.games.verrix.rules.actions.units import at_home, eligible, total_force
from plancia.games.verrix.rules.contests.raid import guarding_force, raiding_force
from plancia.games.verrix.rules.months.festivals import meets, owned
from plancia.games.verrix.state.box import NOBODY, Festival
from plancia.games.verrix.state.state import Verrix


class Odds(NamedTuple):
    """A Raid: both totals before the token, and in how many of a hundred draws it succeeds."""

    attack: int
    defence: int
    percent: int


def draws(bag: list[int], tokens: int) -> list[int]:
    """V-RAID-07, V-RAID-08: what counts, for every way to draw so many tokens."""
    faces = [value for value, n in enumerate(bag) for _ in range(n)]
    return [max(drawn) for drawn in combinations(faces, tokens)]


def success(g: Verrix, attack: int, defence: int, tokens: int = 1) -> int:
    """V-RAID-09: in how many of a hundred draws the raider has strictly more."""
    drawn = draws(g.bag, tokens)
    return round(100 * sum(attack > defence + token for token in drawn) / len(drawn))


def raid(g: Verrix, who: int, card: int, units: int, event: int, target: int) -> tuple[Odds, Odds]:
    """How a Raid by these units stands if the target adds nobody, and if it adds everyone."""
    classes = g.box.actions[card].classes
    attack = raiding_force(g, who, card, units, event)
    alone = guarding_force(g, target, classes, 0, NOBODY)
    all_in = guarding_force(g, target, classes, eligible(g, target, classes), NOBODY)
    return Odds(attack, alone, success(g, attack, alone)), Odds(attack, all_in, success(g, attack, all_in))


def line_up(g: Verrix, target: int) -> tuple[int, int]:
    """V-BATTLE-05, V-BATTLE-06: the FORCE of those who have to fight for a village, and of all who can."""
    forced = total_force(g, target, at_home(g, target, g.battle_classes))
    return forced, forced + total_force(g, target, eligible(g, target, g.battle_classes))


def next_festival(g: Verrix) -> Festival | None:
    """The one of this Turn, or of the next that has one."""
    coming = [festival for festival in g.box.festivals if festival.turn >= g.turn]
    return min(coming, key=lambda festival: festival.turn) if coming else None


def festival_now(g: Verrix, who: int, festival: Festival) -> list[int]:
    """V-FEST-01: what each objective would pay a tribe if the Festival were scored now."""
    stock = owned(g, who)
    return [objective.vp if meets(g, who, stock, objective) else 0 for objective in festival.objectives]
