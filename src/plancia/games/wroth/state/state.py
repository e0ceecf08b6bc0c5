"""What lies on the table in Wroth. Everything is open; only the key of chance is not."""

from __future__ import annotations

from typing import Final

from plancia.games.wroth.state.box import MAP, NOBODY, REGULAR, Box, Scenario
from plancia.kernel.state import State


class Options:
    """What the rulings leave to the table."""

    def __init__(self) -> None:
        self.final_tie = "shared"  # W-A-14: or "random"
        self.db_moves_round1 = True  # W-A-21
        self.coop_spoils = "individual"  # W-A-22: or "team"
        self.ai_sets = "fixed"  # W-A-25: or "until_humans_empty"
        self.run1_ram_rolls = "each"  # W-A-33: or "once"
        self.elite_vp = "controlled"  # W-A-13: or "occupied"
        self.feats: dict[int, tuple[int, ...]] = {}  # by faction: chosen beforehand
        self.extra_feat: tuple[int, ...] = ()  # W-A-40: factions that take two


# Every field of play, in the order of a dump, and who may see it. Fields set once at the start come from the options.
SEEN: Final = {
    "round": "all", "phase": "all", "first": "all", "over": "all", "winners": "all", "ended_by": "all",
    "stockpile": "all", "tokens": "all", "pool": "all", "base": "all", "chaos": "all", "memory": "all",
    "corra": "all", "vp": "all", "dice": "all", "omni": "all", "board": "all", "discard": "all", "reserve": "all",
    "bought": "all", "feats": "all", "units": "all", "total": "all",
}  # fmt: skip


class Wroth(State):
    """Lists are indexed by faction (0-4), by side (faction, or TEAM), by faction and region, or by region."""

    __slots__ = ("box", "options", "scenario", "humans", "ai", "factions", "side", "enemies", *SEEN)

    def __init__(self) -> None:
        super().__init__()
        # who plays what; never changes during a game
        self.box = NO_BOX
        self.options = NO_OPTIONS
        self.scenario: Scenario | None = None
        self.humans: tuple[int, ...] = ()  # W-SETUP-13: factions of the humans, clockwise
        self.ai = NOBODY
        self.factions: tuple[int, ...] = ()  # the humans, then the AI
        self.side: list[int] = []  # by faction: who scores together
        self.enemies: list[tuple[int, ...]] = []  # by faction
        # the round
        self.round = 0
        self.phase = 0
        self.first = 0  # place of the first player among the humans
        self.over = False
        self.winners: tuple[int, ...] = ()  # sides
        self.ended_by = ""
        # the centre
        self.stockpile = 0
        self.tokens: list[int] = []  # by region
        self.pool: list[int] = []  # by face: action dice in the draft pool
        self.base = 0  # region of the deployment base
        self.chaos = 0
        self.memory = 0  # what a scenario must remember from the round before
        # the factions
        self.corra: list[int] = []
        self.vp: list[int] = []  # by side
        self.dice: list[int] = []  # faction * 4 + face: action dice held
        self.omni: list[int] = []  # face of the omniscient die; -1: none, or spent
        self.board: list[int] = []  # regulars on the board
        self.discard: list[int] = []  # regulars defeated
        self.reserve: list[int] = []  # by kind: elite dice on the board
        self.bought: list[int] = []  # elites bought this round
        self.feats: list[int] = []  # by feat: 0 not in play, 1 in play, 2 used
        # the map
        self.units: list[int] = []  # (faction * 9 + region) * width + slot
        self.total: list[int] = []  # faction * 9 + region: units of all kinds

    def count(self, who: int, region: int) -> int:
        """W-UNIT-08, W-A-03: an elite counts as one unit."""
        return self.total[who * 9 + region]

    def at(self, who: int, region: int, slot: int) -> int:
        """How many units of a faction stand in a slot there."""
        return self.units[(who * 9 + region) * self.box.width + slot]

    def standing(self, who: int, region: int) -> list[int]:
        """The same by slot."""
        start = (who * 9 + region) * self.box.width
        return self.units[start : start + len(self.box.slot_kind[who])]

    def present(self, who: int, region: int) -> list[int]:
        """The slots in which units of a faction stand there."""
        return [slot for slot, n in enumerate(self.standing(who, region)) if n]

    def put(self, who: int, region: int, slot: int, n: int) -> None:
        """So many more stand there, or fewer."""
        self.units[(who * 9 + region) * self.box.width + slot] += n
        self.total[who * 9 + region] += n

    def regulars(self, who: int, region: int) -> int:
        return self.units[(who * 9 + region) * self.box.width + REGULAR]

    def with_power(self, who: int, region: int, power: int) -> int:
        """How many units of a faction in a region have an ability."""
        slots = self.box.slots_with[power][who]
        if not slots:
            return 0
        start = (who * 9 + region) * self.box.width
        found = 0
        for slot in slots:
            found += self.units[start + slot]
        return found

    def has_on_map(self, who: int, power: int) -> bool:
        """Does a unit with this ability stand in a map region?"""
        if self.box.slots_with[power][who]:
            for region in MAP:
                if self.with_power(who, region, power):
                    return True
        return False

    def elites(self, who: int, region: int) -> int:
        return self.total[who * 9 + region] - self.units[(who * 9 + region) * self.box.width + REGULAR]

    def of_kind(self, kind: int, who: int, region: int) -> int:
        start = (who * 9 + region) * self.box.width
        found = 0
        for slot in self.box.slots_of[kind]:
            found += self.units[start + slot]
        return found

    def held(self, who: int, face: int) -> int:
        """How many action dice of a face a faction holds."""
        return self.dice[who * 4 + face]

    def hold(self, who: int, face: int, n: int) -> None:
        """So many more, or fewer."""
        self.dice[who * 4 + face] += n

    def dice_held(self, who: int) -> list[int]:
        """By face."""
        return self.dice[who * 4 : who * 4 + 4]

    def dice_of(self, who: int) -> int:
        start = who * 4
        return self.dice[start] + self.dice[start + 1] + self.dice[start + 2] + self.dice[start + 3]

    def in_turn_order(self) -> list[int]:
        """W-SETUP-13: the humans, clockwise from the first player."""
        return list(self.humans[self.first :] + self.humans[: self.first])

    def player(self, turn: int) -> int:
        """W-SETUP-13: whose turn it is, counted from the first player."""
        return self.humans[(self.first + turn) % len(self.humans)]

    def occupies_map(self, who: int) -> bool:
        return any(self.total[who * 9 + 1 : who * 9 + 9])

    def is_on_table(self, who: int) -> bool:
        """On the map, or on the Shores."""
        return any(self.total[who * 9 : who * 9 + 9])

    def captain(self) -> int:
        """W-A-34: decides what the rulebook leaves to the players together."""
        return self.humans[self.first]

    def clone(self) -> Wroth:
        twin = Wroth()
        twin.box = self.box
        twin.options = self.options
        twin.scenario = self.scenario
        twin.humans = self.humans
        twin.ai = self.ai
        twin.factions = self.factions
        twin.side = self.side
        twin.enemies = self.enemies
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.over = self.over
        twin.winners = self.winners
        twin.ended_by = self.ended_by
        twin.stockpile = self.stockpile
        twin.tokens = self.tokens  # W-MAP-03: laid once, replaced as a whole
        twin.pool = self.pool.copy()
        twin.base = self.base
        twin.chaos = self.chaos
        twin.memory = self.memory
        twin.corra = self.corra.copy()
        twin.vp = self.vp.copy()
        twin.dice = self.dice.copy()
        twin.omni = self.omni.copy()
        twin.board = self.board.copy()
        twin.discard = self.discard.copy()
        twin.reserve = self.reserve.copy()
        twin.bought = self.bought.copy()
        twin.feats = self.feats.copy()
        twin.units = self.units.copy()
        twin.total = self.total.copy()
        self.copy_kernel_to(twin)
        return twin


NO_BOX: Final = Box()
NO_OPTIONS: Final = Options()

ROUND_CAP: Final = 20  # W-A-51
