# not compiled
"""The table of a position beyond what each tribe has: villages, the order of play, Event cards, the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from plancia.games.verrix.state.box import NOBODY, TILES, TRIBES
from plancia.games.verrix.state.state import RESTORE_PHASE, SET_UP, Verrix
from plancia.kernel.written.position import Sheet

if TYPE_CHECKING:
    from plancia.games.verrix.notation.position import Position, Seat


def lay_villages(sheet: Sheet[Position], g: Verrix, seats: dict[int, Seat], phase: int) -> None:
    """Named ones first; then the usual ones where there is room."""
    for who, seat in seats.items():
        for name in (seat.villages or "").split():
            path = ("seats", TRIBES[who], "villages")
            if name not in g.box.territory_ids:
                sheet.unknown(path, "territory", name, g.box.territory_ids)
            elif g.villages[g.box.territory_ids.index(name)] != NOBODY:
                sheet.wrong(path, f"V-A-16: there is a village in {name} already")
            elif g.villages_of(who) == 3:
                sheet.wrong(path, "V-SETUP-10: a tribe has three villages")
            else:
                g.settle(who, g.box.territory_ids.index(name))
    for who, seat in seats.items():
        if seat.villages is None and phase != SET_UP:
            free = [each for each in g.box.start_territories[who] if g.villages[each] == NOBODY]
            if free:
                g.settle(who, free[0])


def lay_order(sheet: Sheet[Position], g: Verrix, phase: int) -> None:
    said = sheet.record
    for key, text in (("order", said.order), ("passed", said.passed)):
        for name in (text or "").split():
            if name not in TRIBES or TRIBES.index(name) not in g.players:
                sheet.unknown((key,), "tribe that plays", name, [TRIBES[who] for who in g.players])
            else:
                (g.order if key == "order" else g.passes).append(TRIBES.index(name))
    if said.order is None and phase != SET_UP:
        g.order = list(g.players)
    if phase == RESTORE_PHASE and not said.passed:
        g.passes = g.order.copy()  # everybody has passed, as a rule in this order


def lay_events(sheet: Sheet[Position], g: Verrix, seats: dict[int, Seat]) -> int:
    """Cards by name; those that nobody names are at the bottom of the deck. How many these are."""
    said = sheet.record
    left = list(g.box.event_ids)

    def cards(path: tuple[str, ...], text: str) -> list[int]:
        found = []
        for name in text.split():
            if name not in left:
                sheet.unknown(path, "Event card left", name, left)
            else:
                left.remove(name)
                found.append(g.box.event_ids.index(name))
        return found

    g.spent = cards(("spent",), said.spent)
    g.open = cards(("shown",), said.shown)
    for who, seat in seats.items():
        g.held[who] = sorted(cards(("seats", TRIBES[who], "event"), seat.event))
        g.drawn[who] = cards(("seats", TRIBES[who], "drawn"), seat.drawn)
    top = cards(("deck",), said.deck or "")
    g.deck = [g.box.event_ids.index(name) for name in reversed(left)] + top[::-1]
    for who, seat in seats.items():
        g.known[who] = g.deck[len(g.deck) - seat.knows :] if seat.knows else []
    return len(left)


def lay_rest(sheet: Sheet[Position], g: Verrix) -> None:
    said = sheet.record
    g.turn, g.tile, g.disc, g.ardour = said.turn, TILES.index(said.tile), said.disc, said.ardour
    for word in said.tokens_out.split():
        if not word.isdigit() or int(word) >= len(g.bag) or not g.bag[int(word)]:
            sheet.wrong(("tokens_out",), f"V-SETUP-05: there is no token {word} left in the bag")
        else:
            g.bag[int(word)] -= 1
    for name in said.winners:
        if TRIBES.index(name) not in g.players:
            sheet.wrong(("winners",), f"V-END-02: {name} do not play")
    g.winners = tuple(TRIBES.index(name) for name in said.winners)
    g.over = bool(g.winners)
    g.ended_by = said.ended_by
