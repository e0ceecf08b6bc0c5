"""The log says what happened, once, in order, and why."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from plancia.games.verrix.game import GAME
from plancia.games.verrix.state import effects as e
from plancia.games.verrix.state import effects_battle as eb
from plancia.games.verrix.state import effects_cards as c
from plancia.games.verrix.state import effects_turn as et
from plancia.games.verrix.state.box import HOSTAGE, SEATS, TRIBES
from plancia.games.verrix.state.state import home
from plancia.games.verrix.words import names_shown
from plancia.games.voices import voice_of
from plancia.kernel.words import LANGUAGES, catalogue
from tests.games.retold import Line, retold
from tests.games.verrix.scene import verrix
from tests.scenes import example

VOICE = voice_of("verrix")
SOURCES = Path(names_shown.__file__).parents[1]


def lines(scene, lang="en"):
    return [VOICE.tell(scene.g, each, lang) for each in scene.log if not VOICE.is_quiet(scene.g, each)]


# -- the numbers told are the difference on the table


@pytest.mark.parametrize("number", range(20))
def test_what_a_line_tells_is_what_changed(number):
    settings = {"seats": Random(number).sample(TRIBES, 2 + number % 4)}
    for line in retold(GAME, settings, number):
        difference = changed(line)
        assert difference is None or difference == line.first, line.text


def changed(line: Line) -> int | None:
    """What lies differently after an effect, of what its line counts; None: it counts nothing."""
    before, after, effect = line.before, line.after, line.effect
    if isinstance(effect, e.Score):
        return abs(after.score[effect.who] - before.score[effect.who])
    if isinstance(effect, e.TakeWill | e.SpendWill):
        return abs(after.will[effect.who] - before.will[effect.who])
    if isinstance(effect, eb.MoveDisc):
        return abs(after.disc - before.disc)
    if isinstance(effect, e.PayMovement):
        return before.food(effect.who) - after.food(effect.who)
    if isinstance(effect, e.Transfer) and effect.thing < HOSTAGE:
        return abs(after.lying(effect.source, effect.thing) - before.lying(effect.source, effect.thing))
    if isinstance(effect, e.BuildPalisade):
        return after.palisade[effect.who] - before.palisade[effect.who]
    return None


@pytest.mark.parametrize("number", range(8))
def test_goods_that_change_hands_are_told(number):
    """Nothing comes to a Village card, or leaves it, but by a line that says so."""
    settings = {"seats": Random(number).sample(TRIBES, 2 + number % 4)}
    told = (e.Transfer, e.PayMovement, e.Equip, e.Return)
    for line in retold(GAME, settings, number):
        if any(line.before.goods_at(home(who)) != line.after.goods_at(home(who)) for who in SEATS):
            assert isinstance(line.effect, told)
            assert not VOICE.is_quiet(line.after, line.effect)


# -- and why


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_change_of_fame_has_its_reason(lang):
    say = catalogue(names_shown.TEXT, lang)
    text = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    rules = {
        rule for made in re.findall(r"Score\(([^\n]+)\)\n", text) for rule in re.findall(r'"(V-[A-Z]+-\d+)"', made)
    }
    assert len(rules) > 12
    assert {rule for rule in rules if f"because-Score-{rule}" not in say} == set()


@example("V-A-23", "V-BATTLE-26")
def test_the_disc_is_told_to_go_no_further_than_it_goes():
    line = moved(9, disc=2)
    assert line == "The disc moves 3 spaces toward the attacker, to the end of the track."


@example("V-A-23", "V-BATTLE-26")
def test_a_disc_at_the_end_is_told_to_stay():
    assert moved(9, disc=5) == "The disc stays at the end of the track, on the side of the attacker."


@example("V-BATTLE-26")
@pytest.mark.parametrize(
    ("defence", "told"),
    [
        (5, "FORZA: la tribù Blu 5, la tribù Verde 5. Il disco resta dov'è."),
        (4, "FORZA: la tribù Blu 5, la tribù Verde 4."),
    ],
)
def test_after_a_tie_the_disc_is_told_to_stay(defence, told):
    g = GAME.table({"seats": ["blue", "green"]})
    tie = et.Compared("V-BATTLE-26", TRIBES.index("blue"), TRIBES.index("green"), 5, defence)
    assert VOICE.tell(g, tie, "it") == told


def moved(spaces: int, disc: int) -> str:
    scene = verrix("[seats.blue]\n[seats.green]")
    scene.g.disc = disc
    scene.g.do(eb.MoveDisc(spaces))
    return lines(scene)[-1]


@example("V-VP-02", "V-BATTLE-07")
@pytest.mark.parametrize(
    ("vp", "told"),
    [
        (9, "La tribù Verde perde 6 PV per le unità che non ha schierato."),
        (2, "La tribù Verde perde 1 PV per le unità che non ha schierato; sarebbero 6, ma non si scende sotto 1."),
        (1, "La tribù Verde non perde PV per le unità che non ha schierato: non si scende sotto 1."),
    ],
)
def test_a_loss_is_told_as_far_as_it_goes(vp, told):
    scene = verrix(f"[seats.blue]\n[seats.green]\nvp = {vp}")
    scene.g.do(e.Score(TRIBES.index("green"), -6, "V-BATTLE-07"))
    assert lines(scene, "it")[-1] == told


@example("V-BATTLE-03", "V-BATTLE-04")
def test_a_battle_is_declared_before_anybody_sets_out():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "9 food"
        [seats.green]
        villages = "brigantes"
    """)
    scene.blue("declare-battle", "niamh+4")
    assert [line for line in lines(scene) if line.startswith("Blue")][:3] == [
        "Blue declares Battle on Green in Brigantes.",
        "Blue pays 3 Food and goes to Brigantes.",
        "Blue lines up Niamh and 4 commoners.",
    ]


@example("V-EVENT-06")
def test_of_two_cards_one_is_discarded_before_the_other_is_kept():
    scene = verrix("""
        phase = "events"
        deck = "epona taranis"
        [seats.blue]
        divine_will = 3
        event = "andraste"
        [seats.green]
    """)
    scene.blue("draw", "andraste")
    assert lines(scene)[1:6] == [
        "Blue spends 3 Divine Will for an Event card.",
        "Blue draws an Event card.",
        "The Event card drawn is Epona.",
        "Blue discards Epona without effect.",
        "Blue keeps an Event card face down.",
    ]


@example("V-A-39")
def test_who_is_engaged_and_goes_along_with_the_gift_is_told():
    scene = verrix("""
        phase = "events"
        deck = "the-gift epona"
        [seats.blue]
        divine_will = 3
        available = "4 commoner, niamh"
        engaged = "1 commoner"
        [seats.green]
    """)
    scene.blue("draw", "engaged")
    assert "La tribù Blu fa partire dal villaggio: 1 popolano." in lines(scene, "it")


@example("V-MOVE-05", "V-RESTORE-10")
def test_the_first_movement_cost_tile_comes_back_with_a_line():
    scene = verrix("""
        phase = "restore"
        tile = "C"
        [seats.blue]
        [seats.green]
    """).advance()
    assert lines(scene)[-1] == "The Movement Cost tile A is in use again."


@example("V-END-02", "V-END-03")
@pytest.mark.parametrize(
    ("vp", "told"),
    [
        (29, "La tribù Blu è VERRIX con 30 PV!"),
        (30, "La tribù Blu è VERRIX con 30 PV e, a parità di PV, più Volere Divino!"),
    ],
)
def test_the_end_says_with_what(vp, told):
    scene = verrix(f"""
        turn = 12
        phase = "festival"
        [seats.blue]
        vp = 30
        divine_will = 2
        [seats.green]
        vp = {vp}
    """).advance()
    assert lines(scene, "it")[-1] == told


def test_a_card_is_named_only_to_who_draws_it():
    """The line for everybody comes first, then the one for the drawer alone."""
    found = 0
    for line in retold(GAME, {"seats": ["blue", "violet"]}, 3):
        if isinstance(line.effect, c.DrawEvent | c.DrawForeseen):
            found += 1
            assert line.effect.only_for == line.effect.who
            assert "draws" not in line.text
    assert found


@example("V-TRADE-14", "V-RAID-10")
@pytest.mark.parametrize(
    ("tribe", "n", "source", "rule", "told"),
    [
        ("green", 1, "market", "V-TRADE-14", "La tribù Verde prende dal mercato: 1 suo popolano."),
        ("green", 2, "blue", "V-RAID-10", "La tribù Verde ruba 2 suoi popolani alla tribù Blu."),
        ("violet", 1, "blue", "V-RAID-10", "La tribù Verde ruba 1 ostaggio della tribù Viola alla tribù Blu."),
    ],
)
def test_commoners_who_come_home_are_its_own(tribe, n, source, rule, told):
    g = GAME.table({"seats": ["blue", "green", "violet"]})
    places = {"market": 0, "blue": 1 + TRIBES.index("blue"), "green": 1 + TRIBES.index("green")}
    taken = e.Transfer(HOSTAGE + TRIBES.index(tribe), n, places[source], places["green"], rule)
    assert VOICE.tell(g, taken, "it") == told
