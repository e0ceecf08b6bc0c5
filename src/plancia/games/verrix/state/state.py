"""What lies on the table in Verrix. Hidden are the order of the Event deck and the Event cards that lie face down."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.state.box import EVERY_CLASS, FOOD, KINDS, NOBODY, Box
from plancia.games.verrix.state.worked_out import RoadMap
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

# Zones of goods: the market, the Village cards, the Travelling cards.
AT_MARKET: Final = 0  # V-AREA-01
HOME_OF: Final = 9  # + 9 * tribe; V-AREA-04: one for all its villages
ROAD_OF: Final = 54  # + 9 * tribe; V-AREA-07
GOODS_IN_ALL: Final = 99

RESERVE: Final = -1  # of a trophy; a tribe: its Village card; 5 + tribe: its Travelling card
ON_THE_ROAD: Final = 5

# V-UNIT-04: hostages are nobody's units, so they are counted apart.
CAPTIVES: Final = 25  # captives[holder * 5 + tribe] on Village cards; + CAPTIVES: on Travelling cards

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
        self.goods: list[int] = []
        self.folk: list[int] = []
        self.captives: list[int] = []
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

    def food(self, who: int) -> int:
        """V-A-47: what can pay a movement."""
        return self.goods[HOME_OF + KINDS * who + FOOD]

    def villages_of(self, who: int) -> int:
        homes, start = self.homes, who * 3
        return (homes[start] >= 0) + (homes[start + 1] >= 0) + (homes[start + 2] >= 0)

    def has_passed(self, who: int) -> bool:
        return who in self.passes

    def in_hand(self, who: int, card: int) -> bool:
        slot = self.box.slot_of[who][card]
        return slot >= 0 and self.cards[who * CARDS + slot] == HAND

    def characters_of(self, who: int) -> list[int]:
        """The tribe's own, then the grey one."""
        own, grey = self.box.character_of[who], self.grey[who]
        return [own] if grey < 0 else [own, grey]

    def has_trophy(self, who: int, power: int) -> bool:
        """V-AREA-06: it works on the Village card only."""
        trophy = self.box.trophy_with[power]
        return trophy >= 0 and self.trophies[trophy] == who

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
