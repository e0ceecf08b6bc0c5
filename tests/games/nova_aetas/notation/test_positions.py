"""Positions: what they say, what they refuse; settings; and what is worked out again after a load."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.notation.position import read_position
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.game import BadSettings
from plancia.kernel.written.position import PositionError
from plancia.kernel.written.save import dump, load
from plancia.lab.random_walk import walk
from tests.games.nova_aetas.scene import Curtain, nova
from tests.scenes import example

FIELD = 'rows = ["....", ".T..", "...."]\n'


def complaint(text: str) -> str:
    with pytest.raises(PositionError) as found:
        read_position(GAME, FIELD + text)
    return str(found.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[heroes.valerio]\nat = "B2"', "N-MAP-CUMBERSOME"),
        ('[heroes.valerio]\nat = "E1"', "N-CORE-GRID"),
        ('[heroes.valerio]\nat = "A1"\n[heroes.sofia]\nat = "A1"', "N-CORE-FREE"),
        ('[heroes.valerio]\nat = "A1"\nwounds = 9', "N-CORE-DOWN-1"),
        ('[heroes.valerio]\nat = "A1"\ntokens = "blind"', 'did you mean "blinded"'),
        ('[heroes.valerio]\nat = "A1"\ngear = "greatsword, halberd"', "N-ENC-CHECK"),
        ('[heroes.valerio]\nat = "A1"\ngear = "shield 4"', "N-TRAIT-RESISTANCE"),
        ('[heroes.altair]\nat = "A1"', "N-CORE-MODE-1"),
        ('[enemies]\nbrigant = ["A1"]', 'did you mean "brigand"'),
        ('[enemies.brigand-1]\nat = "A1"\nwounds = 3', "N-CORE-DEFEAT"),
        ('active = "valerio"\n', "N-CORE-HORO-4"),
        ('active = "brigand"\n', "N-AI-01"),
        ("[more]\nhp = 3", "there is no field"),
        ('[more]\nt = "now"', "more.t"),
    ],
)
def test_a_position_that_cannot_be_says_why(text: str, said: str):
    assert said in complaint(text)


def test_every_mistake_is_told_at_its_line():
    told = complaint('[heroes.valerio]\nat = "A1"\ntokens = "cold"\n[enemies]\norc = ["A2"]')
    assert "position:4:" in told
    assert "position:6:" in told


@example("N-TRAIT-RESISTANCE", "N-TOKEN-UNLOADED", "N-ITEM-OIL")
def test_things_are_written_with_what_is_on_them():
    scene = nova(FIELD + '[heroes.valerio]\nat = "A1"\ngear = "shield 2, crossbow unloaded, dagger burn 2"')
    written = GAME.write_position(scene.g)
    assert 'gear = "shield 2, dagger burn 2, crossbow unloaded"' in written
    assert read_position(GAME, written).gear_wounds == scene.g.gear_wounds


def test_the_sets_of_squares_are_worked_out_again():
    for g in walk(GAME, {"seats": ["one"], "play": "mission", "mission": "M3"}, 5, 12):
        again = load(GAME, dump(g))
        masks = (g.heroes_at, g.enemies_at, g.tall_at)
        assert (again.heroes_at, again.enemies_at, again.tall_at) == masks
        again.heroes_at = 0
        again.restored()
        assert again.heroes_at == masks[0]


# -- settings


@example("N-CORE-MODE-1")
@pytest.mark.parametrize(
    ("settings", "rule"),
    [
        ({"seats": []}, "N-CORE-MODE-1"),
        ({"seats": ["one", "one"]}, "N-CORE-MODE-1"),
        ({"seats": ["five"]}, "N-CORE-MODE-1"),
        ({"seats": ["one"], "company": ["valerio", "sofia"]}, "N-CORE-MODE-1"),
        ({"seats": ["one"], "company": ["valerio", "sofia", "rebecca", "agorix"]}, "N-CORE-MODE-1"),
        ({"seats": ["one"], "play": "mission", "mission": "M9"}, "N-CORE-CAMP-1"),
        ({"seats": ["one"], "rows": ["...."]}, "N-CORE-GRID"),
        ({"seats": ["one"], "cheat": True}, "N-CORE-MODE-1"),
    ],
)
def test_what_cannot_be_played_is_refused(settings: dict[str, object], rule: str):
    with pytest.raises(BadSettings) as found:
        GAME.table(settings)
    assert found.value.rule == rule
    assert found.value.texts["it"]


@example("N-CORE-MODE-1", "N-CORE-MODE-2")
@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        (["two"], [1, 1, 1, 1]),
        (["one", "three"], [0, 0, 2, 2]),
        (["one", "two", "three"], [0, 0, 1, 2]),
        (["one", "two", "three", "four"], [0, 1, 2, 3]),
    ],
)
def test_the_heroes_are_shared_out(seats: list[str], shares: list[int]):
    g = GAME.table({"seats": seats, "play": "mission", "mission": "M1"})
    assert [g.controller(hero) for hero in g.company] == shares
    g.key = key_of(1)
    GAME.begin(g)
    askers = []
    while g.decision is not None and len(askers) < 4:  # each places his own
        askers.append(g.decision.by)
        engine.answer(g, g.decision.options[0])
    assert askers == shares


@example("N-CORE-ATK-AREA-HERO")
def test_a_position_can_be_written_while_the_blow_spreads_to_the_last_rows_of_a_map():
    scene = nova(
        """
        mission = "M5"
        active = "valerio"
        [heroes.valerio]
        at = "G8"
        gear = "spear"
        [heroes.sofia]
        at = "I8"
        tokens = "defended"
        [enemies]
        papal-guard = ["H8"]
        """,
        die=[4, 4, 1, 1, 1],
    )
    scene.one("attack:spear", "pass")
    while "defended" not in scene.options:
        scene.one("pass")
    scene.g.stack = [frame for frame in scene.g.stack if not isinstance(frame, Curtain)]
    again = read_position(GAME, GAME.write_position(scene.g))
    engine.advance(again)
    assert GAME.write_position(again) == GAME.write_position(scene.g)


@example("N-CORE-TEST-MIN", "N-STATUS-POISONED", "N-STATUS-DISADVANTAGED")
def test_a_position_can_be_written_before_a_test_that_has_too_few_dice():
    """Rebecca's dagger against a shield: of her two dice three are taken, and she may still ask for a blessing."""
    scene = nova(
        """
        mission = "M5"
        active = "rebecca"
        [heroes.rebecca]
        at = "G8"
        gear = "dagger"
        tokens = "poisoned disadvantaged blessed"
        [enemies]
        papal-guard = ["H8"]
        """
    )
    scene.one("attack:dagger")
    assert scene.options == ["pass", "blessed"]
    scene.g.stack = [frame for frame in scene.g.stack if not isinstance(frame, Curtain)]
    again = read_position(GAME, GAME.write_position(scene.g))
    engine.advance(again)
    assert GAME.write_position(again) == GAME.write_position(scene.g)


@example("N-ATK-SCHOOL")
@pytest.mark.parametrize("more", ["", 'schools = "mens"\n', "advanced = true\n"])
def test_a_position_gives_no_spell_to_who_lacks_its_school(more: str):
    said = complaint(f'[heroes.sofia]\nat = "A1"\n{more}gear = "bow, fireball"\n')
    assert f":{4 + more.count(chr(10))}:" in said
    assert "N-ATK-SCHOOL: sofia does not have the School of fireball" in said


@example("N-ATK-SCHOOL")
def test_a_position_gives_a_spell_to_who_has_its_school_and_a_cantrip_to_anybody():
    g = read_position(GAME, FIELD + '[heroes.sofia]\nat = "A1"\nschools = "ignis"\ngear = "fireball, arcane-dart"\n')
    fireball = g.box.item_ids.index("fireball")
    assert g.gear.count(fireball) == 2  # Rebecca has her own


@example("N-ATK-SCHOOL", "N-CORE-CLASS")
def test_a_class_with_a_school_brings_it_to_a_position():
    g = read_position(GAME, FIELD + '[heroes.rebecca]\nat = "A1"\nadvanced = true\n')
    assert g.schools[1] & ~g.box.heroes[1].schools


@example("N-CORE-CAMP-1")
def test_who_names_a_mission_plays_that_one_and_who_names_none_a_campaign():
    assert GAME.table({"seats": ["one"], "mission": "M2"}).settings == {
        "seats": ["one"],
        "play": "mission",
        "mission": "M2",
        "company": ["valerio", "rebecca", "sofia", "vincenzo"],
    }
    assert GAME.table({"seats": ["one"]}).settings["play"] == "campaign"
