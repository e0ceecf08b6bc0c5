"""A rule or a card, as it is shown at the table and by `plancia rules`."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from plancia.cli.voice import voice
from plancia.games.voices import Voice
from plancia.kernel.content.problems import guess, printable


def print_card(face: Voice, g: Any, id: str) -> None:
    """What an id says. A prefix gives all its rules. Raises Trouble."""
    speaker = voice()
    card = face.about(g.box, id, speaker.lang)
    ledger = face.ledger(g.box)
    if card is None:
        several = ledger.under(id)
        if not several:
            meant = guess(id, [*ledger.rules, *ledger.cards])
            raise speaker.trouble("no-such-rule", id=printable(id), meant=(meant or "").strip('"') or "none")
        for one in several:
            print_card(face, g, one)
        return
    head = Text.assemble((card.id, "bold"))
    if card.name:
        head.append(f" · {card.name}", "bold")
    if card.kind != "rule":
        kind, from_ = speaker.say("kind", kind=card.kind), speaker.say("from", from_=origin(card.from_))
        head.append(f" ({kind}; {from_})", "dim")
    speaker.print(head)
    for line in card.lines:
        speaker.print(line, indent=2)


def origin(from_: str) -> str:
    """rulebook, public, house, pack or inferred; "public:dized" is public."""
    return from_.partition(":")[0]
