"""Faction abilities that are paid for (W-BUY-01), and the Trapper's trap."""

from __future__ import annotations

from plancia.games.wroth.rules.units.control import has_enemy
from plancia.games.wroth.rules.units.damage import HurtSomeone, choose_enemy
from plancia.games.wroth.rules.units.moving import amount, choose_destination
from plancia.games.wroth.state.box import BOARD, HIRED_SWORDS, HOWL, MAP, PLACES, REGULAR, SHORES, SUMMONS, TRAP
from plancia.games.wroth.state.effects import Deploy, Move, PayCorra, Recall
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do, run


def ability_of(g: Wroth, who: int) -> Procedure:
    power = g.box.ability[who]
    if power == SUMMONS:
        return Summons(who)
    if power == HIRED_SWORDS:
        return HiredSwords(who)
    return Howl(who)


def may_use_ability(g: Wroth, who: int) -> str | None:
    power = g.box.ability[who]
    if g.corra[who] < g.box.ability_cost[who]:
        return "W-BUY-03"
    if power == SUMMONS:
        for region in MAP:
            if may_summon_to(g, who, region) is None:
                return None
    elif power == HIRED_SWORDS:
        if g.board[who]:
            return None
    else:
        for region in MAP:
            if may_howl_in(g, who, region) is None:
                return None
    return g.box.power_id[power]


def pay_for_ability(g: Wroth, who: int) -> None:
    g.do(PayCorra(who, g.box.ability_cost[who], g.box.power_id[g.box.ability[who]]))


class Summons(Procedure):
    """AB-ALD-3. Lythe from one neighbouring region rally to an elite."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.region = 0
        self.origin = 0
        self.n = 0

    @ask("W-BUY-01", into="region", chosen=True)
    def choose_region(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "region")
        for region in MAP:
            asked.offer(region, may_summon_to(g, self.who, region))
        return asked

    @ask("W-BUY-01", into="origin")
    def choose_origin(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "region")
        for region in PLACES:
            asked.offer(region, may_summon_from(g, self.who, region, self.region))
        return asked

    @ask("W-BUY-01", into="n")
    def choose_how_many(self, g: Wroth) -> Decision:
        return amount(g, self.who, 1, min(g.box.amount[SUMMONS], g.regulars(self.who, self.origin)))

    @do("W-BUY-03", "W-BUY-07", "W-MOVE-01")
    def move(self, g: Wroth) -> None:
        pay_for_ability(g, self.who)
        g.do(Move(self.who, self.origin, self.region, ((REGULAR, self.n),)))


def may_summon_to(g: Wroth, who: int, region: int) -> str | None:
    if not g.elites(who, region):
        return "AB-ALD-3"
    if not any(may_summon_from(g, who, origin, region) is None for origin in PLACES):
        return "W-A-38"
    return None


def may_summon_from(g: Wroth, who: int, origin: int, region: int) -> str | None:
    if region not in g.box.next_to[origin]:
        return "W-MAP-02"
    if not g.regulars(who, origin):
        return "W-A-38"
    return None


class HiredSwords(Procedure):
    """AB-GUI-3. Blades land in any region next to the Shores."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.region = 0
        self.n = 0

    @ask("W-BUY-01", into="region", chosen=True)
    def choose_region(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "region")
        for region in MAP:
            asked.offer(region, None if region in g.box.next_to[SHORES] else "AB-GUI-3")
        return asked

    @ask("W-BUY-01", into="n")
    def choose_how_many(self, g: Wroth) -> Decision:
        return amount(g, self.who, 1, min(g.box.amount[HIRED_SWORDS], g.board[self.who]))

    @do("W-BUY-03", "W-BUY-07", "W-MOVE-02")
    def deploy(self, g: Wroth) -> None:
        pay_for_ability(g, self.who)
        g.do(Deploy(self.who, REGULAR, self.n, BOARD, self.region))


class Howl(Procedure):
    """AB-OOG-3. Regulars of one enemy faction flee where you want them."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.origin = 0
        self.target = 0
        self.region = 0
        self.n = 0

    @ask("W-BUY-01", into="origin", chosen=True)
    def choose_region(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "region")
        for region in MAP:
            asked.offer(region, may_howl_in(g, self.who, region))
        return asked

    @ask("W-BUY-01", into="target")
    def choose_faction(self, g: Wroth) -> Decision:
        return choose_enemy_with_regulars(g, self.who, self.origin)

    @ask("W-MAP-02", into="region")
    def choose_destination(self, g: Wroth) -> Decision:
        return choose_destination(g, self.who, self.origin)

    @ask("W-BUY-01", into="n")
    def choose_how_many(self, g: Wroth) -> Decision:
        return amount(g, self.who, 1, min(g.box.amount[HOWL], g.regulars(self.target, self.origin)))

    @do("W-BUY-03", "W-BUY-07", "W-MOVE-01")
    def move(self, g: Wroth) -> None:
        pay_for_ability(g, self.who)
        g.do(Move(self.target, self.origin, self.region, ((REGULAR, self.n),), self.who))


def may_howl_in(g: Wroth, who: int, region: int) -> str | None:
    if not g.count(who, region):
        return "AB-OOG-3"
    if not any(g.regulars(enemy, region) for enemy in g.enemies[who]):
        return "W-A-38"
    return None


def choose_enemy_with_regulars(g: Wroth, who: int, region: int) -> Decision:
    asked = choose_enemy(g, who, region)
    for faction in asked.options.copy():
        if not g.regulars(faction, region):
            asked.options.remove(faction)
            asked.offer(faction, "W-A-38")
    return asked


class SpringTrap(Procedure):
    """AB-KOD-2. A Trapper goes back to the board and deals damage where it stood."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.region = 0

    @ask("W-DMG-01", into="region", chosen=True)
    def choose_trap(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "region")
        for region in MAP:
            asked.offer(region, may_spring(g, self.who, region))
        return asked

    @do("W-UNIT-06")
    def recall(self, g: Wroth) -> None:
        g.do(Recall(self.who, set_trap(g, self.who, self.region), self.region, g.box.power_id[TRAP]))

    @run("W-DMG-01")
    def hurt(self, g: Wroth) -> Procedure:
        return HurtSomeone(self.who, self.region, g.box.amount[TRAP])


def may_spring_any(g: Wroth, who: int) -> str | None:
    for region in MAP:
        if g.elites(who, region) and may_spring(g, who, region) is None:
            return None
    return "AB-KOD-2"


def may_spring(g: Wroth, who: int, region: int) -> str | None:
    if set_trap(g, who, region) < 0:
        return "AB-KOD-2"
    if not has_enemy(g, who, region):
        return "W-A-11"
    return None


def set_trap(g: Wroth, who: int, region: int) -> int:
    """The slot of a Trapper there that was not deployed this turn, or -1."""
    for slot in g.box.slots_with[TRAP][who]:
        if g.at(who, region, slot) and not g.box.slot_fresh[who][slot]:
            return slot
    return -1
