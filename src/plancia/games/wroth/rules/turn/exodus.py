"""The Exodus action (W-EXODUS)."""

from __future__ import annotations

from typing import Final

from plancia.games.wroth.rules.feats.feat_cards import amount_of, feat_with, has_feat
from plancia.games.wroth.rules.units.control import has_enemy
from plancia.games.wroth.rules.units.damage import HurtSomeone
from plancia.games.wroth.state.answers import OMNI_DIE, TWO_DICE
from plancia.games.wroth.state.box import NOBODY, PLACES, STORM
from plancia.games.wroth.state.effects import Move
from plancia.games.wroth.state.effects_round import SpendDie, SpendOmni, Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, repeat, run

NONE_LEFT: Final = -1


class Exodus(Procedure):
    """W-EXODUS-01. Two dice, whatever their faces, and as many units as you like from one region."""

    def __init__(self, who: int = 0, free: bool = False, not_from: int = NOBODY) -> None:
        self.who = who
        self.free = free  # repeated by Double: no dice are spent
        self.not_from = not_from
        self.dice = 0
        self.origin = 0
        self.to = 0  # how many neighbours of the origin have been asked for
        self.moved = 0
        self.received: tuple[int, ...] = ()  # by neighbour: how many units arrived
        self.region = 0

    @ask("W-EXODUS-01", "W-EXODUS-05", into="dice")
    def choose_dice(self, g: Wroth) -> Decision | None:
        return None if self.free else choose_two_dice(g, self.who)

    @do("W-EXODUS-02", "W-ACT-03", "W-ACT-08")
    def spend_dice(self, g: Wroth) -> None:
        if self.free:
            return
        second = TWO_DICE.second(self.dice)
        g.do(SpendDie(self.who, TWO_DICE.first(self.dice), "exodus"))
        if second == OMNI_DIE:
            g.do(SpendOmni(self.who, "exodus"))
        else:
            g.do(SpendDie(self.who, second, "exodus"))

    @ask("W-EXODUS-03", "W-A-08", into="origin", chosen=True)
    def choose_origin(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "region")
        for region in PLACES:
            asked.offer(region, may_set_out(g, self.who, region, self.not_from))
        return asked

    @repeat("W-EXODUS-03", into="moved")
    def send_units(self, g: Wroth) -> Procedure | None:
        near = g.box.next_to[self.origin]
        if self.to:
            self.received = (*self.received, self.moved)
        if self.to == len(near) or not g.count(self.who, self.origin):
            return None
        region = near[self.to]
        self.to += 1
        return SendTo(self.who, self.origin, region, self.to == len(near) and not any(self.received))

    @ask("W-EXODUS-04", into="region")
    def choose_storm(self, g: Wroth) -> Decision | None:
        """OOG-F2: the storm breaks in a region that received two or more units."""
        self_regions = storm_regions(g, self)
        if not self_regions:
            return None
        asked = g.ask(self.who, "region")
        for region in self_regions:
            asked.offer(region, None if has_enemy(g, self.who, region) else "W-A-11")
        return asked if asked.options else None

    @run("W-EXODUS-04")
    def break_storm(self, g: Wroth) -> Procedure | None:
        self.result = self.origin
        if not self.region:
            return None
        g.tell(Told("ability", g.box.feat_ids[feat_with(g, self.who, STORM)], self.who, self.region))
        return HurtSomeone(self.who, self.region, amount_of(g, self.who, STORM))


class SendTo(Procedure):
    """How many units of each kind go to one region: a single move."""

    def __init__(self, who: int = 0, origin: int = 0, region: int = 0, must: bool = False) -> None:
        self.who = who
        self.origin = origin
        self.region = region
        self.must = must  # W-A-08: nothing has moved yet and this is the last region
        self.slot = NONE_LEFT
        self.n = 0
        self.sent: tuple[tuple[int, int], ...] = ()

    @do("W-EXODUS-03")
    def next_kind(self, g: Wroth) -> None:
        self.slot = next_present(g, self.who, self.origin, self.slot)

    @ask("W-EXODUS-03", into="n")
    def choose_how_many(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "send")
        must = self.must and not self.sent and next_present(g, self.who, self.origin, self.slot) == NONE_LEFT
        asked.offer(0, "W-A-08" if must else None)
        for n in range(1, g.at(self.who, self.origin, self.slot) + 1):
            asked.offer(n, None)
        return asked

    @do("W-EXODUS-03")
    def note(self, g: Wroth) -> str | None:
        if self.n:
            self.sent = (*self.sent, (self.slot, self.n))
            self.result += self.n
        return AGAIN if next_present(g, self.who, self.origin, self.slot) != NONE_LEFT else None

    @do("W-MOVE-01", "W-MOVE-04")
    def move(self, g: Wroth) -> None:
        if self.sent:
            g.do(Move(self.who, self.origin, self.region, self.sent))


def next_present(g: Wroth, who: int, region: int, after: int) -> int:
    """The next slot with units of a faction in a region, or NONE_LEFT."""
    for slot in g.present(who, region):
        if slot > after:
            return slot
    return NONE_LEFT


def choose_two_dice(g: Wroth, who: int) -> Decision:
    asked = g.ask(who, "dice")
    held = g.dice_held(who)
    for first in range(4):
        if held[first]:
            if held[first] > 1:
                asked.offer(TWO_DICE.pair(first, first), None)
            for second in range(first + 1, 4):
                if held[second]:
                    asked.offer(TWO_DICE.pair(first, second), None)
            if g.omni[who] >= 0:
                asked.offer(TWO_DICE.pair(first, OMNI_DIE), None)
    return asked


def may_exodus(g: Wroth, who: int) -> str | None:
    if g.dice_of(who) + (g.omni[who] >= 0) < 2:
        return "W-EXODUS-01"
    if not g.is_on_table(who):
        return "W-A-08"
    return None


def may_set_out(g: Wroth, who: int, region: int, not_from: int) -> str | None:
    if not g.count(who, region):
        return "W-EXODUS-03"
    if region == not_from:
        return "W-A-09"
    return None


def storm_regions(g: Wroth, exodus: Exodus) -> list[int]:
    if not has_feat(g, exodus.who, STORM):
        return []
    near = g.box.next_to[exodus.origin]
    return [near[place] for place, n in enumerate(exodus.received) if n >= 2]
