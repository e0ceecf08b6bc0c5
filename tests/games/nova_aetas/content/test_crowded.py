"""Packs may lengthen every list of the box: no two answers to a question are one number, and each is what it says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from plancia.bots import Bot, bot_named
from plancia.games.nova_aetas.content import read
from plancia.games.nova_aetas.content.schema.schema import EXTENSIBLE
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.shown.spots import spots
from plancia.games.nova_aetas.state.box import Box
from plancia.games.nova_aetas.state.effects.fight import once_bit
from plancia.games.nova_aetas.state.gaits import FLY, gait_of
from plancia.games.nova_aetas.words.labels.labels import label
from plancia.games.shelf import game_named
from plancia.kernel import engine
from plancia.kernel.answers import ROOM
from plancia.kernel.chance import key_of
from plancia.kernel.decision import PASS
from plancia.kernel.view import View
from plancia.kernel.written.record import write_record
from plancia.kernel.written.replay import Replay
from plancia.kernel.written.save import state_hash
from tests.games.nova_aetas.content.crowded import COPIES, write_crowd
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example

LATE = ["vincenzo-d", "altair-d", "gregorio-d", "sofia-c"]  # Heroes with high numbers
TOWN = 'phase = "settlement"\noptions.play = "campaign"\nmore.city = true\nmore.node = 1\npopolini = 999\n'


@cache
def crowd() -> Path:
    return write_crowd(Path(mkdtemp(prefix="crowd")))


def crowded_town(text: str = "", company: Sequence[str] = LATE) -> Scene:
    scene = nova(f"{TOWN}options.company = {list(company)}\n{text}", [crowd()])
    scene.g.visits = (9,) * len(scene.g.visits)
    return scene.advance()


def lists(box: Box) -> dict[str, int]:
    return {kind: len(box.tables[kind]) for kind in EXTENSIBLE}


def test_every_list_that_packs_may_lengthen_is_four_times_as_long():
    usual, crowded = lists(read.open_box()), lists(read.open_box((crowd(),)))
    copies = 1 + len(COPIES)
    of_his_own = {"skill": usual["skill"] * len(COPIES), "mission": 1}
    assert crowded == {kind: n * copies + of_his_own.get(kind, 0) for kind, n in usual.items()}
    assert max(crowded.values()) < ROOM


@example("N-CORE-TRADE", "N-CORE-SELL-ITEM")
@pytest.mark.parametrize("item", ["dagger", "sword-b", "spear-c", "greatsword-d"])
def test_a_market_sells_what_it_says_and_buys_what_somebody_has(item: str):
    scene = crowded_town()
    scene.one("vincenzo-d", "market", f"buy:{item}")
    number = scene.g.box.item_ids.index(item)
    assert [n for n, stock in enumerate(scene.g.stock) if stock] == [number]
    assert [name for name in scene.options if name.startswith("sell:")] == [f"sell:{item}"]
    scene.one(f"sell:{item}")
    assert not any(scene.g.stock)


@example("N-CORE-SKILL-BUY", "N-CORE-STRENGTHEN", "N-CORE-CLASS", "N-CORE-DESTINY")
def test_a_sheet_of_many_skills_leaves_strengthenings_class_and_destiny_alone():
    scene = crowded_town("heroes.valerio = { xp = 99, class_points = 9 }", ["valerio", *LATE[:3]])
    scene.one("valerio", "training-yard", "class", "skill-21", "rapidity", "destiny", "pass")
    assert scene.g.skills[0] >> 20 == 1
    assert (scene.g.strengthened[0], scene.g.advanced, scene.g.destiny_level[0]) == (1, 1, 2)


@example("N-CORE-ACT-SWAP", "N-CORE-BOND", "N-CORE-SKILL-FORMS")
def test_a_swap_for_nothing_uses_no_skill_up():
    """Partners swap once in an Activation; the 21st Skill of the sheet has nothing to do with it."""
    scene = nova(
        """
        rows = ["....", "...."]
        active = "valerio"
        heroes.valerio = { at = "A1" }
        heroes.rebecca = { at = "B1" }
        more.bonds = BONDS
        """.replace("BONDS", str(bonds(0, 1))),
        [crowd()],
    )
    scene.one("swap", "give:place-5")
    assert scene.g.ap == scene.g.rapidity[0]
    skills = scene.g.box.heroes[0].skills
    assert not any(scene.g.once & once_bit(scene.g, 0, skill) for skill in skills)


def bonds(one: int, other: int) -> list[int]:
    heroes = len(read.open_box((crowd(),)).tables["hero"])
    return [2 if pair == one * heroes + other else 0 for pair in range(heroes * heroes)]


@example("N-CORE-BOND")
def test_the_inn_offers_every_friend_and_every_rumour_apart():
    scene = crowded_town()
    scene.one("vincenzo-d", "inn")
    assert len(set(scene.options)) == len(scene.options)
    scene.one("bond:gregorio-d")
    one, other = (scene.g.box.hero_ids.index(name) for name in ("vincenzo-d", "gregorio-d"))
    assert [pair for pair, bond in enumerate(scene.g.bonds) if bond] == [one * scene.g.box.proper + other]


@example("N-CORE-BOND")
def test_a_friend_with_a_high_number_is_no_skill():
    ids = read.open_box((crowd(),)).hero_ids
    altair, gregorio = ids.index("altair-d"), ids.index("gregorio-d")
    scene = nova(
        f"""
        rows = ["....", "...."]
        active = "altair-d"
        options.company = {LATE}
        heroes.altair-d = {{ at = "A1", skills = "", heroism = 0 }}
        heroes.gregorio-d = {{ at = "B1" }}
        enemies.landsknecht = ["A2"]
        more.bonds = {bonds(altair, gregorio)}
        """,
        [crowd()],
        die=[1] * 9,
    )
    scene.one("attack:dagger")
    assert scene.options == ["pass", "bond:gregorio-d"]


@example("N-CORE-REACT-5")
def test_a_skill_with_a_high_number_is_no_destiny_card():
    scene = nova(
        """
        rows = ["....", "...."]
        active = "bravo"
        options.company = ["rebecca-d", "sofia-d", "altair-d", "valerio-d"]
        heroes.rebecca-d = { at = "A1", skills = "arcane-ward-d", heroism = 0 }
        enemies.bravo = ["B1"]
        """,
        [crowd()],
        die=[6] * 9,
    )
    assert scene.advance().options == ["pass", "arcane-ward-d"]


@example("N-CORE-MISSION-ACTION", "N-CORE-BUILDING", "N-CORE-CARRY")
def test_many_squares_tests_rooms_and_exits_are_told_apart():
    scene = nova('mission = "L1"\nactive = "valerio"\nheroes.valerio = { at = "N13" }\n', [crowd()], die=[6] * 40)
    scene.one("look@N14", "test-10")
    assert scene.counter("seen") == 1
    scene.one("pick-up:pebble-140")
    assert scene.g.things[139] == 0


@example("N-CORE-BUILDING")
def test_the_twelfth_exit_of_the_last_room_is_itself():
    scene = nova(
        'mission = "L1"\nactive = "valerio"\nheroes.valerio = { inside = "room-n4-7", heroism = 0 }\n', [crowd()],
        die=[1] * 9,
    )  # fmt: skip
    scene.one("leave:way-11")
    assert (scene.at("valerio"), scene.tokens("valerio")) == ("L13", "cursed")


@example("N-ITEM-OIL")
def test_an_oil_for_many_attacks_stays_the_oil_it_is():
    scene = table("valerio", "valerio A1, skills none, gear sword burn 30", "landsknecht-1 B1", die=[1] * 5)
    scene.one("attack:sword")
    assert 'gear = "sword burn 29"' in GAME.write_position(scene.g)


@example("N-ABIL-JUMP", "N-ABIL-CLIMB", "N-AI-20")
def test_a_great_jump_is_no_flight():
    assert gait_of(30, 30, 0) == gait_of(15, 15, 0) < FLY


# What has happened, by the beginning of an answer's name: (effect, the attribute that says what, its name in the box).
TOLD: dict[str, tuple[str, str, Callable[[Box, int], str]]] = {
    "goods buy:": ("GainItem", "item", lambda box, n: box.item_ids[n]),
    "goods sell:": ("LoseItem", "item", lambda box, n: box.item_ids[n]),
    "pack take:": ("Equip", "item", lambda box, n: box.item_ids[n]),
    "service rumour:": ("HearRumour", "mission", lambda box, n: box.mission_ids[n]),
    "service treat:": ("Treat", "card", lambda box, n: box.graves[n].id),
    "action play:": ("PlayDestiny", "card", lambda box, n: box.destinies[n].id),
    "action use:": ("UseUp", "item", lambda box, n: box.item_ids[n]),
    "settlement leave-for:": ("LayMission", "mission", lambda box, n: box.mission_ids[n]),
}


def heard(box: Box, said: str, log: list[Any]) -> bool | None:
    """Is what an answer named what happened? None: it is not in the table, or nothing of the kind has happened yet."""
    for beginning, (effect, attribute, name) in TOLD.items():
        if said.startswith(beginning):
            wanted = said.removeprefix(beginning).split("#")[0]
            found = [name(box, getattr(each, attribute)) for each in log if type(each).__name__ == effect]
            reagents = [box.reagents[each.reagent].id for each in log if type(each).__name__ == "ChangeReagent"]
            return (found or reagents)[0] == wanted if found or reagents else None
    return None


def look(g: Any) -> None:
    """Every answer to the questions that wait has a name, a label and a place of its own."""
    for asked in engine.pending(g):
        if asked.by < 0:
            continue
        every = list(dict.fromkeys([*asked.options, *(asked.refused or {})]))
        names = [GAME.option_name(g, asked, option) for option in every]
        assert len(set(names)) == len(names), (asked.step, sorted(name for name in names if names.count(name) > 1))
        for option in every[:40]:
            assert label(g, asked, option, "it") or option == PASS, (asked.step, option)
            spots(g, asked, option)


def play(settings: dict[str, Any], seed: int, bot: Bot) -> tuple[set[str], int]:
    """A whole game, looked at as it goes on: the kinds of questions met, how many answers were seen to come true."""
    g = GAME.table({"seats": ["one", "two"], **settings}, [crowd()])
    g.key, g.reasons, g.log, g.journal = key_of(str(seed)), True, [], []
    GAME.begin(g)
    met: set[str] = set()
    agreed = answers = 0
    while g.decision is not None:
        look(g)
        if answers % 20 == 0:
            assert state_hash(GAME.read_position(GAME.write_position(g), [crowd()])) == state_hash(g)
        answers += 1
        asked = engine.pending(g)[0]
        option = bot.choose(View(g, asked.by))
        said, so_far = f"{asked.kind} {GAME.option_name(g, asked, option)}", len(g.log)
        engine.answer(g, option, asked.by)
        met.add(asked.kind)
        true = heard(g.box, said, g.log[so_far:])
        assert true is not False, said
        agreed += true is True
    text = write_record(g, {})
    assert write_record(Replay(game_named, text, [crowd()]).play(), {}) == text
    return met, agreed


@pytest.mark.parametrize("mission", ["M2-d", "M5-c", "M6-b", "X1-d", "E1-c", "H1-b", "L1"])
def test_a_mission_of_the_crowd_is_played_by_chance(mission: str):
    met, _ = play({"play": "mission", "mission": mission, "company": LATE}, 5, bot_named("random", 5))
    assert met & {"action", "stage-test"}


def test_a_campaign_of_the_crowd_is_played_by_chance():
    met, agreed = play({"company": LATE}, 3, bot_named("random", 3))
    assert {"settlement", "place", "goods", "pack", "action", "training"} <= met
    assert agreed > 30


def test_a_campaign_of_the_crowd_is_played_by_thumb():
    met, agreed = play({"company": LATE}, 4, bot_named("thumb", 4))
    assert {"settlement", "place", "goods", "action"} <= met
    assert agreed > 10
