"""The Mórrígan tokens of a Battle (V-BATTLE-15 to 18): who pays for a second one, and what is drawn."""

from __future__ import annotations

from plancia.games.verrix.rules.contests.raid import tokens
from plancia.games.verrix.state.answers import BY_ABILITY, PAYS
from plancia.games.verrix.state.box import SECOND_TOKEN, SPENDING
from plancia.games.verrix.state.effects import SpendWill
from plancia.games.verrix.state.effects_battle import DrawTokens, UseArdour
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.decision import PASS, Decision, Roll
from plancia.kernel.procedure import Procedure, ask, do, roll


class DrawFate(Procedure):
    """V-BATTLE-15, V-BATTLE-16. A faction draws a token, or two and uses the higher. The result is its value."""

    def __init__(self, commander: int = 0, one: bool = False) -> None:
        self.commander = commander
        self.one = one
        self.payer = PASS
        self.fate: tuple[int, ...] = ()

    @ask("V-BATTLE-16", "V-BATTLE-18", "V-A-21", into="payer")
    def ask_for_a_second_token(self, g: Verrix) -> Decision | None:
        """Any member of the faction may pay; once in a Battle the ability of Blue pays, where Blue commands."""
        if self.one:
            return None
        asked = g.ask(self.commander, "payer")
        asked.offer(PASS, None)
        for tribe in g.order:
            if g.side[tribe] == self.commander:
                asked.put(PAYS, tribe, None if g.will[tribe] else "V-BATTLE-16")
        if g.box.ability[self.commander] == SECOND_TOKEN:
            asked.put(BY_ABILITY, 0, "V-AREA-12" if g.ardour else None)
        asked.about = ("V-BATTLE-16", *SPENDING)
        return asked

    @do("V-BATTLE-16", "V-AREA-12")
    def pay(self, g: Verrix) -> None:
        if BY_ABILITY.holds(self.payer):
            g.do(UseArdour(self.commander))
        elif self.payer != PASS:
            g.do(SpendWill(PAYS.number(self.payer), 1, "V-BATTLE-16"))

    @roll("V-BATTLE-15", "V-BATTLE-16", into="fate")
    def draw(self, g: Verrix) -> Roll:
        return tokens(g, 1 if self.payer == PASS else 2)

    @do("V-BATTLE-17")
    def use_the_higher(self, g: Verrix) -> None:
        g.do(DrawTokens(self.commander, self.fate, "V-BATTLE-15"))
        self.result = max(self.fate)
