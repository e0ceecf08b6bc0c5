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

# What a sheet comes to, by the fields that hold it; the last three only the Heroes' side has.
COLUMNS: Final = (
    "rapidity", "health", "able", "climb", "jump", "immune", "barrier", "protection", "gait", "dexterity", "physique",
    "mind",
)  # fmt: skip
SHARED: Final = 9
WALKING: Final = (
    (FLY, gaits.FLY), (HEAVY, gaits.HEAVY), (OVERRUN, gaits.OVERRUN), (RUNNER, gaits.RUNNER),
    (SURE_FOOTED, gaits.SURE),
)  # fmt: skip


def gait_of(able: int, climb: int, jump: int, falls: bool) -> int:
    """A Hero may step off an edge; his Jump is an action of its own (N-CORE-HEIGHT-3, N-AI-20). Who is sure of foot
    has no surcharges (N-CORE-MOVE-COST)."""
    flags = gaits.FALLS if falls else 0
    for ability, flag in WALKING:
        if able & ability:
            flags |= flag
    return gaits.gait_of(climb, jump, flags)


class Sums(Powers):
    """What one model's cards add up to."""

    def __init__(self, stats: tuple[int, int, int, int], health: int) -> None:
        super().__init__()
        self.stats = list(stats)
        self.health = health

    def have(self, powers: Powers) -> None:
        self.able |= powers.able
        self.climb = max(self.climb, powers.climb)
        self.jump = max(self.jump, powers.jump)
        self.immune |= powers.immune
        self.barrier = max(self.barrier, powers.barrier)
        self.protection = max(self.protection, powers.protection)

    def sheet(self) -> tuple[int, ...]:
        """In the order of COLUMNS."""
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
    """What the Enemy Cards come to, by model of the supply, in the order of COLUMNS (N-CORE-TIER)."""
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
    for field, value in zip(COLUMNS, sheet_of(g, hero)):
        setattr(g, field, replaced(getattr(g, field), hero, value))
    find_lenders(g)


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A tuple with another value at one place."""
    return values if values[place] == value else values[:place] + (value,) + values[place + 1 :]


def refresh(g: NovaAetas) -> None:
    """Work out everything that `g.rapidity` and its like hold, after a sheet, an item or a boon has changed."""
    sort_kits(g)
    sort_talents(g)
    sheets = [sheet_of(g, hero) for hero in range(g.box.hero_side)]
    for field, heroes, enemies in zip(COLUMNS, zip(*sheets), [*supply(g), (), (), ()]):
        setattr(g, field, heroes + enemies)
    find_lenders(g)
