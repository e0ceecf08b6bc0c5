"""The map in 80 columns."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

from plancia.cli.console import speak
from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.state.box import MAP
from plancia.games.wroth.terminal.map import draw_map, neighbours_drawn
from plancia.games.wroth.terminal.seats import feat_lines, headline, in_sentences, seat_sentences, seat_strip
from tests.games.wroth.scene import wroth

STANDARD = """
    active = "koda"
    round = 3
    tokens = { 1 = "2 battle", 2 = 3, 3 = "1 mine", 4 = 2, 5 = "1 extend", 6 = "1 maneuver", 7 = 3, 8 = "2 maneuver" }
    [seats.koda]
    dice = "battle extend"
    omniscient = "strike"
    corra = 3
    vp = 12
    feats = ["KOD-F3"]
    regions.1 = "3 regular, 1 grey, 1 grey-2"
    regions.shores = "2 regular, 2 trapper"
    [seats.runen]
    dice = "mine"
    vp = 9
    used = ["RUN-F2"]
    regions.1 = "1 regular"
    regions.7 = "2 regular, 2 stoic"
"""
FULL = """
    ai = "runen"
    scenario = "RUN-1"
    phase = "draft"
    base = 3
    [seats.koda]
    [seats.guild]
    [seats.aldan]
    [seats.ooglan]
    [seats.runen]
"""


def plain(lines):
    return [line.plain.rstrip() for line in lines]


def test_the_map_at_a_glance():
    speak("en")
    g = wroth(STANDARD).advance().g
    drawing = """
        ~ ~ The Shores  K 2 2×Tr ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
         ~   ~  ┌─────────────────────────────┬───────────────────────────┐  ~   ~   ~
           ~    │ 1  2 VP Battle              │                           │    ~   ~   ~
         ~   ~  │►K 3 Gr4 Gr2                 │ 2  3 VP                   │  ~   ~   ~
           ~    │ R 1                         │                           │    ~   ~   ~
        ┌───────┴──────────────┬──────────────┴─────────────────┬═════════┴────────────┐
        │                      │ 7  3 VP                        │                      │
        │                      │►R 2 2×St3                      │                      │
        │ 6  1 VP Maneuver     ├────────────────────────────────┤ 3  1 VP Mine         │
        │                      │ 8  2 VP Maneuver               │                      │
        │                      │                                │                      │
        └────────────┬═════════┴─────────────────┬──────────────┴──────────────┬───────┘
           ~   ~   ~ │ 5  1 VP Extend            │ 4  2 VP                     │   ~   ~
         ~   ~   ~   │                           │                             │ ~   ~
           ~   ~   ~ └───────────────────────────┴─────────────────────────────┘   ~   ~
    """
    assert plain(draw_map(g, "en")) == dedent(drawing).strip("\n").splitlines()[: len(draw_map(g, "en"))]


def test_the_map_draws_the_adjacency_of_the_box():
    real = {(one, other) for one in MAP for other in open_box().next_to[one]}
    assert neighbours_drawn() == real


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_crowded_table_fits_80_columns(lang):
    console = speak(lang)
    g = wroth(FULL).advance().g
    for who in g.factions:
        for region in range(9):
            for slot, n in enumerate(g.standing(who, region)):
                g.put(who, region, slot, (12 if slot == 0 else 2) - n)
    drawn = draw_map(g, lang)
    assert max(len(line) for line in plain(drawn)) <= 80
    assert all(line.count("│") in (0, 3, 4) or "─" in line for line in plain(drawn))
    assert max(len(line) for line in plain(headline(g, lang))) <= 80
    with console.out.capture() as captured:
        console.out.print(seat_strip(g, lang))
    assert max(map(len, captured.get().splitlines())) <= 80
    assert console.say.faults == []


def test_solo_and_co_op_show_threat_base_and_goals():
    speak("it")
    scene = wroth("""
        ai = "ooglan"
        scenario = "OOG-1"
        phase = "draft"
        base = 2
        humans_vp = 7
        [seats.koda]
        regions.5 = "2 regular, 1 grey"
        [seats.ooglan]
        vp = 11
        regions.5 = "1 regular"
    """)
    text = "\n".join(plain([*headline(scene.g, "it"), *draw_map(scene.g, "it")]))
    assert "META minaccia 5" in text
    assert "BASE" in text
    assert "Umani 7 PV, Ooglan (IA) 11 PV" in text


def test_the_same_in_sentences():
    speak("it")
    g = wroth(STANDARD).advance().g
    lines = in_sentences(g, "it")
    assert lines[0] == (
        "Regione 1, 2 PV, Battaglia, controllo: Koda. "
        "Koda: 3 Consanguinei, 1 Grigio (2/4) e 1 Grigio (4/4); Runen: 1 Guardia del Focolare."
    )
    assert lines[-1] == "Regione Costiera. Koda: 2 Consanguinei e 2 Cacciatori."
    assert plain(feat_lines(g, g.humans, "it")) == [
        "K Marea di Artigli (KOD-F3), una volta per partita",
        "R Rancore Antico (RUN-F2), già usata",
    ]


def test_every_sentence_begins_with_a_capital():
    speak("it")
    g = wroth(STANDARD.replace('    regions.shores = "2 regular, 2 trapper"\n', "")).advance().g
    text = " ".join([*in_sentences(g, "it"), *seat_sentences(g, g.factions, "it")])
    assert "Regione Costiera. Vuota." in text
    assert re.findall(r"\. [a-zà-ù]", text) == []


def test_together_the_score_is_not_told_as_each_faction_s_own():
    speak("it")
    g = (
        wroth("""
        active = "koda"
        ai = "ooglan"
        scenario = "OOG-1"
        humans_vp = 7
        [seats.koda]
        dice = "mine"
        [seats.runen]
        dice = "mine"
        [seats.ooglan]
        dice = "mine"
        vp = 11
    """)
        .advance()
        .g
    )
    told = seat_sentences(g, g.factions, "it")
    assert [" PV" in sentence.split("Dadi:")[0] for sentence in told] == [who == g.ai for who in g.factions]
