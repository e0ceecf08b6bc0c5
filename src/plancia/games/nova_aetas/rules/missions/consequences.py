"""What follows by itself from what has happened: Loot, Cowardice, triggers, the Alarm, a Hero Down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from plancia.games.nova_aetas.rules.missions.buildings import put_out
from plancia.games.nova_aetas.rules.missions.happenings import MARKER, TRIGGER, Thens
from plancia.games.nova_aetas.rules.missions.loot import Loot
from plancia.games.nova_aetas.rules.missions.objectives import all_down, check
from plancia.games.nova_aetas.rules.wounds.hurrying import hurrying
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.mission import Count, RaiseAlarm
from plancia.games.nova_aetas.state.effects.moving import Arrive, Leave
from plancia.games.nova_aetas.state.effects.wounds import GoDown
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.procedure import Procedure, do
from plancia.kernel.state import Effect


def what_follows(g: NovaAetas, stirred: list[Effect[Any]]) -> list[Procedure]:
    """The kernel asks after each step; each reply runs before the game goes on."""
    replies: list[Procedure] = []
    moved = False
    for effect in stirred:
        kind = type(effect)
        if kind in FOLLOWS:
            replies += FOLLOWS[kind](g, effect)
        if kind is Leave or kind is Arrive:
            moved = True
    if moved and cowards(g):
        replies.append(Flight())
    return replies


def left(g: NovaAetas, effect: Leave) -> list[Procedure]:
    loot: list[Procedure] = [Loot(g.box.type_of[effect.model])] if effect.loot else []
    return loot + ([Bereft()] if effect.model < g.box.hero_side else [])


def triggered(g: NovaAetas, counted: Count) -> list[Procedure]:
    found: list[Procedure] = []
    triggers = g.plan().triggers
    for number in range(len(triggers)):
        trigger = triggers[number]
        if trigger.counter == counted.counter and counted.total - counted.n < trigger.n <= counted.total:
            found.append(Thens(TRIGGER, number))
    return found


def alarmed(g: NovaAetas, effect: RaiseAlarm) -> list[Procedure]:
    """What the mission says comes at once when the Alarm is raised."""
    timeline = g.plan().timeline
    return [Thens(MARKER, number) for number in range(len(timeline)) if timeline[number].after_alarm == 0]


def fallen(g: NovaAetas, effect: GoDown) -> list[Procedure]:
    return [Fallen(effect.hero), *hurrying(g, effect.hero)]


FOLLOWS: Final[dict[type[Effect[Any]], Callable[[NovaAetas, Any], list[Procedure]]]] = {
    Leave: left,
    Count: triggered,
    RaiseAlarm: alarmed,
    GoDown: fallen,
}


def cowards(g: NovaAetas) -> list[int]:
    """N-ABIL-COWARDICE: those that are the only model of their Faction on the field (N-AMB-35)."""
    found = []
    for kind in g.box.cowards:
        models = g.models_of(kind.number)
        if models and left_of(g, kind.faction) == 1:
            found += models
    return found


def left_of(g: NovaAetas, faction: int) -> int:
    """Models of a Faction on the field."""
    left = 0
    for kind in g.groups:
        if g.box.enemies[kind].faction == faction:
            left += len(g.models_of(kind))
    return left


class Flight(Procedure):
    """N-ABIL-COWARDICE. The last of its Faction runs, and yields no Loot."""

    @do("N-ABIL-COWARDICE", "N-AMB-35")
    def run_away(self, g: NovaAetas) -> None:
        if g.outcome == UNDECIDED:
            for model in cowards(g):
                g.do(Leave(model, NOBODY, "N-ABIL-COWARDICE", False))


class Bereft(Procedure):
    """N-CORE-DOWN-3. An Ally is removed: that may be the end."""

    @do("N-CORE-DOWN-3", "N-CORE-MISSION-END")
    def look_about(self, g: NovaAetas) -> None:
        check(g)


class Fallen(Procedure):
    """N-CORE-DOWN-2, N-CORE-BUILDING. A Hero is Down: out of a building; and perhaps he was the last."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero

    @do("N-CORE-BUILDING")
    def be_carried_out(self, g: NovaAetas) -> None:
        if g.inside[self.hero] >= 0:
            put_out(g, self.hero)

    @do("N-CORE-DOWN-2")
    def look_about(self, g: NovaAetas) -> None:
        if all_down(g):
            check(g)
