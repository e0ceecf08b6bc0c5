"""What a client draws of a table of Wroth: the scene, where options are chosen on it, and what a line shows on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec
import pytest

from plancia.games.wroth.game import GAME
from plancia.games.wroth.rules.round.victory import score
from plancia.games.wroth.shown.drawn_once import SIDES
from plancia.games.wroth.shown.scene import Scene
from plancia.games.wroth.state.box import MAP
from plancia.games.wroth.state.effects_round import Score, Weighed
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.voice import WrothVoice
from plancia.games.wroth.words import names_shown
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.words import LANGUAGES, catalogue
from tests.games.wroth.scene import wroth

VOICE = WrothVoice()
GAMES = 40


@pytest.fixture(autouse=True)
def no_faults() -> Iterator[None]:
    for lang in LANGUAGES:
        catalogue(names_shown.TEXT, lang).faults.clear()
    yield
    for lang in LANGUAGES:
        assert catalogue(names_shown.TEXT, lang).faults == []


def questions(games: int, seed: int = 0) -> Iterator[Wroth]:
    """Tables of every mode at their questions, played at random."""
    for number in range(games):
        g = GAME.table(GAME.any_settings(Random(number), number))
        g.key, g.reasons, g.log, g.journal = key_of(f"pictures {seed} {number}"), True, [], []
        GAME.begin(g)
        luck = Random(number)
        while g.decision is not None:
            yield g
            engine.answer(g, luck.choice(g.decision.options))


def drawn(g: Wroth, lang: str = "en") -> dict[str, Any]:
    return VOICE.scene(View(g, SPECTATOR), lang)


def spots_of(scene: dict[str, Any]) -> set[str]:
    """Every address that a client finds on what it draws."""
    found = {"stockpile", *(f"die:{face}" for face, n in scene["pool"].items() if n)}
    if scene["coop"]:
        found |= {"chaos", "base", "scenario"}
    for region in scene["regions"]:
        found |= {f"region:{region['id']}"} | ({f"token:{region['id']}"} if region["token"] else set())
        for army in region["armies"]:
            place = f"{army['who']}:{region['id']}"
            found |= {f"army:{place}"} | ({f"unit:{place}:regular"} if army["regulars"] else set())
            found |= {f"unit:{place}:{elites['kind']}" for elites in army["elites"]}
    for faction in scene["factions"]:
        who = faction["id"]
        found |= {f"{thing}:{who}" for thing in ("faction", "board", "discard", "corra")}
        found |= {f"held:{who}:{face}" for face, n in faction["dice"].items() if n}
        found |= {f"omni:{who}"} if faction["omni"] else set()
        found |= {f"elite:{who}:{elite['kind']}" for elite in faction["reserve"]}
        found |= {f"feat:{feat['id']}" for feat in faction["feats"]}
        found |= {f"ability:{ability['id']}" for ability in faction["abilities"]}
    return found | {f"vp:{side['id']}" for side in scene["sides"]}


def test_the_scene_is_what_its_type_says() -> None:
    for g in questions(6):
        for lang in LANGUAGES:
            scene = drawn(g, lang)
            assert msgspec.to_builtins(msgspec.convert(scene, Scene)) == scene


def test_every_spot_of_an_option_is_drawn() -> None:
    kinds: Counter[str] = Counter()
    for g in questions(GAMES):
        there = spots_of(drawn(g))
        for asked in engine.pending(g):
            for option in [*asked.options, *(asked.refused or {})]:
                spots = VOICE.spots(g, asked, option)
                assert set(spots) <= there, (asked.step, option, spots)
                kinds[asked.kind] += bool(spots)
            assert VOICE.because(g, asked, "it")
    chosen_on_the_board = ("region", "origin", "step", "faction", "face", "bonus", "unit", "units", "casualty", "dice")
    assert all(kinds[kind] for kind in chosen_on_the_board), kinds


def test_steps_are_chosen_at_the_things_they_use() -> None:
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle mine"
        omniscient = "strike"
        corra = 9
        regions.1 = "3 regular"
        [seats.runen]
        regions.1 = "1 regular"
    """).advance()
    g = scene.g
    assert g.decision is not None
    named = {
        GAME.option_name(g, g.decision, option): VOICE.spots(g, g.decision, option) for option in g.decision.options
    }
    assert named["spend-battle"] == ["held:koda:battle"]
    assert named["discard-battle"] == []
    assert named["buy-grey"] == ["elite:koda:grey"]
    assert named["omniscient"] == ["omni:koda"]
    assert VOICE.because(g, g.decision, "en") == "Actions"


@pytest.mark.parametrize(
    ("name", "said"),
    [("trap", "Trap"), ("feat-KOD-F1", "Koda-konn Wakes"), ("omniscient", "Strike"), ("spend-battle", "Battle")],
)
def test_a_question_is_put_in_the_name_of_what_is_used(name: str, said: str) -> None:
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle mine"
        omniscient = "strike"
        feats = ["KOD-F1"]
        regions.1 = "3 regular, 1 trapper"
        regions.2 = "3 regular"
        [seats.runen]
        regions.1 = "2 regular, 1 stoic"
        regions.2 = "2 regular"
        [seats.guild]
        regions.1 = "2 regular"
        regions.2 = "2 regular"
    """).koda(name)
    assert said in VOICE.because(scene.g, scene.g.decision, "en")


def test_what_a_region_would_pay_is_what_it_pays() -> None:
    paid = 0
    for g in questions(8, seed=1):
        scene = drawn(g)
        twin = g.clone()
        twin.log = []
        for region in MAP if g.round else ():
            score(twin, region)
        scores = [effect for effect in twin.log if isinstance(effect, Score)]
        would = {region["id"]: (each["side"], each["vp"]) for region in scene["regions"] for each in region["would"]}
        assert would == {each.region: (SIDES[each.side], each.token + each.domination + each.bonus) for each in scores}
        assert would.keys() <= {region["id"] for region in scene["regions"] if region["holder"]}
        paid += len(would)
    assert paid


def test_the_scene_tells_strongest_elites_first_and_threat_only_against_the_ai() -> None:
    for g in questions(12, seed=2):
        scene = drawn(g)
        for region in scene["regions"]:
            assert (region["threat"] is not None) == (scene["coop"] and region["id"] in MAP)
            for army in region["armies"]:
                assert army["units"] == army["regulars"] + sum(elites["n"] for elites in army["elites"])
                kinds = [elites["kind"] for elites in army["elites"]]
                for kind in kinds:
                    strength = [elites["vitality"] for elites in army["elites"] if elites["kind"] == kind]
                    assert strength == sorted(strength, reverse=True)


def test_lines_name_things_that_are_in_them() -> None:
    told: Counter[str] = Counter()
    moved: Counter[str] = Counter()
    for g in questions(GAMES, seed=3):
        assert g.log is not None
        for effect in g.log:
            kind = type(effect).__name__
            moved[kind] += VOICE.motion(g, effect) is not None
            for lang in LANGUAGES:
                text = VOICE.trace(g, effect, lang) if VOICE.is_thought(effect) else VOICE.tell(g, effect, lang)
                things = VOICE.things(g, effect, lang, text)
                words = [thing.word for thing in things]
                assert all(word in text for word in words), (text, words)
                assert words == sorted(words, key=lambda word: -len(word))
                rest = text
                for word in words:
                    assert word in rest, (text, words)
                    rest = rest.replace(word, "·")
                told[kind] += len(words)
            weighed = VOICE.candidates(g, effect, "it")
            assert bool(weighed) == isinstance(effect, Weighed)
            assert not weighed or sum(each.chosen for each in weighed) == 1
        g.log.clear()
    silent = {"BeginRound", "BeginPhase", "Settle", "LayTokens", "Remember"}
    assert {kind for kind in moved if not moved[kind]} <= silent
    assert all(told[kind] for kind in ("Move", "Hit", "Deploy", "Score", "GainCorra", "Told", "UseFeat", "Weighed"))


def test_a_move_flies_from_region_to_region() -> None:
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "maneuver"
        regions.1 = "2 regular"
        [seats.runen]
        regions.7 = "1 regular"
    """)
    scene.koda("spend-maneuver", "1", "2", "regular+regular")
    effect = next(effect for effect in scene.g.log or [] if type(effect).__name__ == "Move")
    motion = VOICE.motion(scene.g, effect)
    assert motion is not None
    assert (motion.how, motion.source, motion.to) == ("move", "region:1", "region:2")
    assert (motion.who, motion.piece, motion.n) == ("koda", "regular", 2)
    text = VOICE.tell(scene.g, effect, "en")
    spots = {thing.word: thing.spot for thing in VOICE.things(scene.g, effect, "en", text)}
    assert spots == {
        "region 1": "region:1",
        "region 2": "region:2",
        "Koda": "faction:koda",
        "Kin": "unit:koda:2:regular",
    }


def test_a_scene_is_drawn_at_once() -> None:
    times = []
    for g in questions(4, seed=4):
        view = View(g, SPECTATOR)
        VOICE.scene(view, "en")
        start = process_time()
        for _ in range(20):
            VOICE.scene(view, "en")
        times.append((process_time() - start) / 20)
    assert median(times) < 0.0006  # 60 µs on a machine with nothing else to do
