"""The Horologium (N-CORE-HORO): the hand advances, and everything in the active Sector is resolved."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.enemies.enemies import GroupActivation
from plancia.games.nova_aetas.rules.missions.events import Event
from plancia.games.nova_aetas.rules.missions.happenings import MARKER, Thens
from plancia.games.nova_aetas.rules.missions.objectives import check
from plancia.games.nova_aetas.rules.missions.stealth import Round
from plancia.games.nova_aetas.rules.turn.activation import HeroActivation
from plancia.games.nova_aetas.state.box import NOBODY, SECTORS
from plancia.games.nova_aetas.state.effects.time import TurnHand
from plancia.games.nova_aetas.state.plan import Marker
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.procedure import AGAIN, END, Procedure, do, repeat


def is_due(marker: Marker, since_alarm: int) -> bool:
    """N-CORE-HORO-9: so long after the Alarm; what comes with the Alarm has come."""
    return marker.t < 0 and marker.after_alarm > 0 and marker.after_alarm == since_alarm


def first_group(g: NovaAetas) -> int:
    """Of the Enemy types whose tokens are in the active Sector the first that came there, or NOBODY."""
    for kind in g.groups:
        if g.group_hour[kind] == g.t:
            return kind
    return NOBODY


def in_line(g: NovaAetas) -> list[int]:
    """The Enemy types on the field; whose token came first where it lies is first."""
    coming = [kind for kind in range(len(g.box.enemies)) if kind not in g.groups and g.models_of(kind)]
    return [*g.groups, *coming]


class Sector(Procedure):
    """N-CORE-HORO-4. Markers, Heroes and Allies, Enemies; one Sector after the other."""

    def __init__(self) -> None:
        self.marker = 0
        self.marked = False  # something was marked on this Sector

    @do("N-CORE-HORO-1", "N-CORE-HORO-3", "N-CORE-MISSION-END")
    def turn_the_hand(self, g: NovaAetas) -> str | None:
        g.do(TurnHand())
        check(g)  # a "t=n" line comes before anything else
        return None if g.outcome == UNDECIDED else END

    @repeat("N-CORE-HORO-4", "N-CORE-HORO-9", "N-CORE-EVENT", "N-CORE-MISSION-END")
    def next_marker(self, g: NovaAetas) -> Procedure | None:
        """The markers in their order, then the Event of Sector I; after them the mission may be over."""
        if g.outcome != UNDECIDED:
            return None
        timeline, t, alarm = g.plans[g.mission].timeline, g.t, g.alarm
        for number in range(self.marker, len(timeline)):
            if timeline[number].t == t or (alarm >= 0 and is_due(timeline[number], t - alarm)):
                self.marker = number + 1
                self.marked = True
                return Thens(MARKER, number)
        if t % SECTORS == 1 and t > 1 and self.marker <= len(timeline):
            self.marker = len(timeline) + 1
            self.marked = True
            return Event()
        self.marker = len(timeline)
        if self.marked:
            check(g)
        return None

    @repeat("N-CORE-HORO-2", "N-CORE-HORO-4")
    def next_hero(self, g: NovaAetas) -> Procedure | None:
        return HeroActivation() if g.t in g.hour and g.outcome == UNDECIDED else None

    @repeat("N-CORE-HORO-4", "N-AI-01")
    def next_group(self, g: NovaAetas) -> Procedure | None:
        kind = first_group(g)
        if kind == NOBODY or g.outcome != UNDECIDED:
            return None
        return GroupActivation(kind) if g.aware else Round(kind)

    @do("N-CORE-MISSION-END")
    def close(self, g: NovaAetas) -> str | None:
        """A victory may have waited for it; everything else was looked at when it happened. Then the next Sector."""
        if g.plans[g.mission].ends_with_the_sector:
            check(g, NOBODY, True)
        self.marker, self.marked = 0, False
        return AGAIN if g.outcome == UNDECIDED else None
