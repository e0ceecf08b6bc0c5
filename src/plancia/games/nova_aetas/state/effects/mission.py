"""The verbs of a mission: cubes, objects, counters, Objectives, the Alarm, the end."""

from __future__ import annotations

from plancia.games.nova_aetas.state.state import GONE, LYING, NovaAetas
from plancia.kernel.state import Effect


class Undertake(Effect[NovaAetas]):
    """A Hero performs the action of an element; what it costs and what comes of it is done by others."""

    RULE = "N-CORE-ACT-MISSION"

    def __init__(self, hero: int, element: int, ap: int) -> None:
        self.hero = hero
        self.element = element
        self.ap = ap


class PutCube(Effect[NovaAetas]):
    """An Interaction Cube on an element."""

    RULE = "N-CORE-MISSION-ACTION"

    def __init__(self, element: int) -> None:
        self.element = element
        self.n = 0

    def apply(self, g: NovaAetas) -> None:
        g.cubes[self.element] += 1
        self.n = g.cubes[self.element]


class Count(Effect[NovaAetas]):
    """A counter of the mission: burn cubes, levers pulled, Blood poured."""

    RULE = "N-CORE-OBJECTIVES"

    def __init__(self, counter: int, n: int) -> None:
        self.counter = counter
        self.n = n
        self.total = 0

    def apply(self, g: NovaAetas) -> None:
        g.stir(self)
        g.counters[self.counter] += self.n
        self.total = g.counters[self.counter]


class TakeThing(Effect[NovaAetas]):
    """A model carries it from now on."""

    RULE = "N-CORE-CARRY"

    def __init__(self, model: int, thing: int) -> None:
        self.model = model
        self.thing = thing

    def apply(self, g: NovaAetas) -> None:
        g.things[self.thing] = self.model


class LoseThing(Effect[NovaAetas]):
    """Used up, destroyed or stolen; or it lies on a square."""

    def __init__(self, thing: int, square: int, rule: str) -> None:
        self.thing = thing
        self.square = square  # NOWHERE: it is gone
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.things[self.thing] = LYING + self.square if self.square >= 0 else GONE


class Drain(Effect[NovaAetas]):
    """All Water squares become normal."""

    RULE = "N-CORE-MISSION-ACTION"

    def apply(self, g: NovaAetas) -> None:
        g.drained = True
        g.ground = g.map_now()


class SetFlag(Effect[NovaAetas]):
    """Flags of the campaign, as bits."""

    RULE = "N-CORE-CAMP-1"
    QUIET = True

    def __init__(self, flags: int) -> None:
        self.flags = flags

    def apply(self, g: NovaAetas) -> None:
        g.flags |= self.flags


class CancelDraft(Effect[NovaAetas]):
    """Drafts of the timeline that will not come: one more, or one fewer."""

    RULE = "N-CORE-DRAFT"

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, g: NovaAetas) -> None:
        g.cancelled += self.n


class SkipEvent(Effect[NovaAetas]):
    """Of first Events that are ignored: one more, or one fewer."""

    RULE = "N-CORE-EVENT"

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, g: NovaAetas) -> None:
        g.skip_events += self.n


class Complete(Effect[NovaAetas]):
    """A main or secondary Objective."""

    RULE = "N-CORE-OBJECTIVES"

    def __init__(self, clause: int, main: bool) -> None:
        self.clause = clause
        self.main = main

    def apply(self, g: NovaAetas) -> None:
        if self.main:
            g.completed |= 1 << self.clause
        else:
            g.secondaries |= 1 << self.clause


class Tally(Effect[NovaAetas]):
    """Something a Hero has done, for the Achievements."""

    RULE = "N-CORE-ACHIEVE"
    QUIET = True

    def __init__(self, hero: int, what: int) -> None:
        self.hero = hero
        self.what = what

    def apply(self, g: NovaAetas) -> None:
        g.feats[g.feat_at(self.hero, self.what)] += 1


class EndMission(Effect[NovaAetas]):
    """N-CORE-MISSION-END."""

    def __init__(self, outcome: int, rule: str, clause: int) -> None:
        self.outcome = outcome
        self.rule = rule
        self.clause = clause  # of the mission's defeat, or NOBODY

    def is_ending(self, g: NovaAetas) -> bool:
        """Of a mission played by itself; a campaign ends with the words of its ending."""
        return g.quick

    def apply(self, g: NovaAetas) -> None:
        g.outcome = self.outcome


class RaiseAlarm(Effect[NovaAetas]):
    """From now on normal rules."""

    RULE = "N-CORE-STEALTH"

    def __init__(self, by: int) -> None:
        self.by = by

    def apply(self, g: NovaAetas) -> None:
        g.stir(self)
        g.aware = True
        g.alarm = g.t


class Notice(Effect[NovaAetas]):
    """An unaware Enemy has a Hero before its eyes; once per Enemy and Activation."""

    RULE = "N-CORE-STEALTH"

    def __init__(self, enemy: int, hero: int) -> None:
        self.enemy = enemy
        self.hero = hero

    def apply(self, g: NovaAetas) -> None:
        g.noticed = (*g.noticed, g.met(self.hero, self.enemy))


class Patrol(Effect[NovaAetas]):
    """How far an unaware Enemy is on its round."""

    RULE = "N-CORE-STEALTH"
    QUIET = True

    def __init__(self, number: int, place: int) -> None:
        self.number = number
        self.place = place

    def apply(self, g: NovaAetas) -> None:
        g.patrol[self.number] = self.place
