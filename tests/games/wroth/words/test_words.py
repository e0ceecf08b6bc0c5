"""Every question, option, refusal and line of the log has its words, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from plancia.games.voices import voice_of
from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.game import GAME
from plancia.games.wroth.state import effects, effects_round
from plancia.games.wroth.state.box import FACTIONS
from plancia.games.wroth.words import labels, log, names_shown, prompts
from plancia.games.wroth.words.rule_cards import about
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.state import Effect
from plancia.kernel.words import LANGUAGES, Catalogue, catalogue
from plancia.table.told.log import line_of
from tests.games.spoken import asking_steps, check_question, is_known, no_faults, told_in_the_sources
from tests.games.wroth.scene import wroth

VOICE = voice_of("wroth")
GAMES = 120  # every scenario with every number of humans


@pytest.fixture(autouse=True)
def everything_is_said():
    with no_faults(names_shown.TEXT):
        yield


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_that_asks_has_its_prompt(lang):
    say = catalogue(names_shown.TEXT, lang)
    assert {step for step in asking_steps("wroth") if step not in say} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_its_line(lang):
    say = catalogue(names_shown.TEXT, lang)
    verbs = [*vars(effects).values(), *vars(effects_round).values()]
    kinds = {cls.__name__ for cls in verbs if isinstance(cls, type) and issubclass(cls, Effect)}
    kinds -= {"Effect", "Told", "Weighed"}
    assert len(kinds) > 20
    assert {kind for kind in kinds if f"did-{kind}" not in say} == set()
    assert {what for what in told_in_the_sources("wroth") if f"told-{what}" not in say} == set()


def test_random_games_of_every_mode_can_be_told():
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        settings = GAME.any_settings(Random(number), number)
        if number % 3 == 0 and "ai" not in settings:
            settings["extra_feat"] = settings["seats"][:1]
        play_in_words(settings, number, seen)
    rare = {"AIHowl-choose_regular", "RegionSpoils-choose_for_the_team"}  # which have a scene of their own
    assert asking_steps("wroth") - set(seen) <= rare
    assert {f"told {what}" for what in told_in_the_sources("wroth")} - set(seen) == set()


def play_in_words(settings, number, seen):
    g = GAME.table(settings)
    g.key, g.reasons, g.log = key_of(number), True, []
    pick = Random(f"words {number}")
    GAME.begin(g)
    told = 0
    while True:
        for effect in g.log[told:]:
            check_line(g, effect, seen)
        told = len(g.log)
        if g.decision is None:
            return
        if not is_known(seen, g.decision.step):
            check_question(VOICE, g, g.decision)
        engine.answer(g, pick.choice(g.decision.options), g.decision.by)


def check_line(g, effect, seen):
    kind = f"told {effect.what}" if isinstance(effect, effects_round.Told) else type(effect).__name__
    if is_known(seen, kind):
        return
    rule = effect.cites()
    assert rule in prompts.ledger(g.box).rules or rule in prompts.ledger(g.box).cards
    for lang in LANGUAGES:
        assert log.tell(g, effect, lang)
        if effect.THOUGHT:
            assert len(log.trace(g, effect, lang)) < len(log.trace(g, effect, lang, full=True))


def test_the_captain_is_asked_when_the_ai_howls():
    scene = wroth("""
        ai = "ooglan"
        scenario = "OOG-3"
        phase = "maintenance"
        [seats.koda]
        regions.8 = "1 grey, 2 regular"
        [seats.aldan]
        regions.8 = "2 regular"
        [seats.ooglan]
        regions.8 = "1 regular"
    """).advance()
    assert scene.g.decision.step == "AIHowl-choose_regular"
    check_question(VOICE, scene.g, scene.g.decision)
    assert prompts.prompt(scene.g, scene.g.decision, "it") == (
        "Ululato: capitano, la regolare di chi fugge dalla regione 8 alla regione 3?"
    )


def test_the_captain_is_asked_who_acts_for_the_team():
    scene = wroth("""
        round = 2
        phase = "spoils"
        ai = "koda"
        scenario = "KOD-2"
        tokens = { 1 = "1 mine" }
        options.coop_spoils = "team"
        [seats.aldan]
        regions.1 = "2 regular"
        [seats.guild]
        regions.1 = "2 regular"
        [seats.koda]
    """).advance()
    assert scene.g.decision.step == "RegionSpoils-choose_for_the_team"
    check_question(VOICE, scene.g, scene.g.decision)
    assert prompts.prompt(scene.g, scene.g.decision, "it") == (
        "Bottino della regione 1: chi esegue l'azione bonus (Estrazione) per la squadra?"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_card_and_unit_can_be_looked_up(lang):
    box = open_box()
    book = prompts.ledger(box)
    for id in [*book.rules, *book.cards]:
        card = about(box, id.lower(), lang)
        assert card is not None
        assert card.id == id
        assert all(line.strip() for line in card.lines)
    assert about(box, "W-NO-1", lang) is None


def test_no_language_leaks_into_the_other():
    """Words that can only be of one language, in what the other one says of a whole game."""
    english = re.compile(r"\b(the|and|of|with|region|takes|deploys|moves|dice|turn)\b", re.IGNORECASE)
    italian = re.compile(r"\b(il|la|gli|della|nella|con|regione|prende|schiera|muove|dadi|turno)\b", re.IGNORECASE)
    g = GAME.table({"seats": ["guild", "ooglan"], "ai": "koda", "scenario": "KOD-1"})
    g.key, g.reasons, g.log = key_of("leak"), True, []
    pick = Random(1)
    GAME.begin(g)
    while g.decision is not None:
        for lang, other in (("it", english), ("en", italian)):
            said = [prompts.prompt(g, g.decision, lang)]
            said += [labels.label(g, g.decision, option, lang) for option in g.decision.options]
            assert [text for text in said if other.search(text)] == []
        engine.answer(g, pick.choice(g.decision.options), g.decision.by)
    for lang, other in (("it", english), ("en", italian)):
        assert [text for effect in g.log if other.search(text := log.tell(g, effect, lang))] == []


def test_a_player_reads_what_a_player_would_say():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        corra = 1
        regions.1 = "2 regular, 1 grey-3"
        regions.shores = "1 trapper"
        [seats.runen]
        regions.7 = "1 regular, 1 stoic"
        [seats.guild]
        regions.7 = "2 regular"
    """).advance()
    g = scene.g
    read = [labels.label(g, g.decision, option, "en") for option in g.decision.options]
    assert "Battle: attack a region in reach for 1 damage" in read
    assert "Buy 1 Trapper (vitality 1) for 1 Corra; you have 1" in read
    scene.koda("spend-battle")
    assert prompts.prompt(g, g.decision, "it") == "Quale fazione attacchi nella regione 7 (1 danno)?"
    assert labels.label(g, g.decision, FACTIONS.index("guild"), "it") == "La Gilda · 2 Lame"
    assert labels.label(g, g.decision, FACTIONS.index("runen"), "it") == (
        "Runen · 1 Guardia del Focolare e 1 Stoico (3/3)"
    )
    refused = VOICE.why(g, g.decision, FACTIONS.index("koda"), "it")
    assert refused is not None
    assert (refused.rule, refused.text) == ("W-DMG-06", "Non puoi attaccare né danneggiare la tua stessa fazione.")
    scene.koda("guild")
    assert log.tell(g, g.log[-1], "it").startswith("Koda infligge 1 danno nella regione 7: cade 1 Lama della Gilda")


def test_the_ai_says_what_it_weighed():
    g = GAME.table({"seats": ["koda"], "ai": "runen", "scenario": "RUN-1"})
    thought = effects_round.Weighed("W-AI-TURN-08", "threat", (1, 3, 7), (3, 5, 5), 3, True)
    assert log.trace(g, thought, "en") == "highest threat: region 3 (5), tied, so the lowest number"
    assert log.trace(g, thought, "it", full=True) == (
        "minaccia più alta: regione 3 (5), in parità, quindi il numero più basso; "
        "a confronto: regione 1 (3), regione 3 (5), regione 7 (5)"
    )


def test_a_missing_word_is_noted_and_never_stops_a_game(tmp_path):
    (tmp_path / "en.ftl").write_text("known = { $who } is here\n")
    say = Catalogue(tmp_path, "en")
    assert say("unknown") == "unknown"
    say("known")
    assert len(say.faults) == 2


def test_a_line_names_the_card_or_unit_it_points_to():
    g = GAME.table({"seats": ["koda", "runen"]})
    discarded = effects.Discard(FACTIONS.index("koda"), 3, 1, "grey")
    assert [line_of(voice_of("wroth"), g, discarded, lang)["card"] for lang in LANGUAGES] == ["Grey", "Grigio"]
    assert "card" not in line_of(voice_of("wroth"), g, effects_round.BeginRound(2), "en")


def test_who_stands_in_a_region_is_told_by_number_and_name():
    scene = wroth("""
        round = 2
        phase = "actions"
        [seats.koda]
        regions.3 = "2 regular, 1 grey-2, 2 trapper"
        [seats.runen]
        regions.3 = "1 stoic"
    """)
    names = names_shown.Names(scene.g, "en")
    assert names.crowd(3) == "Koda 2 + 2 Trappers + 1 Grey (2/4), Runen 1 Stoic"
    assert names_shown.Names(scene.g, "it").crowd(8) == "vuota"
