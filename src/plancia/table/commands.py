"""What can be done at a table, by whom and when. Nothing here changes it: each returns the entry, or raises Refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from plancia.games.shelf import game_named
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.procedure import ASK, TOGETHER, kinds_of_procedure, steps_of
from plancia.kernel.written.record import option_name
from plancia.table import chairs, undo
from plancia.table.chosen import NotAnAnswer, chosen, chosen_set
from plancia.table.entries import Answered, AskedBack, Chair, Consented, Kept, Ordered, Reseated, TookBack, Wrote
from plancia.table.refusals import Refused, Stale

if TYPE_CHECKING:
    from plancia.table.table import Table

LONGEST_TEXT = 500
MOST_KEPT = 200
MOST = 1 << 31  # an option is a small number


def check_seat(table: Table, seat: str | None) -> None:
    if seat is not None and seat not in table.chairs:
        raise Refused("no-such-seat", text="nobody sits there")


def answer(table: Table, seat: str, option: str, at: int, bot: str, picks: Sequence[str] | None = None) -> Answered:
    """Accepted only for the question that the sender saw, with an option that it offered, or with `picks`: a set."""
    check_seat(table, seat)
    asked, now = table.asked(seat), table.now
    if asked is None:
        if at != now.number:
            raise Stale(now.number)
        raise _not_asked(table)
    if not now.put[seat].number <= at <= now.number:
        raise Stale(now.number, asked.rule)
    chairs.check_player(now.chairs[seat], bot)
    g = table.state
    try:
        if picks is None:
            chosen(g, asked, option)
            return Answered(seat, asked.rule, option, bot)
        named = [option_name(g, asked.whole or asked, each) for each in chosen_set(g, asked, picks)]
    except NotAnAnswer as wrong:
        raise Refused(wrong.code, wrong.rule, wrong.text, wrong.texts) from None
    return Answered(seat, asked.rule, "", bot, tuple(named))


def _not_asked(table: Table) -> Refused:
    if table.over:
        return Refused("over", table.game.over_rule, "the game is over")
    waiting = engine.pending(table.state)[0]
    return Refused("not-your-question", waiting.rule, f"the table waits for {table.game.seats[waiting.by]}")


def order(table: Table, seat: str, about: str, option: int | None) -> Ordered:
    """The option by its number; None revokes the order."""
    check_seat(table, seat)
    if table.over:
        raise _not_asked(table)
    chairs.check_player(table.chairs[seat], "")
    rule = about if about in _asking_rules(table.game.name) else ""
    if not rule:
        offered = voice_of(table.game.name).orders(table.state, table.index(seat), "en")
        rule = next((order.rule for order in offered if order.about == about), "")
    if not rule:
        raise Refused("no-such-rule", text="no question is put by this rule, or about that")
    if option is not None and not -MOST < option < MOST:
        raise Refused("no-such-option", rule, "this is not among the options")
    if table.state.orders.get(table.index(seat), {}).get(about) == option:
        raise Refused("no-change", rule, "it is so already")
    return Ordered(seat, about, option)


@cache
def _asking_rules(name: str) -> frozenset[str]:
    """The rules by which a game asks anything."""
    game = game_named(name)
    package = type(game).__module__.rpartition(".")[0]
    ours = [kind for kind in kinds_of_procedure(game).values() if kind.__module__.startswith(package)]
    return frozenset(step.rule for kind in ours for step in steps_of(kind) if step.kind in (ASK, TOGETHER))


def take_back(table: Table, seat: str, at: int) -> TookBack | AskedBack:
    """To before the last answer of that seat: at once where that is free, or where all agree in advance."""
    check_seat(table, seat)
    now = table.now
    if not 0 <= at <= now.number or table.standings[at].moment is not now.moment:
        raise Stale(now.number)
    chairs.check_player(now.chairs[seat], "")
    offer = undo.offer(table, now, table.state, seat)
    if offer is None:
        raise Refused("over" if table.over else "no-undo", text="there is nothing that this seat can take back")
    if offer.free:
        return TookBack(seat, offer.to)
    if now.request is not None:
        raise Refused("asked-already", text="somebody has asked to go back already")
    return AskedBack(seat, offer.to)


def consent(table: Table, seat: str, agrees: bool, at: int) -> Consented:
    """Who asked may still say no."""
    check_seat(table, seat)
    request = table.now.request
    if request is None or not request.number <= at <= table.number:
        raise Stale(table.number) if at != table.number else Refused("no-request", text="nobody asks to go back")
    may_withdraw = seat == request.seat and not agrees
    if seat not in table.now.missing() and not may_withdraw:
        raise Refused("not-asked", text="this seat is not asked, or has agreed")
    return Consented(seat, agrees)


def reseat(table: Table, seat: str, chair: Chair) -> Reseated:
    check_seat(table, seat)
    return Reseated(seat, chairs.seated(table.chairs[seat], chair, table.game.name))


def write(table: Table, name: str, text: str, seat: str) -> Wrote:
    check_seat(table, seat or None)
    if len(name) > chairs.LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", text=f"a name has up to {chairs.LONGEST_NAME} characters that can be read")
    if not text.strip() or len(text) > LONGEST_TEXT or any(map(_is_harmful, text)):
        raise Refused("bad-text", text=f"a line has up to {LONGEST_TEXT} characters that can be read")
    return Wrote(name, text, seat)


def keep(table: Table, seat: str, name: str, at: int) -> Kept:
    """A save point of a moment that is still part of the game."""
    check_seat(table, seat)
    if not name.strip() or len(name) > chairs.LONGEST_NAME or any(map(_is_harmful, name)) or "\n" in name:
        raise Refused("bad-name", text=f"a name has up to {chairs.LONGEST_NAME} characters that can be read")
    if not 0 <= at <= table.number or table.standings[at].moment not in table.now.moment.line():
        raise Refused("no-such-entry", text=f"entry {at} is not part of the game, or was taken back")
    kept = table.kept
    if any(point.name == name for point in kept):
        raise Refused("kept-already", text="another save point has this name")
    if len(kept) >= MOST_KEPT:
        raise Refused("too-many-kept", text=f"a table has up to {MOST_KEPT} save points")
    return Kept(seat, name, at)


def _is_harmful(character: str) -> bool:
    """What cannot be written, or turns the text around it into something else."""
    if character == "\n":
        return False
    return unicodedata.category(character) in ("Cc", "Cs") or unicodedata.bidirectional(character) in BIDI


BIDI = ("LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI")
