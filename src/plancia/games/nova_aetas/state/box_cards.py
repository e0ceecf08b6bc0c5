"""Cards of the box as numbers: Heroes, Skills, Enemies, things, and those that lie beside the field."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import ACCESSORY, NO_AREA, NOBODY, PHYSIQUE, TROOP, Attack
from plancia.games.nova_aetas.state.plan import Numbered


class Powers:
    """Generic abilities of a model, an item or a Skill."""

    def __init__(self) -> None:
        self.able = 0  # bits
        self.barrier = 0
        self.heal = 0
        self.horde = 0
        self.protection = 0
        self.jump = 0
        self.climb = 0
        self.immune = 0  # tokens it cannot receive


class HeroCard(Numbered):
    """A Hero as printed on his sheet, or an Ally on its card."""

    def __init__(self, number: int, id: str) -> None:
        super().__init__(number, id)
        self.ally = False
        self.stats: tuple[int, int, int, int] = (6, 3, 3, 3)  # by characteristic
        self.health = 7
        self.main = PHYSIQUE  # what grows first
        self.threat = 0  # an Ally's
        self.keywords = 0
        self.schools = 0
        self.powers = Powers()
        self.unarmed = True
        self.equipment: tuple[int, ...] = ()
        self.skills: tuple[int, ...] = ()  # those of his sheet, then those of his Advanced Class
        self.class_number = NOBODY
        self.learned = 0  # those he has from the start, as bits
        # the same Skills, each with its bit: by what they do, and by their form
        self.doing: dict[str, list[tuple[int, int]]] = {}
        self.formed: dict[str, list[tuple[int, int]]] = {}
        self.active = 0  # those that are an action of their own, as bits
        self.answers: list[tuple[int, int]] = []  # to being attacked


class Skill(Numbered):
    """A Skill as numbers; the words are those of schema.Skill."""

    def __init__(self, number: int, id: str) -> None:
        super().__init__(number, id)
        self.hero = NOBODY
        self.class_number = NOBODY
        self.type = ""
        self.form = ""
        self.start = False
        self.xp = 0
        self.ap = 0
        self.all_ap = False
        self.heroism = 0
        self.reaction = 0
        self.once = False
        self.does = ""
        self.target = ""
        self.within = 0
        self.sees = False
        self.physical = True  # the attacks it is about
        self.psychic = True
        self.slot = NOBODY
        self.least_distance = 0
        self.least_range = 0
        self.dice = 0
        self.hits = 0
        self.threshold = 0
        self.wounds = 0
        self.sectors = 0
        self.threat = 0
        self.successes = 0
        self.traits = 0
        self.symbol_traits: tuple[int, int, int] = (0, 0, 0)
        self.lethal = 0
        self.area = NO_AREA
        self.area_wounds = 0
        self.area_opponents = False
        self.tokens = 0
        self.choose = False
        self.cures = 0
        self.powers = Powers()
        self.psychic_defence = 0
        self.no_surcharge = False


class EnemyType(Numbered):
    """An Enemy Card."""

    def __init__(self, number: int, id: str) -> None:
        super().__init__(number, id)
        self.faction = 0
        self.rank = TROOP
        self.rapidity = 5
        self.control_area = 5
        self.pd = 3
        self.md = 3
        self.health = 3
        self.powers = Powers()
        self.attacks: list[Attack] = []
        self.cheapest = 0  # the AP of its cheapest attack
        self.longest = 0  # the Range of the one that carries farthest
        self.reload = 0  # N-TRAIT-RELOAD: what it pays
        self.loot = 0  # a family
        self.models = 1
        self.numbers: list[int] = []  # of its models
        self.draft = 0


class Item(Numbered):
    """An Equipment Card."""

    def __init__(self, number: int, id: str) -> None:
        super().__init__(number, id)
        self.category = ""
        self.slot = ACCESSORY
        self.price = -1  # not for sale
        self.school = NOBODY  # of a Spell; CANTRIP
        self.attack: Attack | None = None
        self.resistance = 0
        self.powers = Powers()
        self.stats: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.physical_defence = 0
        self.psychic_defence = 0
        self.keyword_dice: tuple[int, ...] = (0,) * 10
        self.start_tokens = 0
        self.rescue = 0
        self.use = ""
        self.ap = 1
        self.wounds = 0
        self.cures = 0
        self.gives = NOBODY  # the number of a trait
        self.attacks = 0
        self.sectors = 0


class ClassCard(Numbered):
    hero = NOBODY
    cost = 3
    stats: tuple[int, int, int, int] = (0, 0, 0, 0)
    health = 0
    school = NOBODY


class Reagent(Numbered):
    family = 0
    copies = 0
    buy = -1
    sell = -1
    worth = 0


class Formula(Numbered):
    item = NOBODY
    reagent = NOBODY
    n = 1
    needs: tuple[tuple[int, int], ...] = ()  # (reagent, how many)
    workshop = ""
    fee = 0
    known = False


class Destiny(Numbered):
    window = ""
    does = ""
    n = 0
    keywords = 0
    tokens = 0


class EventCard(Numbered):
    does = ""
    n = 0
    tokens = 0


class GraveWound(Numbered):
    cost = 0
    stats: tuple[int, int, int, int] = (0, 0, 0, 0)
    health = 0
    physical_dice = 0
    distant_dice = 0
    tokens = 0
    wounds = 0


class Achievement(Numbered):
    counts = ""
    n = 1
    xp = 0
    heroism = 0
    bond = 0
    formulae = 0
    class_points = 0


class Reward(Numbered):
    popolini = 0
    items: tuple[int, ...] = ()
    formulae = 0
    cards = 0
    treatments = 0


class Location(Numbered):
    def __init__(self, number: int, id: str) -> None:
        super().__init__(number, id)
        self.village = True
        self.city = True
        self.free = False
        self.services: tuple[str, ...] = ()
        self.workshop = ""
        self.most_price = 99  # in a Village
        self.popolini: dict[str, int] = {}
        self.xp: dict[str, int] = {}
        self.discount = 0


class Ending(Numbered):
    victory = True
    if_ = 0
    unless = 0
