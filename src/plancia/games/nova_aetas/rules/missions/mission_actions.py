"""Mission Actions (N-CORE-MISSION-ACTION), and objects picked up from the ground (N-CORE-CARRY)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.campaign.equipping import may_equip
from plancia.games.nova_aetas.rules.dice.chances import PLAIN, value_of
from plancia.games.nova_aetas.rules.dice.dice import Test, keyword_test
from plancia.games.nova_aetas.rules.missions.happenings import DONE, FAILED, Thens
from plancia.games.nova_aetas.state.answers import TEST
from plancia.games.nova_aetas.state.box import BLEEDING, BURNED, NOBODY, NOWHERE
from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.effects.mission import LoseThing, PutCube, TakeThing, Tally, Undertake
from plancia.games.nova_aetas.state.plan import NONE, Action
from plancia.games.nova_aetas.state.plan import Test as Wanted
from plancia.games.nova_aetas.state.state import KEYWORD_TESTS, LYING, UNSEEN, NovaAetas
from plancia.kernel.answers import Kind
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do, run

WAYS: Final = Kind("test")  # to do it
TESTED: Final = WAYS.answer("test-{}", TEST)
WITHOUT: Final = WAYS.answer("without")  # the full price, and no Test


def least_price(action: Action) -> int:
    return action.ap if action.cheaper == NONE else min(action.ap, action.cheaper)


def may_do(g: NovaAetas, model: int, element: int) -> str | None:
    """May this Hero perform the action of an element at which he stands? N-AMB-40: who bleeds may, elsewhere."""
    action = g.plan().actions[g.plan().elements[element][0]]
    if action.poi and g.tokens[model] & BLEEDING:
        return "N-STATUS-BLEEDING"
    if action.poi and g.tokens[model] & BURNED:
        return "N-STATUS-BURNED"
    if action.cubes and g.cubes[element] >= action.cubes:
        return "N-CORE-MISSION-ACTION"
    if action.requires != NONE and not g.box.heroes[model].keywords >> action.requires & 1:
        return "N-CORE-KEYWORD"
    if action.needs != NONE and g.carried(model, action.needs) == NOBODY:
        return "N-CORE-CARRY"
    for then in action.then:
        if then.do == "take" and (g.box.heroes[model].ally or not is_to_be_had(g, then.object)):
            return "N-CORE-CARRY"
        if then.do == "item" and not fits(g, model, then.items):
            return "N-ENC-CHECK"
    return None if least_price(action) <= g.ap else "N-CORE-ACT-AP"


def is_to_be_had(g: NovaAetas, kind: int) -> bool:
    for thing in g.copies_of(kind):
        if g.things[thing] == UNSEEN or g.things[thing] >= LYING:
            return True
    return False


def fits(g: NovaAetas, hero: int, items: tuple[int, ...]) -> bool:
    if g.box.heroes[hero].ally:
        return False
    for item in items:
        if may_equip(g, hero, item) is None:
            return True
    return False


def test_of(g: NovaAetas, hero: int, wanted: Wanted) -> Test:
    """A Test that a mission asks for."""
    if wanted.keyword != NONE:
        return keyword_test(g, hero, wanted.keyword, wanted.threshold, wanted.successes)
    pool = value_of(g, hero, wanted.characteristic)
    return Test(hero, pool, wanted.threshold, PLAIN, NOBODY, wanted.successes)


def note_keyword(g: NovaAetas, hero: int, wanted: Wanted, successes: int) -> bool:
    """Was it passed? A passed Keyword Test counts for an Achievement."""
    passed = successes >= wanted.successes
    if passed and wanted.keyword != NONE and hero < g.box.proper:
        g.do(Tally(hero, KEYWORD_TESTS))
    return passed


class Deed(Procedure):
    """N-CORE-MISSION-ACTION. It is paid for, perhaps tested, and done."""

    def __init__(self, hero: int = 0, element: int = 0) -> None:
        self.hero = hero
        self.element = element
        self.test = WITHOUT.option()
        self.outcome: tuple[int, ...] = ()
        self.passed = True

    def action(self, g: NovaAetas) -> Action:
        return g.plan().actions[g.plan().elements[self.element][0]]

    @ask("N-CORE-MISSION-ACTION", into="test")
    def choose_test(self, g: NovaAetas) -> Decision | None:
        action = self.action(g)
        if not action.tests:
            return None
        asked = g.ask_for(self.hero, "test")
        asked.among(range(len(action.tests)))
        if action.cheaper != NONE:
            asked.put(WITHOUT, 0, None if action.ap <= g.ap else "N-CORE-ACT-AP")
        asked.always = action.cheaper != NONE  # a choice, even where AP leave one way
        return asked

    @do("N-CORE-ACT-MISSION", "N-CORE-MISSION-ACTION")
    def pay(self, g: NovaAetas) -> None:
        action = self.action(g)
        price = action.ap if WITHOUT.holds(self.test) or action.cheaper == NONE else action.cheaper
        g.tell(Undertake(self.hero, self.element, price))
        if price:
            g.do(Pay(self.hero, price, "N-CORE-ACT-MISSION"))

    @run("N-CORE-MISSION-ACTION", "N-CORE-KEYWORD", into="outcome")
    def take_the_test(self, g: NovaAetas) -> Procedure | None:
        return None if WITHOUT.holds(self.test) else test_of(g, self.hero, self.action(g).tests[self.test])

    @do("N-CORE-MISSION-ACTION")
    def judge(self, g: NovaAetas) -> None:
        action = self.action(g)
        if TESTED.holds(self.test):
            self.passed = note_keyword(g, self.hero, action.tests[self.test], self.outcome[0])
        if not self.passed and action.pays_the_rest and action.ap <= g.ap:
            g.do(Pay(self.hero, action.ap, "N-CORE-ACT-MISSION"))
            self.passed = True
        if not self.passed:
            return
        if action.cubes:
            g.do(PutCube(self.element))
        if action.needs != NONE:
            g.do(LoseThing(g.carried(self.hero, action.needs), NOWHERE, "N-CORE-CARRY"))

    @run("N-CORE-MISSION-ACTION")
    def happen(self, g: NovaAetas) -> Procedure | None:
        action = self.action(g)
        thens = action.then if self.passed else action.fails
        return Thens(DONE if self.passed else FAILED, action.number, self.hero) if thens else None


def may_pick_up(g: NovaAetas, model: int, thing: int) -> str | None:
    """N-CORE-CARRY: an object that lies in his square or adjacent to it."""
    return None if g.plan().objects[g.plan().things[thing][0]].pick_up <= g.ap else "N-CORE-ACT-AP"


class PickUp(Procedure):
    """N-CORE-CARRY."""

    def __init__(self, hero: int = 0, thing: int = 0) -> None:
        self.hero = hero
        self.thing = thing

    @do("N-CORE-CARRY")
    def take(self, g: NovaAetas) -> None:
        price = g.plan().objects[g.plan().things[self.thing][0]].pick_up
        g.do(Pay(self.hero, price, "N-CORE-CARRY"))
        g.do(TakeThing(self.hero, self.thing))
