"""A mission as numbers: its map, what happens when, what can be done, what both sides want.

Squares are numbers, flags and tokens are bits, Enemy types, Allies, items, counters and objects are numbers. An Ally is
the number of its model.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from plancia.games.nova_aetas.state.field import Field
from plancia.kernel.answers import ROOM

NONE: Final = -1
NEVER: Final = 1000000
FAMILIES: Final = ("campaign", "hunt", "encounter", "exploration")
CAMPAIGN: Final = 0
ENCOUNTER: Final = 2


class Numbered:
    """What is listed in the box, or in a mission: known by its number, and by its stable name."""

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id


def ids(listed: Iterable[Numbered]) -> list[str]:
    return [each.id for each in listed]


class Test:
    __test__ = False  # not one of pytest's

    def __init__(self, keyword: int, characteristic: int, threshold: int, successes: int) -> None:
        self.keyword = keyword  # or NONE
        self.characteristic = characteristic
        self.threshold = threshold
        self.successes = successes


class Then:
    """One thing that happens; `do` is a word of schema_mission.Then."""

    def __init__(self, do: str) -> None:
        self.do = do
        self.enemy = NONE
        self.ally = NONE
        self.at: tuple[int, ...] = ()
        self.nearest = False
        self.loot = True
        self.in_ = 0
        self.counter = NONE
        self.n = 1
        self.object = NONE
        self.items: tuple[int, ...] = ()
        self.token = 0
        self.threshold = 0
        self.flag = 0
        self.if_ = 0
        self.unless = 0
        self.fewer = 0
        self.fewer_if = 0


class Marker:
    def __init__(self, t: int, after_alarm: int, then: list[Then]) -> None:
        self.t = t  # or NONE
        self.after_alarm = after_alarm  # or NONE
        self.then = then


class Action(Numbered):
    def __init__(self, number: int, id: str) -> None:
        super().__init__(number, id)
        self.at: tuple[int, ...] = ()
        self.needs = NONE
        self.poi = False
        self.ap = 1
        self.cubes = 0
        self.tests: list[Test] = []
        self.cheaper = NONE
        self.pays_the_rest = False
        self.requires = NONE  # a keyword
        self.then: list[Then] = []
        self.fails: list[Then] = []
        self.node = NONE  # on a Location Card
        self.elements: tuple[int, ...] = ()  # one for each square, or for its node


def exit_number(node: int, way: int) -> int:
    """An exit of a node as one number, which says what happens when it is left by."""
    return node * ROOM + way


def node_and_exit(number: int) -> tuple[int, int]:
    return divmod(number, ROOM)


class Exit:
    def __init__(self, id: str, to: int, ap: int, test: Test | None, fails: list[Then]) -> None:
        self.id = id
        self.to = to
        self.ap = ap
        self.test = test
        self.fails = fails


class Node(Numbered):
    """Nodes of all Location Cards of a mission are numbered together."""

    def __init__(self, number: int, id: str, card: int) -> None:
        super().__init__(number, id)
        self.card = card
        self.links: tuple[int, ...] = ()
        self.exits: list[Exit] = []
        self.actions: tuple[int, ...] = ()
        self.elements: list[int] = []  # of its actions


class Card(Numbered):
    def __init__(self, number: int, id: str, door: int, first: int, heroes: int) -> None:
        super().__init__(number, id)
        self.door = door
        self.first = first  # node
        self.heroes = heroes


class Condition:
    def __init__(self, is_: str) -> None:
        self.is_ = is_
        self.t = 0
        self.counter = NONE
        self.n = 0
        self.enemy = NONE
        self.rank = NONE
        self.ally = NONE
        self.object = NONE
        self.at = 0  # squares as bits


class Clause:
    def __init__(self, any_: list[Condition], if_: int, unless: int) -> None:
        self.any = any_
        self.if_ = if_
        self.unless = unless
        self.only = any_[0] if len(any_) == 1 and not if_ and not unless else None  # all that it asks


class Trigger:
    def __init__(self, counter: int, n: int, then: list[Then]) -> None:
        self.counter = counter
        self.n = n
        self.then = then


class Objective:
    """An Enemies' Objective (N-CORE-OBJECTIVES); `kind`: reach, interact, attack, escape."""

    def __init__(self, number: int, kind: str) -> None:
        self.number = number
        self.kind = kind
        self.types: tuple[int, ...] = ()  # none: all
        self.at: tuple[int, ...] = ()
        self.objects = NONE
        self.ally = NONE
        self.ap = 0
        self.threat = NONE
        self.then: list[Then] = []
        self.until: list[Condition] = []


class Object(Numbered):
    pick_up = 1
    dice = 0
    threat = 0


class Control:
    def __init__(self, types: tuple[int, ...], set_: int, add: int, fewer_wounds_than: int, if_: int) -> None:
        self.types = types
        self.set = set_
        self.add = add
        self.fewer_wounds_than = fewer_wounds_than
        self.if_ = if_


class Deck:
    def __init__(self, cards: list[int], if_: int, unless: int) -> None:
        self.cards = cards  # by Enemy type: copies
        self.if_ = if_
        self.unless = unless


class Gain:
    def __init__(self) -> None:
        self.popolini = 0
        self.cards: tuple[int, int, int] = (0, 0, 0)  # by family
        self.rewards = 0
        self.formulae: tuple[int, ...] = ()
        self.heals = 0  # Grave Wounds, as bits
        self.xp = NONE


class Next:
    def __init__(self, victory: bool, to: int, choice: bool, flags: int, popolini: int) -> None:
        self.victory = victory
        self.to = to  # a mission, or NONE: the end
        self.choice = choice
        self.flags = flags
        self.popolini = popolini


class Stage(Numbered):
    """A step of an Encounter."""

    def __init__(self, number: int, id: str) -> None:
        super().__init__(number, id)
        self.tests: list[Test] = []
        self.requires = NONE
        self.then: list[Then] = []
        self.twice: list[Then] = []
        self.fails: list[Then] = []
        self.ends = False


class Plan(Numbered):
    def __init__(self, number: int, id: str) -> None:
        super().__init__(number, id)
        self.family = CAMPAIGN
        self.tier = 1
        self.stealth = False
        self.rows: tuple[str, ...] = ()
        self.field: Field | None = None
        self.drained: Field | None = None  # with the Water gone
        self.starts: tuple[int, ...] = ()  # N-MAP-HERO: where Heroes may be placed
        self.setup: list[Then] = []
        self.decks: list[Deck] = []
        self.draft: tuple[int, ...] = ()
        self.event_draft = NONE
        self.timeline: list[Marker] = []
        self.actions: list[Action] = []
        self.elements: list[tuple[int, int]] = []  # (action, square or NONE)
        self.within_reach: list[list[int]] = []  # N-MAP-INTERACTIVE: by square, the elements there or adjacent to it
        self.counters: list[str] = []
        self.objects: list[Object] = []
        self.things: list[tuple[int, int]] = []  # every copy: (object, square where it lies at the start, or NONE)
        self.triggers: list[Trigger] = []
        self.objectives: list[Objective] = []
        self.ally_goals: dict[int, int] = {}  # ally -> squares as bits
        self.patrols: dict[tuple[int, int], tuple[int, ...]] = {}  # (type, number) -> every square of the round
        self.nodes: list[Node] = []
        self.cards: list[Card] = []
        self.controls: list[Control] = []
        self.hero_tokens: list[Then] = []
        self.victory: list[Clause] = []
        self.defeat: list[Clause] = []
        # before `deadline` and while none of these holds nothing is won or lost; NONE: it is not so simple
        self.deadline = NONE
        self.counts: list[tuple[int, int]] = []  # (counter, as many)
        self.quarries: list[int] = []  # Enemy types, defeated
        self.verdicts: list[Condition] = []
        self.verdicts_on_one: list[Condition] = []  # the same, when a Hero's Activation has just ended
        self.secondary: list[Clause] = []
        self.ends_with_the_sector = False
        self.reward = Gain()
        self.consolation = Gain()
        self.next: list[Next] = []
        self.settlement = ""
        self.after = NONE
        self.in_city = False
        self.stages: list[Stage] = []
        self.ready_health = 0
        self.ready_main = 0
        self.ready_items: tuple[int, ...] = ()
        self.ready_popolini = 0
        self.ready_flags = 0
