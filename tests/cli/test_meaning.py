"""At the terminal the words that people see are answers: in any language and case, with or without accents."""

from __future__ import annotations

import pytest

from plancia.cli.table.meaning import head, meant

WROTH = """
active = "guild"
[seats.guild]
dice = "battle extend"
regions.1 = "2 regular"
[seats.koda]
regions.2 = "1 regular"
"""
VERRIX = """
active = "green"
[seats.green]
villages = "iceni"
village = "1 food"
[seats.blue]
villages = "caledonii"
"""


@pytest.fixture
def at_the_table(inside, tmp_path):
    """What is told after these words were said at a table of Wroth, or of another game."""

    def say(*said: str, position: str = WROTH, game: str = "wroth", lang: str = "it") -> str:
        file = tmp_path / "position.toml"
        file.write_text(position, "utf-8")
        seats = "guild=human,koda=random" if game == "wroth" else "green=human,blue=random"
        line = ("play", game, "--position", file, "--seats", seats, "--seed", "1", "--plain")
        done = inside(*line, say="\n".join([*said, "esci"]) + "\n", lang=lang)
        return str(done.stdout)[str(done.stdout).index(f"> {said[0]}") :]

    return say


# -- rules


@pytest.mark.parametrize(
    "words",
    ["W-ACT-07", "w-act-07"],
)
def test_a_rule_by_its_id(inside, words):
    assert inside("rules", "wroth", words, "--games", "1").stdout.startswith("W-ACT-07")


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("Furia dell'Orsa", "AB-KOD-1"),
        ("furia dell’orsa", "AB-KOD-1"),
        ("FURIA", "AB-KOD-1"),
        ("bear's fury", "AB-KOD-1"),
        ("Stoici", "stoic"),
        ("la gilda", "guild"),
        ("Gilda", "guild"),
        ("Consanguinei", "koda"),
        ("dimostrazione di forza", "RUN-1"),
    ],
)
def test_a_card_by_the_name_that_is_seen(inside, words, id):
    assert inside("rules", "wroth", *words.split(), "--games", "1", lang="it").stdout.startswith(f"{id} · ")


@pytest.mark.parametrize(
    ("words", "id"), [("Cucinare", "cook"), ("giorno di festa", "feast-day"), ("cuore", ""), ("VENTI", "fair-winds")]
)
def test_a_card_of_verrix_by_the_name_that_is_seen(inside, words, id):
    done = inside("rules", "verrix", words, "--games", "1", lang="it")
    assert done.stdout.startswith(f"{id} · ") if id else "non c'è una regola o carta «cuore»" in done.stderr


def test_cards_of_one_name_are_all_shown(inside):
    told = inside("rules", "wroth", "Richiamo all'Ordine", "--games", "1", lang="it").stdout
    assert "AB-ALD-3 · " in told
    assert "AI-ALD · " in told


def test_words_with_several_meanings_are_listed(inside):
    done = inside("rules", "verrix", "lancia", "--games", "1", lang="it")
    assert done.stdout.startswith("spear · Lancia ")  # exactly that
    done = inside("rules", "verrix", "carta", "--games", "1", lang="it")
    assert "«carta» può voler dire: " in done.stderr
    assert "Carta Villaggio (village-card)" in done.stderr


def test_at_the_table_too(at_the_table):
    told = at_the_table("regole lame", "regole notte dei coltelli", "regole W-A-05")
    assert "guild · La Gilda" in told
    assert "GUI-F1 · Notte dei Coltelli" in told
    assert "W-A-05 (interpretazione nostra)" in told


# -- whose rules they are


@pytest.mark.parametrize(
    ("lang", "told", "not_told"),
    [("en", "our own ruling", "from the rulebook"), ("it", "interpretazione nostra", "dal regolamento")],
)
def test_a_ruling_of_ours_says_so(inside, lang, told, not_told):
    for game, id in (("wroth", "W-A-05"), ("verrix", "V-A-17"), ("nova-aetas", "N-AMB-12")):
        done = inside("rules", game, id, "--games", "1", lang=lang)
        assert done.stdout.startswith(f"{id} ({told})")
        assert not_told not in done.stdout


# -- seats


@pytest.mark.parametrize("name", ["koda", "KODA", "gilda", "la Gilda", "guild", "the guild"])
def test_a_seat_by_what_it_is_called(at_the_table, name):
    told = at_the_table(f"guarda {name}")
    assert ("Koda" if "koda" in name.lower() else "La Gilda") in told
    assert "non siede" not in told


@pytest.mark.parametrize("name", ["blu", "tribù blu", "TRIBU BLU", "la tribu blu", "blue"])
def test_a_tribe_by_what_it_is_called(at_the_table, name):
    assert "Caledonii" in at_the_table(f"guarda {name}", position=VERRIX, game="verrix")


def test_a_word_that_all_seats_have_lists_them(at_the_table):
    told = at_the_table("guarda tribù", position=VERRIX, game="verrix")
    assert "«tribù» può voler dire: la tribù Verde, la tribù Blu" in told


def test_who_does_not_sit_there_is_told_who_does(at_the_table):
    assert "«rosso» non siede a questo tavolo; qui siedono la Gilda, Koda" in at_the_table("guarda rosso")


# -- options


@pytest.mark.parametrize("said", ["Avanzata", "avanzata", "AVANZ", "extend", "spend-extend"])
def test_an_option_by_its_words(at_the_table, said):
    assert "La Gilda spende un dado: Avanzata." in at_the_table(said)


def test_an_option_by_its_words_in_english(at_the_table):
    assert "The Guild spends a die: Battle." in at_the_table("battle", lang="en")


def test_words_that_fit_several_options_choose_none(at_the_table):
    told = at_the_table("scarta")
    assert "«scarta» può voler dire più di una cosa: " in told
    assert "Scarta Avanzata senza effetto" in told
    assert "Scarta Battaglia senza effetto" in told
    assert "La Gilda scarta" not in told


def test_an_option_that_is_refused_says_by_which_rule(at_the_table):
    assert "Non si può: Esodo" not in at_the_table("esodo")  # two dice: it may be
    told = at_the_table("patto tra clan", position=VERRIX, game="verrix")
    assert "Non si può: " in told
    assert "V-" in told


def test_a_letter_or_two_stand_for_nothing(at_the_table):
    assert "«av» non è tra le scelte" in at_the_table("av")


def test_what_is_meant():
    called = {1: ["Carta Villaggio"], 2: ["Carta In Viaggio"], 3: ["Carta"]}
    assert meant("carta", called) == [3]
    assert meant("carta v", called) == [1]
    assert meant("viaggio", called) == [2]
    assert meant("vi", called) == []
    assert head("Battaglia: attacca una regione") == "Battaglia"
