"""What a campaign may have made of a company of Nova Aetas before a generated table: sheets, things, the treasury."""

from __future__ import annotations

from random import Random

from plancia.games.nova_aetas.notation.point_of_play import stand_at
from plancia.games.nova_aetas.rules.campaign.settlement import CITY_VISITS, VILLAGE_VISITS
from plancia.games.nova_aetas.rules.missions.growing_bonds import MOST
from plancia.games.nova_aetas.state.box import BLESSED, CARRIED, NOBODY
from plancia.games.nova_aetas.state.effects.campaign import ReachSettlement
from plancia.games.nova_aetas.state.sheets import refresh, replaced
from plancia.games.nova_aetas.state.state import SETTLEMENT, STRENGTHENINGS, NovaAetas


def grow(dice: Random, g: NovaAetas, near: tuple[str, ...]) -> None:
    """Any Skills, those that are named among them, and any things the Heroes have room for."""
    box = g.box
    share = 0.2 if "town" in near else dice.choice((0.2, 0.5, 0.8))
    spells = [item.school for item in box.items if box.item_ids[item.number] in near and item.school >= 0]
    for hero in g.company:
        card = box.heroes[hero]
        known = [place for place in range(len(card.skills)) if dice.random() < share]
        known += [place for place, skill in enumerate(card.skills) if box.skills[skill].id in near]
        g.skills = replaced(g.skills, hero, sum(1 << place for place in set(known)))
        g.strengthened = replaced(g.strengthened, hero, dice.getrandbits(STRENGTHENINGS) if dice.random() < 0.5 else 0)
        g.schools = replaced(g.schools, hero, dice.getrandbits(4) | sum(1 << school for school in set(spells)))
        g.destiny_level = replaced(g.destiny_level, hero, dice.choice((1, 2, 3)))
        g.advanced |= (dice.random() < share) << hero
        graves = dice.sample(range(len(box.graves)), dice.choice((0, 0, 0, 1, 2)))
        g.graves = replaced(g.graves, hero, sum(1 << card for card in graves))
        pack(dice, g, hero, near)
    for one in g.company:
        for other in g.company:
            if one < other:
                most = dice.choice((0, 0, MOST) if "friends" in near else (0, 0, 3, 6, 9))
                g.bonds = replaced(g.bonds, g.pair(one, other), min(most, MOST))
    refresh(g)


def pack(dice: Random, g: NovaAetas, hero: int, near: tuple[str, ...]) -> None:
    """Named things first; some Heroes carry little. Spells only of Schools he knows (N-ENC-CHECK)."""
    for place in range(CARRIED):
        g.gear[g.carried_at(hero, place)] = NOBODY
    share = 0 if "bare" in near else dice.choice((0.04, 0.3, 0.7))
    items = sorted(dice.sample(g.box.items, len(g.box.items)), key=lambda item: g.box.item_ids[item.number] not in near)
    for item in items:
        named = g.box.item_ids[item.number] in near
        known = item.school < 0 or g.schools[hero] >> item.school & 1
        room = g.empty_place(hero, item.number)
        if known and room != NOBODY and (named or dice.random() < share):
            g.gear[g.carried_at(hero, room)] = item.number


def campaign(dice: Random, g: NovaAetas, near: tuple[str, ...]) -> None:
    """Before the mission that is named; "last": before the last, with those for friends who are named."""
    box = g.box
    way = [plan.number for plan in box.plans if plan.next]
    named = [number for number in way if box.mission_ids[number] in near]
    last = "last" in near or ("town" in near and not named and dice.random() < 0.9)
    g.node = way[-1] if last else dice.choice(named or way)
    g.flags = dice.getrandbits(len(box.flags))
    if "last" in near:
        for ending in box.endings:
            g.flags &= ~(ending.if_ | ending.unless)
        g.flags |= sum(1 << number for number, flag in enumerate(box.flags) if flag in near)
    g.popolini = dice.choice((5, 60, 60, 60) if "town" in near else (0, 5, 60))
    g.reagents = tuple(dice.choice((0, 1, 5)) for _ in box.reagents)
    g.stock = tuple(int(dice.random() < 0.3) for _ in box.items)
    g.formulae |= dice.getrandbits(len(box.formulae))
    for formula in box.formulae:
        if formula.id in near:
            g.formulae |= 1 << formula.number
            g.reagents = tuple(5 for _ in box.reagents)
    g.log_of_missions = tuple(g.ended(number, dice.choice((1, 2))) for number in way[: way.index(g.node)])
    for hero in g.company:
        g.xp = replaced(g.xp, hero, dice.choice((2, 12, 24, 24, 24) if "town" in near else (0, 2, 12)))
        g.class_points = replaced(g.class_points, hero, dice.choice((0, 3, 3, 3)))
    g.leader = dice.randrange(len(g.players))


def settle(dice: Random, g: NovaAetas, near: tuple[str, ...]) -> None:
    """In a settlement: some have been to church."""
    city = dice.random() < 0.6
    ReachSettlement(city, CITY_VISITS if city else VILLAGE_VISITS).apply(g)
    g.phase = SETTLEMENT
    share = 0.9 if "blessed" in near else 0.3
    blessed = [hero for hero in g.company if dice.random() < share]
    g.next_tokens = tuple(BLESSED if hero in blessed else 0 for hero in range(g.box.proper))
    stand_at(g, NOBODY, NOBODY)
