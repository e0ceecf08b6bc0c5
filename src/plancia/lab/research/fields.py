"""The fields of the table as a seat sees them, place by place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from plancia.kernel.answers import ActionIndex
from plancia.kernel.view import View
from plancia.kernel.written.holds import Holds, Number, Several, size_of
from plancia.lab.research import NotFixed
from plancia.lab.research.places import Numbers, Places, places_of


class Part(NamedTuple):
    """One name in the observation."""

    name: str
    size: int
    what: str
    fill: Callable[[View], Numbers]


def fields_of(g: Any, index: ActionIndex) -> Iterator[Part]:
    """In the order in which the game declares who sees them. Raises NotFixed."""
    declared = g.game.holds().fields
    for name, seen_by in g.game.seen.items():
        holds = declared.get(name)
        if holds is None:
            raise NotFixed(f"{g.game.name}: nobody declares what the field {name} may hold")
        try:
            if seen_by == "all":
                yield _open(name, places_of(holds, g, index))
            elif seen_by == "owner":
                yield from _hands(name, holds, g)
            else:
                yield _heights(name, holds, g)
        except NotFixed as why:
            raise NotFixed(f"{g.game.name}: the field {name}: {why}") from None
    for number, group in enumerate(g.game.hidden_together):
        yield _unseen(number, group, declared[group[0]], g)


def _open(name: str, places: Places) -> Part:
    fill = places.fill
    return Part(name, places.size, places.what, lambda view: fill(view.fields[name]))


def _hands(name: str, holds: Holds, g: Any) -> Iterator[Part]:
    """How many cards lie there, of everybody; and which, of one's own."""
    owners, cards = _rows(holds, g), _cards(holds, g)

    def sizes(view: View) -> Sequence[int]:
        return [hand if isinstance(hand, int) else len(hand) for hand in view.fields[name]]

    def own(view: View) -> Sequence[int]:
        return [] if view.seat < 0 else _counted(view.fields[name][view.seat], cards)

    yield Part(name, owners, f"how many, of each of {owners}", sizes)
    yield Part(f"own {name}", cards, f"how many of each of {cards}; 0 for who only watches", own)


def _heights(name: str, holds: Holds, g: Any) -> Part:
    """A pile whose order matters, or several, tell how high they are."""
    if _is_several(holds):
        return Part(name, _rows(holds, g), "how many, by pile", lambda view: view.fields[name])
    return Part(name, 1, "how many", lambda view: (view.fields[name],))


def _unseen(number: int, group: Sequence[str], holds: Holds, g: Any) -> Part:
    cards = _cards(holds, g)
    told = f"how many of each of {cards} lie where the seat cannot see them"
    return Part(f"unseen in {', '.join(group)}", cards, told, lambda view: _counted(view.unseen[number], cards))


def _counted(cards: Sequence[int], kinds: int) -> Sequence[int]:
    found = [0] * kinds
    for card in cards:
        found[card] += 1
    return found


def _is_several(holds: Holds) -> bool:
    return isinstance(holds, Several) and isinstance(holds.each, Several)


def _rows(holds: Holds, g: Any) -> int:
    if not isinstance(holds, Several):
        raise NotFixed("what is hidden is no list")
    return size_of(holds.most, g)


def _cards(holds: Holds, g: Any) -> int:
    """How many different ones there are."""
    while isinstance(holds, Several):
        holds = holds.each
    if not isinstance(holds, Number):
        raise NotFixed("hidden cards are no numbers")
    return size_of(holds.most, g) + 1
