"""What is in the box, as numbers: tables computed once from the content, shared by every clone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from plancia.games.nova_aetas.state.plan import Plan
from plancia.kernel.memo import Memo

if TYPE_CHECKING:
    from plancia.games.nova_aetas.state import box_cards as cards
    from plancia.games.nova_aetas.state.kits import Kit
    from plancia.games.nova_aetas.state.talents import Talents

SEATS: Final = ("one", "two", "three", "four")
NOBODY: Final = -1
NOWHERE: Final = -1

CHARACTERISTICS: Final = ("rapidity", "dexterity", "physique", "mind")
RAPIDITY: Final = 0
DEXTERITY: Final = 1
PHYSIQUE: Final = 2
MIND: Final = 3
HEALTH: Final = 4  # the fifth Strengthening
LEAST_RAPIDITY: Final = 3  # 5.9: Grave Wounds do not go below

FACTIONS: Final = ("rome", "venice", "primevals", "myths", "mercenaries")
RANKS: Final = ("troop", "elite", "monster")
TROOP: Final = 0
ELITE: Final = 1
MONSTER: Final = 2
FAMILIES: Final = ("elementum", "alchemia", "pecunia")
SCHOOLS: Final = ("ignis", "mens", "vita", "umbra")
CANTRIP: Final = -2  # a Spell of no School; -1: no Spell
KEYWORDS: Final = (
    "brutality", "intimidate", "stealth", "search", "lockpick", "mysticism", "medicine", "survival", "education",
    "diplomacy",
)  # fmt: skip
STEALTH: Final = 2
SEARCH: Final = 3
MEDICINE: Final = 6
# N-CORE-KEYWORD: the characteristic of each keyword. Physique: N-KEYWORD-BRUTALITY, N-KEYWORD-INTIMIDATE and
# N-KEYWORD-SURVIVAL; Dexterity: N-KEYWORD-STEALTH and N-KEYWORD-LOCKPICK; Mind: N-KEYWORD-SEARCH, N-KEYWORD-MYSTICISM,
# N-KEYWORD-MEDICINE, N-KEYWORD-EDUCATION and N-KEYWORD-DIPLOMACY.
KEYWORD_TESTS: Final = (PHYSIQUE, PHYSIQUE, DEXTERITY, MIND, DEXTERITY, MIND, MIND, PHYSIQUE, MIND, MIND)

# Tokens are bits (N-STATUS, N-TOKEN).
TOKENS: Final = (
    "blinded", "poisoned", "distracted", "gutted", "entangled", "cursed", "marked", "stunned", "disadvantaged",
    "bleeding", "burned", "reaction-1", "reaction-2", "unloaded", "astrum", "advantaged", "blessed", "defended",
    "lucky",
)  # fmt: skip
BLINDED: Final = 1 << 0
POISONED: Final = 1 << 1
DISTRACTED: Final = 1 << 2
GUTTED: Final = 1 << 3
ENTANGLED: Final = 1 << 4
CURSED: Final = 1 << 5
MARKED: Final = 1 << 6
STUNNED: Final = 1 << 7
DISADVANTAGED: Final = 1 << 8
BLEEDING: Final = 1 << 9
BURNED: Final = 1 << 10
REACTION_1: Final = 1 << 11
REACTION_2: Final = 1 << 12
UNLOADED: Final = 1 << 13
ASTRUM: Final = 1 << 14
ADVANTAGED: Final = 1 << 15
BLESSED: Final = 1 << 16
DEFENDED: Final = 1 << 17
LUCKY: Final = 1 << 18
NEGATIVE: Final = (1 << 11) - 1
POSITIVE: Final = ASTRUM | ADVANTAGED | BLESSED | DEFENDED | LUCKY
HEROES_ONLY: Final = CURSED | DISADVANTAGED | REACTION_1 | REACTION_2 | POSITIVE

# Abilities are bits (N-ABIL); those with a number have lists of their own.
ABILITIES: Final = (
    "tall", "bastion", "charge", "sniper", "cowardice", "tough", "runner", "destiny", "eclectic", "elusive", "phalanx",
    "undead", "heavy", "dodge", "shield", "shooter", "overrun", "fly",
)  # fmt: skip
TALL: Final = 1 << 0
BASTION: Final = 1 << 1
CHARGE: Final = 1 << 2
SNIPER: Final = 1 << 3
COWARDICE: Final = 1 << 4
TOUGH: Final = 1 << 5
RUNNER: Final = 1 << 6
DESTINY: Final = 1 << 7
ECLECTIC: Final = 1 << 8
ELUSIVE: Final = 1 << 9
PHALANX: Final = 1 << 10
UNDEAD: Final = 1 << 11
HEAVY: Final = 1 << 12
DODGE: Final = 1 << 13
SHIELD: Final = 1 << 14
SHOOTER: Final = 1 << 15
OVERRUN: Final = 1 << 16
FLY: Final = 1 << 17
SURE_FOOTED: Final = 1 << 18  # no Skill of the list, but Careful Step: Swamp and Water cost nothing more

# Traits are bits (N-TRAIT); the first twelve give the token at the same place in TRAIT_TOKENS.
TRAITS: Final = (
    "blind", "poison", "distract", "gut", "entangle", "curse", "mark", "stun", "disadvantage", "bleed", "burn", "bless",
    "reach", "weak", "harmless", "devastating", "press", "pierce", "bonebreaker",
)  # fmt: skip
TRAIT_TOKENS: Final = (
    BLINDED, POISONED, DISTRACTED, GUTTED, ENTANGLED, CURSED, MARKED, STUNNED, DISADVANTAGED, BLEEDING, BURNED, BLESSED,
)  # fmt: skip
TRAIT_RULES: Final = (
    "N-TRAIT-BLIND", "N-TRAIT-POISON", "N-TRAIT-DISTRACT", "N-TRAIT-GUT", "N-TRAIT-ENTANGLE", "N-TRAIT-CURSE",
    "N-TRAIT-MARK", "N-TRAIT-STUN", "N-TRAIT-DISADVANTAGE", "N-TRAIT-BLEED", "N-TRAIT-BURN", "N-TRAIT-BLESS",
)  # fmt: skip
GIVING: Final = (1 << 12) - 1
REACH: Final = 1 << 12
WEAK: Final = 1 << 13
HARMLESS: Final = 1 << 14
DEVASTATING: Final = 1 << 15
PRESS: Final = 1 << 16
PIERCE: Final = 1 << 17
BONEBREAKER: Final = 1 << 18

SYMBOLS: Final = ("moon", "star", "sun")  # N-CORE-DIE: the faces 4, 5 and 6; bits 1, 2 and 4
MOON: Final = 1

AREAS: Final = ("", "cross", "explosion", "lance", "breath")
NO_AREA: Final = 0
CROSS: Final = 1
EXPLOSION: Final = 2
LANCE: Final = 3
BREATH: Final = 4

# N-ENC: where the eleven things of a Hero are. N-AMB-32: "body" is what the legend calls Armatura.
SLOTS: Final = ("head", "body", "accessory", "one-hand", "two-hands", "grimoire")
HEAD: Final = 0
BODY: Final = 1
ACCESSORY: Final = 2
ONE_HAND: Final = 3
TWO_HANDS: Final = 4
GRIMOIRE: Final = 5
PLACES: Final = (0, 1, 2, 2, 2, 3, 3, 4, 5, 5, 5)  # the slot of each place
FIRST_PLACE: Final = (0, 1, 2, 5, 7, 8, 11)  # of each slot, and where the last one ends
CARRIED: Final = 11  # places of one Hero

CATEGORIES: Final = ("weapon", "armour", "artefact", "spell", "oil", "omnia", "potion", "shield", "tool")

SECTORS: Final = 12  # N-CORE-HORO-1
HEROES: Final = 4  # N-CORE-MODE-1
THREAT_MAX: Final = 12
HEROISM_MAX: Final = 3
GRAVE_MAX: Final = 3
CHARGE_DISTANCE: Final = 5
CRITICAL_AT: Final = 3


class Attack:
    """An attack block of a Hero's item or of an Enemy card (N-ATK-TYPES, N-ATK-LAYOUT-HERO, N-ATK-LAYOUT-ENEMY)."""

    def __init__(self) -> None:
        self.physical = True
        self.ap = 3
        self.range = 1
        self.traits = 0
        self.critical = 0
        self.lethal = 0  # symbols
        self.reload = 0
        self.area = NO_AREA
        self.length = 0
        self.wounds = 0  # printed, of a Psychic Attack
        # a Hero's
        self.test = PHYSIQUE
        self.bonus = 0
        self.friend = False
        self.threshold = 0  # an Enemy's: of the Defence Test
        self.successes = False  # a Psychic Attack: Wounds = Successes
        self.area_wounds = 0
        self.area_tokens = 0
        self.area_opponents = False
        self.symbol_traits: tuple[int, int, int] = (0, 0, 0)  # by symbol: moon, star, sun
        self.symbol_cures: tuple[int, int, int] = (0, 0, 0)
        self.heals = False
        self.monster_token = 0
        self.rerolls = 0
        # an Enemy's
        self.hits = 0
        self.dash = False
        self.wounding = True  # N-AI-26

    def copy(self) -> Attack:
        twin = Attack()
        twin.physical, twin.ap, twin.range, twin.traits = self.physical, self.ap, self.range, self.traits
        twin.critical, twin.lethal, twin.reload = self.critical, self.lethal, self.reload
        twin.area, twin.length, twin.wounds = self.area, self.length, self.wounds
        twin.test, twin.bonus, twin.friend = self.test, self.bonus, self.friend
        twin.threshold, twin.successes = self.threshold, self.successes
        twin.area_wounds, twin.area_tokens, twin.area_opponents = (
            self.area_wounds, self.area_tokens, self.area_opponents,
        )  # fmt: skip
        twin.symbol_traits, twin.symbol_cures = self.symbol_traits, self.symbol_cures
        twin.heals, twin.monster_token, twin.rerolls = self.heals, self.monster_token, self.rerolls
        twin.hits, twin.dash, twin.wounding = self.hits, self.dash, self.wounding
        return twin


class Box:
    """Indexed by number. A model is a number too: Heroes first, then Allies, then every Enemy model of the supply."""

    def __init__(self) -> None:
        self.hash = ""
        self.tables: dict[str, dict[str, Any]] = {}
        self.heroes: list[cards.HeroCard] = []  # Heroes, then Allies: the models of the Heroes' side
        self.proper = 0  # how many of them are Heroes proper; the first Ally
        self.hero_side = 0  # the first Enemy model
        self.models = 0  # all of them
        self.type_of: list[int] = []  # by model: its Enemy type, or NOBODY
        self.attacks_of: list[list[Attack]] = []  # by model; the Heroes' side has none
        self.healing: list[int] = []  # by model: how far (N-ABIL-HEAL), or 0
        self.number_of: list[int] = []  # by model: its number within its type, from 1
        self.hero_ids: list[str] = []
        self.classes: list[cards.ClassCard] = []
        self.skills: list[cards.Skill] = []
        self.enemies: list[cards.EnemyType] = []
        self.enemy_ids: list[str] = []
        self.cowards: list[cards.EnemyType] = []  # N-ABIL-COWARDICE
        self.items: list[cards.Item] = []
        self.item_ids: list[str] = []
        self.unarmed = Attack()  # N-CORE-ACT-ATTACK
        self.kits: Memo[tuple[int, ...], Kit] = Memo(2000)  # kits.py keeps here what it has worked out
        self.lenders: Memo[tuple[int, ...], tuple[list[int], list[int]]] = Memo(500)  # and auras.py
        self.talents: Memo[tuple[tuple[int, ...], tuple[int, ...]], Talents] = Memo(500)  # and talents.py
        self.sheets: Memo[tuple[int, ...], tuple[int, ...]] = Memo(2000)  # and sheets.py
        self.supply: Memo[tuple[int, bool], list[tuple[int, ...]]] = Memo(20)
        self.reagents: list[cards.Reagent] = []
        self.formulae: list[cards.Formula] = []
        self.destinies: list[cards.Destiny] = []
        self.windows: dict[str, int] = {}  # Destiny Cards that are played then, as bits
        self.in_activation = 0  # those of the holder's own Activation
        self.hurrying = 0  # those that make it shorter
        self.events: list[cards.EventCard] = []
        self.graves: list[cards.GraveWound] = []
        self.achievements: list[cards.Achievement] = []
        self.rewards: list[cards.Reward] = []
        self.locations: list[cards.Location] = []
        self.endings: list[cards.Ending] = []
        self.plans: list[Plan] = []  # missions
        self.mission_ids: list[str] = []
        self.flags: list[str] = []  # of the campaign; a set of them is a number
        self.first_mission = 0
        self.first_settlement = ""
        self.popolini = 0
