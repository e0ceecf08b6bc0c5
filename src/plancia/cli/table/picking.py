"""Picking several at the terminal: the list keeps its numbers until it is enough, a number again puts a thing back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from plancia.cli.reading import number_in
from plancia.kernel.decision import NO_END, PASS, Decision, Limit
from plancia.kernel.game import Illegal
from plancia.kernel.picking import listed, opened

if TYPE_CHECKING:
    from plancia.cli.table.session import Session


def whole(at: Session, decision: Decision) -> Decision:
    """The question as it is listed: everything that can be picked, whatever is picked so far, and at its end enough."""
    asked = at.match.state.decision
    if not decision.several or decision.most == 1 or asked is None:
        return decision
    shown = opened(asked)
    if PASS not in shown.options:
        shown.options.append(PASS)
    return shown


def is_open(decision: Decision) -> bool:
    return decision.several and decision.most > 1


def marked(at: Session, decision: Decision, option: int, label: str) -> Text:
    """An entry of the list, with what is picked of it."""
    n = at.match.drafts.of(decision).count(option)
    if option == PASS:
        enough = PASS in (at.match.decision or decision).options
        return Text(label, style="" if enough else "dim")
    return Text.assemble((f"✓{n if n > 1 else ''} ", "bold green"), (label, "bold")) if n else Text(label)


def so_far(at: Session, decision: Decision) -> str:
    """How many are picked and what they come to, and what it may be."""
    named = (*decision.picked, *at.match.drafts.of(decision))
    told = [at.console.say("picked-so-far", n=len(named), least=decision.least, most=decision.most)]
    told += [at.console.say("picked-together", n=limit.total(named), **_bound(limit)) for limit in decision.limits]
    return " ".join(told)


def _bound(limit: Limit) -> dict[str, Any]:
    """What a set may come to, as it is said."""
    bound, wanted = ("least", limit.least) if limit.most == NO_END else ("most", limit.most)
    return {"bound": bound, "wanted": wanted, "rule": limit.rule}


def pick(at: Session, decision: Decision, said: str) -> None:
    """One more, one put back, a whole set of numbers at once, or enough. Raises Trouble or Illegal."""
    shown = whole(at, decision)
    numbers = at.face.numbered(shown)
    words = said.replace(",", " ").split()
    if len(words) > 1 and all(number_in(word) in numbers for word in words):
        at.match.answer([numbers[number_in(word)] for word in words])
        return
    back = said.startswith("-")
    option = at.option(shown, said[1:].strip() if back else said)
    draft = at.match.drafts.of(decision)
    if back or (option in draft and draft.count(option) == listed(decision).count(option)):
        at.match.unpick(option)
    elif option == PASS and len(decision.picked) + len(draft) < decision.least:
        raise at.console.trouble("picks-too-few", least=decision.least)
    else:
        at.match.answer(option)


def refused(at: Session, decision: Decision, wrong: Illegal) -> Exception:
    """Of a set that is no answer: by which rule."""
    limit = next((each for each in decision.limits if each.rule == wrong.rule), None)
    if limit is not None:
        return at.console.trouble("picks-beyond", **_bound(limit))
    return at.console.trouble("picks-refused", rule=wrong.rule, least=decision.least, most=decision.most)
