# not compiled
"""What a mission may lay on its field: Mission Actions, Location Cards, objects, patrols, what the Enemies want."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from plancia.games.nova_aetas.content.schema.happenings import Condition, Flags, Square, Test, Then
from plancia.games.nova_aetas.content.schema.words import KeywordWord, Small
from plancia.kernel.content import Part, Text


class Action(Part, frozen=True, kw_only=True):
    """A Mission Action, on or next to each of its squares (on a Location Card: in its node)."""

    id: str
    name: Text
    text: Text
    at: list[Square] = []
    needs: str = ""  # an object that the Hero must carry, and that is used up
    poi: bool = False
    ap: Small = 1
    cubes: Small = 0  # per square; 0: as often as you like
    tests: list[Test] = []  # one of these, which the Hero chooses; without `cheaper` it must be passed
    cheaper: Annotated[int, Meta(ge=0, le=9)] | None = None  # AP with a passed Test; the Hero may do without the Test
    pays_the_rest: bool = False  # a failed Test for a cheaper price costs the full price and the action is done
    requires: KeywordWord | None = None
    then: list[Then] = []
    fails: list[Then] = []


class Exit(Part, frozen=True, kw_only=True):
    id: str
    name: Text
    to: Square
    ap: Small = 1
    test: Test | None = None
    fails: list[Then] = []  # he comes out in any case


class Node(Part, frozen=True, kw_only=True):
    id: str
    name: Text
    text: Text
    links: list[str] = []  # 1 AP each
    exits: list[Exit] = []
    actions: list[Action] = []


class Card(Part, frozen=True, kw_only=True):
    """A Location Card: the inside of a building, entered from its door square into the first node."""

    id: str
    name: Text
    door: Square
    nodes: Annotated[list[Node], Meta(min_length=1, max_length=8)]
    heroes: Small = 2  # at a time


class EnemyObjective(Part, frozen=True, kw_only=True):
    """What some Enemies do instead of attacking the Heroes, until one of the conditions holds.

    interact: from the squares of `at` or next to them; reach, escape: on them; attack: `ally`.
    """

    text: Text
    kind: Literal["reach", "interact", "attack", "escape"]
    enemies: list[str] = []  # empty: all types
    at: list[Square] = []
    objects: str = ""  # in place of squares: the nearest of these objects that lie on the field
    ally: str = ""
    ap: Small = 0
    threat: Small | None = None
    then: list[Then] = []
    until: list[Condition] = []


class AllyObjective(Part, frozen=True, kw_only=True):
    ally: str
    text: Text
    at: list[Square]


class Object(Part, frozen=True, kw_only=True):
    """Something to carry, picked up from the ground for `pick_up` AP."""

    id: str
    name: Text
    at: list[Square] = []  # where copies lie at the start; none: there is one, which comes into play when it is taken
    pick_up: Small = 1
    dice: Small = 0  # for its bearer, in all Tests; once, however many he carries
    threat: Small = 0  # more, while he carries it
    code: Literal["", "G"] = ""  # its letter on the map


class Control(Part, frozen=True, kw_only=True):
    """A Control Area that differs: `set`, or `add` to it."""

    enemies: list[str] = []  # empty: all types
    set: Small = 0
    add: Small = 0
    fewer_wounds_than: Small = 0  # only while it has fewer; 0: always
    if_: Flags = field(name="if", default=[])


class Patrol(Part, frozen=True, kw_only=True):
    enemy: str
    number: Small  # the model, from 1, as it was placed
    route: list[Square]
