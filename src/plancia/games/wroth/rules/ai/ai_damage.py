"""How the AI deals damage (W-AI-DMG) and attacks."""

from __future__ import annotations

from plancia.games.wroth.rules.ai.threat import threat
from plancia.games.wroth.rules.units.abilities import TalesTakeFlesh, after_defeat, event_of, event_rule, has_event
from plancia.games.wroth.rules.units.control import humans_in
from plancia.games.wroth.state.answers import FALLS
from plancia.games.wroth.state.box import BLOODLUST, BULWARK, FURY, NOBODY, REGULAR
from plancia.games.wroth.state.effects import Hit
from plancia.games.wroth.state.effects_round import Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, repeat


class AIDeal(Procedure):
    """W-AI-DMG-01. Elites before regulars, over any human factions; the captain chooses among equals."""

    def __init__(self, region: int = 0, points: int = 0, attack: bool = False) -> None:
        self.region = region
        self.points = points
        self.attack = attack
        self.casualty = 0
        self.defeated = 0
        self.flesh: tuple[int, ...] = (0, 0, 0, 0, 0)  # by faction: fallen Nameless, to rise once the damage is done
        self.bloodlust = False

    @ask("W-AI-DMG-02", "W-A-29", "W-A-34", into="casualty")
    def choose_casualty(self, g: Wroth) -> Decision | None:
        if self.points == 0 or not humans_in(g, self.region):
            return None
        asked = g.ask(g.captain(), "casualty")
        elites = sum(g.elites(who, self.region) for who in g.humans)
        for who in g.humans:
            shielded = g.with_power(who, self.region, BULWARK) > 0
            for slot in g.present(who, self.region):
                asked.offer(FALLS.pair(who, slot, g.box), may_suffer(g, who, slot, elites, shielded))
        return asked

    @do("W-AI-DMG-01", "W-AI-DMG-03", "W-AIC-2")
    def hit(self, g: Wroth) -> str | None:
        if self.points == 0 or not humans_in(g, self.region):
            return None
        who, slot = FALLS.first(self.casualty, g.box), FALLS.second(self.casualty, g.box)
        hit = Hit(g.ai, who, self.region, slot)
        g.do(hit)
        self.points -= 1
        if hit.defeated:
            self.defeated += 1
            if after_defeat(g, who, slot):
                flesh = list(self.flesh)
                flesh[who] += 1
                self.flesh = tuple(flesh)
        return AGAIN

    @do("W-DMG-05")
    def let_blood(self, g: Wroth) -> str | None:
        """AB-OOG-1 on the AI side: the extra point goes to the same region."""
        if not self.attack or self.bloodlust or not self.defeated or not g.with_power(g.ai, self.region, BLOODLUST):
            return None
        self.bloodlust = True
        self.points = g.box.amount[BLOODLUST]
        if humans_in(g, self.region):
            g.tell(Told("more-damage", g.box.power_id[BLOODLUST], g.ai, self.region, self.points))
        return AGAIN

    @repeat("W-DMG-05")
    def tales_take_flesh(self, g: Wroth) -> Procedure | None:
        for who in g.humans:
            if self.flesh[who]:
                fallen = self.flesh[who]
                flesh = list(self.flesh)
                flesh[who] = 0
                self.flesh = tuple(flesh)
                return TalesTakeFlesh(who, self.region, fallen)
        return None


def may_suffer(g: Wroth, who: int, slot: int, elites: int, shielded: bool) -> str | None:
    if slot == REGULAR and elites:
        return "W-AI-DMG-01"
    if shielded and slot not in g.box.slots_with[BULWARK][who]:
        return "AB-RUN-1"
    return None


def ai_attack(g: Wroth, region: int, damage: int, rule: str) -> Procedure | None:
    """W-A-27: nothing where the threat is zero."""
    if region == NOBODY or not threat(g, region):
        g.tell(Told("no-target", "W-A-27", g.ai, region))
        return None
    g.tell(Told("ai-attack", rule, g.ai, region, damage))
    points = damage
    if g.with_power(g.ai, region, FURY):  # AB-KOD-1
        points += g.box.amount[FURY]
        g.tell(Told("more-damage", g.box.power_id[FURY], g.ai, region, g.box.amount[FURY]))
    if has_event(g, "mixed-attack") and sum(g.count(who, region) > 0 for who in g.humans) > 1:  # ALD-3
        more = int(event_of(g, "mixed-attack").n)
        points += more
        g.tell(Told("more-damage", event_rule(g), g.ai, region, more))
    return AIDeal(region, points, True)
