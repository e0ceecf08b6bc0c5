"""Britannia in 80 columns, and what stands around it."""

from __future__ import annotations

import pytest

from plancia.cli.console import speak
from plancia.games.verrix.content.read import open_box
from plancia.games.verrix.shown.draw import drawn
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.terminal.full import in_full
from plancia.games.verrix.terminal.map import ROWS, draw_map, drawn_to_touch, spans_of, touching
from plancia.games.verrix.terminal.table import centre, contest, headline, strip
from plancia.kernel.view import View
from tests.games.verrix.scene import verrix

TABLE = """
    turn = 4
    active = "blue"
    order = "blue green violet"
    [seats.blue]
    vp = 12
    divine_will = 3
    villages = "caledonii silures"
    village = "3 food, 1 spear, hostage-green"
    available = "3 commoner, niamh"
    engaged = "1 commoner"
    equipped.niamh = "sword horse"
    discard = ["cook"]
    event = "lugh"
    [seats.green]
    villages = "iceni"
    road = "2 food"
    away = "2 commoner, murchad"
    [seats.violet]
    villages = "brigantes"
    event = "epona"
"""


def plain(lines):
    return [line.plain.rstrip() for line in lines]


def seen(text, who, lang="en"):
    scene = verrix(text).advance()
    return drawn(View(scene.g, TRIBES.index(who)), lang)


def test_britannia_at_a_glance():
    speak("en")
    drawing = """
                ~       ~       ~    Oceanus Deucaledonius      ~       ~       ~
                                ┌──────────────────┬────────────┐
              ~       ~       ~ │ Caledonii ⌂B     │ Taexali    │     ~       ~
         · · · · · · ·┌─────────┴──┬───────────────┼────────────┴───┐· · · · · · · · ·
            ~       ~ │ Epidii     │ Damnonii      │ Votadini       │       ~       ~
                      └────────────┴──┬────────────┤             ┌──┘
          ~   Oceanus Hibernicus  ~   │ Selgovae   │             │~ Oceanus Germanicus
                                      ├────────────┴─────────────┴─┬──────────────┐
                ~       ~       ~     │ Brigantes ⌂V               │ Parisii      │
                               ┌──────┴────────┬───────────────────┴──────┬───────┘
              ~       ~       ~│ Cornovii      │ Corieltauvi              │   ~
                ┌──────────────┤               │                          │
            ~   │ Ordovices    │               │                          │ ~       ~
         · · · ·└─┬────────────┼───────────────┼───────────────────┬──────┴────────┐
         Oceanus  │ Silures ⌂B │               │ Catuvellauni      │ Iceni ⌂G      │
                  └──┬─────────┘               │                   ├───────────────┴┐
          Vergivius  │ Dobunni                 │                   │ Trinovantes    │
          ┌──────────┴──┬──────────────┬───────┴──────┬────────────┼────────────────┘·
          │ Dumnonii    │ Durotriges   │ Atrebates    │ Cantiaci   │  ~       ~
         ·└─────────────┴──────────────┴──────────────┴────────────┘ ┌───────────────┐
            ~       ~        Oceanus Britannicus    ~       ~       ~│ Portum Itium  │
    """
    lines = [line.removeprefix(" " * 8) for line in drawing.strip("\n").splitlines()[:-1]]
    assert plain(draw_map(seen(TABLE, "blue"), open_box())) == lines


def test_the_drawing_has_the_borders_and_coasts_of_the_box():
    assert drawn_to_touch() == touching(open_box())


def test_another_map_is_told_in_words(tmp_path):
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "verrix"\ntitle = "My box"\nplancia = 1\n')
    land, other = "[territory.epidii]\nborders = ['caledonii']\n", "[territory.damnonii]\n"
    (tmp_path / "map.toml").write_text(f"{land}{other}borders = ['caledonii', 'selgovae', 'votadini']\n")
    speak("en")
    last = draw_map(seen(TABLE, "blue"), open_box((tmp_path,)))[-1].plain
    assert last.startswith("Adjacent on this map: ")
    assert "Caledonii–Epidii" in last
    assert "Damnonii–Epidii" not in last


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_territory_has_room_for_every_village(lang):
    box = open_box()
    everybody = "\n".join(f"[seats.{tribe}]" for tribe in TRIBES)
    letters = [tribe.letter for tribe in seen(everybody, "blue", lang).tribes]
    assert len(set(letters)) == 5
    for id, land in box.tables["territory"].items():
        if id == "portum-itium":  # V-A-16: nobody founds a village there
            continue
        widest = max(right - left - 1 for row in range(len(ROWS)) for left, right in spans_of(row, id))
        assert len(getattr(land.name, lang)) + 2 + max(map(len, letters)) <= widest, id


@pytest.mark.parametrize("lang", ["en", "it"])
def test_each_tribe_in_a_row(lang):
    console = speak(lang)
    scene = seen(TABLE, "blue", lang)
    with console.out.capture() as captured:
        console.out.print(strip(scene, ["blue"]))
    text = captured.get()
    assert max(map(len, text.splitlines())) <= 80
    assert "►B Blu" in text
    assert "Lugh" in text
    assert "Epona" not in text
    assert ("Event" if lang == "en" else "Evento") in text
    assert console.say.faults == []


def test_what_stands_around_the_map():
    speak("en")
    scene = seen(TABLE, "blue")
    assert plain(headline(scene)) == [
        "Turn 4 of 12 · Action Phase · tile A: 1 Food a territory, 2 a sea area",
        "Play order: Blue, Green, Violet",
    ]
    text = "\n".join(plain(centre(scene)))
    assert "Imbolc (Turn 6): 2 VP for at least 2 animals; " in text
    assert "Would pay now: Blue 2, Green 0, Violet 0" in text
    assert "Later ones, if they came now: Beltane (Turn 9) Blue 2; Lughnasadh (Turn 12) Blue 3" in text
    assert "Event deck: 18, discarded 0 · tokens in the bag: 0 0 1 1 2 2 3" in text
    assert contest(scene) == []


def test_a_raid_and_a_battle_stand_beside_the_map():
    speak("en")
    ready = TABLE.replace("3 food, 1 spear", "9 food, 1 spear")
    raid = verrix(ready).blue("foray", "brigantes", "niamh+3")
    scene = drawn(View(raid.g, 4), "en")
    (told,) = plain(contest(scene))
    assert told == "Raid in Brigantes: Blue (Foray, Niamh and 3 commoners) FORCE 6 against Violet 0 and a token"
    assert "Brigantes !V" in "\n".join(plain(draw_map(scene, open_box())))
    battle = verrix(ready).blue("declare-battle", "brigantes")
    lines = plain(contest(drawn(View(battle.g, 4), "en")))
    assert lines[0] == f"Battle in Brigantes · disc in the middle: {open_box().track[0]} VP for all"
    assert lines[1] == "Attack (FORCE 6): Blue: Niamh and 3 commoners"


def test_a_tribe_in_full_without_what_is_hidden():
    speak("it")
    for who, held in (("blue", "Carta Evento Lugh: "), ("violet", "1 Carta Evento coperta")):
        scene = seen(TABLE, who, "it")
        text = "\n".join(plain(in_full(scene, scene.tribes[0])))
        assert held in text
        assert "Niamh: guerriero, FORZA 3, disponibile; spazi: [×] Spada (FORZA)" in text
        assert "Carta Villaggio: 3 Alimenti, 1 Lancia; 1 ostaggio (Verde); impegnati: 1 popolano" in text
        assert "Scartate fino alla Fase Ripristino (1)\n· Cucinare: Sviluppo · FORZA 2 (popolani e artigiani)" in text
