"""What a seat sees: the whole table in one message of JSON values. The same rows give the same bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.decision import NO_END, PASS, Decision, Limit
from plancia.kernel.picking import listed, opened
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR, View, is_sealed
from plancia.kernel.written.record import option_name
from plancia.table import clock as clocks
from plancia.table import fair_chance, undo
from plancia.table.chairs import is_solo, is_somebodys, next_here
from plancia.table.history import Moment
from plancia.table.snapshot import Standing

if TYPE_CHECKING:
    from plancia.table.table import Table

Message = dict[str, Any]


def message(table: Table, standing: Standing, g: State, seat: str | None, lang: str) -> Message:
    """Everything but the clock, which goes on by itself."""
    index = SPECTATOR if seat is None else table.index(seat)
    view = View(g, index)
    over = g.decision is None
    told: Message = {
        "table": table.id,
        "number": standing.number,
        "game": table.game.name,
        "seat": seat,
        "view": scene(table, standing, view, lang),
        "question": None if view.decision is None else question(g, view.decision, lang),
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
    if seat is not None and standing.put.get(seat) is not None:
        told["question"]["since"] = standing.put[seat].number
    if over:
        told["result"] = table.game.result(g)
        told["ended"] = _ended(standing, g, lang)
        told["key"] = fair_chance.told_keys(standing.keys, table.opened.secret)
    return told


def scene(table: Table, standing: Standing, view: View, lang: str) -> Message:
    """What a client draws. Where nothing is hidden it is the same for everybody, and drawn once."""
    voice = voice_of(table.game.name)
    if standing is not table.now or any(seen_by != "all" for seen_by in table.game.seen.values()):
        return voice.scene(view, lang)
    if lang not in table.scenes:
        table.scenes[lang] = voice.scene(view, lang)
    return table.scenes[lang]


def question(g: State, asked: Decision, lang: str) -> Message:
    """The question in words: every option by id, stable name and label, and why the others are refused."""
    voice = voice_of(g.game.name)
    options = _options(g, asked, lang)
    refused = []
    for option in asked.refused or {}:
        why = voice.why(g, asked, option, lang)
        if why is not None:
            said = {"label": why.label, "rule": why.rule, "why": why.text}
            spots = voice.spots(g, asked, option)
            refused.append({"id": option, "name": option_name(g, asked, option), **said, "spots": spots})
    return {
        "rule": asked.rule,
        "kind": asked.kind,
        "step": asked.step,
        "prompt": voice.prompt(g, asked, lang),
        "because": voice.because(g, asked, lang),
        "least": asked.least,
        "most": asked.most,
        "picked": [option_name(g, asked, option) for option in asked.picked],
        "options": options,
        "several": _several(g, asked, lang),
        "refused": refused,
        "paths": msgspec.to_builtins(voice.paths(g, asked, None, lang)),
    }


def _options(g: State, asked: Decision, lang: str) -> list[Message]:
    voice = voice_of(g.game.name)
    typed = {option: number for number, option in voice.numbered(asked).items()}
    return [
        {
            "id": option,
            "name": option_name(g, asked, option),
            "label": voice.label(g, asked, option, lang),
            "number": typed.get(option),
            "spots": voice.spots(g, asked, option),
        }
        for option in asked.options
    ]


def _several(g: State, asked: Decision, lang: str) -> Message | None:
    """The whole question for whoever names a set at once, in any order."""
    if not asked.several or (asked.whole or asked).most == 1:
        return None
    whole, there = opened(asked), listed(asked)
    whole.options = [option for option in whole.options if option != PASS]
    taken = len(asked.picked)
    return {
        "least": max(0, whole.least - taken),
        "most": min(whole.most - taken, len(there)),
        "options": [{**said, "count": there.count(said["id"])} for said in _options(g, whole, lang)],
        "limits": [_limit(g, asked, limit) for limit in whole.limits],
    }


def _limit(g: State, asked: Decision, limit: Limit) -> Message:
    """What is left of it, beside what is picked already."""
    taken = limit.total(asked.picked)
    return {
        "rule": limit.rule,
        "least": max(0, limit.least - taken),
        "most": None if limit.most == NO_END else limit.most - taken,
        "weights": {option_name(g, asked, option): limit.weight[option] for option in listed(asked)},
    }


def orders(g: State, seat: int, lang: str) -> list[Message]:
    """The standing orders that a seat may give, by what they are about, and those it has given."""
    found: dict[str, Message] = {}
    given = g.orders.get(seat, {})
    for order in voice_of(g.game.name).orders(g, seat, lang):
        question: Message = {"about": order.about, "rule": order.rule, "label": order.question}
        offered = found.setdefault(order.about, {**question, "options": [], "given": given.get(order.about)})
        offered["options"].append({"option": order.option, "label": order.label})
    return list(found.values())


def waiting(table: Table, standing: Standing, g: State) -> list[Message]:
    """Whom we wait for: by which rule, since which entry, since when (ms)."""
    found = []
    for asked in engine.pending(g):
        seat = table.game.seats[asked.by]
        put = standing.put[seat]
        kind = standing.chairs[seat].kind
        found.append({"seat": seat, "rule": asked.rule, "since": put.number, "at": put.at, "kind": kind})
    return found


def clock(table: Table, standing: Standing, now: int) -> Message:
    return clocks.shown(table.clock, standing.clocks, list(standing.chairs), now)


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


def _chairs(table: Table, standing: Standing, g: State, lang: str) -> Message:
    voice = voice_of(table.game.name)
    return {
        seat: {**msgspec.to_builtins(chair), "title": voice.seat_name(g, table.index(seat), lang)}
        for seat, chair in standing.chairs.items()
    }


def _automated(table: Table, g: State, lang: str) -> dict[str, str]:
    voice = voice_of(table.game.name)
    return {table.game.seats[seat]: voice.seat_name(g, seat, lang) for seat in voice.automated(g)}


def _undo(table: Table, standing: Standing, g: State, seat: str) -> Message | None:
    offer = undo.offer(table, standing, g, seat) if is_somebodys(standing.chairs[seat]) else None
    return None if offer is None else {"to": offer.to, "free": offer.free, "ask": list(offer.ask)}


def _request(standing: Standing) -> Message | None:
    asked = standing.request
    if asked is None:
        return None
    agreed, missing = list(asked.agreed), standing.missing()
    return {"seat": asked.seat, "to": asked.to, "number": asked.number, "agreed": agreed, "missing": missing}


def _here(standing: Standing, g: State) -> Message | None:
    """For a shared screen: who acts next, and whether it must be covered while it is handed over."""
    if all(chair.kind != "here" for chair in standing.chairs.values()):
        return None
    return {"next": next_here(standing.chairs, standing.put), "cover": keeps_secrets(g)}
