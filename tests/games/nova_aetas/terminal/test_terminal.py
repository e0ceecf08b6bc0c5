"""Nova Aetas at the terminal: a whole mission, a settlement, the field understood at a glance."""

from __future__ import annotations

from random import Random

import pytest

import plancia as python
from plancia.games.voices import voice_of

HUNT = ("play", "nova-aetas", "--mission", "H1", "--seed", "5")


def a_whole_game(settings, seed):
    match = python.new("nova-aetas", {"one": "human"}, seed, **settings)
    pick = Random(seed)
    said = []
    while not match.over:
        name, option = pick.choice(list(match.names().items()))
        numbers = {each: number for number, each in voice_of("nova-aetas").numbered(match.decision).items()}
        said.append(str(numbers[option]) if name.isdecimal() else name)
        match.answer(option)
    return said, match


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_mission(plancia, tmp_path, lang):
    said, match = a_whole_game({"play": "mission", "mission": "H1"}, "5")
    save = tmp_path / "game.save"
    done = plancia(*HUNT, say="\n".join([*said, f"save {save}", "quit"]) + "\n", lang=lang)
    assert done.returncode == 0
    assert ("The game is over after" if lang == "en" else "La partita è finita dopo") in done.stdout
    won = {"en": ("victory!", "defeat."), "it": ("vittoria!", "sconfitta.")}[lang][not match.result["winners"]]
    end = done.stdout.rpartition("The game is over after" if lang == "en" else "La partita è finita dopo")[2]
    assert won in end
    assert python.load(save.read_text("utf-8")).hash == match.hash
    assert plancia("replay", save, lang=lang).returncode == 0


def test_the_field_is_understood_at_a_glance(plancia):
    shown = plancia(*HUNT, say="A2\nA3\nA4\nA5\nmap\nquit\n").stdout
    assert "5  So" in shown or " So" in shown
    assert "ch1²" in shown  # the Chimera on its rock, two levels up
    assert "Horologium:" in shown
    assert "To win: the Chimera is defeated" in shown


def test_what_cannot_be_done_says_why(plancia):
    shown = plancia(*HUNT, say="A2\nA3\nA4\nA5\n1\nwhy\nquit\n").stdout
    assert "N-CORE-" in shown


def test_a_campaign_begins_in_a_village(plancia):
    shown = plancia(
        "play",
        "nova-aetas",
        "--play",
        "campaign",
        "--seed",
        "1",
        say="valerio\nmarket\nbuy:healing-potion\npass\npass\nmap\nquit\n",
    ).stdout
    assert "Sanguis · Sutri (a Village)" in shown
    assert "Healing Potion" in shown
    assert "Treasury: 1 Popolino" in shown


def test_enemies_show_how_they_decide(plancia):
    said, _ = a_whole_game({"play": "mission", "mission": "H1"}, "5")
    shown = plancia(*HUNT, say="\n".join([*said[:30], "think", "quit"]) + "\n").stdout
    assert "N-AI-" in shown


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "The Enemies want: the Landsknecht burns the cart"), ("it", "I Nemici vogliono: il lanzichenecco brucia")],
)
def test_what_the_enemies_want_stands_above_the_map(plancia, lang, said):
    shown = plancia("play", "nova-aetas", "--mission", "M1", "--seed", "1", say="map\nquit\n", lang=lang).stdout
    assert said in shown
    assert {"en": "Threat 3 · Flames 0 of 5", "it": "Minaccia 3 · Fiamme 0 di 5"}[lang] in " ".join(shown.split())


def test_what_an_item_does_and_what_is_told_of_it_are_two_sentences(inside):
    done = inside("play", "nova-aetas", "--mission", "M1", "--seats", "one", "--seed", 3, say="guarda\n", lang="it")
    told = " ".join(done.stdout.split())
    assert "Spada: Fisico · 3 PA · Fisico +1 · Portata 1. Dritta, bilanciata" in told


def test_a_campaign_is_opened_with_its_story_once(inside):
    done = inside("play", "nova-aetas", "--play", "campaign", "--seats", "one", "--seed", 3, say="", lang="it")
    assert done.stdout.count("1508") == 1
