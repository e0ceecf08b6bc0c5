"""Reactions: after a step, in the order the rules give, and each may be answered in turn."""

from __future__ import annotations

from tests.kernel.cards.play import EAST, NORTH, SOUTH, WEST, asked, laid_out, options, say, told
from tests.kernel.cards.state import Tolls
from tests.kernel.cards.turn import Turn


def cart_played(**hands: str) -> Tolls:
    g = laid_out(Turn(NORTH), deck="spy-18", seats="north east south west", north="cart3-2 stop-12", **hands)
    say(g, "cart3-2")
    return g


def test_the_others_are_asked_in_order_from_the_left():
    g = cart_played(south="stop-13", west="stop-14")
    order = []
    while asked(g).rule == "T-STOP-01":
        order.append(asked(g).by)
        say(g, "pass")
    assert order == [EAST, SOUTH, WEST]


def test_nothing_goes_on_before_everybody_has_answered():
    g = cart_played()
    assert g.carts[NORTH] == [2]
    assert g.coins[NORTH] == 5  # the toll is the next step
    say(g, "pass", "pass", "pass")
    assert g.coins[NORTH] == 8


def test_a_stopped_cart_takes_nothing():
    g = cart_played(south="stop-13")
    say(g, "pass")
    assert options(g) == ["stop-13", "pass"]
    say(g, "stop-13", "pass", "pass", "pass")  # west, north and east let it be
    assert g.coins[NORTH] == 5
    assert g.carts[NORTH] == []
    assert g.discard[-2:] == [13, 2]


def test_a_stop_is_answered_before_those_who_still_wait_and_may_be_stopped():
    g = cart_played(east="stop-13", south="stop-14")
    say(g, "stop-13")
    assert asked(g).by == SOUTH  # answers the stop of east, not the cart
    say(g, "pass", "pass")
    assert (asked(g).by, options(g)) == (NORTH, ["stop-12", "pass"])
    say(g, "stop-12")
    assert asked(g).by == EAST  # a reaction to a reaction to a reaction
    say(g, "pass", "pass", "pass")
    # the cart rolls again, so south is asked about it after all
    assert asked(g).by == SOUTH
    say(g, "pass", "pass")
    assert g.coins[NORTH] == 8


def test_who_comes_after_a_stop_is_not_asked_about_a_cart_that_stands_still():
    g = cart_played(east="stop-13", south="stop-14")
    say(g, "stop-13", "pass", "pass", "pass")
    assert asked(g).rule == "T-ACT-01"
    assert g.hands[SOUTH] == [14]


def test_the_log_has_the_effects_in_the_order_in_which_they_happened():
    g = cart_played(east="stop-13", south="stop-14")
    say(g, "stop-13", "stop-14", "pass", "pass", "pass")
    say(g, "pass", "pass", "pass")
    assert told(g) == ["Draw", "Told", "PlayCart", "PlayStop", "PlayStop", "Pay"]
