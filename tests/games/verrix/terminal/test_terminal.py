"""Verrix at the terminal: whole games, secrets on a shared screen, standing orders."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import plancia as python
from plancia.cli.console import speak
from plancia.cli.table.session import Session
from plancia.games.verrix.content.read import open_box
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.ledger import in_language
from plancia.kernel.view import View
from plancia.table.match import Match

QUICK = ("play", "verrix", "--seats", "green=human,blue=random", "--seed", "11")
# Green has just enough Divine Will for the card on top of the deck, and Blue raids in the Month to come.
EVENTS = """
    game = "verrix"
    turn = 1
    phase = "events"
    order = "green blue"
    deck = "epona lugh"
    [seats.green]
    divine_will = 3
    village = "3 food, 1 horse"
    [seats.blue]
    village = "6 food"
"""
RAID = """
    game = "verrix"
    active = "blue"
    order = "blue green"
    [seats.blue]
    villages = "catuvellauni"
    village = "6 food"
    [seats.green]
    villages = "iceni"
    village = "3 food"
"""


@pytest.fixture
def position(tmp_path):
    def write(text):
        file = tmp_path / "position.toml"
        file.write_text(text.replace("\n    ", "\n").lstrip(), "utf-8")
        return file

    return write


def a_whole_game(seats, seed):
    match = python.new("verrix", seats, seed)
    pick = Random(seed)
    said = []
    while not match.over:
        name, option = pick.choice(list(match.names().items()))
        numbers = {each: number for number, each in voice_of("verrix").numbered(match.decision).items()}
        said.append(str(numbers[option]) if name.isdecimal() else name)  # a number typed is that of the list
        match.answer(option)
    return said, match


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_game_against_a_bot(plancia, tmp_path, lang):
    said, match = a_whole_game({"green": "human", "blue": "random"}, "11")
    save = tmp_path / "game.save"
    done = plancia(*QUICK, say="\n".join([*said, f"save {save}", "quit"]) + "\n", lang=lang)
    assert done.returncode == 0
    assert ("The game is over after 12 Turns." if lang == "en" else "La partita è finita dopo 12 Turni.") in done.stdout
    assert ("is VERRIX with" if lang == "en" else "è VERRIX con") in done.stdout
    assert python.load(save.read_text("utf-8")).hash == match.hash
    replayed = plancia("replay", save, "--steps", lang=lang)
    assert replayed.returncode == 0
    assert match.hash in replayed.stdout


def test_everything_can_be_said_in_italian(plancia, tmp_path):
    words = ["diario 3", "regole", "mappa", "elenco", "guarda blue", "guarda blu", "ordini", "posizione", "aiuto"]
    said = ["perché", "1", *words, "pensa", "annulla", "annulla", "1", f"salva {tmp_path / 'a.save'}", "esci"]
    done = plancia(*QUICK, say="\n".join(said) + "\n", lang="it")
    assert done.returncode == 0
    assert (tmp_path / "a.save").exists()
    for text in ("Qui non è vietato nulla.", "Annullato.", "[seats.green]", "Ordini permanenti: La tribù Verde"):
        assert text in done.stdout
    assert done.stdout.count("Blu (Battaglia) · 3 PV") == 2
    assert "Per continuare: plancia play verrix --resume last" in done.stdout


def test_why_names_the_rule(plancia):
    done = plancia(*QUICK, say="1\nwhy\nwhy clan-pact\nrules V-ACT-10\nrules cook\nrules iceni\n")
    assert done.returncode == 0
    assert "Refused: Trade · Clan Pact" in done.stdout
    assert "  × Trade · Clan Pact" in done.stdout
    assert "cook · Cook (Action card; of our own making)" in done.stdout
    assert "iceni · Iceni (territory; of our own making)" in done.stdout


def test_a_game_is_resumed_where_it_was_left(plancia):
    left = plancia(*QUICK, say="1\norder 1\nquit\n")
    question = left.stdout[left.stdout.rindex("Your turn:") : left.stdout.rindex("Green> order 1")]
    resumed = plancia("play", "verrix", "--resume", "last", say="orders\n")
    assert question in resumed.stdout
    assert "  1 ✓ Against a Raid, defend with everyone who may [V-RAID-05]" in resumed.stdout


def test_friendly_questions_before_a_game(plancia):
    new = ("play", "verrix", "--seed", "1")
    alone = plancia(*new, say="5\n\n\n\n2\n2\n")
    assert "Whom do you play?" in alone.stdout
    assert "[2] " in alone.stdout
    assert "Green (Trade, Murchad)" in alone.stdout
    assert "Where do you put your first village?" in alone.stdout
    two = plancia(*new, say="5\n\n2\n1\n1\n1\n", lang="it")
    assert "Con chi gioca la persona 2?" in two.stdout
    assert "Lo schermo passa a: la tribù " in two.stdout
    begins = plancia(*new, "--first", "violet", say="\n\n\n\n")
    assert "  1 1 bot" in begins.stdout  # which has to be Violet
    assert "Violet gains 1 VP as first player." in begins.stdout
    nobody = plancia(*new, say="5\n")
    assert (nobody.returncode, nobody.stderr) == (0, "")


# -- secrets


def test_a_card_face_down_stays_hidden_when_the_screen_is_handed_over(plancia, position):
    file = position(EVENTS)
    said = "\ndraw\npass\n\nlog 50\nlook green\nlist\nposition\npass\n\nlook\n"
    done = plancia("play", "verrix", "--position", file, "--seats", "green,blue", "--first", "green", say=said)
    assert done.returncode == 0
    greens, blues, again = done.stdout.split(" Hand the screen to ")[1:]
    assert greens.startswith("Green, who presses Enter")
    assert "The Event card drawn is Epona." in greens
    assert blues.startswith("Blue, who presses Enter")
    assert "Green draws an Event card." in blues
    assert "1 Event card face down" in blues
    assert "This holds what you may know" in blues
    assert "Epona" not in blues
    assert again.startswith("Green, who")
    assert "Event card Epona:" in again


def test_the_screen_is_wiped_before_the_next_person_looks(monkeypatch):
    console = speak("en")
    console.out = Console(file=StringIO(), force_terminal=True, width=80)
    monkeypatch.setattr("plancia.cli.table.session.read_line", lambda cursor: "")
    session = Session(python.new("verrix", {"green": "human", "blue": "human"}, 1))
    assert session.hand_over()
    before, wiped, after = console.out.file.getvalue().partition("\x1b[2J\x1b[3J\x1b[H")
    assert "Hand the screen to" in before
    assert wiped
    assert "Play order" in after


def test_one_person_and_bots_hand_nothing_over(plancia):
    done = plancia(*QUICK, say="1\n")
    assert "Hand the screen" not in done.stdout


def test_bots_alone_show_what_a_spectator_may_know(inside):
    done = inside("play", "verrix", "--seats", "violet=random,blue=random,green=random", "--seed", "4")
    assert done.returncode == 0
    assert "draws an Event card." in done.stdout
    drawn = [in_language(card.name, "en") for card in open_box().tables["event"].values()]
    assert [name for name in drawn if f"draws {name}." in done.stdout] == []


def seen_by(match, lang):
    """Everything that the person at this table can have shown to them, but for the log."""
    console = speak(lang)
    console.out.file = StringIO()
    session = Session(match)
    session.plain = False
    session.show_table(always=True)
    session.ask()
    for said in ("list", "position", "orders", *(f"look {seat}" for seat in match.seats)):
        session.obey(said)
    assert console.say.faults == []
    return console.out.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_tables_that_differ_in_secrets_look_the_same(lang):
    pick = Random(lang)
    compared = 0
    for seed in range(3):
        match = python.new("verrix", {"violet": "human", "blue": "random", "green": "random"}, seed)
        while not match.over:
            if match.state.turn % 3 == 1 and not match.decision.picked and pick.random() < 0.3:
                twin = View(match.state, 4).imagine(key_of(f"{seed} {compared}"))
                twin.reasons, twin.log, twin.journal = True, list(match.state.log or []), []
                twin.decision = None
                engine.advance(twin)
                one, other = seen_by(match, lang), seen_by(Match(twin, match.seats), lang)
                assert one == other
                assert max(map(len, one.splitlines())) <= 80 or "deck = " in one
                compared += 1
            match.answer(pick.choice(list(match.names())))
    assert compared > 20


# -- standing orders


def test_a_standing_order_answers_and_can_be_revoked(plancia, position, tmp_path):
    file = position(RAID)
    table = ("play", "verrix", "--position", file, "--seats", "blue,green", "--seed", "3")
    raid = "\nforay\nniamh+4\n"
    asked = plancia(*table, say=raid + "\n")
    assert "Blue raids you with Foray" in asked.stdout
    ordered = plancia(*table, say="\npass\n\norder 1\norder 1\norders\n" + "quit\n")
    assert "Ordered: Against a Raid, defend with everyone who may." in ordered.stdout
    assert "It is ordered already" in ordered.stdout
    assert "  1 ✓ Against a Raid" in ordered.stdout
    match = python.position("verrix", file.read_text("utf-8"), {}, "3")
    match.order("V-RAID-05", 32, "green")
    for name in ("foray", "niamh+4"):
        match.answer(name)
    assert "Blue raids you" not in "".join(match.names())
    assert "green order V-RAID-05 32" in match.record()
    assert python.load(match.dump()).state.orders == {1: {"V-RAID-05": 32}}
    assert match.decision.rule != "V-RAID-05"


def test_support_is_refused_against_one_tribe_and_another(plancia, position, tmp_path):
    file = position(
        RAID.replace("blue green", "blue orange green").replace("[seats.green]", "[seats.orange]\n[seats.green]")
    )
    table = ("play", "verrix", "--position", file, "--seats", "blue,orange,green", "--seed", "3")
    said = plancia(*table, say=f"orders\norder 4\norder 6\norders\nrevoke 4\norders\nsave {tmp_path / 'a'}\nquit\n")
    given = [line for line in said.stdout.splitlines() if "✓ Refuse Support against" in line]
    assert [line.split("[")[0].strip() for line in given] == [
        "4 ✓ Refuse Support against Orange",
        "6 ✓ Refuse Support against Green",
        "6 ✓ Refuse Support against Green",
    ]
    match = python.load((tmp_path / "a").read_text("utf-8"))
    assert match.state.orders == {0: {"support-against-green": 0}}
    for line in ("blue order support-against-orange 0", "blue order support-against-orange"):
        assert line in match.record().splitlines()
    assert python.replay(match.record()).state.orders == match.state.orders


def test_what_is_no_order_changes_nothing(inside, tmp_path):
    nonsense = "order\norder 0\norder 99\norder one\nrevoke 1\nlook zork\n"
    first = inside(*QUICK, say=f"1\nsave {tmp_path / 'a.save'}\n")
    second = inside(*QUICK, say=f"1\n{nonsense}save {tmp_path / 'b.save'}\n")
    assert first.returncode == second.returncode == 0
    assert second.stdout.count("Say which: a number") == 4
    assert "It is not ordered: Against a Raid" in second.stdout
    assert (tmp_path / "a.save").read_text("utf-8") == (tmp_path / "b.save").read_text("utf-8")


def test_an_order_is_kept_when_somebody_else_takes_back_an_answer(position):
    match = python.position("verrix", position(RAID).read_text("utf-8"), {}, "3")
    match.answer("pass", "blue")
    match.order("V-RAID-05", 32, "green")
    match.order("V-RAID-08", -1, "blue")
    assert match.undo()
    assert match.decision.by == 0
    assert match.state.orders == {1: {"V-RAID-05": 32}}  # Blue went back to before its own


def test_wroth_has_nothing_to_order(inside):
    done = inside("play", "wroth", "--seats", "koda,runen", "--seed", "1", say="orders\nlook runen\nlook\n")
    assert "There is nothing to order beforehand in this game." in done.stdout
    assert "Runen: 0 VP" in done.stdout


# -- files


def test_a_position_tells_its_game(inside, position):
    shown = inside("position", position(EVENTS))
    assert shown.returncode == 0
    assert "Oceanus Germanicus" in shown.stdout
    untold = inside("position", position(EVENTS.replace('game = "verrix"', "")), lang="it")
    assert "è una buona posizione." in untold.stdout
    bad = inside("position", position('game = "verrix"\n[seats.green]\nvillages = "atlantis"\n'))
    assert bad.returncode == 2
    assert ":3:" in bad.stderr


def test_a_pack_of_verrix(inside, tmp_path):
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "mine"\ngame = "verrix"\ntitle = "My box"\nplancia = 1\n')
    (pack / "cards.toml").write_text("[action.pray]\ncost = 1\n")
    done = inside("pack", "check", pack)
    assert done.returncode == 0
    assert "action.pray.cost: 2 → 1" in done.stdout
    played = inside(*QUICK, "--pack", pack, say="1\n")
    assert "Development · Pray · FORCE 1" in played.stdout
    (pack / "cards.toml").write_text("[action.pray]\ncots = 1\n")
    assert inside("pack", "check", pack).returncode == 2
