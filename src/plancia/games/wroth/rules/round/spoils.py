"""Phase 2, Spoils (W-SPOILS, W-COOP-SPOILS)."""

from __future__ import annotations

from plancia.games.wroth.rules.ai.ai_turn import ai_action
from plancia.games.wroth.rules.turn.actions import action, may_perform
from plancia.games.wroth.rules.units.control import controller, most_units
from plancia.games.wroth.state.box import MAP, NOBODY, TEAM
from plancia.games.wroth.state.effects_round import BeginPhase, Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import END, Procedure, ask, do, repeat, run


class Spoils(Procedure):
    """W-SPOILS-02. Region by region, the faction with the most units may perform the token's action."""

    def __init__(self) -> None:
        self.region = 0

    @do("W-COOP-SPOILS-01")
    def begin(self, g: Wroth) -> str | None:
        g.do(BeginPhase(2))
        return END if g.ai != NOBODY and g.round == 1 else None

    @repeat("W-SPOILS-01", "W-SPOILS-02", "W-SPOILS-07", "W-MAP-04", "W-MAP-05")
    def next_region(self, g: Wroth) -> Procedure | None:
        for region in MAP:
            if region > self.region and g.box.token_symbol[g.tokens[region]] >= 0:
                self.region = region
                return RegionSpoils(region, g.box.token_symbol[g.tokens[region]])
        return None


class RegionSpoils(Procedure):
    """W-SPOILS-03. One region's bonus action; majority is checked now (W-A-05)."""

    def __init__(self, region: int = 0, symbol: int = 0) -> None:
        self.region = region
        self.symbol = symbol
        self.who = NOBODY
        self.taken = PASS

    @do("W-SPOILS-03", "W-SPOILS-04", "W-A-22")
    def find_the_majority(self, g: Wroth) -> str | None:
        self.who = most_units(g, self.region)
        if g.options.coop_spoils == "team" and g.ai != NOBODY:
            self.who = controller(g, self.region)
        if self.who == NOBODY:
            if any(g.count(who, self.region) for who in g.factions):
                g.tell(Told("spoils-tie", "W-SPOILS-04", -1, self.region))
            return END
        return None

    @ask("W-A-22", into="who")
    def choose_for_the_team(self, g: Wroth) -> Decision | None:
        if self.who != TEAM:
            return None
        most = max(g.count(who, self.region) for who in g.humans)
        asked = g.ask(g.captain(), "faction")
        for who in g.humans:
            asked.offer(who, None if g.count(who, self.region) == most else "W-A-22")
        return asked

    @ask("W-SPOILS-03", "W-SPOILS-08", into="taken")
    def accept(self, g: Wroth) -> Decision | None:
        if self.who == g.ai:
            return None
        asked = g.ask(self.who, "bonus")
        asked.offer(self.symbol, may_perform(g, self.who, self.symbol))
        asked.offer(PASS, None)
        return asked

    @run("W-SPOILS-05", "W-COOP-SPOILS-02")
    def act(self, g: Wroth) -> Procedure | None:
        if self.who == g.ai:
            g.tell(Told("spoils", "W-COOP-SPOILS-02", self.who, self.region, self.symbol))
            return ai_action(g, self.symbol)
        if self.taken == PASS:
            g.tell(Told("spoils-declined", "W-SPOILS-03", self.who, self.region))
            return None
        g.tell(Told("spoils", "W-SPOILS-03", self.who, self.region, self.symbol))
        return action(self.symbol, self.who)
