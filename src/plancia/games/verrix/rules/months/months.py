"""The game from set-up to the end (V-FLOW): Month Turns, and after every two of them a Festival Turn."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.turn import Actions
from plancia.games.verrix.rules.events.events import Events
from plancia.games.verrix.rules.months.ending import End
from plancia.games.verrix.rules.months.festivals import FestivalTurn
from plancia.games.verrix.rules.months.restore import Restore
from plancia.games.verrix.rules.months.set_up import SetUp
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.procedure import Procedure, repeat, run


class Play(Procedure):
    """V-FLOW-01. A whole game."""

    def __init__(self) -> None:
        self.turns = 0  # begun

    @run("V-SETUP-26")
    def set_up(self, g: Verrix) -> Procedure:
        return SetUp()

    @repeat("V-FLOW-01")
    def next_turn(self, g: Verrix) -> Procedure | None:
        if self.turns == 12:
            return None
        self.turns += 1
        return FestivalTurn() if self.turns % 3 == 0 else Month()

    @run("V-END-01")
    def end(self, g: Verrix) -> Procedure:
        return End()


class Month(Procedure):
    """V-FLOW-02. Three phases."""

    @run("V-FLOW-02")
    def events(self, g: Verrix) -> Procedure:
        return Events()

    @run("V-FLOW-02")
    def actions(self, g: Verrix) -> Procedure:
        return Actions()

    @run("V-FLOW-02")
    def restore(self, g: Verrix) -> Procedure:
        return Restore()
