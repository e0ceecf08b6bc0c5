"""Records, saves, positions and packs: good ones, and every way in which they can be bad."""

from __future__ import annotations

import pytest

import plancia as python
from plancia.cli.console import speak
from plancia.kernel.content import problems

PACK = 'name = "mine"\ngame = "wroth"\ntitle = "My box"\nplancia = 1\n'


@pytest.fixture
def save(tmp_path):
    match = python.new("wroth", {"koda": "human", "runen": "random"}, "5")
    for _ in range(30):
        match.answer(next(iter(match.names())))
    file = tmp_path / "good.save"
    file.write_text(match.dump(), "utf-8")
    (tmp_path / "good.record").write_text(match.record(), "utf-8")
    (tmp_path / "good.position").write_text(match.position(), "utf-8")
    return file


def test_a_record_is_replayed_line_by_line(inside, save, tmp_path):
    last = python.load(save.read_text("utf-8")).hash
    whole = inside("replay", tmp_path / "good.record", "--steps")
    assert whole.returncode == 0
    assert "koda W-SETUP-09 KOD-F1" in whole.stdout
    assert "Koda chooses the feat Koda-konn Wakes." in whole.stdout
    assert last in whole.stdout
    part = inside("replay", save, "--until", "5", lang="it")
    assert "5 risposte giocate; la partita non è finita." in part.stdout
    assert last not in part.stdout


def test_a_position_is_shown_checked_and_played(plancia, save, tmp_path):
    shown = plancia("position", tmp_path / "good.position", lang="it")
    assert shown.returncode == 0
    assert "è una buona posizione." in shown.stdout
    assert "┌" in shown.stdout
    taken = plancia("position", "--from", save)
    assert taken.stdout == (tmp_path / "good.position").read_text("utf-8")
    played = plancia("position", tmp_path / "good.position", "--play", "--seats", "runen=random", say="help\n")
    assert "An empty line repeats the question." in played.stdout
    same = plancia("play", "wroth", "--position", tmp_path / "good.position", "--seats", "koda,runen", say="help\n")
    assert same.returncode == 0


BAD = {
    "empty": b"",
    "another file": b"hello\nworld\n",
    "not text": b"\xff\xfe\x00\x01",
    "no utf-8": "è".encode("latin-1") * 100,
}


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_one_line_and_stays_as_it_was(inside, tmp_path, what, lang):
    file = tmp_path / "bad"
    file.write_bytes(BAD[what])
    commands = [("play", "wroth", "--resume", file), ("replay", file)]
    for command in [*commands, ("play", "wroth", "--position", file)] if what != "empty" else commands:
        done = inside(*command, lang=lang)
        assert done.returncode == 2, command
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1, done.stderr
        assert str(file) in done.stderr
    assert file.read_bytes() == BAD[what]
    assert [path.name for path in tmp_path.iterdir()] == ["bad"]


@pytest.mark.parametrize(
    ("change", "english", "italian"),
    [
        (lambda text: text.replace("koda W-SETUP-09", "koda W-SETUP-10", 1), "changed since", "è stato cambiato"),
        (lambda text: text[: len(text) // 2], "breaks off", "si interrompe"),
        (
            lambda text: text.replace("plancia save 1", "plancia save 9"),
            "no file of Plancia",
            "non è un file di Plancia",
        ),
    ],
)
def test_a_save_that_was_tampered_with(inside, save, change, english, italian):
    save.write_text(change(save.read_text("utf-8")), "utf-8")
    for lang, text in (("en", english), ("it", italian)):
        done = inside("play", "wroth", "--resume", save, lang=lang)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
        assert text in done.stderr


@pytest.mark.parametrize(
    ("change", "english", "italian"),
    [
        (("koda W-DRAFT-03 ", "koda W-DRAFT-03 zork-"), "cannot be played", "non si può giocare"),
        (("game wroth 1", "game wroth 999"), "another version of the rules", "un'altra versione delle regole"),
        (("game wroth 1", "game chess 1"), "no such game", "questo gioco qui non è installato"),
        (("content ", "content 0"), "other content", "contenuti diversi"),
        (("\nhash ", "\nhash 0"), "cannot be played", "non si può giocare"),
    ],
)
def test_a_record_that_cannot_be_played(inside, save, tmp_path, change, english, italian):
    file = tmp_path / "good.record"
    text = file.read_text("utf-8")
    assert change[0] in text
    file.write_text(text.replace(*change, 1), "utf-8")
    for lang, said in (("en", english), ("it", italian)):
        done = inside("replay", file, lang=lang)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
        assert said in done.stderr


def test_a_bad_position_names_the_line_and_the_rule(inside, tmp_path):
    file = tmp_path / "bad.toml"
    file.write_text("round = 2\n[seats.koda]\ncorra = 21\n[seats.runen]\n")
    english = inside("position", file)
    italian = inside("position", file, lang="it")
    assert english.returncode == italian.returncode == 2
    assert f"{file}:3:" in english.stderr
    assert "W-CORRA-01: there are 20 Corra" in english.stderr
    assert f"{file}:3:" in italian.stderr
    assert "W-CORRA-01: Le gemme Corra sono esattamente 20." in italian.stderr


@pytest.mark.parametrize("command", [("play", "wroth", "--resume"), ("replay",), ("position",), ("position", "--from")])
def test_a_file_that_is_not_there(inside, command):
    for lang, why in (("en", "there is no such file"), ("it", "il file non c'è")):
        done = inside(*command, "nowhere/at-all", lang=lang)
        assert done.returncode == 2
        assert done.stderr.rstrip().endswith(why)


def test_there_is_no_last_game_yet(inside):
    assert inside("play", "wroth", "--resume", "last").returncode == 2


def test_a_good_pack_says_what_it_changes(inside, tmp_path):
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text(PACK)
    (pack / "units.toml").write_text("[unit.stoic]\ncost = 3\n[unit.grey]\nname.it = 'Bigio'\n")
    done = inside("pack", "check", pack, lang="it")
    assert done.returncode == 0
    assert "My box (mine) è un buon pacchetto." in done.stdout
    assert "unit.stoic.cost: 2 → 3" in done.stdout
    assert 'unit.grey.name.it: "Grigio" → "Bigio"' in done.stdout
    assert "Cambia 2 valori." in done.stdout
    played = inside("play", "wroth", "--seats", "koda,runen", "--pack", pack, say="rules grey\n", lang="it")
    assert "grey · Bigio (élite; da un pacchetto)" in played.stdout


def test_a_bad_pack_gives_every_problem_at_its_line(inside, tmp_path):
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text(PACK)
    (pack / "units.toml").write_text("[unit.stoic]\ncost = 'two'\nvitality = 99\ncots = 3\n[unit.stoik]\n")
    english = inside("pack", "check", pack)
    italian = inside("pack", "check", pack, lang="it")
    assert english.returncode == italian.returncode == 2
    assert "mine/units.toml:2:8: unit.stoic.cost" in english.stderr
    assert "did you mean" in english.stderr
    assert "mine/units.toml:2:8: unit.stoic.cost" in italian.stderr
    assert "intendevi" in italian.stderr
    assert "4 problemi" in italian.stderr
    english_words = (" should be ", "unknown", " whole number", "there is no")
    assert [word for word in english_words if word in italian.stderr] == []
    (pack / "units.toml").write_text("[unit.stoic]\nvp = 0\n")
    assert "W-C-12: Gli Stoici hanno un bonus PV maggiore di 0." in inside("pack", "check", pack, lang="it").stderr


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_problem_has_its_words(lang):
    say = speak(lang).say
    keys = [f"problem-{code}" for code in problems.TEXTS] + [f"problem-why-{why}" for why in problems.WHY]
    keys += [f"problem-what-{what}" for what in problems.WHAT] + [f"wanted-{noun}" for noun in problems.NOUNS]
    keys += [f"bound-{bound}" for bound in problems.BOUNDS]
    assert [key for key in keys if key not in say] == []
