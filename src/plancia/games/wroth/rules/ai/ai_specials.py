"""The special abilities of the AI factions, which only the Chaos Die sets off (W-AI-BUY-05)."""

from __future__ import annotations

from plancia.games.wroth.rules.ai.ai_damage import AIDeal
from plancia.games.wroth.rules.ai.ai_orders import ai_gather, deploy_regulars
from plancia.games.wroth.rules.ai.threat import highest_threat, lowest_threat, occupied, threat
from plancia.games.wroth.rules.units.abilities import event_of, has_event
from plancia.games.wroth.state.box import AI_HIRED_SWORDS, AI_HOWL, AI_SUMMONS, AI_TRAPS, MAP, NOBODY, REGULAR, TRAP
from plancia.games.wroth.state.effects import Move, Recall
from plancia.games.wroth.state.effects_round import Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, repeat


def special(g: Wroth) -> Procedure | None:
    """W-AI-BUY-05: the AI faction's special ability, triggered by the Chaos Die only."""
    power = g.box.special[g.ai]
    if power < 0:
        return None
    id, n = g.box.power_id[power], g.box.amount[power]
    g.tell(Told("special", id, g.ai))
    if power == AI_SUMMONS:
        ai_gather(g, n, highest_threat(g, occupied(g), id))
    elif power == AI_HIRED_SWORDS:
        deploy_regulars(g, n, highest_threat(g, list(MAP), id))
    elif power == AI_TRAPS:
        return SpringTraps()
    elif power == AI_HOWL:
        return AIHowl(highest_threat(g, occupied(g), id), n)
    return None


class SpringTraps(Procedure):
    """AI-KOD. In ascending order, each region with an AI Trapper and a threat: one trap springs."""

    def __init__(self) -> None:
        self.region = 0

    @repeat("W-AI-BUY-05")
    def spring(self, g: Wroth) -> Procedure | None:
        for region in MAP:
            slot = trap_at(g, region)
            if region > self.region and slot >= 0 and threat(g, region):
                self.region = region
                id = g.box.power_id[AI_TRAPS]
                g.do(Recall(g.ai, slot, region, id))
                points = event_of(g, "traps").n if has_event(g, "traps") else g.box.amount[AI_TRAPS]
                return AIDeal(region, points)
        return None


def trap_at(g: Wroth, region: int) -> int:
    """The slot of any AI Trapper there; the AI's have no turn in which they would be fresh."""
    for slot in g.box.slots_with[TRAP][g.ai]:
        if g.at(g.ai, region, slot):
            return slot
    return -1


class AIHowl(Procedure):
    """AI-OOG. The captain names human regulars; they flee to the neighbour with the lowest threat."""

    def __init__(self, origin: int = 0, n: int = 0) -> None:
        self.origin = origin
        self.n = n
        self.region = 0
        self.target = NOBODY

    @do("W-AI-BUY-05")
    def choose_destination(self, g: Wroth) -> None:
        if self.origin > 0 and not self.region and any(g.regulars(who, self.origin) for who in g.humans):
            self.region = lowest_threat(g, g.box.next_to[self.origin], g.box.power_id[AI_HOWL])

    @ask("W-A-34", into="target")
    def choose_regular(self, g: Wroth) -> Decision | None:
        if not self.region or not self.n or not any(g.regulars(who, self.origin) for who in g.humans):
            return None
        asked = g.ask(g.captain(), "faction")
        for who in g.humans:
            asked.offer(who, None if g.regulars(who, self.origin) else "W-AIC-5")
        return asked

    @do("W-MOVE-01")
    def flee(self, g: Wroth) -> str | None:
        if self.target == NOBODY:
            return None
        g.do(Move(self.target, self.origin, self.region, ((REGULAR, 1),), g.ai))
        self.n -= 1
        self.target = NOBODY
        return AGAIN
