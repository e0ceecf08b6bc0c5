"""Battle (V-BATTLE): the declaration, the line-up of both factions, and the end. The rounds are in battle_rounds.py."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.units import (
    at_home,
    choose_guard,
    eligible,
    guard_of,
    lined_up,
    move_units,
)
from plancia.games.verrix.rules.contests.battle_rounds import BattleRound
from plancia.games.verrix.rules.contests.support import Support
from plancia.games.verrix.rules.travel.journey import Journey
from plancia.games.verrix.rules.travel.ways import TO_BATTLE
from plancia.games.verrix.state.answers import size_of
from plancia.games.verrix.state.box import EVERY_CLASS, NOBODY
from plancia.games.verrix.state.effects import Score
from plancia.games.verrix.state.effects_battle import ClearBattle, JoinFaction
from plancia.games.verrix.state.effects_cards import DiscardCard
from plancia.games.verrix.state.effects_turn import Told
from plancia.games.verrix.state.state import AVAILABLE, BOARD, LYING, TRAVEL, VILLAGE, Verrix
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do, repeat, run


class Battle(Procedure):
    """V-BATTLE-03. Attacker, defender, then supporters line up; then three rounds."""

    def __init__(self, who: int = 0, event: int = NOBODY) -> None:
        self.who = who
        self.event = event
        self.journey: tuple[int, ...] = ()
        self.target = NOBODY
        self.guard = 0
        self.asked = 0  # places in the play order that had their say
        self.round = 0

    @run("V-BATTLE-02", "V-BATTLE-04", into="journey")
    def declare(self, g: Verrix) -> Procedure:
        return Journey(self.who, TO_BATTLE, self.event)

    @do("V-BATTLE-03", "V-BATTLE-05", "V-BATTLE-08", "V-ACT-17", "V-A-17", "V-A-50", "V-A-24")
    def call_the_defender(self, g: Verrix) -> None:
        """Whoever is engaged at home and can fight has to line up."""
        self.target = target = g.villages[self.journey[0]]
        g.do(ClearBattle())
        g.do(JoinFaction(self.who, self.who))
        g.do(JoinFaction(target, target))
        forced = at_home(g, target, g.battle_classes)
        if forced:
            move_units(g, target, forced, VILLAGE, BOARD)

    @ask("V-BATTLE-06", "V-BATTLE-08", into="guard")
    def react(self, g: Verrix) -> Decision | None:
        if not eligible(g, self.target, g.battle_classes):
            return None
        return choose_guard(g, self.target, g.battle_classes, False, "V-A-17")

    @do("V-BATTLE-06", "V-BATTLE-07", "V-A-17", "V-A-44")
    def line_up(self, g: Verrix) -> None:
        target = self.target
        units = guard_of(g, target, g.battle_classes, self.guard)
        away = held_back(g, target, units)
        if units:
            move_units(g, target, units, AVAILABLE, BOARD)
        if away:
            g.do(Score(target, -away, "V-BATTLE-07"))

    @repeat("V-BATTLE-09", "V-BATTLE-12", "V-ACT-18", "V-A-22")
    def support(self, g: Verrix) -> Procedure | None:
        while self.asked < len(g.order):
            tribe = g.order[self.asked]
            self.asked += 1
            if g.side[tribe] == NOBODY and tribe not in g.passes:
                return Support(tribe, self.who, self.target, self.journey[0])
        return None

    @repeat("V-BATTLE-13")
    def fight(self, g: Verrix) -> Procedure | None:
        if self.round == 3:
            return None
        self.round += 1
        g.tell(Told("battle-round", "V-BATTLE-13", NOBODY, self.round))
        return BattleRound(self.round, self.who, self.target)

    @do("V-BATTLE-27", "V-BATTLE-28", "V-BATTLE-33")
    def reward(self, g: Verrix) -> None:
        vp = g.box.track[abs(g.disc)]
        winner = NOBODY if g.disc == 0 else self.who if g.disc > 0 else self.target
        g.tell(Told("battle-won", "V-BATTLE-28" if winner == NOBODY else "V-BATTLE-27", winner))
        for tribe in g.order:
            if g.side[tribe] != NOBODY and winner in (NOBODY, g.side[tribe]):
                g.do(Score(tribe, vp, "V-BATTLE-28" if winner == NOBODY else "V-BATTLE-27"))

    @do("V-BATTLE-29", "V-BATTLE-30", "V-BATTLE-31", "V-BATTLE-32", "V-ACT-19")
    def disband(self, g: Verrix) -> None:
        for tribe in g.order:
            if g.side[tribe] != NOBODY:
                place = VILLAGE if tribe == self.target else TRAVEL
                move_units(g, tribe, lined_up(g, tribe, EVERY_CLASS), BOARD, place)
                for card in g.box.deck_of[tribe]:
                    if g.card_at(tribe, card) == LYING:
                        g.do(DiscardCard(tribe, card))
        g.do(ClearBattle())


def held_back(g: Verrix, who: int, units: int) -> int:
    """V-BATTLE-07: how many of those who could fight stay at home."""
    return size_of(eligible(g, who, g.battle_classes)) - size_of(units)
