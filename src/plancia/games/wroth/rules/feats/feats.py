"""Feats used once per game (W-FEAT). What permanent feats do stands where it happens."""

from __future__ import annotations

from plancia.games.wroth.rules.feats.feat_targets import aim, can_aim
from plancia.games.wroth.rules.feats.feats_of_war import Claws, Grudge, Knives, Turncoats, Verdict, may_bear_grudge
from plancia.games.wroth.rules.units.control import has_enemy
from plancia.games.wroth.rules.units.moving import Gather, amount
from plancia.games.wroth.state.box import (
    BOARD,
    CLAWS,
    FREE_ELITE,
    GATHER_CONTROLLED,
    GATHER_OCCUPIED,
    GRUDGE,
    KNIVES,
    MAP,
    PLACES,
    REBIRTH,
    REGULAR,
    SWARM,
    TURNCOATS,
    VERDICT,
)  # fmt: skip
from plancia.games.wroth.state.effects import Deploy, Move, Recover
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, run


class PlayFeat(Procedure):
    """W-FEAT-04, W-A-41. One card, once, on its owner's own turn, between steps. Its power decides what is asked."""

    def __init__(self, who: int = 0, feat: int = 0) -> None:
        self.who = who
        self.feat = feat

    @run("W-FEAT-01", "W-FEAT-04")
    def play(self, g: Wroth) -> Procedure:
        power, n = g.box.feat_power[self.feat], g.box.feat_amount[self.feat]
        if power in (GATHER_OCCUPIED, GATHER_CONTROLLED):
            return GatherFeat(self.who, n, power == GATHER_CONTROLLED)
        if power == VERDICT:
            return Verdict(self.who, n)
        if power == KNIVES:
            return Knives(self.who, n)
        if power == TURNCOATS:
            return Turncoats(self.who, n)
        if power == FREE_ELITE:
            return FreeElite(self.who, g.box.feat_kind[self.feat])
        if power == CLAWS:
            return Claws(self.who, n)
        if power == GRUDGE:
            return Grudge(self.who, n)
        if power == REBIRTH:
            return Rebirth(self.who, n)
        return Swarm(self.who)


def may_play_feat(g: Wroth, who: int, feat: int) -> str | None:
    if not g.box.feat_once[feat]:
        return "W-FEAT-01"
    if g.feats[feat] == 2:
        return "W-FEAT-01"
    power = g.box.feat_power[feat]
    if power == REBIRTH:
        useful = g.discard[who] > 0
    elif power == KNIVES:
        useful = any(has_enemy(g, who, region) for region in MAP)
    elif power == GRUDGE:
        useful = any(may_bear_grudge(g, who, enemy) is None for enemy in g.enemies[who])
    elif power == SWARM:
        useful = any(may_swarm(g, who, region) is None for region in MAP)
    elif power == FREE_ELITE and not g.reserve[g.box.feat_kind[feat]]:
        return "W-BUY-06"
    else:
        useful = can_aim(g, who, power)
    return None if useful else "W-A-38"


class GatherFeat(Procedure):
    """ALD-F1, RUN-F3. Gather regulars and deploy them all in one region."""

    def __init__(self, who: int = 0, n: int = 0, controlled: bool = False) -> None:
        self.who = who
        self.n = n
        self.controlled = controlled
        self.region = 0

    @ask("W-FEAT-04", into="region", chosen=True)
    def choose_region(self, g: Wroth) -> Decision:
        return aim(g, self.who, GATHER_CONTROLLED if self.controlled else GATHER_OCCUPIED)

    @run("W-MUSTER-01")
    def gather(self, g: Wroth) -> Procedure:
        return Gather(self.who, self.region, self.n)


class FreeElite(Procedure):
    """KOD-F1. A Grey at no cost, without giving up a Kin."""

    def __init__(self, who: int = 0, kind: int = 0) -> None:
        self.who = who
        self.kind = kind
        self.region = 0

    @ask("W-FEAT-04", into="region", chosen=True)
    def choose_region(self, g: Wroth) -> Decision:
        return aim(g, self.who, FREE_ELITE)

    @do("W-UNIT-04")
    def deploy(self, g: Wroth) -> None:
        g.do(Deploy(self.who, g.box.new_slot[self.kind], 1, BOARD, self.region))


class Rebirth(Procedure):
    """OOG-F1. Pale Ones return from the discard to the board."""

    def __init__(self, who: int = 0, n: int = 0) -> None:
        self.who = who
        self.most = n
        self.n = 0

    @ask("W-FEAT-04", into="n", chosen=True)
    def choose_how_many(self, g: Wroth) -> Decision:
        return amount(g, self.who, 1, min(self.most, g.discard[self.who]))

    @do("W-MUSTER-02")
    def recover(self, g: Wroth) -> None:
        g.do(Recover(self.who, self.n, "OOG-F1"))


class Swarm(Procedure):
    """OOG-F3. Pale Ones pour into one region from all around it."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.region = 0
        self.origin = -1
        self.moved = 0
        self.n = 0

    @ask("W-FEAT-04", into="region", chosen=True)
    def choose_region(self, g: Wroth) -> Decision | None:
        if self.region:
            return None
        asked = g.ask(self.who, "region")
        for region in MAP:
            asked.offer(region, may_swarm(g, self.who, region))
        return asked

    @ask("W-FEAT-04", into="n")
    def choose_how_many(self, g: Wroth) -> Decision | None:
        origin = next_swarm(g, self.who, self.region, self.origin)
        if origin < 0:
            return None
        last = next_swarm(g, self.who, self.region, origin) < 0
        asked = g.ask(self.who, "swarm")
        for n in range(g.regulars(self.who, origin) + 1):
            asked.offer(n, "W-A-38" if n == 0 and last and not self.moved else None)
        return asked

    @do("W-MOVE-01")
    def move(self, g: Wroth) -> str | None:
        origin = next_swarm(g, self.who, self.region, self.origin)
        if origin < 0:
            return None
        if self.n:
            g.do(Move(self.who, origin, self.region, ((REGULAR, self.n),)))
            self.moved += self.n
            self.n = 0
        self.origin = origin
        return AGAIN


def may_swarm(g: Wroth, who: int, region: int) -> str | None:
    return None if next_swarm(g, who, region, -1) >= 0 else "W-A-38"


def next_swarm(g: Wroth, who: int, region: int, after: int) -> int:
    """The next region after `after` from which Pale Ones can pour into `region`, or -1."""
    for origin in PLACES:
        if origin > after and region in g.box.next_to[origin] and g.regulars(who, origin):
            return origin
    return -1
