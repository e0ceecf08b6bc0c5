"""advance runs steps until a seat must decide; answer goes on from there."""

from __future__ import annotations

from typing import Any, Final

from plancia.kernel.asking import ask, ask_together, is_forced, roll
from plancia.kernel.decision import CHANCE, Decision
from plancia.kernel.procedure import AGAIN, ASK, DO, END, ROLL, RUN, Procedure, Step, ahead_by_class, ahead_of, copy
from plancia.kernel.state import MOST_EFFECTS, RunsAway, State

# Procedures begun, ended or begun again between two questions. The most that 180,000 decisions needed were 2,851.
MOST_PASSES: Final = 60_000


def start(g: State, first: Procedure) -> None:
    """Begin a game with its first procedure; what was picked of several for another question is no answer here."""
    g.stack = [first]
    g.shared = 0
    g.given = {}
    advance(g)


def advance(g: State) -> None:
    """Run until a seat must decide: the question is then in g.decision (None: the game is over)."""
    if g.stack:
        _go_on(g, _top(g))
    else:
        g.decision = None


def _go_on(g: State, proc: Procedure) -> None:
    """From the procedure on top of the stack."""
    g.decision = None
    if g.also:
        g.also = []
    if g.log is not None:
        g.most = len(g.log) + MOST_EFFECTS
    stack, stirred, tally, met = g.stack, g.stirred, g.tally, ahead_by_class
    plain = not g.reasons and not g.orders
    eventful: list[Any] = stirred if tally is None else [tally]
    left: tuple[Step, ...] = (proc.ahead or _ahead(proc))[proc.at]
    for _ in range(MOST_PASSES):
        for step in left:  # as long as this procedure is on top
            body = step.body
            outcome = body(proc, g)
            if outcome is None:  # most steps are done then
                if not eventful:
                    continue
                if tally is not None and step.kind >= DO:
                    tally.step(step.rules)
                if not stirred:
                    continue
                proc.at = step.place + 1
                break
            kind = step.kind
            if kind >= RUN:
                if tally is not None:
                    tally.step(step.rules)
                proc.at = step.after
                proc = outcome
                if step.into:
                    proc.into = step.into
                stack.append(proc)
                ahead = proc.ahead = met.get(type(proc)) or ahead_of(type(proc))
                left = ahead[0]
                break
            if kind == DO:
                if tally is not None:
                    tally.step(step.rules)
                place = 0
                if isinstance(outcome, Step):
                    place = outcome.place
                elif outcome == END:
                    left = ()
                    if stirred:
                        proc.at = len(proc.ahead) - 1
                    break
                else:
                    assert outcome == AGAIN, f"{step.name} returned {outcome!r}"
                left = proc.ahead[place]
                if stirred:
                    proc.at = place
                break
            if kind == ASK:
                asked: Decision = outcome
                if plain and not asked.several:  # most questions are
                    options = asked.options
                    if len(options) > 1 or (options and not is_forced(step, asked)):
                        asked.rule = step.rule
                        asked.into = step.into
                        g.decision = asked
                        proc.at = step.place
                        return
                    if options:
                        setattr(proc, step.into, options[0])
                        continue
                proc.at = step.place
                if ask(g, proc, step, asked):
                    return
                continue
            proc.at = step.place
            if roll(g, proc, step, outcome) if kind == ROLL else ask_together(g, proc, step, outcome):
                return
        else:
            stack.pop()
            if len(stack) > g.shared:
                above = stack[-1]
            elif stack:
                above = _top(g)
            else:
                return
            if proc.into:
                setattr(above, proc.into, proc.result)
            proc = above
            left = (proc.ahead or _ahead(proc))[proc.at]
            continue
        if stirred:
            _react(g)
            proc = stack[-1] if len(stack) > g.shared else _top(g)
            left = (proc.ahead or _ahead(proc))[proc.at]
    raise RunsAway(f"{type(proc).__name__}: nobody is asked after {MOST_PASSES} procedures")


def answer(g: State, option: int, by: int = CHANCE) -> None:
    """Give the pending question its answer and go on. Trusts the caller: the edge validates."""
    asked = g.decision
    if asked is None or (by != CHANCE and asked.by != by):
        asked = asked_of(g, by)
    stack = g.stack
    proc = stack[-1] if len(stack) > g.shared else _top(g)
    if g.journal is not None and asked.by != CHANCE:  # chance is journalled when its whole outcome is known
        g.journal.append((asked.by, asked.rule, (option,)))
    if asked.into:
        setattr(proc, asked.into, option)
        proc.at += 1
    else:
        g.given[asked.by] = (*g.given.get(asked.by, ()), option)
        if g.also and not asked.several:
            _wait_for_the_others(g, asked)
            return
    _go_on(g, proc)


def _wait_for_the_others(g: State, asked: Decision) -> None:
    """What they are asked stays as it is."""
    waiting = [each for each in pending(g) if each is not asked]
    g.decision = waiting[0]
    g.also = waiting[1:]


def order(g: State, seat: int, about: str, option: int | None) -> None:
    """A standing order: from now on this seat answers questions of that rule, or about that, so, whenever it may.
    None revokes it."""
    if option is None:
        standing = g.orders.get(seat, {})
        standing.pop(about, None)
        if not standing:
            g.orders.pop(seat, None)
    else:
        g.orders.setdefault(seat, {})[about] = option
    if g.journal is not None:
        g.journal.append((seat, f"order {about}", () if option is None else (option,)))
    advance(g)


def pending(g: State) -> list[Decision]:
    """Every question that waits for an answer."""
    return [] if g.decision is None else [g.decision, *g.also]


def asked_of(g: State, by: int) -> Decision:
    """What a seat is asked, or chance."""
    decision = g.decision
    assert decision is not None, "the game is over"
    if by != CHANCE and decision.by != by:
        for other in g.also:
            if other.by == by:
                return other
        raise AssertionError(f"seat {by} is not asked")
    return decision


def _ahead(proc: Procedure) -> tuple[tuple[Step, ...], ...]:
    ahead = ahead_of(type(proc))
    proc.ahead = ahead
    return ahead


def _top(g: State) -> Procedure:
    """The procedure in progress, as a frame of our own."""
    top = len(g.stack) - 1
    proc = g.stack[top]
    if top < g.shared:
        proc = copy(proc)
        g.stack[top] = proc
        g.shared = top
    return proc


def _react(g: State) -> None:
    """A step is atomic; what it stirred is answered after it, in the order the rules give."""
    stirred = g.stirred.copy()
    g.stirred.clear()
    if g.reactions is not None:
        replies = g.reactions(g, stirred)
        for reply in reversed(replies):
            g.stack.append(reply)
