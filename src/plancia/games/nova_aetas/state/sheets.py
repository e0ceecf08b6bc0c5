"""What the sheets, cards and things of all models come to (5.9, N-CORE-STRENGTHEN, N-CORE-CLASS, N-CORE-TIER)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state import gaits
from plancia.games.nova_aetas.state.auras import find_lenders
from plancia.games.nova_aetas.state.box import (
    CARRIED,
    ELITE,
    FLY,
    HEALTH,
    HEAVY,
    LEAST_RAPIDITY,
    NOBODY,
    OVERRUN,
    RAPIDITY,
    RUNNER,
    SURE_FOOTED,
)
from plancia.games.nova_aetas.state.box_cards import Powers
from plancia.games.nova_aetas.state.kits import sort_kit, sort_kits
from plancia.games.nova_aetas.state.state import LAST_STAND, NovaAetas
from plancia.games.nova_aetas.state.talents import sort_talents

SHARED: Final = 9  # numbers that Heroes and Enemies have; the Heroes' side has three more


def gait_of(able: int, climb: int, jump: int, falls: bool) -> int:
    """A Hero may step off an edge; his Jump is an action of its own (N-CORE-HEIGHT-3, N-AI-20). Who is sure of foot
    has no surcharges (N-CORE-MOVE-COST)."""
    flags = gaits.FALLS if falls else 0
    if able & FLY:
        flags |= gaits.FLY
    if able & HEAVY:
        flags |= gaits.HEAVY
    if able & OVERRUN:
        flags |= gaits.OVERRUN
    if able & RUNNER:
        flags |= gaits.RUNNER
    if able & SURE_FOOTED:
        flags |= gaits.SURE
    return gaits.gait_of(climb, jump, flags)


class Sums:
    """What one model's cards add up to."""

    def __init__(self, stats: tuple[int, int, int, int], health: int) -> None:
        self.stats = list(stats)
        self.health = health
        self.able = 0
        self.climb = 0
        self.jump = 0
        self.immune = 0
        self.barrier = 0
        self.protection = 0

    def have(self, powers: Powers) -> None:
        self.able |= powers.able
        self.climb = max(self.climb, powers.climb)
        self.jump = max(self.jump, powers.jump)
        self.immune |= powers.immune
        self.barrier = max(self.barrier, powers.barrier)
        self.protection = max(self.protection, powers.protection)

    def sheet(self) -> tuple[int, ...]:
        """In the order of `refresh`."""
        return (
            self.stats[0], self.health, self.able, self.climb, self.jump, self.immune, self.barrier, self.protection,
            gait_of(self.able, self.climb, 0, True), self.stats[1], self.stats[2], self.stats[3],
        )  # fmt: skip

    def change(self, stats: tuple[int, int, int, int]) -> None:
        for each in range(4):
            self.stats[each] += stats[each]


def sheet_of(g: NovaAetas, hero: int) -> tuple[int, ...]:
    """What a sheet comes to is found out once, and looked up from then on. His things are sorted."""
    key: tuple[int, ...] = (hero,)
    if hero < g.box.proper:
        key = (
            hero, g.skills[hero], g.graves[hero], g.strengthened[hero], g.advanced >> hero & 1, g.extra_main[hero],
            g.extra_health[hero], g.boons[hero] & LAST_STAND, *g.kits[hero].worn,
        )  # fmt: skip
    return g.box.sheets.get(key) or g.box.sheets.keep(key, added_up(g, hero).sheet())


def added_up(g: NovaAetas, hero: int) -> Sums:
    card = g.box.heroes[hero]
    sums = Sums(card.stats, card.health)
    sums.have(card.powers)
    if card.ally:
        return sums
    sums.stats[card.main] += g.extra_main[hero]
    sums.health += g.extra_health[hero]
    for each in range(4):
        sums.stats[each] += g.strengthened[hero] >> each & 1
    sums.health += 2 * (g.strengthened[hero] >> HEALTH & 1)
    if g.advanced >> hero & 1:
        sums.change(g.box.classes[card.class_number].stats)
        sums.health += g.box.classes[card.class_number].health
    for place in range(CARRIED):
        item = g.item(hero, place)
        if item != NOBODY:
            sums.have(g.box.items[item].powers)
            sums.change(g.box.items[item].stats)
    for place in range(len(card.skills)):
        skill = g.box.skills[card.skills[place]]
        if g.skills[hero] >> place & 1:
            if skill.form == "passive":
                sums.have(skill.powers)
                if skill.no_surcharge:
                    sums.able |= SURE_FOOTED
            elif skill.does == "stand" and g.boons[hero] & LAST_STAND:
                sums.have(skill.powers)
    for grave in g.box.graves:
        if g.graves[hero] >> grave.number & 1:
            sums.change(grave.stats)
            sums.health += grave.health
    for each in range(4):
        sums.stats[each] = max(LEAST_RAPIDITY if each == RAPIDITY else 1, sums.stats[each])
    sums.health = max(1, sums.health)
    return sums


def supply(g: NovaAetas) -> list[tuple[int, ...]]:
    """What the Enemy Cards come to, by model of the supply, in the order of `refresh` (N-CORE-TIER)."""
    tier = g.plans[g.mission].tier - 1 if g.mission >= 0 else 0
    found = g.box.supply.get((tier, g.hard))
    if found is None:
        columns: list[list[int]] = [[] for _ in range(SHARED)]
        for card in g.box.enemies:
            powers = card.powers
            gait = gait_of(powers.able, powers.climb, powers.jump, False)
            values = (
                card.rapidity, enemy_health(g, card.number), powers.able, powers.climb, powers.jump, powers.immune,
                powers.barrier, powers.protection, gait,
            )  # fmt: skip
            for each in range(SHARED):
                columns[each] += [values[each]] * card.models
        found = g.box.supply.keep((tier, g.hard), [tuple(column) for column in columns])
    return found


def enemy_health(g: NovaAetas, kind: int) -> int:
    """N-CORE-TIER, and 5.4: the hard game."""
    card = g.box.enemies[kind]
    tier = g.plans[g.mission].tier - 1 if g.mission >= 0 else 0
    if card.rank < ELITE:
        return card.health + tier
    return card.health + 2 * tier + (1 if g.hard else 0)


def rearm(g: NovaAetas, hero: int) -> None:
    """After a Hero's things have changed: his kit, and his sheet if they count there."""
    worn = g.kits[hero].worn
    sort_kit(g, hero)
    if g.kits[hero].worn != worn:
        refresh_hero(g, hero)


def refresh_hero(g: NovaAetas, hero: int) -> None:
    """The same as `refresh` for one model of the Heroes' side, whose things are as they were."""
    sheet = sheet_of(g, hero)
    g.rapidity = replaced(g.rapidity, hero, sheet[0])
    g.health = replaced(g.health, hero, sheet[1])
    g.able = replaced(g.able, hero, sheet[2])
    g.climb = replaced(g.climb, hero, sheet[3])
    g.jump = replaced(g.jump, hero, sheet[4])
    g.immune = replaced(g.immune, hero, sheet[5])
    if g.barrier[hero] != sheet[6] or g.protection[hero] != sheet[7]:
        g.barrier = replaced(g.barrier, hero, sheet[6])
        g.protection = replaced(g.protection, hero, sheet[7])
        find_lenders(g)
    g.gait = replaced(g.gait, hero, sheet[8])
    g.dexterity = replaced(g.dexterity, hero, sheet[9])
    g.physique = replaced(g.physique, hero, sheet[10])
    g.mind = replaced(g.mind, hero, sheet[11])


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A tuple with another value at one place."""
    return values if values[place] == value else values[:place] + (value,) + values[place + 1 :]


def refresh(g: NovaAetas) -> None:
    """Work out everything that `g.rapidity` and its like hold, after a sheet, an item or a boon has changed."""
    sort_kits(g)
    sheets = [sheet_of(g, hero) for hero in range(g.box.hero_side)]
    heroes: list[tuple[int, ...]] = list(zip(*sheets))
    enemies = supply(g)
    sort_talents(g)
    g.rapidity, g.health, g.able = heroes[0] + enemies[0], heroes[1] + enemies[1], heroes[2] + enemies[2]
    g.climb, g.jump, g.immune = heroes[3] + enemies[3], heroes[4] + enemies[4], heroes[5] + enemies[5]
    g.barrier, g.protection, g.gait = heroes[6] + enemies[6], heroes[7] + enemies[7], heroes[8] + enemies[8]
    g.dexterity, g.physique, g.mind = heroes[9], heroes[10], heroes[11]
    find_lenders(g)
