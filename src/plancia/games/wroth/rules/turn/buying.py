"""Buying elites and faction abilities (W-BUY)."""

from __future__ import annotations

from plancia.games.wroth.rules.feats.feat_cards import amount_of, has_feat
from plancia.games.wroth.rules.units.abilities import event_of, has_event
from plancia.games.wroth.rules.units.control import has_enemy, reaches
from plancia.games.wroth.state.box import (
    BOARD,
    DISCARD,
    DISCOUNT,
    ENEMY,
    KINDS,
    LANDING,
    LANDING_WITH_REGULAR,
    OWN_REGULARS,
    OWNER_OF,
    PLACES,
    REACH,
    REGULAR,
    REPLACE_REGULAR,
    SHORES,
    ZONE_WITH_REGULAR,
)  # fmt: skip
from plancia.games.wroth.state.effects import CountPurchase, Deploy, Discard, PayCorra
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do


class Buy(Procedure):
    """W-BUY-01. Pay Corra and deploy an elite from your board."""

    def __init__(self, who: int = 0, kind: int = 0) -> None:
        self.who = who
        self.kind = kind
        self.region = 0

    @ask("W-BUY-04", into="region", chosen=True)
    def choose_place(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "region")
        for region in PLACES:
            asked.offer(region, may_deploy(g, self.who, self.kind, region))
        return asked

    @do("W-BUY-03", "W-BUY-08")
    def pay(self, g: Wroth) -> None:
        cost = cost_of(g, self.who, self.kind)
        g.do(PayCorra(self.who, cost, "W-BUY-03"))
        g.do(CountPurchase(self.who, self.kind, cost))

    @do("W-BUY-04", "W-UNIT-04")
    def deploy(self, g: Wroth) -> None:
        deploy_elite(g, self.who, self.kind, self.region)


def deploy_elite(g: Wroth, who: int, kind: int, region: int) -> None:
    """W-UNIT-04: at full vitality, with what its own deployment rule brings along."""
    rule = g.box.deploy[kind]
    if rule == REPLACE_REGULAR:
        g.do(Discard(who, region, 1, KINDS[kind]))  # the explicit exception to W-DMG-07
    if rule in (ZONE_WITH_REGULAR, LANDING_WITH_REGULAR):
        g.do(Deploy(who, REGULAR, 1, BOARD if g.board[who] else DISCARD, region))
    g.do(Deploy(who, g.box.new_slot[kind], 1, BOARD, region))


def cost_of(g: Wroth, who: int, kind: int) -> int:
    """W-BUY-03: the printed cost, less what a feat or a scenario takes off."""
    cost = g.box.cost[kind]
    if g.bought[who] == 0 and has_feat(g, who, DISCOUNT):
        cost = max(1, cost - amount_of(g, who, DISCOUNT))
    if who == g.ai and has_event(g, "cheaper") and event_of(g, "cheaper").unit == KINDS[kind]:
        cost = max(1, cost - event_of(g, "cheaper").n)
    return cost


def may_buy(g: Wroth, who: int, kind: int) -> str | None:
    if OWNER_OF[kind] != who or not g.reserve[kind]:
        return "W-BUY-06"
    if g.corra[who] < cost_of(g, who, kind):
        return "W-BUY-03"
    for region in PLACES:
        if may_deploy(g, who, kind, region) is None:
            return None
    return "W-BUY-05"


def may_deploy(g: Wroth, who: int, kind: int, region: int) -> str | None:
    """W-BUY-04, W-A-45: each kind's own deployment rule, or the zone, which is always open."""
    rule = g.box.deploy[kind]
    if rule == OWN_REGULARS:
        allowed = region != SHORES and g.regulars(who, region) >= g.box.deploy_needs[kind]
    elif rule == ENEMY:
        allowed = region != SHORES and has_enemy(g, who, region)
    elif rule == REPLACE_REGULAR:
        allowed = g.regulars(who, region) > 0
    elif rule == LANDING:
        allowed = may_land(g, who, region)
    elif rule == LANDING_WITH_REGULAR:
        allowed = may_land(g, who, region) and g.board[who] + g.discard[who] > 0
    elif rule == REACH:
        allowed = reaches(g, who, region) if region != SHORES else not g.occupies_map(who)
    elif rule == ZONE_WITH_REGULAR:
        allowed = region == SHORES and g.board[who] + g.discard[who] > 0
    else:
        allowed = region == SHORES
    return None if allowed else "W-BUY-04"


def may_land(g: Wroth, who: int, region: int) -> bool:
    """The zone, or a region next to the Shores where they stand already."""
    return region == SHORES or (region in g.box.next_to[SHORES] and g.count(who, region) > 0)
