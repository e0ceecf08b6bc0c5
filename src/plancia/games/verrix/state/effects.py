"""The verbs of Verrix for goods, units and fame: every change of theirs, each also its line in the log."""

from __future__ import annotations

from plancia.games.verrix.state.answers import tributes
from plancia.games.verrix.state.box import FOOD, HOSTAGE, NOBODY
from plancia.games.verrix.state.state import (
    AT_MARKET,
    AVAILABLE,
    MARKET,
    READY,
    RETURNING_TRAVEL,
    RETURNING_VILLAGE,
    TRAVEL,
    VILLAGE,
    Verrix,
    home,
    road,
    with_commoners,
)
from plancia.kernel.state import Effect


class Transfer(Effect[Verrix]):
    """V-TRADE-04, V-TRADE-05, V-RAID-10: goods, hostages of one tribe, or a trophy go from one zone to another; own
    commoners come home (V-UNIT-05)."""

    def __init__(self, thing: int, n: int, source: int, target: int, rule: str) -> None:
        self.thing = thing
        self.n = n
        self.source = source
        self.target = target
        self.rule = rule

    def apply(self, g: Verrix) -> None:
        g.put(self.source, self.thing, -self.n)
        g.put(self.target, self.thing, self.n)


class PayMovement(Effect[Verrix]):
    """V-MOVE-07, V-MOVE-08, V-A-06: tributes to those whose villages are crossed; the rest goes to the market."""

    RULE = "V-MOVE-07"

    def __init__(self, who: int, destination: int, food: int, tributes: int) -> None:
        self.who = who
        self.destination = destination
        self.food = food
        self.tributes = tributes

    def apply(self, g: Verrix) -> None:
        rest = self.food
        g.put(home(self.who), FOOD, -rest)
        if self.tributes:
            for tribe, due in tributes(self.tributes):
                g.put(home(tribe), FOOD, due)
                rest -= due
        g.put(AT_MARKET, FOOD, rest)


class MoveUnits(Effect[Verrix]):
    """Commoners and characters of a tribe go from one place to another: engaged, lined up, available again."""

    RULE = "V-AREA-10"

    def __init__(self, who: int, characters: tuple[int, ...], commoners: int, source: int, target: int) -> None:
        self.who = who
        self.characters = characters
        self.commoners = commoners
        self.source = source
        self.target = target

    def apply(self, g: Verrix) -> None:
        g.move_commoners(self.who, self.commoners, self.source, self.target)
        for character in self.characters:
            g.where[character] = with_commoners(self.target)

    def is_quiet(self, g: Verrix) -> bool:
        return not self.characters and not self.commoners


class Kidnap(Effect[Verrix]):
    """A commoner engaged at its village becomes a hostage on the raider's Travelling card."""

    RULE = "V-ACT-16"

    def __init__(self, who: int, target: int) -> None:
        self.who = who
        self.target = target

    def apply(self, g: Verrix) -> None:
        g.put_commoners(self.target, VILLAGE, -1)
        g.put(road(self.who), HOSTAGE + self.target, 1)


class Promote(Effect[Verrix]):
    """V-DEV-11, V-DEV-12: the commoner to the market, and a grey character among the available units."""

    RULE = "V-DEV-11"

    def __init__(self, who: int, character: int) -> None:
        self.who = who
        self.character = character

    def apply(self, g: Verrix) -> None:
        g.move_commoners(self.who, 1, AVAILABLE, MARKET)
        g.grey[self.who] = self.character
        g.where[self.character] = READY


class Equip(Effect[Verrix]):
    """V-RESTORE-04, V-RESTORE-05: goods between the Village card and the slots of a character."""

    RULE = "V-RESTORE-04"

    def __init__(self, who: int, character: int, worn: int) -> None:
        self.who = who
        self.character = character
        self.worn = worn  # bits of the slots that are filled afterwards

    def apply(self, g: Verrix) -> None:
        for good in g.goods_worn(self.character):
            g.put(home(self.who), good, 1)
        g.worn[self.character] = self.worn
        for good in g.goods_worn(self.character):
            g.put(home(self.who), good, -1)


class TakeWill(Effect[Verrix]):
    """V-AREA-02: no more Divine Will than there is."""

    def __init__(self, who: int, due: int, rule: str) -> None:
        self.who = who
        self.due = due
        self.rule = rule
        self.taken = 0

    def apply(self, g: Verrix) -> None:
        self.taken = min(self.due, g.reserve)
        g.reserve -= self.taken
        g.will[self.who] += self.taken


class SpendWill(Effect[Verrix]):
    def __init__(self, who: int, n: int, rule: str) -> None:
        self.who = who
        self.n = n
        self.rule = rule

    def apply(self, g: Verrix) -> None:
        g.will[self.who] -= self.n
        g.reserve += self.n


class Score(Effect[Verrix]):
    """V-VP-01, V-VP-02, V-A-38: Fame is gained and lost, one step at a time, and never falls below 1.

    `n` was due and `gained` is what it came to, less than 0 for a loss. `card`: the Action or Event card it is for.
    """

    def __init__(self, who: int, n: int, rule: str, card: int = NOBODY) -> None:
        self.who = who
        self.n = n
        self.rule = rule
        self.card = card
        self.gained = 0

    def apply(self, g: Verrix) -> None:
        before = g.score[self.who]
        g.score[self.who] = max(1, before + self.n)
        self.gained = g.score[self.who] - before


class PlaceVillage(Effect[Verrix]):
    def __init__(self, who: int, territory: int, rule: str) -> None:
        self.who = who
        self.territory = territory
        self.rule = rule

    def apply(self, g: Verrix) -> None:
        g.settle(self.who, self.territory)


class BuildPalisade(Effect[Verrix]):
    RULE = "V-ACT-16"

    def __init__(self, who: int, force: int) -> None:
        self.who = who
        self.force = force

    def apply(self, g: Verrix) -> None:
        g.palisade[self.who] = self.force


class Return(Effect[Verrix]):
    """V-RESTORE-01, V-RESTORE-02: everything on the road comes home, and every unit is available again."""

    RULE = "V-RESTORE-01"

    def __init__(self, who: int) -> None:
        self.who = who

    def apply(self, g: Verrix) -> None:
        for thing in g.things_at(road(self.who)):
            n = g.lying(road(self.who), thing)
            g.put(road(self.who), thing, -n)
            g.put(home(self.who), thing, n)
        for place in (VILLAGE, TRAVEL, RETURNING_TRAVEL, RETURNING_VILLAGE):
            g.move_commoners(self.who, g.commoners(self.who, place), place, AVAILABLE)
        for character in g.characters_of(self.who):
            g.where[character] = READY
        g.palisade[self.who] = 0
