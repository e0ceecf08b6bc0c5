"""Buying elites."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.games.wroth.game import GAME
from tests.games.wroth.scene import Scene, wroth
from tests.scenes import example


def buyer(who, regions="", corra=9, more="", enemies=""):
    return wroth(f"""
        active = "{who}"
        [seats.{who}]
        dice = "mine"
        corra = {corra}
        {regions}
        {more}
        [seats.{"runen" if who != "runen" else "koda"}]
        {enemies}
    """)


@example("W-BUY-04", "W-UNIT-04", "W-DMG-07")
def test_a_grey_takes_the_place_of_a_kin():
    """W-EX-88."""
    scene = buyer("koda", 'regions.4 = "2 regular"', corra=3)
    scene.koda("buy-grey")
    assert scene.units("koda", 4) == "1 grey, 1 regular"
    assert (scene.corra["koda"], scene.discard["koda"]) == (0, 1)


@example("W-BUY-04", "AB-GUI-1", "W-MOVE-02")
def test_a_stellen_strikes_where_it_appears():
    """W-EX-89."""
    scene = buyer("guild", enemies='regions.5 = "1 regular"')
    scene.guild("buy-stellen")
    assert (scene.units("guild", 5), scene.units("runen", 5)) == ("1 stellen", "")
    assert scene.discard["runen"] == 1


@example("W-BUY-05", "W-C-13", "W-PREP-07", "W-A-15", "W-UNIT-04", "W-MOVE-02")
@pytest.mark.parametrize(("board", "discard", "left"), [(0, 0, None), (1, 0, (0, 0)), (0, 3, (0, 2)), (2, 3, (1, 3))])
def test_an_elagynt_comes_with_a_lythe(board, discard, left):
    """W-EX-90: in the zone, the only place where they may land."""
    on_map = 25 - board - discard
    scene = buyer("aldan", f'regions.8 = "{on_map} regular"', more=f"board = {board}")
    if left is None:
        assert scene.refused["buy-elagynt"] == "W-BUY-05"
        return
    scene.aldan("buy-elagynt")
    assert scene.units("aldan", "shores") == "1 elagynt, 1 regular"
    assert (scene.board["aldan"], scene.discard["aldan"]) == left


@example("W-BUY-04", "W-BUY-05", "W-C-13", "W-A-15", "W-UNIT-04")
@pytest.mark.parametrize(("board", "left"), [(1, (0, 3)), (0, (0, 2))])
def test_an_elagynt_and_its_lythe_land_together_where_aldan_stand(board, left):
    """Next to the Shores they need no zone, but still a Lythe from the board, or else from the discard."""
    mine = f'regions.3 = "2 regular"\nregions.8 = "{20 - board} regular"'
    scene = buyer("aldan", mine, corra=2, more=f"board = {board}\ndiscard = 3")
    scene.aldan("buy-elagynt", 3)
    assert scene.map("aldan") == {3: "1 elagynt, 3 regular", 8: f"{20 - board} regular"}
    assert (scene.corra["aldan"], scene.board["aldan"], scene.discard["aldan"]) == (0, *left)
    nobody = buyer("aldan", 'regions.3 = "5 regular"\nregions.8 = "20 regular"', more="board = 0")
    assert nobody.refused["buy-elagynt"] == "W-BUY-05"


PLACES = [
    ("aldan", "elagynt", 'regions.3 = "1 regular"\nregions.7 = "1 regular"', ["shores", "3"]),
    ("aldan", "wynden", 'regions.3 = "2 regular"\nregions.4 = "1 regular"\nregions.shores = "5 regular"', ["3"]),
    ("guild", "crysen", 'regions.3 = "3 regular"\nregions.7 = "1 regular"', ["shores", "3"]),
    ("koda", "grey", 'regions.3 = "1 regular"\nregions.4 = "1 trapper"\nregions.shores = "1 regular"', ["shores", "3"]),
    ("koda", "trapper", 'regions.3 = "1 regular"\nregions.7 = "1 regular"', ["shores", "3"]),
    ("runen", "stoic", 'regions.3 = "1 regular"\nregions.7 = "1 regular"', ["shores", "3"]),
    ("runen", "miner", 'regions.3 = "1 regular"\nregions.7 = "1 regular"', ["shores", "3"]),
    ("runen", "ram", 'regions.3 = "1 regular"\nregions.7 = "1 regular"', ["shores", "3"]),
    ("ooglan", "karn", 'regions.3 = "1 regular"', ["shores"]),
    ("ooglan", "nameless", 'regions.5 = "1 regular"', ["4", "5", "6", "8"]),
    ("ooglan", "nameless", 'regions.shores = "1 regular"', ["shores"]),
]


@example("W-BUY-04", "W-A-44", "W-A-45")
@pytest.mark.parametrize(("who", "unit", "regions", "places"), PLACES)
def test_where_each_elite_may_be_deployed(who, unit, regions, places):
    scene = buyer(who, regions)
    before = scene.map(who)
    scene.act(who, f"buy-{unit}")
    if len(places) > 1:
        assert scene.options == places
        assert set(scene.refused.values()) == {"W-BUY-04"}
    else:  # there was no choice
        place = places[0] if places[0] == "shores" else int(places[0])
        assert unit in scene.units(who, place)
        assert unit not in before.get(place, "")


@example("W-BUY-04", "W-SHORE-04")
def test_a_stellen_needs_an_enemy_on_the_map():
    scene = buyer("guild", enemies='regions.shores = "4 regular"')
    assert scene.refused["buy-stellen"] == "W-BUY-05"


@example("W-BUY-03", "W-BUY-02")
@pytest.mark.parametrize(
    ("who", "unit", "cost"),
    [
        ("aldan", "elagynt", 2),
        ("aldan", "wynden", 3),
        ("guild", "stellen", 3),
        ("guild", "crysen", 2),
        ("koda", "grey", 3),
        ("koda", "trapper", 1),
        ("ooglan", "karn", 3),
        ("ooglan", "nameless", 1),
        ("runen", "stoic", 2),
        ("runen", "miner", 2),
        ("runen", "ram", 3),
    ],
)
def test_what_each_elite_costs(who, unit, cost):
    enemies = 'regions.3 = "1 regular"'
    scene = buyer(who, 'regions.3 = "3 regular"', corra=cost - 1, enemies=enemies)
    assert scene.refused[f"buy-{unit}"] == "W-BUY-03"
    scene = buyer(who, 'regions.3 = "3 regular"', corra=cost, enemies=enemies)
    scene.act(who, f"buy-{unit}")
    if scene.question == "W-BUY-04":
        scene.act(who, scene.options[0])
    assert scene.corra[who] == 0


@example("W-BUY-06", "W-A-49", "W-BUY-02")
def test_an_elite_on_the_map_cannot_be_bought_again():
    scene = buyer("runen", 'regions.3 = "2 stoic, 1 stoic-1"')
    assert scene.refused["buy-stoic"] == "W-BUY-06"


@example("W-BUY-06")
def test_only_your_own_elites_are_for_sale():
    scene = buyer("runen")
    assert [name for name in (*scene.options, *scene.refused) if name.startswith("buy")] == [
        "buy-stoic", "buy-miner", "buy-ram",
    ]  # fmt: skip


@example("W-BUY-02", "W-BUY-08")
def test_buy_as_many_as_you_can_pay_for():
    scene = buyer("runen", corra=6)
    scene.runen("buy-stoic", "buy-stoic", "buy-stoic")
    assert scene.units("runen", "shores") == "3 stoic"
    assert scene.dice("runen") == "mine"


@example("W-BUY-07", "W-A-09")
def test_buying_is_no_action():
    scene = buyer("runen", more='omniscient = "double"')
    scene.runen("buy-stoic")
    assert scene.refused["omniscient"] == "W-OMNI-07"


@example("ALD-F2", "W-BUY-03")
def test_codes_of_the_first_age():
    """The first elite of a round costs one less."""
    scene = buyer("aldan", corra=4, more='feats = ["ALD-F2"]')
    scene.aldan("buy-elagynt")
    assert scene.corra["aldan"] == 3
    scene.aldan("buy-elagynt")
    assert scene.corra["aldan"] == 1
    scene = buyer("aldan", corra=2, more='feats = ["ALD-F2"]\nbought = 1')
    scene.aldan("buy-elagynt")
    assert scene.corra["aldan"] == 0


@example("ALD-F2", "W-BUY-03")
def test_an_elite_never_costs_less_than_one():
    """One less for the first of a round: two for an Elagynt becomes one, and the second is dear again."""
    scene = buyer("aldan", corra=1, more='feats = ["ALD-F2"]')
    scene.aldan("buy-elagynt")
    assert scene.corra["aldan"] == 0
    scene = buyer("aldan", corra=2, more='feats = ["ALD-F2"]')
    scene.aldan("buy-elagynt")
    assert scene.refused["buy-elagynt"] == "W-BUY-03"


@example("W-BUY-04", "W-A-45")
def test_one_lythe_anywhere_off_the_map_lets_an_elagynt_land():
    scene = buyer("aldan", 'regions.3 = "24 regular"', more="board = 1")
    scene.aldan("buy-elagynt")
    assert scene.options == ["shores", "3"]


@example("ALD-F2", "W-BUY-03")
def test_the_discount_is_one_also_on_a_dear_elite():
    scene = buyer("aldan", 'regions.3 = "3 regular"', corra=3, more='feats = ["ALD-F2"]')
    scene.aldan("buy-wynden")
    assert scene.corra["aldan"] == 1


@example("W-BUY-04", "W-A-45")
def test_a_pack_may_send_an_elite_with_a_regular_to_the_zone_only(tmp_path: Path):
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "wroth"\ntitle = "Mine"\nplancia = 1\n', "utf-8")
    (tmp_path / "cards.toml").write_text("[unit.elagynt]\ndeploy = 'zone-with-regular'", "utf-8")
    text = 'active = "aldan"\n[seats.aldan]\ncorra = 9\ndice = "mine"\nregions.3 = "{n} regular"\nboard = {board}\n'
    scene = Scene(GAME.read_position(text.format(n=24, board=1) + "[seats.koda]", [tmp_path]), {})
    scene.aldan("buy-elagynt")
    assert scene.map("aldan") == {"shores": "1 elagynt, 1 regular", 3: "24 regular"}
    scene = Scene(GAME.read_position(text.format(n=25, board=0) + "[seats.koda]", [tmp_path]), {})
    assert scene.refused["buy-elagynt"] == "W-BUY-05"
