"""The question as a seat reads it: its words, every option, what is refused and why, and the orders it may give."""

from __future__ import annotations

from typing import NotRequired, TypedDict

import msgspec

from plancia.games.voices import voice_of
from plancia.kernel.decision import NO_END, PASS, Decision, Limit
from plancia.kernel.picking import listed, opened
from plancia.kernel.picture import Path
from plancia.kernel.state import State
from plancia.kernel.written.record import option_name


class Option(TypedDict):
    """`spots`: where it can be chosen on the board, the most fitting first; none where it stands only in the list."""

    id: int
    name: str
    label: str
    number: int | None  # what a person types for it
    spots: list[str]


class RefusedOption(TypedDict):
    id: int
    name: str
    label: str
    rule: str
    why: str
    spots: list[str]


class SetOption(Option):
    """`count`: so many of it may be in the set."""

    count: int


class SetLimit(TypedDict):
    """What a set may come to together, by the weight of each name; `most` is None where it has no end."""

    rule: str
    least: int
    most: int | None
    weights: dict[str, int]


class Several(TypedDict):
    """For whoever names a set at once, in any order: from `least` to `most` of these, within the limits."""

    least: int
    most: int
    options: list[SetOption]
    limits: list[SetLimit]


class Question(TypedDict):
    """`because`: the card or rule whose question it is, for people. `paths`: the ways over the board that it is about,
    as far as they are settled.

    `several`: more than one may be picked. Then `options` are those that may be picked next, one by one in the order of
    the list, and `several` has them all, to be answered with at once.
    """

    rule: str
    kind: str
    step: str
    prompt: str
    because: str
    least: int
    most: int
    picked: list[str]
    options: list[Option]
    several: Several | None
    refused: list[RefusedOption]
    paths: list[Path]
    since: NotRequired[int]  # the entry that asked it


class OrderChoice(TypedDict):
    option: int  # what the command takes
    label: str


class ShownOrder(TypedDict):
    """Answers in advance to the questions of one rule, or about one thing; `given`: the option of the one that holds.
    Only for the seat itself: what it has ordered is its secret."""

    about: str  # what the command takes
    rule: str
    label: str
    options: list[OrderChoice]
    given: int | None


def question(g: State, asked: Decision, lang: str) -> Question:
    """The question in words: every option by id, stable name and label, and why the others are refused."""
    voice = voice_of(g.game.name)
    options = _options(g, asked, lang)
    refused: list[RefusedOption] = []
    for option in asked.refused or {}:
        why = voice.why(g, asked, option, lang)
        if why is not None:
            name, spots = option_name(g, asked, option), voice.spots(g, asked, option)
            said = RefusedOption(id=option, name=name, label=why.label, rule=why.rule, why=why.text, spots=spots)
            refused.append(said)
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


def _options(g: State, asked: Decision, lang: str) -> list[Option]:
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


def _several(g: State, asked: Decision, lang: str) -> Several | None:
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


def _limit(g: State, asked: Decision, limit: Limit) -> SetLimit:
    """What is left of it, beside what is picked already."""
    taken = limit.total(asked.picked)
    return {
        "rule": limit.rule,
        "least": max(0, limit.least - taken),
        "most": None if limit.most == NO_END else limit.most - taken,
        "weights": {option_name(g, asked, option): limit.weight[option] for option in listed(asked)},
    }


def orders(g: State, seat: int, lang: str) -> list[ShownOrder]:
    """The standing orders that a seat may give, by what they are about, and those it has given."""
    found: dict[str, ShownOrder] = {}
    given = g.orders.get(seat, {})
    for order in voice_of(g.game.name).orders(g, seat, lang):
        about, now = order.about, given.get(order.about)
        first = ShownOrder(about=about, rule=order.rule, label=order.question, options=[], given=now)
        offered = found.setdefault(about, first)
        offered["options"].append({"option": order.option, "label": order.label})
    return list(found.values())
