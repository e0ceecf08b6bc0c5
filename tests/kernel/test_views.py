"""A view: what one seat may know. A full state can be imagined from it, and looks the same to that seat."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import PASS
from plancia.kernel.procedure import attributes_of
from plancia.kernel.view import SPECTATOR, View, events
from plancia.lab.random_walk import Luck, text_of, walk
from plancia.lab.twins import other_secrets
from tests.kernel.cards.deck import Spy
from tests.kernel.cards.game import TOLLS, TollsGame
from tests.kernel.cards.offer import Offer
from tests.kernel.cards.play import EAST, NORTH, SOUTH, asked, begun, laid_out, options, say
from tests.kernel.cards.state import CART, KIND, SEEN, Tolls
from tests.kernel.cards.turn import Storm, Turn

DECK = "cart1-0 cart2-1 cart3-2 cart1-3"


def spying() -> Tolls:
    return laid_out(Spy(NORTH), deck=DECK, east="stop-12", south="stop-13 spy-18")


# -- what is seen


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others():
    g = spying()
    assert View(g, SOUTH).fields["hands"] == [0, 1, [13, 18], 0]
    assert View(g, EAST).fields["hands"] == [0, [12], 2, 0]
    assert View(g, SPECTATOR).fields["hands"] == [0, 1, 2, 0]


def test_a_deck_is_counted_and_a_discard_pile_is_seen():
    view = View(spying(), EAST)
    assert view.fields["deck"] == 4
    assert view.fields["discard"] == [card for card in range(24) if card not in (0, 1, 2, 3, 12, 13, 18)]


def test_the_cards_that_are_out_of_sight_are_known_but_not_where_they_lie():
    g = spying()
    assert View(g, EAST).unseen == [[0, 1, 2, 3, 13, 18]]
    assert View(g, SOUTH).unseen == [[0, 1, 2, 3, 12]]


def test_who_has_spied_knows_the_top_of_the_deck_and_the_others_know_that():
    g = spying()
    assert View(g, NORTH).fields["known"] == [[1, 2, 3], 0, 0, 0]
    assert View(g, NORTH).unseen == [[0, 12, 13, 18]]
    assert View(g, EAST).fields["known"] == [3, [], 0, 0]
    assert View(g, SPECTATOR).fields["known"] == [3, 0, 0, 0]


def test_what_was_known_of_a_deck_goes_as_it_is_drawn_and_put_in_another_order():
    g = spying()
    say(g, "cart1-3", "cart2-1")
    assert g.deck == [0, 3, 1, 2]
    assert g.known[NORTH] == [3, 1, 2]
    engine.start(g, Turn(EAST))
    assert g.known[NORTH] == [3, 1]
    engine.start(g, Spy(SOUTH))
    say(g, "cart1-0", "cart1-3")
    assert g.known == [[], [], [0, 3, 1], []]


def test_only_the_seat_that_is_asked_has_the_question():
    g = spying()
    assert View(g, NORTH).decision is asked(g)
    for seat in (EAST, SPECTATOR):
        assert View(g, seat).decision is None
        assert View(g, seat).waiting_for == [NORTH]


def test_a_secret_note_is_read_by_its_owner_alone():
    g = spying()
    say(g, "cart3-2")
    assert [frame[3]["back"] for frame in View(g, NORTH).as_json()["stack"]] == [[2]]
    for seat in (EAST, SPECTATOR):
        assert [frame[3]["back"] for frame in View(g, seat).as_json()["stack"]] == [[]]


def test_picks_in_progress_are_seen_by_who_picks():
    g = laid_out(Turn(NORTH), deck="cart1-0", north="cart1-3 cart2-1 stop-12 stop-13")
    say(g, "pass", "cart2-1")
    assert View(g, NORTH).given == {NORTH: (1,)}
    assert View(g, EAST).given == {}


def test_an_effect_that_is_for_one_seat_is_read_by_it_alone():
    g = laid_out(Turn(NORTH), deck="cart1-0")
    assert [type(effect).__name__ for effect in events(g, NORTH)] == ["Draw", "Told"]
    assert [type(effect).__name__ for effect in events(g, EAST)] == ["Told"]
    assert [type(effect).__name__ for effect in events(g, NORTH, since=1)] == ["Told"]


def test_a_view_keeps_nothing_that_the_seat_could_look_up():
    """Not even out of sight: every object that hangs on the view is looked at."""
    g = begun(seed="looking")
    say(g, "4", by=NORTH)
    say(g, "1", by=EAST)
    hidden = [g.hands[NORTH], g.hands[SOUTH], g.deck]
    found: list[Any] = []
    waiting: list[Any] = [View(g, EAST)]
    seen: set[int] = set()
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or thing is TOLLS:
            continue
        seen.add(id(thing))
        found.append(thing)
        if isinstance(thing, dict):
            waiting += thing.values()
        elif isinstance(thing, list | tuple):
            waiting += thing
        elif type(thing).__module__.split(".")[0] in ("plancia", "tests") and not callable(thing):
            waiting += [getattr(thing, name) for name in attributes_of(thing)]
    assert not any(thing == secret for secret in hidden for thing in found)
    assert g.key not in found
    assert (4,) not in found  # the sealed bid of north


def test_a_view_of_the_past_does_not_change():
    g = laid_out(Turn(NORTH), deck=DECK, north="cart1-6", east="stop-12")
    view = View(g, EAST)
    before = view.as_json()
    say(g, "cart1-6", "pass", "pass", "pass")
    assert g.carts[NORTH] == [6]
    assert view.fields["carts"] == [[], [], [], []]
    assert view.as_json() == before


# -- what is imagined


def imagined(g: Tolls, seat: int, key: object = "dream") -> Tolls:
    twin = View(g, seat).imagine(key_of(str(key)))
    assert isinstance(twin, Tolls)
    assert TOLLS.problem(twin) is None
    return twin


def test_an_imagined_table_looks_the_same_and_differs_where_nobody_sees():
    g = begun(seats="north east south west", seed=4)
    places = set()
    for key in range(20):
        twin = imagined(g, EAST, key)
        assert View(twin, EAST).as_json() == View(g, EAST).as_json()
        assert twin.hands[EAST] == g.hands[EAST]
        places.add(tuple(twin.hands[NORTH]))
    assert len(places) > 10


def test_every_place_of_a_card_is_as_likely():
    g = laid_out(Turn(NORTH), deck="cart1-0 cart2-1 cart3-2 cart1-3", east="stop-12 stop-13", south="stop-14 spy-18")
    # south does not see six cards: two of east, one that north drew, three in the deck
    times = sum(12 in imagined(g, SOUTH, key).hands[EAST] for key in range(900))
    assert 250 < times < 350


class Picky(TollsGame):
    """Everybody knows that nobody keeps a cart in hand."""

    fits = {"hands": lambda g, card: KIND[card] != CART}


def picky() -> Tolls:
    g = laid_out(Spy(NORTH), deck=f"{DECK} stop-14", east="stop-12", south="stop-13 spy-18")
    g.game = Picky()
    return g


def test_in_a_hand_only_cards_are_imagined_that_may_lie_there():
    g = picky()
    hands = [imagined(g, EAST, key).hands[SOUTH] for key in range(300)]
    assert {card for hand in hands for card in hand} == {13, 14, 18}
    assert all(hand == sorted(hand) for hand in hands)
    assert 150 < sum(14 in hand for hand in hands) < 250  # two of three, each as likely


def test_what_cannot_lie_in_a_hand_lies_in_the_deck_in_any_order():
    g = picky()
    times = sum(imagined(g, EAST, key).deck[0] in (13, 14, 18) for key in range(600))
    assert 80 < times < 160  # one card in five


def test_tables_with_other_secrets_keep_to_what_may_lie_where():
    g, luck = picky(), Luck("other secrets")
    for _ in range(60):
        twin = other_secrets(g.game, g, EAST, luck)
        assert twin is not None
        assert all(KIND[card] != CART for card in twin.hands[SOUTH])
        assert sorted(twin.deck + twin.hands[SOUTH]) == [0, 1, 2, 3, 13, 14, 18]


def test_nothing_is_imagined_where_nothing_is_hidden():
    g = laid_out(Storm(), deck="", north="cart1-0 stop-12")
    assert imagined(g, NORTH).deck == []


def test_who_has_spied_imagines_the_top_of_the_deck_as_it_is():
    g = spying()
    for key in range(10):
        assert imagined(g, NORTH, key).deck[-3:] == [1, 2, 3]
    tops = {tuple(imagined(g, EAST, key).deck[-3:]) for key in range(20)}
    assert len(tops) > 5
    for key in range(10):
        twin = imagined(g, EAST, key)
        assert twin.known[NORTH] == twin.deck[-3:]  # north has looked, whatever is there
        say(twin, *options(twin)[:1])


class Decks(TollsGame):
    """Here nobody may look at what was offered: a deck for each seat."""

    seen = {**SEEN, "offered": "nobody"}


def test_decks_of_several_seats_are_counted_and_imagined_in_any_order():
    g = laid_out(Turn(NORTH), deck=DECK, north="stop-12 stop-13")
    g.game = Decks()
    g.offered[NORTH], g.hands[NORTH] = [13, 12], [3]
    assert View(g, NORTH).fields["offered"] == [2, 0, 0, 0]
    assert View(g, NORTH).unseen == [[0, 1, 2, 12, 13]]
    decks = {tuple(imagined(g, NORTH, key).offered[NORTH]) for key in range(200)}
    assert len(decks) == 5 * 4  # any two of the five, in both orders


def test_a_sealed_answer_is_imagined_as_given():
    g = begun(seed=4)
    say(g, "3", by=EAST)
    bids = set()
    for key in range(40):
        twin = imagined(g, NORTH, key)
        assert [question.by for question in engine.pending(twin)] == [NORTH, SOUTH]
        bids.add(twin.given[EAST])
    assert bids == {(0,), (1,), (2,), (3,), (4,)}
    assert imagined(g, EAST).given == {EAST: (3,)}


def test_an_offer_face_down_may_be_any_card_the_buyer_does_not_see():
    g = laid_out(Offer(NORTH), seats="north east", deck=DECK, north="stop-12 spy-18", east="stop-13")
    say(g, "stop-12", "2")
    assert asked(g).by == EAST
    cards = {imagined(g, EAST, key).offered[NORTH][0] for key in range(80)}
    assert cards == {0, 1, 2, 3, 12, 18}
    twin = imagined(g, EAST, 3)
    card = twin.offered[NORTH][0]
    say(twin, "yes")
    assert card in twin.hands[EAST]


def test_playing_what_was_imagined_changes_neither_the_view_nor_the_table():
    g = laid_out(Turn(NORTH), deck=DECK, north="cart1-6", east="stop-12")
    g.carts[SOUTH].append(g.discard.pop())
    view, before = View(g, NORTH), text_of(g)
    shown = view.as_json()
    twin = view.imagine(key_of(1))
    assert isinstance(twin, Tolls)
    twin.carts[SOUTH].clear()
    twin.hands[NORTH].clear()
    twin.coins[NORTH] = 0
    engine.order(twin, EAST, "T-STOP-01", PASS)
    say(twin, "pass")
    assert view.as_json() == shown
    assert text_of(g) == before


def test_a_finished_game_can_be_imagined():
    *_, g = walk(TOLLS, {"seats": ["north", "east"], "rounds": 1}, 5, 99)
    assert g.decision is None
    assert View(g, NORTH).imagine(key_of(1)).decision is None


@pytest.mark.parametrize("seat", [NORTH, EAST, SOUTH, SPECTATOR])
def test_the_same_key_imagines_the_same_table(seat: int):
    g = begun(seed=11)
    view = View(g, seat)
    assert text_of(view.imagine(key_of("x"))) == text_of(view.imagine(key_of("x")))
