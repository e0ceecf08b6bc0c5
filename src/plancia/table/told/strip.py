"""What happened since a seat last decided something: first what it did to that seat, then everybody's turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from plancia.games.voices import Voice, voice_of
from plancia.kernel.picture import Upshot
from plancia.kernel.procedure import EVERYONE
from plancia.kernel.state import LINE, TURN, Effect, State
from plancia.table.history import Moment, Played

if TYPE_CHECKING:
    from plancia.table.table import Table


class Befell(TypedDict):
    """`lost`: or won. `seat`: whose; empty: everybody's who plays together. `by`: through whom, where somebody did it.
    `during`: the turn or phase. The table looked so after line `line`, from 0, of entry `number`."""

    lost: bool
    text: str
    seat: str
    by: str
    during: str
    number: int
    line: int


class Passage(TypedDict):
    """A turn, an Activation, a phase; several in one where nothing happened in them. `befell`: the others."""

    title: str
    befell: list[Befell]
    number: int
    line: int


class Strip(TypedDict):
    """`since`: the entry with the seat's last decision; 0: none yet. `yours`: what was lost comes first."""

    since: int
    number: int
    yours: list[Befell]
    passages: list[Passage]


def strip(table: Table, seat: str, lang: str) -> Strip:
    """As one seat of a table may know it."""
    index = table.index(seat)
    yours, passages = since_decided(table, index, lang)
    last = last_decision(table, index)
    return {"since": last.number if last else 0, "number": table.number, "yours": yours, "passages": passages}


def since_decided(played: Played, seat: int, lang: str) -> tuple[list[Befell], list[Passage]]:
    reader = _Reader(voice_of(played.game.name), played.state, seat, lang)
    yours: list[Befell] = []
    passages: list[Passage] = []
    was_empty = False
    moments = _since(played, seat)
    for found in reader.gathered(moments):
        told = [reader.told(found, upshot, at) for upshot, at in found.befell.items()]
        mine = [upshot.seat in (seat, EVERYONE) for upshot in found.befell]
        yours += [each for each, is_mine in zip(told, mine, strict=True) if is_mine]
        others = [each for each, is_mine in zip(told, mine, strict=True) if not is_mine]
        title, is_empty = found.title, found.is_bare and not told
        if was_empty and is_empty:  # as when one after the other passes
            title = f"{passages.pop()['title']} · {title}"
        if title and (others or not found.is_old):
            number, line = (others[0]["number"], others[0]["line"]) if found.is_old else (found.number, found.line)
            passages.append(Passage(title=title, befell=others, number=number, line=line))
        was_empty = is_empty and bool(title)
    yours.sort(key=lambda each: not each["lost"])
    return yours, passages


def last_decision(played: Played, seat: int) -> Moment | None:
    """The moment in which a seat last decided something itself."""
    decided = (each for each in played.history.now.back() if seat in each.decided and seat not in each.obeyed)
    return next(decided, None)


def _since(played: Played, seat: int) -> list[Moment]:
    """From there on, with all of that entry; the set-up is no news."""
    last, found = last_decision(played, seat), []
    for moment in played.history.now.back():
        if moment.before is None or (last and moment.depth < last.depth and moment.number != (last.number or -1)):
            break
        found.append(moment)
    return found[::-1]


class _Found:
    """A passage as it is gathered: of each upshot how many, and the line it was told in last."""

    def __init__(self, title: str = "", level: int = LINE, number: int = 0, line: int = 0) -> None:
        self.title = title
        self.level = level
        self.number = number
        self.line = line
        self.is_bare = True  # it has no line but its heading
        self.is_old = False  # it began before
        self.befell: dict[Upshot, tuple[int, int, int]] = {}

    def add(self, upshot: Upshot, number: int, line: int) -> None:
        alike = upshot._replace(n=0)
        many = self.befell[alike][0] if alike in self.befell else 0
        self.befell[alike] = (many + upshot.n, number, max(0, line))


class _Reader(NamedTuple):
    voice: Voice
    g: State
    seat: int
    lang: str

    def gathered(self, moments: list[Moment]) -> Iterator[_Found]:
        now, number, line = self.going_on(moments), -1, -1
        for moment in moments:
            if moment.number != number:
                number, line = moment.number, -1
            for effect in moment.news:
                if effect.only_for not in (EVERYONE, self.seat):
                    continue
                if not self.voice.is_quiet(self.g, effect):
                    line += 1
                    heading = self.heading(effect, number, line)
                    if heading is None:
                        now.is_bare = now.is_bare and self.voice.is_thought(effect)
                    elif now.title and now.is_bare and not now.befell and heading.level > now.level:
                        now = heading  # a turn says more than the phase it begins
                    else:
                        yield now
                        now = heading
                for upshot in self.voice.upshots(self.g, effect):
                    if not upshot.is_cost:
                        now.add(upshot, number, line)
        yield now

    def going_on(self, moments: list[Moment]) -> _Found:
        """The turn or phase in which they begin."""
        found = _Found()
        for before in moments[0].before.back() if moments and moments[0].before else ():
            heads = (self.heading(effect, before.number, 0) for effect in reversed(before.news))
            head = next((head for head in heads if head is not None), None)
            if head is not None:
                found = head
                break
        found.is_old, found.is_bare = True, False
        return found

    def heading(self, effect: Effect[Any], number: int, line: int) -> _Found | None:
        level = self.voice.level(effect)
        if level > TURN or self.voice.is_thought(effect):
            return None
        return _Found(self.voice.tell(self.g, effect, self.lang), level, number, line)

    def told(self, passage: _Found, upshot: Upshot, at: tuple[int, int, int]) -> Befell:
        n, number, line = at
        text, by = self.voice.phrase(self.g, upshot._replace(n=n), self.lang)
        seat = "" if upshot.seat == EVERYONE else self.g.game.seats[upshot.seat]
        during = passage.title
        return Befell(lost=upshot.sign < 0, text=text, seat=seat, by=by, during=during, number=number, line=line)
