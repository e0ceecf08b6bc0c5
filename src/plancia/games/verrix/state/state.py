"""What lies on the table in Verrix. Hidden are the order of the Event deck and the Event cards that lie face down."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.state.box import EVERY_CLASS, FOOD, HOSTAGE, KIDNAPPED, KINDS, NOBODY, TROPHY, Box, RoadMap
from plancia.kernel.state import State

# Where a commoner can be (7.1); hostages are counted in `captives`.
AVAILABLE: Final = 0
VILLAGE: Final = 5  # V-AREA-05: engaged at home
TRAVEL: Final = 10  # V-AREA-08: engaged away
BOARD: Final = 15  # on the Battle Board
MARKET: Final = 20
RETURNING_TRAVEL: Final = 25  # V-A-10: recovered, and a unit again from the Restore Phase on
RETURNING_VILLAGE: Final = 30  # V-A-11
FOLK: Final = 35

# Where a character can be.
AWAY: Final = 0  # in the Common Reserve or the box
READY: Final = 1
AT_VILLAGE: Final = 2
TRAVELLING: Final = 3
ON_BOARD: Final = 4

# Where an Action card can be.
HAND: Final = 0  # playable
DISCARD: Final = 1
UNLEARNED: Final = 2
REMOVED: Final = 3
LYING: Final = 4  # being carried out, or on the Battle Board
CARDS: Final = 14  # of a tribe
VILLAGES: Final = 3  # at most

# Zones: the market, then the Village cards, then the Travelling cards.
AT_MARKET: Final = 0  # V-AREA-01
ZONES: Final = 11
RESERVE: Final = -1  # of a trophy; else its zone less one

SET_UP: Final = 0
EVENT_PHASE: Final = 1
ACTION_PHASE: Final = 2
RESTORE_PHASE: Final = 3
FESTIVAL: Final = 4
PHASES: Final = ("set-up", "events", "actions", "restore", "festival")


# V-AREA-11, V-AREA-13, V-SETUP-12, V-FEST-04, V-A-42: everything is seen, but the Event deck and cards face down.
# Every field of play, in the order of a dump, and who may see it. Fields set once at the start come from the options.
SEEN: Final = {
    "turn": "all", "phase": "all", "order": "all", "passes": "all", "tile": "all", "over": "all", "winners": "all",
    "ended_by": "all", "villages": "all", "homes": "all",
    "reserve": "all", "trophies": "all", "bag": "all", "goods": "all",
    "folk": "all", "captives": "all", "grey": "all", "where": "all", "worn": "all", "score": "all", "will": "all",
    "cards": "all", "palisade": "all", "deck": "nobody", "drawn": "owner", "held": "owner", "known": "owner",
    "open": "all", "spent": "all", "disc": "all", "side": "all", "ardour": "all",
}  # fmt: skip


def home(who: int) -> int:
    """The zone of a Village card; V-AREA-04: one for all its villages."""
    return 1 + who


def road(who: int) -> int:
    """The zone of a Travelling card; V-AREA-07."""
    return 6 + who


def holder_of(zone: int) -> int:
    """The tribe whose card it is."""
    return (zone - 1) % 5 if zone else NOBODY


def is_road(zone: int) -> bool:
    return zone > 5


def with_commoners(place: int) -> int:
    """Where a character is that goes where commoners go."""
    return place // 5 + 1


class Verrix(State):
    """Lists are indexed by tribe (0-4), by zone and good, by territory, character, trophy, or by tribe and card."""

    __slots__ = ("box", "players", "first", "battle_classes", "road_map", *SEEN)

    def __init__(self) -> None:
        super().__init__()
        # who plays; never changes during a game
        self.box = NO_BOX
        self.players: tuple[int, ...] = ()  # V-SETUP-21: tribes, clockwise
        self.first = NOBODY  # V-A-36: agreed beforehand, or at random
        self.battle_classes = EVERY_CLASS  # V-A-17: agreed beforehand, who can be lined up in a Battle
        # the Turn
        self.turn = 1
        self.phase = SET_UP
        self.order: list[int] = []  # V-ACT-05: the Play Order track in use
        self.passes: list[int] = []  # and the other one
        self.tile = 0  # V-MOVE-04
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.ended_by = ""
        # the map and the Common Reserve
        self.villages: list[int] = []  # by territory: the tribe, or NOBODY
        self.homes: list[int] = []  # tribe * 3 + number: the territories of its villages, or NOBODY
        self.road_map = NO_ROADS  # what the two above and the tile make of the ways
        self.reserve = 0  # Divine Will
        self.trophies: list[int] = []
        self.bag: list[int] = []  # Mórrígan tokens, by value
        # goods and units
        self.goods: list[int] = []  # zone * KINDS + good
        self.folk: list[int] = []  # place + tribe: commoners
        self.captives: list[int] = []  # V-UNIT-04: nobody's units; (zone - 1) * 5 + tribe
        self.grey: list[int] = []  # by tribe: its grey character, or NOBODY
        self.where: list[int] = []  # by character
        self.worn: list[int] = []  # by character: bits of the slots with a good in them
        # the tribes
        self.score: list[int] = []
        self.will: list[int] = []  # V-AREA-03: no good
        self.cards: list[int] = []
        self.palisade: list[int] = []
        # Event cards
        self.deck: list[int] = []  # the top is its end
        self.drawn: list[list[int]] = []  # by tribe: read, and not yet dealt with
        self.held: list[list[int]] = []  # by tribe: face down
        self.known: list[list[int]] = []  # by tribe: what it knows to lie on top of the deck
        self.open: list[int] = []  # face up, being carried out
        self.spent: list[int] = []  # the discard pile
        # the Battle
        self.disc = 0  # V-BATTLE-26: above 0 on the attacker's side
        self.side: list[int] = []  # by tribe: the commander whose faction it is in, or NOBODY
        self.ardour = False  # a faction has drawn its second token by ability

    # -- things, by zone: the market, a Village card, a Travelling card

    def food(self, who: int) -> int:
        """V-A-47: what can pay a movement."""
        return self.goods[KINDS * home(who) + FOOD]

    def goods_at(self, zone: int) -> list[int]:
        """By kind."""
        return self.goods[KINDS * zone : KINDS * zone + KINDS]

    def hostages_at(self, zone: int) -> list[int]:
        """By tribe: those held there; at the market, the commoners that anybody can take as hostages."""
        return self.captives[zone * 5 - 5 : zone * 5] if zone else self.folk[MARKET : MARKET + 5]

    def trophies_at(self, zone: int) -> list[int]:
        """Those that lie there; for the market, those in the Common Reserve."""
        return [trophy for trophy, place in enumerate(self.trophies) if place == zone - 1]

    def zone_of(self, trophy: int) -> int:
        return self.trophies[trophy] + 1

    def lying(self, zone: int, thing: int) -> int:
        """How many of a thing: V-TRADE-09, V-RAID-13, V-AREA-09. No trophy lies at the market (V-A-09)."""
        if thing < HOSTAGE:
            return self.goods[KINDS * zone + thing]
        if thing < TROPHY:
            tribe = thing - HOSTAGE
            return self.captives[zone * 5 - 5 + tribe] if zone else self.folk[MARKET + tribe]
        return 1 if zone and self.trophies[thing - TROPHY] == zone - 1 else 0

    def things_at(self, zone: int) -> list[int]:
        """The different things there, in their order."""
        found: list[int] = []
        for thing in range(KIDNAPPED):
            if self.lying(zone, thing):
                found.append(thing)
        return found

    def put(self, zone: int, thing: int, n: int) -> None:
        """So many more of a thing lie there, or fewer. V-UNIT-05: nobody holds its own as hostages."""
        if thing < HOSTAGE:
            self.goods[KINDS * zone + thing] += n
        elif thing >= TROPHY:
            self.trophies[thing - TROPHY] = zone - 1 if n > 0 else RESERVE
        elif zone == 0:
            self.folk[MARKET + thing - HOSTAGE] += n
        elif zone == home(thing - HOSTAGE):
            self.folk[RETURNING_VILLAGE + thing - HOSTAGE] += n
        elif zone == road(thing - HOSTAGE):
            self.folk[RETURNING_TRAVEL + thing - HOSTAGE] += n
        else:
            self.captives[zone * 5 - 5 + thing - HOSTAGE] += n

    def has_trophy(self, who: int, power: int) -> bool:
        """V-AREA-06: it works on the Village card only."""
        trophy = self.box.trophy_with[power]
        return trophy >= 0 and self.trophies[trophy] == who

    # -- units

    def commoners(self, who: int, place: int) -> int:
        return self.folk[place + who]

    def put_commoners(self, who: int, place: int, n: int) -> None:
        """So many more are there, or fewer."""
        self.folk[place + who] += n

    def move_commoners(self, who: int, n: int, source: int, target: int) -> None:
        self.folk[source + who] -= n
        self.folk[target + who] += n

    def commoners_in_all(self, who: int) -> int:
        """With those that are hostages."""
        return sum(self.folk[who::5]) + sum(self.captives[who::5])

    def characters_of(self, who: int) -> list[int]:
        """The tribe's own, then the grey one."""
        own, grey = self.box.character_of[who], self.grey[who]
        return [own] if grey < 0 else [own, grey]

    def goods_worn(self, character: int) -> list[int]:
        return self.box.goods_in[character][self.worn[character]]

    # -- villages and cards

    def homes_of(self, who: int) -> list[int]:
        """The territories of its villages, the first one first."""
        return [place for place in self.homes[who * VILLAGES : who * VILLAGES + VILLAGES] if place >= 0]

    def villages_of(self, who: int) -> int:
        homes, start = self.homes, who * VILLAGES
        return (homes[start] >= 0) + (homes[start + 1] >= 0) + (homes[start + 2] >= 0)

    def settle(self, who: int, territory: int) -> None:
        self.homes[who * VILLAGES + self.villages_of(who)] = territory
        self.villages[territory] = who

    def cards_of(self, who: int) -> list[int]:
        """Where each of its fourteen Action cards is, in the order of the tribe's deck."""
        return self.cards[who * CARDS : who * CARDS + CARDS]

    def card_at(self, who: int, card: int) -> int:
        """Where an Action card of the tribe is."""
        return self.cards[who * CARDS + self.box.slot_of[who][card]]

    def put_card(self, who: int, card: int, place: int) -> None:
        self.cards[who * CARDS + self.box.slot_of[who][card]] = place

    def in_hand(self, who: int, card: int) -> bool:
        return self.box.slot_of[who][card] >= 0 and self.card_at(who, card) == HAND

    def clone(self) -> Verrix:
        twin = Verrix()
        twin.box = self.box
        twin.players = self.players
        twin.first = self.first
        twin.battle_classes = self.battle_classes
        twin.turn = self.turn
        twin.phase = self.phase
        twin.order = self.order.copy()
        twin.passes = self.passes.copy()
        twin.tile = self.tile
        twin.over = self.over
        twin.winners = self.winners
        twin.ended_by = self.ended_by
        twin.villages = self.villages.copy()
        twin.homes = self.homes.copy()
        twin.road_map = self.road_map
        twin.reserve = self.reserve
        twin.trophies = self.trophies.copy()
        twin.bag = self.bag.copy()
        twin.goods = self.goods.copy()
        twin.folk = self.folk.copy()
        twin.captives = self.captives.copy()
        twin.grey = self.grey.copy()
        twin.where = self.where.copy()
        twin.worn = self.worn.copy()
        twin.score = self.score.copy()
        twin.will = self.will.copy()
        twin.cards = self.cards.copy()
        twin.palisade = self.palisade.copy()
        twin.deck = self.deck.copy()
        twin.drawn = [pile.copy() for pile in self.drawn]
        twin.held = [pile.copy() for pile in self.held]
        twin.known = [pile.copy() for pile in self.known]
        twin.open = self.open.copy()
        twin.spent = self.spent.copy()
        twin.disc = self.disc
        twin.side = self.side.copy()
        twin.ardour = self.ardour
        self.copy_kernel_to(twin)
        return twin


NO_BOX: Final = Box()
NO_ROADS: Final = RoadMap(-1, [])
