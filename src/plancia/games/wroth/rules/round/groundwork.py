"""Phase 3, Groundwork (W-PREP, W-COOP-PREP)."""

from __future__ import annotations

from plancia.games.wroth.rules.feats.feat_cards import amount_of, feat_with, has_feat
from plancia.games.wroth.rules.units.abilities import event_of, event_rule, has_event
from plancia.games.wroth.rules.units.control import controls
from plancia.games.wroth.state.answers import ROLL_AGAIN
from plancia.games.wroth.state.box import (
    BOARD,
    COFFERS,
    FORESIGHT,
    MAP,
    NOBODY,
    OMNI_MINE,
    RECOVER,
    REGULAR,
    SHORES,
    TITHE,
)  # fmt: skip
from plancia.games.wroth.state.effects import Deploy, GainCorra, Recover
from plancia.games.wroth.state.effects_round import BeginPhase, SetOmni, Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import PASS, Decision, Roll
from plancia.kernel.procedure import END, Procedure, ask, do, repeat, roll


class Groundwork(Procedure):
    """W-PREP-01. Everyone reinforces and discerns, in turn order, the AI last; then everyone takes Corra."""

    def __init__(self) -> None:
        self.prepared = 0

    @do("W-PREP-01")
    def begin(self, g: Wroth) -> None:
        g.do(BeginPhase(3))

    @repeat("W-PREP-01", "W-COOP-PREP-01", "W-COOP-PREP-02")
    def next_faction(self, g: Wroth) -> Procedure | None:
        if self.prepared == len(g.factions):
            return None
        order = [*g.in_turn_order(), g.ai]
        self.prepared += 1
        return Prepare(order[self.prepared - 1])

    @do("W-PREP-06", "W-CORRA-01", "W-CORRA-02", "W-COOP-PREP-04", "W-A-02")
    def allocate(self, g: Wroth) -> None:
        for who in [*g.in_turn_order(), g.ai]:
            if who != NOBODY:
                allocate(g, who)


class Prepare(Procedure):
    """W-PREP-02, W-PREP-03. One faction reinforces, then rolls its omniscient die."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.rolled: tuple[int, ...] = ()
        self.again = PASS

    @do("W-MUSTER-02")
    def recover(self, g: Wroth) -> None:
        """KOD-F2: first, a Kin returns from the discard to the board."""
        if self.who != g.ai and has_feat(g, self.who, RECOVER):
            n = min(amount_of(g, self.who, RECOVER), g.discard[self.who])
            if n:
                g.do(Recover(self.who, n, g.box.feat_ids[feat_with(g, self.who, RECOVER)]))

    @do("W-PREP-02", "W-COOP-PREP-01", "W-COOP-PREP-02", "W-A-23")
    def reinforce(self, g: Wroth) -> None:
        n = min(reinforcements(g, self.who), g.board[self.who])
        if n:
            g.do(Deploy(self.who, REGULAR, n, BOARD, g.base if self.who == g.ai else SHORES))

    @roll("W-PREP-03", "W-PREP-04", "W-COOP-PREP-03", into="rolled")
    def discern(self, g: Wroth) -> Roll:
        return Roll("omniscient", 6, 1, False, g.box.omni_faces)

    @do("W-PREP-03")
    def read(self, g: Wroth) -> str | None:
        g.do(SetOmni(self.who, self.rolled[0]))
        return None if g.has_on_map(self.who, FORESIGHT) else END

    @ask("W-PREP-03", into="again")
    def foresee(self, g: Wroth) -> Decision | None:
        """AB-ALD-2: with a Wynden on the map, one re-roll. The AI re-rolls a Mine."""
        if self.who == g.ai:
            return None
        asked = g.ask(self.who, "reroll")
        asked.put(ROLL_AGAIN, 0, None)
        asked.offer(PASS, None)
        return asked

    @do("W-PREP-03")
    def decide(self, g: Wroth) -> str | None:
        wanted = g.omni[self.who] == OMNI_MINE if self.who == g.ai else self.again != PASS
        if not wanted:
            return END
        g.tell(Told("foresight", g.box.power_id[FORESIGHT], self.who))
        return None

    @roll("W-PREP-03", into="rolled")
    def discern_again(self, g: Wroth) -> Roll:
        return Roll("omniscient", 6, 1, False, g.box.omni_faces)

    @do("W-PREP-03")
    def read_again(self, g: Wroth) -> None:
        g.do(SetOmni(self.who, self.rolled[0]))


def reinforcements(g: Wroth, who: int) -> int:
    if g.ai == NOBODY:
        return 2
    return len(g.humans) if who == g.ai else 1


def allocate(g: Wroth, who: int) -> None:
    """W-PREP-06: one Corra, and what a Crysen (AB-GUI-2), a feat (GUI-F2) or an event (GUI-1) adds."""
    if who == g.ai and has_event(g, "allocate"):
        g.do(GainCorra(who, int(event_of(g, "allocate").n), event_rule(g)))
    else:
        g.do(GainCorra(who, 1, "W-PREP-06"))
    if g.has_on_map(who, TITHE) and any(g.with_power(who, at, TITHE) and controls(g, who, at) for at in MAP):
        g.do(GainCorra(who, g.box.amount[TITHE], g.box.power_id[TITHE]))
    if who != g.ai and has_feat(g, who, COFFERS) and any(controls(g, who, region) for region in MAP):
        g.do(GainCorra(who, amount_of(g, who, COFFERS), g.box.feat_ids[feat_with(g, who, COFFERS)]))
