"""The verbs of Verrix for goods, units and fame: every change of theirs, each also its line in the log."""

from __future__ import annotations

from plancia.games.verrix.state.box import FOOD, HOSTAGE, KINDS, NOBODY, SEATS, TROPHY
from plancia.games.verrix.state.state import (
    AVAILABLE,
    CAPTIVES,
    MARKET,
    ON_THE_ROAD,
    READY,
    RETURNING_TRAVEL,
    RETURNING_VILLAGE,
    TRAVEL,
    VILLAGE,
    Verrix,
)
from plancia.kernel.state import Effect


def home(who: int) -> int:
    """The zone of a Village card; the market is zone 0."""
    return 1 + who


def road(who: int) -> int:
    """The zone of a Travelling card."""
    return 6 + who


class Transfer(Effect[Verrix]):
    """V-TRADE-04, V-TRADE-05, V-RAID-10: goods, hostages of one tribe, or a trophy go from one zone to another; own
    commoners come home (V-UNIT-05). Hostages and trophies count their places as zones do, but for the market."""

    def __init__(self, thing: int, n: int, source: int, target: int, rule: str) -> None:
        self.thing = thing
        self.n = n
        self.source = source
        self.target = target
        self.rule = rule

    def apply(self, g: Verrix) -> None:
        thing, n, source, target = self.thing, self.n, self.source, self.target
        if thing < HOSTAGE:
            g.goods[KINDS * source + thing] -= n
            g.goods[KINDS * target + thing] += n
        elif thing < TROPHY:
            tribe = thing - HOSTAGE
            if source == 0:
                g.folk[MARKET + tribe] -= n
            else:
                g.captives[(source - 1) * 5 + tribe] -= n
            if target == 0:
                g.folk[MARKET + tribe] += n
            elif target == home(tribe):
                g.folk[RETURNING_VILLAGE + tribe] += n
            elif target == road(tribe):
                g.folk[RETURNING_TRAVEL + tribe] += n
            else:
                g.captives[(target - 1) * 5 + tribe] += n
        else:
            g.trophies[thing - TROPHY] = target - 1


class PayMovement(Effect[Verrix]):
    """V-MOVE-07, V-MOVE-08, V-A-06: tributes to those whose villages are crossed; the rest goes to the market."""

    RULE = "V-MOVE-07"

    def __init__(self, who: int, destination: int, food: int, tributes: int) -> None:
        self.who = who
        self.destination = destination
        self.food = food
        self.tributes = tributes  # three bits for each tribe

    def apply(self, g: Verrix) -> None:
        rest = self.food
        g.goods[KINDS * home(self.who) + FOOD] -= rest
        if self.tributes:
            for tribe in SEATS:
                due = (self.tributes >> (3 * tribe)) & 7
                g.goods[KINDS * home(tribe) + FOOD] += due
                rest -= due
        g.goods[FOOD] += rest


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
        g.folk[self.source + self.who] -= self.commoners
        g.folk[self.target + self.who] += self.commoners
        for character in self.characters:
            g.where[character] = self.target // 5 + 1

    def is_quiet(self, g: Verrix) -> bool:
        return not self.characters and not self.commoners


class Kidnap(Effect[Verrix]):
    """A commoner engaged at its village becomes a hostage on the raider's Travelling card."""

    RULE = "V-ACT-16"

    def __init__(self, who: int, target: int) -> None:
        self.who = who
        self.target = target

    def apply(self, g: Verrix) -> None:
        g.folk[VILLAGE + self.target] -= 1
        g.captives[CAPTIVES + self.who * 5 + self.target] += 1


class Promote(Effect[Verrix]):
    """V-DEV-11, V-DEV-12: the commoner to the market, and a grey character among the available units."""

    RULE = "V-DEV-11"

    def __init__(self, who: int, character: int) -> None:
        self.who = who
        self.character = character

    def apply(self, g: Verrix) -> None:
        g.folk[AVAILABLE + self.who] -= 1
        g.folk[MARKET + self.who] += 1
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
        before = g.worn[self.character]
        slots = g.box.slots[self.character]
        for slot in range(len(slots)):
            change = ((self.worn >> slot) & 1) - ((before >> slot) & 1)
            g.goods[KINDS * home(self.who) + slots[slot]] -= change
        g.worn[self.character] = self.worn


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
        g.homes[self.who * 3 + g.villages_of(self.who)] = self.territory
        g.villages[self.territory] = self.who


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
        who = self.who
        start = KINDS * road(who)
        if any(g.goods[start : start + KINDS]):
            for good in range(KINDS):
                g.goods[KINDS * home(who) + good] += g.goods[start + good]
                g.goods[start + good] = 0
        start = CAPTIVES + who * 5
        if any(g.captives[start : start + 5]):
            for tribe in SEATS:
                g.captives[who * 5 + tribe] += g.captives[start + tribe]
                g.captives[start + tribe] = 0
        if ON_THE_ROAD + who in g.trophies:
            for trophy in range(len(g.trophies)):
                if g.trophies[trophy] == ON_THE_ROAD + who:
                    g.trophies[trophy] = who
        for place in (VILLAGE + who, TRAVEL + who, RETURNING_TRAVEL + who, RETURNING_VILLAGE + who):
            if g.folk[place]:
                g.folk[AVAILABLE + who] += g.folk[place]
                g.folk[place] = 0
        for character in g.characters_of(who):
            g.where[character] = READY
        g.palisade[who] = 0
