"""What is in the box, as numbers: tables computed once from the content, shared by every clone."""

from __future__ import annotations

from typing import Any, Final

FACTIONS: Final = ("aldan", "guild", "koda", "ooglan", "runen")
TEAM: Final = 5  # all humans together, as a side in solo and co-op
NOBODY: Final = -1

SHORES: Final = 0  # W-SHORE-01: one single region
MAP: Final = (1, 2, 3, 4, 5, 6, 7, 8)  # W-MAP-05: the regions in their order
PLACES: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8)
BOARD: Final = 9  # where units come from besides regions
DISCARD: Final = 10

ACTIONS: Final = ("mine", "extend", "maneuver", "battle")
MINE: Final = 0
EXTEND: Final = 1
MANEUVER: Final = 2
BATTLE: Final = 3
OMNI: Final = ("mine", "strike", "assault", "double")
OMNI_MINE: Final = 0
STRIKE: Final = 1
ASSAULT: Final = 2
DOUBLE: Final = 3

KINDS: Final = (
    "elagynt", "wynden", "stellen", "crysen", "grey", "trapper", "karn", "nameless", "stoic", "miner", "ram",
)  # fmt: skip
KINDS_OF: Final = ((0, 1), (2, 3), (4, 5), (6, 7), (8, 9, 10))
OWNER_OF: Final = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4)
REGULAR: Final = 0  # the slot of regulars

POWERS: Final = (
    "escort", "foresight", "shadows", "tithe", "fury", "trap", "bulwark", "vein", "charge", "hide", "bloodlust",
    "flesh", "summons", "hired-swords", "howl", "ai-summons", "ai-hired-swords", "ai-traps", "ai-howl",
)  # fmt: skip
ESCORT: Final = 0
FORESIGHT: Final = 1
SHADOWS: Final = 2
TITHE: Final = 3
FURY: Final = 4
TRAP: Final = 5
BULWARK: Final = 6
VEIN: Final = 7
CHARGE: Final = 8
HIDE: Final = 9
BLOODLUST: Final = 10
FLESH: Final = 11
SUMMONS: Final = 12
HIRED_SWORDS: Final = 13
HOWL: Final = 14
AI_SUMMONS: Final = 15
AI_HIRED_SWORDS: Final = 16
AI_TRAPS: Final = 17
AI_HOWL: Final = 18

FEAT_POWERS: Final = (
    "gather-occupied", "gather-controlled", "discount", "verdict", "knives", "coffers", "turncoats", "free-elite",
    "recover", "claws", "oath", "grudge", "rebirth", "storm", "swarm",
)  # fmt: skip
GATHER_OCCUPIED: Final = 0
GATHER_CONTROLLED: Final = 1
DISCOUNT: Final = 2
VERDICT: Final = 3
KNIVES: Final = 4
COFFERS: Final = 5
TURNCOATS: Final = 6
FREE_ELITE: Final = 7
RECOVER: Final = 8
CLAWS: Final = 9
OATH: Final = 10
GRUDGE: Final = 11
REBIRTH: Final = 12
STORM: Final = 13
SWARM: Final = 14

DEPLOYS: Final = (
    "zone", "zone-with-regular", "own-regulars", "enemy", "replace-regular", "landing", "reach", "landing-with-regular",
)  # fmt: skip
ZONE: Final = 0
ZONE_WITH_REGULAR: Final = 1
OWN_REGULARS: Final = 2
ENEMY: Final = 3
REPLACE_REGULAR: Final = 4
LANDING: Final = 5
REACH: Final = 6
LANDING_WITH_REGULAR: Final = 7
AI_DEPLOYS: Final = ("base", "base-with-regular", "highest-threat", "highest-threat-in-reach")
AT_BASE: Final = 0
AT_BASE_WITH_REGULAR: Final = 1
AT_HIGHEST_THREAT: Final = 2
AT_HIGHEST_THREAT_IN_REACH: Final = 3


class Scenario:
    """One scenario card, its words kept as the content gives them."""

    def __init__(self, id: str, faction: int, record: Any) -> None:
        self.id = id
        self.faction = faction
        self.record: Any = record
        self.events: dict[str, Any] = {event.what: event for event in record.events}
        self.base: list[int] = list(record.base) or list(MAP)
        self.objectives: tuple[int, ...] = tuple(record.objectives)


class Box:
    """Indexed by faction, kind, slot, region, token and feat number."""

    def __init__(self) -> None:
        self.hash = ""
        self.tables: dict[str, dict[str, Any]] = {}
        # W-MAP-01: map regions next to a region; for the Shores, the regions entered from it (W-SHORE-07)
        self.next_to: list[list[int]] = []
        self.distance: list[list[int]] = []
        self.token_ids: list[str] = []
        self.token_value: list[int] = []
        self.token_symbol: list[int] = []
        self.action_faces: list[int] = []
        self.omni_faces: list[int] = []
        # elite kinds
        self.dice: list[int] = []
        self.cost: list[int] = []
        self.vitality: list[int] = []  # W-UNIT-07: its maximum
        self.vp: list[int] = []
        self.deploy: list[int] = []
        self.deploy_needs: list[int] = []
        self.ai_deploy: list[int] = []  # W-COOP-SETUP-19: as the AI side of the board says
        self.letters: list[list[int]] = []  # by faction: kinds in the AI's order
        # slots: how units of a faction stand in a region. 0 regulars, then each kind at each vitality (W-UNIT-03)
        self.width = 1
        self.slot_kind: list[list[int]] = []
        self.slot_vitality: list[list[int]] = []
        self.slot_fresh: list[list[int]] = []  # 1: deployed this turn, for kinds with a trap
        self.slot_hit: list[list[int]] = []  # the slot after one damage; -1: defeated
        self.slot_healed: list[list[int]] = []  # the slot after one vitality regained
        self.slots_of: list[list[int]] = []  # by kind
        self.new_slot: list[int] = []  # by kind: where it stands when deployed
        self.full_slot: list[int] = []  # by kind: at full vitality and not fresh
        self.slots_with: list[list[list[int]]] = []  # by power and faction
        # abilities
        self.amount: list[int] = []  # by power
        self.power_id: list[str] = []  # by power: the ability's id
        self.ability: list[int] = []  # by faction: its paid ability's power, or -1
        self.ability_cost: list[int] = []
        self.special: list[int] = []  # by faction: the AI's special power, or -1
        # feats
        self.feat_ids: list[str] = []
        self.feat_owner: list[int] = []
        self.feat_power: list[int] = []
        self.feat_once: list[bool] = []
        self.feat_amount: list[int] = []
        self.feat_kind: list[int] = []
        self.feats_of: list[list[int]] = []
        self.feat_with: list[list[int]] = []  # by faction and power: the feat, or -1
        self.scenarios: list[Scenario] = []
