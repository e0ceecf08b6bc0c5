"""The state of Nova Aetas: what lies on the table, what it says when asked, and its clone."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.auras import find_lenders
from plancia.games.nova_aetas.state.box import CARRIED, FIRST_PLACE, NOBODY, TALL
from plancia.games.nova_aetas.state.box_cards import EnemyType
from plancia.games.nova_aetas.state.field import Field
from plancia.games.nova_aetas.state.on_the_table import NO_FIELD, OnTheTable
from plancia.games.nova_aetas.state.plan import Plan
from plancia.games.nova_aetas.state.talents import sort_talents
from plancia.kernel.answers import ROOM
from plancia.kernel.decision import Decision

# Where the game stands.
SETTLEMENT: Final = 0
EQUIPPING: Final = 1
SETTING_UP: Final = 2
MISSION: Final = 3
END_OF_MISSION: Final = 4
PHASES: Final = ("settlement", "equipping", "set-up", "mission", "end-of-mission")

# Where a thing that can be carried is: a model that carries it, or
LYING: Final = ROOM  # + square: on the ground
UNSEEN: Final = -1  # not yet in play
GONE: Final = -2  # used up, destroyed, stolen

STRENGTHENINGS: Final = 5  # N-CORE-STRENGTHEN, as bits: by characteristic, then Health

# What a Hero has until his next Activation, or in this one, as bits of `boons`.
LAST_STAND: Final = 1
VANISHED: Final = 2
DANCING: Final = 4

# Weather of the last Event.
CLEAR: Final = 0
FOG: Final = 1
WIND: Final = 2

# What is counted for a Hero in one mission, for Achievements: `feat`.
TROOPS: Final = 0
CRITICALS: Final = 1
MONSTERS: Final = 2
RESCUES: Final = 3
KEYWORD_TESTS: Final = 4
TALLIES: Final = 5

UNDECIDED: Final = 0  # `outcome` of a mission
VICTORY: Final = 1
DEFEAT: Final = 2


class NovaAetas(OnTheTable):
    __slots__ = ()

    def plan(self) -> Plan:
        return self.plans[self.mission]

    def stage(self) -> int:
        return self.mission

    def field(self) -> Field:
        assert self.ground is not NO_FIELD, "there is no map"
        return self.ground

    def map_now(self) -> Field:
        """The field of the mission, perhaps with the Water gone."""
        plan = self.plans[self.mission] if self.mission >= 0 else None
        field = None if plan is None else plan.drained if self.drained else plan.field
        return NO_FIELD if field is None else field

    def is_enemy(self, model: int) -> bool:
        """N-CORE-SIDES."""
        return model >= self.box.hero_side

    def type_of(self, model: int) -> EnemyType:
        return self.box.enemies[self.box.type_of[model]]

    def on_field(self, model: int) -> bool:
        """On the Battlefield: not off it, not inside a building, not Down."""
        return self.at[model] >= 0 and not self.down >> model & 1

    def models_of(self, kind: int) -> list[int]:
        """The models of an Enemy type that are on the field, by number."""
        return [model for model in self.box.enemies[kind].numbers if self.at[model] >= 0]

    def heroes_on_field(self) -> list[int]:
        """Heroes and Allies on the grid and not Down, by number."""
        return [model for model in range(self.box.hero_side) if self.on_field(model)]

    def heroes_in_play(self) -> list[int]:
        """Heroes and Allies that are not Down, on the grid or inside a building."""
        allies = range(self.box.proper, self.box.hero_side)
        heroes = [hero for hero in self.company if not self.down >> hero & 1]
        return heroes + [ally for ally in allies if self.at[ally] >= 0 or self.inside[ally] >= 0]

    def controller(self, model: int) -> int:
        """N-CORE-MODE-1: the seat that controls a Hero; Allies and what concerns nobody are the leader's."""
        seat = self.seat_of[model]
        return seat if seat != NOBODY else self.leading()

    def ask_for(self, model: int, kind: str) -> Decision:
        """A question to the seat that controls it."""
        return Decision(self.controller(model), kind, self.reasons)

    def shares(self) -> tuple[int, ...]:
        """N-CORE-MODE-1: the four Heroes among the players."""
        seats = [NOBODY] * self.box.models
        for place in range(len(self.company)):
            seats[self.company[place]] = self.players[SHARES[len(self.players) - 1][place]]
        return tuple(seats)

    def leading(self) -> int:
        """N-CORE-MODE-2: the leader seat."""
        return self.players[self.leader % len(self.players)]

    def carried_at(self, hero: int, place: int) -> int:
        """Where `gear`, `gear_wounds` and `oiled` have what a Hero carries there."""
        return hero * CARRIED + place

    def item(self, hero: int, place: int) -> int:
        """What he carries there, or NOBODY."""
        return self.gear[hero * CARRIED + place]

    def items_of(self, hero: int) -> list[int]:
        """What he carries, by place."""
        return self.gear[hero * CARRIED : hero * CARRIED + CARRIED]

    def item_wounds(self, hero: int, place: int) -> int:
        return self.gear_wounds[hero * CARRIED + place]

    def oil_on(self, hero: int, place: int) -> tuple[int, int]:
        """Its trait, and for how many attacks more; for none there is no oil."""
        return divmod(self.oiled[hero * CARRIED + place], ROOM)

    def put_oil(self, hero: int, place: int, trait: int, attacks: int) -> None:
        self.oiled[hero * CARRIED + place] = trait * ROOM + attacks if attacks else 0

    def empty_place(self, hero: int, item: int) -> int:
        """N-ENC, N-AMB-14: the first in the item's slot, whatever is in the others; or NOBODY."""
        slot = self.box.items[item].slot
        for place in range(FIRST_PLACE[slot], FIRST_PLACE[slot + 1]):
            if self.item(hero, place) == NOBODY:
                return place
        return NOBODY

    def pair(self, one: int, other: int) -> int:
        """Two Heroes as one number."""
        return one * self.box.proper + other if one < other else other * self.box.proper + one

    def bond(self, one: int, other: int) -> int:
        """N-CORE-BOND: its level."""
        return self.bonds[self.pair(one, other)]

    def met(self, hero: int, enemy: int) -> int:
        """A Hero and an Enemy as one number: who has struck at whom, who has noticed whom."""
        return hero * ROOM + enemy

    def feat_at(self, hero: int, what: int) -> int:
        """Where `feats` has how often a Hero did this."""
        return hero * TALLIES + what

    def growth(self, pair: int, reason: int) -> int:
        """Two Heroes and why their Bond grows, as one number (N-CORE-BOND: each reason counts once in a mission)."""
        return pair * 2 + reason

    def kind_acted(self, kind: int) -> int:
        """The number of the last Activation of an Enemy of this type."""
        return self.acted[self.box.hero_side + kind]

    def ended(self, mission: int, outcome: int) -> int:
        """A mission and how it ended as one number."""
        return mission * 4 + outcome

    def missions_played(self) -> list[tuple[int, int]]:
        """Each with its outcome."""
        return [divmod(entry, 4) for entry in self.log_of_missions]

    def copies_of(self, kind: int) -> list[int]:
        """The things of this mission that are such an object, wherever they are."""
        things = self.plans[self.mission].things
        return [thing for thing in range(len(things)) if things[thing][0] == kind]

    def carried(self, model: int, kind: int) -> int:
        """A copy of an object that a model carries, or NOBODY."""
        things = self.plans[self.mission].things
        for thing in range(len(things)):
            if self.things[thing] == model and things[thing][0] == kind:
                return thing
        return NOBODY

    def threat_of(self, model: int) -> int:
        """With what an object adds while it is carried."""
        threat = self.threat[model]
        if model in self.things:
            threat += self.carried_bonus(model, True)
        return threat

    def carried_bonus(self, model: int, threat: bool) -> int:
        """What objects give their bearer, once for each kind: Threat, or dice in all his Tests."""
        found = 0
        for each in self.plans[self.mission].objects:
            if self.carried(model, each.number) != NOBODY:
                found += each.threat if threat else each.dice
        return found

    def skill(self, hero: int, does: str) -> int:
        """The Skill of a Hero that does this, if he has it; or NOBODY."""
        for bit, number in self.box.heroes[hero].doing.get(does, NO_SKILLS):
            if self.skills[hero] & bit:
                return number
        return NOBODY

    def restored(self) -> None:
        """What is worked out from the fields: kits, talents, lenders, who controls whom, the map, sets of squares."""
        from plancia.games.nova_aetas.state.kits import sort_kits

        sort_kits(self)
        sort_talents(self)
        find_lenders(self)
        self.seat_of = self.shares()
        self.ground = self.map_now()
        self.heroes_at = self.enemies_at = self.tall_at = 0
        for square in range(len(self.stands)):
            if self.stands[square] >= 0:
                self.take_square(self.stands[square], square)

    def take_square(self, model: int, square: int) -> None:
        self.stands[square] = model
        bit = 1 << square
        if model < self.box.hero_side:
            self.heroes_at |= bit
        else:
            self.enemies_at |= bit
        if self.able[model] & TALL:
            self.tall_at |= bit

    def begin_with(self, actor: int, ap: int) -> None:
        """An Activation, or what lies between two of them."""
        self.actor, self.ap, self.spent = actor, ap, 0
        self.attacked = self.has_wounded = False
        self.reactors = self.noticed = ()
        self.once = 0

    def has_flags(self, if_: int, unless: int) -> bool:
        return (not if_ or self.flags & if_ != 0) and not self.flags & unless

    def clone(self) -> NovaAetas:
        twin = NovaAetas()
        twin.box, twin.players, twin.quick, twin.plans = self.box, self.players, self.quick, self.plans
        twin.hard, twin.story, twin.any_attack = self.hard, self.story, self.any_attack
        twin.heroism_for_criticals, twin.dexterity_weapons = self.heroism_for_criticals, self.dexterity_weapons
        twin.phase, twin.over, twin.won, twin.ended_by = self.phase, self.over, self.won, self.ended_by
        twin.ending = self.ending
        self.copy_campaign_to(twin)
        self.copy_mission_to(twin)
        self.copy_kernel_to(twin)
        return twin


NO_SKILLS: Final[list[tuple[int, int]]] = []

# N-CORE-MODE-1: by number of players, which of them controls each of the four Heroes: 4, 2+2, 2+1+1, 1 each.
SHARES: Final = ((0, 0, 0, 0), (0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 2, 3))
