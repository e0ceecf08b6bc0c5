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
from plancia.table.history import Moment
from plancia.table.standing import Standing
from plancia.table.told.question import Question, ShownOrder, orders, question

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


class UndoOffer(TypedDict):
    to: int
    free: bool
    ask: list[str]


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


class Shown(Still):
    """The whole table as one seat, or a spectator, may know it. `view` is drawn by the game's own part of a client.
    `may_branch`: whoever looks through this seat may play on from here at a table of their own. `together`: all who sit
    here win or lose as one. `ended`: how it has ended and why, in a sentence."""

    clock: ShownClock


def message(table: Table, standing: Standing, g: State, seat: str | None, lang: str) -> Still:
    """Everything but the clock, which goes on by itself."""
    index = SPECTATOR if seat is None else table.index(seat)
    view = View(g, index)
    over = g.decision is None
    asked = None if view.decision is None else question(g, view.decision, lang)
    if asked is not None and seat is not None and seat in standing.put:
        asked["since"] = standing.put[seat].number
    told: Still = {
        "table": table.id,
        "number": standing.number,
        "game": table.game.name,
        "seat": seat,
        "view": scene(table, standing, view, lang),
        "question": asked,
        "waiting": waiting(table, standing, g),
        "seats": list(standing.chairs),
        "chairs": _chairs(table, standing, g, lang),
        "automated": _automated(table, g, lang),
        "undo": None if seat is None else _undo(table, standing, g, seat),
        "request": _request(standing),
        "here": _here(standing, g),
        "fair": fair_chance.hashes(standing.keys),
        "over": over,
        "orders": [] if over or seat is None else orders(g, index, lang),
        "kept": [{"seat": point.seat, "name": point.name, "at": point.at} for point in table.kept],
        "together": table.game.together(g),
        "may_branch": over or (seat is not None and _may_branch(table, standing, g, seat)),
    }
    if over:
        told["result"] = table.game.result(g)
        told["ended"] = _ended(standing, g, lang)
        told["key"] = fair_chance.told_keys(standing.keys, table.opened.secret)
    return told


def scene(table: Table, standing: Standing, view: View, lang: str) -> dict[str, Any]:
    """What a client draws. Where nothing is hidden it is the same for everybody, and drawn once."""
    voice = voice_of(table.game.name)
    if standing is not table.now or any(seen_by != "all" for seen_by in table.game.seen.values()):
        return voice.scene(view, lang)
    if lang not in table.scenes:
        table.scenes[lang] = voice.scene(view, lang)
    return table.scenes[lang]


def waiting(table: Table, standing: Standing, g: State) -> list[Waiting]:
    """Whom we wait for: by which rule, since which entry, since when (ms)."""
    found: list[Waiting] = []
    for asked in engine.pending(g):
        seat = table.game.seats[asked.by]
        put = standing.put[seat]
        kind = standing.chairs[seat].kind
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


def _may_branch(table: Table, standing: Standing, g: State, seat: str) -> bool:
    """While it goes on: who may go back anyway, unless that would seat them behind somebody's hidden hand."""
    if not (is_solo(standing.chairs) or table.game.together(g)):
        return False
    others = any(is_somebodys(chair) for each, chair in standing.chairs.items() if each != seat)
    return not (others and hides(g, None))


def _ended(standing: Standing, g: State, lang: str) -> str:
    """The line of the log that says how it has ended."""
    voice = voice_of(g.game.name)
    moment: Moment | None = standing.moment
    while moment is not None:
        for effect in reversed(moment.news):
            if voice.is_ending(g, effect):
                return voice.tell(g, effect, lang)
        moment = moment.before
    return ""


def _chairs(table: Table, standing: Standing, g: State, lang: str) -> dict[str, ShownChair]:
    voice = voice_of(table.game.name)
    return {
        seat: msgspec.to_builtins(chair) | {"title": voice.seat_name(g, table.index(seat), lang)}
        for seat, chair in standing.chairs.items()
    }


def _automated(table: Table, g: State, lang: str) -> dict[str, str]:
    voice = voice_of(table.game.name)
    return {table.game.seats[seat]: voice.seat_name(g, seat, lang) for seat in voice.automated(g)}


def _undo(table: Table, standing: Standing, g: State, seat: str) -> UndoOffer | None:
    offer = undo.offer(table, standing, g, seat) if is_somebodys(standing.chairs[seat]) else None
    return None if offer is None else {"to": offer.to, "free": offer.free, "ask": list(offer.ask)}


def _request(standing: Standing) -> UndoRequest | None:
    asked = standing.request
    if asked is None:
        return None
    agreed, missing = list(asked.agreed), standing.missing()
    return {"seat": asked.seat, "to": asked.to, "number": asked.number, "agreed": agreed, "missing": missing}


def _here(standing: Standing, g: State) -> Here | None:
    """For a shared screen: who acts next, and whether it must be covered while it is handed over."""
    if all(chair.kind != "here" for chair in standing.chairs.values()):
        return None
    return {"next": next_here(standing.chairs, standing.put), "cover": keeps_secrets(g)}
