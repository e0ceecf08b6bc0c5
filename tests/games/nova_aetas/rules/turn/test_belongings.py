"""Things in hand (N-CORE-ACT-SWAP, N-CORE-ACT-ITEM): passed on as they are, drunk, poured, put out, picked up."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.rules.turn.actions import EXTINGUISH
from plancia.games.nova_aetas.state.sheets import refresh
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, new_game
from tests.scenes import example

FAR = "bravo-6 L8"


def gear(scene: Scene, hero: str) -> str:
    """As a position writes it."""
    lines = scene.game.write_position(scene.g).splitlines()
    start = lines.index(f"[heroes.{hero}]")
    return next((line.split('"')[1] for line in lines[start:] if line.startswith("gear = ")), "")


def marks(scene: Scene) -> tuple[int, int, int]:
    """Wounds on things, oils, empty barrels: nothing of them is left where a thing was."""
    g = scene.g
    return sum(g.gear_wounds), len([oil for oil in g.oiled if oil]), sum(bits.bit_count() for bits in g.unloaded)


# Passed on.


@example("N-CORE-ACT-SWAP", "N-ENC-CHECK")
@pytest.mark.parametrize("thing", ["crossbow unloaded", "crossbow", "sword burn 2", "sword", "shield 2", "helmet"])
@pytest.mark.parametrize("given", [True, False])
def test_a_thing_changes_hands_as_it_is(thing: str, given: bool):
    """And comes back."""
    owner, other = ("valerio", "sofia") if given else ("sofia", "valerio")
    scene = table("valerio", f"{owner} A1, skills none, gear {thing}", f"{other} B1, skills none, gear none", FAR)
    before = marks(scene)
    scene.one("swap")
    assert (gear(scene, owner), gear(scene, other), marks(scene)) == ("", thing, before)
    scene.one("swap")
    assert (gear(scene, owner), gear(scene, other), scene.g.spent) == (thing, "", 2)


@example("N-CORE-ACT-SWAP", "N-ENC-CHECK", "N-ATK-SCHOOL", "N-CORE-ADJ")
@pytest.mark.parametrize(
    ("valerio", "rebecca", "at", "why"),
    [
        ("none", "fireball", "B1", "N-CORE-ACT-SWAP"),  # a Spell of a School that he has not
        ("none", "flash", "B1", None),
        ("dagger", "none", "B1", None),
        ("none", "none", "B1", "N-CORE-ACT-SWAP"),
        ("dagger", "none", "C1", "N-CORE-ADJ"),
        ("helmet", "hood", "B1", "N-CORE-ACT-SWAP"),  # one head each
    ],
)
def test_there_must_be_something_that_the_other_can_take(valerio: str, rebecca: str, at: str, why: str | None):
    scene = table(
        "valerio", f"valerio A1, skills none, gear {valerio}", f"rebecca {at}, skills none, gear {rebecca}",
        "sofia L1, skills none", FAR,
    )  # fmt: skip
    assert scene.refused.get("swap") == why


@example("N-CORE-ACT-SWAP", "N-CORE-CARRY", "N-ENC-CHECK", "N-CORE-ADJ")
@pytest.mark.parametrize("bearer", ["valerio", "rebecca"])
def test_the_letter_may_always_be_passed_on(bearer: str):
    scene = table(
        "valerio", 'mission = "M1"', f'objects.letter-1 = "{bearer}"', "valerio A4, skills none, gear none",
        "rebecca B4, skills none, gear fireball", "brigand-1 L6",
    )  # fmt: skip
    scene.one("swap", f"{'give' if bearer == 'valerio' else 'take'}:letter-1")
    assert scene.g.things == [1 if bearer == "valerio" else 0]


# Drunk.


@example("N-CORE-ACT-ITEM", "N-ITEM-POTION", "N-CORE-BUILDING", "N-CORE-HEALING")
@pytest.mark.parametrize(("room", "why"), [("hall", None), ("study", "N-CORE-ADJ")])
def test_who_is_in_the_same_room_may_drink(room: str, why: str | None):
    scene = table(
        "vincenzo", 'mission = "M2"', "vincenzo -, skills none, inside hall, gear healing-potion, wounds 1",
        f"sofia -, inside {room}, wounds 2", "valerio A1",
    )  # fmt: skip
    scene.confirms = False
    scene.one("use:healing-potion")
    asked = {**dict.fromkeys(scene.options), **scene.refused}
    assert asked == {"vincenzo": None, "sofia": why, "valerio": "N-CORE-ADJ"}


@example("N-CORE-SKILL-FORMS", "N-CORE-ACT-ITEM", "N-CORE-HEALING")
@pytest.mark.parametrize(("skills", "asked"), [("double-dose", ["sofia"]), ("none", [])])
def test_a_double_dose_is_for_one_more(skills: str, asked: list[str]):
    scene = table(
        "vincenzo", f"vincenzo C3, skills {skills}, advanced true, gear healing-potion, wounds 5",
        "sofia D3, skills none, wounds 4", "valerio H8, skills none, wounds 2", FAR,
    )  # fmt: skip
    scene.one("use:healing-potion", "vincenzo")
    if asked:
        assert (scene.options, scene.refused) == (["pass", "sofia"], {"valerio": "N-CORE-ADJ"})
        scene.one("sofia")
    assert (scene.wounds("vincenzo"), scene.wounds("sofia")) == (2, 1 if asked else 4)


@example("N-CORE-SKILL-FORMS", "N-CORE-BUILDING", "N-CORE-ACT-ITEM")
def test_a_double_dose_reaches_who_is_in_the_same_room():
    scene = table(
        "vincenzo", 'mission = "M2"',
        "vincenzo -, skills double-dose, advanced true, inside hall, gear healing-potion, wounds 1",
        "sofia -, inside hall, wounds 2", "valerio A1",
    )  # fmt: skip
    scene.one("use:healing-potion", "vincenzo")
    assert (scene.options, scene.refused) == (["pass", "sofia"], {"valerio": "N-CORE-ADJ"})


@example("N-CORE-SKILL-FORMS", "N-ITEM-OIL", "N-CORE-ACT-ITEM")
def test_nobody_drinks_an_oil():
    scene = table(
        "vincenzo", "vincenzo C3, skills double-dose, advanced true, gear mace + fire-oil", "sofia D3, wounds 1", FAR
    )
    scene.one("use:fire-oil")
    assert (scene.question, [each.attacks for each in scene.done("Oil")]) == ("N-CORE-ACT-FREE", [2])


@example("N-CORE-HEALING", "N-CORE-ACT-ITEM")
def test_an_antidote_closes_no_wound():
    scene = table("vincenzo", "vincenzo C3, skills none, gear antidote, tokens poisoned, wounds 2", FAR)
    scene.one("use:antidote")
    assert (scene.wounds("vincenzo"), scene.tokens("vincenzo"), scene.done("Heal")) == (2, "", [])


@example("N-ITEM-OIL", "N-CORE-ACT-ITEM")
def test_an_oil_is_poured_on_a_blade():
    """Not on a Spell, nor on a blade that has one."""
    scene = table("valerio", "valerio C3, skills none, gear sword + dagger burn 1 + flash + venom-oil", FAR)
    scene.confirms = False
    scene.one("use:venom-oil")
    assert (scene.options, sorted(scene.refused.values())) == (["place-5"], ["N-ITEM-OIL", "N-ITEM-OIL"])


# Water and fire.


@example("N-CORE-TERRAIN-WATER", "N-STATUS-BURNED", "N-ABIL-JUMP")
@pytest.mark.parametrize(
    ("row", "how", "tokens"),
    [
        (".~..", ("move", "C1"), ""),  # through it
        (".~..", ("jump", "C1"), "burned"),  # over it
        ("..~.", ("jump", "C1"), ""),  # into it
        ("....", ("move", "C1"), "burned"),
        ("...~", ("move", "C1"), "burned"),
        ("~...", ("move", "C1"), "burned"),
    ],
)
def test_water_puts_out_who_goes_through_it(row: str, how: tuple[str, str], tokens: str):
    scene = table("altair", f"rows = ['{row}', 'TTT.']", "altair A1, skills acrobatics, tokens burned", "bravo-6 D2")
    assert scene.one(*how).tokens("altair") == tokens


@example("N-CORE-TERRAIN-WATER", "N-ABIL-FLY", "N-STATUS-BURNED")
@pytest.mark.parametrize(("enemy", "doused"), [("harpy", False), ("bravo", True)])
def test_who_flies_over_water_stays_on_fire(enemy: str, doused: bool):
    hero = "valerio D1, skills none, gear none"
    scene = table(enemy, "rows = ['.~..', 'TTTT']", hero, f"{enemy}-1 A1 tokens burned", die=[6] * 9)
    assert [each.doused for each in scene.done("Move")][:1] == [doused]


@example("N-CORE-ACT-EXTINGUISH", "N-AMB-36", "N-CORE-DIE")
def test_fire_is_fought_with_a_die_of_six_sides():
    scene = table("vincenzo", "vincenzo C3, skills none, tokens burned", FAR)
    thrown = set()
    for number in range(40):
        g = scene.g.clone()
        g.script, g.key = None, key_of(number)
        g.log = []
        engine.answer(g, EXTINGUISH.option())
        thrown |= {each.dice[0] for each in g.log if type(each).__name__ == "Rolled"}
    assert thrown == {1, 2, 3, 4, 5, 6}


# What lies there.


@example("N-CORE-DOWN-1", "N-CORE-CARRY")
@pytest.mark.parametrize(("square", "bravo"), [("A1", "B1"), ("C1", "B1")])
def test_what_he_carried_lies_where_he_fell(square: str, bravo: str):
    scene = table(
        "bravo", 'mission = "M2"', "alarm = 0", 'objects.register-1 = "valerio"',
        f"valerio {square}, skills none, gear none, wounds 8", f"bravo-1 {bravo}", die=[1] * 9,
        grave_wound=["broken-arm"],
    )  # fmt: skip
    assert [each.dropped for each in scene.done("GoDown")] == [(0,)]


# A campaign begins.


@example("N-CORE-CAMP-5", "N-CORE-GRAVE", "N-CORE-SELL-ITEM", "N-CORE-LOOT")
def test_a_company_begins_with_its_own_things_and_nothing_else():
    g = new_game(seats=["one"]).g
    assert (sum(g.stock), set(g.graves), set(g.extra_health), set(g.achieved)) == (0, {0}, {0}, {0})
    assert (g.grave_deck.bit_count(), g.rewards.bit_count()) == (len(g.box.graves), len(g.box.rewards))
    own = [item for hero in g.company for item in g.box.heroes[hero].equipment]
    assert [g.starting[item] for item in range(len(g.starting))] == [own.count(item) for item in range(len(g.starting))]


@example("N-CORE-CAMP-5", "N-CORE-MODE-1")
def test_a_single_mission_has_no_treasury():
    g = new_game(seats=["one"], play="mission", mission="M1").g
    assert (g.popolini, sum(g.stock), sum(g.reagents)) == (0, 0, 0)


@example("N-CORE-MISSION-SETUP", "N-CORE-CARRY")
@pytest.mark.parametrize("mission", ["M1", "M3", "M6"])
def test_when_the_map_is_laid_nothing_has_happened_yet(mission: str):
    g = new_game(seats=["one"], play="mission", mission=mission).g
    assert (sum(g.cubes), sum(g.counters), len(g.stands)) == (0, 0, g.ground.size)


@example("N-CORE-MISSION-SETUP")
def test_an_encounter_has_no_map():
    g = new_game(seats=["one"], play="mission", mission="E1").g
    assert g.stands == []


@example("N-CORE-TIER", "N-CORE-MISSION-SETUP")
@pytest.mark.parametrize(
    ("mission", "hard", "health"),
    [
        ("M1", False, {"brigand-1": 3, "landsknecht-1": 9, "cyclops-1": 28}),
        ("M1", True, {"brigand-1": 3, "landsknecht-1": 10, "cyclops-1": 29}),
        ("M4", False, {"brigand-1": 4, "landsknecht-1": 11, "cyclops-1": 30}),
        ("M4", True, {"brigand-1": 4, "landsknecht-1": 12, "cyclops-1": 31}),
        ("M6", False, {"brigand-1": 5, "landsknecht-1": 13, "cyclops-1": 32}),
    ],
)
def test_later_missions_have_hardier_enemies(mission: str, hard: bool, health: dict[str, int]):
    scene = new_game(seats=["one"], play="mission", mission=mission, difficulty="hard" if hard else "normal")
    assert {name: scene.g.health[scene.model(name)] for name in health} == health
    refresh(scene.g)
    assert {name: scene.g.health[scene.model(name)] for name in health} == health
