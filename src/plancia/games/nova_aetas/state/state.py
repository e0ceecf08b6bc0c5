"""What lies on the table in Nova Aetas. Nothing is hidden (N-CORE-MODE-3): decks are kept as what is left in them, and
a card is drawn by chance when its moment comes.

A model is a number: Heroes, then Allies (together the Heroes' side), then every Enemy model of the supply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from plancia.games.nova_aetas.state.auras import Lenders, find_lenders
from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE, TALL, Box, EnemyType
from plancia.games.nova_aetas.state.field import Field
from plancia.games.nova_aetas.state.packing import ROOM
from plancia.games.nova_aetas.state.plan import Plan
from plancia.games.nova_aetas.state.talents import Talents, sort_talents
from plancia.games.nova_aetas.state.visible import SEEN
from plancia.kernel.decision import Decision
from plancia.kernel.state import State

if TYPE_CHECKING:
    from plancia.games.nova_aetas.rules.enemies.approach import Aims
    from plancia.games.nova_aetas.rules.enemies.who_goes_first import Prospects
    from plancia.games.nova_aetas.state.kits import Kit

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

# What is counted for a Hero in one mission, for Achievements: feats[hero * TALLIES + ...].
TROOPS: Final = 0
CRITICALS: Final = 1
MONSTERS: Final = 2
RESCUES: Final = 3
KEYWORD_TESTS: Final = 4
TALLIES: Final = 5

UNDECIDED: Final = 0  # `outcome` of a mission
VICTORY: Final = 1
DEFEAT: Final = 2


class NovaAetas(State):
    """Tuples never change in place, so that clones share them; an effect puts another one there."""

    __slots__ = (
        "box", "players", "quick", "hard", "story", "heroism_for_criticals", "dexterity_weapons", "any_attack", "plans",
        "kits", "talents", "barriers", "protectors", "seat_of", "ground", "aims", "prospects", "standing",
        "heroes_at", "enemies_at", "tall_at", *SEEN,
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        # what was agreed; never changes during a game
        self.box = NO_BOX
        self.players: tuple[int, ...] = ()  # seats that are taken
        self.quick = False  # one mission only
        self.hard = False
        self.story = False
        self.heroism_for_criticals = False  # N-AMB-01
        self.dexterity_weapons = True  # N-AMB-23
        self.any_attack = False  # N-AMB-54
        self.plans: list[Plan] = []  # the missions of the box, and the field of a position that brings its own
        # where the game stands
        self.phase = SETTLEMENT
        self.over = False
        self.won = False
        self.ended_by = ""
        self.ending = NOBODY
        # the campaign (N-CORE-CAMP)
        self.company: tuple[int, ...] = ()  # the four Heroes, in the order in which they are shared out
        self.leader = 0  # N-CORE-MODE-2: a place in `players`
        self.node = NOWHERE  # the mission of the campaign that comes next, or is being played
        self.flags = 0
        self.popolini = 0
        self.reagents: tuple[int, ...] = ()
        self.stock: tuple[int, ...] = ()  # by item: in the treasury
        self.starting: tuple[int, ...] = ()  # by item: how many of the company's are Starting Equipment
        self.formulae = 0  # known
        self.bonds: tuple[int, ...] = ()  # a * proper + b, a < b
        self.log_of_missions: tuple[int, ...] = ()  # mission * 4 + outcome
        self.visits: tuple[int, ...] = ()  # by Hero: left in this settlement
        self.city = False
        self.offered = 0  # side missions, as bits
        self.rumoured = 0  # side missions heard of here
        self.bonded_here = 0  # pairs at the Inn in this settlement, as bits
        self.skip_events = 0  # N-CORE-EVENT: first Events of the next mission that are ignored
        self.next_tokens: tuple[int, ...] = ()  # by Hero: tokens at the start of the next mission
        self.next_heroism: tuple[int, ...] = ()
        # the Hero sheets, by Hero
        self.xp: tuple[int, ...] = ()  # not yet spent
        self.earned: tuple[int, ...] = ()  # XP, all in all
        self.skills: tuple[int, ...] = ()  # bits: places in the list of his own Skills
        self.strengthened: tuple[int, ...] = ()
        self.advanced = 0  # bits of Heroes that have their Advanced Class
        self.class_points: tuple[int, ...] = ()
        self.destiny_level: tuple[int, ...] = ()
        self.schools: tuple[int, ...] = ()
        self.graves: tuple[int, ...] = ()  # bits of Grave Wounds that work
        self.fresh_graves: tuple[int, ...] = ()  # drawn in this mission; they work from its end on
        self.achieved: tuple[int, ...] = ()
        self.lost = 0  # bits of Heroes that have left the campaign
        self.extra_health: tuple[int, ...] = ()  # quick play: "strengthened"
        self.extra_main: tuple[int, ...] = ()
        # what the sheets come to, by model (see sheets.refresh)
        self.rapidity: tuple[int, ...] = ()
        self.dexterity: tuple[int, ...] = ()  # of the Heroes' side
        self.physique: tuple[int, ...] = ()
        self.mind: tuple[int, ...] = ()
        self.health: tuple[int, ...] = ()
        self.able: tuple[int, ...] = ()  # abilities, as bits
        self.climb: tuple[int, ...] = ()
        self.jump: tuple[int, ...] = ()
        self.immune: tuple[int, ...] = ()  # tokens it cannot receive
        self.barrier: tuple[int, ...] = ()
        self.protection: tuple[int, ...] = ()
        self.gait: tuple[int, ...] = ()  # how it walks (gaits.py)
        # Equipment: hero * CARRIED + place
        self.gear: list[int] = []  # an item, or NOBODY
        self.gear_wounds: list[int] = []
        self.oiled: list[int] = []  # 0, or packed: the number of the trait, attacks left
        self.unloaded: list[int] = []  # by Hero: bits of places
        self.used: list[int] = []  # by Hero: places used once in this mission
        # the mission
        self.mission = NOWHERE
        self.t = 0
        self.aware = True  # N-CORE-STEALTH: false while the Alarm is off
        self.alarm = -1  # when it was raised
        self.outcome = UNDECIDED
        self.weather = CLEAR
        self.drained = False
        self.at: list[int] = []  # by model: its square, or NOWHERE; a Down Hero still lies there
        self.stands: list[int] = []  # by square: the model that stands there, or NOBODY
        self.inside: list[int] = []  # by model of the Heroes' side: its node on a Location Card, or NOWHERE
        self.wounds: list[int] = []  # by model
        self.tokens: list[int] = []
        self.armed: list[int] = []  # N-TOKEN-GEN-3
        self.threat: list[int] = []  # of the Heroes' side
        self.heroism: list[int] = []  # by Hero
        self.hour: list[int] = []  # of the Heroes' side: where the Activation Token is, or -1
        self.group_hour: list[int] = []  # by Enemy type
        self.groups: tuple[int, ...] = ()  # N-CORE-HORO-4: those with a token, by when it came to its Sector
        self.down = 0  # bits of Heroes
        self.fallen = 0  # bits of Heroes that were Down in this mission
        self.without_loot: tuple[int, ...] = ()  # models that yield no Loot
        self.came: tuple[int, ...] = ()  # Allies that have been on the field in this mission
        self.beaten: list[int] = []  # by Enemy type: defeated in this mission
        self.acted: list[int] = []  # by model of the Heroes' side, then by Enemy type: number of its last Activation
        self.activations = 0
        self.patrol: list[int] = []  # by patrol of the mission: how far it is on its round
        self.cubes: list[int] = []  # by element
        self.counters: list[int] = []
        self.things: list[int] = []  # by thing: where it is
        self.completed = 0  # main Objectives, as bits
        self.secondaries = 0  # secondary Objectives that are met, as bits
        self.cancelled = 0  # Drafts of the timeline that will not come
        self.boons: list[int] = []  # by Hero
        self.feats: list[int] = []
        self.bonds_used = 0  # pairs whose Bond has let one re-roll in this mission, as bits
        self.bonds_grown: tuple[int, ...] = ()  # pair * 2 + reason: a Bond grows once for each in a mission
        # the decks: what is left in them
        self.drafts: list[int] = []  # by Enemy type: copies
        self.events = 0  # bits
        self.destinies = 0  # bits of cards nobody holds
        self.destiny: list[int] = []  # by Hero: cards he holds, as bits
        self.grave_deck = 0
        self.rewards = 0
        self.reagent_decks: tuple[int, ...] = ()  # by reagent: copies left
        # the Activation in progress
        self.actor = NOBODY
        self.ap = 0
        self.spent = 0
        self.attacked = False
        self.has_wounded = False  # N-CORE-THREAT-3
        self.reactors: tuple[int, ...] = ()  # N-CORE-REACT-2: packed mover and model that has reacted to him
        self.noticed: tuple[int, ...] = ()  # packed Hero and Enemy that has tested his stealth
        self.once = 0  # of the actor in this Activation, as bits: Heroes swapped with for nothing, then his Skills used
        # worked out from the fields above
        self.kits: tuple[Kit, ...] = ()  # by Hero: what his things come to (kits.py)
        self.talents = NO_TALENTS  # what Heroes can do in another's turn (talents.py)
        self.barriers: Lenders = ([], [])  # models that lend others a Barrier, and Protection (auras.py)
        self.protectors: Lenders = ([], [])
        self.seat_of: tuple[int, ...] = ()  # by model: the seat that controls a Hero, or NOBODY
        self.ground = NO_FIELD  # the map as it now lies
        self.aims: Aims | None = None  # what the Enemies have worked out
        self.prospects: Prospects | None = None  # what the Enemies whose group activates have foreseen
        # squares as bits:
        self.heroes_at = 0  # where models of the Heroes' side stand
        self.standing: tuple[int, list[int]] = (0, [])  # the same as numbers, as control.py has last listed them
        self.enemies_at = 0
        self.tall_at = 0  # where Tall models stand, of both sides

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
        found = [hero for hero in self.company if not self.down >> hero & 1]
        for ally in range(self.box.proper, self.box.hero_side):
            if self.at[ally] >= 0 or self.inside[ally] >= 0:
                found.append(ally)
        return found

    def controller(self, model: int) -> int:
        """N-CORE-MODE-1: the seat that controls a Hero; Allies and what concerns nobody are the leader's."""
        seat = self.seat_of[model]
        return seat if seat != NOBODY else self.leading()

    def ask_for(self, model: int, kind: str) -> Decision:
        """A question to the seat that controls it."""
        seat = self.seat_of[model]
        return Decision(seat if seat != NOBODY else self.leading(), kind, self.reasons)

    def shares(self) -> tuple[int, ...]:
        """N-CORE-MODE-1: the four Heroes among the players."""
        seats = [NOBODY] * self.box.models
        for place in range(len(self.company)):
            seats[self.company[place]] = self.players[SHARES[len(self.players) - 1][place]]
        return tuple(seats)

    def leading(self) -> int:
        """N-CORE-MODE-2: the leader seat."""
        return self.players[self.leader % len(self.players)]

    def threat_of(self, model: int) -> int:
        """With what an object adds while it is carried."""
        threat = self.threat[model]
        if model in self.things:
            threat += self.carried_bonus(model, True)
        return threat

    def carried_bonus(self, model: int, threat: bool) -> int:
        """What objects give their bearer, once for each kind: Threat, or dice in all his Tests."""
        plan = self.plans[self.mission]
        found, seen = 0, 0
        for number in range(len(self.things)):
            if self.things[number] == model:
                kind = plan.things[number][0]
                if not seen >> kind & 1:
                    seen |= 1 << kind
                    found += plan.objects[kind].threat if threat else plan.objects[kind].dice
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
            model = self.stands[square]
            if model >= 0:
                if model < self.box.hero_side:
                    self.heroes_at |= 1 << square
                else:
                    self.enemies_at |= 1 << square
                if self.able[model] & TALL:
                    self.tall_at |= 1 << square

    def has_flags(self, if_: int, unless: int) -> bool:
        return (not if_ or self.flags & if_ != 0) and not self.flags & unless

    def clone(self) -> NovaAetas:
        twin = NovaAetas()
        twin.box, twin.players, twin.quick, twin.plans = self.box, self.players, self.quick, self.plans
        twin.hard, twin.story, twin.any_attack = self.hard, self.story, self.any_attack
        twin.heroism_for_criticals, twin.dexterity_weapons = self.heroism_for_criticals, self.dexterity_weapons
        twin.phase, twin.over, twin.won, twin.ended_by = self.phase, self.over, self.won, self.ended_by
        twin.ending = self.ending
        self._copy_campaign_to(twin)
        self._copy_mission_to(twin)
        self.copy_kernel_to(twin)
        return twin

    def _copy_campaign_to(self, twin: NovaAetas) -> None:
        twin.company, twin.leader, twin.node, twin.flags = self.company, self.leader, self.node, self.flags
        twin.seat_of, twin.kits, twin.talents = self.seat_of, self.kits, self.talents
        twin.barriers, twin.protectors = self.barriers, self.protectors
        twin.popolini, twin.reagents, twin.stock, twin.starting = (
            self.popolini, self.reagents, self.stock, self.starting,
        )  # fmt: skip
        twin.formulae, twin.bonds, twin.log_of_missions = self.formulae, self.bonds, self.log_of_missions
        twin.visits, twin.city, twin.offered, twin.rumoured = self.visits, self.city, self.offered, self.rumoured
        twin.bonded_here, twin.skip_events = self.bonded_here, self.skip_events
        twin.next_tokens, twin.next_heroism = self.next_tokens, self.next_heroism
        twin.earned = self.earned
        twin.xp, twin.skills, twin.strengthened = self.xp, self.skills, self.strengthened
        twin.advanced, twin.class_points = self.advanced, self.class_points
        twin.destiny_level, twin.schools = self.destiny_level, self.schools
        twin.graves, twin.fresh_graves, twin.achieved = self.graves, self.fresh_graves, self.achieved
        twin.lost, twin.extra_health, twin.extra_main = self.lost, self.extra_health, self.extra_main
        twin.rapidity, twin.dexterity, twin.physique, twin.mind = (
            self.rapidity, self.dexterity, self.physique, self.mind,
        )  # fmt: skip
        twin.health, twin.able, twin.climb, twin.jump = self.health, self.able, self.climb, self.jump
        twin.immune, twin.barrier, twin.protection, twin.gait = self.immune, self.barrier, self.protection, self.gait
        twin.gear, twin.gear_wounds, twin.oiled = self.gear.copy(), self.gear_wounds.copy(), self.oiled.copy()
        twin.unloaded, twin.used = self.unloaded.copy(), self.used.copy()

    def _copy_mission_to(self, twin: NovaAetas) -> None:
        twin.mission, twin.t, twin.aware, twin.alarm = self.mission, self.t, self.aware, self.alarm
        twin.outcome, twin.weather, twin.drained, twin.ground = self.outcome, self.weather, self.drained, self.ground
        twin.at, twin.stands, twin.inside = self.at.copy(), self.stands.copy(), self.inside.copy()
        twin.wounds, twin.tokens, twin.armed = self.wounds.copy(), self.tokens.copy(), self.armed.copy()
        twin.threat, twin.heroism, twin.hour = self.threat.copy(), self.heroism.copy(), self.hour.copy()
        twin.group_hour, twin.groups = self.group_hour.copy(), self.groups
        twin.down, twin.fallen = self.down, self.fallen
        twin.without_loot, twin.came = self.without_loot, self.came
        twin.beaten, twin.acted, twin.patrol = self.beaten.copy(), self.acted.copy(), self.patrol.copy()
        twin.activations = self.activations
        twin.cubes, twin.counters, twin.things = self.cubes.copy(), self.counters.copy(), self.things.copy()
        twin.completed, twin.secondaries, twin.cancelled = self.completed, self.secondaries, self.cancelled
        twin.boons, twin.feats = self.boons.copy(), self.feats.copy()
        twin.bonds_used, twin.bonds_grown = self.bonds_used, self.bonds_grown
        twin.drafts, twin.events, twin.destinies = self.drafts.copy(), self.events, self.destinies
        twin.destiny = self.destiny.copy()
        twin.grave_deck, twin.rewards, twin.reagent_decks = self.grave_deck, self.rewards, self.reagent_decks
        twin.actor, twin.ap, twin.spent = self.actor, self.ap, self.spent
        twin.attacked, twin.has_wounded = self.attacked, self.has_wounded
        twin.reactors, twin.noticed, twin.once = self.reactors, self.noticed, self.once
        twin.heroes_at, twin.enemies_at, twin.tall_at = self.heroes_at, self.enemies_at, self.tall_at
        twin.standing = self.standing


NO_BOX: Final = Box()
NO_FIELD: Final = Field(1, "T", (0,))
NO_TALENTS: Final = Talents((), ())
NO_SKILLS: Final[list[tuple[int, int]]] = []

# N-CORE-MODE-1: by number of players, which of them controls each of the four Heroes: 4, 2+2, 2+1+1, 1 each.
SHARES: Final = ((0, 0, 0, 0), (0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 2, 3))
