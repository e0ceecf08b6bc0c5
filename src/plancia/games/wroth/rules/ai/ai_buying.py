"""How the AI spends Corra (W-AI-BUY), and where its elites appear."""

from __future__ import annotations

from plancia.games.wroth.rules.ai.threat import highest_threat, in_reach, threat
from plancia.games.wroth.rules.turn.buying import cost_of
from plancia.games.wroth.rules.units.abilities import event_of, has_event
from plancia.games.wroth.state.box import (
    AT_BASE_WITH_REGULAR,
    AT_HIGHEST_THREAT,
    AT_HIGHEST_THREAT_IN_REACH,
    BOARD,
    KINDS,
    MAP,
    NOBODY,
    REGULAR,
)  # fmt: skip
from plancia.games.wroth.state.effects import CountPurchase, Deploy, PayCorra
from plancia.games.wroth.state.effects_round import Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.procedure import Procedure, do, repeat


class AIBuy(Procedure):
    """W-AI-BUY-04. Buy in the order of the letters until the next one cannot be paid."""

    @repeat("W-AI-BUY-02", "W-AI-BUY-06")
    def buy_next(self, g: Wroth) -> Procedure | None:
        kind = next_wanted(g)
        if kind == NOBODY:
            return None
        if g.corra[g.ai] < cost_of(g, g.ai, kind):  # W-A-28: it stops and saves
            g.tell(Told("ai-saves", "W-A-28", g.ai, -1, kind))
            return None
        return AIPurchase(kind)


class AIPurchase(Procedure):
    def __init__(self, kind: int = 0) -> None:
        self.kind = kind

    @do("W-AI-BUY-02", "W-BUY-03")
    def pay(self, g: Wroth) -> None:
        cost = cost_of(g, g.ai, self.kind)
        g.do(PayCorra(g.ai, cost, "W-AI-BUY-02"))
        g.do(CountPurchase(g.ai, self.kind, cost))

    @do("W-AI-BUY-03", "W-COOP-SETUP-06")
    def deploy(self, g: Wroth) -> None:
        deploy_ai_elite(g, self.kind)


def wanted(g: Wroth) -> list[int]:
    """W-AI-BUY-01: kinds in the order of the letters; a scenario may put one first (W-SCEN-RUN1-01)."""
    kinds = g.box.letters[g.ai]
    if has_event(g, "buy-first"):
        first = KINDS.index(event_of(g, "buy-first").unit)
        return [first] + [kind for kind in kinds if kind != first]
    return kinds


def next_wanted(g: Wroth) -> int:
    """W-A-28: the first letter with an undeployed die that can be deployed."""
    for kind in wanted(g):
        if g.reserve[kind] and place_for(g, kind, False) != NOBODY:
            return kind
    return NOBODY


def deploy_ai_elite(g: Wroth, kind: int) -> None:
    region = place_for(g, kind, True)
    if g.box.ai_deploy[kind] == AT_BASE_WITH_REGULAR and g.board[g.ai]:
        g.do(Deploy(g.ai, REGULAR, 1, BOARD, region))
    g.do(Deploy(g.ai, g.box.full_slot[kind], 1, BOARD, region))


def place_for(g: Wroth, kind: int, trace: bool) -> int:
    """W-AI-BUY-03, W-AIC-3: the deployment base, unless the unit or the scenario says otherwise."""
    if has_event(g, "ledgers") and event_of(g, "ledgers").unit == KINDS[kind]:
        for region in (*event_of(g, "ledgers").regions, g.base):
            if not g.of_kind(kind, g.ai, region):
                return int(region)
        return NOBODY
    rule = g.box.ai_deploy[kind]
    if rule == AT_HIGHEST_THREAT and any(threat(g, region) for region in MAP):
        return highest_threat(g, list(MAP), KINDS[kind]) if trace else MAP[0]
    if rule == AT_HIGHEST_THREAT_IN_REACH and g.occupies_map(g.ai):
        return highest_threat(g, in_reach(g), KINDS[kind]) if trace else MAP[0]
    return g.base
