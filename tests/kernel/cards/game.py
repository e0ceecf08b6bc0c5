"""The rulebook of Tolls as the kernel sees it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from plancia.kernel import engine
from plancia.kernel.answers import Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.game import BadSettings, Lots, laid
from plancia.kernel.written.holds import Declared
from plancia.kernel.written.save import dump, like, set_frames
from tests.kernel.cards.notes import HOLDS
from tests.kernel.cards.rounds import Play
from tests.kernel.cards.state import CARDS, COINS, SEATS, SEEN, Tolls, card_name
from tests.kernel.cards.turn import OFFER, reactions


class TollsGame:
    name = "tolls"
    rules_version = 1
    over_rule = "T-GEN-02"
    seats: tuple[str, ...] = SEATS
    seen: Mapping[str, str] = SEEN
    renamed: Mapping[str, str] = {}
    hidden_together: Sequence[Sequence[str]] = (("deck", "hands", "offered"),)
    content: Path | None = None
    known_on_top: Mapping[str, str] = {"known": "deck"}
    fits: Mapping[str, Callable[[Any, int], bool]] = {}
    kinds: Mapping[str, Kind] = {}

    def table(self, settings: Mapping[str, Any], packs: Sequence[Path] = (), base: Path | None = None) -> Tolls:
        seats, rounds = settings.get("seats"), settings.get("rounds", 3)
        if not isinstance(seats, list) or not 2 <= len(seats) <= 4 or len(set(map(str, seats))) < len(seats):
            raise BadSettings("T-GEN-01", "two to four different seats play")
        if any(seat not in SEATS for seat in seats) or type(rounds) is not int or not 1 <= rounds <= 9:
            raise BadSettings("T-GEN-01", f"seats are {', '.join(SEATS)}, and there are 1 to 9 rounds")
        g = Tolls()
        laid(g, self, {"rounds": rounds, "seats": seats}, packs, base)
        g.players = tuple(SEATS.index(seat) for seat in seats)
        g.rounds = rounds
        g.reactions = reactions
        return g

    def any_settings(self, lots: Lots, number: int) -> dict[str, Any]:
        return {"seats": lots.sample(SEATS, 2 + number % 3)}

    def begin(self, g: Tolls) -> None:
        engine.start(g, Play())

    def write_position(self, g: Tolls) -> str:
        kept = dump(g, secrets=False)
        return json.dumps({name: kept[name] for name in ("settings", "fields", "stack", "given", "orders")})

    def read_position(self, text: str, packs: Sequence[Path] = (), base: Path | None = None) -> Tolls:
        kept = json.loads(text)
        g = self.table(kept["settings"], packs, base)
        for name in SEEN:
            setattr(g, name, like(getattr(g, name), kept["fields"][name]))
        set_frames(g, kept["stack"])
        g.given = {seat: tuple(picks) for seat, picks in kept["given"]}
        for seat, rule, option in kept["orders"]:
            g.orders.setdefault(seat, {})[rule] = option
        return g

    def holds(self) -> Declared:
        return HOLDS

    def content_hash(self, g: Tolls) -> str:
        return "no content"

    def option_name(self, g: Tolls, decision: Decision, option: int) -> str:
        if option == PASS:
            return "pass"
        if option == OFFER:
            return "offer"
        if decision.kind in ("card", "act"):
            return card_name(option)
        if decision.kind == "seat":
            return SEATS[option]
        words = {"storm": ("pay", "lose"), "answer": ("no", "yes")}.get(decision.kind)
        return words[option] if words else str(option)

    def outcome_name(self, roll: str, outcome: int) -> str:
        return str(outcome + 1)

    def outcome_named(self, roll: str, name: str) -> int:
        return int(name) - 1

    def together(self, g: Tolls) -> bool:
        return False

    def problem(self, g: Tolls) -> str | None:
        if any(len(piles) != len(SEATS) for piles in (g.hands, g.carts, g.offered, g.known, g.coins)):
            return "T-GEN-01: every seat has its place"
        coins = [g.chest, g.road, *g.coins]
        if min(coins) < 0 or sum(coins) != COINS:
            return f"T-SETUP-01: {COINS} coins, not {coins}"
        cards = sorted([*g.deck, *g.discard, *(card for pile in [*g.hands, *g.carts, *g.offered] for card in pile)])
        if cards != list(range(CARDS)):
            return f"T-SETUP-01: {CARDS} cards, each of them once, not {cards}"
        if any(hand != sorted(hand) for hand in g.hands):
            return "T-GEN-01: a hand is sorted"
        if any(known != g.deck[len(g.deck) - len(known) :] for known in g.known):
            return "T-SPY-01: who looked knows what is there"
        if g.over != bool(g.winners) or not 0 <= g.round <= g.rounds:
            return "T-END-01: a game is over when somebody has won"
        return None

    def result(self, g: Tolls) -> dict[str, Any] | None:
        if not g.over:
            return None
        return {"winners": [SEATS[seat] for seat in g.winners], "coins": {SEATS[s]: g.coins[s] for s in g.players}}


TOLLS = TollsGame()
