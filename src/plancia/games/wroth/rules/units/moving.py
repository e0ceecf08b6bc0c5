"""Moves and deploys (W-MOVE), the Shores (W-SHORE), and gathering (W-MUSTER)."""

from __future__ import annotations

from plancia.games.wroth.state.answers import PARTY, chosen_slots
from plancia.games.wroth.state.box import BOARD, DISCARD, ESCORT, MAP, PLACES, REGULAR, SHORES
from plancia.games.wroth.state.effects import Deploy, Move
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import AGAIN, Procedure, ask, do


class March(Procedure):
    """W-ACT-06. Up to two units go from one region to one adjacent region; Elagynt may be escorted."""

    def __init__(self, who: int = 0, origin: int = 0, region: int = 0) -> None:
        self.who = who
        self.origin = origin
        self.region = region
        self.units = 0
        self.escort = 0

    @ask("W-ACT-06", into="units")
    def choose_units(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "units")
        standing, slots = g.standing(self.who, self.origin), g.present(self.who, self.origin)
        for index, slot in enumerate(slots):
            asked.offer(PARTY.pair(0, slot, g.box), None)
            for other in slots[index:]:
                if other != slot or standing[slot] > 1:
                    asked.offer(PARTY.pair(other + 1, slot, g.box), None)
        return asked

    @ask("W-DMG-05", "W-MOVE-04", into="escort")
    def choose_escort(self, g: Wroth) -> Decision | None:
        """AB-ALD-1: each Elagynt that moves may take one more Lythe along."""
        lythe = 0
        elagynt = 0
        for slot in chosen_slots(g.box, self.units):
            lythe += slot == REGULAR
            elagynt += slot in g.box.slots_with[ESCORT][self.who]
        left = g.regulars(self.who, self.origin) - lythe
        most = min(elagynt * g.box.amount[ESCORT], left)
        if most <= 0:
            return None
        return amount(g, self.who, 0, most)

    @do("W-MOVE-01")
    def move(self, g: Wroth) -> None:
        slots = chosen_slots(g.box, self.units)
        for _ in range(self.escort):
            slots.append(REGULAR)
        g.do(Move(self.who, self.origin, self.region, counted(slots)))


class Gather(Procedure):
    """W-MUSTER-01. Take regulars from board, discard and regions, in any mix, and deploy them all in one region."""

    def __init__(self, who: int = 0, region: int = 0, most: int = 0) -> None:
        self.who = who
        self.region = region
        self.most = most
        self.source = NOWHERE
        self.taken = 0
        self.n = 0

    @do("W-MUSTER-02", "W-SHORE-08", "W-A-15")
    def next_source(self, g: Wroth) -> None:
        """W-A-18: from the map includes the Shores; the destination is not a source."""
        self.source = next_source(g, self.who, self.region, self.source)

    @ask("W-MUSTER-01", into="n")
    def choose_how_many(self, g: Wroth) -> Decision | None:
        self_most = min(self.most - self.taken, regulars_at(g, self.who, self.source))
        if self_most <= 0:
            return None
        last = next_source(g, self.who, self.region, self.source) < 0
        asked = g.ask(self.who, "gather")
        for n in range(self_most + 1):
            asked.offer(n, "W-A-38" if n == 0 and last and self.taken == 0 else None)
        return asked

    @do("W-MUSTER-03", "W-MOVE-03")
    def deploy(self, g: Wroth) -> str | None:
        if self.source < 0:
            return None
        if self.n:
            g.do(Deploy(self.who, REGULAR, self.n, self.source, self.region))
            self.taken += self.n
            self.n = 0
        return AGAIN if self.taken < self.most else None


NOWHERE = 99
SOURCES = (BOARD, DISCARD, *PLACES)


def next_source(g: Wroth, who: int, region: int, source: int) -> int:
    """The next place with regulars to gather, after `source`; -1 when there is none. NOWHERE stands before all.

    W-SHORE-08, W-A-15: who is on the map is never gathered to the Shores.
    """
    begin = 0 if source == NOWHERE else SOURCES.index(source) + 1
    for place in SOURCES[begin:]:
        if place != region and regulars_at(g, who, place) and not (region == SHORES and place in MAP):
            return place
    return -1


def regulars_at(g: Wroth, who: int, place: int) -> int:
    if place < 0:
        return 0
    if place == BOARD:
        return g.board[who]
    if place == DISCARD:
        return g.discard[who]
    return g.regulars(who, place)


def amount(g: Wroth, who: int, least: int, most: int) -> Decision:
    asked = g.ask(who, "amount")
    asked.options = list(range(least, most + 1))
    return asked


def counted(slots: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple((slot, slots.count(slot)) for slot in sorted(set(slots)))


def may_enter(g: Wroth, origin: int, region: int) -> str | None:
    """W-MOVE-05, W-A-15, W-A-16: adjacency is all that counts, and nobody goes back to the Shores."""
    if region == SHORES:
        return "W-SHORE-08"
    if region not in g.box.next_to[origin]:
        return "W-SHORE-07" if origin == SHORES else "W-MAP-02"
    return None


def may_leave(g: Wroth, who: int, region: int) -> str | None:
    return None if g.count(who, region) else "W-MOVE-01"


def choose_destination(g: Wroth, who: int, origin: int) -> Decision:
    asked = g.ask(who, "region")
    for region in MAP:
        asked.offer(region, may_enter(g, origin, region))
    if origin != SHORES:
        asked.offer(SHORES, may_enter(g, origin, SHORES))
    return asked
