"""What the notes and fields of Tolls may hold."""

from __future__ import annotations

from plancia.kernel.decision import PASS
from plancia.kernel.written.holds import YES_OR_NO, Among, Declared, Holds, count, index, number, row, some
from tests.kernel.cards.state import CARDS, COINS, SEATS

SEAT = Among(lambda g: g.players, always=True)
CARD = index(CARDS, PASS)
HAND = some(CARD, CARDS)
PLAYERS = count(lambda g: len(g.players))
PILES = row(HAND, len(SEATS))
ANSWERS = some(number(PASS, COINS), len(SEATS))

NOTES: dict[str, Holds] = {
    "seat": SEAT,
    "to": Among(lambda g: g.players, -1),
    "caught": some(SEAT, len(SEATS)),
    "answers": ANSWERS,
    "bids": ANSWERS,
    "dice": some(count(99), 9),
    "tie": some(count(99), 9),
    "blown": some(CARD, 1),
    "order": HAND,
    "swapped": HAND,
    "over": HAND,
    "back": HAND,
    "card": CARD,
    "act": number(PASS, 199),
    "drawn": CARD,
    "sold": number(-1, 1),
    "price": count(COINS),
    "answer": count(1),
    "how": count(9),
    "acts": count(9),
    "wanted": count(CARDS),
    "dealt": PLAYERS,
    "turns": PLAYERS,
    "hit": PLAYERS,
    "stopped": YES_OR_NO,
}

FIELDS: dict[str, Holds] = {
    "round": count(9),
    "first": count(len(SEATS)),
    "over": YES_OR_NO,
    "winners": some(SEAT, len(SEATS)),
    "chest": count(COINS),
    "road": count(COINS),
    "coins": row(count(COINS), len(SEATS)),
    "discard": HAND,
    "carts": PILES,
    "stopped": YES_OR_NO,
    "deck": HAND,
    "hands": PILES,
    "offered": PILES,
    "known": PILES,
}

HOLDS = Declared(NOTES, FIELDS)
