"""Things that happen in a mission, as its cards say them: set-up, timeline, actions, Objectives, triggers.

A list of them is named by where it stands: (source, number).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from plancia.games.nova_aetas.rules.campaign.equipping import may_equip
from plancia.games.nova_aetas.rules.ground.placing import nearest_free
from plancia.games.nova_aetas.rules.missions.draft import Draft, bring
from plancia.games.nova_aetas.rules.missions.stealth import StealthTest
from plancia.games.nova_aetas.rules.turn.hours import first_hour
from plancia.games.nova_aetas.rules.wounds.tokens import give
from plancia.games.nova_aetas.rules.wounds.wounds_without_attack import Hurt
from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE
from plancia.games.nova_aetas.state.effects.gear import TakeItem
from plancia.games.nova_aetas.state.effects.growth import TokenNextTime
from plancia.games.nova_aetas.state.effects.mission import (
    CancelDraft,
    Count,
    Drain,
    LoseThing,
    RaiseAlarm,
    SetFlag,
    SkipEvent,
    TakeThing,
)
from plancia.games.nova_aetas.state.effects.moving import Arrive
from plancia.games.nova_aetas.state.effects.time import SetHour
from plancia.games.nova_aetas.state.effects.treasury import GainPopolini
from plancia.games.nova_aetas.state.plan import Plan, Then, node_and_exit
from plancia.games.nova_aetas.state.state import LYING, UNDECIDED, UNSEEN, NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do, repeat

SETUP: Final = 0
MARKER: Final = 1
DONE: Final = 2  # a Mission Action
FAILED: Final = 3
EXIT: Final = 4  # packed: node and exit, when its Test failed
TRIGGER: Final = 5
OBJECTIVE: Final = 6
STAGE: Final = 7  # of an Encounter
STAGE_TWICE: Final = 8
STAGE_FAILED: Final = 9


def thens_of(g: NovaAetas, source: int, number: int) -> list[Then]:
    return SOURCES[source](g.plan(), number)


def stumbling(plan: Plan, number: int) -> list[Then]:
    node, way = node_and_exit(number)
    return plan.nodes[node].exits[way].fails


SOURCES: Final[dict[int, Callable[[Plan, int], list[Then]]]] = {
    SETUP: lambda plan, number: plan.setup,
    MARKER: lambda plan, number: plan.timeline[number].then,
    DONE: lambda plan, number: plan.actions[number].then,
    FAILED: lambda plan, number: plan.actions[number].fails,
    EXIT: stumbling,
    TRIGGER: lambda plan, number: plan.triggers[number].then,
    OBJECTIVE: lambda plan, number: plan.objectives[number].then,
    STAGE: lambda plan, number: plan.stages[number].then,
    STAGE_TWICE: lambda plan, number: plan.stages[number].twice,
    STAGE_FAILED: lambda plan, number: plan.stages[number].fails,
}
# What the log calls it, with its number.
CALLED: Final = {
    DONE: "action", FAILED: "action", EXIT: "exit", STAGE: "stage", STAGE_TWICE: "stage", STAGE_FAILED: "stage",
}  # fmt: skip


class Thens(Procedure):
    """N-CORE-OBJECTIVES. One after the other, for whoever is concerned (NOBODY: the mission itself)."""

    def __init__(self, source: int = 0, number: int = 0, who: int = NOBODY) -> None:
        self.source = source
        self.number = number
        self.who = who
        self.place = 0

    def cause(self, g: NovaAetas) -> str:
        if self.source == OBJECTIVE:
            return f"model:{self.who}"
        return f"{CALLED[self.source]}:{self.number}" if self.source in CALLED else ""

    @repeat("N-CORE-OBJECTIVES", "N-CORE-HORO-9")
    def next_thing(self, g: NovaAetas) -> Procedure | None:
        thens = thens_of(g, self.source, self.number)
        while self.place < len(thens) and g.outcome == UNDECIDED:
            then = thens[self.place]
            self.place += 1
            if not g.has_flags(then.if_, then.unless):
                continue
            if then.fewer and g.flags & then.fewer_if:
                return Fewer(self.source, self.number, self.place - 1)
            procedure = carry_out(g, then, self.who, self.source)
            if procedure is not None:
                return procedure
        return None


def carry_out(g: NovaAetas, then: Then, who: int, source: int) -> Procedure | None:
    """One thing: it is done at once, or takes a procedure."""
    do = then.do
    if do == "enemy":
        for square in then.at:
            bring(g, then.enemy, square, "N-CORE-MISSION-SETUP", then.loot)
    elif do == "ally":
        come(g, then)
    elif do == "draft":
        return draft(g, then, who, source)
    elif do == "count":
        g.do(Count(then.counter, then.n))
    elif do == "take":
        g.do(TakeThing(who, thing_for(g, then.object, who)))
    elif do == "gone":
        for thing in g.copies_of(then.object):
            g.do(LoseThing(thing, NOWHERE, "N-CORE-CARRY"))
    elif do == "steal":
        g.do(LoseThing(nearest_thing(g, g.plan().objectives[stealing(g, who)].objects, g.at[who]), NOWHERE, "N-AI-15"))
    elif do == "reward":
        from plancia.games.nova_aetas.rules.campaign.rewards import GainRewards

        return GainRewards(then.n)
    elif do == "item":
        return ChooseItem(who, then.items)
    elif do == "cancel-draft":
        g.do(CancelDraft(1))
    elif do == "drain":
        g.do(Drain())
    elif do == "wound":
        return Hurt(who, then.n, NOBODY, "N-CORE-MISSION-ACTION")
    elif do == "token":
        give(g, who, then.token, "N-CORE-MISSION-ACTION")
    elif do == "stealth":
        return None if g.aware else StealthTest(who, then.threshold)
    elif do == "alarm":
        if not g.aware:
            g.do(RaiseAlarm(who))
    elif do == "popolini":
        g.do(GainPopolini(then.n, "N-CORE-OBJECTIVES"))
    elif do == "flag":
        g.do(SetFlag(then.flag))
    elif do == "skip-event":
        g.do(SkipEvent(1))
    else:
        assert do == "later-token", f"nothing happens as {do}"
        return ChooseBearer(then.token)
    return None


def come(g: NovaAetas, then: Then) -> None:
    """N-ABIL-ALLY, N-CORE-HORO-7: an Ally is placed, and its token."""
    where = nearest_free(g, then.ally, then.at[0])
    if where == NOWHERE or g.at[then.ally] >= 0:
        return
    g.do(Arrive(then.ally, where, "N-ABIL-ALLY"))
    hour = g.t + then.in_ if then.in_ else first_hour(g, g.rapidity[then.ally])
    g.do(SetHour(then.ally, hour, "N-CORE-HORO-7"))


def draft(g: NovaAetas, then: Then, who: int, source: int) -> Procedure | None:
    """N-CORE-DRAFT. The timeline's may have been cancelled; the hard game has one more (5.4)."""
    if source == MARKER and g.cancelled:
        g.do(CancelDraft(-1))
        return None
    squares = then.at
    if then.nearest:
        field, here = g.ground, g.at[who]
        squares = (min([(field.distance(square, here), square) for square in g.plan().draft])[1],)
    if g.hard and source == MARKER:
        squares = (*squares, squares[0])
    return Draft(squares)


def thing_for(g: NovaAetas, kind: int, who: int) -> int:
    """The copy of an object that a Hero takes: the nearest that lies on the ground, or the one not yet in play."""
    if g.at[who] >= 0:
        near = nearest_thing(g, kind, g.at[who])
        if near != NOBODY:
            return near
    for thing in g.copies_of(kind):
        if g.things[thing] == UNSEEN:
            return thing
    raise AssertionError("there is none to take")


def nearest_thing(g: NovaAetas, kind: int, square: int) -> int:
    """The copy of an object on the ground nearest to a square, ties in reading order (N-CORE-DIST); or NOBODY."""
    best, found = (0, 0), NOBODY
    for thing in g.copies_of(kind):
        if g.things[thing] >= LYING:
            where = g.things[thing] - LYING
            far = (g.ground.distance(square, where), where)
            if found == NOBODY or far < best:
                best, found = far, thing
    return found


def stealing(g: NovaAetas, enemy: int) -> int:
    """The Objective of this Enemy that is about objects."""
    kind = g.box.type_of[enemy]
    for objective in g.plan().objectives:
        if objective.objects >= 0 and (not objective.types or kind in objective.types):
            return objective.number
    raise AssertionError("it steals nothing")


class Fewer(Procedure):
    """Some models stay away, which the players choose (N-CORE-MODE-2)."""

    def __init__(self, source: int = 0, number: int = 0, place: int = 0) -> None:
        self.source = source
        self.number = number
        self.place = place
        self.empty: tuple[int, ...] = ()

    @ask("N-CORE-MISSION-SETUP", "N-CORE-MODE-2", into="empty")
    def choose_squares(self, g: NovaAetas) -> Decision:
        then = thens_of(g, self.source, self.number)[self.place]
        return g.ask(g.leading(), "square").among(sorted(then.at)).pick(then.fewer, then.fewer)

    @do("N-CORE-MISSION-SETUP")
    def place_the_others(self, g: NovaAetas) -> None:
        then = thens_of(g, self.source, self.number)[self.place]
        for square in then.at:
            if square not in self.empty:
                bring(g, then.enemy, square, "N-CORE-MISSION-SETUP", then.loot)


class ChooseItem(Procedure):
    """A Hero takes one of several items, if he may equip it."""

    def __init__(self, hero: int = 0, items: tuple[int, ...] = ()) -> None:
        self.hero = hero
        self.items = items
        self.item = NOBODY

    @ask("N-CORE-MISSION-ACTION", "N-ENC-CHECK", "N-ATK-SCHOOL", into="item")
    def choose(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "item")
        for item in self.items:
            asked.offer(item, may_equip(g, self.hero, item))
        return asked

    @do("N-CORE-MISSION-ACTION")
    def take(self, g: NovaAetas) -> None:
        g.do(TakeItem(self.hero, g.empty_place(self.hero, self.item), self.item))


class ChooseBearer(Procedure):
    """A Hero of the players' choice gains a token as the next mission starts."""

    def __init__(self, token: int = 0) -> None:
        self.token = token
        self.hero = NOBODY

    @ask("N-CORE-MODE-2", into="hero")
    def choose(self, g: NovaAetas) -> Decision:
        return g.ask(g.leading(), "model").among(g.company)

    @do("N-CORE-MISSION-SETUP")
    def keep(self, g: NovaAetas) -> None:
        g.do(TokenNextTime(self.hero, self.token))
