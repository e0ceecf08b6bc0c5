"""Whole games as people play them: through HTTP and WebSocket, with bots, and with hands that nobody else sees."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from plancia.table.fair_chance import verify
from tests.kernel.cards.state import CARDS, card_name
from tests.server.people import Guest, Stream, new_move


def play(players: list[tuple[Guest, str, Stream]], table: str, rng: random.Random) -> None:
    """Everybody answers what their stream shows, at the version it shows, until the game is over."""
    for _, _, stream in players:
        stream.until(0)
    while not all(stream.seen["table"]["over"] for _, _, stream in players):
        for guest, seat, stream in players:
            question = stream.seen["table"]["question"]
            if question is not None:
                option = rng.choice(question["options"])["name"]
                done = guest.post(
                    f"/api/tables/{table}/answer", move=new_move(), seat=seat, at=stream.seen["number"], option=option
                )
                for _, _, other in players:
                    other.until(done["number"])
                break
        else:
            numbers = [stream.seen["number"] for _, _, stream in players]
            newest = max(numbers) if len(set(numbers)) > 1 else players[0][2].next()["number"]
            for _, _, other in players:
                other.until(newest)


def test_two_people_and_two_bots_play_wroth(ada: Guest, bruno: Guest):
    chairs: dict[str, Any] = {
        "koda": ("online", {}),
        "runen": ("open", {}),
        "guild": ("bot", {"bot": "thumb"}),
        "aldan": ("bot", {"bot": "random"}),
    }
    table = ada.open_table(chairs=chairs, public=True).id
    bruno.post(f"/api/tables/{table}/seats/runen/sit", move="sit")
    with ada.stream(table, "koda") as koda, bruno.stream(table, "runen", lang="it") as runen:
        play([(ada, "koda", koda), (bruno, "runen", runen)], table, random.Random(1))
        ended = koda.seen["table"]
        assert ended["result"]["winners"]
        assert runen.seen["table"]["result"] == ended["result"]
        assert koda.seen["table"]["chairs"]["runen"]["name"] == "Bruno"

    record = ada.get(f"/api/tables/{table}/record")
    assert verify(record).outcomes > 10  # every die follows from the key that was hidden, and is told now
    assert ada.refused(f"/api/tables/{table}/answer", move=new_move(), seat="koda", at=ended["number"], option="x") == (
        422,
        "over",
    )


def cards_in(text: str, cards: list[int]) -> list[str]:
    """The stable names and the numbers of cards, wherever they could stand in a message."""
    found = [card_name(card) for card in cards if re.search(rf"{card_name(card)}(?!\d)", text)]
    message = json.loads(text)
    view = message["table"]["view"] if "table" in message else message.get("view")
    if view is not None:
        hidden = [pile for name in ("hands", "offered", "known") for pile in view["fields"][name]]
        open_piles = [pile for pile in hidden if isinstance(pile, list)]
        found += [str(card) for card in cards if any(card in pile for pile in open_piles)]
    return found


def test_in_tolls_nobody_gets_a_byte_of_anothers_hand(ada: Guest, bruno: Guest, server):
    """Everything each of them gets is kept as it came, and searched for what the other alone held at that version."""
    chairs: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}
    table = ada.open_table("tolls", chairs=chairs, settings={"rounds": 2}, public=True).id
    bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    watcher = Guest(server.url, "Carla")
    got: dict[str, list[str]] = {"north": [], "east": [], "": []}
    held: dict[str, dict[int, list[int]]] = {"north": {}, "east": {}}
    rng = random.Random(3)
    with (
        ada.stream(table, "north") as north,
        bruno.stream(table, "east") as east,
        watcher.stream(table) as nobody,
    ):
        streams = {"north": north, "east": east, "": nobody}
        for seat, stream in streams.items():
            keep_raw(stream, got[seat])
        play([(ada, "north", north), (bruno, "east", east)], table, rng)
        nobody.until(north.seen["number"])
    for seat, index in (("north", 0), ("east", 1)):
        for text in got[seat]:
            message = json.loads(text)
            if message["type"] == "seen":
                held[seat][message["number"]] = message["table"]["view"]["fields"]["hands"][index]
    looked_at = 0
    for seat, other in (("north", "east"), ("east", "north"), ("", "east"), ("", "north")):
        for text in got[seat]:
            message = json.loads(text)
            if message["type"] != "seen" or message["number"] not in held[other] or message["table"]["over"]:
                continue
            secret = held[other][message["number"]]
            looked_at += len(secret)
            played = json.dumps(message["log"])  # a card that was just played, or picked up again, is no secret
            leaked = [card for card in cards_in(text, secret) if card not in played]
            assert not leaked, (seat, other, message["number"], leaked)
    assert looked_at > 100
    assert all(len(hand) <= CARDS for hands in held.values() for hand in hands.values())


def keep_raw(stream: Stream, into: list[str]) -> None:
    receive = stream.line.recv

    def recv(timeout: float | None = None) -> Any:
        text = receive(timeout=timeout)
        into.append(str(text))
        return text

    stream.line.recv = recv  # type: ignore[method-assign, assignment]
