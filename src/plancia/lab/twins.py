"""Tables that differ only in what a seat may not know must look the same to it."""

from __future__ import annotations

import json
from typing import Any

from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import CHANCE, PASS, Decision
from plancia.kernel.game import Game
from plancia.kernel.procedure import ASK, NOBODY, TOGETHER, attributes_of, copy, steps_of
from plancia.kernel.state import Effect, State
from plancia.kernel.view import SPECTATOR, View, events
from plancia.kernel.written.save import plain
from plancia.lab.random_walk import Luck, question
from plancia.lab.reachable import difference

DREAM = key_of("a table that somebody imagines")


def other_secrets(game: Game, g: State, seat: int, luck: Luck, answers: bool = True) -> State | None:
    """A table that differs from this one only in what a seat may not know, by the declarations of `game`.

    Made from the table itself and not through a view, so that a view that tells too much is found out. With `answers`
    the answers of others in progress differ too; without, they are the same, or there is no such table.
    """
    twin = g.clone()
    twin.reasons = g.reasons
    _lay_differently(game, twin, seat, luck)
    if _forget_notes(twin, seat) and not answers:
        return None
    if answers:
        twin.orders = {by: rules for by, rules in twin.orders.items() if by == seat}
    step = steps_of(type(g.stack[-1]))[g.stack[-1].at] if g.stack else None
    sealed = step is not None and step.kind == TOGETHER and step.sealed
    if sealed or (step is not None and step.kind == ASK):
        twin.given = {by: picks for by, picks in g.given.items() if by == seat}
    engine.advance(twin)
    done = [by for by in g.given if by not in [asked.by for asked in engine.pending(g)]]
    for by, picks in g.given.items():
        if by in twin.given or by == CHANCE:
            continue
        if not answers and not _answer_as(twin, by, picks):
            return None
        if answers and by in done:
            _answer_otherwise(twin, by, luck)
    return twin


def _answer_as(twin: State, by: int, picks: tuple[int, ...]) -> bool:
    """Answer as a seat has answered elsewhere; False if it may not do so."""
    for option in picks:
        asked = next((each for each in engine.pending(twin) if each.by == by), None)
        if asked is None or option not in asked.options:
            return False
        engine.answer(twin, option, by)
    return True


def _answer_otherwise(twin: State, by: int, luck: Luck) -> None:
    while True:
        asked = next((each for each in engine.pending(twin) if each.by == by), None)
        if asked is None:
            return
        engine.answer(twin, luck.option(asked), by)


def _lay_differently(game: Game, twin: State, seat: int, luck: Luck) -> None:
    for group in game.hidden_together:
        piles: list[tuple[str, list[int], int]] = []  # field, pile, how many of its cards are hidden
        for name in sorted(group, key=lambda each: each not in game.fits):  # where not every card fits come first
            field = getattr(twin, name)
            if game.seen[name] == "owner":
                piles += [(name, pile, len(pile)) for pile in _others(field, seat)]
            elif field and isinstance(field[0], list):
                piles += [(name, pile, len(pile)) for pile in field]
            else:
                piles.append((name, field, len(field) - _known(game, twin, name, seat)))
        cards = [card for _, pile, hidden in piles for card in pile[:hidden]]
        for name, pile, hidden in piles:
            for place in range(hidden):
                fitting = [card for card in cards if name not in game.fits or game.fits[name](twin, card)]
                pile[place] = fitting[luck.below(len(fitting))]
                cards.remove(pile[place])
            if game.seen[name] == "owner":
                pile.sort()
    for field, name in game.known_on_top.items():
        deck = getattr(twin, name)
        setattr(twin, field, [deck[len(deck) - len(known) :] for known in getattr(twin, field)])


def _others(piles: list[list[int]], seat: int) -> list[list[int]]:
    return [pile for owner, pile in enumerate(piles) if owner != seat]


def _known(game: Game, twin: State, name: str, seat: int) -> int:
    if seat == SPECTATOR:
        return 0
    return sum(len(getattr(twin, field)[seat]) for field, pile in game.known_on_top.items() if pile == name)


def _forget_notes(twin: State, seat: int) -> bool:
    """Blank the notes that a seat may not read; True if the procedure in progress is thrown back by it."""
    thrown_back = False
    for height, frame in enumerate(twin.stack):
        forgotten, blank = copy(frame), type(frame)()
        thrown_back = False
        for note, owner in type(frame).SECRET.items():
            if getattr(frame, owner) != seat and getattr(frame, note) != getattr(blank, note):
                setattr(forgotten, note, getattr(blank, note))
                thrown_back = True
        twin.stack[height] = forgotten
    return thrown_back


def look(g: State, seat: int) -> tuple[str, str]:
    """What a seat sees, as text: the fields that are declared, and everything else."""
    view = View(g, seat)
    seen = view.as_json()
    fields = [seen.pop("fields"), seen.pop("unseen")]
    return json.dumps(fields), json.dumps([seen, question(view.decision)], sort_keys=True)


def open_log(g: State) -> list[str]:
    """The log as everybody reads it. What a seat reads alone is meant to tell it a secret."""
    return [read(effect) for effect in events(g, SPECTATOR)]


def read(effect: Effect[Any]) -> str:
    fields = {name: plain(getattr(effect, name)) for name in attributes_of(effect)}
    return f"{type(effect).__name__} {json.dumps(fields, sort_keys=True)}"


def leak_now(game: Game, g: State, seat: int, luck: Luck) -> str | None:
    """Does a seat see here what it may not know?"""
    return told_apart(g, elsewhere(game, g, seat, luck), seat)


def elsewhere(game: Game, g: State, seat: int, luck: Luck) -> State:
    """A table with other secrets of every kind: also another chance to come, and other things written down."""
    twin = other_secrets(game, g, seat, luck)
    assert twin is not None
    twin.key, twin.draws = luck.key, g.draws + 1
    twin.script = {"elsewhere": [1]}
    twin.log, twin.journal = [], [(CHANCE, "elsewhere", ())]
    if g.origin:
        twin.origin = f"{g.origin}\n# with other secrets"
    return twin


def told_apart(g: State, twin: State, seat: int) -> str | None:
    """By what a seat is shown, or by anything else that hangs on its view or on a table it imagines."""
    for mine, other in zip(look(g, seat), look(twin, seat), strict=True):
        if mine != other:
            return f"seat {seat} can tell apart:\n{mine}\n{other}"
    view, other_view = View(g, seat), View(twin, seat)
    found = difference(view, other_view)
    if found is None:
        found = difference(view.imagine(DREAM), other_view.imagine(DREAM), "imagined")
    return None if found is None else f"seat {seat} can tell apart what hangs on its view:\n{found}"


def leak_next(game: Game, g: State, seat: int, luck: Luck) -> str | None:
    """Does the next answer show a seat more than the fields that are declared?"""
    after = answered_alike(game, g, seat, luck)
    return None if after is None else told_apart_by_log(*after, seat)


def told_apart_by_log(mine: State, twin: State, seat: int) -> str | None:
    (_, rest), (_, other_rest) = look(mine, seat), look(twin, seat)
    if rest != other_rest or open_log(mine) != open_log(twin):
        return f"seat {seat} can tell apart:\n{rest} {open_log(mine)}\n{other_rest} {open_log(twin)}"
    return None


def answered_alike(game: Game, g: State, seat: int, luck: Luck) -> tuple[State, State] | None:
    """A copy of this table and another one, after an answer that is the same to a seat that may not know more; None:
    there is none, or something was shown by it that the seat may see."""
    asked = luck.question(g)
    mine, twin = g.clone(), other_secrets(game, g, seat, luck, answers=False)
    if twin is None:
        return None
    theirs = counterpart(asked, twin)
    chosen = None if theirs is None else corresponding(asked, theirs, luck)
    if chosen is None:
        return None
    for table, choice in zip((mine, twin), chosen, strict=True):
        table.reasons = True
        table.log = []
        engine.answer(table, choice, asked.by)
    shuffled = any(effect.only_for == NOBODY for effect in [*(mine.log or []), *(twin.log or [])])
    if shuffled or look(mine, seat)[0] != look(twin, seat)[0]:
        return None  # it is perhaps hidden again
    return mine, twin


def counterpart(asked: Decision, twin: State) -> Decision | None:
    """The same question at another table; None: it is not asked there, or the same picks were enough."""
    theirs = next((each for each in engine.pending(twin) if each.by == asked.by), None)
    if theirs is None or (theirs.rule, len(theirs.picked)) != (asked.rule, len(asked.picked)):
        return None
    return theirs


def corresponding(asked: Decision, theirs: Decision, luck: Luck) -> tuple[int, int] | None:
    """The same answer at both tables, as others see it: the same card of the hand, whatever it is."""
    place = luck.below(len(asked.options))
    option = asked.options[place]
    if len(theirs.options) == len(asked.options):
        return option, theirs.options[place]
    if option in theirs.options:
        return option, option
    return (PASS, PASS) if PASS in theirs.options and PASS in asked.options else None
