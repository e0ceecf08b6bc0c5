"""Phase 1, Maintenance (W-UPKEEP, W-COOP-UPKEEP)."""

from __future__ import annotations

from plancia.games.wroth.rules.ai.ai_orders import heal
from plancia.games.wroth.rules.ai.chaos import ChaosEffect
from plancia.games.wroth.rules.units.abilities import event_of, event_rule, has_event
from plancia.games.wroth.state.box import HIDE, MAP, NOBODY
from plancia.games.wroth.state.effects import Recover
from plancia.games.wroth.state.effects_round import BeginPhase, BeginRound, MakeFirst, MoveBase
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.procedure import END, Procedure, do, repeat


class Maintenance(Procedure):
    """W-UPKEEP. The round begins."""

    def __init__(self) -> None:
        self.effects = 0  # Chaos effects carried out

    @do("W-UPKEEP-01", "W-UPKEEP-03", "W-COOP-UPKEEP-01")
    def count_the_round(self, g: Wroth) -> None:
        g.do(BeginRound(g.round + 1))
        g.do(BeginPhase(1))

    @do("W-UPKEEP-02", "W-COOP-UPKEEP-01")
    def pass_the_first_player_token(self, g: Wroth) -> None:
        if g.round > 1:
            seat = (g.first + 1) % len(g.humans)
            g.do(MakeFirst(seat, g.humans[seat]))

    @do("W-A-49", "W-A-42", "W-SHORE-06")
    def regain_vitality(self, g: Wroth) -> None:
        """AB-RUN-4: every Ram on the map regains vitality, in turn order, the AI last."""
        for who in [*g.in_turn_order(), g.ai]:
            if who != NOBODY and g.box.slots_with[HIDE][who]:
                for region in range(9):  # W-SHORE-06: the Shores too
                    heal(g, who, region, g.box.slots_with[HIDE][who], g.box.amount[HIDE], g.box.power_id[HIDE])

    @do("W-COOP-UPKEEP-02", "W-A-21")
    def move_the_base(self, g: Wroth) -> str | None:
        if g.ai == NOBODY:
            return END
        if has_event(g, "base-fixed") or (g.round == 1 and not g.options.db_moves_round1):
            return None
        if has_event(g, "base-alternates"):
            one, other = event_of(g, "base-alternates").regions
            g.do(MoveBase(other if g.base == one else one, event_rule(g)))
            return None
        g.do(MoveBase(g.base % len(MAP) + 1, "W-COOP-UPKEEP-02"))
        return None

    @do("W-SCEN-02")
    def return_the_forgotten(self, g: Wroth) -> None:
        """OOG-2: regulars come back from the AI's discard, one for each human."""
        if has_event(g, "return"):
            n = min(g.discard[g.ai], event_of(g, "return").n * len(g.humans))
            if n:
                g.do(Recover(g.ai, n, event_rule(g)))

    @repeat("W-COOP-UPKEEP-03", "W-COOP-UPKEEP-05")
    def let_chaos_rule(self, g: Wroth) -> Procedure | None:
        if self.effects == counter(g.round):
            return None
        self.effects += 1
        return ChaosEffect()


def counter(round: int) -> int:
    """W-UPKEEP-03, W-A-04: the round counter is a d6 and stays on 6."""
    return min(round, 6)
