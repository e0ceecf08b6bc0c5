"""Short words for tests with Tolls: lay cards out, answer by name."""

from __future__ import annotations

from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure
from plancia.kernel.written.record import option_name, option_named
from tests.kernel.cards.game import TOLLS
from tests.kernel.cards.state import CARDS, COINS, SEATS, Tolls, card_name

NORTH, EAST, SOUTH, WEST = range(4)
NAMED = {card_name(card): card for card in range(CARDS)}


def begun(seats: str = "north east south", seed: object = 7, rounds: int = 3) -> Tolls:
    """A game at its first question, with reasons, log and journal."""
    g = TOLLS.table({"seats": seats.split(), "rounds": rounds})
    g.key = key_of(str(seed))
    g.reasons, g.log, g.journal = True, [], []
    TOLLS.begin(g)
    return g


def laid_out(
    first: Procedure, seats: str = "north east south", deck: str = "", coins: int = 5, road: int = 9, **hands: str
) -> Tolls:
    """A table at the first question of a procedure: named hands, the deck from the bottom up, the rest discarded."""
    g = TOLLS.table({"seats": seats.split()})
    g.key = key_of("laid out")
    g.reasons, g.log, g.journal = True, [], []
    g.deck = [NAMED[card] for card in deck.split()]
    for seat, hand in hands.items():
        g.hands[SEATS.index(seat)] = sorted(NAMED[card] for card in hand.split())
    held = {*g.deck, *(card for hand in g.hands for card in hand)}
    g.discard = [card for card in range(CARDS) if card not in held]
    for seat in g.players:
        g.coins[seat] = coins
    g.road = road
    g.chest = COINS - sum(g.coins) - road
    g.first = g.players[0]
    g.round = 1
    engine.start(g, first)
    assert TOLLS.problem(g) is None
    return g


def asked(g: Tolls, by: int | None = None) -> Decision:
    """The question to a seat, or the first that waits."""
    return next(each for each in engine.pending(g) if by in (None, each.by))


def options(g: Tolls, by: int | None = None) -> list[str]:
    question = asked(g, by)
    return [option_name(g, question, option) for option in question.options]


def say(g: Tolls, *answers: str, by: int | None = None) -> None:
    """Answer by name, one after the other."""
    for answer in answers:
        question = asked(g, by)
        engine.answer(g, option_named(g, question, answer), question.by)


def told(g: Tolls) -> list[str]:
    """Names of the effects done so far."""
    return [type(effect).__name__ for effect in g.log or []]
