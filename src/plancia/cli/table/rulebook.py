"""A rule or a card, as it is shown at the table and by `plancia rules`."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from plancia.cli.console import console
from plancia.cli.table.meaning import cards_meant
from plancia.games.voices import Voice
from plancia.kernel.answers import box_of
from plancia.kernel.content.problems import guess, printable
from plancia.kernel.ledger import origin

MOST = 12  # that words with several meanings are answered with


def the_cards(face: Voice, g: Any, said: str) -> list[str]:
    """The ids of what is called so: one card, or several of the same name. Raises Trouble."""
    speaker, ledger = console(), face.ledger(box_of(g))
    found = cards_meant(ledger, said)
    names = {id: ledger.name(id, speaker.lang) for id in ledger.cards}
    if not found:
        near = guess(said, [*ledger.rules, *ledger.cards, *names.values()])
        raise speaker.trouble("no-such-rule", id=printable(said), meant=(near or "").strip('"') or "none")
    if len({names[id] for id in found}) > 1:
        listed = ", ".join(f"{names[id]} ({id})" for id in found[:MOST])
        raise speaker.trouble("rule-which", id=printable(said), n=max(0, len(found) - MOST), listed=listed)
    return found


def print_card(face: Voice, g: Any, id: str) -> None:
    """What an id says. A prefix gives all its rules. Raises Trouble."""
    speaker = console()
    card = face.about(box_of(g), id, speaker.lang)
    ledger = face.ledger(box_of(g))
    if card is None:
        several = ledger.under(id)
        for one in several or the_cards(face, g, id):
            print_card(face, g, one)
        return
    head = Text.assemble((card.id, "bold"))
    if card.name:
        head.append(f" · {card.name}", "bold")
    if card.kind in ("rule", "ruling"):
        if origin(card.from_) != "rulebook":
            head.append(f" ({speaker.say('rule-from', kind=card.kind, from_=origin(card.from_))})", "dim")
    else:
        from_ = speaker.say("from", from_=origin(card.from_))
        head.append(f" ({card.kind_name}; {from_})", "dim")
    speaker.print(head)
    for line in card.lines:
        speaker.print(line, indent=2)
