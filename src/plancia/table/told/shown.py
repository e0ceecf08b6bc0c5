"""What a seat is shown: the whole table in one message of JSON values. The same rows give the same bytes.

The types of the messages stand beside their making. The OpenAPI document and the browser client are made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

import msgspec

from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR, View, is_sealed
from plancia.table import fair_chance, undo
from plancia.table.chairs import is_solo, is_somebodys, next_here
from plancia.table.clock import ShownClock
from plancia.table.entries import Chair
from plancia.table.snapshot import Snapshot
from plancia.table.told.points import RoundPoints, by_round
from plancia.table.told.question import Question, ShownOrder, orders, question
from plancia.table.undo import UndoOffer

if TYPE_CHECKING:
    from plancia.table.table import Table


class Waiting(TypedDict):
    seat: str
    rule: str
    since: int
    at: int
    kind: str


class ShownChair(Chair, frozen=True, kw_only=True):
    """`title`: the seat's name in the reader's language."""

    title: str


class UndoRequest(TypedDict):
    seat: str
    to: int
    number: int
    agreed: list[str]
    missing: list[str]


class Here(TypedDict):
    """For a shared screen: who acts next, and whether it must be covered while it is handed over."""

    next: str
    cover: bool


class SavePoint(TypedDict):
    """`at`: the entry after which the table stood as it was kept."""

    seat: str
    name: str
    at: int


class Still(TypedDict):
    """Everything but the clock, which goes on by itself."""

    table: str
    number: int
    game: str
    seat: str | None
    view: dict[str, Any]
    question: Question | None
    waiting: list[Waiting]
    seats: list[str]  # clockwise
    chairs: dict[str, ShownChair]
    automated: dict[str, str]  # seats that the rules play, by name
    undo: UndoOffer | None
    request: UndoRequest | None
    here: Here | None
    fair: list[str]
    over: bool
    may_branch: bool
    together: bool
    kept: list[SavePoint]  # oldest first
    orders: list[ShownOrder]  # that this seat may give
    result: NotRequired[dict[str, Any] | None]
    ended: NotRequired[str]
    key: NotRequired[list[str] | None]
    rounds: NotRequired[list[RoundPoints]]


class Shown(Still):
    """The whole table as one seat, or a spectator, may know it. `view` is drawn by the game's own part of a client.
    `may_branch`: whoever looks through this seat may play on from here at a table of their own. `together`: all who sit
    here win or lose as one. `ended`: how it has ended and why, in a sentence."""

    clock: ShownClock


def message(table: Table, snapshot: Snapshot, g: State, seat: str | None, lang: str) -> Still:
    """Everything but the clock, which goes on by itself."""
    index = SPECTATOR if seat is None else table.index(seat)
    view = View(g, index)
    over = g.decision is None
    asked = None if view.decision is None else question(g, view.decision, lang)
    if asked is not None and seat is not None and seat in snapshot.put:
        asked["since"] = snapshot.put[seat].number
    offer = undo.offer(table, snapshot, g, seat) if seat is not None and is_somebodys(snapshot.chairs[seat]) else None
    told: Still = {
        "table": table.id,
        "number": snapshot.number,
        "game": table.game.name,
        "seat": seat,
        "view": scene(table, snapshot, view, lang),
        "question": asked,
        "waiting": waiting(table, snapshot, g),
        "seats": list(snapshot.chairs),
        "chairs": _chairs(table, snapshot, g, lang),
        "automated": _automated(table, g, lang),
        "undo": msgspec.to_builtins(offer),
        "request": _request(snapshot),
        "here": _here(snapshot, g),
        "fair": fair_chance.hashes(snapshot.keys),
        "over": over,
        "orders": [] if over or seat is None else orders(g, index, lang),
        "kept": [{"seat": point.seat, "name": point.name, "at": point.at} for point in table.kept],
        "together": table.game.together(g),
        "may_branch": over or (seat is not None and _may_branch(table, snapshot, g, seat)),
    }
    if over:
        told["result"] = table.game.result(g)
        told["ended"] = _ended(snapshot, g, lang)
        told["rounds"] = by_round(table, snapshot, g, lang)
        told["key"] = fair_chance.told_keys(snapshot.keys, table.opened.secret)
    return told


def scene(table: Table, snapshot: Snapshot, view: View, lang: str) -> dict[str, Any]:
    """What a client draws. Where nothing is hidden it is the same for everybody, and drawn once."""
    voice = voice_of(table.game.name)
    if snapshot is not table.now or any(seen_by != "all" for seen_by in table.game.seen.values()):
        return voice.scene(view, lang)
    if lang not in table.scenes:
        table.scenes[lang] = voice.scene(view, lang)
    return table.scenes[lang]


def waiting(table: Table, snapshot: Snapshot, g: State) -> list[Waiting]:
    """Whom we wait for: by which rule, since which entry, since when (ms)."""
    found: list[Waiting] = []
    for asked in engine.pending(g):
        seat = table.game.seats[asked.by]
        put = snapshot.put[seat]
        kind = snapshot.chairs[seat].kind
        found.append({"seat": seat, "rule": asked.rule, "since": put.number, "at": put.at, "kind": kind})
    return found


def keeps_secrets(g: State) -> bool:
    """Does the game let one seat know what another may not?"""
    return any(seen_by != "all" for seen_by in g.game.seen.values())


def hides(g: State, seat: int | None) -> bool:
    """Is there anything in the game so far, but the key of chance, that this seat may not know?"""
    given = (by for by, what, _ in g.journal or [] if what.startswith("order "))
    ordered = any(by != seat for by in (*g.orders, *given))  # also in the position it began from
    return keeps_secrets(g) or ordered or is_sealed(g) or any(type(frame).SECRET for frame in g.stack)


def _may_branch(table: Table, snapshot: Snapshot, g: State, seat: str) -> bool:
    """While it goes on: who may go back anyway, unless that would seat them behind somebody's hidden hand."""
    if not (is_solo(snapshot.chairs) or table.game.together(g)):
        return False
    others = any(is_somebodys(chair) for each, chair in snapshot.chairs.items() if each != seat)
    return not (others and hides(g, None))


def _ended(snapshot: Snapshot, g: State, lang: str) -> str:
    """The line of the log that says how it has ended."""
    voice = voice_of(g.game.name)
    told = (effect for moment in snapshot.moment.back() for effect in reversed(moment.news))
    return next((voice.tell(g, effect, lang) for effect in told if voice.is_ending(g, effect)), "")


def _chairs(table: Table, snapshot: Snapshot, g: State, lang: str) -> dict[str, ShownChair]:
    voice = voice_of(table.game.name)
    return {
        seat: msgspec.to_builtins(chair) | {"title": voice.seat_name(g, table.index(seat), lang)}
        for seat, chair in snapshot.chairs.items()
    }


def _automated(table: Table, g: State, lang: str) -> dict[str, str]:
    voice = voice_of(table.game.name)
    return {table.game.seats[seat]: voice.seat_name(g, seat, lang) for seat in voice.automated(g)}


def _request(snapshot: Snapshot) -> UndoRequest | None:
    asked = snapshot.request
    if asked is None:
        return None
    agreed, missing = list(asked.agreed), snapshot.missing()
    return {"seat": asked.seat, "to": asked.to, "number": asked.number, "agreed": agreed, "missing": missing}


def _here(snapshot: Snapshot, g: State) -> Here | None:
    """For a shared screen: who acts next, and whether it must be covered while it is handed over."""
    if all(chair.kind != "here" for chair in snapshot.chairs.values()):
        return None
    return {"next": next_here(snapshot.chairs, snapshot.put), "cover": keeps_secrets(g)}
