"""Whole games at the terminal, and everything that can be said at the table."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

import plancia as python
from tests.cli.program import PROGRAM

QUICK = ("play", "wroth", "--seats", "koda=human,runen=random", "--seed", "11")
COOP = ("play", "wroth", "--seats", "guild", "--ai", "ooglan", "--scenario", "OOG-1", "--seed", "6")


def a_whole_game(seats, seed, luck="", **settings):
    """The answers of the people in a game, by stable name, and the match at its end."""
    match = python.new("wroth", seats, seed, **settings)
    pick = Random(luck or seed)
    said = []
    while not match.over:
        name = pick.choice(list(match.names()))
        said.append(name)
        match.answer(name)
    return said, match


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_game_against_a_bot(plancia, tmp_path, lang):
    said, match = a_whole_game({"koda": "human", "runen": "random"}, "11")
    save = tmp_path / "game.save"
    done = plancia(*QUICK, say="\n".join([*said, f"save {save}", "quit"]) + "\n", lang=lang)
    assert done.returncode == 0
    assert ("The game is over after" if lang == "en" else "La partita è finita dopo") in done.stdout
    assert python.load(save.read_text("utf-8")).hash == match.hash
    replayed = plancia("replay", save, lang=lang)
    assert replayed.returncode == 0
    assert match.hash in replayed.stdout


def test_a_whole_game_against_the_ai_which_says_what_it_weighs(plancia):
    said, match = a_whole_game({"guild": "human"}, "6", "1", ai="ooglan", scenario="OOG-1")
    done = plancia(*COOP, say="\n".join([*said, "pensa", "diario 5"]) + "\n", lang="it")
    assert done.returncode == 0
    assert "Sfoltire i Deboli (OOG-1)" in done.stdout
    assert "· minaccia più alta: regione" in done.stdout
    assert "; a confronto: regione" in " ".join(done.stdout.split())
    assert "[W-" in done.stdout
    assert ("Vincono gli umani: " in done.stdout) == (match.result["winners"] == ["humans"])
    english = re.compile(r"\b(the|and|of|with|is|region|takes|deploys|moves|turn|your)\b")
    assert [line for line in done.stdout.splitlines() if english.search(line) and "> " not in line] == []


def test_numbers_are_answers_too_and_regions_are_their_own_numbers(inside, tmp_path):
    position = tmp_path / "a.toml"
    position.write_text(
        'active = "koda"\n[seats.koda]\ndice = "maneuver"\nregions.shores = "3 regular"\n[seats.runen]\ndice = "mine"\n'
    )
    done = inside("play", "wroth", "--position", position, say="1\n0\n2\n2\n0\n")
    for text in (
        "  1 Maneuver: move up to 2 units to an adjacent region",
        "  0 The Shores · Koda 3",
        "  2 Region 2 · ",
        "  2 2 Kin",
        "Koda moves 2 Kin from the Shores to region 2.",
        "  0 End the turn",
        "Runen’s turn",
    ):
        assert text in done.stdout


def test_why_lists_what_is_refused_and_by_which_rule(plancia):
    done = plancia(*QUICK, say="1\n1\n1\n1\nwhy\nwhy end\nend\nwhy exodus\nrules W-ACT-02\nrules kod-f1\nrules W-DMG\n")
    assert done.returncode == 0
    assert "W-ACT-02: On your turn you must do exactly one of these" in done.stdout
    assert "  × End the turn (end)\n" in done.stdout
    assert done.stdout.count("Refused: End the turn.") == 2
    assert "Allowed: Exodus" in done.stdout
    assert "KOD-F1 · Koda-konn Wakes (feat; of our own making)" in done.stdout
    assert "W-DMG-08" in done.stdout


def test_everything_can_be_said_in_italian(plancia, tmp_path):
    words = ["diario 3", "regole", "mappa", "elenco", "posizione", "pensa", "aiuto", "annulla", "annulla"]
    said = ["perché", "1", *words, f"salva {tmp_path / 'a.save'}", "esci"]
    done = plancia(*QUICK, say="\n".join(said) + "\n", lang="it")
    assert done.returncode == 0
    assert (tmp_path / "a.save").exists()
    for text in ("Qui non è vietato nulla.", "Annullato.", "Non c'è nulla da annullare.", "[seats.koda]", "W-DRAFT-03"):
        assert text in done.stdout
    assert "Regione 1, " in done.stdout


@pytest.mark.parametrize(
    "nonsense", ["99", "-1", "zork", "1 2 3", "rules NOPE-1", "save", "log x", "\x00", "é" * 2000, "9" * 5000]
)
def test_nonsense_changes_nothing(inside, tmp_path, nonsense):
    first = inside(*QUICK, say=f"2\nsave {tmp_path / 'a.save'}\n")
    second = inside(*QUICK, say=f"2\n{nonsense}\nsave {tmp_path / 'b.save'}\n")
    assert first.returncode == second.returncode == 0
    assert (tmp_path / "a.save").read_text("utf-8") == (tmp_path / "b.save").read_text("utf-8")


def test_undo_takes_back_an_answer_and_what_the_ai_did_since(inside, tmp_path):
    first = "1\n1\n1\n1\ndiscard-"  # a feat, three dice, and one of them discarded
    whole = inside(*COOP, say=first).stdout
    held = "mine" if "Discard Mine" in whole else "extend" if "Discard Extend" in whole else "maneuver"
    inside(*COOP, say=f"{first}{held}\nend\nsave {tmp_path / 'a.save'}\n")
    inside(*COOP, say=f"{first}{held}\nend\nundo\nend\nsave {tmp_path / 'b.save'}\n")
    one, other = (python.load((tmp_path / name).read_text("utf-8")) for name in ("a.save", "b.save"))
    assert one.hash == other.hash
    assert one.record() == other.record()


def test_a_game_is_resumed_where_it_was_left(plancia, tmp_path):
    left = plancia(*QUICK, say="1\n1\nquit\n")
    assert "--resume last" in left.stdout
    question = left.stdout[left.stdout.rindex("Take a die") : left.stdout.rindex("Koda> ")]
    resumed = plancia("play", "wroth", "--resume", "last", say=f"save {tmp_path / 'a.save'}\n")
    assert resumed.returncode == 0
    assert question in resumed.stdout
    again = plancia("play", "wroth", "--resume", tmp_path / "a.save", lang="it")
    assert "La partita continua." in again.stdout


@pytest.mark.parametrize("before", ["", "1\n", "1\n1\n1\n1\nexodus\n"])
def test_the_end_of_the_input_leaves_quietly(plancia, environment, before):
    done = plancia(*QUICK, say=before)
    assert (done.returncode, done.stderr) == (0, "")
    if not before:
        assert not Path(environment["HOME"]).exists()


def test_friendly_questions_before_a_game(plancia):
    new = ("play", "wroth", "--seed", "1")
    ready = plancia(*new, say="2\n1\n")
    assert "  2 One against one. " in ready.stdout
    assert "Koda chooses the feat" in ready.stdout
    own = plancia(*new, say="5\n\n1\n\n2\n1\n1\n")
    assert "[3] " in own.stdout  # Koda is offered first
    assert "How do the bots play?" in own.stdout
    assert "Koda chooses the feat" in own.stdout
    coop = plancia(*new, say="5\n2\n14\nnine\n\n2\n1\n1\n1\n", lang="it")
    assert "Scegli un numero da 1 a 8." in coop.stdout
    assert "Scenario: Dimostrazione di Forza (Runen)" in coop.stdout
    assert "Aldan: decidi tu." in coop.stdout
    nobody = plancia(*new, say="5\n")
    assert (nobody.returncode, nobody.stderr) == (0, "")


def test_people_at_one_screen_are_told_whose_decision_it_is(plancia):
    seats = ("play", "wroth", "--seats", "koda,runen", "--feats", "koda=KOD-F1,runen=RUN-F2", "--seed", "2")
    done = plancia(*seats, say="1\n1\nundo\nno\nundo\nyes\n", lang="en")
    assert "Koda: it is your decision." in done.stdout
    assert "Runen: it is your decision." in done.stdout


def test_bots_alone_play_to_the_end(plancia):
    done = plancia("play", "wroth", "--seats", "koda=random,runen=random,guild=random", "--seed", "1", "--delay", "0")
    assert done.returncode == 0
    assert "The game is over after" in done.stdout


def test_sentences_instead_of_the_map(plancia):
    done = plancia(*QUICK, "--plain", say="1\n")
    assert "┌" not in done.stdout
    assert "Region 8, " in done.stdout
    assert "The Shores. Koda: 5 Kin; Runen: 5 Hearthguard." in done.stdout


def test_a_save_is_never_written_over_something_else(plancia, tmp_path):
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary\n")
    done = plancia(*QUICK, say=f"save {diary}\nsave {tmp_path}\nsave {tmp_path / 'no' / 'a.save'}\n")
    assert diary.read_text() == "dear diary\n"
    assert "is no such file of Plancia: choose another name" in done.stdout
    assert "it is a folder" in done.stdout
    assert "there is no such file" in done.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
def test_breaking_off_is_no_error_message(environment, tmp_path):
    command = [*PROGRAM, *QUICK, "--lang", "en"]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job would pass on deafness
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, cwd=tmp_path
    ) as running:
        signal.signal(signal.SIGINT, before)
        assert running.stdout is not None
        while b"Tide of Claws" not in running.stdout.readline():
            pass
        for _ in range(6):  # Python overhears one that comes just before it reads a line
            running.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                running.wait(5)
                break
        _, errors = running.communicate()
    assert running.returncode == 130
    assert errors == b""


def test_a_faction_in_full_has_its_elites_and_the_ability_it_plays_with(inside):
    done = inside("play", "wroth", "--seats", "guild,koda", "--seed", 3, say="1\n1\nlook guild\n")
    assert "Crysen: Cost 2 Corra, vitality 3" in done.stdout
    assert "Hired Swords: " in done.stdout
    assert "Chaos Die" not in done.stdout


def test_the_faction_of_the_ai_can_be_looked_at_too_with_its_special_ability(inside):
    done = inside(*COOP, say="1\nguarda ooglan\n", lang="it")
    assert "Karn: Costo 3 Corra" in done.stdout
    assert "Ululato: Solo con il Dado Caos" in done.stdout
    assert "In qualsiasi momento del tuo turno, paga 3 Corra e scegli" not in done.stdout


def test_when_all_is_over_everybody_s_things_are_looked_at(inside):
    said, _ = a_whole_game({"koda": "human", "runen": "human"}, "11")
    say = "\n".join([*said, "look", "quit"]) + "\n"
    done = inside("play", "wroth", "--seats", "koda,runen", "--seed", "11", say=say)
    after = done.stdout.rpartition("The game is over after")[2]
    assert [line.split(":")[0].strip() for line in after.splitlines() if " VP, " in line] == ["Koda", "Runen"]


@pytest.mark.parametrize(("lang", "word"), [("en", "since"), ("it", "intanto")])
def test_what_happened_since_ones_last_decision_is_told_when_asked(plancia, lang, word):
    """To oneself first; what was lost is marked."""
    said, _ = a_whole_game({"guild": "human"}, "6", "1", ai="ooglan", scenario="OOG-1")
    done = plancia(*COOP, say="\n".join(f"{each}\n{word}" for each in said) + "\n", lang=lang)
    assert ("To you (The Guild" if lang == "en" else "A te (La Gilda") in done.stdout
    assert "  − " in done.stdout
    assert " · " in done.stdout
