"""What somebody has picked of several and not yet said: beside the game, which knows of it only when it is said."""

from __future__ import annotations

from collections.abc import Sequence

from plancia.kernel.decision import Decision
from plancia.kernel.picking import opened
from plancia.table.history import Moment

Question = tuple[str, tuple[int, ...], tuple[int, ...]]


class Drafts:
    """By seat: the question, and what is picked for it in the order it was named."""

    def __init__(self, kept: dict[int, tuple[Question, tuple[int, ...]]] | None = None) -> None:
        self._kept = dict(kept or {})

    def of(self, asked: Decision) -> tuple[int, ...]:
        question, picks = self._kept.get(asked.by, (None, ()))
        return picks if question == _question(asked) else ()

    def keep(self, asked: Decision, picks: Sequence[int]) -> None:
        if picks:
            self._kept[asked.by] = (_question(asked), tuple(picks))
        else:
            self._kept.pop(asked.by, None)

    def drop(self) -> None:
        self._kept.clear()

    def copy(self) -> Drafts:
        return Drafts(self._kept)

    def shown(self, asked: Decision) -> Decision:
        """The question as it stands before the person: open to the end, with what is picked so far."""
        return opened(asked, self.of(asked)) if asked.several else asked


def _question(asked: Decision) -> Question:
    whole = asked.whole or asked
    return whole.rule, tuple(whole.options), asked.picked


def before_the_set(answer: Moment) -> Moment:
    """Before it, and before the picks of the same set: a record tells them one by one."""
    by, rule, _ = answer.journal[0]
    before = answer.before
    assert before is not None
    while before.picks and before.before is not None and before.journal[0][:2] == (by, rule):
        before = before.before
    return before
