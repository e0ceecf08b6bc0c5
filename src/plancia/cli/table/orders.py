"""Standing orders at the table: an answer in advance, given, seen and revoked by the seat it speaks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from plancia.cli.reading import number_in

if TYPE_CHECKING:
    from plancia.cli.table.session import Session
    from plancia.kernel.picture import StandingOrder

# What is said, as in spoken_commands.py.


def look_up(at: Session, rest: str) -> bool:
    """What can be ordered, numbered; a mark before what is."""
    offered, given = offers(at), given_by(at)
    at.console.print(at.console.say("orders-title", name=at.name(speaker(at))), "bold")
    for number, order in enumerate(offered, 1):
        holds = given.get(order.about) == order.option
        mark = Text(f"{number:>3} {'✓' if holds else ' '} ", style="cyan")
        line = Text.assemble((order.label, "bold" if holds else ""), (f" [{order.rule}]", "dim"))
        at.console.print(line, indent=6, before=mark)
    at.console.print(at.console.say("orders-how"), "dim")
    return False


def give(at: Session, rest: str) -> bool:
    order = numbered(at, rest)
    if given_by(at).get(order.about) == order.option:
        raise at.console.trouble("order-given-already", label=order.label)
    return obeyed(at, "order-given", order, order.option)


def revoke(at: Session, rest: str) -> bool:
    order = numbered(at, rest)
    if given_by(at).get(order.about) != order.option:
        raise at.console.trouble("order-not-given", label=order.label)
    return obeyed(at, "order-revoked", order, None)


def obeyed(at: Session, key: str, order: StandingOrder, option: int | None) -> bool:
    """True when the order has answered the question."""
    before = asked(at)
    at.since = len(at.match.state.log or [])
    at.match.order(order.about, option, speaker(at))
    at.slot.keep(at.match)
    at.console.print(at.console.say(key, label=order.label), "green")
    at.tell_news()
    return asked(at) != before


def asked(at: Session) -> tuple[int, str, list[int]] | None:
    """The question, to compare."""
    decision = at.match.decision
    return None if decision is None else (decision.by, decision.step, decision.options)


def numbered(at: Session, rest: str) -> StandingOrder:
    offered = offers(at)
    if not 1 <= number_in(rest) <= len(offered):
        raise at.console.trouble("order-which")
    return offered[number_in(rest) - 1]


def offers(at: Session) -> list[StandingOrder]:
    if at.match.decision is None:
        raise at.console.trouble("game-is-over")
    offered = at.face.orders(at.match.state, speaker(at), at.console.lang)
    if not offered:
        raise at.console.trouble("no-orders")
    return offered


def given_by(at: Session) -> dict[str, int]:
    return at.match.state.orders.get(speaker(at), {})


def speaker(at: Session) -> int:
    """Who is at the screen: whoever is asked."""
    assert at.match.decision is not None
    return at.match.decision.by
