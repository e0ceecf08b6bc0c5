"""Abilities of the elites that answer to something: deployed, moved, defeated."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.state.box import DISCARD, FLESH, NOBODY, REGULAR
from plancia.games.wroth.state.effects import Deploy, GainCorra
from plancia.games.wroth.state.effects_round import Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.procedure import Procedure, do


class TalesTakeFlesh(Procedure):
    """AB-OOG-2. Where a Nameless falls, Pale Ones rise from the discard, once the damage is done."""

    def __init__(self, who: int = 0, region: int = 0, fallen: int = 1) -> None:
        self.who = who
        self.region = region
        self.fallen = fallen

    @do("W-DMG-05", "W-UNIT-02")
    def rise(self, g: Wroth) -> None:
        rising = min(g.discard[self.who], g.box.amount[FLESH] * self.fallen)
        if rising:
            g.tell(Told("ability", g.box.power_id[FLESH], self.who, self.region))
            g.do(Deploy(self.who, REGULAR, rising, DISCARD, self.region))


def after_defeat(g: Wroth, who: int, slot: int) -> int:
    """What a defeated unit leaves: 1 if tales take flesh there (AB-OOG-2). The AI may collect on a grudge (RUN-3)."""
    if slot != REGULAR and who == g.ai and has_event(g, "grudges"):
        g.do(GainCorra(who, int(event_of(g, "grudges").n), event_rule(g)))
    return 1 if slot in g.box.slots_with[FLESH][who] else 0


def has_event(g: Wroth, what: str) -> bool:
    """W-SCEN-02: does the scenario replace a rule so, with this many humans?"""
    if g.ai == NOBODY or g.scenario is None:
        return False
    event: Any = g.scenario.events.get(what)
    return event is not None and len(g.humans) >= event.humans


def event_of(g: Wroth, what: str) -> Any:
    assert g.scenario is not None
    return g.scenario.events[what]


def event_rule(g: Wroth) -> str:
    assert g.scenario is not None
    return g.scenario.id
