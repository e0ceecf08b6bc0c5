"""Development (V-DEV): engage units at home, then produce, offer, learn, promote."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.available_units import host_of
from plancia.games.verrix.rules.actions.goods_and_captives import choose_goods, take_goods
from plancia.games.verrix.rules.actions.units import choices, mixes, move_units
from plancia.games.verrix.rules.actions.workshop import (
    box_or_keep,
    may_develop_with,
    may_learn,
    offerings,
    specials,
    specials_left,
)
from plancia.games.verrix.rules.events.event_cards import Foresee
from plancia.games.verrix.rules.travel.ways import cost_of
from plancia.games.verrix.state.answers import FROM_MARKET, FROM_TRIBE, INTO_THE_BOX
from plancia.games.verrix.state.box import COOKING, FOOD, FORESEE, LEARN, NOBODY, OFFER, PALISADE, PROMOTE, TAKE
from plancia.games.verrix.state.effects import BuildPalisade, Promote, Score, TakeWill, Transfer
from plancia.games.verrix.state.effects_cards import DiscardCard, LearnCard, PlayCard, RemoveCard
from plancia.games.verrix.state.state import AT_MARKET, AVAILABLE, VILLAGE, Verrix, home
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure, ask, do, run


class Develop(Procedure):
    """V-DEV-01. A card played at the own village; carrying capacity does not matter here (V-A-46)."""

    def __init__(self, who: int = 0, card: int = 0, event: int = NOBODY) -> None:
        self.who = who
        self.card = card
        self.event = event
        self.lesson = NOBODY  # the Special card to learn
        self.units = 0
        self.choice = 0
        self.giver = PASS
        self.boxed = PASS

    @ask("V-DEV-05", "V-DEV-06", into="lesson")
    def choose_lesson(self, g: Verrix) -> Decision | None:
        if g.box.actions[self.card].does != LEARN:
            return None
        asked = g.ask(self.who, "card")
        host = host_of(g, self.who)
        for special in specials(g, self.who):
            asked.offer(special, may_learn(g, self.who, special, self.event, host))
        return asked

    @ask("V-ACT-10", "V-ACT-08", "V-ACT-11", "V-ACT-20", "V-DEV-06", into="units", chosen=True)
    def choose_units(self, g: Verrix) -> Decision:
        priced = self.card if self.lesson == NOBODY else self.lesson
        asked = g.ask(self.who, "units")
        if g.reasons or g.box.actions[self.card].does == PROMOTE:
            for units in choices(g, self.who, g.box.actions[priced].classes):
                asked.offer(units, may_develop_with(g, self.who, self.card, priced, self.event, units))
        else:
            action = g.box.actions[priced]
            asked.options = mixes(g, self.who, action.classes, cost_of(g, action, self.event)).copy()
        return asked

    @do("V-DEV-01", "V-DEV-11", "V-A-14")
    def engage(self, g: Verrix) -> None:
        g.do(PlayCard(self.who, self.card))
        if g.box.actions[self.card].does != PROMOTE:  # that one goes straight to the market
            move_units(g, self.who, self.units, AVAILABLE, VILLAGE)

    @ask("V-DEV-02", "V-ACT-14", "V-AREA-02", into="choice")
    def choose_what(self, g: Verrix) -> Decision | None:
        """A set of goods to take, an offering to make, or a character to promote to."""
        action = g.box.actions[self.card]
        if action.does == PROMOTE:
            asked = g.ask(self.who, "character")
            for character in g.box.grey:
                asked.offer(character, "V-DEV-11" if character in g.grey else None)
            return asked
        if action.does == TAKE and action.take:
            return choose_goods(g, self.who, action.take)
        if action.does == OFFER:
            asked = g.ask(self.who, "offering")
            for thing, _, why in offerings(g, self.who, action):
                asked.offer(thing, why)
            return asked
        return None

    @run("V-DEV-02", "V-DEV-07", "V-DEV-11", "V-DEV-12", "V-ACT-16")
    def carry_out(self, g: Verrix) -> Procedure | None:
        who = self.who
        action = g.box.actions[self.card]
        does = action.does
        if does == TAKE:
            if action.take:
                take_goods(g, who, action.take[self.choice], "V-DEV-02")
            will = action.will + action.will_per_village * g.villages_of(who)
            if will:
                g.do(TakeWill(who, will, "V-DEV-02"))
        elif does == OFFER:
            for thing, n, _ in offerings(g, who, action):
                if thing == self.choice:
                    g.do(Transfer(thing, n, home(who), AT_MARKET, "V-ACT-14"))
                    break
        elif does == PALISADE:
            g.do(BuildPalisade(who, action.force))
        elif does == LEARN:
            g.do(LearnCard(who, self.lesson))
        elif does == PROMOTE:
            g.do(Promote(who, self.choice))
        elif does == FORESEE:
            return Foresee(who, action.cards)
        return None

    @ask("V-AREA-06", into="giver")
    def use_the_cauldron(self, g: Verrix) -> Decision | None:
        """The trophy of Murias: one more Food for who cooks."""
        if self.card != g.box.cook or not g.has_trophy(self.who, COOKING):
            return None
        asked = g.ask(self.who, "giver")
        for tribe in g.players:
            if tribe != self.who:
                asked.put(FROM_TRIBE, tribe, None if g.food(tribe) else "V-AREA-02")
        asked.put(FROM_MARKET, 0, None if g.lying(AT_MARKET, FOOD) else "V-AREA-02")
        asked.offer(PASS, None)
        return asked

    @ask("V-DEV-09", "V-A-13", into="boxed")
    def put_away(self, g: Verrix) -> Decision | None:
        if g.box.actions[self.card].does != LEARN or specials_left(g, self.who):
            return None
        return box_or_keep(g, self.who)

    @do("V-DEV-08", "V-DEV-09", "V-DEV-13", "V-ACT-19", "V-A-13")
    def finish(self, g: Verrix) -> None:
        who, card = self.who, self.card
        action = g.box.actions[card]
        if self.giver != PASS:
            amount = g.box.trophy_amount[COOKING]
            source = AT_MARKET if FROM_MARKET.holds(self.giver) else home(self.giver)
            g.do(Transfer(FOOD, min(amount, g.lying(source, FOOD)), source, home(who), "V-AREA-06"))
        if action.vp:
            g.do(Score(who, action.vp, "V-DEV-08" if action.does == LEARN else "V-ACT-16", card))
        if action.does == PROMOTE:
            g.do(RemoveCard(who, card, "V-DEV-13"))
        elif INTO_THE_BOX.holds(self.boxed):
            g.do(RemoveCard(who, card, "V-DEV-09"))
        else:
            g.do(DiscardCard(who, card))
