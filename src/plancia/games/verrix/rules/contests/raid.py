"""Raid (V-RAID): against another tribe's village, which must resist."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.goods_and_captives import may_steal
from plancia.games.verrix.rules.actions.trade import hand_over
from plancia.games.verrix.rules.actions.units import (
    at_home,
    capacity,
    choose_guard,
    eligible,
    guard_of,
    move_units,
    total_force,
    with_event,
)
from plancia.games.verrix.rules.travel.journey import Journey
from plancia.games.verrix.state.answers import ONE_MORE
from plancia.games.verrix.state.box import ATTACKING, DEFENDING, KIDNAPPED, NOBODY, RAIDING, SPENDING
from plancia.games.verrix.state.effects import Kidnap, Score, SpendWill
from plancia.games.verrix.state.effects_battle import DrawTokens, ReturnTokens
from plancia.games.verrix.state.effects_cards import DiscardCard, DiscardEvent, ShowEvent
from plancia.games.verrix.state.effects_turn import Compared
from plancia.games.verrix.state.state import AVAILABLE, TRAVEL, VILLAGE, Verrix, home, road
from plancia.kernel.decision import PASS, Decision, Roll
from plancia.kernel.procedure import Procedure, ask, do, roll, run


class Raid(Procedure):
    """V-RAID. A tribe plunders another tribe's village, even an empty one (V-A-40); nobody gives Support (V-A-43)."""

    def __init__(self, who: int = 0, card: int = 0, event: int = NOBODY) -> None:
        self.who = who
        self.card = card
        self.event = event
        self.journey: tuple[int, ...] = ()
        self.target = NOBODY
        self.guard = 0
        self.blessing = NOBODY  # the Event card of the defender
        self.second = PASS
        self.fate: tuple[int, ...] = ()
        self.loot: tuple[int, ...] = ()

    @run("V-RAID-01", "V-RAID-14", into="journey")
    def set_out(self, g: Verrix) -> Procedure:
        return Journey(self.who, self.card, self.event)

    @do("V-RAID-02", "V-ACT-17")
    def find_target(self, g: Verrix) -> None:
        self.target = g.villages[self.journey[0]]

    @ask("V-RAID-05", "V-RAID-03", "V-ACT-12", "V-EVENT-11", into="guard")
    def react(self, g: Verrix) -> Decision | None:
        """V-EVENT-11: whoever has a card face down is asked, whatever it is, or not asking would tell."""
        held = g.held[self.target]
        classes = g.box.actions[self.card].classes
        if not held and not eligible(g, self.target, classes):
            return None
        fitting = len(held) > 0 and g.box.events[held[0]].window == DEFENDING
        asked = choose_guard(g, self.target, classes, fitting, "V-RAID-03")
        asked.always = len(held) > 0
        return asked

    @do("V-RAID-04", "V-RAID-05", "V-EVENT-07")
    def gather_the_guard(self, g: Verrix) -> None:
        target, classes = self.target, g.box.actions[self.card].classes
        if with_event(self.guard):
            self.blessing = g.held[target][0]
            g.do(ShowEvent(target, self.blessing))
        added = guard_of(g, target, classes, self.guard)
        self.guard = at_home(g, target, classes)
        if added:
            move_units(g, target, added, AVAILABLE, VILLAGE)
            self.guard = at_home(g, target, classes)

    @ask("V-RAID-08", "V-A-41", into="second")
    def ask_for_a_second_token(self, g: Verrix) -> Decision | None:
        if not g.will[self.target]:
            return None
        asked = g.ask(self.target, "second-token")
        asked.offer(PASS, None)
        asked.put(ONE_MORE, 0, None)
        asked.about = ("V-RAID-08", *SPENDING)
        return asked

    @do("V-RAID-08")
    def spend_will(self, g: Verrix) -> None:
        if ONE_MORE.holds(self.second):
            g.do(SpendWill(self.target, 1, "V-RAID-08"))

    @roll("V-RAID-07", "V-RAID-08", into="fate")
    def draw_fate(self, g: Verrix) -> Roll:
        return tokens(g, 2 if ONE_MORE.holds(self.second) else 1)

    @do("V-RAID-06", "V-RAID-07", "V-RAID-09", "V-UNIT-10", "V-AREA-05")
    def compare_force(self, g: Verrix) -> None:
        """The result is 1 when the Raid succeeds: strictly more FORCE than the defender."""
        g.do(DrawTokens(self.target, self.fate, "V-RAID-07"))
        attack, defence = self.attack(g), self.defence(g) + max(self.fate)
        g.tell(Compared("V-RAID-09", self.who, self.target, attack, defence))
        self.result = int(attack > defence)

    def attack(self, g: Verrix) -> int:
        return raiding_force(g, self.who, self.card, self.journey[1], self.event)

    def defence(self, g: Verrix) -> int:
        """Of the guard as it stands, without a token."""
        return guarding_force(g, self.target, g.box.actions[self.card].classes, 0, self.blessing)

    @ask("V-RAID-11", "V-RAID-10", "V-RAID-13", into="loot")
    def choose_loot(self, g: Verrix) -> Decision | None:
        if not self.result:
            return None
        action = g.box.actions[self.card]
        most = capacity(g, self.who, self.journey[1])
        if action.most:
            most = min(most, action.most)
        asked = g.ask(self.who, "thing")
        for thing in g.things_at(home(self.target)):
            why = may_steal(action, thing)
            for _ in range(min(most, g.lying(home(self.target), thing))):
                asked.offer(thing, why)
        for _ in range(action.kidnaps):
            asked.offer(KIDNAPPED, may_kidnap(g, self.target, action.leaves))
        return asked.pick(0, most) if asked.options else None

    @do("V-RAID-10", "V-RAID-12", "V-RAID-17", "V-ACT-19", "V-EVENT-07", "V-UNIT-05")
    def finish(self, g: Verrix) -> None:
        action = g.box.actions[self.card]
        carried = self.loot
        if KIDNAPPED in carried:
            carried = carried[: carried.index(KIDNAPPED)]
            for _ in range(len(self.loot) - len(carried)):
                g.do(Kidnap(self.who, self.target))
        hand_over(g, carried, home(self.target), road(self.who), "V-RAID-10")
        if self.result and action.vp:
            g.do(Score(self.who, action.vp, "V-ACT-16", self.card))
        g.do(ReturnTokens())
        if self.blessing != NOBODY:
            g.do(DiscardEvent(self.blessing))
        g.do(DiscardCard(self.who, self.card))


def raiding_force(g: Verrix, who: int, card: int, units: int, event: int) -> int:
    """V-RAID-06: the raider's units, the card, the Sword of Findias, Taranis."""
    attack = total_force(g, who, units) + g.box.actions[card].force
    if g.has_trophy(who, RAIDING):
        attack += g.box.trophy_amount[RAIDING]
    if event != NOBODY and g.box.events[event].window == ATTACKING:
        attack += g.box.events[event].force
    return attack


def guarding_force(g: Verrix, target: int, classes: int, added: int, event: int) -> int:
    """V-RAID-04, V-RAID-05: those who must defend, those who are added, the Palisade, Epona."""
    defence = total_force(g, target, at_home(g, target, classes)) + total_force(g, target, added)
    defence += g.palisade[target]
    return defence + (g.box.events[event].force if event != NOBODY else 0)


def tokens(g: Verrix, n: int) -> Roll:
    """V-BATTLE-17: from those that are in the bag."""
    faces: list[int] = []
    for value in range(len(g.bag)):
        for _ in range(g.bag[value]):
            faces.append(value)
    return Roll("token", len(faces), n, True, faces)


def may_kidnap(g: Verrix, target: int, leaves: int) -> str | None:
    """Only one that is engaged at its village, and the tribe keeps so many under its control."""
    if not g.commoners(target, VILLAGE):
        return "V-ACT-14"
    left = -1
    for place in (AVAILABLE, VILLAGE, TRAVEL):
        left += g.commoners(target, place)
    return None if left >= leaves else "V-ACT-14"
