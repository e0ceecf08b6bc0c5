"""A bug report: one text file that gives the same table again, and never tells what its author may not know."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from plancia.games.shelf import game_named
from plancia.games.voices import voice_of
from plancia.kernel.chance import key_of
from plancia.kernel.content import ContentError
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.words import catalogue, within
from plancia.kernel.written.record import FIRST_LINE as RECORD_LINE
from plancia.kernel.written.save import DAMAGE, BadSave, dump, state_hash
from plancia.table.match import Match, sum_of
from plancia.table.opening import loading
from plancia.table.opening.beginning import from_position
from plancia.table.told.log import TEXT

if TYPE_CHECKING:
    from plancia.table.table import Table

FIRST_LINE = "plancia report 1"
LONGEST = 4_000_000  # characters
LONGEST_NOTE = 4_000
HEAD = ("plancia", "python", "game", "content", "entry", "for", "note", "position", "state", "hash")
EVERYONE, SPECTATORS = "everyone", "spectators"  # for whom it was written, beside the seats


def write_report(table: Table, seat: str | None, note: str = "", lang: str = "en") -> str:
    """What a seat, or a spectator, may hand on: versions, what happened, position and state; the record where it
    may be known."""
    say, everything = catalogue(TEXT, lang), table.may_read_record(seat)
    g = table.state if everything else _as_known(table, seat)
    if everything:
        holds = say("report-finished" if table.over else "report-everything")
    elif seat is None:
        holds = say("report-spectator")
    else:
        holds = say("report-seat", title=within(voice_of(table.game.name).seat_name(g, table.index(seat), lang)))
    head = {
        "plancia": version("plancia"),
        "python": platform.python_version(),
        "game": f"{table.game.name} {table.game.rules_version}",
        "content": table.game.content_hash(g),
        "entry": str(table.number),
        "for": EVERYONE if everything else seat or SPECTATORS,
        "note": json.dumps(note[:LONGEST_NOTE], ensure_ascii=False),
        "position": json.dumps(table.game.write_position(g), ensure_ascii=False),
        "state": json.dumps(dump(g, secrets=False), sort_keys=True, separators=(",", ":")),
        "hash": state_hash(g),
    }
    lines = [FIRST_LINE, f"# {say('report-head')}", f"# {holds}", *(f"{word} {rest}" for word, rest in head.items())]
    for line in table.told(seat, lang):
        if line["what"] != "wrote":  # what people say to each other is nobody else's business
            lines.append(f"told {line['number']} {json.dumps(line['text'], ensure_ascii=False)}")
    body = "\n".join(lines) + "\n" + (table.record() if everything else "")
    return f"{body}sum {sum_of(body)}\n"


def _as_known(table: Table, seat: str | None) -> State:
    """A table that this seat could be looking at. Made from its view alone, so that nothing else can be in it."""
    view = View(table.state, SPECTATOR if seat is None else table.index(seat))
    g = view.imagine(key_of("report"))
    g.key, g.draws, g.origin = b"", 0, ""
    return g


class Report(NamedTuple):
    """A report that was read."""

    plancia: str  # version
    game: str
    number: int
    holds: str  # "everyone", "spectators", or the seat that may know what is in it
    note: str
    told: list[str]
    position: str
    hash: str
    record: str  # empty where it may not be known

    def match(self, packs: Sequence[Path] = ()) -> Match:
        """The same table, to look at or to play on. Raises BadSave."""
        try:
            if self.record:
                played = loading.replay(self.record, packs)
            else:
                played = from_position(self.game, self.position, packs=packs)
        except (ContentError, *DAMAGE) as problem:
            raise BadSave(f"the position cannot be read: {problem}") from None
        if (played.hash != self.hash) if self.record else (played.position() != self.position):
            raise BadSave("it does not lead to this position")
        return played


def read_report(text: str) -> Report:
    """Raises BadSave with the line."""
    lines = text.splitlines(keepends=True)
    if not lines or lines[0].rstrip() != FIRST_LINE:
        raise BadSave(f"a report begins with {FIRST_LINE!r}", 1)
    if len(text) > LONGEST:
        raise BadSave(f"longer than {LONGEST} characters")
    if lines[-1].split() != ["sum", sum_of("".join(lines[:-1]))]:
        raise BadSave("the report has been changed since it was written", len(lines))
    head: dict[str, str] = {}
    told: list[str] = []
    at = 1
    try:
        while at < len(lines) - 1 and lines[at].rstrip() != RECORD_LINE:
            word, _, rest = lines[at].rstrip("\n").partition(" ")
            if word == "told":
                told.append(_text(rest.partition(" ")[2]))
            elif word in HEAD and word not in head:
                head[word] = rest
            elif word != "#":
                raise ValueError(f"{word!r} is not expected here")
            at += 1
        game, number = head["game"].partition(" ")[0], int(head["entry"])
        game_named(game)
        note, position = _text(head["note"]), _text(head["position"])
        record = "".join(lines[at:-1])
        return Report(head["plancia"], game, number, head["for"], note, told, position, head["hash"], record)
    except (KeyError, ValueError, RecursionError) as problem:
        raise BadSave(f"the report cannot be read ({problem})", at + 1) from None


def _text(quoted: str) -> str:
    said: Any = json.loads(quoted)
    if not isinstance(said, str):
        raise ValueError("a text in quotes")
    return said
