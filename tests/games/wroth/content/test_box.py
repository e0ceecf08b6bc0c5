"""What is in the box, and what every box must obey."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.game import GAME
from plancia.games.wroth.state.box import ACTIONS, FACTIONS, KINDS, OMNI, POWERS
from plancia.kernel.content import ContentError
from plancia.kernel.game import BadSettings
from tests.scenes import example


@example("W-C-01", "W-C-02", "W-C-03", "W-C-04", "W-MAP-01", "W-SHORE-07")
def test_which_regions_touch():
    assert open_box().next_to == [
        [1, 2, 3, 4, 5, 6],
        [2, 6, 7],
        [1, 3, 7],
        [2, 4, 7, 8],
        [3, 5, 8],
        [4, 6, 8],
        [1, 5, 7, 8],
        [1, 2, 3, 6, 8],
        [3, 4, 5, 6, 7],
    ]


@example("W-C-07", "W-SPOILS-06")
def test_the_eleven_tokens():
    box = open_box()
    assert box.token_value == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3]
    symbols = ["" if symbol < 0 else ACTIONS[symbol] for symbol in box.token_symbol]
    assert symbols == ["mine", "extend", "maneuver", "battle", "mine", "battle", "maneuver", "", "", "", ""]


@example("W-C-08", "W-C-09")
def test_the_faces_of_the_dice():
    box = open_box()
    assert [box.action_faces.count(face) for face in range(4)] == [2, 1, 2, 1]
    assert {OMNI[face]: box.omni_faces.count(face) for face in range(4)} == {
        "mine": 2, "strike": 2, "assault": 1, "double": 1,
    }  # fmt: skip


@example("W-C-10", "W-C-11", "W-C-12", "W-UNIT-07", "W-UNIT-03")
def test_the_elites():
    box = open_box()
    numbers = zip(box.dice, box.cost, box.vitality, box.vp, strict=True)
    assert dict(zip(KINDS, numbers, strict=True)) == {
        "elagynt": (3, 2, 3, 1),
        "wynden": (3, 3, 2, 1),
        "stellen": (3, 3, 1, 0),
        "crysen": (3, 2, 3, 2),
        "grey": (3, 3, 4, 1),
        "trapper": (6, 1, 1, 0),
        "stoic": (3, 2, 3, 1),
        "miner": (3, 2, 3, 0),
        "ram": (3, 3, 3, 1),
        "karn": (3, 3, 3, 1),
        "nameless": (3, 1, 1, 0),
    }


@example("W-C-16", "W-C-18", "W-C-19", "W-SETUP-08")
def test_the_boards_of_the_factions():
    box = open_box()
    letters = {name: [KINDS[kind] for kind in box.letters[who]] for who, name in enumerate(FACTIONS)}
    assert letters == {
        "aldan": ["elagynt", "wynden"],
        "guild": ["crysen", "stellen"],
        "koda": ["grey", "trapper"],
        "ooglan": ["karn", "nameless"],
        "runen": ["stoic", "miner", "ram"],
    }
    paid = [POWERS[power] if power >= 0 else "" for power in box.ability]
    assert paid == ["summons", "hired-swords", "", "howl", ""]
    assert box.ability_cost == [2, 3, 0, 3, 0]


@example("W-C-15", "W-C-21")
def test_the_runen_are_sturdy_and_have_the_printed_scenario():
    box = open_box()
    assert box.slots_with[POWERS.index("bulwark")][4]
    assert box.slots_with[POWERS.index("hide")][4]
    names = {card.id: card.record.name.it for card in box.scenarios}
    assert names["RUN-1"] == "Dimostrazione di Forza"
    assert {"Invocare la Pioggia", "Sfoltire i Deboli"} <= set(names.values())


@example("W-C-23", "W-GEN-08")
@pytest.mark.parametrize("name", ["paldeyn", "venna"])
def test_the_factions_of_the_expansions_are_known_by_name_only(name: str):
    assert name not in open_box().tables["faction"]
    with pytest.raises(BadSettings, match="W-GEN-08"):
        GAME.table({"seats": ["koda", name]})


BROKEN = [
    ("W-C-02", "[map.standard]\nshores = [1, 2, 3, 4, 5, 7]"),
    ("W-C-03", "[map.standard]\nborders = [[1, 2], [1, 2]]"),
    ("W-C-03", "[map.standard]\nborders = [[1, 2], [2, 3], [6, 7], [7, 8], [8, 8]]\nbridges = [[1, 7]]"),
    ("W-C-03", "[map.standard]\nborders = [[1, 2], [3, 4], [4, 5], [1, 6]]\nbridges = [[2, 3], [5, 6]]"),
    ("W-C-04", "[map.standard]\nbridges = []"),
    ("W-C-07", "[token.TK-02]\nsymbol = 'mine'"),
    ("W-C-08", "[action-die.standard]\nfaces = ['mine', 'mine', 'extend', 'extend', 'maneuver', 'maneuver']"),
    ("W-C-09", "[omniscient-die.standard]\nfaces = ['mine', 'mine', 'strike', 'strike', 'assault', 'assault']"),
    ("W-C-10", "[unit.trapper]\ndice = 3"),
    ("W-C-11", "[unit.grey]\nabilities = ['AB-KOD-9']"),
    ("W-C-12", "[unit.stoic]\nvp = 0"),
    ("W-C-13", "[unit.elagynt]\ndeploy = 'zone'"),
    ("W-C-14", "[unit.trapper]\nabilities = []"),
    ("W-C-15", "[unit.ram]\nabilities = ['AB-RUN-3']"),
    ("W-C-16", "[faction.koda]\nability = 'AB-KOD-9'"),
    ("W-C-17", "[feat.KOD-F1]\nfaction = 'runen'"),
    ("W-C-18", "[faction.koda]\nletters = ['grey', 'grey']"),
    ("W-C-19", "[faction.runen]\nletters = ['ram', 'stoic', 'miner']"),
    ("W-C-20", "[scenario.KOD-1]\nfaction = 'runen'"),
    ("W-C-22", "[scenario.ALD-2]\nobjectives = [1, 2, 3]"),
]


@example(*sorted({rule for rule, _ in BROKEN}), "W-C-21", "W-C-23")
@pytest.mark.parametrize(("rule", "text"), BROKEN)
def test_a_pack_that_breaks_a_rule_of_the_box_is_told_which(rule, text, tmp_path: Path):
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "wroth"\ntitle = "Mine"\nplancia = 1\n', "utf-8")
    (tmp_path / "cards.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        GAME.table({"seats": ["koda", "runen"]}, [tmp_path])
    assert rule in {problem.code for problem in caught.value.problems}
