"""What a client draws of a table of Verrix: the scene, where options are chosen on it, and what a line shows on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec
import pytest

from plancia.games.verrix.game import GAME
from plancia.games.verrix.rules.months.restore import has_choice
from plancia.games.verrix.shown.scene import Scene
from plancia.games.verrix.state.answers import outfit_of
from plancia.games.verrix.state.box import CLASSES, GOODS, TRIBES
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.voice import VerrixVoice
from plancia.games.verrix.words import names_shown
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.words import LANGUAGES, catalogue
from tests.games.verrix.rules.events.test_events import drawing
from tests.games.verrix.scene import verrix

VOICE = VerrixVoice()
GAMES = 25


@pytest.fixture(autouse=True)
def no_faults() -> Iterator[None]:
    for lang in LANGUAGES:
        catalogue(names_shown.TEXT, lang).faults.clear()
    yield
    for lang in LANGUAGES:
        assert catalogue(names_shown.TEXT, lang).faults == []


def questions(games: int, seed: int = 0) -> Iterator[Verrix]:
    """Tables of two to five tribes at their questions, played at random, seldom passing."""
    for number in range(games):
        luck = Random(f"{seed} {number}")
        g = GAME.table({"seats": luck.sample(TRIBES, 2 + number % 4)})
        g.key, g.reasons, g.log, g.journal = key_of(f"pictures {seed} {number}"), True, [], []
        GAME.begin(g)
        while g.decision is not None:
            yield g
            options = [option for option in g.decision.options if option != -1 or luck.random() < 0.1]
            engine.answer(g, luck.choice(options or g.decision.options), g.decision.by)


def drawn(g: Verrix, seat: int = SPECTATOR, lang: str = "en") -> dict[str, Any]:
    return VOICE.scene(View(g, seat), lang)


def spots_of(scene: dict[str, Any]) -> set[str]:
    """Every address that a client finds on what it draws."""
    found = {"market", "deck", "discard", "reserve", "bag", "battle", "track", "order", "turn", "tile"}
    found |= {f"territory:{each['id']}" for each in scene["territories"]}
    found |= {f"village:{each['village']}:{each['id']}" for each in scene["territories"] if each["village"]}
    found |= {f"sea:{each['id']}" for each in scene["seas"]} | {f"good:market:{good}" for good in GOODS}
    found |= {f"hostage:market:{each['tribe']}" for each in scene["market"]["commoners"]}
    found |= {f"character:reserve:{each['id']}" for each in scene["greys"]}
    found |= {f"trophy:{each['id']}" for each in scene["trophies"]}
    found |= {f"festival:{each['id']}" for each in scene["festivals"]}
    found |= {"camp:attacker", "camp:defender", "round:1", "round:2", "round:3"} if scene["battle"] else set()
    for tribe in scene["tribes"]:
        found |= spots_of_tribe(tribe)
    return found


def spots_of_tribe(tribe: dict[str, Any]) -> set[str]:
    who = tribe["id"]
    found = {f"{thing}:{who}" for thing in ("tribe", "home", "travel", "vp", "dw", "ability")}
    found |= {f"event:{who}"} if tribe["held"]["n"] or tribe["drawn"]["n"] else set()
    found |= {f"good:{who}:{good}" for good in tribe["goods"]}
    found |= {f"hostage:{who}:{each['tribe']}" for each in tribe["hostages"]}
    found |= {f"card:{who}:{card['id']}" for card in tribe["cards"] if card["state"] != "removed"}
    found |= {f"unit:{who}:commoner"} if tribe["ready"]["commoners"] else set()
    found |= {f"unit:{who}:{each}" for each in tribe["ready"]["characters"]}
    for each in tribe["characters"]:
        found |= {f"character:{who}:{each['id']}"}
        found |= {f"slot:{who}:{each['id']}:{slot}" for slot in range(len(each["slots"]))}
    return found


def test_the_scene_is_what_its_type_says() -> None:
    for g in questions(6):
        for lang in LANGUAGES:
            scene = drawn(g, g.decision.by if g.decision else SPECTATOR, lang)
            assert msgspec.to_builtins(msgspec.convert(scene, Scene)) == scene


def test_what_is_drawn_is_all_there_is() -> None:
    """Goods, commoners and Divine Will are counted once each, wherever they lie."""
    for g in questions(8, seed=1):
        scene = drawn(g)
        tribes = scene["tribes"]
        worn = [
            slot["good"] for tribe in tribes for who in tribe["characters"] for slot in who["slots"] if slot["filled"]
        ]
        for good in scene["goods"]:
            on_cards = sum(tribe[card].get(good["id"], 0) for tribe in tribes for card in ("goods", "carried"))
            assert good["market"] + on_cards + worn.count(good["id"]) == good["n"]
        assert scene["divine_will"] + sum(tribe["divine_will"] for tribe in tribes) == 20
        people = Counter({tribe["id"]: tribe["returning"] for tribe in tribes})
        for tribe in tribes:
            people[tribe["id"]] += sum(tribe[where]["commoners"] for where in ("ready", "home", "travel", "lined_up"))
        held = [each for tribe in tribes for each in (*tribe["hostages"], *tribe["captured"])]
        for each in (*held, *scene["market"]["commoners"]):
            people[each["tribe"]] += each["n"]
        assert set(people.values()) == {7}
        printed = {card["id"] for card in scene["actions"]}
        assert printed == {card["id"] for tribe in tribes for card in tribe["cards"]}
        assert {name for card in scene["actions"] for name in card["classes"]} <= set(CLASSES)


def test_every_spot_of_an_option_is_drawn() -> None:
    kinds: Counter[str] = Counter()
    for g in questions(GAMES, seed=2):
        for asked in engine.pending(g):
            there = spots_of(drawn(g, asked.by))
            for option in [*asked.options, *(asked.refused or {})]:
                spots = VOICE.spots(g, asked, option)
                assert set(spots) <= there, (asked.step, option, spots)
                kinds[asked.kind] += bool(spots)
            assert VOICE.because(g, asked, "it")
    assert {kind for kind, n in kinds.items() if not n} <= {"number"}
    assert len(kinds) > 22, kinds


def test_an_act_is_chosen_at_its_card_and_a_way_at_the_village() -> None:
    scene = verrix("""
        active = "blue"
        [seats.blue]
        village = "9 food"
        event = "epona"
        [seats.violet]
    """).advance()
    g = scene.g
    assert g.decision is not None
    by_name = {
        GAME.option_name(g, g.decision, each): each for each in (*g.decision.options, *(g.decision.refused or {}))
    }
    spots = {name: VOICE.spots(g, g.decision, option) for name, option in by_name.items()}
    assert spots["cook"] == ["card:blue:cook"]
    assert spots["play-event"] == ["event:blue"]
    assert spots["declare-battle"] == ["battle"]
    assert spots["pass"] == []
    scene.blue("foray")
    assert VOICE.because(g, g.decision, "en") == "Foray"


def where(scene: Any) -> dict[str, list[str]]:
    """The spots of what is asked now, by the name of the answer."""
    g = scene.g
    return {
        GAME.option_name(g, g.decision, option): VOICE.spots(g, g.decision, option) for option in g.decision.options
    }


def test_an_event_is_chosen_where_its_things_lie() -> None:
    read = verrix('phase = "events"\ndeck = "feud lugh"\n[seats.violet]\ndivine_will = 4\n[seats.green]').violet("draw")
    assert where(read) == {"keep": ["event:violet"], "replace": ["deck"]}
    held = drawing("hostages-escape", green='village = "2 hostage-yellow, 1 hostage-blue"')
    assert where(held) == {"blue-from-green": ["hostage:green:blue"], "yellow-from-green": ["hostage:green:yellow"]}
    lying = drawing("the-gift", green='village = "2 cow"')
    assert where(lying) == {"market": ["good:market:cow"], "green": ["good:green:cow"]}


def test_a_card_is_meant_by_the_line_that_plays_it_and_by_no_other() -> None:
    scene = verrix('active = "blue"\n[seats.blue]\n[seats.violet]').blue("cook", "2")
    lines = {type(each).__name__: each for each in scene.g.log or []}
    played = VOICE.things(scene.g, lines["PlayCard"], "en", VOICE.tell(scene.g, lines["PlayCard"], "en"))
    assert {thing.word: thing.spot for thing in played}["Cook"] == "card:blue:cook"
    took = VOICE.things(scene.g, lines["Transfer"], "en", "Cook is a word here.")
    assert took == []


def test_an_outfit_is_chosen_at_the_slots_that_change() -> None:
    met = 0
    for g in questions(6, seed=3):
        for asked in engine.pending(g):
            if asked.kind == "outfit" and has_choice(g, asked.by):
                now = outfit_of([g.worn[who] for who in g.characters_of(asked.by)])
                for option in asked.options:
                    assert len(VOICE.spots(g, asked, option)) == (option ^ now).bit_count()
                    met += 1
    assert met > 20


def test_a_festival_tells_what_it_would_pay() -> None:
    for g in questions(4, seed=4):
        for festival in drawn(g)["festivals"]:
            assert festival["over"] == (g.over or festival["turn"] < g.turn)
            paid = Counter(dict.fromkeys(festival["would"], 0))
            for objective in festival["objectives"]:
                paid.update(dict.fromkeys(objective["met"], objective["vp"]))
            assert paid == festival["would"]


def test_a_battle_is_drawn_with_its_line_ups_and_rounds() -> None:
    scene = (
        verrix("""
        active = "blue"
        [seats.blue]
        village = "9 food"
        [seats.violet]
    """)
        .blue("declare-battle", "niamh+4")
        .violet("everyone")
    )
    battle = drawn(scene.g)["battle"]
    assert (battle["territory"], battle["disc"]) == ("brigantes", 0)
    assert battle["attacker"]["members"][0]["units"]["text"] == "Niamh and 4 commoners"
    assert battle["attacker"]["force"] == 6
    assert battle["defender"]["force"] == 8
    assert [each["state"] for each in battle["rounds"]] == ["now", "coming", "coming"]
    assert [each["due"] for each in battle["rounds"]] == ["blue", "violet", "blue"]
    scene.blue("blue:supremacy")
    battle = drawn(scene.g)["battle"]
    assert battle["rounds"][0]["played"] == {"tribe": "blue", "card": "supremacy", "name": "Supremacy"}
    assert (battle["attacker"]["force"], battle["defender"]["force"]) == (5, 5)
    assert drawn(verrix('active = "blue"\n[seats.blue]\n[seats.violet]').advance().g)["battle"] is None


def test_a_raid_is_drawn_with_both_forces() -> None:
    scene = verrix("""
        active = "blue"
        [seats.blue]
        village = "9 food"
        [seats.violet]
        village = "1 food"
    """).blue("foray", "niamh+4")
    raid = drawn(scene.g)["raid"]
    assert (raid["raider"], raid["target"], raid["card"]) == ("blue", "violet", "foray")
    assert (raid["band"], raid["attack"], raid["defence"]) == ("Niamh and 4 commoners", 6, 0)


def test_lines_name_things_that_are_in_them() -> None:
    told: Counter[str] = Counter()
    moved: Counter[str] = Counter()
    for g in questions(GAMES, seed=5):
        assert g.log is not None
        for effect in g.log:
            kind = type(effect).__name__
            motion = VOICE.motion(g, effect)
            moved[kind] += motion is not None
            for lang in LANGUAGES if told[kind] < 200 else ():
                text = VOICE.tell(g, effect, lang)
                things = VOICE.things(g, effect, lang, text)
                words = [thing.word for thing in things]
                assert words == sorted(words, key=lambda word: -len(word))
                assert all("*" not in thing.spot for thing in things)
                rest = text
                for word in words:
                    assert word in rest, (text, words)
                    rest = rest.replace(word, "·")
                told[kind] += len(words)
            assert VOICE.candidates(g, effect, "it") == []
        g.log.clear()
    silent = {"ClearBattle", "ReturnTokens", "TakeBackCards", "ShuffleEvents", "NextMonth", "NextTurn"}
    assert {kind for kind in moved if not moved[kind]} <= silent
    assert all(told[kind] for kind in ("Transfer", "MoveUnits", "Score", "PlayCard", "PlaceVillage", "Told", "Equip"))


def test_loot_flies_from_the_village_to_the_road() -> None:
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        village = "9 food"
        [seats.violet]
        village = "1 sword"
        available = ""
    """,
        rolls={"token": [0]},
    ).blue("foray", "niamh+4", "sword")
    effect = next(each for each in scene.g.log or [] if type(each).__name__ == "Transfer")
    motion = VOICE.motion(scene.g, effect)
    assert motion is not None
    assert (motion.source, motion.to, motion.piece, motion.n) == ("good:violet:sword", "travel:blue", "sword", 1)
    text = VOICE.tell(scene.g, effect, "en")
    spots = {thing.word: thing.spot for thing in VOICE.things(scene.g, effect, "en", text)}
    assert spots == {"Blue": "tribe:blue", "Violet": "tribe:violet", "Sword": "travel:blue"}


def test_a_scene_is_drawn_at_once() -> None:
    times = []
    for g in questions(4, seed=6):
        view = View(g, SPECTATOR)
        VOICE.scene(view, "en")
        start = process_time()
        for _ in range(10):
            VOICE.scene(view, "en")
        times.append((process_time() - start) / 10)
    assert median(times) < 0.002  # 250 µs on a machine with nothing else to do
