"""Several are named as a set, in any order; the engine takes them one at a time, in the order they are listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from plancia.kernel import engine
from plancia.kernel.decision import PASS, Decision, barring, exceeded
from plancia.kernel.state import State
from plancia.kernel.written.record import option_name

TOO_FEW, TOO_MANY, NOT_OFFERED, FORBIDDEN = "too-few", "too-many", "not-offered", "forbidden"
TOO_LITTLE, TOO_MUCH = "too-little", "too-much"


class Refusal(NamedTuple):
    """Why a set is no answer: `option` is what is wrong with it, PASS where it is its size or what it comes to;
    then it is `found`, and should be `wanted`."""

    why: str
    rule: str
    option: int = PASS
    found: int = 0
    wanted: int = 0


def opened(asked: Decision, picks: Sequence[int] = ()) -> Decision:
    """The whole question as a person has it before him: what may still be named, and PASS once it is enough."""
    whole, left = asked.whole or asked, listed(asked)
    taken = (*asked.picked, *picks)
    shown = Decision(whole.by, whole.kind)
    shown.pick(whole.least, whole.most, whole.sized_by)
    for option in picks:
        left.remove(option)
    shown.options = list(dict.fromkeys(left)) if len(taken) < whole.most else []
    shown.refused = whole.refused
    if whole.limits:
        _keep_limits(shown, whole, taken, left)
    if len(taken) >= whole.least and PASS not in (shown.refused or ()):
        shown.options.append(PASS)
    shown.picked = taken
    shown.always, shown.about, shown.rule, shown.step = whole.always, whole.about, whole.rule, whole.step
    shown.whole = whole
    return shown


def _keep_limits(shown: Decision, whole: Decision, taken: tuple[int, ...], left: list[int]) -> None:
    """What would be too much, or leave no way to enough, is refused as long as the rest is picked."""
    shown.limits = whole.limits
    shown.refused = dict(whole.refused or {})
    broken = exceeded(whole, taken)
    if broken is not None and len(taken) >= whole.least:
        shown.refused[PASS] = broken.rule
    for option in shown.options.copy():
        others = left.copy()
        others.remove(option)
        limit = barring(whole, taken, option, others)
        if limit is not None:
            shown.options.remove(option)
            shown.refused[option] = limit.rule


def listed(asked: Decision) -> list[int]:
    """What a set may be made of, each as often as it is there. What the engine has taken was taken in this order."""
    whole, start = asked.whole or asked, 0
    for option in asked.picked:
        start = whole.options.index(option, start) + 1
    return whole.options[start:]


def refusal(asked: Decision, picks: Sequence[int]) -> Refusal | None:
    """Why these, with what is picked already, are no answer to a question for several; None: they are."""
    whole, left = asked.whole or asked, listed(asked)
    named = (*asked.picked, *picks)
    size, rule = len(named), whole.sized_by or whole.rule
    if size > whole.most:  # a thing is listed no more often than that
        return Refusal(TOO_MANY, rule, PASS, size, whole.most)
    for option in picks:
        if option in left:
            left.remove(option)
        elif whole.refused and option in whole.refused and option not in whole.options:
            return Refusal(FORBIDDEN, whole.refused[option], option)
        else:
            return Refusal(NOT_OFFERED, whole.rule, option)
    if size < whole.least:
        return Refusal(TOO_FEW, rule, PASS, size, whole.least)
    limit = exceeded(whole, named)
    if limit is None:
        return None
    total = limit.total(named)
    if total < limit.least:
        return Refusal(TOO_LITTLE, limit.rule, PASS, total, limit.least)
    return Refusal(TOO_MUCH, limit.rule, PASS, total, limit.most)


def in_order(asked: Decision, picks: Sequence[int]) -> list[int]:
    """The set as the engine takes it: every set has one order, that in which its things are listed."""
    whole = asked.whole or asked
    wanted = [*asked.picked, *picks]
    found: list[int] = []
    for option in whole.options:
        if option in wanted:
            wanted.remove(option)
            found.append(option)
    return found


def answer_with(g: State, by: int, picks: Sequence[int]) -> None:
    """Answer a question for several with a set, and go on. Trusts the caller, as engine.answer does."""
    asked = _asked(g, by)
    assert asked is not None, f"seat {by} is not asked for several"
    named = in_order(asked, picks)
    assert tuple(named[: len(asked.picked)]) == asked.picked, "what is picked already stays picked"
    while asked is not None:
        taken = len(asked.picked)
        engine.answer(g, named[taken] if taken < len(named) else PASS, by)
        if taken >= len(named):
            return
        asked = _asked(g, by)
        if asked is not None and (len(asked.picked) <= taken or list(asked.picked) != named[: len(asked.picked)]):
            return  # the next question, of the same kind


def _asked(g: State, by: int) -> Decision | None:
    for asked in engine.pending(g):
        if asked.by == by and asked.several:
            return asked
    return None


def picks_named(g: State, asked: Decision, names: Sequence[str]) -> list[int]:
    """The set with these stable names, in order; raises LookupError, which says what is wrong with it."""
    whole = asked.whole or asked
    known = {option_name(g, whole, option): option for option in (*(whole.refused or {}), *whole.options)}
    unknown = next((name for name in names if name not in known), None)
    if unknown is not None:
        raise LookupError(f"{unknown} is not among the options")
    picks = [known[name] for name in names]
    wrong = refusal(asked, picks)
    if wrong is not None:
        raise LookupError(f"{wrong.why}, by {wrong.rule}")
    return in_order(asked, picks)[len(asked.picked) :]
