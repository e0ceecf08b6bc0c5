"""What a seat may not know (7.4): the order of the Event deck and what lies face down."""

from __future__ import annotations

import json

from plancia.games.verrix.game import GAME
from plancia.games.verrix.state.box import IMMEDIATE
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.written.save import plain
from tests.games.verrix.scene import Scene, verrix
from tests.scenes import example


def seen(scene: Scene, seat: int) -> str:
    engine.advance(scene.g)
    return json.dumps(View(scene.g, seat).as_json())


def table(held: str, deck: str = "feud birth") -> Scene:
    return verrix(f"""
        active = "blue"
        deck = "{deck}"
        [seats.blue]
        village = "9 food"
        [seats.violet]
        event = "{held}"
        [seats.green]
    """)


@example("V-EVENT-05", "V-SETUP-07")
def test_tables_that_differ_in_secrets_look_the_same():
    for seat in (0, 1, SPECTATOR):
        assert seen(table("epona"), seat) == seen(table("dagda"), seat)
        assert seen(table("epona", "feud birth"), seat) == seen(table("epona", "birth feud"), seat)
    assert seen(table("epona"), 4) != seen(table("dagda"), 4)


@example("V-AREA-11", "V-AREA-13", "V-SETUP-12", "V-A-42")
def test_everything_else_is_public():
    """Units, Village and Travelling cards, characters, the state of every Action card, the grey ones too."""
    scene = table("epona")
    shown = View(scene.g, SPECTATOR).as_json()["fields"]
    assert set(shown) == set(GAME.seen)
    hidden = {name for name, value in shown.items() if value != plain(getattr(scene.g, name))}
    assert hidden == {"deck", "drawn", "held", "known"}  # of these, only how many there are
    scene.g.drawn[4], scene.g.known[4] = [scene.g.deck.pop()], scene.g.deck[-2:]
    shown = View(scene.g, SPECTATOR).as_json()["fields"]
    assert (shown["drawn"][4], shown["known"][4], shown["deck"]) == (1, 2, len(scene.g.deck))


@example("V-EVENT-11")
def test_nobody_sees_whether_the_card_would_fit():
    """In a raid Violet is asked with Epona, which fits, and with Dagda, which does not."""
    fits, other = (table(card).blue("foray", "brigantes", "niamh+4") for card in ("epona", "dagda"))
    assert (fits.waits_for, other.waits_for) == ("violet", "violet")
    assert "everyone+event" in fits.options
    assert "everyone+event" not in other.options
    for seat in (0, 1, SPECTATOR):
        assert seen(fits, seat) == seen(other, seat)


@example("V-EVENT-04", "V-EVENT-05")
def test_nobody_imagines_an_immediate_card_face_down():
    scene = table("epona").advance()
    box = scene.g.box
    cards = [View(scene.g, 0).imagine(key_of(key)).held[4][0] for key in range(80)]
    assert all(box.events[card].window != IMMEDIATE for card in cards)
    assert len(set(cards)) > 5


@example("V-EVENT-11", "V-A-51")
def test_who_has_looked_imagines_the_top_as_it_is():
    scene = verrix("""
        active = "blue"
        deck = "feud famine birth"
        [seats.blue]
        event = "arianrhod"
        [seats.green]
    """).blue("play-event", "2-3-1")
    for key in range(10):
        assert View(scene.g, 0).imagine(key_of(key)).deck[-3:] == scene.g.deck[-3:]
    tops = {tuple(View(scene.g, 1).imagine(key_of(key)).deck[-3:]) for key in range(20)}
    assert len(tops) > 10


@example("V-EVENT-10")
def test_only_violet_reads_the_card_she_may_replace():
    scenes = [
        verrix(f'phase = "events"\ndeck = "{card}"\n[seats.violet]\ndivine_will = 3\n[seats.green]').violet("draw")
        for card in ("feud", "lugh")
    ]
    assert seen(scenes[0], 1) == seen(scenes[1], 1)
    assert seen(scenes[0], 4) != seen(scenes[1], 4)
