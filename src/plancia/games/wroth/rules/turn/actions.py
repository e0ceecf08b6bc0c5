"""Phase 5, the four actions (W-ACT-04 to W-ACT-07). Dice, Spoils, the omniscient die and Double all call these."""

from __future__ import annotations

from plancia.games.wroth.rules.units.control import controls
from plancia.games.wroth.rules.units.damage import Attack, any_target
from plancia.games.wroth.rules.units.moving import March, amount, choose_destination, may_leave
from plancia.games.wroth.state.box import BATTLE, BOARD, EXTEND, MANEUVER, MINE, PLACES, REGULAR, SHORES, VEIN
from plancia.games.wroth.state.effects import Deploy, GainCorra
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do, run


def action(face: int, who: int) -> Procedure:
    if face == MINE:
        return Mine(who)
    if face == EXTEND:
        return Extend(who)
    if face == MANEUVER:
        return Maneuver(who)
    return Attack(who)  # W-ACT-07: Battle


def may_perform(g: Wroth, who: int, face: int) -> str | None:
    """W-A-38: an action that could do nothing is not offered. Mine always may (W-CORRA-03)."""
    if face == EXTEND and not (g.board[who] and g.is_on_table(who)):
        return "W-ACT-05"
    if face == MANEUVER and not (g.board[who] or g.is_on_table(who)):
        return "W-ACT-06"
    if face == BATTLE and not any_target(g, who, False):
        return "W-ACT-07" if not g.occupies_map(who) else "W-A-11"
    return None


class Mine(Procedure):
    """W-ACT-04, W-OMNI-04. Take one Corra from the stockpile."""

    def __init__(self, who: int = 0) -> None:
        self.who = who

    @do("W-ACT-04", "W-OMNI-04", "W-CORRA-04")
    def take(self, g: Wroth) -> None:
        mine(g, self.who, 1, "W-ACT-04")


class Extend(Procedure):
    """W-ACT-05. Deploy up to two regulars from the board where you already have a unit."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.region = 0
        self.n = 0

    @ask("W-ACT-05", "W-A-06", into="region", chosen=True)
    def choose_region(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "region")
        for region in PLACES:
            asked.offer(region, may_extend(g, self.who, region))
        return asked

    @ask("W-ACT-05", into="n")
    def choose_how_many(self, g: Wroth) -> Decision:
        return amount(g, self.who, 1, min(2, g.board[self.who]))

    @do("W-MOVE-02")
    def deploy(self, g: Wroth) -> None:
        g.do(Deploy(self.who, REGULAR, self.n, BOARD, self.region))


class Maneuver(Procedure):
    """W-ACT-06. Move up to two units to one adjacent region, or deploy up to two regulars into your zone."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.origin = 0
        self.region = 0
        self.n = 0

    @ask("W-ACT-06", "W-A-07", into="origin", chosen=True)
    def choose_origin(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "origin")
        for region in PLACES:
            asked.offer(region, may_leave(g, self.who, region))
        asked.offer(BOARD, None if g.board[self.who] else "W-UNIT-02")
        return asked

    @ask("W-MAP-02", into="region")
    def choose_region(self, g: Wroth) -> Decision | None:
        if self.origin == BOARD:
            return None
        return choose_destination(g, self.who, self.origin)

    @ask("W-ACT-06", into="n")
    def choose_how_many(self, g: Wroth) -> Decision | None:
        if self.origin != BOARD:
            return None
        return amount(g, self.who, 1, min(2, g.board[self.who]))

    @run("W-ACT-06")
    def go(self, g: Wroth) -> Procedure | None:
        if self.origin == BOARD:
            g.do(Deploy(self.who, REGULAR, self.n, BOARD, SHORES))  # W-A-44: only your own zone
            return None
        return March(self.who, self.origin, self.region)


def may_extend(g: Wroth, who: int, region: int) -> str | None:
    if not g.count(who, region):
        return "W-A-06" if region == SHORES else "W-ACT-05"
    return None


def mine(g: Wroth, who: int, n: int, rule: str) -> None:
    more = deep_vein(g, who)
    g.do(GainCorra(who, n, rule))
    if more:
        g.do(GainCorra(who, more, g.box.power_id[VEIN]))


def deep_vein(g: Wroth, who: int) -> int:
    """AB-RUN-2: one more from a Mine while you control a region with a Miner."""
    if not g.box.slots_with[VEIN][who]:
        return 0
    for region in range(1, 9):
        if g.with_power(who, region, VEIN) and controls(g, who, region):
            return g.box.amount[VEIN]
    return 0
