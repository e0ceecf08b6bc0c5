# not compiled
"""Reads the content files, checks what every box must obey (W-C-01 to W-C-24), and fills a Box."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from plancia.games.wroth.content.schema import SCHEMA
from plancia.games.wroth.content.vocabulary import check_vocabulary
from plancia.games.wroth.state import box as b
from plancia.games.wroth.state.box import ACTIONS, FACTIONS, KINDS, KINDS_OF, OMNI, Box, Scenario
from plancia.kernel.content import load

HERE = Path(__file__).parent / "cards"
Tables = dict[str, dict[str, Any]]
Report = Callable[[str, str, str], None]


@lru_cache(maxsize=8)
def open_box(packs: tuple[Path, ...] = (), base: Path | None = None) -> Box:
    """The box, or another in its place, with these packs over it. Raises ContentError, which names every bad line."""
    loaded = load(SCHEMA, base or HERE, packs, game="wroth", check=check)
    box = Box()
    box.hash = loaded.hash
    box.tables = loaded.tables
    _map(box, loaded.tables)
    _tokens_and_dice(box, loaded.tables)
    _units(box, loaded.tables)
    _slots(box, loaded.tables)
    _abilities(box, loaded.tables)
    _feats(box, loaded.tables)
    for id, record in loaded.tables["scenario"].items():
        box.scenarios.append(Scenario(id, FACTIONS.index(record.faction), record))
    return box


def _map(box: Box, tables: Tables) -> None:
    the_map = tables["map"]["standard"]
    near: list[set[int]] = [set() for _ in range(9)]
    for one, other in [*the_map.borders, *the_map.bridges]:
        near[one].add(other)
        near[other].add(one)
    near[b.SHORES] = set(the_map.shores)
    box.next_to = [sorted(regions) for regions in near]
    box.distance = [_distances(box.next_to, start) for start in range(9)]


def _distances(next_to: list[list[int]], start: int) -> list[int]:
    far = [99] * 9
    far[start] = 0
    line = [start]
    for region in line:
        for other in next_to[region]:
            if far[other] == 99:
                far[other] = far[region] + 1
                line.append(other)
    return far


def _tokens_and_dice(box: Box, tables: Tables) -> None:
    for id, token in tables["token"].items():
        box.token_ids.append(id)
        box.token_value.append(token.value)
        box.token_symbol.append(-1 if token.symbol is None else ACTIONS.index(token.symbol))
    box.action_faces = [ACTIONS.index(face) for face in tables["action-die"]["standard"].faces]
    box.omni_faces = [OMNI.index(face) for face in tables["omniscient-die"]["standard"].faces]


def _units(box: Box, tables: Tables) -> None:
    for kind in KINDS:
        unit = tables["unit"][kind]
        box.dice.append(unit.dice)
        box.cost.append(unit.cost)
        box.vitality.append(unit.vitality)
        box.vp.append(unit.vp)
        box.deploy.append(b.DEPLOYS.index(unit.deploy))
        box.deploy_needs.append(unit.deploy_needs)
        box.ai_deploy.append(b.AI_DEPLOYS.index(unit.ai_deploy))
    box.letters = [[KINDS.index(kind) for kind in tables["faction"][name].letters] for name in FACTIONS]


def _slots(box: Box, tables: Tables) -> None:
    box.slots_of = [[] for _ in KINDS]
    box.new_slot = [0] * len(KINDS)
    box.full_slot = [0] * len(KINDS)
    for kinds in KINDS_OF:
        kind_at, vitality_at, fresh_at, hit, healed = [-1], [1], [0], [-1], [0]
        for kind in kinds:
            traps = any(tables["ability"][id].power == "trap" for id in tables["unit"][KINDS[kind]].abilities)
            for fresh in (0, 1) if traps else (0,):
                for vitality in range(1, box.vitality[kind] + 1):
                    slot = len(kind_at)
                    kind_at.append(kind)
                    vitality_at.append(vitality)
                    fresh_at.append(fresh)
                    hit.append(slot - 1 if vitality > 1 else -1)
                    healed.append(slot + 1 if vitality < box.vitality[kind] else slot)
                    box.slots_of[kind].append(slot)
                    box.new_slot[kind] = slot
                    if not fresh:
                        box.full_slot[kind] = slot
        box.slot_kind.append(kind_at)
        box.slot_vitality.append(vitality_at)
        box.slot_fresh.append(fresh_at)
        box.slot_hit.append(hit)
        box.slot_healed.append(healed)
    box.width = max(len(slots) for slots in box.slot_kind)


def _abilities(box: Box, tables: Tables) -> None:
    box.amount = [1] * len(b.POWERS)
    box.power_id = [""] * len(b.POWERS)
    box.slots_with = [[[] for _ in FACTIONS] for _ in b.POWERS]
    cost = {}
    for id, ability in tables["ability"].items():
        power = b.POWERS.index(ability.power)
        box.amount[power] = ability.amount
        box.power_id[power] = id
        cost[id] = ability.cost
    for kind, name in enumerate(KINDS):
        for id in tables["unit"][name].abilities:
            power = b.POWERS.index(tables["ability"][id].power)
            box.slots_with[power][b.OWNER_OF[kind]].extend(box.slots_of[kind])
    for name in FACTIONS:
        faction = tables["faction"][name]
        box.ability.append(_power_of(tables, faction.ability))
        box.ability_cost.append(cost.get(faction.ability, 0))
        box.special.append(_power_of(tables, faction.special))


def _power_of(tables: Tables, id: str | None) -> int:
    return -1 if id is None else b.POWERS.index(tables["ability"][id].power)


def _feats(box: Box, tables: Tables) -> None:
    box.feats_of = [[] for _ in FACTIONS]
    box.feat_with = [[b.NOBODY] * len(b.FEAT_POWERS) for _ in FACTIONS]
    for number, (id, feat) in enumerate(tables["feat"].items()):
        owner = FACTIONS.index(feat.faction)
        box.feat_ids.append(id)
        box.feat_owner.append(owner)
        box.feat_power.append(b.FEAT_POWERS.index(feat.power))
        box.feat_once.append(feat.once)
        box.feat_amount.append(feat.amount)
        box.feat_kind.append(-1 if feat.unit is None else KINDS.index(feat.unit))
        box.feats_of[owner].append(number)
        box.feat_with[owner][b.FEAT_POWERS.index(feat.power)] = number


def check(tables: Tables, report: Report) -> None:
    """The constraints on any data set, house or real."""
    _check_map(tables, report)
    _check_tokens_and_dice(tables, report)
    _check_factions(tables, report)
    _check_scenarios(tables, report)
    check_vocabulary(tables, report)


def _check_map(tables: Tables, report: Report) -> None:
    the_map = tables["map"]["standard"]
    if sorted(the_map.shores) != [1, 2, 3, 4, 5, 6]:
        report("map.standard.shores", "W-C-02", "the Shores touch regions 1 to 6 and no other")
    if not the_map.bridges:
        report("map.standard.bridges", "W-C-04", "at least one land bridge joins two regions")
    pairs = [tuple(sorted(pair)) for pair in [*the_map.borders, *the_map.bridges]]
    if any(one == other for one, other in pairs) or len(set(pairs)) < len(pairs):
        report("map.standard.borders", "W-C-03", "a border joins two different regions, and is listed once")
    near: list[list[int]] = [[] for _ in range(9)]
    for one, other in pairs:
        near[one].append(other)
        near[other].append(one)
    near[b.SHORES] = list(the_map.shores)
    if max(_distances(near, b.SHORES)) == 99:
        report("map.standard.borders", "W-C-03", "every region can be reached from the Shores")


def _check_tokens_and_dice(tables: Tables, report: Report) -> None:
    symbols = {token.symbol for token in tables["token"].values()}
    if len(tables["token"]) != 11:
        report("token", "W-C-07", "there are 11 VP tokens")
    if not {*ACTIONS, None} <= symbols:
        report("token", "W-C-07", "every symbol occurs, and some tokens have none")
    if set(tables["action-die"]["standard"].faces) != set(ACTIONS):
        report("action-die.standard.faces", "W-C-08", "all four actions appear on the action die")
    if set(tables["omniscient-die"]["standard"].faces) != set(OMNI):
        report("omniscient-die.standard.faces", "W-C-09", "all four results appear on the omniscient die")


DICE = {"trapper": 6}  # W-C-10, W-A-01: three of every other kind


def _check_factions(tables: Tables, report: Report) -> None:
    for number, name in enumerate(FACTIONS):
        faction = tables["faction"][name]
        kinds = [KINDS[kind] for kind in KINDS_OF[number]]
        if sorted(faction.letters) != sorted(kinds):
            report(f"faction.{name}.letters", "W-C-18", "one letter for each elite kind of the faction")
        for id in [faction.ability, faction.special]:
            if id is not None and id not in tables["ability"]:
                report(f"faction.{name}", "W-C-16", f"there is no ability {id}")
        if sum(feat.faction == name for feat in tables["feat"].values()) != 3:
            report("feat", "W-C-17", f"{name} has three feats")
        for kind in kinds:
            unit = tables["unit"][kind]
            if unit.faction != name or unit.dice != DICE.get(kind, 3):
                report(f"unit.{kind}", "W-C-10", f"{DICE.get(kind, 3)} dice of this kind belong to {name}")
            for id in unit.abilities:
                if id not in tables["ability"]:
                    report(f"unit.{kind}.abilities", "W-C-11", f"there is no ability {id}")
    if tables["unit"]["stoic"].vp == 0:
        report("unit.stoic.vp", "W-C-12", "Stoics have a VP bonus above 0")
    if tables["faction"]["runen"].letters[0] == "ram":
        report("faction.runen.letters", "W-C-19", "Rams are not the first letter")
    if not tables["unit"]["elagynt"].deploy.endswith("-with-regular"):
        report("unit.elagynt.deploy", "W-C-13", "an Elagynt comes with one Lythe")
    traps = [tables["ability"][id].power for id in tables["unit"]["trapper"].abilities if id in tables["ability"]]
    if "trap" not in traps:
        report("unit.trapper.abilities", "W-C-14", "a Trapper returns to its board when it is used")
    powers = {
        tables["ability"][id].power for u in tables["unit"].values() for id in u.abilities if id in tables["ability"]
    }
    if not {"bulwark", "hide"} <= powers:
        report("unit", "W-C-15", "one unit takes all hits first and one heals at the start of a round")


def _check_scenarios(tables: Tables, report: Report) -> None:
    for name in FACTIONS:
        if sum(scenario.faction == name for scenario in tables["scenario"].values()) != 3:
            report("scenario", "W-C-20", f"{name} has three scenarios")
    if "RUN-1" not in tables["scenario"]:
        report("scenario", "W-C-21", "the printed scenario RUN-1 is there")
    for id, scenario in tables["scenario"].items():
        for placed in scenario.setup:
            if placed.token is not None and placed.token not in tables["token"]:
                report(f"scenario.{id}.setup", "W-C-20", f"there is no token {placed.token}")
        if len(scenario.objectives) > 2:
            report(f"scenario.{id}.objectives", "W-C-22", "there are two objective tokens")
