"""The command line itself: help in both languages, errors in one line, and the rules ledger."""

from __future__ import annotations

import inspect
import re

import pytest

from plancia.cli.commands.pack import check
from plancia.cli.commands.play import play_of
from plancia.cli.commands.position import position
from plancia.cli.commands.replay import replay
from plancia.cli.commands.rules import rules, table_of_rules
from plancia.cli.console import speak
from plancia.cli.main import build, take_language
from plancia.games.shelf import names
from plancia.games.voices import voice_of
from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.words.prompts import ledger
from plancia.kernel.state import Tally
from plancia.table.told.coverage import Citations, any_table

COMMANDS = {
    "cmd-play-title": play_of(names()[0]),
    "cmd-replay": replay,
    "cmd-position": position,
    "cmd-rules": rules,
    "cmd-pack-check": check,
}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_option_has_its_help(lang):
    console = speak(lang)
    build(console)
    for key, command in COMMANDS.items():
        options = {name.replace("_", "-") for name in inspect.signature(command).parameters}
        assert set(console.say.attributes(key, settings="")) == {*options, "usage"}, key
    assert console.say.faults == []


def test_help_in_both_languages(plancia):
    english, italian = plancia("--help"), plancia("play", "wroth", "--help", lang="it")
    assert english.returncode == italian.returncode == 0
    assert "Usage: plancia COMMAND" in english.stdout
    assert "Uso: plancia play wroth [OPZIONI]" in italian.stdout
    assert re.search(r"\b(Usage|Display|Options|default)\b", italian.stdout) is None
    assert all(len(line) <= 80 for line in (english.stdout + italian.stdout).splitlines())


@pytest.mark.parametrize(
    ("arguments", "english", "italian"),
    [
        (("zork",), "there is no command “zork”", "non c'è un comando «zork»"),
        (("play", "chess"), "there is no command “chess”", "non c'è un comando «chess»"),
        (("play", "wroth", "--zork", "1"), "there is no option --zork", "non c'è un'opzione --zork"),
        (("play", "wroth", "--zork"), "--zork is missing or has no value", "--zork manca o non ha un valore"),
        (("play", "wroth", "--ai", "zork"), "choose among aldan, guild", "scegli tra aldan, guild"),
        (("play", "wroth", "--delay", "soon"), "“soon” does not fit --delay", "«soon» non va bene per --delay"),
        (("play", "wroth", "--seats", "koda=zork"), "“zork” is no player", "«zork» non è un giocatore"),
        (("play", "wroth", "--seats", "koda,koda"), "koda is named twice", "koda è nominata due volte"),
        (("play", "wroth", "--seats", "koda"), "W-GEN-04: ", "W-GEN-04: in modalità standard"),
        (("play", "wroth", "--seats", "koda,venna"), "W-GEN-08: ", "W-GEN-08: venna è in"),
        (
            ("play", "wroth", "--ai", "runen", "--scenario", "KOD-1"),
            "W-COOP-SETUP-20: ",
            "W-COOP-SETUP-20: lo scenario KOD-1 vuole koda",
        ),
        (("play", "wroth", "--seats", "koda,runen", "--feats", "KOD-F1"), "for example koda=", "per esempio koda="),
        (("play", "wroth", "--seats", "koda,runen", "--extra-feat", "zork"), "W-GEN-01: ", "W-GEN-01: "),
        (("play", "verrix", "--seats", "green"), "V-A-35: ", "V-A-35: a Verrix si gioca"),
        (("play", "verrix", "--seats", "green,koda"), "V-SETUP-10: ", "V-SETUP-10: la tribù koda non esiste"),
        (("play", "verrix", "--first", "koda"), "choose among none, blue, green", "scegli tra none, blue, green"),
        (("replay",), "FILE is missing", "FILE manca"),
        (("position",), "name a position file", "indica un file di posizione"),
        (("rules", "wroth", "W-ACT-7"), "did you mean W-ACT-07?", "intendevi W-ACT-07?"),
        (("rules", "chess"), "there is no game “chess”", "non c'è un gioco «chess»"),
    ],
)
def test_a_mistake_is_one_clear_line(inside, arguments, english, italian):
    for lang, text in (("en", english), ("it", italian)):
        done = inside(*arguments, lang=lang)
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1
        assert text in done.stderr


def test_the_language_may_stand_anywhere():
    assert take_language(["--lang", "it", "rules"]) == ("it", ["rules"])
    assert take_language(["rules", "--lang=en", "wroth"]) == ("en", ["rules", "wroth"])
    assert take_language(["rules"]) == (None, ["rules"])


def test_a_language_we_do_not_speak(inside):
    done = inside("rules", lang="fr")
    assert done.returncode == 2
    assert "“fr”" in done.stderr


def test_no_hole_in_the_ledger():
    book, cited = ledger(open_box()), Citations("wroth")
    assert cited.holes(book) == []
    known = {*book.rules, *book.cards}
    for ids in (cited.code, cited.tests):
        assert {id for id in ids if re.fullmatch(r"W-.*-\d+", id)} - known == set()


def test_every_rule_is_shown_by_a_test():
    shown = Citations("wroth").tests
    assert [id for id, rule in ledger(open_box()).rules.items() if rule.not_code is None and id not in shown] == []


def test_no_rule_says_that_it_is_not_code_although_it_is():
    book, cited = ledger(open_box()), Citations("wroth")
    assert [id for id, rule in book.rules.items() if rule.not_code is not None and id in cited.code] == []


def test_the_rulings_a_rule_names_are_in_the_ledger():
    book = ledger(open_box())
    assert {id for rule in book.rules.values() for id in rule.rulings} - set(book.rules) == set()


def test_a_rule_with_its_code_its_tests_and_how_often_it_was_met(inside):
    done = inside("rules", "wroth", "w-act-07", "--games", "8", lang="it")
    assert "Battaglia: attacca una regione che occupi" in done.stdout
    assert "plancia/games/wroth/rules/units/damage.py:" in done.stdout
    assert "Chiarita da: W-A-10, W-A-11" in done.stdout
    assert re.search(r"vietate [1-9]", done.stdout)


@pytest.mark.parametrize("game", names())
def test_the_code_of_every_game_is_found_by_its_name(inside, game):
    done = inside("rules", game, "--games", "1")
    assert "NOWHERE" not in done.stdout
    assert done.stdout.rstrip().endswith("are cited by code or say why not.")


def test_holes_in_the_ledger_are_named_however_many(capsys):
    book, cited = ledger(open_box()), Citations("no-such-game")
    speak("en")
    table_of_rules(book, cited, list(book.rules), Tally(), False, voice_of("wroth"), None)
    shown = capsys.readouterr().out
    assert "W-A-38" in shown.rpartition(":")[2]


KINDS = [
    ("nova-aetas", "sofia", "Hero", "Eroe"),
    ("nova-aetas", "mend", "Spell", "Magia"),
    ("nova-aetas", "sword", "Item", "Oggetto"),
    ("nova-aetas", "cleave", "Skill", "Abilità"),
    ("nova-aetas", "papal-guard", "Enemy", "Nemico"),
    ("nova-aetas", "M1", "Mission", "Missione"),
    ("nova-aetas", "rome", "Faction", "Fazione"),
    ("wroth", "stoic", "elite", "élite"),
    ("verrix", "blue", "tribe", "tribù"),
]


@pytest.mark.parametrize(("game", "id", "english", "italian"), KINDS)
def test_a_card_says_what_kind_of_thing_it_is(game, id, english, italian):
    box = any_table(game).box
    assert [voice_of(game).about(box, id, lang).kind_name for lang in ("en", "it")] == [english, italian]


@pytest.mark.parametrize("game", names())
def test_only_factions_and_tribes_are_called_so(game):
    """Which is what a kind without a word of its own falls back to."""
    box, face = any_table(game).box, voice_of(game)
    last = {"wroth": "faction", "verrix": "tribe", "nova-aetas": "word of the game"}[game]
    told = [face.about(box, id, "en") for id in face.ledger(box).cards]
    assert {card.kind for card in told if card.kind_name == last} <= {"faction", "tribe", "word"}


def test_the_table_of_all_rules(inside):
    done = inside("rules", "wroth", "--games", "4")
    assert done.returncode == 0
    assert "W-A-38" in done.stdout
    assert done.stdout.rstrip().endswith("are cited by code or say why not.")
    chapter = inside("rules", "wroth", "W-EXODUS", "--games", "4")
    assert "5 of 5 in code" in chapter.stdout
    assert "With Exodus you give up what both dice show." in chapter.stdout
