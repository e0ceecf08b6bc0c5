"""What a mission's cards say happens, and what is tried for it (N-CORE-OBJECTIVES, N-CORE-MISSION-ACTION)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.rules.missions.draft import beside_the_first, bring
from plancia.games.nova_aetas.rules.missions.mission import prepare
from plancia.games.nova_aetas.state.sheets import replaced
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import RARE, Scene, drill, new_game, nova, rare
from tests.scenes import example


def in_rare(*lines: str, **rolls: list[str]) -> Scene:
    return table("valerio", 'mission = "RARE"', *(lines or ("valerio A4, skills none",)), packs=[RARE], **rolls)


# On the Horologium.


def at_five(more: str = "") -> Scene:
    text = (
        'mission = "RARE"\nt = 4\nheroes.valerio = { at = "A4", hour = 20 }\nheroes.sofia = { at = "A5", hour = 6 }\n'
    )
    return rare(f"{text}\n{more}", draft=["bravo"] * 4).advance()


@example("N-CORE-HORO-9", "N-CORE-OBJECTIVES", "N-CORE-DRAFT")
def test_everything_that_an_hour_brings_happens_in_its_order():
    scene = at_five()
    assert (scene.counter("doors"), scene.counter("bells")) == (1, 2)
    assert [scene.at(f"bravo-{n}") for n in (1, 2, 3)] == ["H3", "H4", ""]


@example("N-CORE-DRAFT", "N-CORE-HORO-9")
def test_the_hard_game_drafts_one_more_on_the_first_square():
    """H3 is taken by then: the nearest Free Square to it is H2."""
    scene = at_five('options.difficulty = "hard"')
    assert [scene.at(f"bravo-{n}") for n in (1, 2, 3)] == ["H3", "H4", "H2"]


@example("N-CORE-DRAFT", "N-CORE-MISSION-ACTION")
def test_in_the_hard_game_a_failed_test_wakes_no_more_than_one():
    text = (
        'mission = "X1"\noptions.difficulty = "hard"\nactive = "valerio"\nheroes.valerio = { at = "J4", heroism = 0 }'
    )
    scene = nova(text, die=[1, 1], draft=["restless-dead"] * 2)
    scene.one("open-the-sarcophagus@J4", "test-2").pass_all()
    assert len(scene.done("DrawDraft")) == 1


@example("N-CORE-HORO-7")
@pytest.mark.parametrize(("kind", "hour"), [("x-7-3", 1), ("x", 2), ("x-4-7", 4)])
def test_who_is_quick_acts_soon(kind: str, hour: int):
    """Rapidity 7, 6, 4: the token is laid at now + 8 less Rapidity, one Sector ahead at least."""
    scene = drill('rows = ["......"]\nt = 3\nactive = "valerio"\nheroes.valerio.at = "A1"')
    bring(scene.g, scene.g.box.enemy_ids.index(kind), 3, "N-CORE-HORO-7")
    assert scene.hour(kind) == 3 + hour


@example("N-CORE-EVENT")
@pytest.mark.parametrize(("hour", "then"), [(14, 14), (15, 14), (16, 15)])
def test_bells_hurry_no_token_to_before_the_next_sector(hour: int, then: int):
    text = 'mission = "M1"\nt = 12\nheroes.valerio = { at = "E5", hour = 13 }\nenemies.landsknecht = ["K3"]\n'
    scene = nova(f"{text}hours.landsknecht = {hour}", event=["tolling-bells"]).advance()
    assert (scene.hour("landsknecht"), len(scene.done("SetGroupHour"))) == (then, hour != then)


# Allies and objects.


@example("N-ABIL-ALLY", "N-CORE-HORO-7")
def test_an_ally_comes_once_and_acts_by_his_rapidity():
    scene = in_rare("valerio A4, skills none", "t = 4").one("call-the-prisoner")
    prisoner = scene.model("prisoner")
    assert (scene.at("prisoner"), scene.hour("prisoner")) == ("A1", 4 + 8 - scene.g.rapidity[prisoner])
    scene.one("call-the-prisoner")
    assert len(scene.done("Arrive", model="prisoner")) == 1


@example("N-CORE-CARRY", "N-CORE-DIST", "N-CORE-MISSION-ACTION")
def test_the_nearest_object_of_its_kind_is_taken():
    """A coin lies in the corner A1 and one on H5; what lies on B4 is a key."""
    scene = in_rare().one("find-a-coin")
    assert [each.thing for each in scene.done("TakeThing")] == [0]


@example("N-AI-15", "N-CORE-DIST")
def test_of_two_that_lie_together_the_first_is_stolen():
    scene = nova(
        """
        mission = "M6"
        active = "masked-captain"
        heroes.rebecca.at = "L8"
        enemies.masked-captain = ["C4"]
        objects.blood-1 = "C3"
        objects.blood-2 = "C3"
        """
    ).advance()
    assert [each.thing for each in scene.done("LoseThing")] == [0]


# Mission Actions.


@example("N-CORE-KEYWORD", "N-CORE-MISSION-ACTION")
@pytest.mark.parametrize(("hero", "why"), [("valerio", None), ("rebecca", "N-CORE-KEYWORD")])
def test_a_door_is_broken_by_who_is_brutal(hero: str, why: str | None):
    scene = table(hero, 'mission = "RARE"', f"{hero} A4, skills none", packs=[RARE])
    assert scene.refused.get("break-the-door") == why


@example("N-CORE-MISSION-ACTION", "N-CORE-ACT-MISSION", "N-CORE-ACT-AP")
@pytest.mark.parametrize(("left", "poured"), [(1, 1), (0, 0)])
def test_a_failed_test_is_made_up_for_with_the_last_ap(left: int, poured: int):
    """Blood is poured for nothing with a Test, otherwise for 1 AP."""
    scene = nova(
        """
        mission = "M6"
        active = "rebecca"
        heroes.rebecca = { at = "F4", skills = "", heroism = 0, destiny = "the-star" }
        heroes.valerio.at = "A4"
        objects.blood-1 = "rebecca"
        """,
        die=[1] * 7,
    )
    scene.one(*["wait"] * (6 - left))
    scene.one("pour-the-blood@F3", "test-1").pass_all()
    assert (scene.counter("pour"), scene.g.things[0] == 1) == (poured, not poured)


@example("N-ABIL-HORDE", "N-CORE-ADJ")
def test_a_horde_stands_beside_its_first_and_not_above():
    """North of D2 is a terrace: the second of them stands on C2."""
    scene = nova(
        f"""
        rows = {["......"] * 4}
        heights = {{ D1 = 1 }}
        active = "valerio"
        heroes.valerio.at = "A4"
        enemies.restless-dead = ["D2"]
        """
    )
    kind = scene.g.box.enemy_ids.index("restless-dead")
    beside_the_first(scene.g, kind, scene.model("restless-dead-1"))
    assert scene.at("restless-dead-2") == "C2"


@example("N-ABIL-HORDE")
def test_a_horde_without_room_beside_its_first_stands_as_near_as_it_can():
    """On the four squares around D2 stand others; C1 comes first in reading order."""
    scene = nova(
        f"""
        rows = {["......"] * 4}
        active = "valerio"
        heroes.valerio.at = "D1"
        heroes.sofia.at = "C2"
        heroes.rebecca.at = "E2"
        heroes.vincenzo.at = "D3"
        enemies.restless-dead = ["D2"]
        """
    )
    beside_the_first(scene.g, scene.g.box.enemy_ids.index("restless-dead"), scene.model("restless-dead-1"))
    assert scene.at("restless-dead-2") == "C1"


@example("N-ABIL-HEAVY", "N-CORE-FREE", "N-CORE-DRAFT")
@pytest.mark.parametrize(("kind", "square"), [("bravo", "C1"), ("bronze-colossus", "D1")])
def test_who_is_heavy_comes_to_level_ground(kind: str, square: str):
    """C1 is a terrace, and so is everything west of it; somebody stands on B1."""
    scene = nova('rows = ["111..."]\nactive = "valerio"\nheroes.valerio.at = "B1"')
    bring(scene.g, scene.g.box.enemy_ids.index(kind), 2, "N-CORE-DRAFT")
    assert scene.at(f"{kind}-1") == square


# Set-up.


@example("N-CORE-MISSION-SETUP", "N-CORE-OBJECTIVES")
def test_without_friends_in_rome_all_the_guards_are_there():
    scene = nova('mission = "M5"\nphase = "set-up"')
    for square in ("A1", "B1", "A2"):
        scene.one(square)
    assert [scene.at(f"papal-guard-{n}") for n in range(1, 6)] == ["F5", "H5", "J5", "I6", "K5"]


@example("N-CORE-MISSION-SETUP", "N-CORE-DESTINY", "N-MAP-HERO")
def test_heroes_are_placed_and_draw_one_after_the_other():
    scene = new_game(seats=["one"], play="mission", mission="M1")
    while scene.question != "N-CORE-MISSION-SETUP":
        scene.one("pass" if "pass" in scene.options else scene.options[0])
    cards = ["eclipse", "new-moon", "the-star", "full-moon"]
    scene.rolls(destiny_card=cards)
    squares = ["A4", "B4", "A5", "B5"]
    scene.one(*squares)
    heroes = [scene.g.box.hero_ids[hero] for hero in scene.g.company]
    assert [scene.at(hero) for hero in heroes] == squares
    drawn = [(scene.g.box.hero_ids[each.hero], each.card) for each in scene.done("DrawDestiny")]
    ids = [card.id for card in scene.g.box.destinies]
    assert drawn == [(hero, ids.index(card)) for hero, card in zip(heroes, cards)]


@example("N-CORE-MISSION-SETUP")
@pytest.mark.parametrize(("flags", "tokens"), [("'weakened'", "disadvantaged"), ("", "")])
def test_whom_m5_has_weakened_begins_m6_at_a_disadvantage(flags: str, tokens: str):
    scene = nova(f'mission = "M6"\nflags = [{flags}]\nactive = "valerio"\nheroes.valerio.at = "A4"')
    prepare(scene.g, 0)
    assert scene.tokens("valerio") == tokens


@example("N-CORE-GRAVE", "N-CORE-MISSION-SETUP")
@pytest.mark.parametrize(("health", "wounds"), [(2, 1), (3, 2), (9, 2)])
def test_a_festering_wound_leaves_one_health_at_least(health: int, wounds: int):
    scene = nova('mission = "M1"\nactive = "valerio"\nheroes.valerio = { at = "E5", graves = "festering-wound" }')
    scene.g.health = replaced(scene.g.health, 0, health)
    prepare(scene.g, 0)
    assert scene.wounds("valerio") == wounds
