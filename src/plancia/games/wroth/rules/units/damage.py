"""Attacking and dealing damage (W-DMG), and the abilities that bend it."""

from __future__ import annotations

from plancia.games.wroth.rules.units.abilities import TalesTakeFlesh, after_defeat
from plancia.games.wroth.rules.units.control import has_enemy, reaches
from plancia.games.wroth.state.box import BLOODLUST, BULWARK, FURY, MAP, SHORES
from plancia.games.wroth.state.effects import Hit
from plancia.games.wroth.state.effects_round import Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, run


class Attack(Procedure):
    """W-DMG-03. An attack is aimed at one region, and its damage goes to one faction there."""

    def __init__(self, who: int = 0, damage: int = 1, anywhere: bool = False, near: int = -1) -> None:
        self.who = who
        self.damage = damage
        self.anywhere = anywhere  # Strike
        self.near = near  # Tide of Claws: this region and those next to it
        self.region = 0
        self.target = 0

    @ask("W-DMG-03", into="region", chosen=True)
    def choose_region(self, g: Wroth) -> Decision:
        asked = g.ask(self.who, "region")
        for region in MAP:
            asked.offer(region, may_attack(g, self.who, region, self.anywhere, self.near))
        asked.offer(SHORES, "W-SHORE-04")
        return asked

    @ask("W-DMG-03", into="target")
    def choose_faction(self, g: Wroth) -> Decision:
        return choose_enemy(g, self.who, self.region)

    @run("W-DMG-01")
    def deal(self, g: Wroth) -> Procedure:
        points = self.damage
        if g.with_power(self.who, self.region, FURY):  # AB-KOD-1
            points += g.box.amount[FURY]
            g.tell(Told("more-damage", g.box.power_id[FURY], self.who, self.region, g.box.amount[FURY]))
        return Deal(self.who, self.target, self.region, points, True)


class Deal(Procedure):
    """W-DMG-04. Whoever deals the damage assigns the points, one by one, to units of that faction."""

    def __init__(self, who: int = 0, target: int = 0, region: int = 0, points: int = 0, attack: bool = False) -> None:
        self.who = who
        self.target = target
        self.region = region
        self.points = points
        self.attack = attack
        self.slot = 0
        self.defeated = 0
        self.fallen_flesh = 0
        self.bloodlust = False

    @ask("W-DMG-04", into="slot")
    def choose_unit(self, g: Wroth) -> Decision | None:
        if self.points == 0 or g.count(self.target, self.region) == 0:  # W-A-17: surplus points are lost
            return None
        asked = g.ask(self.who, "unit")
        shielded = g.with_power(self.target, self.region, BULWARK) > 0
        for slot in g.present(self.target, self.region):
            asked.offer(slot, may_hit(g, self.target, slot, shielded))
        return asked

    @do("W-DMG-02", "W-DMG-08")
    def hit(self, g: Wroth) -> str | None:
        if self.points == 0 or g.count(self.target, self.region) == 0:
            return None
        hit = Hit(self.who, self.target, self.region, self.slot)
        g.do(hit)
        self.points -= 1
        if hit.defeated:  # AB-OOG-1, AB-OOG-2
            self.defeated += 1
            self.fallen_flesh += after_defeat(g, self.target, self.slot)
        return AGAIN if self.points else None

    @do("W-DMG-05")
    def let_blood(self, g: Wroth) -> str | None:
        """AB-OOG-1: an attack that defeats a unit beside a Karn deals one more, once."""
        if not self.attack or self.bloodlust or not self.defeated or not g.with_power(self.who, self.region, BLOODLUST):
            return None
        self.bloodlust = True
        self.points = g.box.amount[BLOODLUST]
        if g.count(self.target, self.region):
            g.tell(Told("more-damage", g.box.power_id[BLOODLUST], self.who, self.region, self.points))
        return AGAIN

    @run("W-DMG-05")
    def tales_take_flesh(self, g: Wroth) -> Procedure | None:
        if not self.fallen_flesh:
            return None
        return TalesTakeFlesh(self.target, self.region, self.fallen_flesh)


class HurtSomeone(Procedure):
    """Damage that is not an attack, to one enemy faction in a region; nothing if there is none."""

    def __init__(self, who: int = 0, region: int = 0, points: int = 1) -> None:
        self.who = who
        self.region = region
        self.points = points
        self.target = 0

    @ask("W-DMG-01", into="target")
    def choose_faction(self, g: Wroth) -> Decision | None:
        if not has_enemy(g, self.who, self.region):
            return None
        return choose_enemy(g, self.who, self.region)

    @run("W-DMG-01")
    def deal(self, g: Wroth) -> Procedure | None:
        if not has_enemy(g, self.who, self.region):
            return None
        return Deal(self.who, self.target, self.region, self.points)


def choose_enemy(g: Wroth, who: int, region: int) -> Decision:
    asked = g.ask(who, "faction")
    for faction in g.factions:
        asked.offer(faction, may_hurt(g, who, faction, region))
    return asked


def may_attack(g: Wroth, who: int, region: int, anywhere: bool, near: int) -> str | None:
    """W-A-12: a Strike goes anywhere, with or without units on the map."""
    if near >= 0:
        if region != near and region not in g.box.next_to[near]:
            return "W-MAP-02"
    elif not anywhere and not reaches(g, who, region):
        return "W-ACT-07"
    if not has_enemy(g, who, region):
        return "W-A-11"
    return None


def may_hurt(g: Wroth, who: int, faction: int, region: int) -> str | None:
    if faction == who:
        return "W-DMG-06"
    if faction not in g.enemies[who]:
        return "W-A-35"
    if not g.count(faction, region):
        return "W-A-11"
    return None


def may_hit(g: Wroth, target: int, slot: int, shielded: bool) -> str | None:
    if shielded and slot not in g.box.slots_with[BULWARK][target]:
        return "AB-RUN-1"
    return None


def any_target(g: Wroth, who: int, anywhere: bool) -> bool:
    if not anywhere and not g.occupies_map(who):
        return False
    for region in MAP:
        if may_attack(g, who, region, anywhere, -1) is None:
            return True
    return False
