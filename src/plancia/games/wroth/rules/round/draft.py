"""Phase 4, Draft (W-DRAFT, W-COOP-DRAFT)."""

from __future__ import annotations

from plancia.games.wroth.state.box import NOBODY
from plancia.games.wroth.state.effects_round import BeginPhase, RollPool, TakeDie, Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, roll, run


class Draft(Procedure):
    """W-DRAFT-01. Roll all action dice; take one each, clockwise, until everyone has theirs."""

    def __init__(self) -> None:
        self.rolled: tuple[int, ...] = ()

    @roll("W-DRAFT-01", into="rolled")
    def roll_the_pool(self, g: Wroth) -> Roll:
        return Roll("action-dice", 6, action_dice(g), False, g.box.action_faces)

    @do("W-DRAFT-02")
    def read_the_pool(self, g: Wroth) -> None:
        g.do(BeginPhase(4))
        g.do(RollPool(tuple(self.rolled.count(face) for face in range(4))))

    @run("W-DRAFT-03")
    def take_dice(self, g: Wroth) -> Procedure:
        return TakeDice()

    @do("W-DRAFT-05", "W-DRAFT-06", "W-COOP-DRAFT-01", "W-A-48")
    def give_the_last_die(self, g: Wroth) -> None:
        who = g.ai if g.ai != NOBODY else fewest_vp(g)
        if who == NOBODY:
            g.tell(Told("last-die-tie", "W-DRAFT-06"))
            return
        last = [face for face in range(4) if g.pool[face]]
        g.do(TakeDie(who, last[0], "W-DRAFT-05" if g.ai == NOBODY else "W-COOP-DRAFT-01"))


class TakeDice(Procedure):
    """W-DRAFT-03. One die each, clockwise, again and again until everyone has theirs."""

    def __init__(self) -> None:
        self.taken = 0
        self.face = NOBODY

    @ask("W-DRAFT-03", "W-DRAFT-08", into="face")
    def choose_die(self, g: Wroth) -> Decision:
        asked = g.ask(g.player(self.taken), "face")
        for face in range(4):
            asked.offer(face, None if g.pool[face] else "W-DRAFT-03")
        return asked

    @do("W-DRAFT-03", "W-DRAFT-04", "W-DRAFT-07", "W-COOP-DRAFT-02")
    def take(self, g: Wroth) -> str | None:
        g.do(TakeDie(g.player(self.taken), self.face, "W-DRAFT-03"))
        self.taken += 1
        return AGAIN if self.taken < dice_each(g) * len(g.humans) else None


def action_dice(g: Wroth) -> int:
    """W-SETUP-03, W-SETUP-04, W-COOP-SETUP-03: those in excess are never rolled."""
    if g.ai == NOBODY:
        return (7, 7, 9)[len(g.humans) - 2]
    return (4, 5, 7, 9)[len(g.humans) - 1]


def dice_each(g: Wroth) -> int:
    """W-DRAFT-04, W-DRAFT-07, W-COOP-DRAFT-02, W-A-24."""
    few = 2 if g.ai == NOBODY else 1
    return 3 if len(g.humans) == few else 2


def fewest_vp(g: Wroth) -> int:
    """W-DRAFT-05: the player with the fewest VP, or NOBODY on a tie (W-DRAFT-06)."""
    fewest = min(g.vp[who] for who in g.humans)
    last = [who for who in g.humans if g.vp[who] == fewest]
    return last[0] if len(last) == 1 else NOBODY
