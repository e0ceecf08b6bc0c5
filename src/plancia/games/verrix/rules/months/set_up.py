"""Setting up (V-SETUP): the Event deck, the play order, what the Set-up cards give, and the first villages."""

from __future__ import annotations

from plancia.games.verrix.state.box import HOSTAGE, NOBODY
from plancia.games.verrix.state.effects import PlaceVillage, Score, TakeWill, Transfer
from plancia.games.verrix.state.effects_cards import ShuffleEvents
from plancia.games.verrix.state.effects_turn import SetOrder
from plancia.games.verrix.state.state import AT_MARKET, Verrix, home
from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import Procedure, ask, do, repeat, roll


class SetUp(Procedure):
    """V-SETUP-26. What lies on the table from the start is laid out with the settings; here is what is left to do."""

    def __init__(self) -> None:
        self.shuffled: tuple[int, ...] = ()
        self.first: tuple[int, ...] = ()
        self.supplied = 0
        self.placed = 0

    @roll("V-SETUP-07", into="shuffled")
    def shuffle(self, g: Verrix) -> Roll:
        return Roll("events", len(g.box.events), len(g.box.events), True)

    @do("V-SETUP-07")
    def lay_down_the_deck(self, g: Verrix) -> None:
        g.do(ShuffleEvents(self.shuffled))
        self.shuffled = ()

    @roll("V-SETUP-20", "V-A-36", into="first")
    def draw_the_first_player(self, g: Verrix) -> Roll | None:
        return Roll("first", len(g.players)) if g.first == NOBODY else None

    @do("V-SETUP-20", "V-SETUP-21", "V-SETUP-22")
    def set_the_order(self, g: Verrix) -> None:
        place = self.first[0] if self.first else g.players.index(g.first)
        g.do(SetOrder(g.players[place:] + g.players[:place]))
        g.do(Score(g.order[0], 1, "V-SETUP-22"))

    @repeat("V-SETUP-18", "V-SETUP-26")
    def supply(self, g: Verrix) -> Procedure | None:
        if self.supplied == len(g.order):
            return None
        self.supplied += 1
        return Supply(g.order[self.supplied - 1])

    @repeat("V-SETUP-24")
    def place_villages(self, g: Verrix) -> Procedure | None:
        if self.placed == len(g.order):
            return None
        self.placed += 1
        return FirstVillage(g.order[self.placed - 1])


class ShuffleRest(Procedure):
    """V-SETUP-07. The cards of the deck that a position does not name lie below the others, and nobody knows how."""

    def __init__(self, cards: int = 0) -> None:
        self.cards = cards
        self.shuffled: tuple[int, ...] = ()

    @roll("V-SETUP-07", into="shuffled")
    def shuffle(self, g: Verrix) -> Roll:
        return Roll("events-left", self.cards, self.cards, True)

    @do("V-SETUP-07")
    def lay_them_down(self, g: Verrix) -> None:
        below = [g.deck[place] for place in self.shuffled]
        g.do(ShuffleEvents((*below, *g.deck[self.cards :])))
        self.shuffled = ()


class Supply(Procedure):
    """V-SETUP-18. What one tribe takes from the Common Reserve."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.hostages: tuple[int, ...] = ()

    @do("V-SETUP-18")
    def take(self, g: Verrix) -> None:
        for good, n in g.box.start_goods[self.who]:
            g.do(Transfer(good, n, AT_MARKET, home(self.who), "V-SETUP-18"))
        if g.box.start_will[self.who]:
            g.do(TakeWill(self.who, g.box.start_will[self.who], "V-SETUP-18"))

    @ask("V-SETUP-19", into="hostages")
    def choose_hostages(self, g: Verrix) -> Decision | None:
        due = g.box.start_hostages[self.who]
        if not due:
            return None
        asked = g.ask(self.who, "thing")
        for tribe in g.players:
            for _ in range(min(due, g.lying(AT_MARKET, HOSTAGE + tribe))):
                asked.offer(HOSTAGE + tribe, "V-SETUP-19" if tribe == self.who else None)
        return asked.pick(due, due)

    @do("V-SETUP-18", "V-SETUP-19")
    def take_hostages(self, g: Verrix) -> None:
        for thing in self.hostages:
            g.do(Transfer(thing, 1, AT_MARKET, home(self.who), "V-SETUP-19"))


class FirstVillage(Procedure):
    """V-SETUP-24. In one of the three territories of the Set-up card."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.territory = NOBODY

    @ask("V-SETUP-24", into="territory")
    def choose_territory(self, g: Verrix) -> Decision:
        asked = g.ask(self.who, "territory")
        for territory in g.box.start_territories[self.who]:
            asked.offer(territory, None)  # no two Set-up cards name the same
        return asked

    @do("V-SETUP-24")
    def place(self, g: Verrix) -> None:
        g.do(PlaceVillage(self.who, self.territory, "V-SETUP-24"))
