"""The Festival Turn (V-FEST): objectives are met by having, and nothing is spent (V-A-45)."""

from __future__ import annotations

from plancia.games.verrix.state.box import LAST_TURN, Objective, Want
from plancia.games.verrix.state.effects import Score
from plancia.games.verrix.state.effects_turn import BeginPhase, NextTurn, Told
from plancia.games.verrix.state.state import FESTIVAL, UNLEARNED, Verrix, home, road
from plancia.kernel.procedure import Procedure, do


class FestivalTurn(Procedure):
    """V-FEST-01. Every objective met on the tile of this Turn."""

    @do("V-FEST-01", "V-FEST-02", "V-FEST-05", "V-FLOW-03", "V-A-45")
    def celebrate(self, g: Verrix) -> None:
        g.do(BeginPhase(FESTIVAL))
        for number in range(len(g.box.festivals)):
            festival = g.box.festivals[number]
            if festival.turn == g.turn:
                for who in g.order:
                    stock = owned(g, who)
                    for place in range(len(festival.objectives)):
                        if meets(g, who, stock, festival.objectives[place]):
                            g.tell(Told("objective", "V-FEST-01", who, place, number))
                            g.do(Score(who, festival.objectives[place].vp, "V-FEST-01"))

    @do("V-FEST-03", "V-A-31")
    def next_turn(self, g: Verrix) -> None:
        if g.turn < LAST_TURN:
            g.do(NextTurn())


def meets(g: Verrix, who: int, stock: list[int], objective: Objective) -> bool:
    for want in objective.any:
        if amount(g, who, stock, want, False) >= want.n:
            return True
    return False


def amount(g: Verrix, who: int, stock: list[int], want: Want, coming: bool) -> int:
    """How much a tribe has of what is wanted; `stock`: the goods that it owns; `coming`: with what travels."""
    total = 0
    for good in want.kinds:
        total += stock[good]
    for word in want.words:
        if word == "divine-will":
            total += g.will[who]
        elif word == "hostage":
            total += sum(g.hostages_at(home(who))) + (sum(g.hostages_at(road(who))) if coming else 0)
        elif word == "trophy":
            total += len(g.trophies_at(home(who))) + (len(g.trophies_at(road(who))) if coming else 0)
        elif word == "village":
            total += g.villages_of(who)
        elif word == "special":
            total += specials_learned(g, who)
        elif word == "kinds":
            total += kinds_in(stock)
    return total


def owned(g: Verrix, who: int) -> list[int]:
    """V-FEST-02: the goods on the Village card and those that are equipped, by kind."""
    stock = g.goods_at(home(who))
    for character in g.characters_of(who):
        for good in g.goods_worn(character):
            stock[good] += 1
    return stock


def kinds_in(stock: list[int]) -> int:
    return len(stock) - stock.count(0)


def specials_learned(g: Verrix, who: int) -> int:
    learned = 0
    for action, place in zip(g.box.decks[who], g.cards_of(who)):
        if action.special and place != UNLEARNED:
            learned += 1
    return learned
