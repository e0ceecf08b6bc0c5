"""What the sheets, cards and things of all models come to (5.9, N-CORE-STRENGTHEN, N-CORE-CLASS, N-CORE-TIER)."""

from __future__ import annotations

from plancia.games.nova_aetas import gaits
from plancia.games.nova_aetas.box import (
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
    Powers,
)
from plancia.games.nova_aetas.state import LAST_STAND, NovaAetas


def gait_of(able: int, climb: int, jump: int, falls: bool) -> int:
    """A Hero may step off an edge; his Jump is an action of its own (N-CORE-HEIGHT-3, N-AI-20)."""
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

    def change(self, stats: tuple[int, int, int, int]) -> None:
        for each in range(4):
            self.stats[each] += stats[each]


def hero_sums(g: NovaAetas, hero: int) -> Sums:
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
        item = g.gear[hero * CARRIED + place]
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


def enemy_health(g: NovaAetas, kind: int) -> int:
    """N-CORE-TIER, and 5.4: the hard game."""
    card = g.box.enemies[kind]
    tier = g.plans[g.mission].tier - 1 if g.mission >= 0 else 0
    if card.rank < ELITE:
        return card.health + tier
    return card.health + 2 * tier + (1 if g.hard else 0)


def refresh_hero(g: NovaAetas, hero: int) -> None:
    """The same for one model of the Heroes' side."""
    sums = hero_sums(g, hero)
    g.rapidity = replaced(g.rapidity, hero, sums.stats[0])
    g.dexterity = replaced(g.dexterity, hero, sums.stats[1])
    g.physique = replaced(g.physique, hero, sums.stats[2])
    g.mind = replaced(g.mind, hero, sums.stats[3])
    g.health = replaced(g.health, hero, sums.health)
    g.able = replaced(g.able, hero, sums.able)
    g.climb = replaced(g.climb, hero, sums.climb)
    g.jump = replaced(g.jump, hero, sums.jump)
    g.immune = replaced(g.immune, hero, sums.immune)
    g.barrier = replaced(g.barrier, hero, sums.barrier)
    g.protection = replaced(g.protection, hero, sums.protection)
    g.gait = replaced(g.gait, hero, gait_of(sums.able, sums.climb, 0, True))


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A tuple with another value at one place."""
    return values if values[place] == value else values[:place] + (value,) + values[place + 1 :]


def refresh(g: NovaAetas) -> None:
    """Work out everything that `g.rapidity` and its like hold, after a sheet, an item or a boon has changed."""
    rapidity, health, able, climb, jump, immune = [], [], [], [], [], []
    barrier, protection, gait = [], [], []
    dexterity, physique, mind = [], [], []
    for hero in range(g.box.hero_side):
        sums = hero_sums(g, hero)
        rapidity.append(sums.stats[0])
        dexterity.append(sums.stats[1])
        physique.append(sums.stats[2])
        mind.append(sums.stats[3])
        health.append(sums.health)
        able.append(sums.able)
        climb.append(sums.climb)
        jump.append(sums.jump)
        immune.append(sums.immune)
        barrier.append(sums.barrier)
        protection.append(sums.protection)
        gait.append(gait_of(sums.able, sums.climb, 0, True))
    for card in g.box.enemies:
        powers, n = card.powers, card.models
        rapidity += [card.rapidity] * n
        health += [enemy_health(g, card.number)] * n
        able += [powers.able] * n
        climb += [powers.climb] * n
        jump += [powers.jump] * n
        immune += [powers.immune] * n
        barrier += [powers.barrier] * n
        protection += [powers.protection] * n
        gait += [gait_of(powers.able, powers.climb, powers.jump, False)] * n
    g.rapidity, g.health, g.able = tuple(rapidity), tuple(health), tuple(able)
    g.climb, g.jump, g.immune = tuple(climb), tuple(jump), tuple(immune)
    g.barrier, g.protection, g.gait = tuple(barrier), tuple(protection), tuple(gait)
    g.dexterity, g.physique, g.mind = tuple(dexterity), tuple(physique), tuple(mind)
