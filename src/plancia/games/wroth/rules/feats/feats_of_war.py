"""Feats used once per game that hurt an enemy (W-FEAT)."""

from __future__ import annotations

from plancia.games.wroth.rules.feats.feat_targets import aim
from plancia.games.wroth.rules.turn.paid_abilities import choose_enemy_with_regulars
from plancia.games.wroth.rules.units.control import has_enemy
from plancia.games.wroth.rules.units.damage import Attack, Deal, HurtSomeone, may_attack
from plancia.games.wroth.rules.units.moving import amount
from plancia.games.wroth.state.answers import ATTACK_AGAIN
from plancia.games.wroth.state.box import BOARD, CLAWS, MAP, REGULAR, TURNCOATS, VERDICT
from plancia.games.wroth.state.effects import Deploy, Discard
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, repeat, run


class Verdict(Procedure):
    """ALD-F3. Damage to one enemy faction where you stand."""

    def __init__(self, who: int = 0, n: int = 0) -> None:
        self.who = who
        self.n = n
        self.region = 0

    @ask("W-FEAT-04", into="region", chosen=True)
    def choose_region(self, g: Wroth) -> Decision:
        return aim(g, self.who, VERDICT)

    @run("W-DMG-01")
    def hurt(self, g: Wroth) -> Procedure:
        return HurtSomeone(self.who, self.region, self.n)


class Knives(Procedure):
    """GUI-F1. One damage in each of up to three different regions."""

    def __init__(self, who: int = 0, n: int = 0) -> None:
        self.who = who
        self.n = n
        self.regions: tuple[int, ...] = ()

    @ask("W-FEAT-04", into="regions", chosen=True)
    def choose_regions(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "region")
        for region in MAP:
            asked.offer(region, None if has_enemy(g, self.who, region) else "W-A-11")
        return asked.pick(1, min(self.n, len(asked.options)))

    @repeat("W-DMG-01")
    def strike(self, g: Wroth) -> Procedure | None:
        if not self.regions:
            return None
        region = self.regions[0]
        self.regions = self.regions[1:]
        return HurtSomeone(self.who, region, 1)


class Turncoats(Procedure):
    """GUI-F3. One enemy regular leaves, and Blades take its place."""

    def __init__(self, who: int = 0, n: int = 0) -> None:
        self.who = who
        self.most = n
        self.region = 0
        self.target = 0
        self.n = 0

    @ask("W-FEAT-04", into="region", chosen=True)
    def choose_region(self, g: Wroth) -> Decision:
        return aim(g, self.who, TURNCOATS)

    @ask("W-FEAT-04", into="target")
    def choose_faction(self, g: Wroth) -> Decision:
        return choose_enemy_with_regulars(g, self.who, self.region)

    @do("W-UNIT-02")
    def turn(self, g: Wroth) -> None:
        g.do(Discard(self.target, self.region, 1, "GUI-F3"))

    @ask("W-MOVE-02", into="n")
    def choose_how_many(self, g: Wroth) -> Decision | None:
        most = min(self.most, g.board[self.who])
        return amount(g, self.who, 0, most) if most else None

    @do("W-MOVE-02")
    def deploy(self, g: Wroth) -> None:
        if self.n:
            g.do(Deploy(self.who, REGULAR, self.n, BOARD, self.region))


class Claws(Procedure):
    """KOD-F3. Up to three attacks on a region you occupy and those next to it."""

    def __init__(self, who: int = 0, n: int = 0) -> None:
        self.who = who
        self.n = n
        self.region = 0
        self.made = 0
        self.go_on = 0

    @ask("W-FEAT-04", into="region", chosen=True)
    def choose_region(self, g: Wroth) -> Decision | None:
        return aim(g, self.who, CLAWS) if self.made == 0 else None

    @ask("W-FEAT-04", into="go_on")
    def another(self, g: Wroth) -> Decision | None:
        """The first attack is why the feat was played; the others may be left out."""
        if self.made == 0:
            return None
        asked = g.ask(self.who, "again")
        if any(may_attack(g, self.who, region, False, self.region) is None for region in MAP):
            asked.put(ATTACK_AGAIN, 0, None)
        asked.offer(PASS, None)
        return asked

    @run("W-DMG-03")
    def attack(self, g: Wroth) -> Procedure | None:
        if self.go_on == PASS:
            return None
        return Attack(self.who, 1, False, self.region)

    @do("W-DMG-03")
    def count(self, g: Wroth) -> str | None:
        self.made += 1
        return END if self.go_on == PASS or self.made == self.n else AGAIN


class Grudge(Procedure):
    """RUN-F2. One damage to one enemy faction wherever both of you stand."""

    def __init__(self, who: int = 0, n: int = 0) -> None:
        self.who = who
        self.n = n
        self.target = 0
        self.region = 0

    @ask("W-FEAT-04", into="target", chosen=True)
    def choose_faction(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "faction")
        for faction in g.factions:
            asked.offer(faction, may_bear_grudge(g, self.who, faction))
        return asked

    @repeat("W-DMG-01")
    def hurt(self, g: Wroth) -> Procedure | None:
        for region in MAP:
            if region > self.region and g.count(self.who, region) and g.count(self.target, region):
                self.region = region
                return Deal(self.who, self.target, region, self.n)
        return None


def may_bear_grudge(g: Wroth, who: int, faction: int) -> str | None:
    if faction == who:
        return "W-DMG-06"
    if faction not in g.enemies[who]:
        return "W-A-35"
    for region in MAP:
        if g.count(who, region) and g.count(faction, region):
            return None
    return "W-A-11"
