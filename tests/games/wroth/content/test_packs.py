"""Packs: every number in one counts or is refused at its line, and one that says twice as much can be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.game import GAME, WrothGame
from plancia.games.wroth.state.answers import FALLS, PARTY, chosen_slots
from plancia.games.wroth.state.state import Wroth
from plancia.kernel import engine
from plancia.kernel.written.record import option_name
from plancia.lab.laws import every_game_ends, positions_lead_back, records_lead_back, saves_are_whole
from plancia.lab.random_walk import walk
from tests.games.packs import pack_of, problems_of, written_over
from tests.games.wroth.scene import wroth
from tests.scenes import example

# -- numbers that count


@example("ALD-3", "W-SCEN-02")
@pytest.mark.parametrize(("n", "runen", "koda"), [(1, "1 regular", "5 regular"), (2, "", "4 regular")])
def test_a_pack_says_how_much_more_an_attack_on_mixed_company_hurts(n: int, runen: str, koda: str, tmp_path: Path):
    """Two attacks with 1 damage, and n more as long as two factions stand there."""
    pack = pack_of(tmp_path, "wroth", f'[scenario.ALD-3]\nevents = [{{ what = "mixed-attack", n = {n} }}]')
    scene = wroth(
        """
        active = "aldan"
        ai = "aldan"
        scenario = "ALD-3"
        [seats.koda]
        regions.3 = "5 regular"
        [seats.runen]
        regions.3 = "5 regular"
        [seats.aldan]
        dice = "battle"
        regions.4 = "1 regular"
        """,
        packs=[pack],
    )
    while scene.waits_for == "koda" and "runen:regular" in scene.options:
        scene.koda("runen:regular")
    assert (scene.units("runen", 3), scene.units("koda", 3)) == (runen, koda)


@example("RUN-3", "W-SCEN-02")
def test_a_pack_says_what_a_grudge_is_worth(tmp_path: Path):
    pack = pack_of(tmp_path, "wroth", '[scenario.RUN-3]\nevents = [{ what = "grudges", n = 3 }]')
    scene = wroth(
        """
        active = "koda"
        ai = "runen"
        scenario = "RUN-3"
        [seats.koda]
        dice = "battle"
        regions.3 = "1 regular"
        [seats.runen]
        dice = "mine"
        regions.3 = "1 stoic-1"
        """,
        packs=[pack],
    )
    scene.koda("spend-battle")
    assert scene.corra["runen"] == 3


# -- words that would be passed over

PASSED_OVER = [
    ("[scenario.ALD-2]\nevents = [{ what = 'base-fixed', n = 3 }]", 2, "events.0.n"),
    ("[scenario.ALD-2]\nevents = [\n  { what = 'grudges' },\n  { what = 'attacks', unit = 'wynden' },\n]", 4, "unit"),
    ("[scenario.ALD-2]\nevents = [{ what = 'cheaper' }]", 2, "events.0"),
    ("[scenario.ALD-2]\nevents = [{ what = 'cheaper', unit = 'ram' }]", 2, "events.0.unit"),
    ("[scenario.ALD-2]\nevents = [{ what = 'attacks', n = 1 }, { what = 'attacks', n = 3 }]", 2, "events.1"),
    ("[scenario.ALD-2]\nevents = [{ what = 'base-alternates', regions = [3] }]", 2, "events.0.regions"),
    (
        "[scenario.ALD-2]\nmissions = [{ side = 'ai', what = 'vp', vp = [9, 9, 9, 9], discards = [1, 1, 1, 1] }]",
        2,
        "dis",
    ),
    ("[scenario.ALD-2]\nmissions = [{ side = 'humans', what = 'no-humans' }]", 2, "missions.0.side"),
    ("[scenario.ALD-2]\nmissions = [{ side = 'ai', what = 'hold' }]", 2, "missions.0"),
    ("[scenario.ALD-2]\nsetup = [{ at = 'base', token = 'TK-10' }]", 2, "setup.0.at"),
    ("[scenario.ALD-2]\nsetup = [{ at = 3, token = 'TK-10', n = [2, 2, 2, 2] }]", 2, "setup.0.n"),
    ("[scenario.ALD-2]\nsetup = [{ at = 3, unit = 'ram' }]", 2, "setup.0.unit"),
    ("[scenario.ALD-2]\nsetup = [{ at = 3, unit = 'wynden', n = [1, 1, 1, 4] }]", 2, "setup"),
    ("[ability.AB-RUN-1]\namount = 2", 2, "ability.AB-RUN-1.amount"),
    ("[ability.AB-RUN-2]\ncost = 2", 2, "ability.AB-RUN-2.cost"),
    ("[ability.AB-RUN-2]\npower = 'fury'", 2, "ability.AB-RUN-2.power"),
    ("[faction.koda]\nability = 'AB-KOD-1'", 2, "faction.koda.ability"),
    ("[unit.stoic]\nabilities = ['AB-RUN-1', 'AB-ALD-3']", 2, "unit.stoic.abilities.1"),
    ("[unit.ram]\ndeploy_needs = 2", 2, "unit.ram.deploy_needs"),
    ("[feat.OOG-F3]\namount = 4", 2, "feat.OOG-F3.amount"),
    ("[feat.OOG-F3]\nonce = false", 2, "feat.OOG-F3.once"),
    ("[feat.KOD-F2]\nunit = 'grey'", 2, "feat.KOD-F2.unit"),
    ("[feat.KOD-F1]\nunit = 'ram'", 2, "feat.KOD-F1.unit"),
    ("[feat.KOD-F3]\npower = 'recover'\nonce = false", 2, "feat.KOD-F3.power"),
]
IN_A_ROW = [
    ("{ do = 'attack', n = 1, per_human = true, at = 3 }", "per_human"),
    ("{ do = 'attack', n = 1 }", "chaos.0.0"),
    ("{ do = 'elite', unit = 'any' }", "unit"),
    ("{ do = 'move', unit = 'priority' }", "unit"),
    ("{ do = 'elite', unit = 'wynden', n = 2 }", "n"),
    ("{ do = 'corra' }", "chaos.0.0"),
    ("{ do = 'corra', n = 1, per_human = true }", "n"),
    ("{ do = 'attack-all', n = 1, regions = [3], unit = 'wynden' }", "chaos.0.0"),
    ("{ do = 'nothing', n = 1 }", "n"),
]


@example("W-C-24")
@pytest.mark.parametrize(("text", "line", "path"), PASSED_OVER)
def test_what_no_rule_would_read_is_refused_at_its_line(text: str, line: int, path: str, tmp_path: Path):
    found = problems_of(GAME, {"seats": ["koda", "runen"]}, pack_of(tmp_path / "mine", "wroth", text))
    assert any(said.startswith(f"mine/cards.toml:{line} W-C-24 ") and path in said for said in found), found


@example("W-C-24")
@pytest.mark.parametrize(("order", "path"), IN_A_ROW)
def test_an_order_of_the_chaos_die_says_what_it_uses(order: str, path: str, tmp_path: Path):
    rows = ",\n".join([f"[{order}]"] + ["[{ do = 'nothing' }]"] * 7)
    pack = pack_of(tmp_path / "mine", "wroth", f"[scenario.ALD-2]\nchaos = [\n{rows}\n]")
    found = problems_of(GAME, {"seats": ["koda", "runen"]}, pack)
    assert any(said.startswith("mine/cards.toml:3 W-C-24 ") and path in said for said in found), found


# -- twice as much of everything


def doubled(folder: Path) -> Path:
    """Every list that a pack may lengthen is about twice as long, and every elite as tough as dice go."""
    tables = open_box().tables
    more = {"what": "attacks", "n": 3}

    def unit(id: str, record: Any) -> dict[str, Any]:
        return {"vitality": 6, "abilities": list(dict.fromkeys([*record.abilities, "AB-KOD-2", "AB-KOD-1"]))}

    def scenario(id: str, record: Any) -> dict[str, Any]:
        rows = [[plain(order) for order in row] for row in record.chaos]
        missions = [plain(mission) for mission in record.missions]
        return {
            "events": [*(plain(event) for event in record.events if event.what != "attacks"), more],
            "chaos": [(row + row)[:4] for row in rows],
            "missions": (missions + missions)[:6],
            "setup": [*(plain(placed) for placed in record.setup), {"at": "base", "unit": "regular"}],
            "objectives": [1, 2],
        }

    def the_map(id: str, record: Any) -> dict[str, Any]:
        known = {tuple(sorted(pair)) for pair in [*record.borders, *record.bridges]}
        others = [list(pair) for pair in combinations(range(1, 9), 2) if pair not in known]
        return {"borders": [list(pair) for pair in record.borders] + others[: len(record.borders)]}

    return pack_of(folder, "wroth", written_over(tables, {"unit": unit, "scenario": scenario, "map": the_map}))


def plain(record: Any) -> dict[str, Any]:
    values = {name: getattr(record, name) for name in record.__struct_fields__}
    return {name: value for name, value in values.items() if value is not None}


class Doubled(WrothGame):
    __module__ = WrothGame.__module__  # where its procedures are looked up

    def __init__(self, pack: Path) -> None:
        self.pack = pack

    def table(self, settings: Mapping[str, Any], packs: Sequence[Path] = (), base: Path | None = None) -> Wroth:
        return super().table(settings, (self.pack,), base)

    def read_position(self, text: str, packs: Sequence[Path] = (), base: Path | None = None) -> Wroth:
        return super().read_position(text, (self.pack,), base)


TABLES: list[dict[str, Any]] = [
    {"seats": ["runen", "koda", "aldan", "guild"]},
    {"seats": ["runen", "ooglan"]},
    {"seats": ["runen", "koda", "guild"], "ai": "aldan", "scenario": "ALD-1"},
    {"seats": ["runen", "ooglan"], "ai": "koda", "scenario": "KOD-3"},
]


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> Doubled:
    return Doubled(doubled(tmp_path_factory.mktemp("packs") / "twice"))


def test_the_box_has_more_slots_than_a_number_of_five_bits(twice: Doubled):
    assert twice.table(TABLES[0]).box.width > 32


@pytest.mark.parametrize("place", range(len(TABLES)))
@pytest.mark.parametrize("law", [every_game_ends, records_lead_back, positions_lead_back, saves_are_whole])
def test_a_whole_game_with_twice_as_much_of_everything(law: Any, place: int, twice: Doubled):
    law(twice, TABLES[place], place, 12)


def test_every_option_means_what_was_offered(twice: Doubled):
    met = set()
    for place, settings in enumerate(TABLES):
        for g in walk(twice, settings, f"twice {place}", 400, stride=1):
            assert isinstance(g, Wroth)
            for asked in engine.pending(g):
                met.add(asked.kind)
                names = [option_name(g, asked, option) for option in asked.options]
                assert len(set(names)) == len(names)
                assert all(is_there(g, asked.kind, asked.by, option) for option in asked.options)
    assert {"units", "casualty"} <= met


def is_there(g: Wroth, kind: str, by: int, option: int) -> bool:
    """Does what an option names stand where it is looked for?"""
    frame: Any = g.stack[-1]
    if kind == "units":
        return all(g.at(by, frame.origin, slot) for slot in chosen_slots(g.box, option))
    if kind == "casualty":
        who, slot = FALLS.numbers(option, g.box)
        return who in g.humans and g.at(who, frame.region, slot) > 0
    return True


def test_one_slot_and_two_are_never_the_same_number(twice: Doubled):
    box = twice.table(TABLES[0]).box
    pairs = {
        (slot, other): PARTY.pair(other + 1, slot, box) for slot in range(box.width) for other in range(slot, box.width)
    }
    options = [*range(box.width), *pairs.values()]
    assert len(set(options)) == len(options)
    assert all(chosen_slots(box, option) == list(pair) for pair, option in pairs.items())
