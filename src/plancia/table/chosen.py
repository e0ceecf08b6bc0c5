"""What somebody says in answer to a question, by stable names or by numbers: the option or the set that it means."""

from __future__ import annotations

from collections.abc import Collection
from reprlib import repr as shortened

from plancia.games.voices import voice_of
from plancia.kernel import picking
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.game import Illegal
from plancia.kernel.state import State
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.kernel.written.record import option_name
from plancia.table.told.log import TEXT

Said = int | str


class NotAnAnswer(Illegal):
    """The code is "illegal" where a rule forbids it, or else "no-such-option"."""

    code = "no-such-option"


def chosen(g: State, asked: Decision, said: Said) -> int:
    """The option that is meant. Raises NotAnAnswer."""
    option = meant(g, asked, asked.options, said)
    if option is not None:
        return option
    refused = meant(g, asked, asked.refused or {}, said)
    if refused is None:
        raise NotAnAnswer(asked.rule, f"{shortened(said)} is not among the options")
    raise _forbidden(g, asked, refused)


def chosen_set(g: State, asked: Decision, said: Collection[Said]) -> list[int]:
    """The set that is meant, beside what is picked already, in the order in which the engine takes it. Raises
    NotAnAnswer."""
    if not asked.several:
        raise NotAnAnswer(asked.rule, "this question has one answer")
    if not isinstance(said, Collection):
        raise NotAnAnswer(asked.rule, f"{shortened(said)} is no set of options")
    whole = asked.whole or asked
    picks = [chosen(g, whole, each) for each in said if each not in (PASS, "pass")]
    wrong = picking.refusal(asked, picks)
    if wrong is not None:
        raise _no_set(wrong)
    return picking.in_order(asked, picks)[len(asked.picked) :]


def meant(g: State, asked: Decision, options: Collection[int], said: Said) -> int | None:
    """Which of these options."""
    if isinstance(said, str):
        return next((option for option in options if option_name(g, asked, option) == said), None)
    return said if type(said) is int and said in options else None


def _forbidden(g: State, asked: Decision, option: int) -> NotAnAnswer:
    voice, texts = voice_of(g.game.name), {}
    for lang in LANGUAGES:
        why = voice.why(g, asked, option, lang)
        texts[lang] = option_name(g, asked, option) if why is None else f"{why.label}: {why.text}"
    wrong = NotAnAnswer((asked.refused or {})[option], texts["en"], texts)
    wrong.code = "illegal"
    return wrong


def _no_set(refusal: picking.Refusal) -> NotAnAnswer:
    numbers = {"found": refusal.found, "wanted": refusal.wanted}
    texts = {lang: catalogue(TEXT, lang)(f"set-{refusal.why}", **numbers) for lang in LANGUAGES}
    wrong = NotAnAnswer(refusal.rule, texts["en"], texts)
    wrong.code = "no-such-option" if refusal.why == picking.NOT_OFFERED else "illegal"
    return wrong
