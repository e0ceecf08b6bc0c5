"""What is in the box, as numbers: tables computed once from the content, shared by every clone."""

from __future__ import annotations

from typing import Any, Final

from plancia.kernel.memo import Memo

TRIBES: Final = ("blue", "green", "orange", "yellow", "violet")
SEATS: Final = (0, 1, 2, 3, 4)
NOBODY: Final = -1

GOODS: Final = ("food", "belladonna", "cow", "horse", "hammer", "spear", "brooch", "sword", "cart")
KINDS: Final = 9  # of goods
FOOD: Final = 0

# A thing that can be exchanged or stolen: a good, a hostage by its tribe, a trophy, or a commoner to be kidnapped.
HOSTAGE: Final = 9  # + tribe
TROPHY: Final = 14  # + trophy
KIDNAPPED: Final = 18
THINGS: Final = 19

CLASSES: Final = ("commoner", "artisan", "warrior", "merchant", "mystic")
COMMONER: Final = 1  # classes as bits, in that order
FIGHTERS: Final = 21  # V-BATTLE-02, V-A-17: commoners, warriors and mystics
EVERY_CLASS: Final = 31

BONUSES: Final = ("movement", "force", "fame", "carrying", "battle")
MOVE: Final = 0
FORCE: Final = 1
FAME: Final = 2
CARRY: Final = 3
BATTLE_BONUS: Final = 4

TYPES: Final = ("development", "trade", "raid", "battle")
DEVELOPMENT: Final = 0
TRADE: Final = 1
RAID: Final = 2
BATTLE: Final = 3

PLACES: Final = ("home", "tribe", "port", "free", "battle")
HOME: Final = 0
TRIBE: Final = 1
PORT: Final = 2
FREE: Final = 3
IN_BATTLE: Final = 4

DOES: Final = (
    "take", "offer", "exchange", "raid", "plunder", "fight", "palisade", "learn", "promote", "pact", "foresee",
)  # fmt: skip
TAKE: Final = 0
OFFER: Final = 1
EXCHANGE: Final = 2
STEAL: Final = 3
PLUNDER: Final = 4
FIGHT: Final = 5
PALISADE: Final = 6
LEARN: Final = 7
PROMOTE: Final = 8
PACT: Final = 9
FORESEE: Final = 10

WINDOWS: Final = (
    "immediate", "own-turn", "engaging", "moving", "restore", "attacking", "defending", "end", "battle-round",
)  # fmt: skip
IMMEDIATE: Final = 0
OWN_TURN: Final = 1
ENGAGING: Final = 2
MOVING: Final = 3
AT_RESTORE: Final = 4
ATTACKING: Final = 5
DEFENDING: Final = 6
AT_END: Final = 7
BATTLE_ROUND: Final = 8

# Abilities and trophies, by what they do.
SECOND_TOKEN: Final = 0
VALUE: Final = 1
RAID_MOVEMENT: Final = 2
RESTORE_FOOD: Final = 3
SECOND_EVENT: Final = 4
ABILITIES: Final = ("second-token", "value", "raid-movement", "restore-food", "second-event")
COOKING: Final = 0
FAME_EACH_MONTH: Final = 1
RAIDING: Final = 2
WILL_EACH_MONTH: Final = 3
TROPHIES: Final = ("cook", "fame", "raid", "divine-will")

TILES: Final = ("A", "B", "C")
LAST_TURN: Final = 12
DIVINE_WILL: Final = 20  # cubes
SPENDING: Final = ("divine-will",)  # what a question is about that may cost Divine Will, for standing orders
EVENT_PRICE: Final = 3  # V-EVENT-01: Divine Will for a card

Lot = tuple[tuple[int, int], ...]  # (thing, how many) pairs


class Action:
    """An Action card, as numbers."""

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.type = DEVELOPMENT
        self.place = HOME
        self.does = TAKE
        self.special = False
        self.cost = 0
        self.classes = 0
        self.take: list[Lot] = []
        self.goods: list[int] = []  # that are in one of these
        self.offer: list[Lot] = []
        self.will = 0
        self.will_per_village = 0
        self.steals = 0  # bits of things: goods, then one for hostages, one for trophies
        self.most = 0
        self.kidnaps = 0
        self.leaves = 0
        self.units = 0
        self.kinds = 0
        self.force = 0
        self.force_per_bonus = 0
        self.one_token = False
        self.movement = 0
        self.carrying = 0
        self.value = 0
        self.cards = 0
        self.vp = 0


STEALS_HOSTAGES: Final = 1 << 9
STEALS_TROPHIES: Final = 1 << 10
STEALS_GOODS: Final = 511


class Event:
    """An Event card, as numbers."""

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.window = IMMEDIATE
        self.does = ""
        self.good = FOOD
        self.tile = 0
        self.food = 0
        self.others = 0
        self.take: list[Lot] = []
        self.first = False
        self.cards = 0
        self.force = 0
        self.kinds = 0
        self.loses = 0
        self.most = 0
        self.vp = 0
        self.otherwise_vp = 0


def filled(slots: list[int], worn: int) -> list[int]:
    """The goods in the slots that are filled, a bit each."""
    return [good for slot, good in enumerate(slots) if worn >> slot & 1]


def classes_in(bits: int) -> list[str]:
    return [name for bit, name in enumerate(CLASSES) if bits >> bit & 1]


class Want:
    """At least n of what is named: goods, and words for what is no good."""

    def __init__(self, kinds: list[int], words: tuple[str, ...], n: int) -> None:
        self.kinds = kinds
        self.words = words
        self.n = n


class Objective:
    def __init__(self, vp: int, wants: list[Want]) -> None:
        self.vp = vp
        self.any = wants


class Festival:
    def __init__(self, id: str, turn: int) -> None:
        self.id = id
        self.turn = turn
        self.objectives: list[Objective] = []


class Host:
    """Everyone of a tribe who is available: by the classes (bits) that may be engaged."""

    def __init__(self, units: list[int], force: list[int], move: list[int]) -> None:
        self.units = units
        self.force = force
        self.move = move  # their movement bonus
        self.mixes: Memo[tuple[int, int], list[int]] = Memo(500)  # strong enough, by classes and cost
        self.slots: list[int] | None = None  # of the cards that they are strong enough for


class RoadMap:
    """The ways while villages and movement tile lie as they do, by tribe."""

    def __init__(self, tile: int, homes: list[int]) -> None:
        self.tile = tile
        self.homes = homes
        self.costs: list[list[int]] = []  # by territory
        self.others: list[list[int]] = []  # the villages of the other tribes
        self.nearest: list[int] = []  # what the way to the next of them costs
        self.tributes: Memo[tuple[int, int], list[int]] = Memo(500)  # by tribe and destination


class Box:
    """Indexed by tribe, good, territory, character, card, event and trophy number."""

    def __init__(self) -> None:
        self.hash = ""
        self.tables: dict[str, dict[str, Any]] = {}
        # the map: territories, then sea areas
        self.territory_ids: list[str] = []
        self.sea_ids: list[str] = []
        self.port = 0  # the territory of Portum Itium
        self.borders: list[list[int]] = []  # V-A-16: by territory, land only
        self.distance: list[list[list[int]]] = []  # by tile, start and destination
        self.routes: list[list[list[list[tuple[int, ...]]]]] = []  # the same: what each cheapest route crosses
        # goods
        self.count: list[int] = []
        self.value: list[int] = []  # by thing
        self.by_value: list[int] = []  # things, the cheapest first
        self.animals: list[int] = []
        # tribes
        self.ability: list[int] = []
        self.ability_ids: list[str] = []
        self.ability_amount: list[int] = []
        self.start_goods: list[Lot] = []
        self.start_will: list[int] = []
        self.start_hostages: list[int] = []
        self.start_territories: list[list[int]] = []
        # characters
        self.character_ids: list[str] = []
        self.character_of: list[int] = []  # by tribe
        self.grey: list[int] = []
        self.character_class: list[int] = []  # a bit
        self.character_force: list[int] = []
        self.slots: list[list[int]] = []  # by character: the good of each slot
        self.outfit: list[list[int]] = []  # the same for three slots, or NOBODY
        self.goods_in: list[list[list[int]]] = []  # by character and slots filled: the goods in them
        self.bonus: list[list[int]] = []  # by character: the bonus of each slot
        self.prowess: list[list[int]] = []  # by character and slots filled: one number for all that can do the same
        self.bonus_with: list[list[list[int]]] = []  # by character, bonus and the slots that are filled: how much
        # cards
        self.actions: list[Action] = []
        self.action_ids: list[str] = []
        self.cook = NOBODY
        self.deck_of: list[list[int]] = []  # by tribe: its fourteen cards
        self.movement: list[list[int]] = []  # by tribe and card: what both take off a Movement Cost
        self.decks: list[list[Action]] = []  # the same as cards
        self.slot_of: list[list[int]] = []  # by tribe and card: its place among the fourteen, or -1
        self.events: list[Event] = []
        self.event_ids: list[str] = []
        self.trophy_ids: list[str] = []
        self.trophy_amount: list[int] = []  # by what it does
        self.trophy_power: list[int] = []  # by trophy
        self.trophy_with: list[int] = []  # by what it does: the trophy, or -1
        self.festivals: list[Festival] = []
        self.hosts: Memo[tuple[int, int, int], Host] = Memo(5000)  # those that play has met
        # battle
        self.tokens: list[int] = []  # by value: how many there are
        self.track: list[int] = []  # VP by distance from the centre
