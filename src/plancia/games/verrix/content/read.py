# not compiled
"""Reads the content files and fills a Box."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from plancia.games.verrix.content.check import check
from plancia.games.verrix.content.schema import SCHEMA
from plancia.games.verrix.state import box as b
from plancia.games.verrix.state.box import CLASSES, GOODS, TILES, TRIBES, Box
from plancia.games.verrix.state.roads import cheapest, distances, entering, neighbours, routes
from plancia.kernel.content import Tables, alike, load

HERE = Path(__file__).parent / "cards"


@lru_cache(maxsize=8)
def open_box(packs: tuple[Path, ...] = (), base: Path | None = None) -> Box:
    """The box, or another in its place, with these packs over it. Raises ContentError, which names every bad line."""
    loaded = load(SCHEMA, base or HERE, packs, game="verrix", check=check)
    box = Box()
    box.hash = loaded.hash
    box.tables = loaded.tables
    _map(box, loaded.tables)
    _goods(box, loaded.tables)
    _tribes(box, loaded.tables)
    _characters(box, loaded.tables)
    _actions(box, loaded.tables)
    _events(box, loaded.tables)
    _rest(box, loaded.tables)
    return box


def _map(box: Box, tables: Tables) -> None:
    box.territory_ids = list(tables["territory"])
    box.sea_ids = list(tables["sea"])
    box.port = box.territory_ids.index("portum-itium")
    places = box.territory_ids + box.sea_ids
    near = neighbours(tables)
    for territory in tables["territory"].values():
        box.borders.append(sorted(places.index(other) for other in territory.borders))
    lands = len(box.territory_ids)
    for tile in TILES:
        enter = entering(tables, tile)
        far = [distances(near, enter, place) for place in range(len(places))]
        box.distance.append([[far[end][start] for end in range(lands)] for start in range(lands)])
        crossed = [
            [routes(cheapest(near, enter, far[end], at, end), lands) for end in range(lands)] for at in range(lands)
        ]
        box.routes.append(crossed)


def _goods(box: Box, tables: Tables) -> None:
    box.count = [tables["good"][good].count for good in GOODS]
    box.value = [tables["good"][good].value for good in GOODS]
    box.value += [tables["price"]["hostage"].value] * 5 + [tables["price"]["trophy"].value] * 4
    box.by_value = sorted(range(len(box.value)), key=lambda thing: box.value[thing])
    box.animals = [number for number, good in enumerate(GOODS) if tables["good"][good].category == "animal"]


def _set(goods: dict[str, int]) -> b.Lot:
    return tuple((b.HOSTAGE if good == "hostage" else GOODS.index(good), n) for good, n in goods.items() if n)


def _tribes(box: Box, tables: Tables) -> None:
    for name in TRIBES:
        tribe = tables["tribe"][name]
        box.start_goods.append(_set(tribe.goods))
        box.start_will.append(tribe.divine_will)
        box.start_hostages.append(tribe.hostages)
        box.start_territories.append([box.territory_ids.index(id) for id in tribe.territories])
        id, ability = next((id, each) for id, each in tables["ability"].items() if each.tribe == name)
        box.ability_ids.append(id)
        box.ability.append(b.ABILITIES.index(ability.power))
        box.ability_amount.append(ability.amount)


def _characters(box: Box, tables: Tables) -> None:
    box.character_of = [b.NOBODY] * 5
    for number, (id, character) in enumerate(tables["character"].items()):
        box.character_ids.append(id)
        if character.tribe is None:
            box.grey.append(number)
        else:
            box.character_of[TRIBES.index(character.tribe)] = number
        box.character_class.append(1 << CLASSES.index(character.class_))
        box.character_force.append(character.force)
        box.slots.append([GOODS.index(slot.good) for slot in character.slots])
        box.outfit.append([*box.slots[-1], b.NOBODY, b.NOBODY, b.NOBODY][:3])
        box.goods_in.append([b.filled(box.slots[-1], worn) for worn in range(8)])
        bonuses = [b.BONUSES.index(slot.bonus) for slot in character.slots]
        box.bonus.append(bonuses)
        given = [
            [sum(each == bonus for slot, each in enumerate(bonuses) if worn >> slot & 1) for worn in range(8)]
            for bonus in range(len(b.BONUSES))
        ]
        box.bonus_with.append(given)
        box.prowess.append([16 + 16 * number + 4 * force + move for force, move in zip(given[b.FORCE], given[b.MOVE])])


BITS = {"good": b.STEALS_GOODS, "hostage": b.STEALS_HOSTAGES, "trophy": b.STEALS_TROPHIES}


def _actions(box: Box, tables: Tables) -> None:
    box.action_ids = list(tables["action"])
    box.cook = box.action_ids.index("cook")
    box.deck_of = [[] for _ in TRIBES]
    for number, (id, record) in enumerate(tables["action"].items()):
        card = alike(b.Action(number, id), record)
        card.type = b.TYPES.index(record.type)
        card.place = b.PLACES.index(record.place)
        card.does = b.DOES.index(record.does)
        card.special = record.band == "special"
        card.classes = sum(1 << CLASSES.index(word) for word in record.classes)
        card.take = [_set(goods) for goods in record.take]
        card.goods = sorted({good for goods in card.take for good, _ in goods})
        card.offer = [_set(goods) for goods in record.offer]
        card.will = record.divine_will
        card.will_per_village = record.divine_will_per_village
        for word in record.steals:
            card.steals |= BITS[word] if word in BITS else 1 << GOODS.index(word)
        box.actions.append(card)
        for tribe in record.tribes:
            box.deck_of[TRIBES.index(tribe)].append(number)
    for deck in box.deck_of:
        deck.sort(key=lambda number: (box.actions[number].special, number))
        box.movement.append(_movement(box, len(box.movement)))
        box.decks.append([box.actions[number] for number in deck])
        box.slot_of.append([deck.index(number) if number in deck else b.NOBODY for number in range(len(box.actions))])


def _movement(box: Box, tribe: int) -> list[int]:
    found = [card.movement for card in box.actions]
    for card in box.actions:
        if box.ability[tribe] == b.RAID_MOVEMENT and card.type == b.RAID and card.place == b.TRIBE:
            found[card.number] += box.ability_amount[tribe]
    return found


def _events(box: Box, tables: Tables) -> None:
    for number, (id, record) in enumerate(tables["event"].items()):
        card = alike(b.Event(number, id), record)
        card.window = b.WINDOWS.index(record.window or "immediate")
        card.good = GOODS.index(record.good)
        card.tile = TILES.index(record.tile)
        card.take = [_set(goods) for goods in record.take]
        box.events.append(card)
        box.event_ids.append(id)


def _rest(box: Box, tables: Tables) -> None:
    box.trophy_with = [b.NOBODY] * len(b.TROPHIES)
    box.trophy_amount = [0] * len(b.TROPHIES)
    for number, (id, trophy) in enumerate(tables["trophy"].items()):
        power = b.TROPHIES.index(trophy.power)
        box.trophy_ids.append(id)
        box.trophy_power.append(power)
        box.trophy_with[power] = number
        box.trophy_amount[power] = trophy.amount
    for id, record in tables["festival"].items():
        festival = b.Festival(id, record.turn)
        for objective in record.objectives:
            wants = []
            for want in objective.any:
                kinds = sorted({GOODS.index(word) for word in want.of if word in GOODS})
                wants.append(b.Want(kinds, tuple(word for word in want.of if word not in GOODS), want.n))
            festival.objectives.append(b.Objective(objective.vp, wants))
        box.festivals.append(festival)
    values = tables["morrigan"]["standard"].values
    box.tokens = [values.count(value) for value in range(max(values) + 1)]
    box.track = list(tables["track"]["standard"].vp)
