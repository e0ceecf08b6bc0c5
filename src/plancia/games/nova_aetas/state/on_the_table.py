"""What lies on the table in Nova Aetas, as plain values, and who may see it: everybody, everything (N-CORE-MODE-3).

Decks are kept as what is left in them, and a card is drawn by chance when its moment comes.

A model is a number: Heroes, then Allies (together the Heroes' side), then every Enemy model of the supply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE, Box
from plancia.games.nova_aetas.state.field import Field
from plancia.games.nova_aetas.state.plan import Plan
from plancia.games.nova_aetas.state.talents import Talents
from plancia.kernel.state import State

if TYPE_CHECKING:
    from plancia.games.nova_aetas.rules.enemies.approach import Aims
    from plancia.games.nova_aetas.rules.enemies.who_goes_first import Prospects
    from plancia.games.nova_aetas.state.auras import Lenders
    from plancia.games.nova_aetas.state.kits import Kit

# Every field of play, in the order of a dump. Fields set once at the start come from the options.
SEEN: Final = dict.fromkeys(
    (
        "phase", "over", "won", "ended_by", "ending",
        "company", "leader", "node", "flags", "popolini", "reagents", "stock", "starting", "formulae", "bonds",
        "log_of_missions", "visits", "city", "offered", "rumoured", "bonded_here", "skip_events", "next_tokens",
        "next_heroism",
        "xp", "earned", "skills", "strengthened", "advanced", "class_points", "destiny_level", "schools", "graves",
        "fresh_graves",
        "achieved", "lost", "extra_health", "extra_main",
        "rapidity", "dexterity", "physique", "mind", "health", "able", "climb", "jump", "immune", "barrier",
        "protection", "gait",
        "gear", "gear_wounds", "oiled", "unloaded", "used",
        "mission", "t", "aware", "alarm", "outcome", "weather", "drained",
        "at", "stands", "inside", "wounds", "tokens", "armed", "threat", "heroism", "hour", "group_hour",
        "groups", "down", "fallen", "without_loot", "came", "beaten", "acted",
        "activations", "patrol",
        "cubes", "counters", "things", "completed", "secondaries", "cancelled", "boons", "feats", "bonds_used",
        "bonds_grown",
        "drafts", "events", "destinies", "destiny", "grave_deck", "rewards", "reagent_decks",
        "actor", "ap", "spent", "attacked", "has_wounded", "reactors", "noticed", "once",
    ),
    "all",
)  # fmt: skip

NO_BOX: Final = Box()
NO_FIELD: Final = Field(1, "T", (0,))
NO_TALENTS: Final = Talents((), ())


class OnTheTable(State):
    """Tuples never change in place, so that clones share them; an effect puts another one there."""

    __slots__ = (
        "box", "players", "quick", "hard", "story", "heroism_for_criticals", "dexterity_weapons", "any_attack", "plans",
        "kits", "talents", "barriers", "protectors", "seat_of", "ground", "aims", "prospects",
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
        self.phase = 0  # one of PHASES
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
        self.bonds: tuple[int, ...] = ()  # by `pair`
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
        # Equipment, by `carried_at`
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
        self.outcome = 0  # UNDECIDED
        self.weather = 0  # CLEAR
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
        self.enemies_at = 0
        self.tall_at = 0  # where Tall models stand, of both sides

    def copy_campaign_to(self, twin: OnTheTable) -> None:
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

    def copy_mission_to(self, twin: OnTheTable) -> None:
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
