"""Feats used once per game (W-FEAT). What permanent feats do stands where it happens."""

from __future__ import annotations

from plancia.games.wroth.box import (
    BOARD,
    CLAWS,
    FREE_ELITE,
    GATHER_CONTROLLED,
    GATHER_OCCUPIED,
    GRUDGE,
    KNIVES,
    MAP,
    PLACES,
    REBIRTH,
    REGULAR,
    SWARM,
    TURNCOATS,
    VERDICT,
)  # fmt: skip
from plancia.games.wroth.control import controls, has_enemy
from plancia.games.wroth.damage import Attack, Deal, HurtSomeone, may_attack
from plancia.games.wroth.effects import Deploy, Discard, Move, Recover
from plancia.games.wroth.moving import NOWHERE, Gather, amount, next_source
from plancia.games.wroth.paid import choose_enemy_with_regulars
from plancia.games.wroth.state import Wroth
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, repeat, run


class PlayFeat(Procedure):
    """W-FEAT-04, W-A-41. One card, once, on its owner's own turn, between steps. Its power decides what is asked."""

    def __init__(self, who: int = 0, feat: int = 0) -> None:
        self.who = who
        self.feat = feat

    @run("W-FEAT-01", "W-FEAT-04")
    def play(self, g: Wroth) -> Procedure:
        power, n = g.box.feat_power[self.feat], g.box.feat_amount[self.feat]
        if power in (GATHER_OCCUPIED, GATHER_CONTROLLED):
            return GatherFeat(self.who, n, power == GATHER_CONTROLLED)
        if power == VERDICT:
            return Verdict(self.who, n)
        if power == KNIVES:
            return Knives(self.who, n)
        if power == TURNCOATS:
            return Turncoats(self.who, n)
        if power == FREE_ELITE:
            return FreeElite(self.who, g.box.feat_kind[self.feat])
        if power == CLAWS:
            return Claws(self.who, n)
        if power == GRUDGE:
            return Grudge(self.who, n)
        if power == REBIRTH:
            return Rebirth(self.who, n)
        return Swarm(self.who)


def may_play_feat(g: Wroth, who: int, feat: int) -> str | None:
    if not g.box.feat_once[feat]:
        return "W-FEAT-01"
    if g.feats[feat] == 2:
        return "W-FEAT-01"
    power = g.box.feat_power[feat]
    if power == REBIRTH:
        useful = g.discard[who] > 0
    elif power == KNIVES:
        useful = any(has_enemy(g, who, region) for region in MAP)
    elif power == GRUDGE:
        useful = any(may_bear_grudge(g, who, enemy) is None for enemy in g.enemies[who])
    elif power == SWARM:
        useful = any(may_swarm(g, who, region) is None for region in MAP)
    elif power == FREE_ELITE and not g.reserve[g.box.feat_kind[feat]]:
        return "W-BUY-06"
    else:
        useful = any(may_aim(g, who, power, region) is None for region in MAP)
    return None if useful else "W-A-38"


def may_aim(g: Wroth, who: int, power: int, region: int) -> str | None:
    """May this feat be used in this region?"""
    if power == GATHER_CONTROLLED:
        if not controls(g, who, region):
            return "W-VP-02"
    elif not g.count(who, region):
        return "W-A-10"
    if power in (GATHER_OCCUPIED, GATHER_CONTROLLED) and next_source(g, who, region, NOWHERE) < 0:
        return "W-MUSTER-01"
    if power == VERDICT and not has_enemy(g, who, region):
        return "W-A-11"
    if power == CLAWS and not any(may_attack(g, who, other, False, region) is None for other in MAP):
        return "W-A-11"
    if power == TURNCOATS and not any(g.regulars(enemy, region) for enemy in g.enemies[who]):
        return "W-A-11"
    return None


def aim(g: Wroth, who: int, power: int) -> Decision:
    asked = g.ask(who, "region")
    for region in MAP:
        asked.offer(region, may_aim(g, who, power, region))
    return asked


class GatherFeat(Procedure):
    """ALD-F1, RUN-F3. Gather regulars and deploy them all in one region."""

    def __init__(self, who: int = 0, n: int = 0, controlled: bool = False) -> None:
        self.who = who
        self.n = n
        self.controlled = controlled
        self.region = 0

    @ask("W-FEAT-04", into="region")
    def choose_region(self, g: Wroth) -> Decision:
        return aim(g, self.who, GATHER_CONTROLLED if self.controlled else GATHER_OCCUPIED)

    @run("W-MUSTER-01")
    def gather(self, g: Wroth) -> Procedure:
        return Gather(self.who, self.region, self.n)


class Verdict(Procedure):
    """ALD-F3. Damage to one enemy faction where you stand."""

    def __init__(self, who: int = 0, n: int = 0) -> None:
        self.who = who
        self.n = n
        self.region = 0

    @ask("W-FEAT-04", into="region")
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

    @ask("W-FEAT-04", into="regions")
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

    @ask("W-FEAT-04", into="region")
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


class FreeElite(Procedure):
    """KOD-F1. A Grey at no cost, without giving up a Kin."""

    def __init__(self, who: int = 0, kind: int = 0) -> None:
        self.who = who
        self.kind = kind
        self.region = 0

    @ask("W-FEAT-04", into="region")
    def choose_region(self, g: Wroth) -> Decision:
        return aim(g, self.who, FREE_ELITE)

    @do("W-UNIT-04")
    def deploy(self, g: Wroth) -> None:
        g.do(Deploy(self.who, g.box.new_slot[self.kind], 1, BOARD, self.region))


class Claws(Procedure):
    """KOD-F3. Up to three attacks on a region you occupy and those next to it."""

    def __init__(self, who: int = 0, n: int = 0) -> None:
        self.who = who
        self.n = n
        self.region = 0
        self.made = 0
        self.go_on = 0

    @ask("W-FEAT-04", into="region")
    def choose_region(self, g: Wroth) -> Decision | None:
        return aim(g, self.who, CLAWS) if self.made == 0 else None

    @ask("W-FEAT-04", into="go_on")
    def another(self, g: Wroth) -> Decision | None:
        """The first attack is why the feat was played; the others may be left out."""
        if self.made == 0:
            return None
        asked = g.ask(self.who, "again")
        if any(may_attack(g, self.who, region, False, self.region) is None for region in MAP):
            asked.offer(1, None)
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

    @ask("W-FEAT-04", into="target")
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
    if not any(g.count(who, region) and g.count(faction, region) for region in MAP):
        return "W-A-11"
    return None


class Rebirth(Procedure):
    """OOG-F1. Pale Ones return from the discard to the board."""

    def __init__(self, who: int = 0, n: int = 0) -> None:
        self.who = who
        self.most = n
        self.n = 0

    @ask("W-FEAT-04", into="n")
    def choose_how_many(self, g: Wroth) -> Decision:
        return amount(g, self.who, 1, min(self.most, g.discard[self.who]))

    @do("W-MUSTER-02")
    def recover(self, g: Wroth) -> None:
        g.do(Recover(self.who, self.n, "OOG-F1"))


class Swarm(Procedure):
    """OOG-F3. Pale Ones pour into one region from all around it."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.region = 0
        self.origin = -1
        self.moved = 0
        self.n = 0

    @ask("W-FEAT-04", into="region")
    def choose_region(self, g: Wroth) -> Decision | None:
        if self.region:
            return None
        asked = g.ask(self.who, "region")
        for region in MAP:
            asked.offer(region, may_swarm(g, self.who, region))
        return asked

    @ask("W-FEAT-04", into="n")
    def choose_how_many(self, g: Wroth) -> Decision | None:
        origin = next_swarm(g, self.who, self.region, self.origin)
        if origin < 0:
            return None
        last = next_swarm(g, self.who, self.region, origin) < 0
        asked = g.ask(self.who, "swarm")
        for n in range(g.regulars(self.who, origin) + 1):
            asked.offer(n, "W-A-38" if n == 0 and last and not self.moved else None)
        return asked

    @do("W-MOVE-01")
    def move(self, g: Wroth) -> str | None:
        origin = next_swarm(g, self.who, self.region, self.origin)
        if origin < 0:
            return None
        if self.n:
            g.do(Move(self.who, origin, self.region, ((REGULAR, self.n),)))
            self.moved += self.n
            self.n = 0
        self.origin = origin
        return AGAIN


def may_swarm(g: Wroth, who: int, region: int) -> str | None:
    return None if next_swarm(g, who, region, -1) >= 0 else "W-A-38"


def next_swarm(g: Wroth, who: int, region: int, after: int) -> int:
    """The next region after `after` from which Pale Ones can pour into `region`, or -1."""
    for origin in PLACES:
        if origin > after and region in g.box.next_to[origin] and g.regulars(who, origin):
            return origin
    return -1
