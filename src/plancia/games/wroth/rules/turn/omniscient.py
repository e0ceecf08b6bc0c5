"""The omniscient die (W-OMNI)."""

from __future__ import annotations

from plancia.games.wroth.rules.turn.actions import Mine, action, may_perform
from plancia.games.wroth.rules.turn.exodus import Exodus
from plancia.games.wroth.rules.units.damage import Attack, any_target
from plancia.games.wroth.state.box import ASSAULT, DOUBLE, NOBODY, OMNI_MINE, STRIKE
from plancia.games.wroth.state.effects_round import SpendOmni
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.procedure import Procedure, do, run

NOTHING_YET = -1  # no action just performed
EXODUS = 4  # beside the four faces


class UseOmni(Procedure):
    """W-OMNI-01. Spend the die, in addition to the turn's action."""

    def __init__(self, who: int = 0, last: int = NOTHING_YET, origin: int = NOBODY) -> None:
        self.who = who
        self.last = last  # the action just performed, for Double
        self.origin = origin  # of the Exodus just performed
        self.face = 0

    @do("W-OMNI-01", "W-OMNI-03")
    def spend(self, g: Wroth) -> None:
        self.face = g.omni[self.who]
        g.do(SpendOmni(self.who))

    @run("W-OMNI-02", "W-OMNI-05", "W-OMNI-06", "W-OMNI-07", "W-A-37")
    def act(self, g: Wroth) -> Procedure:
        if self.face == OMNI_MINE:
            return Mine(self.who)
        if self.face == STRIKE:
            return Attack(self.who, 1, True)
        if self.face == ASSAULT:
            return Attack(self.who, 2)
        if self.last == EXODUS:
            return Exodus(self.who, True, self.origin)
        return action(self.last, self.who)


def may_use_omni(g: Wroth, who: int, last: int) -> str | None:
    """`last`: the action that Double would do once more. After an Exodus some unit stands elsewhere."""
    face = g.omni[who]
    if face < 0:
        return "W-OMNI-03"
    if face == STRIKE and not any_target(g, who, True):
        return "W-A-11"
    if face == ASSAULT and not any_target(g, who, False):
        return "W-OMNI-06"
    if face != DOUBLE:
        return None
    if last == NOTHING_YET:
        return "W-OMNI-07"
    return None if last == EXODUS else may_perform(g, who, last)
